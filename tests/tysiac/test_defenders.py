"""Spec "Scoring a deal": defenders' points, rounded; option `round_to`."""

from __future__ import annotations

import pytest

from thousand.tysiac import events as ev
from thousand.tysiac.scoring import rounded

from . import reading
from .table import ending, points, ruled, the

LAST = "0 play 9h; 1 play 9c; 2 play 9d"


@pytest.mark.parametrize(
    ("taken", "fives", "tens"),
    [
        (0, 0, 0),
        (2, 0, 0),
        (3, 5, 0),
        (4, 5, 0),
        (5, 5, 10),
        (7, 5, 10),
        (8, 10, 10),
        (14, 15, 10),
        (15, 15, 20),
    ],
)
def test_defenders_points_are_rounded_to_the_nearest_halves_up(taken: int, fives: int, tens: int) -> None:
    """`round_to`: 5 | 10."""
    for round_to, gain in ((5, fives), (10, tens)):
        game = ending("9h", "9c", "9d", taken=(0, taken, 0), rules=ruled(3, round_to=round_to))
        assert points(game.play(LAST)) == [-110, gain, 0]


@pytest.mark.parametrize("multiple", [5, 10])
def test_rounding_by_a_second_reading(multiple: int) -> None:
    for taken in range(401):
        assert rounded(taken, multiple) == reading.nearest(taken, multiple)


def test_marriages_count_for_defenders_too() -> None:
    game = ending("9h", "9c", "9d", taken=(0, 33, 12), married=("", "clubs", "spades"))
    sheets = the(ev.DealEnded, game.play(LAST)).sheets
    assert sheets[1:] == (
        ev.SeatSheet(tricks=33, marriages=60, taken=93, rounded=95, points=95, total=95),
        ev.SeatSheet(tricks=12, marriages=40, taken=52, rounded=50, points=50, total=50),
    )


def test_of_four_seats_the_dealer_scores_nothing() -> None:
    game = ending("9h", "9c", "9d", taken=(60, 40, 20), sitting=1, totals=(0, 0, 0, 70))
    game.play(LAST)
    assert game.match.totals == (-110, 40, 20, 70)
