"""The line of ``thousand join``: addresses as people type them, and servers that are none."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from servers import run, running

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.caller import Caller, address
from thousand.net.line import Cut, Failed


@pytest.mark.parametrize(
    ("typed", "called"),
    [
        ("cards.example.org", "ws://cards.example.org:8414/"),
        ("127.0.0.1:8500", "ws://127.0.0.1:8500/"),
        ("ws://host", "ws://host:8414/"),
        ("wss://host", "wss://host:443/"),
        ("wss://host:8414/tables", "wss://host:8414/tables"),
        ("[::1]:8414", "ws://[::1]:8414/"),
    ],
)
def test_an_address_is_understood_as_people_type_it(typed: str, called: str) -> None:
    assert address(typed) == called
    assert address(called) == called


@pytest.mark.parametrize(
    "typed",
    [
        "",
        "ws://",
        "http://host",
        "host:x",
        "ws://host:99999",
        "ola@host",
        "ws://o:pw@host",
        "[::1",
        "a b",
    ],
)
def test_what_is_no_address_is_refused(typed: str) -> None:
    with pytest.raises(Illegal) as refusal:
        address(typed)
    assert refusal.value.code == "join-address"
    assert refusal.value.params == {"server": typed}


async def first_heard(port: int) -> Any:
    """What is heard first of whoever listens there."""
    heard: asyncio.Queue[Any] = asyncio.Queue()
    caller = Caller(f"ws://127.0.0.1:{port}/", heard.put_nowait, delays=(0.01,))
    async with asyncio.timeout(20):
        message = await heard.get()
    caller.close()
    return message


@pytest.mark.parametrize("says", ["nothing", "a page", "rubbish"])
def test_something_else_listens_there(says: str) -> None:
    async def answer(request: web.Request) -> web.StreamResponse:
        if says == "nothing":
            return web.Response(status=404)
        if says == "a page":
            return web.Response(text="<html>")
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_str("{}")
        return socket

    async def test() -> None:
        app = web.Application()
        app.add_routes([web.get("/", answer)])
        runner = web.AppRunner(app)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        message = await first_heard(runner.addresses[0][1])
        assert isinstance(message, Failed)
        assert message.reason.code == "join-no-server"
        await runner.cleanup()

    run(test())


def test_a_line_that_was_through_is_called_again_until_it_is_closed(tmp_path: Path) -> None:
    async def test() -> None:
        heard: list[Any] = []
        changed = asyncio.Event()

        def hear(message: Any) -> None:
            heard.append(type(message))
            changed.set()

        async def until(*kinds: type) -> None:
            async with asyncio.timeout(20):
                while heard != list(kinds):
                    changed.clear()
                    await changed.wait()

        async with running(tmp_path) as server:
            port = server.port
            caller = Caller(f"ws://127.0.0.1:{port}/", hear, delays=(0.01,))
            await until(wire.Welcome)
        await until(wire.Welcome, wire.Bye, Cut)
        async with running(tmp_path, port=port):
            await until(wire.Welcome, wire.Bye, Cut, wire.Welcome)
            caller.close()
            await asyncio.sleep(0)
        assert heard[-1] is wire.Welcome, "nothing is heard once it is closed"

    run(test())
