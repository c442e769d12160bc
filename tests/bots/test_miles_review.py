"""What a move has cost: the obvious slip is found and weighed, a good move is left alone."""

from __future__ import annotations

import pytest

from bots.positions import seen
from thousand import miles
from thousand.bots.miles_review import judge
from thousand.bots.miles_search import Strong

PLAYOUTS = 300

FINISHES = "100 25 50 repairs gasoline spare-tire roll"
"""A hand with the card that completes a trip at 900 miles of 1000."""

AT_900 = ("roll 200 200 100 100 100 100 100", "roll 50")


def test_throwing_the_winning_card_away_has_cost_a_trip() -> None:
    view = seen(FINISHES, roads=AT_900)
    found = judge(view, miles.parse("discard 100"), PLAYOUTS)
    assert found is not None
    assert miles.format(found.move) == "play 100"
    assert found.reasons[0].code == "finish"
    assert found.points > 200, "the trip alone pays more"


def test_the_best_move_has_cost_nothing() -> None:
    view = seen(FINISHES, roads=AT_900)
    assert judge(view, miles.parse("play 100"), PLAYOUTS) is None


def test_where_there_is_no_choice_nothing_is_judged() -> None:
    view = seen("25 25 25 25 25 25", drawn=False, roads=AT_900)
    assert judge(view, miles.parse("draw"), PLAYOUTS) is None
    assert judge(view, miles.parse("next"), PLAYOUTS) is None


def test_equal_views_are_judged_alike() -> None:
    view = seen(FINISHES, roads=AT_900)
    move = miles.parse("discard repairs")
    assert judge(view, move, PLAYOUTS) == judge(view, move, PLAYOUTS)


@pytest.mark.parametrize("hand", [FINISHES, "stop 25 50 repairs gasoline spare-tire roll"])
def test_what_strong_would_do_is_never_blamed(hand: str) -> None:
    view = seen(hand, roads=AT_900)
    move = Strong(None, PLAYOUTS).choose(view).move
    assert judge(view, move, PLAYOUTS) is None  # type: ignore[arg-type]
