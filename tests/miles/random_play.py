"""Random legal play, the same for the same seed."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import msgspec

from thousand import miles
from thousand.deal import from_number
from thousand.miles import events as ev
from thousand.miles.match import Match
from thousand.miles.moves import Discard, Move
from thousand.miles.rules import PRESETS, Rules

MOST_MOVES = 202
"""More than any hand takes: 94 cards to draw, 106 to lay, an extension to decide, the next hand to deal."""


class Step(NamedTuple):
    """A move made, and the match after it."""

    seat: int
    move: Move
    match: Match
    events: tuple[ev.AnyEvent, ...]


def one_hand(preset: str, seats: int) -> Rules:
    """A preset's rules for a match of one single hand."""
    return msgspec.structs.replace(PRESETS[preset](seats), match_points=None)


def begin(rules: Rules, seats: int, seed: int) -> tuple[Match, tuple[ev.AnyEvent, ...]]:
    return miles.start(rules, seats, from_number(seed))


def moves_from(match: Match, seed: int) -> Iterator[Step]:
    """Play on from here to the end of the match, at random; how keen the seats are to play rather than
    discard, and to answer a hazard, is drawn too."""
    chance = Random(seed)
    keen = chance.choice((0.5, 0.9, 1.0))
    hand_began = match.number
    made = 0
    while not miles.is_over(match):
        if match.number != hand_began:
            hand_began, made = match.number, 0
        made += 1
        assert made < MOST_MOVES
        seat = chance.choice(sorted(miles.to_act(match)))
        move = _choose(miles.legal(miles.view(match, seat)), chance, keen)
        match, events = miles.apply(match, seat, move)
        yield Step(seat, move, match, events)


def _choose(moves: tuple[Move, ...], chance: Random, keen: float) -> Move:
    plays = [move for move in moves if not isinstance(move, Discard)]
    return chance.choice(plays if plays and chance.random() < keen else moves)
