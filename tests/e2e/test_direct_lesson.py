"""The lesson spoken by the real program: every key's answer, the praise and the next step, each once."""

from __future__ import annotations

from pathlib import Path

import pytest
from dispatcher import Dispatcher, wait_until
from notes import Notes
from program import DOWN, ENTER, Program, surroundings

pytestmark = pytest.mark.e2e

KEYS = (" ", "h", DOWN, "z", " ", "2", ENTER, "q", "2", "r")
"""The first three steps, with a key that comes too early and one that asks to leave."""


def test_the_lesson_is_spoken_exactly_and_nothing_is_printed(dispatcher: Dispatcher, tmp_path: Path) -> None:
    notes = Notes(tmp_path / "told")
    environ = surroundings(tmp_path, PATH=str(tmp_path / "no-espeak-ng-here"), **dispatcher.environ)
    program = Program(notes.command("learn", "--lang", "en", "--speech", "direct"), environ)
    try:
        for number, key in enumerate(["", *KEYS], start=1):
            program.press(key)
            program.wait(lambda: notes.done() >= number, f"the answer to {key!r}")  # noqa: B023
            program.wait(lambda: len(dispatcher.heard()) >= len(notes.told()), f"the voice to answer {key!r}")
        wait_until(lambda: len(dispatcher.heard()) >= len(notes.told()))
        spoken = [text.replace("\n", " ") for text in notes.told()]
        assert dispatcher.heard() == dispatcher.begun() == spoken
        assert spoken[-1].startswith("Step 4 of 10: driving.")
        assert not any(line in program.text for line in spoken)
    finally:
        program.close()
