"""One whole hand for each preset, team layout and variant: what it has to show, and how it was found.

A hand was played once by the house's bots (bolder with an extension) from the first seed with which it
shows what it is here for, and its record kept; since then bots may change, the record stays. Deleting a
``record.txt`` and running the tests with ``THOUSAND_WRITE_GOLDEN=1`` finds one anew.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count, pairwise
from typing import Any, NamedTuple, TypeAlias

import msgspec

from thousand.deal import from_number
from thousand.miles import events as ev
from thousand.miles.cards import DISTANCES, MAJOR_HAZARDS
from thousand.miles.guards import Phase
from thousand.miles.moves import Discard, Draw, Extend, Move, Play
from thousand.miles.rules import DirtyTrickWindow, Goal, Rules, ShutOut, Tie, classic, playroom
from thousand.miles.view import View, legal
from thousand.table.record import Chair
from thousand.table.table import Command, Done, Table, next_bot, open_table, play_bot, submit

NAMES = ("Anna", "Borys", "Celia", "Daniel", "Ewa", "Felix", "Greta", "Hugo", "Iga")

Events: TypeAlias = tuple[ev.AnyEvent, ...]
Shows: TypeAlias = Callable[[Events], bool]


Way: TypeAlias = Callable[[View], Move | None]


def as_bots_do(view: View) -> Move | None:
    """Nobody does otherwise than the bot."""
    return None


def boldly(view: View) -> Move | None:
    """Every extension is called."""
    return Extend(True) if view.phase is Phase.EXTENSION else None


def wearily(view: View) -> Move | None:
    """After a reshuffle everybody only discards."""
    if not view.reshuffles or view.turn != view.viewer:
        return boldly(view)
    return Discard(view.cards[0]) if view.has_drawn(view.turn) else Draw()


def recklessly(view: View) -> Move | None:
    """Who is on the wrong way drives on, now and then."""
    if view.side is not None and view.tableaux[view.side].wrong and view.tableaux[view.side].miles > 100:
        drives = (move for move in legal(view) if isinstance(move, Play) and move.card in DISTANCES)
        return next(drives, None) or boldly(view)
    return boldly(view)


def spitefully(view: View) -> Move | None:
    """A side that suffers is made to suffer more."""
    for move in legal(view):
        if isinstance(move, Play) and move.target is not None and view.tableaux[move.target].hazards:
            return move
    return boldly(view)


class Case(NamedTuple):
    """Rules for so many seats, and what must be seen in the hand played by them: by bots, but for their
    own ``way`` where that has a move."""

    seats: int
    rules: Rules
    shows: Shows
    way: Way = boldly


def _one_hand(rules: Rules, **options: Any) -> Rules:
    return msgspec.structs.replace(rules, **{"match_points": None, "tie": Tie.SHARED} | options)


def _has(*kinds: type[Any]) -> Shows:
    return lambda happened: all(any(isinstance(event, kind) for event in happened) for kind in kinds)


def _ended(reason: str) -> Shows:
    return lambda happened: any(isinstance(e, ev.HandEnded) and e.reason == reason for e in happened)


def _pays(item: str) -> Shows:
    """Some side's sheet has this item."""
    return lambda happened: any(
        name == item
        for e in happened
        if isinstance(e, ev.HandEnded)
        for sheet in e.sheets
        for name, _ in sheet.items
    )


def _both(*parts: Shows) -> Shows:
    return lambda happened: all(part(happened) for part in parts)


def _stacked(happened: Events) -> bool:
    """A side suffers two battle hazards at once."""
    suffers: dict[int, set[str]] = {}
    for event in happened:
        if isinstance(event, ev.HazardPlayed) and event.card in MAJOR_HAZARDS:
            suffers.setdefault(event.target, set()).add(event.card.name)
            if len(suffers[event.target]) == 2:
                return True
        elif isinstance(event, ev.RemedyPlayed | ev.SafetyPlayed | ev.CoupFourre):
            suffers[event.side] = set()
    return False


def _opens_with_a_coup(happened: Events) -> bool:
    return any(isinstance(event, ev.CoupFourre) and event.opening for event in happened)


def _coup_for_a_team_mate(happened: Events) -> bool:
    """The holder answers although another seat of its side would have been next."""
    return any(
        isinstance(after, ev.SeatsSkipped) and len(after.seats) > 1
        for event, after in pairwise(happened)
        if isinstance(event, ev.CoupFourre)
    )


def _forfeited(happened: Events) -> bool:
    """The extension is called, and somebody but the caller has its points."""
    caller = next((e.seat for e in happened if isinstance(e, ev.ExtensionCalled)), None)
    ended = next(e for e in happened if isinstance(e, ev.HandEnded))
    paid = [side for side, sheet in enumerate(ended.sheets) if "extension" in dict(sheet.items)]
    return caller is not None and bool(paid) and caller not in paid


def _teams(seats: int, size: int) -> Case:
    return Case(seats, _one_hand(playroom(seats, size)), _has(ev.HazardPlayed, ev.TripCompleted))


_OLD = _one_hand(classic(2))

CASES: dict[str, Case] = {
    "classic": Case(2, _OLD, _has(ev.CoupFourre, ev.TripCompleted)),
    "playroom": Case(2, _one_hand(playroom(2)), _has(ev.Reshuffled, ev.TripCompleted)),
    "teams-2x2": Case(4, _one_hand(playroom(4, 2)), _coup_for_a_team_mate),
    "teams-2x3": _teams(6, 3),
    "teams-3x2": _teams(6, 2),
    "teams-2x4": _teams(8, 4),
    "teams-4x2": _teams(8, 2),
    "teams-3x3": _teams(9, 3),
    "classic-partnership": Case(4, _one_hand(classic(4, 2)), _has(ev.CoupFourre, ev.TripCompleted)),
    "nine-alone": Case(9, _one_hand(playroom(9)), _has(ev.Reshuffled, ev.CoupFourre)),
    "stacking": Case(2, _one_hand(_OLD, stacking=True), _stacked, spitefully),
    "reshuffle": Case(
        2, _one_hand(_OLD, reshuffle=True), _both(_has(ev.Reshuffled), _pays("delayed_action"))
    ),
    "stalled": Case(2, _one_hand(_OLD, reshuffle=True), _ended("stalled"), wearily),
    "wrong-way": Case(2, _one_hand(_OLD, wrong_way=True), _has(ev.MilesLost), recklessly),
    "whole-deck": Case(2, _one_hand(_OLD, thin_hazards=False), _has(ev.TripCompleted)),
    "left-target-only": Case(
        3, _one_hand(classic(3), left_target_only=True), _has(ev.HazardPlayed, ev.TripCompleted)
    ),
    "opening-coup": Case(2, _one_hand(_OLD, opening_coup=True), _opens_with_a_coup),
    "before-draw": Case(
        3,
        _one_hand(classic(3), dirty_trick_window=DirtyTrickWindow.BEFORE_DRAW),
        _has(ev.CoupFourre, ev.SeatsSkipped),
    ),
    "seat-out": Case(3, _one_hand(classic(3), end_when_a_seat_is_out=True), _ended("seat-out")),
    "cards-run-out": Case(3, _one_hand(classic(3)), _ended("cards")),
    "goal-700": Case(2, _one_hand(_OLD, goal=Goal.SEVEN_HUNDRED), _has(ev.TripCompleted)),
    "extension": Case(2, _OLD, _both(_has(ev.ExtensionCalled), _pays("extension"))),
    "extension-declined": Case(2, _OLD, _has(ev.ExtensionDeclined), as_bots_do),
    "extension-forfeit": Case(3, _one_hand(classic(3), extension_forfeit=True), _forfeited),
    "shut-out-each": Case(2, _OLD, _pays("shut_out")),
    "shut-out-all": Case(2, _one_hand(_OLD, shut_out=ShutOut.ALL), _pays("shut_out")),
}


def find(case: Case) -> Table:
    """The first match that shows what the case is here for."""
    return next(table for seed in count() for table in [_play(case, seed)] if table is not None)


def _play(case: Case, seed: int) -> Table | None:
    chairs = tuple(Chair(name, "steady") for name in NAMES[: case.seats])
    table, happened = open_table("miles", case.rules, chairs, from_number(seed))
    while (seat := next_bot(table)) is not None:
        move = case.way(table.view(seat))
        table, answer = (
            play_bot(table, seat)
            if move is None
            else submit(table, Command(str(table.seq), seat, table.seq, move))
        )
        if isinstance(answer, Done):
            happened += answer.events
    return table if case.shows(happened) else None
