"""Two worlds: the same match with other cards where a viewer has never seen any.

A deal is played; then the cards that the viewer did not see by then are dealt another way round, and the very
same moves are made, a hidden card given or laid away being the one that now lies in its place. The other
world is one only if all that is done openly can be done there and means the same: cards are played as the
rules have it, bids are within the hand, and a card led declares a marriage in both or in none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple
from unittest.mock import patch

from thousand import tysiac
from thousand.game import Illegal
from thousand.tysiac import deals
from thousand.tysiac import events as ev
from thousand.tysiac.cards import DECK, Card
from thousand.tysiac.match import Match
from thousand.tysiac.moves import Give, LayAway, Move

from .random_play import Mood, Stack, moves_from, order_of, start
from .strategies import Agreed

Made = tuple[int, Move]


class World(NamedTuple):
    """A match at its start and after each move, and all that happened."""

    matches: list[Match]
    events: list[tuple[ev.AnyEvent, ...]]

    def perceived(self, viewer: int | None) -> Iterator[tuple[object, object, list[ev.AnyEvent]]]:
        """At each step the viewer's view, its moves, and the events as it perceives them."""
        for match, events in zip(self.matches, self.events, strict=True):
            heard = [seen for event in events if (seen := tysiac.redact(event, viewer)) is not None]
            seen = tysiac.view(match, viewer)
            yield seen, tysiac.legal(seen), heard

    @property
    def married(self) -> list[list[ev.AnyEvent]]:
        """The marriages declared at each step."""
        return [[e for e in events if isinstance(e, ev.MarriageDeclared)] for events in self.events]


def play_on(agreed: Agreed, seed: int, mood: Mood, stack: Stack, steps: int) -> tuple[World, list[Made]]:
    """One deal, played at random for ``steps`` moves at most, but not to its end, which reveals all."""
    match = start(agreed.rules, agreed.seats, seed, stack)
    deal = match.deal
    order = order_of([deal.held[seat] for seat in deal.players], deal.musiks)
    match, begun = _dealt(match, order)
    world, moves = World([match], [begun]), []
    for step in islice(moves_from(match, seed, mood, stack), steps):
        if step.match.deal.reason:
            break
        world.matches.append(step.match)
        world.events.append(step.events)
        moves.append((step.seat, step.move))
    return world, moves


def _dealt(match: Match, order: Sequence[Card]) -> tuple[Match, tuple[ev.AnyEvent, ...]]:
    """The same match when its first deal had this order."""
    with patch.object(deals, "shuffle", lambda *_: tuple(order)):
        return tysiac.start(match.rules, match.deal.seats, match.seeds)


def seen_by(world: World, viewer: int | None) -> set[Card]:
    """Every card that the viewer has seen: its own at any time, and what lay open."""
    seen: set[Card] = set()
    for match, events in zip(world.matches, world.events, strict=True):
        view = tysiac.view(match, viewer)
        seen.update(view.cards, view.musik or (), view.laid, view.table)
        seen.update(event.card for event in events if isinstance(event, ev.CardPlayed))
    return seen


def other_world(world: World, moves: Sequence[Made], viewer: int | None, chance: Random) -> World | None:
    """A world in which the viewer sees the same, or None where the cards that were drawn allow none."""
    hidden = [card for card in DECK if card not in seen_by(world, viewer)]
    swapped = dict(zip(DECK, DECK, strict=True)) | dict(
        zip(hidden, chance.sample(hidden, len(hidden)), strict=True)
    )
    deal = world.matches[0].deal
    order = order_of([deal.held[seat] for seat in deal.players], deal.musiks)
    match, begun = _dealt(world.matches[0], [swapped[card] for card in order])
    other = World([match], [begun])
    for seat, move in moves:
        match move:
            case Give(card, to):
                move = Give(swapped[card], to)
            case LayAway(card):
                move = LayAway(swapped[card])
        try:
            after, events = tysiac.apply(other.matches[-1], seat, move)
        except Illegal:
            return None
        other.matches.append(after)
        other.events.append(events)
    return other if other.married == world.married else None
