"""A text to walk through: a long help, statistics, the rules heading by heading."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, chain

from thousand.keys.commands import Command
from thousand.say.words import Section
from thousand.speech.terminal import evenly, wrap
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell

_LINES = {"up": -1, "down": 1, ",": -1, ".": 1}
_HEADINGS = {"left": -1, "right": 1, "pageup": -1, "pagedown": 1, "<": -1, ">": 1}


class LeafScreen(Screen):
    """Up, Down, Home and End walk through the lines; any other key goes back.

    Each line is one of the terminal: of two, some screen readers would say only the second.
    ``headings`` are the places of lines that Left, Right and the Page keys walk by. ``keys`` is the sentence
    that tells the keys, where the title does not: it is said after the title, and when asked for.
    """

    def __init__(
        self,
        shell: Shell,
        title: str,
        lines: tuple[str, ...],
        *,
        headings: Sequence[int] = (),
        keys: str = "",
    ) -> None:
        self._shell = shell
        self._title = title
        fold = wrap if shell.scribe.braille else evenly
        folded = [fold(line, shell.walking.limit) for line in lines]
        places = list(accumulate(map(len, folded), initial=0))
        self._lines = tuple(chain.from_iterable(folded))
        self._headings = [places[heading] for heading in headings]
        self._keys = keys
        self._at = 0

    def opened(self) -> None:
        """Say the title and the line under the cursor."""
        self._shell.reply(*filter(None, (self._title, self._keys)), self._lines[self._at])

    def press(self, key: str) -> None:
        """Walk, or go back."""
        last = len(self._lines) - 1
        if key in _LINES:
            self._go(self._at + _LINES[key])
        elif key in ("home", "end"):
            self._go(last if key == "end" else 0)
        elif key in _HEADINGS and self._headings:
            self._go(self._heading(_HEADINGS[key]))
        elif key in self._shell.keys.of(Command.HELP) and self._keys:
            self._shell.common(key)
        else:
            self._shell.close()

    def title(self) -> str:
        """The text's title."""
        return self._title

    def items(self) -> tuple[str, ...]:
        """The lines."""
        return self._lines

    def focus(self) -> int | None:
        """The line under the cursor."""
        return self._at

    def help_lines(self) -> tuple[str, ...]:
        """The keys; where the title tells them already, the text itself: question mark goes back from it."""
        return (self._keys,) if self._keys else self._lines

    def _go(self, at: int) -> None:
        self._at = min(max(at, 0), len(self._lines) - 1)
        self._shell.reply(self._lines[self._at])

    def _heading(self, way: int) -> int:
        """The place of the next heading, or of the one before: at first that of the section we are in."""
        if way > 0:
            return next((place for place in self._headings if place > self._at), len(self._lines) - 1)
        return next((place for place in reversed(self._headings) if place < self._at), 0)


def book(shell: Shell, title: str, sections: Sequence[Section]) -> LeafScreen:
    """A text of sections, to walk through by lines and by headings."""
    lines = tuple(line for section in sections for line in section.lines)
    places = accumulate((len(section.lines) for section in sections[:-1]), initial=0)
    return LeafScreen(shell, title, lines, headings=tuple(places), keys=shell.text("book-keys"))
