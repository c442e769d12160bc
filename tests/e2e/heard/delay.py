"""How long it takes from a key to the voice, when Thousand speaks itself."""

from __future__ import annotations

import time
from itertools import cycle, islice
from pathlib import Path

from dispatcher import Dispatcher
from notes import Notes
from program import DOWN, UP, Program, surroundings

KEYS = 60


def delays(home: Path, dispatcher: Dispatcher, *game: str) -> list[float]:
    """Seconds from each of so many keys to the moment when speech-dispatcher's module is told to say the
    answer. All but the first cut off the answer before."""
    notes = Notes(home / "told")
    program = Program(notes.command(*game, "--speech", "direct"), surroundings(home, **dispatcher.environ))
    measured = []
    try:
        program.wait(lambda: notes.done() and len(dispatcher.heard()) >= len(notes.told()), "the opening")
        for number, key in enumerate(islice(cycle([DOWN, DOWN, UP]), KEYS), start=len(dispatcher.begun())):
            pressed = time.monotonic()
            program.press(key)
            program.wait(lambda: len(dispatcher.begun()) > number, f"the answer to {key!r}")  # noqa: B023
            begun = [event for event in dispatcher.events() if event["event"] == "begin"][number]
            assert begun["text"] == notes.told()[-1]
            measured.append(begun["at"] - pressed)
    finally:
        program.close()
    return measured
