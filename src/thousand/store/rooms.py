"""A server's rooms on disk: every order that was carried out, from which a room is made again.

Each order is kept with the number that the room's log had after it, so that an audit finds a room that
would not come out as it was.
"""

from __future__ import annotations

from concurrent.futures import Future
from typing import Final

import msgspec

from thousand.game import Illegal
from thousand.store.database import Database
from thousand.store.writer import Writer
from thousand.table.room import Room, open_room
from thousand.table.room_act import Acted, act
from thousand.table.room_orders import Order

_TABLES: Final = (
    "CREATE TABLE IF NOT EXISTS room (id TEXT PRIMARY KEY, founding TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS deed (room TEXT NOT NULL, number INTEGER NOT NULL, seq INTEGER NOT NULL,"
    " who TEXT NOT NULL, deed TEXT NOT NULL, PRIMARY KEY (room, number)) WITHOUT ROWID",
)

_encoder = msgspec.json.Encoder()
_orders = msgspec.json.Decoder(Order)


class Founding(msgspec.Struct, frozen=True):
    """How a room began."""

    id: str
    host: str
    game: str | None
    private: bool


class Restored(msgspec.Struct, frozen=True):
    """A room as it stood, and how many orders it has had."""

    room: Room
    orders: int


class Rooms:
    """The rooms in the server's database."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        writer.run(_make_tables).result()

    def found(self, founding: Founding) -> Future[None]:
        """Keep a new room."""
        text = _encoder.encode(founding).decode()

        def job(database: Database) -> None:
            database.execute("INSERT INTO room VALUES (?, ?)", (founding.id, text))

        return self._writer.run(job)

    def add(self, room: str, number: int, seq: int, who: str, order: Order) -> Future[None]:
        """Keep order ``number`` (from 1) of a room, after which its log is at ``seq``."""
        row = (room, number, seq, who, _encoder.encode(order).decode())

        def job(database: Database) -> None:
            database.execute("INSERT INTO deed VALUES (?, ?, ?, ?, ?)", row)

        return self._writer.run(job)

    def wait(self) -> Future[None]:
        """Done when everything that was kept before is on disk."""
        return self._writer.run(lambda database: None)

    def drop(self, room: str) -> Future[None]:
        """Forget a room that is closed."""

        def job(database: Database) -> None:
            database.execute("DELETE FROM deed WHERE room = ?", (room,))
            database.execute("DELETE FROM room WHERE id = ?", (room,))

        return self._writer.run(job)

    def load(self) -> Future[tuple[list[Restored], dict[str, Illegal]]]:
        """Every room as it stood, and why some could not be restored."""
        return self._writer.run(_load)


def _make_tables(database: Database) -> None:
    for statement in _TABLES:
        database.execute(statement)


def _load(database: Database) -> tuple[list[Restored], dict[str, Illegal]]:
    rooms: list[Restored] = []
    broken: dict[str, Illegal] = {}
    for id, founding in database.execute("SELECT id, founding FROM room").fetchall():
        query = "SELECT seq, who, deed FROM deed WHERE room = ? ORDER BY number"
        try:
            restored = audit(founding, database.execute(query, (id,)).fetchall())
        except Illegal as reason:
            broken[id] = reason
        else:
            rooms.append(restored)
    return rooms, broken


def audit(founding: str, deeds: list[tuple[int, str, str]]) -> Restored:
    """Make a room again from its beginning and its orders, as (seq, who, order).

    Raises :class:`Illegal` (``room-broken`` with the ``number`` of the order) where one is not carried out
    again, or not with the same outcome.
    """
    number = 0
    try:
        begun = msgspec.json.decode(founding, type=Founding)
        room = open_room(begun.id, begun.host, begun.game, begun.private)
        for number, (seq, who, text) in enumerate(deeds, 1):
            room, answer = act(room, who, _orders.decode(text))
            if not isinstance(answer, Acted) or answer.seq != seq:
                raise Illegal("room-broken", number=number)
    except (msgspec.MsgspecError, LookupError, ValueError) as error:
        raise Illegal("room-broken", number=number) from error
    return Restored(room, len(deeds))
