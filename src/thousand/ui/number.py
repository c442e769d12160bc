"""Typing a number: the label first, each digit echoed at the cursor, nothing else written meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from thousand.speech.text import clean
from thousand.ui.keys import COMMON, Command
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell

DIGITS = 9
"""How many digits can be typed."""


class NumberScreen(Screen):
    """Asks for a whole number from ``low`` to ``high``; starts empty, Enter alone keeps ``standard``."""

    def __init__(
        self,
        shell: Shell,
        label: str,
        numbers: range,
        standard: int,
        done: Callable[[int], None],
        cancel: Callable[[], None],
    ) -> None:
        self._shell = shell
        self._label = label
        self._numbers = numbers
        self._standard = standard
        self._done = done
        self._cancel = cancel
        self._typed = ""

    def opened(self) -> None:
        """Say the label with its range and default, and begin a line to type in."""
        self._typed = ""
        self._shell.reply(self.title())
        self._shell.ears.hold()
        self._shell.ears.echo(" ")

    def press(self, key: str) -> None:
        """A digit, Backspace, Enter or Escape."""
        if len(key) == 1 and key in "0123456789":
            self._type(key)
        elif key == "backspace":
            self._rub_out()
        elif key == "enter":
            self._finish()
        elif key in ("escape", "ctrl-c", "ctrl-d"):
            self._shell.ears.release()
            self._cancel()
        elif COMMON.get(key) is Command.HELP:
            self._again(self._shell.text("help-number"))
        else:
            self._again(self._shell.text("number-digits-only"))

    def paste(self, text: str) -> None:
        """A number may be pasted, whole."""
        number = clean(text)
        if number.isascii() and number.isdigit():
            self._type(number)
        else:
            self._again(self._shell.text("number-digits-only"))

    def title(self) -> str:
        """The label with its range and default."""
        return self._shell.text(
            "number-label",
            label=self._label,
            low=self._numbers.start,
            high=self._numbers.stop - 1,
            standard=self._standard,
        )

    def items(self) -> tuple[str, ...]:
        """What is typed so far."""
        return (self._typed,)

    def focus(self) -> int | None:
        """The only line."""
        return 0

    def help_lines(self) -> tuple[str, ...]:
        """The keys of a number field."""
        return (self.title(), self._shell.text("help-number"))

    def _type(self, digits: str) -> None:
        if len(self._typed + digits) > DIGITS:
            self._again(self._shell.text("number-long", count=DIGITS))
            return
        self._typed += digits
        self._echo(digits)

    def _rub_out(self) -> None:
        if not self._typed:
            self._again(self._shell.text("number-empty"))
            return
        self._typed = self._typed[:-1]
        self._echo("\b \b")

    def _echo(self, text: str) -> None:
        """A screen reader says what comes at the cursor; where Thousand speaks, it says what is typed."""
        self._shell.ears.echo(text)
        if self._shell.ears.aloud:
            self._shell.reply(self._shell.text("number-typed", value=self._typed or "0"))

    def _finish(self) -> None:
        value = int(self._typed or self._standard)
        if value in self._numbers:
            self._shell.ears.release()
            self._done(value)
        else:
            self._typed = ""
            self._again(self._shell.text("number-outside", value=value))

    def _again(self, complaint: str) -> None:
        """Say what is wrong on a line of its own, and begin the typed line anew below it."""
        self._shell.ears.release()
        self._shell.refuse(complaint, self.title())
        self._shell.ears.hold()
        self._shell.ears.echo(" " + self._typed)
