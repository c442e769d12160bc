"""The people of a table in sentences: who is meant, and what they are called there."""

from __future__ import annotations

from thousand.say.fluent import Arg
from thousand.say.names import short_names
from thousand.say.scribe import Scribe
from thousand.table.room_sight import RoomView

Meant = dict[str, Arg]
"""What a message is told of a person: a selector, ``you`` or ``other``, and a name."""


def called(scribe: Scribe, room: RoomView | None, name: str) -> str:
    """The name as the listener reads it: at the braille level a short one that nobody else at the table
    has. ``room`` None: at no table."""
    if not scribe.braille:
        return name
    at_table = () if room is None else (*(it.name for it in room.seats), *(it.name for it in room.people))
    known = tuple(dict.fromkeys((*at_table, name)))
    return short_names(known)[known.index(name)]


def who(scribe: Scribe, room: RoomView | None, name: str) -> Meant:
    """The one who acts, as ``$who`` and ``$name``."""
    return {"who": _address(room, name), "name": called(scribe, room, name)}


def whom(scribe: Scribe, room: RoomView | None, name: str) -> Meant:
    """The one to whom something is done, as ``$whom`` and ``$target``."""
    return {"whom": _address(room, name), "target": called(scribe, room, name)}


def _address(room: RoomView | None, name: str) -> str:
    return "you" if room is not None and name == room.viewer else "other"


def in_list(scribe: Scribe, room: RoomView, name: str, *, bot: bool = False) -> str:
    """The person or bot as one of several."""
    return scribe.text("room-in-list", bot=bot, **who(scribe, room, name))
