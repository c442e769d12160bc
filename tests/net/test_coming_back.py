"""Who comes back, after a restart or a broken line, and who only bears the same name."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from client import PATIENCE, Client
from servers import people, run, running

from thousand.doors.ssh_visit import SIGN_IN_SECONDS
from thousand.net import wire
from thousand.net.config import Config, Rate
from thousand.net.server import Server
from thousand.net.session import Session
from thousand.store import accounts
from thousand.table import room_events as ev
from thousand.table import room_orders as do
from thousand.table.lobby import Online


class Kept:
    """A link that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[wire.FromServer] = []

    def send(self, message: wire.FromServer) -> None:
        self.sent.append(message)

    def close(self, code: str) -> None:
        self.sent.append(wire.Bye(code))


async def all_told(server: Server) -> None:
    """Wait until all that was ordered is on disk and told."""
    await asyncio.wrap_future(server.hall.rooms.wait())
    await asyncio.sleep(0)


async def resumed(client: Client, port: int, token: str) -> str:
    """Come back by a token: ``in``, or why not."""
    await client.connect(port)
    answer = await client.ask(lambda id: wire.Resume(id, token))
    await client.close()
    return getattr(answer, "code", "in")


def test_a_whole_household_comes_back_at_once_after_a_restart(tmp_path: Path) -> None:
    """Only wrong tokens count as tries; and those do not keep the right ones out."""
    names = ("Ola", "Jan", "Ewa", "Tom", "Zoe")

    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, *names) as guests:
            pass
        async with running(tmp_path, logins=Rate(0, 2)) as server:
            assert [await resumed(one, server.port, one.token) for one in guests] == ["in"] * 5
            wrong = [await resumed(guests[0], server.port, "x") for _ in range(3)]
            assert wrong == ["token-unknown", "token-unknown", "too-fast"]
            assert await resumed(guests[0], server.port, guests[0].token) == "in"

    run(test())


def test_there_is_as_much_time_to_say_who_one_is_as_by_ssh() -> None:
    assert Config(Path()).log_in == SIGN_IN_SECONDS, "a name and a password are typed by ear"


def test_who_bears_the_name_of_a_guest_who_has_gone_has_neither_their_talk_nor_their_friends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(accounts, "ARRIVING", -1)  # a name is free as soon as the guest has gone

    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            for one, friend in ((ola, "Jan"), (jan, "Ola")):
                await one.ask(lambda id, friend=friend: wire.Befriend(id, friend))
            room = await ola.open()
            await jan.enter(room)
            await ola.does(do.Say("for you alone", "Jan"))
            await jan.does(do.Leave())
            await jan.close()
            await ola.until(lambda: server.hall.counts["people"] == 1 or None)
            async with people(server.port, "JAN") as (stranger,):
                assert (await stranger.enter(room, since=0)).missed == ()
                around = await stranger.ask(wire.LookAround)
                assert around.friends == ()
                assert {one.friend for one in around.people} == {False}
                assert (await ola.ask(wire.LookAround)).friends == ()
            assert ola.other == [], "no friend has come"

    run(test())


def test_who_has_left_a_seat_hears_what_they_missed_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            room = await ola.open()
            await jan.enter(room)
            await ola.does(do.Start())
            await jan.until(lambda: jan.room and jan.room.playing)
            since = jan.seq
            await jan.does(do.Leave())
            back = await jan.enter(room, since=since)
            assert "StoodIn" in [type(one.event).__name__ for one in back.missed]

    run(test())


def test_guests_forgotten_at_the_start_are_nobodys_friends(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Jan"):
            ola = await Client("Ola").connect(server.port)
            ola.token = (await ola.ask(lambda id: wire.Register(id, "Ola", "long enough"))).token
            await ola.ask(lambda id: wire.Befriend(id, "Jan"))
            await ola.close()
        async with running(tmp_path, keep_guest=-10) as server:
            await ola.back(server.port)
            async with people(server.port, "Jan"):
                around = await ola.ask(wire.LookAround)
                assert around.friends == ()
                assert Online("Jan", True, None, False) in around.people
            await ola.close()

    run(test())


def test_who_is_sent_away_on_the_way_in_is_told(tmp_path: Path) -> None:
    """Every question is answered, whatever has happened meanwhile."""

    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            room = await ola.open()
            hall = server.hall
            theirs, mine = hall._sessions["Jan"], hall._sessions["Ola"]
            hall.enter(theirs, wire.Enter("E", room))
            hall.act(mine, "k", ola.seq, do.Kick("Jan"))
            answer = await jan.until(lambda: jan._answers.get("E"))
            assert isinstance(answer, wire.Refused)
            assert answer.code == "no-such-room"

    run(test())


def test_who_comes_in_again_on_the_way_to_the_table_is_there(tmp_path: Path) -> None:
    """The first connection has gone when it would be shown the table; the second one waits behind it."""

    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            room = await ola.open()
            await jan.enter(room)
            await jan.close()
            await ola.until(lambda: ola.heard(ev.Lost))
            hall, desk = server.hall, server.hall._desks[room]
            links = Kept(), Kept()
            for link in links:
                session = Session(link, "here", server.config, lambda: 0.0)
                hall.come_in(session, "1", "Jan", "", guest=True)
                hall.enter(session, wire.Enter("2", room))
            async with asyncio.timeout(PATIENCE):
                while not any(isinstance(one, wire.Entered) for one in links[1].sent):
                    await all_told(server)
            await all_told(server)
            person = desk.latest.person("Jan")
            assert person is not None
            assert person.here
            assert not any(isinstance(one, wire.Entered) for one in links[0].sent)
            hall.left(session)

    run(test())


def test_a_table_that_cannot_go_on_keeps_no_other_one_shut(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    from thousand.net.desk import Desk

    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            rooms = await ola.open(), await jan.open("tysiac")
            for one in (ola, jan):
                await one.does(do.AddBot())
        go_on = Desk.go_on

        def fail(desk: Desk) -> None:
            if desk.id == rooms[0]:
                raise AssertionError("a mistake of ours")
            go_on(desk)

        with monkeypatch.context() as patch:
            patch.setattr(Desk, "go_on", fail)
            async with running(tmp_path) as server:
                assert (await ola.back(server.port)).room is None
                assert (await jan.back(server.port)).room == rooms[1]
                await jan.enter(rooms[1])
                await jan.does(do.Say("here we are"))
                await ola.close()
                await jan.close()
        assert f"table {rooms[0]} cannot go on and stays as it is on disk" in caplog.text
        async with running(tmp_path) as server:
            assert (await ola.back(server.port)).room == rooms[0]
            await ola.close()

    run(test())
