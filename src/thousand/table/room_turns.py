"""Whom a room's match waits for: bots, and the pause for an answer out of turn (spec 12)."""

from __future__ import annotations

from thousand.game import Seat
from thousand.games.pause import threat
from thousand.table.room import Pause, Place, Room
from thousand.table.table import Table


def open_chances(match: Table) -> frozenset[Seat]:
    """The seats that may really act out of turn and have not declined."""
    chances = match.entry.chances(match.state)
    return frozenset(seat for seat, name in chances if (seat, name) not in match.declined)


def bot_with_chance(room: Room) -> Seat | None:
    """A bot that has to be asked, before anybody else acts, whether it answers out of turn."""
    match = room.match
    if match is None:
        return None
    return next((seat for seat in sorted(open_chances(match)) if room.places[seat].bot is not None), None)


def next_bot(room: Room) -> Seat | None:
    """The bot that acts now, or None where the table waits for a person or a pause, nobody is there to hear
    it, or no match is on."""
    match = room.match
    if match is None or not any(person.here for person in room.people):
        return None
    asked = bot_with_chance(room)
    if asked is not None:
        return asked
    if room.pause is not None:
        return None
    chances = {seat for seat, _ in match.entry.chances(match.state)}
    waited_for = match.entry.game.to_act(match.state) - chances
    if any(room.places[seat].bot is None for seat in waited_for):
        return None
    return min(waited_for, default=None)


def pause_after(before: Table, after: Table, places: tuple[Place, ...], seconds: int | None) -> Pause | None:
    """The pause that a move begins, or None; its number is not known yet.

    It is made where a person of the attacked side might hold the answer as far as everybody knows, held or
    not, so that it betrays nothing. Where one person plays with bots alone, nothing can be betrayed: the
    table waits without limit where the person really holds the answer, and otherwise not at all.
    """
    game = after.header.game
    danger = threat(game, after.view(None))
    if danger is None or danger == threat(game, before.view(None)):
        return None
    held = after.entry.game.to_act(after.state) - {seat for seat, _ in after.entry.chances(after.state)}
    persons = {seat for seat, place in enumerate(places) if place.who is not None and place.bot is None}
    asked = danger.seats & persons
    if not asked or held & danger.seats or seconds == 0:
        return None
    if len(persons) == 1:
        if not asked & open_chances(after):
            return None
        seconds = None
    return Pause(tuple(sorted(held)), tuple(sorted(asked)), seconds, 0)
