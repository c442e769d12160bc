"""A player who comes by ssh, as the load generator has them: real ssh, and keys at a table with a bot."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import cycle
from typing import Any, Final

import asyncssh

WAY_IN: Final = (
    ("Quit", "1"),
    ("Your name", "\r"),
    ("Tables", "2"),
    ("Which game", "1"),
    ("Who may come", "1"),
    ("Waiting for", "b"),
    ("Press Enter", "\r"),
)
"""What is heard on the way from the door to a match with a bot, and the key that goes on."""

KEYS: Final = (" ", ".", "d", "t")
"""Draw, choose a card, discard it, and ask whose turn it is: every key is answered, also out of turn."""

PATIENCE: Final = 60.0


class Terminal(asyncssh.SSHClientSession[str]):
    """One session. ``answered`` hears of each key's latency in seconds, ``failed`` of what went wrong."""

    def __init__(self, answered: Callable[[float], None], failed: Callable[[str], None]) -> None:
        self.refused = 0
        self._answered = answered
        self._failed = failed
        self._keys = cycle(KEYS)
        self._asked = 0.0
        self._heard = ""
        self._more = asyncio.Event()
        self._leaving = False
        self._connection: asyncssh.SSHClientConnection
        self._channel: asyncssh.SSHClientChannel[str]

    async def come(self, name: str, address: str, port: int) -> None:
        """Come in as a guest from an address of this machine."""
        self._connection = await asyncssh.connect(
            "127.0.0.1",
            port,
            username=name,
            local_addr=(address, 0),
            known_hosts=None,
            client_keys=None,
            agent_path=None,
            config=None,
        )
        self._channel, _ = await self._connection.create_session(
            lambda: self, term_type="xterm", term_size=(80, 24), env={"LANG": "en_US.UTF-8"}
        )
        for heard, key in WAY_IN[:2]:
            await self._go_on(heard, key)
        await self._until("Tables")

    async def sit_down(self) -> None:
        """Open a table and begin a match with a bot."""
        for heard, key in WAY_IN[2:]:
            await self._go_on(heard, key)
        await self._until("starting")

    async def _go_on(self, heard: str, key: str) -> None:
        await self._until(heard)
        self._heard = ""
        self._channel.write(key)

    async def _until(self, text: str) -> None:
        async with asyncio.timeout(PATIENCE):
            while text not in self._heard:
                self._more.clear()
                await self._more.wait()

    def data_received(self, data: str, datatype: Any) -> None:
        """Something was said."""
        if self._asked:
            self._answered(time.perf_counter() - self._asked)
            self._asked = 0.0
        self._heard = (self._heard + data)[-4000:]
        self._more.set()

    def connection_lost(self, exc: Exception | None) -> None:
        """The session is over."""
        if not self._leaving:
            self._failed("hung up")

    def act(self) -> None:
        """Press the next key."""
        if self._asked:
            self._failed("a key without an answer")
        self._asked = time.perf_counter()
        self._channel.write(next(self._keys))

    def hang_up(self) -> None:
        """Go."""
        self._leaving = True
        self._connection.abort()
