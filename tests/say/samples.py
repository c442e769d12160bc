"""One or more of every event, for any table: with the listener, a team-mate and others as its actors."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from thousand.miles import events as ev
from thousand.miles.cards import HAZARDS, REMEDIES, SAFETIES, SAFETY_AGAINST, Card
from thousand.miles.view import View

SHEET = ev.SideSheet((("mile", 1000), ("trip", 300)), 1300, 2300)

FULL_SHEET = ev.SideSheet(
    (
        *(("mile", 1000), ("safety", 400), ("coup_fourre", 1200), ("all_safeties", 300), ("trip", 400)),
        *(("delayed_action", 300), ("safe_trip", 300), ("extension", 200), ("shut_out", 1500)),
    ),
    5600,
    15600,
)
"""Every item of the score table (spec 8)."""


def samples(view: View) -> Iterator[ev.AnyEvent]:
    """Events of every kind, with what the viewer (to a spectator: seat 0) may know."""
    yield from _frame(view)
    yield from _turns(view)
    for seat in actors(view):
        yield from _plays(view, seat)


def actors(view: View) -> list[int]:
    """The first three seats, and all of the viewer's side."""
    return sorted({0, 1, 2} | set(view.sides[view.side or 0]))


def _frame(view: View) -> Iterator[ev.AnyEvent]:
    sides = len(view.sides)
    for points in (5000, 100_000, None):
        yield ev.MatchStarted(view.sides, msgspec.structs.replace(view.rules, match_points=points))
    for seat in actors(view):
        yield ev.HandStarted(2, seat, (seat + 1) % len(view.side_of), "c0ffee")
    me = view.viewer or 0
    yield ev.Dealt(me, (Card.ROLL,) * 2 + (Card.STOP,) * 3 + (Card.MILES_200,), 6)
    yield ev.Dealt(me, (*SAFETIES, Card.END_OF_WRONG_WAY, Card.SPEED_LIMIT), 6)
    yield from (ev.Dealt(seat, None, 6) for seat in actors(view) if seat != me)
    for winner in range(sides):
        for sheet in (SHEET, FULL_SHEET):
            yield ev.HandEnded(1, winner, "trip", (sheet,) * sides, "")
        yield ev.MatchEnded((winner,), (15600,) * sides)
        yield ev.MatchEnded((winner, (winner + 1) % sides), (15600,) * sides)
    yield ev.MatchEnded(tuple(range(sides)), (15600,) * sides)
    for reason in ("cards", "seat-out", "stalled"):
        yield ev.HandEnded(12, None, reason, (ev.SideSheet((), 0, 0),) * sides, "")


def _turns(view: View) -> Iterator[ev.AnyEvent]:
    me = view.viewer or 0
    for seat in actors(view):
        yield from (ev.TurnBegan(seat, again) for again in (False, True))
        for left, replaces in ((0, False), (1, True), (22, False), (100, True)):
            yield ev.CardDrawn(seat, Card.PUNCTURE_PROOF if seat == me else None, left, replaces)
    yield from (ev.CardDrawn(me, card, 2) for card in Card)
    yield ev.DrawPileEmpty()
    yield from (ev.Reshuffled(nth, count) for nth in (1, 2, 12) for count in (1, 2, 22, 105))
    yield from (ev.CoupFourreOffered(me, safety, hazard) for hazard, safety in SAFETY_AGAINST.items())
    seats = len(view.side_of)
    for first in range(seats):
        for count in range(1, seats):
            yield ev.SeatsSkipped(tuple((first + step) % seats for step in range(count)))


def _plays(view: View, seat: int) -> Iterator[ev.AnyEvent]:
    side = view.side_of[seat]
    yield ev.DistancePlayed(seat, side, Card.MILES_100, 300)
    for lost, left in ((100, 200), (25, 0), (0, 0), (100, 875)):
        yield ev.MilesLost(seat, side, Card.MILES_100, lost, left)
    for card in HAZARDS:
        yield from (ev.HazardPlayed(seat, side, card, hit) for hit in range(len(view.sides)) if hit != side)
    for card in REMEDIES:
        yield from (ev.RemedyPlayed(seat, side, card, rolling) for rolling in (False, True))
    for safety, cleared in _cleared():
        yield from (ev.SafetyPlayed(seat, side, safety, cleared, rolling) for rolling in (False, True))
    for hazard, safety in SAFETY_AGAINST.items():
        for also in (
            (),
            *((other,) for other, s in SAFETY_AGAINST.items() if s is safety and other is not hazard),
        ):
            yield ev.CoupFourre(seat, side, safety, hazard, (hazard, *also), True)
    yield ev.CoupFourre(seat, side, Card.RIGHT_OF_WAY, Card.STOP, (), True, opening=True)
    yield from (ev.Discarded(seat, card) for card in Card)
    yield from (ev.ExtensionOffered(seat), ev.ExtensionCalled(seat, 1000), ev.ExtensionDeclined(seat))
    yield ev.TripCompleted(seat, side, 1000)


def _cleared() -> Iterator[tuple[Card, tuple[Card, ...]]]:
    for safety in SAFETIES:
        hazards = tuple(hazard for hazard, s in SAFETY_AGAINST.items() if s is safety)
        yield from ((safety, ()), (safety, hazards), *((safety, (hazard,)) for hazard in hazards))
