"""The player's statistics: what each saved match adds to them.

A match is counted by replaying it, and its tally kept in the same file, by the match's number, with the
check word over the moves that were counted; one that has gone on since is counted again. A tally stays
when its match is deleted, and its number is given to no other match.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from typing import Any, TypeAlias, cast

import msgspec

from thousand.game import Illegal, Seat
from thousand.games import load
from thousand.games.tally import Counting
from thousand.store.matches import Matches
from thousand.table.record import deal_of, rules_of
from thousand.table.table import Table


class Statistics(msgspec.Struct, frozen=True):
    """The sum of all tallies of each game that was played, by its name, and the numbers of the matches
    that are left out because they cannot be read."""

    games: dict[str, Any]
    left_out: tuple[int, ...] = ()


class _Row(msgspec.Struct, frozen=True):
    """A tally as the file keeps it: of the moves under the check word ``word``, as JSON."""

    match: int
    word: str
    game: str
    version: int
    tally: str


_Counted: TypeAlias = tuple[_Row, Any]
"""A row, and its tally as the game's own type."""


def gather(matches: Matches, seat: Seat) -> Statistics:
    """Everything that this seat has played; what was not counted yet is counted now.

    A match in which the seat has not moved is none of its matches. Raises :class:`Illegal`
    (``store-...``) where the file cannot be read; that it cannot be written does no harm.
    """
    words = matches.words()  # read first: what is deleted from here on has its tally by then
    rows = _rows(matches)
    games: dict[str, Any] = {}
    left_out: list[int] = []
    new: list[_Row] = []
    for number in sorted(words.keys() | rows.keys()):
        try:
            found = _kept(rows.get(number), words.get(number))
            if found is None:
                found = _tally(matches, number, matches.load(number), seat)
        except Illegal as failure:
            if failure.code.startswith("store-"):
                raise
            left_out.append(number)
            continue
        if found is None:
            continue
        row, tally = found
        games[row.game] = games[row.game] + tally if row.game in games else tally
        if row is not rows.get(number):
            new.append(row)
    with suppress(Illegal):
        _write(matches, new)
    return Statistics(games, tuple(left_out))


def keep(matches: Matches, number: int, table: Table, seat: Seat) -> None:
    """Count a match that is about to be deleted, as it was loaded. Raises :class:`Illegal`
    (``store-...``)."""
    found = _tally(matches, number, table, seat)
    if found is not None:
        _write(matches, [found[0]])


def _tally(matches: Matches, number: int, table: Table, seat: Seat) -> _Counted | None:
    """What a match that was loaded adds; None where the seat has not moved in it."""
    if not table.has_moved(seat):
        return None
    game = table.header.game
    counting = _counting(game)
    tally = counting.tally(_events(table), seat)
    text = msgspec.json.encode(tally).decode()
    return _Row(number, matches.word(number), game, counting.VERSION, text), tally


def _events(table: Table) -> Iterator[Any]:
    """All that has happened in the match."""
    header, game = table.header, table.entry.game
    state, events = game.start(rules_of(header), len(header.chairs), deal_of(header))
    yield from events
    for entry in table.log:
        state, events = game.apply(state, entry.seat, game.parse(entry.move))
        yield from events


def _counting(game: str) -> Counting:
    return cast(Counting, load(game).room("tally"))


def _kept(row: _Row | None, word: str | None) -> _Counted | None:
    """What a row says; None where it does not speak of the match under the check word ``word`` (None: the
    match has been deleted), or is none that this program can read."""
    if row is None:
        return None
    try:
        counting = _counting(row.game)
        if word is not None and (row.word, row.version) != (word, counting.VERSION):
            return None
        return row, msgspec.json.decode(row.tally, type=counting.Tally)
    except (msgspec.MsgspecError, Illegal):
        return None


def _rows(matches: Matches) -> dict[int, _Row]:
    with matches.database.snapshot():
        found = matches.database.execute("SELECT match, word, game, version, tally FROM tally").fetchall()
    return {row[0]: _Row(*row) for row in found}


def _write(matches: Matches, rows: list[_Row]) -> None:
    """Keep these tallies, but none of moves that are no longer all: its match has gone on, or was deleted
    with its last tally kept."""
    if not rows:
        return
    with matches.database.transaction():
        for row in rows:
            matches.database.execute(_WRITE, (*msgspec.structs.astuple(row), row.match, row.word))


_WRITE = """
INSERT OR REPLACE INTO tally SELECT ?, ?, ?, ?, ?
WHERE EXISTS (SELECT 1 FROM match WHERE id = ? AND word = ?)
"""
