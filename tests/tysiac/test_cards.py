"""Spec "Cards": 24 of them, their points and ranks, and the marriages."""

from __future__ import annotations

import pytest

from thousand.tysiac.cards import (
    DECK,
    DECK_POINTS,
    MARRIAGE_POINTS,
    NINES,
    PARTNER,
    Card,
    Rank,
    Suit,
    card_of,
    marriages_in,
    points_of,
)

from . import reading
from .table import cards


def test_24_cards_are_worth_120_points() -> None:
    assert len(DECK) == len(set(DECK)) == 24
    assert points_of(DECK) == DECK_POINTS == 120


@pytest.mark.parametrize(("name", "points"), [("a", 11), ("10", 10), ("k", 4), ("q", 3), ("j", 2), ("9", 0)])
@pytest.mark.parametrize("suit", "shdc")
def test_a_card_is_worth_what_its_rank_says(name: str, points: int, suit: str) -> None:
    (card,) = cards(name + suit)
    assert card.points == points


def test_the_ten_ranks_between_ace_and_king() -> None:
    assert sorted(cards("kh ah 9h 10h jh qh"), reverse=True) == list(cards("ah 10h kh qh jh 9h"))


def test_suit_rank_and_name_belong_together() -> None:
    for card in DECK:
        assert card.name == f"{card.suit.name}_{card.rank.name}"
        assert card_of(card.suit, card.rank) is card


def test_marriages_are_worth_100_80_60_and_40() -> None:
    assert {suit.name: points for suit, points in MARRIAGE_POINTS.items()} == reading.MARRIAGES
    assert marriages_in(cards("kh qh kd qs ks")) == (Suit.SPADES, Suit.HEARTS)
    assert marriages_in(cards("kh qd")) == ()


def test_only_kings_and_queens_have_a_partner() -> None:
    assert {card.rank for card in PARTNER} == {Rank.KING, Rank.QUEEN}
    assert all(PARTNER[PARTNER[card]] is card for card in PARTNER)


def test_the_four_nines() -> None:
    assert set(NINES) == set(cards("9s 9c 9d 9h"))


def test_no_card_and_no_suit_counts_as_nothing() -> None:
    """So that ``if trump`` asks whether there is one, even when it is spades."""
    assert all(card for card in Card)
    assert all(suit for suit in Suit)
