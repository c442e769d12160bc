"""Saved matches in SQLite: each move is one transaction, on disk before anybody hears of it.

Every move carries a check word over all that came before it, and every match the number of its
moves and the last of these words, so that a file that was cut short or edited is noticed and never
continued silently.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import NamedTuple

from thousand.game import Illegal
from thousand.store.database import Database
from thousand.store.paths import beside
from thousand.table.record import Logged, decode_header, encode_header
from thousand.table.table import Table, restore

_NEXT_NUMBER = """
SELECT 1 + max((SELECT ifnull(max(id), 0) FROM match), (SELECT ifnull(max(match), 0) FROM tally))
"""
"""A number that no match has or, where it was counted, ever had."""


class Saved(NamedTuple):
    """What the file says of a match, unchecked: its ``header`` is not even read."""

    number: int
    header: str
    moves: int
    over: bool


class Matches:
    """The player's saved matches, in one file.

    Every method raises :class:`Illegal` where the file fails it: ``store-full``, ``store-broken``,
    ``store-busy`` or ``store-failed`` with the file's ``path``, ``record-...`` where one match is bad.
    One that another program of ours has gone on with is not written over.
    """

    def __init__(self, path: Path) -> None:
        self.database = Database(path)
        self._known: dict[int, tuple[int, str]] = {}

    def close(self) -> None:
        """Close the file. What was saved stays saved."""
        self.database.close()

    def begin(self, table: Table) -> int:
        """Save a new match with the moves it has: the number by which it is known from then on."""
        header = encode_header(table.header)
        with self.database.transaction():
            (number,) = self.database.execute(_NEXT_NUMBER).fetchone()
            self.database.execute("INSERT INTO match VALUES (?, ?, 0, 0, '')", (number, header))
            word = self._add(number, table, 0, _word(header))
        self._known[number] = (table.seq, word)
        return int(number)

    def save(self, number: int, table: Table) -> None:
        """Save every move of the table that the file does not hold yet, in one transaction.

        Raises :class:`Illegal` (``store-overtaken``) where somebody else has gone on with the match.
        """
        count, word = self._known[number]
        with self.database.transaction():
            if self._standing(number) != (count, word):
                raise Illegal("store-overtaken")
            word = self._add(number, table, count, word)
        self._known[number] = (table.seq, word)

    def unfinished(self) -> tuple[int, ...]:
        """The numbers of the matches that can go on, the newest first."""
        with self.database.snapshot():
            rows = self.database.execute("SELECT id FROM match WHERE NOT over ORDER BY id DESC").fetchall()
        return tuple(number for (number,) in rows)

    def all(self) -> tuple[Saved, ...]:
        """Every match in the file, the newest first."""
        with self.database.snapshot():
            rows = self.database.execute(
                "SELECT id, header, moves, over FROM match ORDER BY id DESC"
            ).fetchall()
        return tuple(Saved(number, header, moves, bool(over)) for number, header, moves, over in rows)

    def load(self, number: int) -> Table:
        """A saved match as it stood. Raises :class:`Illegal` where it was cut short or edited."""
        with self.database.snapshot():
            row = self.database.execute("SELECT header FROM match WHERE id = ?", (number,)).fetchone()
            count, last = self._standing(number)
            rows = self.database.execute(
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

    def word(self, number: int) -> str:
        """The check word over a match as it was loaded or saved here last."""
        return self._known[number][1]

    def words(self) -> dict[int, str]:
        """The check word over each match in the file, by its number."""
        with self.database.snapshot():
            return dict(self.database.execute("SELECT id, word FROM match").fetchall())

    def delete(self, number: int) -> None:
        """Delete a match as it was loaded or saved here last; what it adds to the statistics stays.

        Raises :class:`Illegal` (``store-overtaken``) where somebody else has gone on with it since.
        """
        with self.database.transaction():
            if self._standing(number) != self._known[number]:
                raise Illegal("store-overtaken")
            self.database.execute("DELETE FROM move WHERE match = ?", (number,))
            self.database.execute("DELETE FROM match WHERE id = ?", (number,))
        del self._known[number]

    def _add(self, number: int, table: Table, count: int, word: str) -> str:
        """Add the table's moves after the first ``count``, whose check word is ``word``: the new one."""
        for logged in table.log[count:]:
            word = _chained(word, logged)
            row = (number, logged.seq, logged.seat, logged.move, word)
            self.database.execute("INSERT INTO move VALUES (?, ?, ?, ?, ?)", row)
        self.database.execute(
            "UPDATE match SET moves = ?, over = ?, word = ? WHERE id = ?",
            (table.seq, table.is_over, word, number),
        )
        return word

    def _standing(self, number: int) -> tuple[int, str]:
        """How many moves the file says that the match has, and the check word over all of it."""
        row = self.database.execute("SELECT moves, word FROM match WHERE id = ?", (number,)).fetchone()
        if row is None:
            raise Illegal("no-such-match")
        return int(row[0]), str(row[1])


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
