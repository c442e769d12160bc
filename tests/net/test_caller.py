"""The line of ``thousand join``: addresses as people type them, and servers that are none."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from aiohttp import web
from servers import run, running

from thousand.game import Illegal
from thousand.net import caller, wire
from thousand.net.caller import Caller, address
from thousand.net.codec import encode, own_events
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


async def first_heard(url: str) -> Any:
    """What is heard first of whoever listens there."""
    heard: asyncio.Queue[Any] = asyncio.Queue()
    line = Caller(url, heard.put_nowait, delays=(0.01,))
    async with asyncio.timeout(20):
        message = await heard.get()
    line.close()
    return message


@asynccontextmanager
async def listening(answer: Callable[[web.Request], Awaitable[web.StreamResponse]]) -> AsyncIterator[str]:
    """Something else than a server of ours, meanwhile: its address."""
    app = web.Application()
    app.add_routes([web.get("/", answer)])
    runner = web.AppRunner(app, shutdown_timeout=0)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"ws://127.0.0.1:{runner.addresses[0][1]}/"
    await runner.cleanup()


DEEP = '{"kind":"Happened","seq":1,"event":{"type":"Played","game":"x","events":' + "[" * 200_000
"""What a reader that trusts its depth would fall over."""


@pytest.mark.parametrize("says", ["nothing", "a page", "rubbish", "deep", "goodbye", "silence", "too much"])
def test_something_else_listens_there(says: str, monkeypatch: pytest.MonkeyPatch) -> None:
    if says == "silence":
        monkeypatch.setattr(caller, "PATIENCE", 0.3)

    async def answer(request: web.Request) -> web.StreamResponse:
        if says == "nothing":
            return web.Response(status=404)
        if says == "a page":
            return web.Response(text="<html>")
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        if says == "silence":
            await socket.receive()
        elif says != "goodbye":
            words = {"rubbish": "{}", "deep": DEEP, "too much": " " * (caller.LARGEST + 1)}
            await socket.send_str(words[says])
        return socket

    async def test() -> None:
        async with listening(answer) as url:
            message = await first_heard(url)
        assert isinstance(message, Failed)
        assert message.reason == Illegal("join-no-server", server=url)

    run(test())


@pytest.mark.parametrize("host", ["cards..example.org", "a" * 70 + ".org"])
def test_an_address_that_cannot_be_one_is_refused_when_it_is_called(host: str) -> None:
    message: Any = asyncio.run(first_heard(address(host)))
    assert isinstance(message, Failed)
    assert message.reason == Illegal("join-address", server=address(host))


@pytest.mark.parametrize(
    "nonsense",
    [
        "{}",
        DEEP,
        '{"kind":"Happened","seq":1,"event":{"type":"Played","game":"bridge","events":[{"type":"Bid"}]}}',
    ],
)
def test_nonsense_later_on_cuts_the_line_and_it_is_called_again(nonsense: str) -> None:
    async def answer(request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_bytes(b"")
        await socket.send_str(encode(wire.Welcome(wire.VERSION, True, False, ())).decode())
        await socket.send_str(nonsense)
        await socket.receive()
        return socket

    async def test() -> None:
        heard: list[type] = []
        twice = asyncio.Event()

        def hear(message: Any) -> None:
            heard.append(type(message))
            if isinstance(message, wire.Happened):
                own_events(message.event)
            if heard.count(Cut) == 2:
                twice.set()

        async with listening(answer) as url:
            line = Caller(url, hear, delays=(0.01,))
            async with asyncio.timeout(20):
                await twice.wait()
            line.close()
        assert [kind for kind in heard if kind is not wire.Happened][:4] == [wire.Welcome, Cut] * 2

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
            line = Caller(f"ws://127.0.0.1:{port}/", hear, delays=(0.01,))
            await until(wire.Welcome)
        await until(wire.Welcome, wire.Bye, Cut)
        async with running(tmp_path, port=port):
            await until(wire.Welcome, wire.Bye, Cut, wire.Welcome)
            line.close()
            await asyncio.sleep(0)
        assert heard[-1] is wire.Welcome, "nothing is heard once it is closed"

    run(test())
