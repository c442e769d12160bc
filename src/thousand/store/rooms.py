"""A server's rooms on disk: the orders that were carried out, from which a room is made again.

Each order is kept with the number that the room's log had after it, so that an audit finds a room that
would not come out as it was. Now and then the room itself is kept, so that only the orders behind that have
to be carried out again; once no match is on, those before it are forgotten. A match that is over is kept as
a record, a file that players can read.
"""

from __future__ import annotations

from concurrent.futures import Future
from pathlib import Path
from pickle import PicklingError
from typing import Final, TypeAlias

import msgspec

from thousand.game import Illegal
from thousand.store import snapshot
from thousand.store.archive import archive
from thousand.store.database import Database
from thousand.store.writer import Writer
from thousand.table.room import Room, open_room
from thousand.table.room_act import Acted, act
from thousand.table.room_orders import Order

_TABLES: Final = (
    "CREATE TABLE IF NOT EXISTS room (id TEXT PRIMARY KEY, founding TEXT NOT NULL) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS deed (room TEXT NOT NULL, number INTEGER NOT NULL, seq INTEGER NOT NULL,"
    " who TEXT NOT NULL, deed TEXT NOT NULL, PRIMARY KEY (room, number)) WITHOUT ROWID",
    "CREATE TABLE IF NOT EXISTS snapshot (room TEXT PRIMARY KEY, number INTEGER NOT NULL, text TEXT NOT NULL,"
    " state BLOB NOT NULL)",
    "CREATE TABLE IF NOT EXISTS empty (room TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID",
)

_encoder = msgspec.json.Encoder()
_orders = msgspec.json.Decoder(Order)


Deed: TypeAlias = tuple[int, str, str]
"""An order as it is kept: the number of the log's last event after it, who gave it, and itself."""


class Founding(msgspec.Struct, frozen=True):
    """How a room began."""

    id: str
    host: str
    game: str | None
    private: bool


class Restored(msgspec.Struct, frozen=True):
    """A room as it stood, how many orders it has had, and after how many of them it was kept. ``empty``:
    since when nobody is there, in seconds of the epoch, as far as that is known."""

    room: Room
    orders: int
    kept: int = 0
    empty: int | None = None


class Rooms:
    """The rooms in the server's database. ``records``: the folder for matches that are over, if they are to
    be kept."""

    def __init__(self, writer: Writer, records: Path | None = None) -> None:
        self._writer = writer
        self._records = records
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

    def keep(self, room: Room, number: int) -> Future[None]:
        """Keep a room as it stands after order ``number``."""

        def job(database: Database) -> None:
            try:
                kept = snapshot.write(room)
            except (TypeError, ValueError, PicklingError) as error:  # its orders are there all the same
                raise Illegal("room-not-kept", room=room.id) from error
            row = (room.id, number, kept.text, kept.state)
            database.execute("INSERT OR REPLACE INTO snapshot VALUES (?, ?, ?, ?)", row)
            if room.match is None:
                database.execute("DELETE FROM deed WHERE room = ? AND number <= ?", (room.id, number))

        return self._writer.run(job)

    def note_empty(self, room: str, since: int | None) -> Future[None]:
        """Keep since when nobody is in a room, in seconds of the epoch; None: somebody is."""

        def job(database: Database) -> None:
            if since is None:
                database.execute("DELETE FROM empty WHERE room = ?", (room,))
            else:
                database.execute("INSERT OR REPLACE INTO empty VALUES (?, ?)", (room, since))

        return self._writer.run(job)

    def archive(self, room: Room) -> Future[None]:
        """Keep the room's match that is over as a record."""

        def job(database: Database) -> None:
            del database
            if self._records is not None and room.table is not None:
                archive(self._records, f"{room.id}-{room.matches}", room.table)

        return self._writer.run(job)

    def wait(self) -> Future[None]:
        """Done when everything that was kept before is on disk."""
        return self._writer.run(lambda database: None)

    def drop(self, room: str) -> Future[None]:
        """Forget a room that is closed."""

        def job(database: Database) -> None:
            database.execute("DELETE FROM deed WHERE room = ?", (room,))
            database.execute("DELETE FROM snapshot WHERE room = ?", (room,))
            database.execute("DELETE FROM empty WHERE room = ?", (room,))
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
    query = "SELECT id, founding, since FROM room LEFT JOIN empty ON room = id"
    for id, founding, since in database.execute(query).fetchall():
        try:
            rooms.append(msgspec.structs.replace(_restore(database, id, founding), empty=since))
        except Illegal as reason:
            broken[id] = reason
    return rooms, broken


def _restore(database: Database, id: str, founding: str) -> Restored:
    """A room from where it was last kept, or else, and where that cannot be read, from its beginning."""
    query = "SELECT seq, who, deed FROM deed WHERE room = ? AND number > ? ORDER BY number"
    kept = database.execute("SELECT number, text, state FROM snapshot WHERE room = ?", (id,)).fetchone()
    if kept is not None:
        number, text, state = kept
        try:
            room = snapshot.read(snapshot.Snapshot(text, state))
            return _go_on(Restored(room, number, number), database.execute(query, (id, number)).fetchall())
        except Illegal:
            if not database.execute("SELECT 1 FROM deed WHERE room = ? AND number = 1", (id,)).fetchone():
                raise
    return audit(founding, database.execute(query, (id, 0)).fetchall())


def audit(founding: str, deeds: list[Deed]) -> Restored:
    """Make a room again from its beginning and its orders.

    Raises :class:`Illegal` (``room-broken`` with the ``number`` of the order) where one is not carried out
    again, for whatever reason, or not with the same outcome.
    """
    try:
        begun = msgspec.json.decode(founding, type=Founding)
        room = open_room(begun.id, begun.host, begun.game, begun.private)
    except Exception as error:  # see _go_on
        raise Illegal("room-broken", number=0) from error
    return _go_on(Restored(room, 0), deeds)


def _go_on(since: Restored, deeds: list[Deed]) -> Restored:
    """The room after these further orders. Raises what :func:`audit` raises."""
    room, number = since.room, since.orders
    try:
        for number, (seq, who, text) in enumerate(deeds, since.orders + 1):
            room, answer = act(room, who, _orders.decode(text))
            if not isinstance(answer, Acted) or answer.seq != seq:
                raise Illegal("room-broken", number=number)
    except Illegal:
        raise
    except Exception as error:  # a mistake of ours in one room, or what a damaged file leads to
        raise Illegal("room-broken", number=number) from error
    return Restored(room, number, since.kept)
