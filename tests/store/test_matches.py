"""Saved matches: every move a transaction, damage noticed, nothing lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from thousand.deal import from_number
from thousand.game import Illegal
from thousand.miles.rules import playroom
from thousand.store.matches import Matches, open_matches
from thousand.table.record import Chair
from thousand.table.table import Command, Table, open_table, submit

CHAIRS = (Chair("Ola"), Chair("Ela"))


def new_table() -> Table:
    return open_table("miles", playroom(2), CHAIRS, from_number(1))[0]


def play(table: Table, moves: int) -> Table:
    """The table after so many more moves, each the first legal one of the seat in turn."""
    game = table.entry.game
    for _ in range(moves):
        seat = min(game.to_act(table.state))
        move = game.legal(table.view(seat))[0]
        table, _ = submit(table, Command(str(table.seq), seat, table.seq, move))
    return table


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "folder" / "matches.sqlite3"


@pytest.fixture
def saved(path: Path) -> tuple[Path, Table]:
    """A file with one match of ten moves, saved move by move."""
    matches = Matches(path)
    table = new_table()
    number = matches.begin(table)
    for _ in range(10):
        table = play(table, 1)
        matches.save(number, table)
    matches.close()
    return path, table


def edit(path: Path, statement: str) -> None:
    with sqlite3.connect(path) as database:
        database.execute(statement)
    database.close()


def test_a_match_goes_on_where_it_stood(saved: tuple[Path, Table]) -> None:
    path, table = saved
    matches = Matches(path)
    assert matches.unfinished() == (1,)
    loaded = matches.load(1)
    assert (loaded.state, loaded.log, loaded.header) == (table.state, table.log, table.header)
    matches.save(1, play(loaded, 3))
    assert matches.load(1).seq == 13


def test_the_newest_match_comes_first(path: Path) -> None:
    matches = Matches(path)
    assert [matches.begin(new_table()), matches.begin(new_table())] == [1, 2]
    assert matches.unfinished() == (2, 1)


def test_a_finished_match_is_not_offered(path: Path) -> None:
    matches = Matches(path)
    rules = playroom(2)
    table = open_table("miles", rules, CHAIRS, from_number(1))[0]
    number = matches.begin(table)
    while not table.is_over:
        table = play(table, 1)
        if table.seq > 5000:
            pytest.fail("the match never ends")
    matches.save(number, table)
    assert matches.unfinished() == ()


def test_moves_that_could_not_be_saved_are_saved_with_the_next(saved: tuple[Path, Table]) -> None:
    path, table = saved
    matches = Matches(path)
    matches.load(1)
    matches.save(1, play(table, 25))
    assert matches.load(1).seq == 35


@pytest.mark.parametrize(
    ("statement", "code"),
    [
        ("DELETE FROM move WHERE seq > 7", "record-cut"),
        ("DELETE FROM move WHERE seq = 3", "record-cut"),
        ("UPDATE move SET move = 'next' WHERE seq = 4", "record-edited"),
        ("UPDATE move SET seat = 1 - seat WHERE seq = 1", "record-edited"),
        ("UPDATE match SET moves = 11", "record-cut"),
        ("UPDATE match SET header = replace(header, 'Ola', 'Ula')", "record-edited"),
        ("UPDATE match SET header = 'x'", "record-edited"),
        ("UPDATE match SET word = 'x'", "record-edited"),
    ],
)
def test_a_match_that_was_cut_or_edited_is_refused_and_kept(
    saved: tuple[Path, Table], statement: str, code: str
) -> None:
    path, _ = saved
    edit(path, statement)
    matches = Matches(path)
    with pytest.raises(Illegal) as caught:
        matches.load(1)
    assert caught.value.code == code
    assert matches.unfinished() == (1,), "it is still in the file"


def test_a_match_cut_short_together_with_its_count_is_refused(saved: tuple[Path, Table]) -> None:
    path, _ = saved
    edit(path, "DELETE FROM move WHERE seq > 7")
    edit(path, "UPDATE match SET moves = 7")
    with pytest.raises(Illegal, match="record-edited"):
        Matches(path).load(1)


def test_a_match_edited_before_its_first_move_is_refused(path: Path) -> None:
    Matches(path).begin(new_table())
    edit(path, "UPDATE match SET header = replace(header, 'Ola', 'Ula')")
    with pytest.raises(Illegal, match="record-edited"):
        Matches(path).load(1)


def test_a_match_that_is_gone_is_told(path: Path) -> None:
    with pytest.raises(Illegal, match="no-such-match"):
        Matches(path).load(5)


def cut(path: Path) -> None:
    with path.open("r+b") as file:
        file.truncate(path.stat().st_size // 2)


def overwrite(path: Path) -> None:
    path.write_bytes(b"this is no database" * 100)


@pytest.mark.parametrize("damage", [overwrite])
def test_a_file_that_is_no_database_is_put_aside_whole(
    saved: tuple[Path, Table], damage: Callable[[Path], None]
) -> None:
    path, _ = saved
    damage(path)
    broken = path.read_bytes()
    matches, told = open_matches(path)
    assert matches is not None
    assert told is not None
    assert told.code == "store-set-aside"
    assert Path(str(told.params["aside"])).read_bytes() == broken
    assert matches.begin(new_table()) == 1


def test_a_second_broken_file_does_not_overwrite_the_first(path: Path) -> None:
    path.parent.mkdir()
    asides = []
    for content in (b"first bad file" * 99, b"second bad file" * 99):
        path.write_bytes(content)
        matches, told = open_matches(path)
        assert matches is not None
        assert told is not None
        matches.close()
        asides.append(Path(str(told.params["aside"])).read_bytes())
    assert asides[0] != asides[1]


def test_a_file_cut_in_half_is_told_and_never_a_traceback(saved: tuple[Path, Table]) -> None:
    path, _ = saved
    cut(path)
    matches, told = open_matches(path)
    if matches is not None and told is None:
        with pytest.raises(Illegal) as caught:
            matches.load(1)
        told = caught.value
    assert told is not None
    assert told.code in ("store-set-aside", "store-broken", "no-such-match", "record-cut")


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    matches, told = open_matches(blocked / "matches.sqlite3")
    assert matches is None
    assert told is not None
    assert told.code == "store-failed"


def test_a_full_disk_is_told_and_the_moves_are_saved_once_there_is_room(saved: tuple[Path, Table]) -> None:
    path, table = saved
    matches = Matches(path)
    matches.load(1)
    full = matches.database.execute("PRAGMA page_count").fetchone()[0]
    matches.database.execute(f"PRAGMA max_page_count = {full}")
    longer = play(table, 400)
    with pytest.raises(Illegal) as caught:
        matches.save(1, longer)
    assert caught.value.code == "store-full"
    assert matches.load(1).seq == 10, "what was saved is whole"
    matches.database.execute("PRAGMA max_page_count = 1000000")
    matches.save(1, longer)
    assert matches.load(1).log == longer.log


def test_a_file_that_another_program_is_writing_is_told(
    saved: tuple[Path, Table], monkeypatch: pytest.MonkeyPatch
) -> None:
    path, table = saved
    monkeypatch.setattr("thousand.store.database.BUSY_SECONDS", 0)
    matches = Matches(path)
    matches.load(1)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(Illegal) as caught:
        matches.save(1, play(table, 1))
    assert caught.value.code == "store-busy"
    other.execute("ROLLBACK")
    matches.save(1, play(table, 1))
    assert matches.load(1).seq == 11


def test_a_match_that_went_on_in_another_program_is_not_written_over(saved: tuple[Path, Table]) -> None:
    path, _ = saved
    here, there = Matches(path), Matches(path)
    mine, theirs = here.load(1), there.load(1)
    there.save(1, play(theirs, 3))
    with pytest.raises(Illegal, match="store-overtaken"):
        here.save(1, play(mine, 1))
    assert there.load(1).seq == 13
