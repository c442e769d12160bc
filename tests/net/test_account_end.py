"""The end of one's own account, over the wire, and the names that a table knows."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from client import Client
from own_accounts import NEW, PASSWORD, account, add_key, found, login, resume, way_in
from servers import config, on_disk, people, run, running

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.server import Server
from thousand.store.accounts import Account
from thousand.store.served import settings_file
from thousand.table import room_orders as do

# The end.


def test_a_closed_account_leaves_nothing_to_whoever_has_its_name_next(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Jan") as jan:
            async with account(server.port, "Ola") as ola:
                for who, friend in ((ola, "Jan"), (jan, "Ola")):
                    await who.ask(lambda id: wire.Befriend(id, friend))  # noqa: B023
                code = (await ola.ask(wire.AskCode)).code
                await add_key(server, "Ola", "SHA256:ola")
                settings = settings_file(tmp_path, "Ola")
                settings.parent.mkdir()
                settings.write_text("{}")
                answer = await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
                assert answer == wire.Done(answer.id)
                assert await ola.until_closed() == "account-closed"
            for way in (resume(ola.token), login("Ola", PASSWORD)):
                assert await way_in(server.port, way) in ("token-unknown", "login-wrong")
            with pytest.raises(Illegal, match="login-wrong"):
                await server.doorkeeper.by_key("SHA256:ola")
            assert (await jan.ask(wire.LookAround)).friends == ()
            async with account(server.port, "Ola") as other:
                assert (await other.ask(wire.LookAround)).friends == ()
                assert (await other.ask(wire.AskAccount)).keys == 0
                assert not settings.exists()
                assert not [one for one in jan.other if isinstance(one, wire.FriendCame)]
            row = server.accounts._writer.run(
                lambda database: database.execute("SELECT * FROM code WHERE code = ?", (code,)).fetchall()
            )
            assert await asyncio.wrap_future(row) == []

    run(test())


def test_an_account_is_forgotten_at_once_where_no_table_knows_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
            await ola.until_closed()
            async with asyncio.timeout(30):
                while await found(server, "Ola") is not None:
                    await asyncio.sleep(0)

    run(test())


def test_settings_that_cannot_be_deleted_do_not_keep_an_account_open(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            (settings_file(tmp_path, "Ola") / "in the way").mkdir(parents=True)
            await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
            assert await ola.until_closed() == "account-closed"
            assert await way_in(server.port, login("Ola", PASSWORD)) == "login-wrong"

    run(test())
    assert "the settings of a closed account cannot be deleted" in caplog.text
    assert "Ola" not in caplog.text


def test_an_account_is_not_closed_at_a_table_nor_by_a_wrong_password(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            answer = await ola.ask(lambda id: wire.CloseAccount(id, "wrong horse"))
            assert answer.code == "password-wrong"
            room = await ola.open("miles")
            answer = await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
            assert (answer.code, answer.params) == ("at-another-table", {"room": room})
            await ola.does(do.Leave())
            await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
            assert await ola.until_closed() == "account-closed"

    run(test())


def test_an_account_is_not_closed_at_a_table_to_which_one_came_meanwhile(tmp_path: Path) -> None:
    """By another connection, while the password was looked at."""

    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            keeper, other = server.doorkeeper, Client("x")
            prove = keeper.prove

            async def prove_slowly(name: str, password: str | None) -> Account:
                account = await prove(name, password)
                await other.connect(server.port)
                assert isinstance(await other.ask(resume(ola.token)), wire.In)
                await other.open()
                return account

            keeper.prove = prove_slowly  # type: ignore[method-assign]
            await ola.say(wire.CloseAccount("1", PASSWORD))
            await other.until(lambda: other.room)
            assert await ola.until_closed() == "elsewhere"
            await other.does(do.Say("Here I am."))
            assert await way_in(server.port, login("Ola", PASSWORD)) == "in"
            await other.close()

    run(test())


def test_guests_have_no_account(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola") as (ola,):
            for make in (
                wire.AskAccount,
                wire.ForgetKeys,
                wire.CloseAccount,
                lambda id: wire.ChangePassword(id, NEW),
            ):
                assert (await ola.ask(make)).code == "not-for-guests"
            with pytest.raises(Illegal, match="password-wrong"):
                await server.doorkeeper.prove("Ola", "")
            with pytest.raises(Illegal, match="password-wrong"):
                await server.doorkeeper.prove("Nobody", "")

    run(test())


def test_an_earlier_connection_asks_for_nothing_any_more(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            session = server.hall._sessions["Ola"]
            async with account(server.port, "Jan"):
                await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
                with pytest.raises(Illegal, match="not-in"):
                    await server.reception._serve(session, wire.Befriend("1", "Jan"))

    run(test())


# Names that a table knows.


def test_a_seat_that_a_bot_keeps_is_nobody_elses(tmp_path: Path) -> None:
    """The others play on; nobody comes to the table by the name of a closed account."""

    async def test() -> None:
        async with (
            running(tmp_path, keep_guest=10) as server,
            people(server.port, "Jan") as (jan,),
            account(server.port, "Ola") as ola,
        ):
            room = await jan.open("miles")
            await ola.enter(room)
            await jan.does(do.Start())
            await ola.until(lambda: ola.room and ola.room.playing)
            await ola.does(do.Leave())
            await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
            assert await ola.until_closed() == "account-closed"
            for way in (
                lambda id: wire.Guest(id, "Ola"),
                lambda id: wire.Register(id, "0la", PASSWORD),
            ):
                assert await way_in(server.port, way) == "name-taken"
            await jan.play(lambda: jan.may_act())
            assert jan.room is not None
            assert [seat.bot is None for seat in jan.room.seats] == [True, False]
            await jan.does(do.Abandon())
            await jan.does(do.Leave())
            assert await way_in(server.port, lambda id: wire.Guest(id, "Ola")) == "in"

    run(test())


def test_a_game_against_bots_alone_goes_with_its_account(tmp_path: Path) -> None:
    """Nobody else can come back to it: it does not hold the name."""

    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            await ola.open("miles")
            await ola.does(do.AddBot())
            await ola.does(do.Start())
            await ola.until(lambda: ola.room and ola.room.playing)
            await ola.does(do.Leave())
            assert server.hall.counts["tables"] == 1
            await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
            assert await ola.until_closed() == "account-closed"
            assert await way_in(server.port, lambda id: wire.Guest(id, "Ola")) == "in"
            assert server.hall.counts["tables"] == 0

    run(test())
    assert on_disk(tmp_path) == {}


async def leave_a_match(server: Server, *players: Client) -> None:
    """All of them have a seat in one match, and leave it: their seats are kept."""
    first, *others = players
    room = await first.open("miles")
    for one in others:
        await one.enter(room)
    await first.does(do.AddBot())
    await first.does(do.Start())
    for one in players:
        await one.until(lambda one=one: one.room and one.room.playing)
        await one.does(do.Leave())
    assert server.hall.counts["tables"] == 1


def test_a_table_goes_with_the_last_account_that_has_a_seat_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(tmp_path) as server,
            account(server.port, "Ola") as ola,
            account(server.port, "Jan") as jan,
        ):
            await leave_a_match(server, ola, jan)
            await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
            assert await ola.until_closed() == "account-closed"
            assert server.hall.counts["tables"] == 1, "Jan can come back"
            assert await way_in(server.port, lambda id: wire.Guest(id, "Ola")) == "name-taken"
            await jan.ask(lambda id: wire.CloseAccount(id, PASSWORD))
            assert await jan.until_closed() == "account-closed"
            for name in ("Ola", "Jan"):
                assert await way_in(server.port, lambda id, name=name: wire.Guest(id, name)) == "in"
            assert server.hall.counts["tables"] == 0

    run(test())
    assert on_disk(tmp_path) == {}


def test_whoever_bears_the_name_of_a_closed_account_is_expected_at_their_own_tables(tmp_path: Path) -> None:
    """Another Ola leaves a match; that Jan closes his account does not take it from her."""

    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Jan") as jan:
            async with account(server.port, "Ola") as ola:
                await leave_a_match(server, ola, jan)
                await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
            (desk,) = server.hall._desks.values()
            desk.command(do.Close())
            while server.hall.counts["tables"]:
                await asyncio.sleep(0)
            async with account(server.port, "Ola") as ola:
                await leave_a_match(server, ola)
                await jan.ask(lambda id: wire.CloseAccount(id, PASSWORD))
                assert await jan.until_closed() == "account-closed"
                assert server.hall.counts["tables"] == 1

    run(test())


def test_a_name_that_is_banned_or_muted_or_mutes_is_nobody_elses_while_the_table_is_there(
    tmp_path: Path,
) -> None:
    """Of accounts that are closed and of guests who are gone: nobody inherits what was meant for another."""
    now = 1000.0

    async def test() -> None:
        nonlocal now
        server = Server(config(tmp_path), wall=lambda: now)
        await server.start()
        async with (
            people(server.port, "Jan", "Eve", "Mute", "Deaf", "Free") as (jan, eve, mute, deaf, free),
            account(server.port, "Ola") as ola,
        ):
            room = await jan.open(None)
            for one in (eve, mute, deaf, free, ola):
                await one.enter(room)
            await jan.does(do.Kick("Eve", ban=True))
            await jan.does(do.Kick("Ola", ban=True))
            await jan.does(do.Mute("Mute"))
            await deaf.does(do.Mute("Free"))
            await deaf.does(do.Mute("Free", on=False))
            await deaf.does(do.Mute("Jan"))
            for one in (mute, deaf, free):
                await one.does(do.Leave())
            await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
            assert await ola.until_closed() == "account-closed"
            for one in (eve, mute, deaf, free):
                await one.close()
            now += 100
            codes = [
                await way_in(server.port, lambda id, name=name: wire.Guest(id, name))
                for name in ("Eve", "Ola", "Mute", "Deaf", "Free")
            ]
            assert codes == ["name-taken"] * 4 + ["in"]
            assert (await eve.back(server.port)).name == "Eve", "her own program knows who she is"
            answer = await eve.ask(lambda id: wire.Enter(id, room))
            assert answer.code == "no-such-room"
            await eve.close()
            await jan.does(do.Leave())
            now += 100
            for name in ("Eve", "Ola", "Mute", "Deaf"):
                assert await way_in(server.port, lambda id, name=name: wire.Guest(id, name)) == "in"
        await server.stop()

    run(test())
