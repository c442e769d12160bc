"""Spec "Scoring a deal": the declarer's contract; option `declarer_scores`."""

from __future__ import annotations

import pytest

from thousand.tysiac import events as ev
from thousand.tysiac.rules import DeclarerScores

from .table import ending, points, ruled, the

LAST = "0 play 9h; 1 play 9c; 2 play 9d"
"""A last trick without points, for seat 0."""


def scored(taken: int, contract: int, *, married: str = "", **options: object) -> tuple[int, bool | None]:
    """What seat 0, the declarer, scores who has taken so much in tricks; and whether it made the contract."""
    game = ending(
        "9h",
        "9c",
        "9d",
        taken=(taken, 120 - taken),
        married=(married,),
        contract=contract,
        rules=ruled(3, **options),
    )
    events = game.play(LAST)
    return points(events)[0], the(ev.DealEnded, events).made


def test_as_many_points_as_the_contract_score_the_contract() -> None:
    assert scored(110, 110) == (110, True)
    assert scored(120, 110) == (110, True)


def test_one_point_less_loses_the_contract() -> None:
    assert scored(109, 110) == (-110, False)
    assert scored(0, 110) == (-110, False)


def test_marriages_count() -> None:
    assert scored(60, 200, married="hearts spades") == (200, True)
    assert scored(59, 200, married="hearts spades") == (-200, False)


@pytest.mark.parametrize("round_to", [5, 10])
def test_the_contract_is_tested_before_rounding(round_to: int) -> None:
    """108 and 109 would round to 110."""
    assert scored(109, 110, round_to=round_to) == (-110, False)


@pytest.mark.parametrize(
    ("declarer_scores", "round_to", "gain"),
    [
        (DeclarerScores.CONTRACT, 5, 110),
        (DeclarerScores.POINTS, 5, 120),
        (DeclarerScores.POINTS, 10, 120),
    ],
)
def test_declarer_scores_the_contract_or_the_points(
    declarer_scores: DeclarerScores, round_to: int, gain: int
) -> None:
    """`declarer_scores`: contract | points (rounded)."""
    assert scored(118, 110, declarer_scores=declarer_scores, round_to=round_to) == (gain, True)


def test_points_are_never_rounded_below_the_contract() -> None:
    options = {"declarer_scores": DeclarerScores.POINTS, "round_to": 10}
    assert scored(112, 110, **options) == (110, True)
    assert scored(115, 110, **options) == (120, True)


@pytest.mark.parametrize("declarer_scores", DeclarerScores)
def test_a_failure_always_costs_the_contract(declarer_scores: DeclarerScores) -> None:
    assert scored(50, 110, declarer_scores=declarer_scores) == (-110, False)


def test_totals_may_be_negative() -> None:
    game = ending("9h", "9c", "9d", contract=300, totals=(-100, 0, 0))
    game.play(LAST)
    assert game.match.totals == (-400, 0, 0)
