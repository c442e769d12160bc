"""The pictures in docs/board.md are what the board face draws, on screens of these sizes.

Every player of these moments follows a script, so that no bot's change of mind makes the descriptions beside
the pictures untrue. ``THOUSAND_WRITE_GOLDEN=1`` draws the pictures of the page anew: read what the page says
of them, then.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from textwrap import dedent, indent
from typing import Any, NamedTuple

import pytest
from faces import Heard

from thousand.bots.base import Choice
from thousand.doors.learn import Nowhere
from thousand.doors.local_table import LocalTable
from thousand.doors.new_match import Wanted, open_match
from thousand.games import load
from thousand.say.scribe import Scribe
from thousand.ui.board import BoardFace, compose
from thousand.ui.ears import Ears
from thousand.ui.game import GameScreen
from thousand.ui.shell import Shell

PAGE = Path(__file__).parents[2] / "docs" / "board.md"
WIDTH_OF_PAGE = 80

SIZES = ((80, 24), (40, 24))
"""Columns and rows: the usual terminal, and large type."""

PICTURE = re.compile(r"(?:^    .*\n(?:\n+(?=    ))?)+", re.M)
"""A block of the page: indented lines, some of which may be empty."""


class Moment(NamedTuple):
    """How a match came to where it is drawn: the player's keys, and the moves of the bots."""

    wanted: Wanted
    keys: str
    bots: str


MOMENTS = [
    Moment(
        Wanted(bots=1, rules="classic", seed=3),
        keys="space 2 enter space 7 enter space 2 d space 2 d space s 3 d space 5 enter space 6 enter "
        "space 7",
        bots="draw, play roll, draw, play flat-tire on 1, draw, discard 25, draw, discard 25, "
        "draw, discard 25, draw, play roll, play driving-ace, draw, play 100, draw, play 100",
    ),
    Moment(
        Wanted(rules="classic", seed=7, options=(("teams", "2x2"),)),
        keys="space 1 d space 1 d space 2 enter space 2 enter space s 5 enter space 2",
        bots="draw, discard 25, draw, play roll, draw, play stop on 1, draw, discard 50, draw, play roll, "
        "draw, play speed-limit on 1, draw, discard 50, draw, play 200, draw, play speed-limit on 1, "
        "play right-of-way, draw, play 100, draw, play roll, draw, play 75, draw, play accident on 2, "
        "draw, discard stop, draw, discard 50, draw, play 100, draw, play flat-tire on 1",
    ),
    Moment(
        Wanted(bots=5, rules="classic", seed=4),
        keys="space 4 enter space 5 enter space 4 enter 1 space 1 d space",
        bots="draw, play stop on 1, draw, play speed-limit on 1, draw, play speed-limit on 2, "
        "draw, play right-of-way, draw, play 100, draw, play speed-limit on 3, draw, play roll, "
        "draw, play out-of-gas on 5, draw, play roll, draw, play flat-tire on 1, draw, play roll, "
        "draw, play roll, draw, play flat-tire on 2, draw, play 100, draw, play gasoline, draw, play 75, "
        "draw, discard 25, draw, play stop on 4, draw, discard 25, draw, play 75, draw, play 100",
    ),
]


class Script:
    """Plays in all bots' seats, move after move, and lets no chance go by that the script takes."""

    def __init__(self, moves: str) -> None:
        self._moves = iter(moves.split(", "))

    def choose(self, view: Any) -> Choice:
        return Choice(load("miles").game.parse(next(self._moves)))


def drawn(moment: Moment) -> list[str]:
    """The moment on a screen of each size."""
    table, opening = open_match(moment.wanted, {})
    board = BoardFace()
    shell = Shell(Ears(Heard(), lambda: board), Scribe("en"))
    shell.wear(board=True)
    port = LocalTable(table, Nowhere(), opening, Script(moment.bots))
    shell.open(GameScreen(shell, port, lambda: None))
    for key in moment.keys.split():
        shell.press(" " if key == "space" else key)
    screens = (compose(shell, board.log, *size)[0] for size in SIZES)
    return ["".join(f"{text}\n" for _, text in lines) for lines in screens]


def test_the_pictures_of_the_page_are_true(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("getpass.getuser", lambda: "ola")
    pictures = [picture for moment in MOMENTS for picture in drawn(moment)]
    if os.environ.get("THOUSAND_WRITE_GOLDEN") == "1":
        anew = iter(pictures)
        page = PICTURE.sub(lambda _: indent(next(anew), "    "), PAGE.read_text(encoding="utf-8"))
        PAGE.write_text(page, encoding="utf-8")
    assert [dedent(block) for block in PICTURE.findall(PAGE.read_text(encoding="utf-8"))] == pictures


def test_the_page_is_no_wider_than_a_terminal() -> None:
    assert max(map(len, PAGE.read_text(encoding="utf-8").splitlines())) <= WIDTH_OF_PAGE
