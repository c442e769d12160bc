"""Whole matches as they are heard, kept as plain text to be reviewed in a diff.

``THOUSAND_WRITE_GOLDEN=1`` writes them anew.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from keyboard import ENTER, Keyboard
from script import whole_match

from thousand.doors.local import Entrance
from thousand.doors.new_match import Wanted
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
    heard = "\n".join(keyboard.play(*whole_match(MATCHES[name]), ENTER, entrance=entrance)) + "\n"
    golden = GOLDEN / f"{name}.{lang}.txt"
    if os.environ.get("THOUSAND_WRITE_GOLDEN") == "1":
        golden.write_text(heard, encoding="utf-8")
    assert heard == golden.read_text(encoding="utf-8")
