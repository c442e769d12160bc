"""What opens one's own account, over the wire: another password, no keys any more; and every refusal."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from client import Client
from own_accounts import NEW, PASSWORD, Inner, account, add_key, login, resume, way_in
from servers import people, run, running

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.config import Rate
from thousand.net.inner import InnerLine
from thousand.net.passwords import Admitted
from thousand.store.accounts import Account
from thousand.store.served import DATABASE

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
