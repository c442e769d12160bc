"""The engine and the referee at one table: the same moves, and every difference an error."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from thousand.miles import events as ev
from thousand.miles.match import Match
from thousand.miles.moves import NextHand

from .alike import alike
from .random_play import Mood, Stack, Step, begin, moves_from
from .referee import Referee, whole_deck
from .strategies import Agreed
from .table import cards_whole


def side_by_side(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack = Stack.SHUFFLED, steps: int | None = None
) -> Iterator[tuple[Step, Referee]]:
    """Play a match at random, the referee making the same moves and comparing everything that happens.

    ``steps`` moves are made at most (None: all of them).
    """
    rules, seats = agreed
    match, begun = begin(rules, seats, seed, stack)
    referee = Referee(rules, seats, match.deal)
    if stack is Stack.SHUFFLED:
        _whole_and_dealt(match)
    assert begun == _dealt_alike(referee, match)
    alike(match, referee)
    for step in islice(moves_from(match, seed, mood), steps):
        if isinstance(step.move, NextHand):
            _whole_and_dealt(step.match)
            assert step.events == _dealt_alike(referee, step.match)
        else:
            assert step.events == referee.make(step.seat, step.move)
        alike(step.match, referee)
        yield step, referee


def _dealt_alike(referee: Referee, match: Match) -> tuple[ev.AnyEvent, ...]:
    """The referee's opening of a hand with the cards that the engine dealt."""
    hand = match.hand
    return referee.deal_hand(hand.held, hand.pile[hand.taken :])


def _whole_and_dealt(match: Match) -> None:
    """Spec 1 and 2: the right cards, six to each seat."""
    assert cards_whole(match.hand) == whole_deck(match.rules)
    assert {len(held) for held in match.hand.held} == {6}
