"""Spec "Deal", option `four_nines`: a new deal by the same dealer."""

from __future__ import annotations

import pytest

from thousand.game import Illegal
from thousand.tysiac import events as ev
from thousand.tysiac.moves import Phase

from .table import all_of, dealt, points, ruled, the

NINES = "9s 9c 9d 9h"
ON = ruled(3, four_nines=True)


def test_off_nobody_may_ask_and_the_opening_is_made_at_once() -> None:
    game = dealt("", NINES, "")
    assert the(ev.BidMade, game.opening) == ev.BidMade(0, 100, opening=True)
    assert game.deal.turn == 1
    assert game.refused("1 redeal") == Illegal("no-redeal")


def test_on_the_opener_is_asked_even_without_nines() -> None:
    """Else its being asked would betray the nines."""
    game = dealt("", NINES, "", rules=ON)
    assert not all_of(ev.BidMade, game.opening)
    assert game.legal(0) == ["bid 100"]
    assert game.refused("0 pass") == Illegal("must-open", points=100)
    assert game.refused("0 bid 110") == Illegal("must-open", points=100)
    assert the(ev.BidMade, game.play("0 bid 100")).opening


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_before_its_own_first_bid_a_seat_may_ask(seat: int) -> None:
    hands = [NINES if other == seat else "" for other in range(3)]
    game = dealt(*hands, rules=ON, totals=(10, 20, 30))
    for call in ("0 bid 100", "1 bid 110")[:seat]:
        game.play(call)
    assert "redeal" in game.legal(seat)
    events = game.play(f"{seat} redeal")
    assert the(ev.RedealAsked, events).seat == seat
    ended = the(ev.DealEnded, events)
    assert (ended.reason, ended.declarer, ended.contract, ended.made) == ("four-nines", None, 0, None)
    assert points(events) == [0, 0, 0]
    assert game.match.totals == (10, 20, 30)
    assert game.deal.phase is Phase.DEAL_OVER


def test_the_same_dealer_deals_again() -> None:
    game = dealt(NINES, "", "", rules=ON)
    game.play("0 redeal")
    started = the(ev.DealStarted, game.play("2 next"))
    assert (started.number, started.dealer, started.players) == (2, 2, (0, 1, 2))


def test_after_its_first_bid_it_is_too_late() -> None:
    game = dealt(NINES, "", "", rules=ON)
    game.play("0 bid 100; 1 bid 110; 2 pass")
    assert game.refused("0 redeal") == Illegal("redeal-late")


def test_three_nines_are_too_few() -> None:
    game = dealt("9s 9c 9d", "9h", "", rules=ON)
    assert game.refused("0 redeal") == Illegal("nines-missing", held=3)


def test_a_single_deal_goes_on_after_a_new_deal() -> None:
    """`match_points` none: what was never played is no deal."""
    game = dealt(NINES, "", "", rules=ruled(3, four_nines=True, match_points=None))
    assert not all_of(ev.MatchEnded, game.play("0 redeal"))
    assert game.match.winners == ()
