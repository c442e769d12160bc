"""The search for a deal that the lesson of 1000 Miles can be played with.

``PYTHONPATH=src python tests/games/lesson_deal.py 10000000`` tells the first seed from that number on. One
deal in thirteen thousand has the two safeties where they are needed, and few of those have the rest.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import count

from thousand import miles
from thousand.deal import from_number, shuffle
from thousand.games.miles import chances
from thousand.games.miles_lesson import LESSON, PUPIL, Partner
from thousand.miles.cards import SAFETIES, Card
from thousand.miles.events import AnyEvent
from thousand.miles.match import Match
from thousand.miles.moves import Draw
from thousand.miles.rules import HAND_SIZE, PRESETS, deck_of

SEATS = LESSON.bots + 1
RULES = PRESETS[LESSON.rules](SEATS)
MOVES = [(step, task) for step in LESSON.steps for task in step.tasks if not task.looks]

DRAWN = {Card.RIGHT_OF_WAY: 18, Card.EXTRA_TANK: 19}
"""The two safeties that the pupil has to draw, and how many cards were drawn before each."""

ONES = (*SAFETIES, Card.WRONG_WAY, Card.END_OF_WRONG_WAY)
"""Cards that the lesson does not speak of, apart from those two safeties: the pupil must not see one."""


def serves(seed: int) -> bool:
    """Whether the lesson comes to its end with this deal, whatever the pupil chooses."""
    cards = shuffle(deck_of(RULES), from_number(seed).hand_seed(1))
    dealt = HAND_SIZE * SEATS
    if any(cards[dealt + place] is not card for card, place in DRAWN.items()):
        return False
    try:
        return all(seen.isdisjoint(set(ONES) - set(DRAWN)) for seen, _ in courses(seed))
    except LookupError:
        return False


def courses(seed: int) -> Iterator[tuple[set[Card], tuple[AnyEvent, ...]]]:
    """Every way through the lesson: the cards that the pupil sees, and all that happens. Raises LookupError
    where a task cannot be done."""
    match, events = miles.start(RULES, SEATS, from_number(seed))
    yield from _from(match, 0, set(miles.view(match, PUPIL).cards), events)


def _from(
    match: Match, done: int, seen: set[Card], events: tuple[AnyEvent, ...]
) -> Iterator[tuple[set[Card], tuple[AnyEvent, ...]]]:
    if done == len(MOVES):
        yield seen, events
        return
    _, task = MOVES[done]
    welcome = [move for move in miles.legal(miles.view(match, PUPIL)) if task.wants(move)]
    if not welcome:
        raise LookupError(task.name)
    for move in welcome:
        after, happened = miles.apply(match, PUPIL, move)
        if not isinstance(move, Draw):
            after, more = _bots(after)
            happened += more
        yield from _from(after, done + 1, seen | set(miles.view(after, PUPIL).cards), events + happened)


def _bots(match: Match) -> tuple[Match, tuple[AnyEvent, ...]]:
    """The bots play until it is the pupil's turn, or the pupil may answer a hazard; one who might answer the
    pupil's hazard spoils the lesson."""
    happened: tuple[AnyEvent, ...] = ()
    while match.hand.turn != PUPIL and not chances(match):
        seat = match.hand.turn
        match, more = miles.apply(match, seat, Partner().choose(miles.view(match, seat)).move)
        happened += more
    if chances(match) and PUPIL not in {seat for seat, _ in chances(match)}:
        raise LookupError("a bot could answer")
    return match, happened


if __name__ == "__main__":
    sys.stdout.write(f"{next(seed for seed in count(int(sys.argv[1])) if serves(seed))}\n")
