"""What the real program tells, written down by the program itself, whatever then becomes of it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from program import DOWN, ENTER

TOLD = Path(__file__).with_name("told.py")

SHORT_GAME = [
    ("", "It is your turn."),
    (DOWN, "50 miles, 1 of 6"),
    (DOWN, "100 miles, 2 of 6"),
    (" ", "You draw Spare tire."),
    ("i", "You: 0 miles"),
    ("s", "You: 0 points."),
    ("t", "Your turn: play or discard"),
    ("3", "Roll, 3 of 7, can be played"),
    (ENTER, "It is your turn."),
    ("t", "Your turn: draw a card with Space."),
]
"""Keys for the match with seed 1, and how the last message that each brings about begins."""


class Notes:
    """The messages of one program, in a file of their own."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def command(self, *words: str) -> list[str]:
        """What starts the program with these words so that it takes the notes."""
        return [sys.executable, str(TOLD), str(self._path), *words]

    def told(self) -> list[str]:
        """The messages so far."""
        if not self._path.exists():
            return []
        *lines, _half_written = self._path.read_text(encoding="utf-8").split("\n")
        return [json.loads(line) for line in lines]
