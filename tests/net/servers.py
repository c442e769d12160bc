"""Servers for tests: on loopback, in this very process, with bots that do not take their time."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
from client import Client

from thousand.net.config import Config, Rate
from thousand.net.server import Server
from thousand.store.rooms import Rooms
from thousand.store.writer import Writer
from thousand.table.room import Room

OFTEN = Rate(10_000, 10_000)
"""Tests are quicker than people."""


def config(data: Path, **changes: Any) -> Config:
    usual = Config(
        data,
        port=0,
        bot_pace=0,
        messages=OFTEN,
        commands=OFTEN,
        chat=OFTEN,
        invitations=OFTEN,
        logins=OFTEN,
        openings=OFTEN,
    )
    return msgspec.structs.replace(usual, **changes)


@asynccontextmanager
async def running(
    data: Path, clock: Callable[[], float] | None = None, **changes: Any
) -> AsyncIterator[Server]:
    """A server that runs meanwhile."""
    server = Server(config(data, **changes)) if clock is None else Server(config(data, **changes), clock)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


@asynccontextmanager
async def people(port: int, *names: str) -> AsyncIterator[list[Client]]:
    """Guests of these names."""
    clients = [await Client(name).come(port) for name in names]
    try:
        yield clients
    finally:
        for client in clients:
            await client.close()


ENOUGH = 120.0
"""Seconds after which a test that waits for ever has failed."""


def run(test: Coroutine[Any, Any, None]) -> None:
    """Run an asynchronous test."""
    asyncio.run(asyncio.wait_for(test, ENOUGH))


def on_disk(data: Path) -> dict[str, Room]:
    """Every room in a stopped server's file, made again from its orders; none may be broken."""
    writer = Writer(data / "server.sqlite3")
    try:
        restored, broken = Rooms(writer).load().result()
    finally:
        writer.close()
    assert not broken
    return {one.room.id: one.room for one in restored}
