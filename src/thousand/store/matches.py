"""Saved matches in SQLite: each move is one transaction, on disk before anybody hears of it.

Every move carries a check word over all that came before it, and every match the number of its
moves and the last of these words, so that a file that was cut short or edited is noticed and never
continued silently.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

from thousand.game import Illegal
from thousand.store.paths import beside
from thousand.table.record import Logged, decode_header, encode_header
from thousand.table.table import Table, restore

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
"""


class Matches:
    """The player's saved matches, in one file.

    Every method raises :class:`Illegal` where the file fails it: ``store-full``, ``store-broken``,
    ``store-busy`` or ``store-failed`` with the file's ``path``, ``record-...`` where one match is bad.
    One that another program of ours has gone on with is not written over.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._known: dict[int, tuple[int, str]] = {}
        with self._failures():
            path.parent.mkdir(parents=True, exist_ok=True)
            self._db = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
            try:
                self._db.execute("PRAGMA journal_mode=WAL")
                self._db.execute("PRAGMA synchronous=FULL")
                self._db.executescript(_SCHEMA)
            except sqlite3.Error:
                self._db.close()
                raise

    def close(self) -> None:
        """Close the file. What was saved stays saved."""
        self._db.close()

    def begin(self, table: Table) -> int:
        """Save a new match with the moves it has: the number by which it is known from then on."""
        header = encode_header(table.header)
        with self._transaction():
            row = self._db.execute("INSERT INTO match VALUES (NULL, ?, 0, 0, '')", (header,))
            number = row.lastrowid
            assert number is not None
            word = self._add(number, table, 0, _word(header))
        self._known[number] = (table.seq, word)
        return number

    def save(self, number: int, table: Table) -> None:
        """Save every move of the table that the file does not hold yet, in one transaction.

        Raises :class:`Illegal` (``store-overtaken``) where somebody else has gone on with the match.
        """
        count, word = self._known[number]
        with self._transaction():
            if self._standing(number) != (count, word):
                raise Illegal("store-overtaken")
            word = self._add(number, table, count, word)
        self._known[number] = (table.seq, word)

    def unfinished(self) -> tuple[int, ...]:
        """The numbers of the matches that can go on, the newest first."""
        with self._failures():
            rows = self._db.execute("SELECT id FROM match WHERE NOT over ORDER BY id DESC").fetchall()
        return tuple(number for (number,) in rows)

    def load(self, number: int) -> Table:
        """A saved match as it stood. Raises :class:`Illegal` where it was cut short or edited."""
        with self._transaction():
            row = self._db.execute("SELECT header FROM match WHERE id = ?", (number,)).fetchone()
            count, last = self._standing(number)
            rows = self._db.execute(
                "SELECT seq, seat, move, word FROM move WHERE match = ? ORDER BY seq", (number,)
            ).fetchall()
        if len(rows) != count:
            raise Illegal("record-cut", have=len(rows), want=count)
        word = _word(row[0])
        log = []
        for seq, seat, move, found in rows:
            log.append(Logged(seq, seat, move))
            word = _chained(word, log[-1])
            if word != found:
                raise Illegal("record-edited", number=seq)
        if word != last:
            raise Illegal("record-edited", number=count)
        table = restore(decode_header(row[0]), log)
        self._known[number] = (table.seq, word)
        return table

    def _add(self, number: int, table: Table, count: int, word: str) -> str:
        """Add the table's moves after the first ``count``, whose check word is ``word``: the new one."""
        for logged in table.log[count:]:
            word = _chained(word, logged)
            row = (number, logged.seq, logged.seat, logged.move, word)
            self._db.execute("INSERT INTO move VALUES (?, ?, ?, ?, ?)", row)
        self._db.execute(
            "UPDATE match SET moves = ?, over = ?, word = ? WHERE id = ?",
            (table.seq, table.is_over, word, number),
        )
        return word

    def _standing(self, number: int) -> tuple[int, str]:
        """How many moves the file says that the match has, and the check word over all of it."""
        row = self._db.execute("SELECT moves, word FROM match WHERE id = ?", (number,)).fetchone()
        if row is None:
            raise Illegal("no-such-match")
        return int(row[0]), str(row[1])

    @contextmanager
    def _transaction(self) -> Iterator[None]:
        with self._failures():
            self._db.execute("BEGIN IMMEDIATE")
            try:
                yield
                self._db.execute("COMMIT")
            except BaseException:
                if self._db.in_transaction:
                    self._db.execute("ROLLBACK")
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


_CODES = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-busy",
    sqlite3.SQLITE_CORRUPT: "store-broken",
    sqlite3.SQLITE_NOTADB: "store-broken",
}


def _chained(word: str, logged: Logged) -> str:
    return _word(f"{word} {logged.seq} {logged.seat} {logged.move}")


def _word(text: str) -> str:
    return sha256(text.encode()).hexdigest()[:16]


def open_matches(path: Path) -> tuple[Matches | None, Illegal | None]:
    """Open the saved matches, and what there is to tell about it.

    A file that is no database of ours any more is put aside, whole, and a new one begun
    (``store-set-aside`` with where it is); otherwise a failure leaves no matches.
    """
    try:
        return Matches(path), None
    except Illegal as failure:
        if failure.code != "store-broken":
            return None, failure
    try:
        aside = _set_aside(path)
        return Matches(path), Illegal("store-set-aside", path=str(path), aside=str(aside))
    except (Illegal, OSError):
        return None, Illegal("store-broken", path=str(path), detail="")


def _set_aside(path: Path) -> Path:
    """Move a broken file of matches out of the way, whole, and tell where it is now."""
    aside = beside(path)
    for ending in ("", "-wal", "-shm"):
        part = path.with_name(path.name + ending)
        if part.exists():
            part.replace(aside.with_name(aside.name + ending))
    return aside
