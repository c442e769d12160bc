"""The one file of saved matches, in SQLite: its tables, its transactions, and what can fail."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, contextmanager
from pathlib import Path

from thousand.game import Illegal

BUSY_SECONDS = 5
"""How long to wait for another program of ours that is writing the same file."""

_SCHEMA = """
CREATE TABLE IF NOT EXISTS match (
    id INTEGER PRIMARY KEY, header TEXT NOT NULL, moves INTEGER NOT NULL, over INTEGER NOT NULL,
    word TEXT NOT NULL
);
CREATE TABLE IF NOT EXISTS move (
    match INTEGER NOT NULL REFERENCES match(id), seq INTEGER NOT NULL, seat INTEGER NOT NULL,
    move TEXT NOT NULL, word TEXT NOT NULL, PRIMARY KEY (match, seq)
) WITHOUT ROWID;
CREATE TABLE IF NOT EXISTS tally (
    match INTEGER PRIMARY KEY, word TEXT NOT NULL, game TEXT NOT NULL, version INTEGER NOT NULL,
    tally TEXT NOT NULL
);
"""
"""``tally`` outlives its match: see ``statistics``."""

_CODES = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_CORRUPT: "store-broken",
    sqlite3.SQLITE_NOTADB: "store-broken",
}


class Database:
    """The file, open; a new one gets its tables, and an older one those that it lacks.

    What the file system and SQLite raise in a transaction or a snapshot comes out as :class:`Illegal`:
    ``store-full``, ``store-broken``, ``store-busy`` or ``store-failed``, with the file's ``path``.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        with self._failures():
            path.parent.mkdir(parents=True, exist_ok=True)
            self._connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
            try:
                self.execute("PRAGMA journal_mode=WAL")
                self.execute("PRAGMA synchronous=FULL")
                self._connection.executescript(_SCHEMA)
            except sqlite3.Error:
                self.close()
                raise

    def close(self) -> None:
        """Close the file. What was saved stays saved."""
        self._connection.close()

    def execute(self, statement: str, values: tuple[int | str | bytes, ...] = ()) -> sqlite3.Cursor:
        """Carry out one statement, inside a transaction or a snapshot."""
        return self._connection.execute(statement, values)

    def transaction(self) -> AbstractContextManager[None]:
        """All or nothing, and nobody else's writing between."""
        return self._between("BEGIN IMMEDIATE")

    def snapshot(self) -> AbstractContextManager[None]:
        """What is read here is of one moment; others may write meanwhile."""
        return self._between("BEGIN")

    @contextmanager
    def _between(self, begin: str) -> Iterator[None]:
        with self._failures():
            self.execute(begin)
            try:
                yield
                self.execute("COMMIT")
            except BaseException:
                if self._connection.in_transaction:
                    self.execute("ROLLBACK")
                raise

    @contextmanager
    def _failures(self) -> Iterator[None]:
        """Turn what the file system and SQLite raise into one :class:`Illegal`."""
        try:
            yield
        except sqlite3.Error as error:
            code = _CODES.get(getattr(error, "sqlite_errorcode", -1) & 0xFF, "store-failed")
            raise Illegal(code, path=str(self._path), detail=str(error)) from error
        except OSError as error:
            detail = error.strerror or ""
            raise Illegal("store-failed", path=str(self._path), detail=detail) from error
