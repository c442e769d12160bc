"""Spec "Tricks": marriages are declared by leading, for everyone, and make trumps."""

from __future__ import annotations

import pytest

from thousand import tysiac
from thousand.tysiac import events as ev
from thousand.tysiac.cards import Suit
from thousand.tysiac.view import would_declare

from .table import all_of, cards, ending, ruled, the


@pytest.mark.parametrize("led", ["k", "q"])
@pytest.mark.parametrize(("suit", "points"), [("h", 100), ("d", 80), ("c", 60), ("s", 40)])
def test_leading_one_of_a_couple_declares_it(led: str, suit: str, points: int) -> None:
    """Its points count at once, and it is told before the card."""
    game = ending(f"k{suit} q{suit}", "ah ad", "ac as")
    (card,) = cards(f"{led}{suit}")
    events = game.play(f"0 play {led}{suit}")
    assert events[:2] == (
        ev.MarriageDeclared(0, card.suit, points, None),
        ev.CardPlayed(0, card, leads=True),
    )
    assert game.deal.trump is card.suit
    assert tysiac.view(game.match, None).points == (points, 0, 0)


def test_it_is_trump_from_that_trick_on() -> None:
    """The nine of the declared suit beats the ace of another suit even in the next trick."""
    game = ending("qs ks ad", "as 9h 9d", "9s 10d 9c")
    events = game.play("0 play qs; 1 play as; 2 play 9s")
    assert the(ev.TrickTaken, events).seat == 1
    game.play("1 play 9h")
    assert game.legal(2) == ["play 10d", "play 9c"]
    game.play("2 play 10d")
    assert game.legal(0) == ["play ks"]


def test_until_another_one() -> None:
    game = ending("kd qd", "9d jd", "9c jc", trump="hearts", married=("", "hearts", ""))
    assert the(ev.MarriageDeclared, game.play("0 play kd")).trump is Suit.HEARTS
    assert game.deal.trump is Suit.DIAMONDS


def test_every_seat_may() -> None:
    game = ending("9c", "kh qh", "ac", turn=1, declarer=0)
    assert the(ev.MarriageDeclared, game.play("1 play qh")).seat == 1


def test_only_by_leading() -> None:
    """Playing one of the couple to another's trick declares nothing."""
    game = ending("9h 9c", "kh qh", "ac as")
    assert not all_of(ev.MarriageDeclared, game.play("0 play 9h; 1 play kh"))
    assert game.deal.trump is None


def test_it_is_compulsory_so_that_nothing_else_can_be_led_with_that_card() -> None:
    game = ending("kh qh 9c", "ac as jc", "9s js 10c")
    assert game.legal(0) == ["play kh", "play qh", "play 9c"]
    seen = tysiac.view(game.match, 0)
    assert [would_declare(seen, card) for card in seen.cards] == [True, True, False]


def test_a_king_alone_declares_nothing() -> None:
    game = ending("kh 9c", "qh jc", "9s js")
    assert not all_of(ev.MarriageDeclared, game.play("0 play kh"))


@pytest.mark.parametrize("on", [True, False])
def test_on_the_first_trick(on: bool) -> None:
    """`marriage_on_first_trick`: on | off; where it is off the card may be led, and declares nothing."""
    game = ending("kh qh", "ac as", "9s js", tricks=0, rules=ruled(3, marriage_on_first_trick=on))
    assert would_declare(tysiac.view(game.match, 0), cards("kh")[0]) is on
    assert bool(all_of(ev.MarriageDeclared, game.play("0 play kh"))) is on


def test_off_it_may_still_be_declared_later() -> None:
    game = ending("kh qh", "ac as", "9s js", tricks=1, rules=ruled(3, marriage_on_first_trick=False))
    assert all_of(ev.MarriageDeclared, game.play("0 play kh"))
