"""Whole games for the narration tests, played by seats that like to play rather than to discard."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import TypeAlias

from thousand import miles
from thousand.deal import from_number
from thousand.miles.events import AnyEvent
from thousand.miles.match import Match
from thousand.miles.moves import Discard, Draw, Move, Play
from thousand.miles.rules import Rules

Step: TypeAlias = tuple[Match, tuple[AnyEvent, ...]]


@lru_cache(maxsize=32)
def steps(rules: Rules, seats: int, seed: int, moves: int) -> tuple[Step, ...]:
    """A match from its start for at most so many moves: each state, and the events that led to it. It is
    played once, however many listen."""
    return tuple(_played(rules, seats, seed, moves))


def _played(rules: Rules, seats: int, seed: int, moves: int) -> Iterator[Step]:
    chance = Random(seed)
    match, events = miles.start(rules, seats, from_number(seed))
    yield match, events
    for _ in range(moves):
        if miles.is_over(match):
            return
        seat, move = _choose(match, chance)
        match, events = miles.apply(match, seat, move)
        yield match, events


def _choose(match: Match, chance: Random) -> tuple[int, Move]:
    seats = sorted(miles.to_act(match))
    for seat in seats:  # whoever may answer a hazard does so, half of the time
        view = miles.view(match, seat)
        if view.answer is not None and chance.random() < 0.5:
            return seat, Play(view.answer)
    seat = match.hand.turn if match.hand.turn in seats else seats[0]
    legal = miles.legal(miles.view(match, seat))
    liked = [move for move in legal if isinstance(move, Play) and chance.random() < 0.8]
    forward = [move for move in legal if not isinstance(move, Discard)]
    if Draw() in legal:
        return seat, Draw()
    return seat, chance.choice(liked or forward or list(legal))
