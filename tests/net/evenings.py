"""An evening at a table whose lines a test breaks: Jan by keys behind a gate, Ola as a tests' client."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from client import Client
from servers import running
from visitors import ENTER, Player, visiting

from thousand.doors import visitor as door
from thousand.net import wire
from thousand.net.inner import InnerLine
from thousand.net.line import Cut, Hear
from thousand.net.server import Server
from thousand.table import room_orders as do
from thousand.ui.room_game import RoomGameScreen


class Gate:
    """A line that breaks, and loses messages, when a test wants it to. ``lost`` are those of the client,
    ``withheld`` those of the server."""

    def __init__(self, server: Server, hear: Hear) -> None:
        self._server = server
        self.hear = hear
        self.lost: Callable[[Any], bool] = lambda message: False
        self.withheld: Callable[[Any], bool] = lambda message: False
        self.kept: list[Any] = []
        self.join()

    def join(self) -> None:
        self._inner = InnerLine(self._server.reception, self._heard, "127.0.0.1")

    def cut(self) -> None:
        self._inner.close()
        self.hear(Cut())

    def _heard(self, message: Any) -> None:
        if self.withheld(message):
            self.kept.append(message)
        else:
            self.hear(message)

    def send(self, message: wire.FromClient) -> None:
        if not self.lost(message):
            self._inner.send(message)

    def call_again(self) -> None:
        self.cut()
        self.join()

    def close(self) -> None:
        self._inner.close()


class Evening:
    """Jan by keys, behind a gate; Ola, whose table it is, as a client of the tests."""

    jan: Player
    gate: Gate
    ola: Client
    visitor: door.Visitor

    def games(self) -> int:
        """How many screens of a match lie open."""
        return sum(isinstance(screen, RoomGameScreen) for screen in self.visitor._shell._screens)


@asynccontextmanager
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **more: Any) -> AsyncIterator[Evening]:
    """Jan in the lobby, a table of Ola's beside."""
    both = Evening()

    class Watched(door.Visitor):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            both.visitor = self

    monkeypatch.setattr(door, "Visitor", Watched)
    async with running(tmp_path / "data") as server:

        def line(hear: Hear) -> Gate:
            both.gate = Gate(server, hear)
            return both.gate

        both.ola = await Client("Ola").come(server.port)
        await both.ola.open()
        async with visiting(server.port, tmp_path, "Jan", line=line, **more) as both.jan:
            yield both
        await both.ola.close()


async def come_in(both: Evening) -> None:
    await both.jan.hears("How do you want to come in?")
    await both.jan.press("1", ENTER)
    await both.jan.hears("Lobby.")


async def sit(both: Evening) -> None:
    await come_in(both)
    await both.jan.press("1")
    await both.jan.hears("1 table.")
    await both.jan.press("1")
    await both.jan.hears("Ola's table: ")


@asynccontextmanager
async def away(both: Evening) -> AsyncIterator[None]:
    """Jan's line is broken, which he hears, until he hears that it is there again."""
    both.gate.cut()
    await both.jan.hears("Connection lost")
    yield
    both.gate.join()
    await both.jan.hears("Connected again.")


async def start(both: Evening) -> None:
    await sit(both)
    await both.ola.does(do.Start())
    await both.jan.hears("You hold 6 cards")
