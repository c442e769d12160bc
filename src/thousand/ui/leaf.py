"""A text to walk through line by line: on the board face, what is longer than the screen."""

from __future__ import annotations

from thousand.ui.screen import Screen
from thousand.ui.shell import Shell


class LeafScreen(Screen):
    """Up, Down, Home and End walk through the lines; any other key goes back."""

    def __init__(self, shell: Shell, title: str, lines: tuple[str, ...]) -> None:
        self._shell = shell
        self._title = title
        self._lines = lines
        self._at = 0

    def opened(self) -> None:
        """Say the title and the first line."""
        self._shell.reply(self._title, self._lines[0])

    def press(self, key: str) -> None:
        """Walk, or go back."""
        last = len(self._lines) - 1
        steps = {"up": -1, "down": 1, ",": -1, ".": 1, "home": -last, "end": last}
        if key in steps:
            self._at = min(max(self._at + steps[key], 0), last)
            self._shell.reply(self._lines[self._at])
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
        """The text itself: question mark goes back from it."""
        return self._lines
