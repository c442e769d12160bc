"""What each person may know of a room: how it stands, and what happened there."""

from __future__ import annotations

from typing import Any

import msgspec

from thousand.game import Illegal, Param, Seat
from thousand.games import load
from thousand.games.options import Value
from thousand.table.room import Happening, Pause, Person, Room
from thousand.table.room_events import AnyRoomEvent, Invited, Lost, Muted, Said, Went
from thousand.table.room_match_events import Declined, Played


class SeatView(msgspec.Struct, frozen=True):
    """A seat: its name, the person whose it is (None: a bot's), and the level of the bot that plays there."""

    name: str
    who: str | None
    bot: str | None


class Trouble(msgspec.Struct, frozen=True):
    """A refusal as data: see :class:`thousand.game.Illegal`."""

    code: str
    params: dict[str, Param] = {}


class RoomView(msgspec.Struct, frozen=True):
    """A room as ``viewer`` sees it; nothing of a match but that it is on.

    ``seat`` is the viewer's own. ``options`` are those in force, by name; ``trouble`` tells why they cannot
    be played as they are. ``match`` is the game of the match whose view comes beside this, over or not.
    ``commitment`` waits for words while a match is about to begin. ``banned`` are told to the host alone,
    ``muted`` are the viewer's own.
    """

    id: str
    seq: int
    viewer: str
    seat: Seat | None
    host: str
    people: tuple[Person, ...]
    seats: tuple[SeatView, ...]
    game: str | None
    rules: str
    options: dict[str, Value]
    trouble: Trouble | None
    coup_pause: int | None
    private: bool
    invited: tuple[str, ...]
    banned: tuple[str, ...]
    muted: tuple[str, ...]
    matches: int
    playing: bool
    starting: bool
    match: str | None
    names: tuple[str, ...]
    pause: Pause | None


def look(room: Room, viewer: str) -> RoomView:
    """The room as this person sees it."""
    draft = room.draft()
    reason = None if draft is None else draft.why_not()
    table = room.table
    return RoomView(
        id=room.id,
        seq=room.seq,
        viewer=viewer,
        seat=room.seat_of(viewer),
        host=room.host,
        people=room.people,
        seats=tuple(SeatView(place.name, place.who, place.bot) for place in room.places),
        game=room.game,
        rules=room.rules,
        options={} if draft is None else dict(draft.values),
        trouble=None if reason is None else trouble(reason),
        coup_pause=room.coup_pause,
        private=room.private,
        invited=tuple(sorted(room.invited)),
        banned=tuple(sorted(room.banned)) if viewer == room.host else (),
        muted=tuple(sorted(whom for who, whom in room.mutes if who == viewer)),
        matches=room.matches,
        playing=room.match is not None,
        starting=room.shuffle is not None,
        match=None if table is None else table.header.game,
        names=() if table is None else table.names,
        pause=room.pause,
    )


def trouble(reason: Illegal) -> Trouble:
    """A refusal as data."""
    return Trouble(reason.code, dict(reason.params))


def match_view(room: Room, viewer: str) -> Any:
    """The match under way, or the last one, as this person may know it; None where there is none."""
    table = room.table
    if table is None:
        return None
    seat = room.seat_of(viewer) if room.match is not None else _seat_then(room, viewer)
    return table.view(seat)


def _seat_then(room: Room, viewer: str) -> Seat | None:
    """The person's seat in a match that is over: seats may have changed since."""
    played = (one.event for one in reversed(room.log) if isinstance(one.event, Played))
    owners = next(played, Played("", ())).owners
    return owners.index(viewer) if viewer in owners else None


def perceived(event: AnyRoomEvent, viewer: str, host: str) -> AnyRoomEvent | None:
    """The event as this person perceives it, or None where it is hidden: private talk from others, talk of
    the muted, that somebody lets a chance go by (which may be one that nobody else knows of), and in the
    game's own events what a seat may not know."""
    match event:
        case Said():
            return msgspec.structs.replace(event, heard=()) if viewer in event.heard else None
        case Muted() | Declined():
            return event if viewer == event.who else None
        case Invited():
            return event if viewer in (event.who, event.name, host) else None
        case Played():
            seat = event.owners.index(viewer) if viewer in event.owners else None
            redact = load(event.game).game.redact
            seen = (redact(one, seat) for one in event.events)
            return Played(event.game, tuple(one for one in seen if one is not None))
        case _:
            return event


def heard_last(room: Room, viewer: str) -> int | None:
    """The number of the last event before this person's latest absence: they left the table, or their
    connection was lost. None where the room remembers no absence."""
    gone = (one.seq for one in reversed(room.log) if _is_absence(one.event, viewer))
    return next(gone, None)


def _is_absence(event: AnyRoomEvent, name: str) -> bool:
    return isinstance(event, Lost | Went) and event.who == name


def since(room: Room, viewer: str, seq: int) -> tuple[Happening, ...] | None:
    """What this person missed after number ``seq``, or None where the room does not remember all of it."""
    first = room.log[0].seq if room.log else room.seq + 1
    if seq + 1 < first or seq > room.seq:
        return None
    missed = room.log[seq + 1 - first :]
    seen = ((one.seq, perceived(one.event, viewer, room.host)) for one in missed)
    return tuple(Happening(number, event) for number, event in seen if event is not None)
