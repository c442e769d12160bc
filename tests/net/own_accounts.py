"""People with accounts of their own, for the tests of what they do with them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from client import Client

from thousand.net import wire
from thousand.net.inner import InnerLine
from thousand.net.line import FromLine
from thousand.net.server import Server
from thousand.store.accounts import Account

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
