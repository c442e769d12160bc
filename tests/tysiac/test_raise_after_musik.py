"""Spec "Auction", option `raise_after_musik`: the declarer raises the contract before it gives."""

from __future__ import annotations

from thousand.game import Illegal
from thousand.tysiac import events as ev

from .table import Table, dealt, ruled

ON = ruled(3, raise_after_musik=True)


def won(**options: object) -> Table:
    """Seat 1 has won at 110, and the musik brings it the queen of hearts to its king."""
    game = dealt("", "kh", "", musik="qh", rules=ruled(3, **options))
    game.play("1 bid 110; 2 pass; 0 pass")
    return game


def test_off_the_contract_stays() -> None:
    game = won()
    assert game.refused("1 raise 120") == Illegal("no-raise")


def test_on_it_is_raised_by_tens_up_to_the_cap_of_the_new_hand() -> None:
    game = won(raise_after_musik=True)
    raises = [move for move in game.legal(1) if move.startswith("raise")]
    assert raises == [f"raise {points}" for points in range(120, 221, 10)]
    assert game.refused("1 raise 110") == Illegal("bid-too-low", points=110, low=120)
    assert game.refused("1 raise 125") == Illegal("bid-not-tens", points=125, step=10)
    assert game.refused("1 raise 230") == Illegal("bid-too-high", points=230, high=220, marriages=100)
    assert game.play("1 raise 150") == (ev.ContractRaised(1, 150),)
    assert game.deal.contract == 150


def test_it_may_be_raised_again() -> None:
    game = won(raise_after_musik=True)
    game.play("1 raise 150; 1 raise 220")
    assert game.deal.contract == 220


def test_never_above_the_hard_cap() -> None:
    game = won(raise_after_musik=True, hard_cap=200)
    assert game.refused("1 raise 210") == Illegal("bid-hard-cap", points=210, high=200)


def test_not_after_giving() -> None:
    game = won(raise_after_musik=True)
    game.play("1 give kh to 1")
    assert game.refused("1 raise 120") == Illegal("raise-late")


def test_with_two_seats_before_laying_away() -> None:
    game = dealt("", "kh", musik="qh", rules=ruled(2, raise_after_musik=True))
    game.play("1 bid 110; 0 pass")
    assert game.refused("1 raise 120") == Illegal("take-now")
    game.play("1 take 2; 1 raise 220; 1 lay qh")
    assert game.refused("1 raise 230") == Illegal("raise-late")


def test_a_raised_opening_was_forced_all_the_same() -> None:
    """The musik stays hidden and the bomb may be dropped: both go by the auction."""
    game = dealt("", "", "", rules=ON)
    game.play("1 pass; 2 pass; 0 raise 110")
    assert "bomb" in game.legal(0)
    assert game.deal.forced
    assert not game.deal.shown
