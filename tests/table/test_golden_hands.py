"""Whole hands as every viewer hears them, from records, kept as plain text to be reviewed in a diff.

``tests/golden/hands/<case>/`` holds the record, what each seat and a spectator hear, in English; the
cases of :data:`IN_POLISH` in Polish too. ``THOUSAND_WRITE_GOLDEN=1`` writes what is heard anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from table.golden_hands import CASES, find
from thousand.doors.records import told
from thousand.game import Viewer
from thousand.miles.events import AnyEvent
from thousand.say.scribe import Scribe
from thousand.table.replay import record_of, replay, verify
from thousand.table.textlog import Record, write
from thousand.table.textreader import parse

HANDS = Path(__file__).parent.parent / "golden" / "hands"
IN_POLISH = frozenset({"playroom", "teams-2x2", "teams-3x3", "stacking", "extension"})
WRITE = os.environ.get("THOUSAND_WRITE_GOLDEN") == "1"


def kept(name: str) -> Record:
    """The record of a case; looked for and written where there is none and writing is asked for."""
    path = HANDS / name / "record.txt"
    if WRITE and not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(write(record_of(find(CASES[name]))), encoding="utf-8")
    return parse(path.read_bytes())


def viewers(name: str) -> dict[str, Viewer]:
    """Who listens, by the name of the file."""
    return {f"seat-{seat + 1}": seat for seat in range(CASES[name].seats)} | {"spectator": None}


@pytest.mark.parametrize("name", CASES)
def test_a_hand_is_true_to_its_rules_and_shows_what_it_is_here_for(name: str) -> None:
    record = kept(name)
    assert record.rules == CASES[name].rules
    assert verify(record).over
    happened: tuple[AnyEvent, ...] = sum((step.events for step in replay(record)), ())
    assert CASES[name].shows(happened)


@pytest.mark.parametrize("name", CASES)
def test_every_viewer_hears_it_as_before(name: str) -> None:
    record = kept(name)
    heard = {}
    for lang in ("en", "pl") if name in IN_POLISH else ("en",):
        for who, viewer in viewers(name).items():
            lines = told(Scribe(lang), record, viewer)
            heard[f"{who}.{lang}.txt"] = "".join(line + "\n" for line in lines)
    folder = HANDS / name
    if WRITE:
        for file, text in heard.items():
            (folder / file).write_text(text, encoding="utf-8")
    assert heard == {
        path.name: path.read_text(encoding="utf-8") for path in folder.iterdir() if path.name != "record.txt"
    }
