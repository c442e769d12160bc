"""Typing a number."""

from __future__ import annotations

from collections.abc import Callable

from thousand.ui.line import LineScreen
from thousand.ui.shell import Shell

DIGITS = 9
"""How many digits can be typed."""


class NumberScreen(LineScreen):
    """Asks for a whole number of the range; starts empty, Enter alone keeps ``standard``."""

    limit = DIGITS
    help_id = "help-number"
    other_key_id = "number-digits-only"
    too_long_id = "number-long"
    full_id = "number-full"
    empty_id = "number-empty"

    def __init__(
        self,
        shell: Shell,
        label: str,
        numbers: range,
        standard: int,
        done: Callable[[int], None],
        cancel: Callable[[], None],
    ) -> None:
        low, high = numbers.start, numbers.stop - 1
        label = shell.text("number-label", label=label, low=low, high=high, standard=standard)
        super().__init__(shell, label, cancel)
        self._numbers = numbers
        self._standard = standard
        self._done = done

    def takes(self, character: str) -> bool:
        """Digits."""
        return character.isascii() and character.isdigit()

    def typed_aloud(self) -> str:
        """The number so far."""
        return self._shell.text("number-typed", value=self._typed or "0")

    def finish(self) -> None:
        """Take the number, if it is in the range."""
        value = int(self._typed or self._standard)
        if value in self._numbers:
            self.leave()
            self._done(value)
        else:
            self.again(self._shell.text("number-outside", value=value), keep=False)
