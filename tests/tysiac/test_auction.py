"""Spec "Auction": the opening, raising by tens, passing for good, and the highest bid of a hand."""

from __future__ import annotations

import pytest

from thousand.game import Illegal
from thousand.tysiac import events as ev
from thousand.tysiac.moves import Phase

from .table import dealt, ruled, the


def test_the_seat_left_of_the_dealer_opens_at_100() -> None:
    game = dealt("", "", "")
    assert game.opening[-2:] == (ev.BidMade(0, 100, opening=True), ev.TurnBegan(1, Phase.AUCTION))
    assert (game.deal.declarer, game.deal.contract) == (0, 100)


def test_a_bid_may_leap_to_any_multiple_of_ten() -> None:
    game = dealt("", "", "")
    assert game.legal(1) == ["bid 110", "bid 120", "pass"]
    assert game.play("1 bid 120")[0] == ev.BidMade(1, 120)
    assert game.legal(2) == ["pass"]


def test_a_bid_is_a_ten_above_the_last_one_at_least() -> None:
    game = dealt("", "", "")
    game.play("1 bid 110")
    assert game.refused("2 bid 110") == Illegal("bid-too-low", points=110, low=120)
    assert game.refused("2 bid 100") == Illegal("bid-too-low", points=100, low=120)
    assert game.refused("2 bid 115") == Illegal("bid-not-tens", points=115, step=10)


def test_a_pass_is_final() -> None:
    game = dealt("kh qh", "ks qs", "")
    game.play("1 bid 110; 2 pass; 0 bid 120; 1 bid 130")
    assert game.deal.turn == 0
    assert game.refused("2 bid 140") == Illegal("not-your-turn", seat=0)


def test_the_auction_ends_when_all_but_one_have_passed() -> None:
    game = dealt("kh qh", "ks qs", "")
    game.play("1 bid 110; 2 pass; 0 bid 150")
    events = game.play("1 pass")
    assert events[:2] == (ev.Passed(1), ev.AuctionWon(0, 150, forced=False))
    assert game.deal.phase is Phase.GIVE
    assert [(call.seat, call.points) for call in game.deal.calls] == [
        (0, 100),
        (1, 110),
        (2, None),
        (0, 150),
        (1, None),
    ]


def test_with_two_seats_one_pass_ends_it() -> None:
    game = dealt("", "")
    assert the(ev.AuctionWon, game.play("1 pass")) == ev.AuctionWon(0, 100, forced=True)
    assert game.deal.phase is Phase.TAKE


@pytest.mark.parametrize(
    ("hand", "high"),
    [("", 120), ("ks qs", 160), ("kc qc", 180), ("kd qd", 200), ("kh qh", 220), ("kc qc kd qd", 260)],
)
def test_the_highest_bid_is_120_and_the_marriages_held(hand: str, high: int) -> None:
    game = dealt("", hand, "")
    assert game.legal(1)[-2:] == [f"bid {high}", "pass"]
    assert game.refused(f"1 bid {high + 10}") == Illegal(
        "bid-too-high", points=high + 10, high=high, marriages=high - 120
    )


@pytest.mark.parametrize(("seats", "cap"), [(2, 360), (3, 300)])
def test_never_above_the_hard_cap(seats: int, cap: int) -> None:
    """300 with three or four seats, 360 with two."""
    game = dealt("", "kh qh kd qd kc qc", *[""] * (seats - 2))
    assert game.legal(1)[-2:] == [f"bid {min(cap, 360)}", "pass"]
    if cap == 300:
        assert game.refused("1 bid 310") == Illegal("bid-hard-cap", points=310, high=300)


def test_with_two_seats_ten_cards_of_400_still_end_at_360() -> None:
    game = dealt("", "kh qh kd qd kc qc ks qs")
    assert game.legal(1)[-2:] == ["bid 360", "pass"]
    assert game.refused("1 bid 370") == Illegal("bid-hard-cap", points=370, high=360)


def test_of_four_seats_300_is_the_cap_too() -> None:
    game = dealt("", "kh qh kd qd kc qc", "", sitting=1)
    assert game.legal(1)[-2:] == ["bid 300", "pass"]


@pytest.mark.parametrize(("cap", "high"), [(120, 120), (200, 200), (220, 220), (230, 220), (400, 220)])
def test_hard_cap_is_an_option(cap: int, high: int) -> None:
    game = dealt("", "kh qh", "", rules=ruled(3, hard_cap=cap))
    assert game.legal(1)[-2:] == [f"bid {high}", "pass"]
