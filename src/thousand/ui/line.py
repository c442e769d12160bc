"""A line being typed: the label first, each character echoed at the cursor, nothing written meanwhile."""

from __future__ import annotations

from collections.abc import Callable

from prompt_toolkit.utils import get_cwidth

from thousand.keys.commands import Command
from thousand.speech.text import clean
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell


class LineScreen(Screen):
    """What a number field and a text field share; each says what it takes and what becomes of it."""

    def __init__(self, shell: Shell, label: str, cancel: Callable[[], None]) -> None:
        self._shell = shell
        self._label = label
        self._cancel = cancel
        self._typed = ""
        self._warned = False
        self._aside = False

    # What each kind of field decides

    def takes(self, character: str) -> bool:
        """Whether a character can be typed here."""
        raise NotImplementedError

    def finish(self) -> None:
        """Enter was pressed: :meth:`leave` and go on, or :meth:`again` with what is wrong."""
        raise NotImplementedError

    def typed_aloud(self) -> str:
        """What is said after a key where Thousand speaks itself."""
        raise NotImplementedError

    def shown(self, text: str) -> str:
        """What stands on the screen for a text that is typed."""
        return text

    limit: int
    """How many characters can be typed."""

    help_id: str
    other_key_id: str
    too_long_id: str
    full_id: str
    empty_id: str
    """The sentences of the field: its keys, a key that it does not take, that nothing more can be typed (at
    first, and in short for each further key), and that nothing can be rubbed out."""

    # What is the same in every field

    def dropped(self) -> None:
        """The line will not be finished."""
        self.leave()

    def opened(self) -> None:
        """Say the label, and begin a line to type in, or go on with one that was begun before."""
        begun = (self.typed_aloud(),) if self._typed and self._shell.ears.aloud else ()
        self._shell.reply(self.title(), *begun, prompts=True)
        self._lay_line()

    def press(self, key: str) -> None:
        """A character, Backspace, Enter or Escape."""
        if len(key) == 1 and self.takes(key):
            self._type(key)
        elif key == "backspace":
            self._rub_out()
        elif key == "enter":
            self.finish()
        elif key in ("escape", "ctrl-c", "ctrl-d"):
            self.leave()
            self._cancel()
        elif self._shell.keys.common(key) in (Command.HELP, Command.RULES):
            self.again(self._shell.text(self.help_id))
        else:
            self.again(self._shell.text(self.other_key_id))

    def paste(self, text: str) -> None:
        """A text may be pasted, whole."""
        cleaned = clean(text)
        if cleaned and all(self.takes(character) for character in cleaned):
            self._type(cleaned)
        else:
            self.again(self._shell.text(self.other_key_id))

    def title(self) -> str:
        """The label."""
        return self._label

    def items(self) -> tuple[str, ...]:
        """What is typed so far."""
        return (self.shown(self._typed),)

    def focus(self) -> int | None:
        """The only line."""
        return 0

    def help_lines(self) -> tuple[str, ...]:
        """The keys of the field."""
        return (self.title(), self._shell.text(self.help_id))

    def leave(self) -> None:
        """The line is finished: what came meanwhile may be shown."""
        self._shell.ears.release()

    def again(self, complaint: str, *, keep: bool = True) -> None:
        """Say what is wrong on a line of its own, and begin the typed line anew below it."""
        if not keep:
            self._typed = ""
        self._shell.ears.release()
        self._shell.refuse(complaint, self.title(), prompts=True)
        self._lay_line()

    def _lay_line(self) -> None:
        """What is typed stands behind the label, with the cursor after it; nothing else is written there."""
        self._aside = False
        self._shell.ears.hold()
        self._shell.ears.echo(" " + self.shown(self._typed))

    def _type(self, text: str) -> None:
        if len(self._typed + text) > self.limit:
            self._refuse_more()
            return
        self._typed += text
        self._echo(self.shown(text))

    def _refuse_more(self) -> None:
        """Say why nothing more fits; to each further key only that, without the whole line again."""
        complaint = self._shell.text(self.full_id if self._warned else self.too_long_id, count=self.limit)
        if self._warned:
            self._shell.ears.release()
            self._shell.refuse(complaint)
            self._shell.ears.hold()
            self._aside = True
        else:
            self._warned = True
            self.again(complaint)

    def _rub_out(self) -> None:
        """Take away the last character, with the accents that were typed after it."""
        if not self._typed:
            self.again(self._shell.text(self.empty_id))
            return
        cells = 0
        while self._typed and cells == 0:
            cells = get_cwidth(self.shown(self._typed[-1]))
            self._typed = self._typed[:-1]
        self._echo("\b \b" * cells)

    def _echo(self, text: str) -> None:
        """A screen reader says what comes at the cursor; where Thousand speaks, it says what is typed. Where
        the cursor has left the line, it is begun anew."""
        if self._aside:
            self._shell.ears.release()
            self._shell.again(self.title(), prompts=True)
            self._lay_line()
        else:
            self._shell.ears.echo(text)
        if self._shell.ears.aloud:
            self._shell.again(self.typed_aloud())
