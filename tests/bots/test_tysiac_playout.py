"""Playouts of Tysiąc against the engine, whose rules they follow, and against the steady bot, as which they
play."""

from __future__ import annotations

from random import Random

import pytest

from thousand import tysiac
from thousand.bots.tysiac_bits import bits_of, cards_in
from thousand.bots.tysiac_playout import Playout
from thousand.bots.tysiac_steady import Steady
from thousand.deal import from_number
from thousand.tysiac.match import Match
from thousand.tysiac.moves import Move, Phase, Play
from thousand.tysiac.rules import MustBeat
from thousand.tysiac.scoring import taken_by
from tysiac.table import ruled


def any_play(chance: Random, seats: int) -> Match:
    """A random deal whose play begins, with any rules of play."""
    rules = ruled(
        seats,
        must_trump=chance.random() < 0.6,
        must_beat=chance.choice(list(MustBeat)),
        marriage_on_first_trick=chance.random() < 0.7,
        bombs=0,
    )
    match, _ = tysiac.start(rules, seats, from_number(chance.randrange(1 << 30)))
    while match.deal.phase is not Phase.PLAY:
        match = moved(match, chance.choice(tysiac.legal(tysiac.view(match, match.deal.turn))))
    return match


def moved(match: Match, move: Move) -> Match:
    return tysiac.apply(match, match.deal.turn, move)[0]


def playout_of(match: Match) -> Playout:
    """The same deal as a playout: the gifts and the cards laid away are what the declarer knows."""
    deal = match.deal
    assert deal.declarer is not None
    places = deal.players
    playout = Playout(match.rules, len(places), places.index(deal.declarer), deal.contract)
    playout.deal([bits_of(deal.held[seat]) for seat in places], bits_of(deal.away) if len(places) == 2 else 0)
    playout.laid = bits_of(deal.laid)
    for gift in deal.gifts:
        assert gift.card is not None
        playout.given[places.index(gift.to)] = 1 << gift.card
    return playout


@pytest.mark.parametrize("seats", [2, 3])
def test_the_cards_allowed_and_the_points_are_those_of_the_rules(seats: int) -> None:
    """Spec "Tricks": random play by random options, card by card beside the engine."""
    chance = Random(seats)
    married = 0
    for _ in range(60):
        match = any_play(chance, seats)
        playout = playout_of(match)
        while match.deal.phase is Phase.PLAY:
            moves = tysiac.legal(tysiac.view(match, match.deal.turn))
            allowed = [move.card for move in moves if isinstance(move, Play)]
            assert list(cards_in(playout.allowed())) == sorted(allowed)
            card = chance.choice(allowed)
            playout.put(card)
            match = moved(match, Play(card))
        assert playout.got == [taken_by(match.deal, seat) for seat in match.deal.players]
        married += len(match.deal.marriages)
    assert married > 10


@pytest.mark.parametrize("seats", [2, 3])
def test_it_plays_the_steady_bots_cards(seats: int) -> None:
    """All but a few in a thousand: the steady bot remembers a little more of the musik and of gifts."""
    chance = Random(seats)
    played = others = 0
    for _ in range(30):
        match = any_play(chance, seats)
        playout = playout_of(match)
        while match.deal.phase is Phase.PLAY:
            steady = Steady().choose(tysiac.view(match, match.deal.turn)).move
            assert isinstance(steady, Play)
            others += playout.choose() != steady.card
            played += 1
            playout.put(steady.card)
            match = moved(match, steady)
    assert others < played / 100


def test_becoming_another_deal_leaves_that_one_alone() -> None:
    match = any_play(Random(1), 3)
    start = playout_of(match)
    before = start.hands.copy()
    ends = []
    for _ in range(2):
        copy = Playout(match.rules, 3, start.declarer, start.contract)
        copy.become(start)
        ends.append(copy.finish())
    assert ends[0] == ends[1]
    assert sum(ends[0]) >= 120
    assert start.hands == before
    assert start.got == [0, 0, 0]
