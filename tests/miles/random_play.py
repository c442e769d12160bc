"""Random legal play, the same for the same seed, and decks stacked so that rare things happen in it."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from random import Random
from typing import NamedTuple
from unittest.mock import patch

import msgspec

from thousand import miles
from thousand.deal import from_number
from thousand.miles import events as ev
from thousand.miles import hand as hands
from thousand.miles.cards import DISTANCES, HAZARDS, REMEDIES, SAFETIES, Card
from thousand.miles.match import Match
from thousand.miles.moves import Discard, Draw, Move, Play
from thousand.miles.rules import HAND_SIZE, PRESETS, Rules, deck_of
from thousand.miles.view import View


class Step(NamedTuple):
    """A move made, and the match after it."""

    seat: int
    move: Move
    match: Match
    events: tuple[ev.AnyEvent, ...]


class Mood(StrEnum):
    """How the seats play; all of them answer a hazard or not by chance."""

    ANYHOW = "anyhow"
    """Anything that is legal."""
    KEEN = "keen"
    """A card that can be laid is laid."""
    DRIVER = "driver"
    """Distances and what lets one drive first: trips are completed, and 700 reached."""
    FIGHTER = "fighter"
    """Hazards first; a safety waits in the hand for its hazard."""
    WASTER = "waster"
    """Cards are mostly thrown away: the pile runs out, is reshuffled, and stalls."""


class Stack(StrEnum):
    """How the cards are dealt."""

    SHUFFLED = "shuffled"
    ROADS = "roads"
    """What makes a side roll and drive comes early."""
    WAR = "war"
    """Hazards, safeties and rolls come early."""
    SHORT = "short"
    """Most of the pile is missing."""
    SCANT = "scant"
    """Most of the pile and of every hand is missing, and what is left is mostly for war."""


def one_hand(preset: str, seats: int) -> Rules:
    """A preset's rules for a match of one single hand."""
    return msgspec.structs.replace(PRESETS[preset](seats), match_points=None)


def begin(
    rules: Rules, seats: int, seed: int, stack: Stack = Stack.SHUFFLED
) -> tuple[Match, tuple[ev.AnyEvent, ...]]:
    """A match at its first turn, and the events that opened it; ``stack`` is how its first hand is dealt."""
    if stack is Stack.SHUFFLED:
        return miles.start(rules, seats, from_number(seed))
    chance = Random(seed)
    cards = list(deck_of(rules))
    hand_size = chance.randint(1, HAND_SIZE) if stack is Stack.SCANT else HAND_SIZE
    if stack is Stack.SHORT:
        chance.shuffle(cards)
    else:
        cards.sort(key=lambda card: (chance.random() > _early(stack, card), chance.random()))
    if stack in (Stack.SHORT, Stack.SCANT):
        cards = cards[: hand_size * seats + chance.randint(0, 12)]
    with patch.multiple(hands, shuffle=lambda *_: tuple(cards), HAND_SIZE=hand_size):
        return miles.start(rules, seats, from_number(seed))


def _early(stack: Stack, card: Card) -> float:
    """How likely the card is to be among those dealt and drawn first."""
    if stack is Stack.ROADS:
        wanted = card in DISTANCES or card is Card.ROLL
    else:
        wanted = card in HAZARDS or card in SAFETIES or card is Card.ROLL
    return 0.95 if wanted else 0.1


def most_moves(rules: Rules) -> int:
    """More moves than any hand takes, from the cards that there are.

    Every card that is drawn costs a Draw (or comes with a coup, for nothing) and leaves a hand once, by
    a play or a discard; so a hand takes at most two moves for each card drawn, one for each card dealt,
    the choice at 700, and the next hand to deal. Without the reshuffle a card is drawn once. With it a
    reshuffle needs a card laid since the one before, or the hand ends. A laid card stays on its tableau
    unless a safety takes it away, which happens to six at most (one for each hazard that a safety knows),
    so that pile n holds at least n - 7 cards fewer than the deck.
    """
    cards = len(deck_of(rules))
    if not rules.reshuffle:
        return 2 * cards + 2
    drawn = sum(min(cards, cards + 7 - pile) for pile in range(cards + 7))
    return 2 * drawn + cards + 2


# Play.

_ANYTHING = tuple(Card)

_WANTED: dict[Mood, tuple[tuple[Card, ...], ...]] = {
    Mood.KEEN: (_ANYTHING,),
    Mood.DRIVER: (DISTANCES, REMEDIES + SAFETIES),
    Mood.FIGHTER: (HAZARDS, (Card.ROLL, *DISTANCES), _ANYTHING),
    Mood.WASTER: (),
}
"""What each mood lays first, and what next."""


def moves_from(match: Match, seed: int, mood: Mood | None = None) -> Iterator[Step]:
    """Play on from here to the end of the match, at random; a mood left out is drawn too."""
    chance = Random(seed)
    mood = mood or chance.choice((Mood.ANYHOW, Mood.KEEN, Mood.KEEN, Mood.DRIVER, Mood.FIGHTER))
    most = most_moves(match.rules)
    hand_began = match.number
    made = 0
    while not miles.is_over(match):
        if match.number != hand_began:
            hand_began, made = match.number, 0
        made += 1
        assert made < most
        seat = chance.choice(sorted(miles.to_act(match)))
        move = choose(miles.view(match, seat), chance, mood)
        match, events = miles.apply(match, seat, move)
        yield Step(seat, move, match, events)


def choose(seen: View, chance: Random, mood: Mood) -> Move:
    """One of the viewer's moves: mostly one that the mood likes best. An answer may wait for the draw."""
    moves = miles.legal(seen)
    if mood is Mood.ANYHOW or chance.random() < 0.15:
        return chance.choice(moves)
    if Draw() in moves and chance.random() < 0.5:
        return Draw()
    liking = [_liking(mood, seen, move) for move in moves]
    best = max(liking)
    return chance.choice([move for move, likes in zip(moves, liking, strict=True) if likes == best])


def _liking(mood: Mood, seen: View, move: Move) -> int:
    """How much this mood likes the move; equals are drawn among."""
    match move:
        case Play(card) if card is seen.answer:
            return 4
        case Play(card) | Discard(card) if card in SAFETIES and mood is Mood.FIGHTER:
            return -1
        case Play(card):
            wanted = _WANTED[mood]
            return next((3 - place for place, kind in enumerate(wanted) if card in kind), 0)
        case Discard() if mood is Mood.WASTER:
            return 1
        case _:
            return 0
