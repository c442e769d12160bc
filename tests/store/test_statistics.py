"""The statistics of saved matches: each counted once, counted again when it has gone on, never lost."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from pathlib import Path
from threading import Barrier, Thread

import pytest
from played import new_table, play

from thousand.game import Illegal
from thousand.miles import tally as miles_tally
from thousand.miles.tally import Tally
from thousand.store.matches import Matches
from thousand.store.statistics import Statistics, gather, keep
from thousand.table.record import deal_of, rules_of
from thousand.table.table import Table

PERSON = 0


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "matches.sqlite3"


@pytest.fixture
def matches(path: Path) -> Iterator[Matches]:
    opened = Matches(path)
    yield opened
    opened.close()


@pytest.fixture
def counted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many matches have been counted by replaying them: one entry each."""
    real, times = miles_tally.tally, []

    def count(events: Iterator[object], seat: int) -> Tally:
        times.append(seat)
        return real(events, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(miles_tally, "tally", count)
    return times


def edit(path: Path, *statements: str) -> None:
    database = sqlite3.connect(path)
    for statement in statements:
        database.execute(statement)
    database.commit()
    database.close()


def tally_of(found: Statistics) -> Tally:
    tally = found.games["miles"]
    assert isinstance(tally, Tally)
    return tally


def one(table: Table) -> Tally:
    """What one match adds."""
    game, header = table.entry.game, table.header
    state, events = game.start(rules_of(header), len(header.chairs), deal_of(header))
    happened = list(events)
    for logged in table.log:
        state, events = game.apply(state, logged.seat, game.parse(logged.move))
        happened += events
    return miles_tally.tally(happened, PERSON)


def test_without_matches_there_is_nothing(matches: Matches) -> None:
    assert gather(matches, PERSON) == Statistics({})


def test_all_matches_add_up_finished_or_not(matches: Matches) -> None:
    tables = [play(new_table(1)), play(new_table(2, seats=4, team_size=2)), play(new_table(3), 25)]
    for table in tables:
        matches.begin(table)
    found = tally_of(gather(matches, PERSON))
    assert found == one(tables[0]) + one(tables[1]) + one(tables[2])
    assert (found.matches, found.finished) == (3, 2)


def test_a_match_is_counted_once(matches: Matches, path: Path, counted: list[int]) -> None:
    for seed in (1, 2):
        matches.begin(play(new_table(seed)))
    first = gather(matches, PERSON)
    assert counted == [PERSON, PERSON]
    assert gather(Matches(path), PERSON) == gather(matches, PERSON) == first
    assert len(counted) == 2


def test_a_match_that_has_gone_on_is_counted_again(matches: Matches, counted: list[int]) -> None:
    table = play(new_table(), 20)
    number = matches.begin(table)
    matches.begin(play(new_table(2)))
    gather(matches, PERSON)
    longer = play(table)
    matches.save(number, longer)
    counted.clear()
    assert tally_of(gather(matches, PERSON)) == one(longer) + one(play(new_table(2)))
    assert counted[:1] == [PERSON]
    assert tally_of(gather(matches, PERSON)).matches == 2


def test_what_was_counted_in_another_way_is_counted_again(
    matches: Matches, counted: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    matches.begin(play(new_table()))
    gather(matches, PERSON)
    monkeypatch.setattr(miles_tally, "VERSION", miles_tally.VERSION + 1)
    gather(matches, PERSON)
    gather(matches, PERSON)
    assert len(counted) == 2


def test_a_match_in_which_the_person_has_not_moved_is_none(matches: Matches) -> None:
    table = new_table()
    matches.begin(table)
    assert gather(matches, PERSON).games == {}
    others = play(table, 1)
    assert not others.has_moved(1)
    matches.begin(others)
    assert gather(matches, 1).games == {}
    assert tally_of(gather(matches, PERSON)).matches == 1


# Deleted


def test_a_deleted_match_stays_counted_and_its_number_its_own(matches: Matches, path: Path) -> None:
    table, other = play(new_table()), play(new_table(2))
    number = matches.begin(table)
    keep(matches, number, table, PERSON)
    matches.delete(number)
    assert matches.unfinished() == matches.all() == ()
    assert tally_of(gather(matches, PERSON)) == one(table)
    assert matches.begin(other) == number + 1
    assert tally_of(gather(Matches(path), PERSON)) == one(table) + one(other)
    with sqlite3.connect(path) as database:
        assert {match for (match,) in database.execute("SELECT match FROM move")} == {number + 1}


def test_the_tally_kept_is_that_of_the_last_move(matches: Matches) -> None:
    table = play(new_table(), 20)
    number = matches.begin(table)
    gather(matches, PERSON)
    longer = play(table)
    matches.save(number, longer)
    keep(matches, number, longer, PERSON)
    matches.delete(number)
    assert tally_of(gather(matches, PERSON)) == one(longer)


def test_a_match_without_a_move_of_the_person_leaves_nothing(matches: Matches) -> None:
    table = new_table()
    number = matches.begin(table)
    keep(matches, number, table, PERSON)
    matches.delete(number)
    assert gather(matches, PERSON) == Statistics({})


def test_a_match_that_has_gone_on_elsewhere_is_not_deleted(matches: Matches, path: Path) -> None:
    table = play(new_table(), 20)
    number = matches.begin(table)
    there = Matches(path)
    there.save(number, play(there.load(number), 5))
    keep(matches, number, table, PERSON)
    with pytest.raises(Illegal, match="store-overtaken"):
        matches.delete(number)
    assert matches.load(number).seq == 25
    assert tally_of(gather(there, PERSON)) == one(play(table, 5))


def test_a_match_is_deleted_once(matches: Matches, path: Path) -> None:
    number = matches.begin(play(new_table(), 20))
    there = Matches(path)
    there.load(number)
    matches.delete(number)
    with pytest.raises(Illegal, match="no-such-match"):
        there.delete(number)
    with pytest.raises(Illegal, match="no-such-match"):
        there.save(number, play(new_table(), 21))


# Damaged


DAMAGE = ("DELETE FROM move WHERE match = 2 AND seq = 3", "UPDATE match SET word = 'x' WHERE id = 2")


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_match_is_left_out_with_its_number(matches: Matches, path: Path, damage: str) -> None:
    for seed in (1, 2, 3):
        matches.begin(play(new_table(seed), 30))
    edit(path, damage)
    found = gather(Matches(path), PERSON)
    assert found.left_out == (2,)
    assert tally_of(found) == one(play(new_table(1), 30)) + one(play(new_table(3), 30))


def test_what_was_counted_before_the_damage_stays_counted(matches: Matches, path: Path) -> None:
    matches.begin(play(new_table()))
    before = gather(matches, PERSON)
    edit(path, "DELETE FROM move")
    assert gather(Matches(path), PERSON) == before


@pytest.mark.parametrize("text", ["", "{", '{"matches": "many"}', "[]"])
def test_a_tally_that_cannot_be_read_is_counted_again(matches: Matches, path: Path, text: str) -> None:
    matches.begin(play(new_table()))
    before = gather(matches, PERSON)
    edit(path, f"UPDATE tally SET tally = '{text}'")
    assert gather(matches, PERSON) == before


@pytest.mark.parametrize("change", ["tally = '{'", "game = 'chess'"])
def test_a_deleted_match_whose_tally_cannot_be_read_is_left_out(
    matches: Matches, path: Path, change: str
) -> None:
    for seed in (1, 2):
        matches.begin(play(new_table(seed)))
    gather(matches, PERSON)
    matches.load(1)
    matches.delete(1)
    edit(path, f"UPDATE tally SET {change} WHERE match = 1")
    found = gather(matches, PERSON)
    assert (found.left_out, tally_of(found)) == ((1,), one(play(new_table(2))))


def test_a_file_from_before_the_statistics_gets_them(matches: Matches, path: Path) -> None:
    matches.begin(play(new_table()))
    matches.close()
    edit(path, "DROP TABLE tally")
    reopened = Matches(path)
    assert tally_of(gather(reopened, PERSON)) == one(play(new_table()))
    assert reopened.begin(new_table(2)) == 2


# Where the file can be read and not written


def test_on_a_full_disk_the_statistics_are_told_all_the_same(matches: Matches, counted: list[int]) -> None:
    for seed in range(1, 30):
        matches.begin(play(new_table(seed), 5))
    full = matches.database.execute("PRAGMA page_count").fetchone()[0]
    matches.database.execute(f"PRAGMA max_page_count = {full}")
    first = gather(matches, PERSON)
    assert tally_of(first).matches == 29
    assert gather(matches, PERSON) == first
    assert len(counted) == 58, "nothing could be kept"
    matches.database.execute("PRAGMA max_page_count = 1000000")
    assert gather(matches, PERSON) == gather(matches, PERSON) == first
    assert len(counted) == 87


def test_while_another_program_is_writing_the_statistics_are_told(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thousand.store.database.BUSY_SECONDS", 0)
    matches = Matches(path)
    matches.begin(play(new_table()))
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    assert tally_of(gather(matches, PERSON)).matches == 1
    with pytest.raises(Illegal, match="store-busy"):
        keep(matches, 1, matches.load(1), PERSON)
    with pytest.raises(Illegal, match="store-busy"):
        matches.delete(1)
    other.execute("ROLLBACK")
    assert [saved.number for saved in matches.all()] == [1]


def test_a_file_that_breaks_meanwhile_is_told(matches: Matches, path: Path) -> None:
    matches.begin(play(new_table()))
    edit(path, "DROP TABLE move")
    with pytest.raises(Illegal, match="store-failed"):
        gather(matches, PERSON)


# Two programs at once


def test_two_programs_count_the_same_at_once(path: Path) -> None:
    matches = Matches(path)
    for seed in range(1, 8):
        matches.begin(play(new_table(seed), 40))
    matches.close()
    together, found = Barrier(2), []

    def count() -> None:
        mine = Matches(path)
        together.wait()
        found.append(gather(mine, PERSON))
        mine.close()

    threads = [Thread(target=count) for _ in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found[0] == found[1] == gather(Matches(path), PERSON)
    assert tally_of(found[0]).matches == 7


def test_a_tally_of_fewer_moves_does_not_take_the_place_of_a_deleted_matchs(
    matches: Matches, path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """This program counts a match; before it can keep the tally, another plays on and deletes it."""
    table = play(new_table(), 20)
    number = matches.begin(table)
    longer = play(table)
    real = miles_tally.tally

    def meanwhile(events: Iterator[object], seat: int) -> Tally:
        monkeypatch.setattr(miles_tally, "tally", real)
        there = Matches(path)
        there.load(number)
        there.save(number, longer)
        keep(there, number, longer, PERSON)
        there.delete(number)
        return real(events, seat)  # type: ignore[arg-type]

    monkeypatch.setattr(miles_tally, "tally", meanwhile)
    gather(matches, PERSON)
    assert tally_of(gather(matches, PERSON)) == one(longer)
