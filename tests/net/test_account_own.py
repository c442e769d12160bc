"""One's own account over the wire: another password, no keys any more, its end; and every refusal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from client import Client
from servers import config, on_disk, people, run, running

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.config import Rate
from thousand.net.inner import InnerLine
from thousand.net.line import FromLine
from thousand.net.passwords import Admitted
from thousand.net.server import Server
from thousand.store.accounts import Account
from thousand.store.served import DATABASE, settings_file
from thousand.table import room_orders as do

PASSWORD, NEW = "correct horse", "battery staple"


@asynccontextmanager
async def account(port: int, name: str) -> AsyncIterator[Client]:
    """Somebody with an account, who has come in."""
    client = await Client(name).connect(port)
    answer = await client.ask(lambda id: wire.Register(id, name, PASSWORD))
    assert isinstance(answer, wire.In), answer
    client.token = answer.token
    try:
        yield client
    finally:
        await client.close()


async def way_in(port: int, make: Any) -> str:
    """Try to come in: ``in``, or the code of the refusal."""
    client = await Client("x").connect(port)
    answer = await client.ask(make)
    await client.close()
    return getattr(answer, "code", "in")


def login(name: str, password: str) -> Any:
    return lambda id: wire.Login(id, name, password)


def resume(token: str) -> Any:
    return lambda id: wire.Resume(id, token)


async def found(server: Server, name: str) -> Account | None:
    return await asyncio.wrap_future(server.accounts.find(name.casefold()))


async def add_key(server: Server, name: str, key: str) -> None:
    await asyncio.wrap_future(server.accounts.add_key(name, key))


class Inner:
    """Somebody whom a door has let in by a key, as ssh does."""

    def __init__(self) -> None:
        self.heard: list[FromLine] = []
        self._changed = asyncio.Event()

    async def come(self, server: Server, key: str) -> Inner:
        admitted = await server.doorkeeper.by_key(key)
        self.line = InnerLine(server.reception, self.hear, "192.0.2.1", admitted)
        self.line.send(wire.Hello(wire.VERSION))
        return self

    def hear(self, message: FromLine) -> None:
        self.heard.append(message)
        self._changed.set()

    async def until(self, kind: type[Any]) -> Any:
        while True:
            found = next((one for one in self.heard if isinstance(one, kind)), None)
            if found is not None:
                return found
            self._changed.clear()
            await self._changed.wait()


# Another password.


def test_a_new_password_takes_the_place_of_the_old_one_and_of_every_token(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            before = ola.token
            second = await Client("x").connect(server.port)
            answer = await second.ask(login("Ola", PASSWORD))
            assert await ola.until_closed() == "elsewhere"
            changed = await second.ask(lambda id: wire.ChangePassword(id, NEW, PASSWORD))
            assert isinstance(changed, wire.Changed)
            assert isinstance(await second.ask(wire.LookAround), wire.Around), "goes on being in"
            await second.close()
            for token in (before, answer.token):
                assert await way_in(server.port, resume(token)) == "token-unknown"
            assert await way_in(server.port, resume(changed.token)) == "in"
            assert await way_in(server.port, login("Ola", PASSWORD)) == "login-wrong"
            assert await way_in(server.port, login("Ola", NEW)) == "in"

    run(test())
    disk = b"".join(path.read_bytes() for path in tmp_path.glob(f"{DATABASE}*"))
    for secret in (PASSWORD, NEW):
        assert secret not in caplog.text, "passwords are never logged"
        assert secret.encode() not in disk


def test_a_password_is_not_changed_without_the_present_one_nor_for_a_short_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            for new, present, code in (
                (NEW, "wrong horse", "password-wrong"),
                (NEW, "", "password-wrong"),
                ("short", PASSWORD, "password-short"),
                ("", PASSWORD, "malformed"),
            ):
                answer = await ola.ask(lambda id: wire.ChangePassword(id, new, present))  # noqa: B023
                assert answer.code == code
            await ola.close()
            assert await way_in(server.port, login("Ola", PASSWORD)) == "in"
            assert await way_in(server.port, resume(ola.token)) == "in"

    run(test())


def test_whoever_came_in_meanwhile_by_the_old_password_is_sent_out(tmp_path: Path) -> None:
    """And what was proven by a password that is not the account's any more changes nothing."""

    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            keeper = server.doorkeeper
            proven = await keeper.prove("Ola", PASSWORD)
            prove = keeper.prove

            async def prove_slowly(name: str, password: str | None) -> Account:
                account = await prove(name, password)
                await other.connect(server.port)
                assert isinstance(await other.ask(login("Ola", PASSWORD)), wire.In)
                return account

            other = Client("x")
            keeper.prove = prove_slowly  # type: ignore[method-assign]
            await ola.say(wire.ChangePassword("1", NEW, PASSWORD))
            await other.until(lambda: other.welcome)
            assert await other.until_closed() == "password-changed"
            assert await ola.until_closed() == "elsewhere"
            await other.close()
            with pytest.raises(Illegal, match="password-wrong"):
                await keeper.change_password(proven, "another one")
            with pytest.raises(Illegal, match="password-wrong"):
                await keeper.close_account(proven)
            assert await way_in(server.port, login("Ola", NEW)) == "in"

    run(test())


def test_whoever_was_let_in_just_before_does_not_come_in(tmp_path: Path) -> None:
    """A door lets somebody in before their session begins: what lets them in may have changed by then."""

    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            await add_key(server, "Ola", "SHA256:ola")
            admitted = [await server.reception.login("192.0.2.1", "Ola", PASSWORD)]
            admitted.append(await server.doorkeeper.by_key("SHA256:ola"))
            await ola.ask(lambda id: wire.ChangePassword(id, NEW, PASSWORD))
            for one in admitted:
                inner = Inner()
                inner.line = InnerLine(server.reception, inner.hear, "192.0.2.1", one)
                inner.line.send(wire.Hello(wire.VERSION))
                assert (await inner.until(wire.Bye)).code == "way-in-changed"
            again = await Inner().come(server, "SHA256:ola")
            assert (await again.until(wire.In)).name == "Ola", "keys stay"
            again.line.close()

    run(test())


@pytest.mark.parametrize("change", [wire.ForgetKeys, lambda id: wire.CloseAccount(id, PASSWORD)])
def test_whoever_does_not_come_in_is_not_told_of_a_password_that_nobody_changed(
    tmp_path: Path, change: Any
) -> None:
    """Their key was forgotten, or their account closed, just as they came."""

    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            await add_key(server, "Ola", "SHA256:ola")
            admitted = await server.doorkeeper.by_key("SHA256:ola")
            await ola.ask(change)
            inner = Inner()
            inner.line = InnerLine(server.reception, inner.hear, "192.0.2.1", admitted)
            inner.line.send(wire.Hello(wire.VERSION))
            assert (await inner.until(wire.Bye)).code == "way-in-changed"

    run(test())


def test_wrong_passwords_are_tries_to_come_in(tmp_path: Path) -> None:
    """For the address and for the name, here as at the door."""
    now = 0.0

    async def test() -> None:
        nonlocal now
        async with running(tmp_path, lambda: now, logins=Rate(1, 4)) as server:
            async with account(server.port, "Ola") as ola:
                codes = []
                for _ in range(4):
                    answer = await ola.ask(lambda id: wire.ChangePassword(id, NEW, "wrong"))
                    codes.append(answer.code)
                assert codes == ["password-wrong", "password-wrong", "password-wrong", "too-fast"]
                answer = await ola.ask(lambda id: wire.CloseAccount(id, PASSWORD))
                assert answer.code == "too-fast", "right ones too"
            assert await way_in(server.port, login("Ola", PASSWORD)) == "too-fast"
            await server.reception.login("192.0.2.7", "Ola", PASSWORD)
            with pytest.raises(Illegal, match="too-fast"):
                await server.reception.login("192.0.2.7", "Ola", PASSWORD)
            now += 1
            assert await way_in(server.port, login("Ola", PASSWORD)) == "in"

    run(test())


def test_a_password_is_not_changed_more_often_than_one_may_log_in(tmp_path: Path) -> None:
    """Each new one is work for the server, also of whoever came in by a key and has to prove nothing."""

    async def test() -> None:
        async with running(tmp_path, lambda: 0.0, logins=Rate(1, 3)) as server:
            await server.doorkeeper.register("Ola", PASSWORD)
            await add_key(server, "Ola", "SHA256:ola")
            ola = await Inner().come(server, "SHA256:ola")
            await ola.until(wire.In)
            for at in range(4):
                ola.line.send(wire.ChangePassword(str(at), NEW))
            assert await ola.until(wire.Refused) == wire.Refused("3", "too-fast")
            ola.line.close()

    run(test())


# The keys.


def test_one_hears_how_many_keys_there_are_and_can_forget_them(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, account(server.port, "Ola") as ola:
            await server.doorkeeper.register("Jan", PASSWORD)
            await add_key(server, "Jan", "SHA256:jan")
            answer = await ola.ask(wire.AskAccount)
            assert answer == wire.Account(answer.id, 0, False)
            for key in ("SHA256:1", "SHA256:2"):
                await add_key(server, "Ola", key)
            admitted = await server.doorkeeper.by_key("SHA256:1")
            answer = await ola.ask(wire.AskAccount)
            assert answer == wire.Account(answer.id, 2, False)
            answer = await ola.ask(wire.ForgetKeys)
            assert answer == wire.Done(answer.id)
            for key in ("SHA256:1", "SHA256:2"):
                with pytest.raises(Illegal, match="login-wrong"):
                    await server.doorkeeper.by_key(key)
            assert server.doorkeeper.is_void(admitted), "who is at the door with one does not come in"
            assert (await server.doorkeeper.by_key("SHA256:jan")).name == "Jan"
            assert (await ola.ask(wire.AskAccount)).keys == 0

    run(test())


@pytest.mark.parametrize("change", ["forget_keys", "change_password", "close"])
def test_nobody_comes_in_nor_gets_a_key_while_the_way_in_is_being_changed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    """The disk has forgotten what let them in before the server hears of that: neither who was let in just
    before nor who is let in meanwhile gets in between."""

    async def test() -> None:
        async with running(tmp_path) as server:
            keeper, accounts = server.doorkeeper, server.accounts
            await keeper.register("Ola", PASSWORD)
            await add_key(server, "Ola", "SHA256:ola")
            admitted = await keeper.by_key("SHA256:ola")
            on_disk, seen = getattr(accounts, change), []

            def write(*args: Any) -> Any:
                seen.append(keeper.is_void(admitted))
                seen.append(Admitted("Ola", False, "", at=keeper._changes))
                return on_disk(*args)

            monkeypatch.setattr(accounts, change, write)
            if change == "forget_keys":
                await keeper.forget_keys("Ola")
            elif change == "close":
                await keeper.close_account(await keeper.prove("Ola", PASSWORD))
            else:
                await keeper.change_password(await keeper.prove("Ola", PASSWORD), NEW)
            before, meanwhile = seen
            assert before is True
            assert keeper.is_void(meanwhile)

    run(test())


def test_a_key_proves_whose_the_account_is(tmp_path: Path) -> None:
    """Who came in by one may have forgotten the password, and needs none; a wrong one is still refused."""

    async def test() -> None:
        async with running(tmp_path) as server:
            await server.doorkeeper.register("Ola", PASSWORD)
            await add_key(server, "Ola", "SHA256:ola")
            ola = await Inner().come(server, "SHA256:ola")
            await ola.until(wire.In)
            ola.line.send(wire.AskAccount("1"))
            assert await ola.until(wire.Account) == wire.Account("1", 1, True)
            ola.line.send(wire.ChangePassword("2", NEW, "wrong"))
            assert await ola.until(wire.Refused) == wire.Refused("2", "password-wrong")
            ola.line.send(wire.ChangePassword("3", NEW))
            assert (await ola.until(wire.Changed)).id == "3"
            assert (await server.doorkeeper.login("Ola", NEW)).name == "Ola"
            ola.line.send(wire.CloseAccount("4"))
            assert await ola.until(wire.Done) == wire.Done("4")
            assert await ola.until(wire.Bye) == wire.Bye("account-closed")

    run(test())


def test_no_key_is_given_to_somebody_who_is_gone(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Jan"):
            for name in ("Ola", "Jan"):
                with pytest.raises(Illegal, match="no-such-person"):
                    await add_key(server, name, "SHA256:0")

    run(test())


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
