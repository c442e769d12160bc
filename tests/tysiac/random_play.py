"""Random legal play, the same for the same seed, and decks stacked so that rare things happen in it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import StrEnum
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from thousand import tysiac
from thousand.deal import Seeds, from_number, shuffle
from thousand.tysiac import deals
from thousand.tysiac import events as ev
from thousand.tysiac.cards import NINES, PARTNER, Card
from thousand.tysiac.match import Match
from thousand.tysiac.moves import Bid, Bomb, Move, NextDeal, Pass, Play, Redeal
from thousand.tysiac.rules import Rules
from thousand.tysiac.view import View, would_declare

MOST_MOVES = 100
"""More moves than any deal takes: at most 31 bids and raises, 2 passes, a musik, 2 gifts, 24 cards, the next
deal; and nothing can be done twice."""


class Step(NamedTuple):
    """A move made, and the match after it."""

    seat: int
    move: Move
    match: Match
    events: tuple[ev.AnyEvent, ...]


class Mood(StrEnum):
    """How the seats play."""

    ANYHOW = "anyhow"
    """Any kind of move, and any move of that kind."""
    TIMID = "timid"
    """Everybody passes who can: openings are forced, and bombs dropped."""
    BOLD = "bold"
    """Everybody bids on by tens."""
    KEEN = "keen"
    """A hand is bid for what it is, marriages are declared and high cards led: contracts are made."""


class Stack(StrEnum):
    """How the cards are dealt."""

    SHUFFLED = "shuffled"
    COUPLES = "couples"
    """Kings and queens of a suit come together."""
    NINES = "nines"
    """One seat has all four nines."""


def order_of(hands: Sequence[Sequence[Card]], musiks: Sequence[Sequence[Card]]) -> tuple[Card, ...]:
    """The order in which a deck deals these hands, the opener's first, and then the musiks."""
    dealt = [card for cards in zip(*hands, strict=True) for card in cards]
    return (*dealt, *(card for musik in musiks for card in musik))


def _stacked(stack: Stack, players: int, seed: bytes) -> tuple[Card, ...]:
    """A deck that deals what the stack asks for; the same for the same seed."""
    chance = Random(seed)
    cards = list(shuffle(tuple(Card), seed))
    size = deals.HAND_SIZES[players]
    hands: list[list[Card]] = [[] for _ in range(players)]
    if stack is Stack.NINES:
        chance.choice(hands).extend(NINES)
    if stack is Stack.COUPLES:
        for king in [card for card in cards if card in PARTNER and card > PARTNER[card]]:
            chance.choice(hands[:2]).extend((king, PARTNER[king]))
    left = [card for card in cards if not any(card in hand for hand in hands)]
    for hand in hands:
        del hand[size:]
        while len(hand) < size:
            hand.append(left.pop())
    held = {card for hand in hands for card in hand}
    rest = [card for card in cards if card not in held]
    return (*order_of(hands, ()), *rest)


def begin(
    rules: Rules, seats: int, seeds: Seeds, stack: Stack = Stack.SHUFFLED
) -> tuple[Match, tuple[ev.AnyEvent, ...]]:
    """A match at its start, and the events that opened it."""
    with patch.object(deals, "shuffle", _shuffle(stack, min(seats, 3))):
        return tysiac.start(rules, seats, seeds)


def _shuffle(stack: Stack, players: int) -> Callable[[Sequence[Card], bytes], tuple[Card, ...]]:
    """The shuffle that deals what the stack asks for."""
    if stack is Stack.SHUFFLED:
        return shuffle
    return lambda deck, seed: _stacked(stack, players, seed)


def start(rules: Rules, seats: int, seed: int, stack: Stack = Stack.SHUFFLED) -> Match:
    """A match at its start."""
    match, _ = begin(rules, seats, from_number(seed), stack)
    return match


def moves_from(match: Match, seed: int, mood: Mood, stack: Stack = Stack.SHUFFLED) -> Iterator[Step]:
    """Play on from here to the end of the match, at random; every deal ends in so many moves."""
    chance = Random(seed)
    made = 0
    while not tysiac.is_over(match):
        made += 1
        assert made < MOST_MOVES
        seat = chance.choice(sorted(tysiac.to_act(match)))
        move = choose(tysiac.view(match, seat), chance, mood)
        if isinstance(move, NextDeal):
            made = 0
        with patch.object(deals, "shuffle", _shuffle(stack, len(match.deal.players))):
            match, events = tysiac.apply(match, seat, move)
        yield Step(seat, move, match, events)


def choose(seen: View, chance: Random, mood: Mood) -> Move:
    """One of the viewer's moves, as the mood likes them."""
    moves = tysiac.legal(seen)
    kinds = sorted({type(move) for move in moves}, key=lambda kind: kind.__name__)
    if Redeal in kinds and chance.random() < 0.5:
        return Redeal()
    if Bomb in kinds and chance.random() < 0.5:
        return Bomb()
    if mood is Mood.TIMID and Pass in kinds:
        return Pass()
    if mood is Mood.BOLD and isinstance(moves[0], Bid) and chance.random() < 0.9:
        return moves[0]
    if mood is Mood.KEEN:
        return _keen(seen, moves, chance)
    kind = chance.choice(kinds)
    return chance.choice([move for move in moves if type(move) is kind])


def _keen(seen: View, moves: Sequence[Move], chance: Random) -> Move:
    """Bids up to what a few high cards promise, keeps them, and leads what declares or wins."""
    if isinstance(moves[0], Bid):
        strength = sum(card.points for card in seen.cards if card.points > 4) + 30
        strength += 50 * any(PARTNER.get(card) in seen.cards for card in seen.cards)
        return moves[0] if moves[0].points <= max(strength, 100) else Pass()
    if isinstance(moves[0], Play):
        if not seen.table:
            for move in moves:
                if isinstance(move, Play) and would_declare(seen, move.card):
                    return move
        return max((move for move in moves if isinstance(move, Play)), key=lambda move: move.card.rank)
    cheap = [move for move in moves if getattr(move, "card", Card.SPADES_ACE).points < 3]
    return chance.choice(cheap or list(moves))
