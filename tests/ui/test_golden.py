"""Whole matches as they are heard, kept as plain text to be reviewed in a diff.

``THOUSAND_WRITE_GOLDEN=1`` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
import tysiac_script
from keyboard import ENTER, Keyboard
from script import whole_match

from thousand.doors.new_match import Wanted
from thousand.doors.session import Entrance
from thousand.say.fluent import languages

GOLDEN = Path(__file__).parent.parent / "golden"

MATCHES = {
    "classic": Wanted(bots=2, rules="classic", match_points=2500, seed=39),
    "playroom": Wanted(bots=1, rules="playroom", match_points=2000, seed=80),
}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", MATCHES)
def test_a_whole_match_sounds_as_it_did(keyboard: Keyboard, name: str, lang: str) -> None:
    """From the first key to the final score, driven by keys alone."""
    entrance = Entrance(MATCHES[name], lang=lang, face="linear")
    heard = keyboard.play(*whole_match(MATCHES[name]), ENTER, entrance=entrance)
    compare(heard, GOLDEN / f"{name}.{lang}.txt")


TYSIAC = Wanted("tysiac", bots=2, level="steady", seed=14)
"""A match to 1000, which the person wins after a bomb of theirs and a fall from the barrel of somebody's."""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_whole_match_of_tysiac_sounds_as_it_did(keyboard: Keyboard, lang: str) -> None:
    """The same."""
    entrance = Entrance(TYSIAC, lang=lang, face="linear")
    heard = keyboard.play(*tysiac_script.whole_match(TYSIAC), ENTER, entrance=entrance)
    compare(heard, GOLDEN / f"tysiac.{lang}.txt")


def compare(lines: list[str], golden: Path) -> None:
    heard = "\n".join(lines) + "\n"
    if os.environ.get("THOUSAND_WRITE_GOLDEN") == "1":
        golden.write_text(heard, encoding="utf-8")
    assert heard == golden.read_text(encoding="utf-8")
