"""Rooms kept as they stand: a restart is quick and loses nothing, and matches that are over are records."""

from __future__ import annotations

import os
import pickle
import sqlite3
from pathlib import Path
from typing import Any

import msgspec
import pytest

from thousand.bots.base import Bot
from thousand.deal import seal
from thousand.games import load
from thousand.store import snapshot
from thousand.store.rooms import Founding, Rooms
from thousand.store.writer import Writer
from thousand.table import room_orders as do
from thousand.table.replay import verify
from thousand.table.room import Room, open_room
from thousand.table.room_act import SERVER, Acted, act
from thousand.table.textreader import parse

NAMES = ("Ola", "Jan", "Ewa")
WORDS = bytes(range(16))


class Served:
    """A room whose orders are kept as a server keeps them."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self._writer = Writer(folder / "server.sqlite3")
        self.rooms = Rooms(self._writer, folder / "records")
        self.room = open_room("r", "Ola", game)
        self.orders = 0
        self._bot: Bot[Any] = next(iter(load(game).bots.values()))()
        self.rooms.found(Founding("r", "Ola", game, False))

    def does(self, who: str, command: do.AnyCommand) -> None:
        order = do.Order(f"k{self.orders}", self.room.seq, command)
        self.room, answer = act(self.room, who, order)
        assert isinstance(answer, Acted), answer
        self.orders += 1
        self.rooms.add("r", self.orders, self.room.seq, who, order)

    def start(self, match_points: int = 100) -> None:
        for name in NAMES:
            if self.room.person(name) is None:
                self.does(name, do.Join())
        self.does("Ola", do.Choose(None, {"match-points": match_points}))
        self.does("Ola", do.Start())
        self.does(SERVER, do.Commit("5a" * 32))
        for name in NAMES:
            self.does(name, do.Seal(seal(WORDS)))
        for name in NAMES:
            self.does(name, do.Reveal(WORDS.hex()))

    def play(self, moves: int = 10_000) -> None:
        """So many moves, or until the match is over."""
        for _ in range(moves):
            if self.room.match is None:
                return
            if self.room.pause is not None:
                self.does(SERVER, do.EndPause(self.room.pause.since))
            match = self.room.match
            chances = match.entry.chances(match.state)
            asked = sorted(seat for seat, name in chances if (seat, name) not in match.declined)
            others = match.entry.game.to_act(match.state) - {seat for seat, _ in chances}
            seat = asked[0] if asked else min(others)
            move = self._bot.choose(match.view(seat)).move
            who = self.room.places[seat].who
            assert who is not None
            self.does(who, do.LetGo() if move is None else do.Move(match.entry.game.format(move)))

    def keep(self) -> None:
        self.rooms.keep(self.room, self.orders).result()

    def restored(self) -> tuple[Room, int, int]:
        """What a server that starts now would have: the room, its number of orders, when it was kept."""
        (one,), broken = self.rooms.load().result()
        assert not broken
        return one.room, one.orders, one.kept

    def rows(self, table: str) -> int:
        with sqlite3.connect(self.folder / "server.sqlite3") as database:
            (rows,) = database.execute(f"SELECT count(*) FROM {table}").fetchone()
        database.close()
        return int(rows)

    def change(self, statement: str, *values: Any) -> None:
        with sqlite3.connect(self.folder / "server.sqlite3") as database:
            assert database.execute(statement, values).rowcount == 1
        database.close()

    def close(self) -> None:
        self._writer.close()


@pytest.mark.parametrize("game", ["miles", "tysiac"])
def test_a_kept_room_is_the_same_room(game: str, tmp_path: Path) -> None:
    """In the middle of a match, its log with all the game's events, and the secrets too; orders after that
    are carried out again."""
    served = Served(tmp_path, game)
    served.start()
    served.play(30)
    assert served.restored() == (served.room, served.orders, 0), "from the orders alone"
    kept_at = served.orders
    served.keep()
    assert served.restored() == (served.room, kept_at, kept_at)
    served.play(7)
    served.does("Jan", do.Say("My turn?"))
    assert served.restored() == (served.room, served.orders, kept_at)
    assert served.rows("deed") == served.orders, "a match under way can be audited from its beginning"
    served.close()


@pytest.mark.parametrize("state", [b"", b"no form of anything", pickle.dumps(os.getcwd)])
def test_a_state_that_cannot_be_read_is_replayed_from_the_moves(state: bytes, tmp_path: Path) -> None:
    """One of another version, a damaged one, and one that would do something."""
    served = Served(tmp_path, "tysiac")
    served.start()
    served.play(20)
    served.keep()
    served.change("UPDATE snapshot SET state = ?", state)
    assert served.restored() == (served.room, served.orders, served.orders)
    served.close()


@pytest.mark.parametrize("what", [os.getcwd, msgspec.Struct, Path, snapshot.read])
def test_nothing_is_unpickled_but_values_of_the_games(what: Any) -> None:
    with pytest.raises(pickle.UnpicklingError, match="is no value of a game"):
        snapshot.unpickled(pickle.dumps(what))


def test_a_kept_room_that_cannot_be_read_is_made_again_from_its_orders(tmp_path: Path) -> None:
    """As long as they are all there."""
    served = Served(tmp_path, "miles")
    served.start()
    served.play(5)
    served.keep()
    served.change("UPDATE snapshot SET text = ?", '{"id": "r"}')
    assert served.restored() == (served.room, served.orders, 0)
    served.change("DELETE FROM deed WHERE number = ?", 1)
    restored, broken = served.rooms.load().result()
    assert restored == []
    assert broken["r"].code == "room-broken"
    served.close()


@pytest.mark.parametrize("mistake", [TypeError, AssertionError, AttributeError, LookupError])
def test_a_room_that_cannot_be_carried_out_again_keeps_no_other_one_shut(
    mistake: type[Exception], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever goes wrong in it; and it stays as it is."""
    served = Served(tmp_path, "miles")
    served.start()
    served.rooms.found(Founding("s", "Jan", "tysiac", False))

    def fail(room: Room, who: str, order: do.Order) -> Any:
        raise mistake

    with monkeypatch.context() as patch:
        patch.setattr("thousand.store.rooms.act", fail)
        restored, broken = served.rooms.load().result()
        assert [one.room.id for one in restored] == ["s"]
        assert (broken["r"].code, broken["r"].params) == ("room-broken", {"number": 1})
    assert served.rows("deed") == served.orders
    served.close()


@pytest.mark.parametrize("game", ["miles", "tysiac"])
def test_a_match_that_is_over_is_a_record_and_its_orders_are_forgotten(game: str, tmp_path: Path) -> None:
    served = Served(tmp_path, game)
    served.start()
    served.play()
    assert served.room.table is not None
    served.rooms.archive(served.room).result()
    served.keep()
    (path,) = (tmp_path / "records").iterdir()
    assert path.name == "r-1.txt"
    verdict = verify(parse(path.read_bytes()))
    assert (verdict.moves, verdict.over) == (served.room.table.seq, True)
    assert served.rows("deed") == 0
    served.start()
    served.play(3)
    assert served.restored()[0] == served.room
    served.rooms.drop("r").result()
    assert (served.rows("room"), served.rows("deed"), served.rows("snapshot")) == (0, 0, 0)
    assert path.exists()
    served.close()


def test_a_record_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    served = Served(tmp_path, "tysiac")
    (tmp_path / "records").touch()
    served.start()
    served.play()
    failure = served.rooms.archive(served.room).exception()
    assert getattr(failure, "code", "") == "record-not-kept"
    assert served.restored()[0] == served.room
    served.close()
