"""Spec "Deal": how many cards, who takes part, and who deals."""

from __future__ import annotations

import pytest

from thousand import tysiac
from thousand.deal import commitment, from_number, shuffle
from thousand.tysiac import events as ev
from thousand.tysiac.cards import DECK
from thousand.tysiac.rules import house

from .random_play import Mood, moves_from, start
from .table import all_of, the


@pytest.mark.parametrize(("seats", "hand", "musiks"), [(2, 10, [2, 2]), (3, 7, [3]), (4, 7, [3])])
def test_hands_and_musiks(seats: int, hand: int, musiks: list[int]) -> None:
    """Seven and a musik of three; with two seats ten and two musiks of two; of four the dealer has none."""
    deal = start(house(seats), seats, 1).deal
    assert [len(deal.held[seat]) for seat in deal.players] == [hand] * min(seats, 3)
    assert [len(musik) for musik in deal.musiks] == musiks
    dealt = [card for heap in (*deal.held, *deal.musiks) for card in heap]
    assert sorted(dealt) == sorted(DECK)


def test_of_four_seats_the_dealer_sits_the_deal_out() -> None:
    deal = start(house(4), 4, 1).deal
    assert deal.held[deal.dealer] == ()
    assert deal.players == tuple((deal.dealer + step) % 4 for step in (1, 2, 3))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_dealer_is_drawn_from_all_seats(seats: int) -> None:
    dealers = {start(house(seats), seats, seed).deal.dealer for seed in range(40)}
    assert dealers == set(range(seats))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deal_passes_left(seats: int) -> None:
    begun = []
    for step in moves_from(start(house(seats), seats, 2), 2, Mood.KEEN):
        begun += all_of(ev.DealStarted, step.events)
    first = start(house(seats), seats, 2).deal.dealer
    assert len(begun) > seats
    for turn, event in enumerate(begun, start=1):
        assert event.dealer == (first + turn) % seats
        assert event.players[0] == (event.dealer + 1) % seats


def test_a_deal_follows_from_its_seed() -> None:
    """One card at a time from the left of the dealer, the musik last."""
    seeds = from_number(5)
    match, events = tysiac.start(house(3), 3, seeds)
    order, players = shuffle(DECK, seeds.hand_seed(1)), match.deal.players
    assert [match.deal.held[seat][0] for seat in players] == list(order[:3])
    assert match.deal.musiks == (order[-3:],)
    started = the(ev.DealStarted, events)
    assert started == ev.DealStarted(1, match.deal.dealer, players, commitment(seeds.hand_seed(1)))
