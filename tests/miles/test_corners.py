"""Random play comes to every corner of the rules; else what is held of it would be held of little."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import get_args

from hypothesis import settings

from thousand.miles import events as ev
from thousand.miles.cards import HAZARDS
from thousand.miles.match import Match
from thousand.miles.moves import Draw

from .random_play import Mood, Stack, Step, begin
from .side_by_side import side_by_side
from .strategies import some_rules

CORNERS = {
    *(kind.__name__ for kind in get_args(ev.AnyEvent)),
    *("ended: trip", "ended: cards", "ended: seat-out", "ended: stalled"),
    *(f"coup: {hazard.name}" for hazard in HAZARDS),
    "coup: at the opening",
    "coup: by the next seat, before its draw",
    "coup: by the next seat, after its draw",
    "coup: by the team-mate of the next seat",
    "coup: takes the turn of a seat that had drawn",
    "coup: clears another hazard too",
    "coup: other hazards stay",
    "coup: of a side that never rolled",
    "coup: its card needs a reshuffle",
    "coup: nothing left to draw",
    "window: closed by a draw, the answer held",
    "pile: reshuffled twice",
    "stacked: three hazards on one side",
    "miles lost: fewer than the card's",
    "trip: after a reshuffle",
    "extension: nobody completes",
}


def corners(before: Match, step: Step) -> Iterator[str]:
    """What is remarkable about a move."""
    after = step.match.hand
    for event in step.events:
        yield type(event).__name__
        match event:
            case ev.CoupFourre():
                yield from _of_a_coup(before, event, step.events)
            case ev.HandEnded(reason=reason, winner=winner):
                yield f"ended: {reason}"
                if winner is not None and after.reshuffles:
                    yield "trip: after a reshuffle"
                if after.extended_by is not None and winner is None:
                    yield "extension: nobody completes"
            case ev.MilesLost(card=card, lost=lost) if lost < card:
                yield "miles lost: fewer than the card's"
            case ev.Reshuffled(nth=2):
                yield "pile: reshuffled twice"
    if any(len(tableau.hazards) >= 3 for tableau in after.tableaux):
        yield "stacked: three hazards on one side"
    window = before.hand.window
    if isinstance(step.move, Draw) and window is not None and window.holder is not None and not after.window:
        yield "window: closed by a draw, the answer held"


def _of_a_coup(before: Match, coup: ev.CoupFourre, events: tuple[ev.AnyEvent, ...]) -> Iterator[str]:
    hand = before.hand
    if coup.opening:
        yield "coup: at the opening"
        return
    yield f"coup: {coup.hazard.name}"
    drawn, is_next = hand.has_drawn(coup.seat), hand.turn == coup.seat
    if is_next:
        yield f"coup: by the next seat, {'after' if drawn else 'before'} its draw"
    elif hand.side_of[hand.turn] == coup.side:
        yield "coup: by the team-mate of the next seat"
    if not is_next and hand.has_drawn(hand.turn):
        yield "coup: takes the turn of a seat that had drawn"
    if len(coup.cleared) > 1:
        yield "coup: clears another hazard too"
    assert hand.window is not None
    stood = hand.window.before
    if len(coup.cleared) == 1 and stood.hazards:
        yield "coup: other hazards stay"
    if stood.stopped and not stood.laid and coup.card.name != "RIGHT_OF_WAY":
        yield "coup: of a side that never rolled"
    if any(isinstance(event, ev.Reshuffled) for event in events):
        yield "coup: its card needs a reshuffle"
    if not any(isinstance(event, ev.CardDrawn) for event in events):
        yield "coup: nothing left to draw"


def test_random_play_reaches_every_corner_and_the_referee_is_there() -> None:
    """Spec 2 to 11: the engine and the referee are held against each other at every step."""
    seen: Counter[str] = Counter()
    for seed in range(min(4 * settings().max_examples, 4000)):
        chance = Random(seed)
        agreed = some_rules(chance)
        mood, stack = chance.choice(list(Mood)), chance.choice(list(Stack))
        match, begun = begin(*agreed, seed, stack)
        seen.update(type(event).__name__ for event in begun)
        for step, _ in side_by_side(agreed, seed, mood, stack, steps=200):
            seen.update(corners(match, step))
            match = step.match
        if not CORNERS - seen.keys():
            break
    assert not {corner for corner in CORNERS if not seen[corner]}
