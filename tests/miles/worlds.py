"""Two worlds: the same match with other cards where a viewer has never seen any.

A *slot* is where a card came from: (0, i) is the i-th card of the deal's order, (n, i) the i-th card of the
n-th reshuffle. A :class:`Ledger` follows the slots of a match: which seat holds what was drawn from where,
and which slots have been seen. The other world deals the cards of all slots that a viewer never saw
another way round, and then makes the very same moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from itertools import islice
from random import Random
from unittest.mock import patch

from thousand import deal as deals
from thousand import miles
from thousand.miles import events as ev
from thousand.miles import hand as hands
from thousand.miles import play
from thousand.miles.cards import Card
from thousand.miles.match import Match
from thousand.miles.moves import Move

from .random_play import Mood, Stack, begin, moves_from
from .strategies import Agreed

Slot = tuple[int, int]
Order = tuple[Card, ...]


class Ledger:
    """Where every card of one hand came from, and where it is, kept by the (unredacted) events."""

    def __init__(self, orders: list[Order], seats: int) -> None:
        self.orders = orders
        self.held: list[list[Slot]] = [[] for _ in range(seats)]
        self.seen: set[Slot] = set()
        self._shuffles = 0
        self._next = 0

    def hear(self, events: Sequence[ev.AnyEvent], first: int = 0) -> None:
        """Follow the cards of these events; ``first`` is the seat that gets the first card dealt."""
        seats = len(self.held)
        for event in events:
            match event:
                case ev.Dealt(seat, cards):
                    assert cards is not None
                    slots = [(0, nth * seats + (seat - first) % seats) for nth in range(len(cards))]
                    assert tuple(map(self.card_in, slots)) == cards
                    self.held[seat] = slots
                    self._next += len(slots)
                case ev.Reshuffled(nth):
                    self._shuffles, self._next = nth, 0
                case ev.CardDrawn(seat, card):
                    slot = (self._shuffles, self._next)
                    self._next += 1
                    assert self.card_in(slot) == card
                    self.held[seat].append(slot)
                case (
                    ev.DistancePlayed(seat=seat, card=card)
                    | ev.MilesLost(seat=seat, card=card)
                    | ev.HazardPlayed(seat=seat, card=card)
                    | ev.RemedyPlayed(seat=seat, card=card)
                    | ev.SafetyPlayed(seat=seat, card=card)
                    | ev.CoupFourre(seat=seat, card=card)
                    | ev.Discarded(seat=seat, card=card)
                ):
                    slot = next(slot for slot in self.held[seat] if self.card_in(slot) == card)
                    self.held[seat].remove(slot)
                    self.seen.add(slot)

    def card_in(self, slot: Slot) -> Card:
        shuffle, place = slot
        return self.orders[shuffle][place]

    def hidden_from(self, viewer: int | None) -> list[list[int]]:
        """The places, for each shuffle, whose cards the viewer has never seen."""
        own = set() if viewer is None else set(self.held[viewer])
        return [
            [place for place in range(len(order)) if (shuffle, place) not in self.seen | own]
            for shuffle, order in enumerate(self.orders)
        ]


@contextmanager
def shuffling(change: Callable[[int, Order], Order]) -> Iterator[list[Order]]:
    """Have every shuffle changed by ``change(nth, order)``; yields what the shuffles came to."""
    orders: list[Order] = []

    def shuffle(items: Sequence[Card], seed: bytes, nth: int = 0) -> Order:
        orders.append(change(nth, deals.shuffle(items, seed, nth)))
        assert len(orders) == nth + 1
        return orders[nth]

    with patch.object(hands, "shuffle", shuffle), patch.object(play, "shuffle", shuffle):
        yield orders


class World:
    """One world's match at its start, and then after each of the moves, with all that happened."""

    def __init__(self, match: Match, events: tuple[ev.AnyEvent, ...]) -> None:
        self.matches = [match]
        self.events = [events]

    def add(self, match: Match, events: tuple[ev.AnyEvent, ...]) -> None:
        self.matches.append(match)
        self.events.append(events)

    def perceived(self, viewer: int | None) -> Iterator[tuple[object, list[ev.AnyEvent]]]:
        """The viewer's view at each step, and the events as it perceives them."""
        for match, events in zip(self.matches, self.events, strict=True):
            heard = [seen for event in events if (seen := miles.redact(event, viewer)) is not None]
            yield miles.view(match, viewer), heard


def play_on(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack, steps: int
) -> tuple[World, Ledger, list[tuple[int, Move]]]:
    """One hand, played at random for ``steps`` moves at most; its ledger and its moves."""
    match, begun = begin(agreed.rules, agreed.seats, seed, stack)
    deal_order = _order_of(match)
    world, moves = World(match, begun), []
    first = match.hand.turn
    with shuffling(lambda nth, order: order) as orders:
        orders.append(deal_order)
        ledger = Ledger(orders, agreed.seats)
        ledger.hear(begun, first)
        for step in islice(moves_from(match, seed, mood), steps):
            ledger.hear(step.events)
            world.add(step.match, step.events)
            moves.append((step.seat, step.move))
            if step.match.hand.reason:
                break
    return world, ledger, moves


def _order_of(match: Match) -> Order:
    """The order in which the cards of a match at its first turn were dealt, the draw pile after them."""
    hand = match.hand
    seats = len(hand.held)
    rounds = zip(*(hand.held[(hand.turn + step) % seats] for step in range(seats)), strict=True)
    return (*(card for one_each in rounds for card in one_each), *hand.pile)


def other_world(
    world: World, ledger: Ledger, moves: Sequence[tuple[int, Move]], viewer: int | None, chance: Random
) -> World:
    """The world in which the same moves are made, but what ``viewer`` never saw lies elsewhere."""
    hidden = ledger.hidden_from(viewer)
    orders = ledger.orders

    def change(nth: int, order: Order) -> Order:
        changed = list(orders[nth])
        places = hidden[nth]
        for place, source in zip(places, chance.sample(places, len(places)), strict=True):
            changed[place] = orders[nth][source]
        return tuple(changed)

    first = world.matches[0]
    hand_size = len(first.hand.held[0])
    with shuffling(change), patch.object(hands, "HAND_SIZE", hand_size):
        match, begun = miles.start(first.rules, len(first.hand.held), first.deal)
        other = World(match, begun)
        for seat, move in moves:
            match, events = miles.apply(match, seat, move)
            other.add(match, events)
    return other
