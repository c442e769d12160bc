"""A room as text and back, so that a server need not carry out every order again when it starts.

The state of the match under way is kept beside the text, in Python's own form. It only saves time: where this
program cannot read it (any more), the match is replayed from its moves, which the text has.
"""

from __future__ import annotations

import io
import pickle
from enum import Enum
from functools import cache
from importlib import import_module
from itertools import islice
from typing import Any, get_type_hints

import msgspec

from thousand.game import Illegal
from thousand.games import load
from thousand.table.room import Happening, Room, evolve
from thousand.table.room_events import AnyRoomEvent
from thousand.table.room_match_events import Played
from thousand.table.table import Table, restore

_encoder = msgspec.json.Encoder()
_decoder = msgspec.json.Decoder(Room)


class Snapshot(msgspec.Struct, frozen=True):
    """A room as text, and the state of its match, empty where it has none."""

    text: str
    state: bytes


def write(room: Room) -> Snapshot:
    """The room as it can be kept."""
    if room.table is None:
        return Snapshot(_encoder.encode(room).decode(), b"")
    bare = evolve(room, table=msgspec.structs.replace(room.table, state=None))
    return Snapshot(_encoder.encode(bare).decode(), pickle.dumps(room.table.state, 5))


def read(snapshot: Snapshot) -> Room:
    """The room again. Raises :class:`Illegal` (``room-broken``) where that cannot be."""
    try:
        room = _decoder.decode(snapshot.text)
        log = _own(room.log)
        table = None if room.table is None else _with_state(room.table, snapshot.state)
    except Exception as error:  # whatever a damaged text, or one of another version, leads to
        raise Illegal("room-broken", number=0) from error
    return evolve(room, log=log, table=table)


def _own(log: tuple[Happening, ...]) -> tuple[Happening, ...]:
    """The log with the games' own events as their own values; those of one game are read in one go, since
    that is many times quicker."""
    plain: dict[str, list[Any]] = {}
    for one in log:
        if isinstance(one.event, Played):
            plain.setdefault(one.event.game, []).extend(one.event.events)
    read = {game: iter(msgspec.convert(events, _events_type(game))) for game, events in plain.items()}

    def own(event: AnyRoomEvent) -> AnyRoomEvent:
        if not isinstance(event, Played):
            return event
        return Played(event.game, tuple(islice(read[event.game], len(event.events))), event.owners)

    return tuple(Happening(one.seq, own(one.event)) for one in log)


@cache
def _events_type(game: str) -> Any:
    """A list of the closed union of the game's events, which is what the game's own function has."""
    kind: Any = get_type_hints(load(game).game.redact)["event"]
    return list[kind]


def _with_state(table: Table, state: bytes) -> Table:
    try:
        return msgspec.structs.replace(table, state=unpickled(state))
    except Exception:  # whatever a form of another version, or a damaged one, raises
        again = restore(table.header, table.log)
        return msgspec.structs.replace(table, state=again.state)


def unpickled(state: bytes) -> Any:
    """A state from its kept form. Raises whatever ``pickle`` does where it is none."""
    return _Unpickler(io.BytesIO(state)).load()


class _Unpickler(pickle.Unpickler):
    """Reads values of the games, and nothing that could do anything."""

    def find_class(self, module: str, name: str) -> Any:
        """Our own structs and enumerations, and frozen sets."""
        if (module, name) == ("builtins", "frozenset"):
            return frozenset
        if module.startswith("thousand."):
            found = getattr(import_module(module), name)
            if isinstance(found, type) and issubclass(found, msgspec.Struct | Enum):
                return found
        raise pickle.UnpicklingError(f"{module}.{name} is no value of a game")
