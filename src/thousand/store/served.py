"""A server's data folder: the lock on it, its database, and the version of what is in there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from thousand.game import Illegal
from thousand.store.accounts import Accounts, make_code
from thousand.store.database import Database
from thousand.store.lock import FolderLock
from thousand.store.rooms import Rooms
from thousand.store.writer import Writer

DATABASE: Final = "server.sqlite3"
"""The database's name in the folder."""

RECORDS: Final = "records"
"""The name of the folder in it that has the records of all matches played to their end."""

VERSION: Final = 1
"""What this program writes: SQLite's ``user_version`` of the file."""


class Served:
    """The folder, open for the one server that uses it: ``accounts`` and ``rooms`` through one ``writer``.

    Raises :class:`Illegal` (``data-in-use``, ``data-unwritable``, ``data-newer``, ``store-...``).
    """

    def __init__(self, folder: Path) -> None:
        try:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            self._lock = FolderLock(folder)
            # hashed passwords and secret seeds are nobody's business
            (folder / DATABASE).touch(mode=0o600)
        except OSError as error:
            detail = error.strerror or ""
            raise Illegal("data-unwritable", path=str(folder), detail=detail) from error
        try:
            self.writer = _open(folder)
        except BaseException:
            self._lock.release()
            raise
        self.accounts = Accounts(self.writer)
        self.rooms = Rooms(self.writer, folder / RECORDS)

    def close(self) -> None:
        """Finish writing, close the file and let others have the folder."""
        self.writer.close()
        self._lock.release()


def add_code(folder: Path) -> str:
    """A new invitation to the server whose folder this is, whether or not it runs just now.

    Raises :class:`Illegal` (``data-missing`` where there is none, ``data-newer``, ``store-...``).
    """
    try:
        missing = not (folder / DATABASE).exists()
    except OSError as error:
        raise Illegal("data-unwritable", path=str(folder), detail=error.strerror or "") from error
    if missing:
        raise Illegal("data-missing", path=str(folder))
    writer = _open(folder)
    try:
        code = make_code()
        Accounts(writer).add_code(code, "").result()
    finally:
        writer.close()
    return code


def _open(folder: Path) -> Writer:
    """The database's writer, having made sure that this program can read the file."""
    writer = Writer(folder / DATABASE)
    try:
        writer.run(_check_version).result()
    except BaseException:
        writer.close()
        raise
    return writer


def _check_version(database: Database) -> None:
    (found,) = database.execute("PRAGMA user_version").fetchone()
    if found > VERSION:
        raise Illegal("data-newer", found=found, known=VERSION)
    if found != VERSION:
        database.execute(f"PRAGMA user_version = {VERSION}")
