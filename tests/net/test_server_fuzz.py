"""Anything at all sent to a running server: no crash, no leak, and other tables go on undisturbed."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from client import Client
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from servers import OFTEN, on_disk, people, run, running
from test_wire import CHOICES, COMMANDS

from thousand.net import wire
from thousand.net.codec import encode
from thousand.table import room_orders as do

DEEP = os.environ.get("THOUSAND_DEEP") == "1"
MESSAGES = 50_000 if DEEP else 1000
IN_A_BATCH = 100

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=6), inner, max_size=3),
    max_leaves=5,
)
kinds = st.sampled_from(
    ["Hello", "Guest", "Login", "Do", "Enter", "Open", "Ping", "Nothing", "Resume", "ChangePassword"]
)
lookalikes = st.builds(
    lambda kind, more: json.dumps({"kind": kind, "id": "f", **more}),
    kinds,
    st.dictionaries(
        st.sampled_from(["name", "room", "at", "do", "version", "token", "new", "x"]), json_values, max_size=4
    ),
)
commands = st.builds(
    lambda at, command: encode(wire.Do("f", at, command)).decode(), st.integers(0, 30), COMMANDS | CHOICES
).filter(lambda text: "Leave" not in text)
others = st.one_of(
    st.builds(lambda room: wire.Enter("f", room), st.text(min_size=1, max_size=8)),
    st.builds(lambda name: wire.Befriend("f", name), st.text(min_size=1, max_size=8)),
    st.builds(lambda game: wire.Open("f", game), st.none() | st.text(min_size=1, max_size=8)),
    st.builds(lambda name: wire.Guest("f", name), st.text(min_size=1, max_size=8)),
    st.just(wire.LookAround("f")),
    st.just(wire.AskCode("f")),
).map(lambda message: encode(message).decode())
raw = st.binary(max_size=80) | st.text(max_size=80)


def messages() -> list[Any]:
    """Messages made by hypothesis."""
    made: list[Any] = []

    @settings(
        max_examples=MESSAGES,
        phases=[Phase.generate],
        database=None,
        deadline=None,
        suppress_health_check=list(HealthCheck),
    )
    @given(commands | others | commands | lookalikes | raw)
    def make(message: Any) -> None:
        made.append(message)

    make()
    return made


def test_anything_sent_by_a_member_of_a_table_breaks_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A thousand messages, many of them commands of a person who sits at the table."""
    caplog.set_level(logging.WARNING)

    async def test() -> None:
        async with (
            running(tmp_path, mistakes=OFTEN) as server,
            people(server.port, "Ola", "Jan", "Eve") as (ola, jan, eve),
        ):
            other = await ola.open("miles")
            await jan.enter(other)
            await ola.does(do.Start())
            await ola.until(ola.may_act)
            heard = len(jan.events)
            table = await eve.open("tysiac")
            made = messages()
            assert len(made) >= 1000
            for start in range(0, len(made), IN_A_BATCH):
                for message in made[start : start + IN_A_BATCH]:
                    if isinstance(message, bytes):
                        await eve.socket.send_bytes(message)
                    else:
                        await eve.socket.send_str(message.encode("utf-8", "replace").decode())
                assert isinstance(await eve.ask(wire.Ping), wire.Pong)
            around = await jan.ask(wire.LookAround)
            assert {person.name for person in around.people} == {"Ola", "Jan", "Eve"}
            assert len(jan.events) == heard, "another table hears nothing of it"
            await ola.does(do.Move("draw"))
            await jan.until(lambda: len(jan.events) > heard)
            task_count = len(asyncio.all_tasks())
            assert task_count < 40, "nothing is left running"
        rooms = on_disk(tmp_path)
        assert other in rooms
        assert table in rooms

    run(test())
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


def test_anything_sent_instead_of_a_websocket_breaks_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola") as (ola,):
            await ola.open("miles")
            hello = b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            key = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
            for data in (b"\x00" * 100, b"GET", os.urandom(2000), hello, hello + key + os.urandom(500)):
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(data)
                writer.write_eof()
                async with asyncio.timeout(20):
                    await reader.read()
                writer.close()
            await ola.does(do.Say("still here"))
            async with (
                aiohttp.ClientSession() as http,
                http.get(f"http://127.0.0.1:{server.port}/health") as answer,
            ):
                assert (await answer.json())["people"] == 1

    run(test())


def test_people_who_come_and_go_leave_nothing_behind(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            for number in range(30):
                client = await Client(f"Guest{number}").come(server.port)
                await client.open("miles")
                await client.does(do.Leave())
                await client.close()
            while server._links:
                await asyncio.sleep(0)
            assert server.hall.counts == {"people": 0, "tables": 0, "matches": 0}
            assert server.hall._at == {}
            assert not server._pumps
        assert on_disk(tmp_path) == {}

    run(test())
