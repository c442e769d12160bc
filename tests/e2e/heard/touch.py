"""The program under a braille display, key by key: what stands in the cells when a message has come."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from braille import CELLS, COLUMNS, ROWS, Display, display, plain
from dispatcher import ENOUGH
from notes import Notes
from program import Program, surroundings

from heard.compare import Fault, Heard
from heard.listen import START, Step
from thousand.speech.terminal import wrap


def touched(home: Path, keys: Iterable[str], *game: str, patience: float = ENOUGH) -> list[Step]:
    """Press keys, each when the display has come to rest, and note the newest line of each step: what has to
    stand in the cells is its beginning."""
    notes = Notes(home / "told")
    program = Program(
        notes.command(*game, "--speech", "terminal"), surroundings(home), rows=ROWS, columns=COLUMNS
    )
    own = home / "brltty"
    own.mkdir()
    steps = []
    try:
        with display(program, own) as cells:
            for number, key in enumerate([START, *keys], start=1):
                program.press(key)
                program.wait(lambda: notes.done() >= number, f"the answer to {key!r}")  # noqa: B023
                steps.append(Step(key, [_felt(program, cells, newest_line(notes.told()), patience)]))
    finally:
        program.close()
    return steps


def newest_line(told: list[str]) -> str:
    """The terminal's last line of what was told last, as the display can show it."""
    return plain(wrap(told[-1].split("\n")[-1], COLUMNS)[-1])


def shows(cells: Display, line: str) -> bool:
    """Whether the line has come to the display: that part of it where the cursor is."""
    return cells.line == line and cells.at_cursor


def beginning(line: str) -> str:
    """What of a line fits into the cells."""
    return line[:CELLS].rstrip()


def _felt(program: Program, cells: Display, line: str, patience: float) -> Heard:
    if not program.happens(lambda: shows(cells, line), patience):
        return Heard(line, cells.cells, Fault.MISSING)
    felt = cells.cells
    return Heard(line, felt, None if felt == beginning(line) else Fault.CLIPPED)
