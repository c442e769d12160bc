"""Who may come in, and how often one may try: names, passwords, tokens, codes, rates."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from pathlib import Path
from typing import Any

import pytest
from client import Client
from servers import OFTEN, config, people, run, running

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.config import Rate
from thousand.net.server import Server
from thousand.store.accounts import CODE_LENGTH, CODE_SIGNS, TOKENS
from thousand.store.served import DATABASE
from thousand.table import room_orders as do


async def asks(port: int, message: Any) -> tuple[Client, Any]:
    client = await Client("x").connect(port)
    answer = await client.ask(message)
    return client, answer


def test_an_account_is_made_once_and_let_in_by_its_password(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)

    async def test() -> None:
        async with running(tmp_path) as server:
            clients = []

            async def code_of(make: Any) -> str:
                client, answer = await asks(server.port, make)
                clients.append(client)
                return getattr(answer, "code", "in")

            assert await code_of(lambda id: wire.Register(id, "Ola", "short")) == "password-short"
            assert await code_of(lambda id: wire.Register(id, " Ola ", "correct horse")) == "in"
            assert await code_of(lambda id: wire.Register(id, "ola", "something else")) == "name-taken"
            assert await code_of(lambda id: wire.Guest(id, "OLA")) == "name-taken"
            assert await code_of(lambda id: wire.Login(id, "ola", "correct horse")) == "in"
            assert await code_of(lambda id: wire.Login(id, "Ola", "wrong")) == "login-wrong"
            assert await code_of(lambda id: wire.Login(id, "Nobody", "wrong")) == "login-wrong"
            assert await code_of(lambda id: wire.Login(id, "\ud7ff", "wrong")) == "login-wrong"
            assert await code_of(lambda id: wire.Resume(id, "wrong")) == "token-unknown"
            assert clients[4].name == "x"
            for client in clients:
                await client.close()

    run(test())
    disk = b"".join(path.read_bytes() for path in tmp_path.glob(f"{DATABASE}*"))
    assert os.name == "nt" or (tmp_path / DATABASE).stat().st_mode & 0o077 == 0
    assert b"argon2" in disk
    assert b"correct horse" not in disk
    assert "correct horse" not in caplog.text, "passwords are never logged"


def test_a_guest_has_no_password_and_a_token_is_not_kept_in_clear(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola") as (ola,):
            client, answer = await asks(server.port, lambda id: wire.Login(id, "Ola", ""))
            assert answer == wire.Refused(answer.id, "malformed")
            answer = await client.ask(lambda id: wire.Login(id, "Ola", "x"))
            assert answer.code == "login-wrong"
            await client.close()
            token = ola.token.encode()
        disk = b"".join(path.read_bytes() for path in tmp_path.glob(f"{DATABASE}*"))
        assert token not in disk

    run(test())


def test_a_server_by_invitation_only(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, invite_only=True) as server:
            code = await server.doorkeeper.new_code()
            client, answer = await asks(server.port, lambda id: wire.Guest(id, "Ola"))
            assert client.welcome is not None
            assert (client.welcome.guests, client.welcome.invite_only) == (False, True)
            assert answer.code == "no-guests"
            answer = await client.ask(lambda id: wire.Register(id, "Ola", "long enough"))
            assert answer.code == "code-unknown"
            answer = await client.ask(lambda id: wire.Register(id, "Ola", "long enough", code))
            assert answer.name == "Ola"
            second = (await client.ask(wire.AskCode)).code
            for one in (code, second):
                assert len(one) == CODE_LENGTH
                assert set(one) <= set(CODE_SIGNS), "told by ear, sign by sign"
            other, answer = await asks(server.port, lambda id: wire.Register(id, "Jan", "long enough", code))
            assert answer.code == "code-unknown", "a code is for one person"
            answer = await other.ask(lambda id: wire.Register(id, "Jan", "long enough", second))
            assert answer.name == "Jan"
            await client.close()
            await other.close()

    run(test())


def test_keys_let_in_their_owner(tmp_path: Path) -> None:
    """For the ssh door, which proves that a person holds the key. One person has several, but not many."""

    async def test() -> None:
        async with running(tmp_path) as server:
            keeper = server.doorkeeper

            async def add(name: str, key: str) -> None:
                await asyncio.wrap_future(server.accounts.add_key(name, key))

            for name in ("Ola", "Jan"):
                await keeper.register(name, "long enough")
            with pytest.raises(Illegal, match="login-wrong"):
                await keeper.by_key("SHA256:0")
            for number in range(TOKENS):
                await add("Ola", f"SHA256:{number}")
            await add("Jan", "SHA256:def")
            await add("Ola", "SHA256:0")
            for number in range(TOKENS):
                assert (await keeper.by_key(f"SHA256:{number}")).name == "Ola"
            assert (await keeper.by_key("SHA256:def")).name == "Jan"
            with pytest.raises(Illegal, match="key-taken"):
                await add("Jan", "SHA256:0")
            await add("Ola", "SHA256:new")
            assert (await keeper.by_key("SHA256:0")).name == "Ola", "given again just before"
            with pytest.raises(Illegal, match="login-wrong"):
                await keeper.by_key("SHA256:1")
            with pytest.raises(Illegal, match="login-wrong"):
                await keeper.by_key("")

    run(test())


def test_guests_who_have_not_come_for_long_free_their_names(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan") as (_, jan):
            await jan.open("miles")
            await jan.does(do.AddBot())
        async with running(tmp_path, keep_guest=-10) as server:
            ola, answer = await asks(server.port, lambda id: wire.Guest(id, "Ola"))
            assert answer.name == "Ola"
            other, answer = await asks(server.port, lambda id: wire.Guest(id, "Jan"))
            assert answer.code == "name-taken", "he still has to do with a table"
            await ola.close()
            await other.close()

    run(test())


def test_a_guest_who_comes_by_token_has_been_here(tmp_path: Path) -> None:
    async def test() -> None:
        now = 1000.0
        server = Server(config(tmp_path), wall=lambda: now)
        await server.start()
        ola = await Client("Ola").come(server.port)
        await ola.close()
        now = 5000.0
        await ola.back(server.port)
        await ola.close()
        await asyncio.wrap_future(server.accounts.forget_guests(4000, frozenset()))
        await ola.back(server.port)
        await ola.close()
        await server.stop()

    run(test())


# What comes too fast, too much, or not at all.


class Clock:
    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_logins_chat_and_commands_are_limited(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        limits = {"logins": Rate(1, 3), "chat": Rate(1, 2), "commands": Rate(1, 6), "openings": Rate(1, 1)}
        async with running(tmp_path, clock, **limits) as server:
            ola = await Client("Ola").come(server.port)
            codes = [(await ola.ask(lambda id: wire.Open(id, "miles"))), await ola.tries(do.Say("1"))]
            codes += [await ola.tries(do.Say(text)) for text in ("2", "3")]
            assert [getattr(one, "code", "fine") for one in codes] == ["fine", "fine", "fine", "too-fast"]
            clock.now += 1
            assert isinstance(await ola.tries(do.Say("4")), wire.Done)
            codes = [await ola.tries(do.SetPrivate(True)) for _ in range(4)]
            assert [getattr(one, "code", "fine") for one in codes] == ["fine", "fine", "too-fast", "too-fast"]
            codes = []
            for _ in range(3):
                client, answer = await asks(server.port, lambda id: wire.Login(id, "Ola", "wrong"))
                codes.append(answer.code)
                await client.close()
            assert codes == ["login-wrong", "login-wrong", "login-wrong"]
            client, answer = await asks(server.port, lambda id: wire.Login(id, "Ola", "wrong"))
            assert answer.code == "too-fast"
            clock.now += 1
            answer = await client.ask(lambda id: wire.Login(id, "Ola", "wrong"))
            assert answer.code == "login-wrong"
            await client.close()
            await ola.close()

    run(test())


def test_who_sends_rubbish_for_long_is_hung_up_on_and_nobody_else(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(tmp_path, mistakes=Rate(0, 5)) as server,
            people(server.port, "Ola", "Eve") as (ola, eve),
        ):
            await ola.open("miles")
            for _ in range(6):
                await eve.socket.send_str("{")
            assert await eve.until_closed() == "unruly"
            await ola.does(do.Say("nothing happened here"))

    run(test())


def test_too_many_messages_a_second_are_refused_and_end_the_connection(tmp_path: Path) -> None:
    async def test() -> None:
        clock = Clock()
        limits = {"messages": Rate(0, 4), "mistakes": Rate(0, 3)}
        async with running(tmp_path, clock, **limits) as server:
            ola = await Client("Ola").come(server.port)
            answers = [await ola.ask(wire.Ping) for _ in range(5)]
            assert [type(one).__name__ for one in answers] == [
                "Pong",
                "Pong",
                "Refused",
                "Refused",
                "Refused",
            ]
            await ola.say(wire.Ping("x"))
            assert await ola.until_closed() == "unruly"

    run(test())


def test_an_oversized_message_ends_the_connection_and_changes_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Eve") as (ola, eve):
            room = await ola.open("miles")
            await eve.enter(room)
            big = json.dumps({"kind": "Do", "id": "1", "at": 0, "do": {"type": "Say", "text": "x" * 70_000}})
            await eve.socket.send_str(big)
            await eve.until_closed()
            assert eve.socket.close_code == 1009
            await ola.does(do.Say("still here"))

    run(test())


def test_hello_comes_first_then_a_name_then_the_rest(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            client = Client("x")
            await client.connect(server.port)
            assert (await client.ask(wire.LookAround)).code == "not-in"
            assert (await client.ask(lambda id: wire.Open(id, "miles"))).code == "not-in"
            await client.ask(lambda id: wire.Guest(id, "Ola"))
            assert (await client.ask(lambda id: wire.Guest(id, "Jan"))).code == "already-in"
            assert (await client.ask(lambda id: wire.Open(id, "chess"))).code == "no-such-game"
            await client.say(wire.Hello(99))
            assert await client.until_closed() == "version"

    run(test())


def test_a_connection_without_a_name_is_hung_up_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, log_in=0.01) as server:
            client = await Client("x").connect(server.port)
            assert await client.until_closed() == "silent"

    run(test())


def test_a_server_has_room_for_so_many(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(tmp_path, people=2, rooms=1) as server,
            people(server.port, "Ola", "Jan") as (ola, jan),
        ):
            client, answer = await asks(server.port, lambda id: wire.Guest(id, "Ewa"))
            assert answer.code == "server-full"
            await client.close()
            await ola.open("miles")
            assert (await jan.ask(lambda id: wire.Open(id, "miles"))).code == "server-full"

    run(test())


def test_who_does_not_read_is_hung_up_on(tmp_path: Path) -> None:
    """Messages for a client that does not read do not pile up for ever."""

    async def test() -> None:
        async with running(tmp_path, chat=OFTEN) as server, people(server.port, "Ola", "Eve") as (ola, eve):
            room = await ola.open(None)
            await eve.enter(room)
            session = server.hall._sessions["Eve"]
            for _ in range(5000):
                session.link.send(wire.Pong("x"))
            assert await eve.until_closed() == "slow"
            await ola.does(do.Say("still here"))

    run(test())
