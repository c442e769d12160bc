"""What the real program tells, written down by the program itself, whatever then becomes of it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from program import DOWN, ENTER

TOLD = Path(__file__).with_name("told.py")

SHORT_GAME = (DOWN, DOWN, " ", "i", "s", "t", "3", ENTER, "t")
"""Keys for a match that begins with the player's turn."""


SHORT_AUCTION = (DOWN, DOWN, "p", "c", "f", "k", "s", "t", DOWN, DOWN)
"""Keys for a match of Tysiąc that begins with the player's turn in the auction."""


class Notes:
    """The messages of one program, in a file of their own."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def command(self, *words: str) -> list[str]:
        """What starts the program with these words so that it takes the notes."""
        return [sys.executable, str(TOLD), str(self._path), *words]

    def told(self) -> list[str]:
        """The messages so far."""
        return [text for text in self._lines() if text is not None]

    def done(self) -> int:
        """How many keys have been answered, the start counted as one: all that they brought about is
        in the messages."""
        return self._lines().count(None)

    def _lines(self) -> list[str | None]:
        if not self._path.exists():
            return []
        *lines, _half_written = self._path.read_text(encoding="utf-8").split("\n")
        return [json.loads(line) for line in lines]
