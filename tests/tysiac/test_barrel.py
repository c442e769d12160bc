"""Spec "Scoring a deal": the barrel; option `barrel`."""

from __future__ import annotations

import pytest

from thousand import tysiac
from thousand.tysiac import events as ev
from thousand.tysiac.rules import Barrel

from .table import Table, all_of, ending, points, ruled, the

LAST = "0 play 9h; 1 play 9c; 2 play 9d"


def deal(
    totals: tuple[int, ...], taken: tuple[int, ...] = (60, 40, 20), **options: object
) -> tuple[Table, tuple[ev.AnyEvent, ...]]:
    """A deal in which seat 0 declared 110, and who took what."""
    game = ending("9h", "9c", "9d", taken=taken, totals=totals, rules=ruled(3, **options))
    return game, game.play(LAST)


def test_on_the_barrel_a_defender_gains_nothing() -> None:
    game, events = deal((0, 800, 795))
    sheets = the(ev.DealEnded, events).sheets
    assert [(sheet.rounded, sheet.points, sheet.barred) for sheet in sheets] == [
        (60, -110, False),
        (40, 0, True),
        (20, 20, False),
    ]
    assert game.match.totals == (-110, 800, 815)


def test_who_had_nothing_to_gain_was_not_barred() -> None:
    _, events = deal((0, 800, 0), taken=(80, 2, 40))
    assert not the(ev.DealEnded, events).sheets[1].barred


def test_the_declarer_gains_and_loses_there() -> None:
    assert points(deal((880, 0, 0), taken=(110, 10, 0))[1])[0] == 110
    assert points(deal((880, 0, 0), taken=(109, 11, 0))[1])[0] == -110


def test_a_defender_below_it_may_pass_it_even_to_1000() -> None:
    game = ending(
        "9h",
        "9c",
        "9d",
        taken=(0, 25, 0),
        married=("", "hearts diamonds"),
        totals=(0, 795, 0),
    )
    events = game.play(LAST)
    assert game.match.totals == (-110, 1000, 0)
    assert the(ev.MatchEnded, events).winners == (1,)


@pytest.mark.parametrize(
    ("barrel", "gains"),
    [
        (Barrel.OFF, [5, 5, 5, 5, 5]),
        (Barrel.AT_800, [5, 0, 0, 0, 0]),
        (Barrel.AT_880, [5, 5, 5, 0, 0]),
        (Barrel.AT_900, [5, 5, 5, 5, 0]),
    ],
)
def test_where_it_begins(barrel: Barrel, gains: list[int]) -> None:
    """`barrel`: off | 800 | 880 | 900."""
    totals = (795, 800, 875, 880, 900)
    found = [points(deal((0, total, 0), taken=(100, 5, 0), barrel=barrel)[1])[1] for total in totals]
    assert found == gains


def test_coming_on_and_falling_off_are_told() -> None:
    _, events = deal((850, 795, 0), taken=(100, 5, 15))
    assert all_of(ev.BarrelLeft, events) == [ev.BarrelLeft(0, 740)]
    assert all_of(ev.BarrelEntered, events) == [ev.BarrelEntered(1, 800)]
    _, events = deal((950, 850, 0), taken=(100, 5, 15))
    assert not all_of(ev.BarrelEntered, events)
    assert all_of(ev.BarrelLeft, events) == []


def test_who_is_on_it_is_decided_at_the_start_of_a_deal() -> None:
    game, _ = deal((0, 800, 790))
    assert tysiac.view(game.match, 0).on_barrel == (1,)
    game.play("0 next")
    assert tysiac.view(game.match, None).on_barrel == (1, 2)
