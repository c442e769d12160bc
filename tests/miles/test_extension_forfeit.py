"""Spec 8, `extension_forfeit`: who has the 200 when a called extension is completed, and when it fails."""

from __future__ import annotations

import msgspec
import pytest

from thousand.miles import events as ev
from thousand.miles.rules import PRESETS, Rules, classic

from .table import Table, table, the

AT_600 = "roll 100 100 100 100 100 100"


def rules_of(seats: int, *, forfeit: bool, team_size: int = 1) -> Rules:
    return msgspec.structs.replace(classic(seats, team_size), extension_forfeit=forfeit)


def called(seats: int, *, forfeit: bool, cards: str = "100 200 100 25", team_size: int = 1) -> Table:
    """Seat 0 stands at 700 and has called the extension; seat 1 is next. The first two sides began at 600."""
    game = table(
        *[cards] * seats,
        roads=[AT_600, AT_600, "roll", "roll"],
        rules=rules_of(seats, forfeit=forfeit, team_size=team_size),
    )
    game.play("0 play 100; 0 extend")
    return game


def paid(events: tuple[ev.AnyEvent, ...]) -> list[int]:
    """The extension's points on each sheet; entered once at most."""
    sheets = the(ev.HandEnded, events).sheets
    assert all(len(dict(sheet.items)) == len(sheet.items) for sheet in sheets)
    return [dict(sheet.items).get("extension", 0) for sheet in sheets]


CALLER_COMPLETES = "1 discard 25; 2 discard 25; 0 play 200; 1 discard 200; 2 discard 200; 0 play 100"
OTHER_COMPLETES = (
    "1 play 100; 2 discard 25; 0 discard 25; 1 play 200; 2 discard 200; 0 discard 200; 1 play 100"
)


@pytest.mark.parametrize("forfeit", [False, True])
def test_the_caller_that_completes_has_it_alone(forfeit: bool) -> None:
    assert paid(called(3, forfeit=forfeit).play(CALLER_COMPLETES)) == [200, 0, 0]


def test_off_another_that_completes_has_it_alone() -> None:
    """The side that completes, caller or not."""
    assert paid(called(3, forfeit=False).play(OTHER_COMPLETES)) == [0, 200, 0]


def test_on_every_opponent_has_it_exactly_once_the_completer_included() -> None:
    assert paid(called(3, forfeit=True).play(OTHER_COMPLETES)) == [0, 200, 200]


@pytest.mark.parametrize(("forfeit", "points"), [(False, [0, 0, 0]), (True, [0, 200, 200])])
def test_when_nobody_completes(forfeit: bool, points: list[int]) -> None:
    """The cards run out: the caller failed all the same."""
    game = called(3, forfeit=forfeit, cards="100 25")
    events = game.play("1 discard 100; 2 discard 100; 0 discard 25; 1 discard 25; 2 discard 25")
    assert the(ev.HandEnded, events).winner is None
    assert paid(events) == points


@pytest.mark.parametrize("forfeit", [False, True])
def test_declined_it_pays_nobody(forfeit: bool) -> None:
    game = table("100 25", "25", roads=[AT_600], rules=rules_of(2, forfeit=forfeit))
    assert paid(game.play("0 play 100; 0 decline")) == [0, 0]


@pytest.mark.parametrize("forfeit", [False, True])
def test_never_called_it_pays_nobody(forfeit: bool) -> None:
    game = table("25", "25", roads=[AT_600], rules=rules_of(2, forfeit=forfeit))
    assert paid(game.play("0 play 25; 1 discard 25")) == [0, 0]


def test_on_with_teams_each_opposing_side_has_it_once() -> None:
    """Not each of its seats."""
    game = called(6, forfeit=True, cards="100 25", team_size=2)
    script = "; ".join(f"{seat} discard 100" for seat in (1, 2, 3, 4, 5))
    script += "; " + "; ".join(f"{seat} discard 25" for seat in range(6))
    assert paid(game.play(script)) == [0, 200, 200]


def test_the_team_mate_completes_the_callers_trip() -> None:
    """The side called; the side completes."""
    game = called(6, forfeit=True, team_size=3)
    assert paid(game.play("1 discard 25; 2 play 200; 3 discard 25; 4 play 100")) == [200, 0]


def test_its_points_are_those_of_the_score_table() -> None:
    rules = rules_of(2, forfeit=True)
    rules = msgspec.structs.replace(rules, scores=msgspec.structs.replace(rules.scores, extension=70))
    game = table("100", "25", roads=[AT_600], rules=rules)
    assert paid(game.play("0 play 100; 0 extend; 1 discard 25")) == [0, 70]


def test_off_by_default() -> None:
    assert not any(preset(3).extension_forfeit for preset in PRESETS.values())
