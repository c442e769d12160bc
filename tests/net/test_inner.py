"""A line to the server in its own program: what crosses it is what crosses the wire."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from client import PATIENCE
from servers import run, running

from thousand.net import wire
from thousand.net.config import Rate
from thousand.net.inner import InnerLine
from thousand.net.server import Server
from thousand.table import room_orders as do

WHOSE: ContextVar[str] = ContextVar("whose", default="nobody's")


class Ear:
    """Somebody at the end of a line."""

    def __init__(self, server: Server, admitted: Any = None, *, hello: bool = True) -> None:
        self.heard: list[wire.FromServer] = []
        self.contexts: set[str] = set()
        self.ended = 0
        self.line = InnerLine(server.reception, self.hear, "here", admitted, self.end)
        if hello:
            self.line.send(wire.Hello(wire.VERSION, "ear"))

    def hear(self, message: wire.FromServer) -> None:
        self.heard.append(message)
        self.contexts.add(WHOSE.get())

    def end(self) -> None:
        self.ended += 1

    def kinds(self) -> list[str]:
        return [type(message).__name__ for message in self.heard]

    async def until(self, condition: Callable[[], object]) -> None:
        async with asyncio.timeout(PATIENCE):
            while not condition():
                await asyncio.sleep(0.001)


def test_messages_are_answered_in_order(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            ear = Ear(server)
            assert ear.heard == [], "nothing is heard before whoever made the line has it"
            ear.line.send(wire.Guest("1", "Ola"))
            for number in range(20):
                ear.line.send(wire.Ping(str(number)))
            await ear.until(lambda: len(ear.heard) == 22)
            assert ear.kinds() == ["Welcome", "In", *["Pong"] * 20]
            assert [getattr(one, "id", "") for one in ear.heard[2:]] == [str(number) for number in range(20)]
            assert ear.line.name == "Ola"
            ear.line.close()

    run(test())


def test_what_is_heard_is_what_crosses_the_wire(tmp_path: Path) -> None:
    """Not the server's own values: a view is still to be read, and is the viewer's."""

    async def test() -> None:
        async with running(tmp_path) as server:
            ear = Ear(server)
            ear.line.send(wire.Guest("1", "Ola"))
            ear.line.send(wire.Open("2", "miles"))
            await ear.until(lambda: len(ear.heard) == 3)
            entered = ear.heard[2]
            assert isinstance(entered, wire.Entered)
            assert entered.room is not server.hall._desks[entered.room.id].shown
            assert bytes(entered.view) == b"null"
            ear.line.close()

    run(test())


def test_the_server_trusts_it_as_little_as_any_other(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, mistakes=Rate(0, 2)) as server:
            ear = Ear(server)
            for _ in range(3):
                ear.line.send(wire.Guest("1", "x" * 500))
            await ear.until(lambda: ear.ended)
            assert ear.kinds() == ["Welcome", "Refused", "Refused", "Refused", "Bye"]
            assert [getattr(one, "code", "") for one in ear.heard[1:]] == ["malformed"] * 3 + ["unruly"]
            ear.line.send(wire.Ping("1"))
            await asyncio.sleep(0)
            assert ear.kinds()[-1] == "Bye"

    run(test())


def test_whoever_is_admitted_comes_in_by_themselves(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, people=1) as server:
            ola = await server.doorkeeper.register("Ola", "correct horse")
            jan = await server.doorkeeper.register("Jan", "correct horse")
            first = Ear(server, ola, hello=False)
            await first.until(lambda: first.heard)
            assert first.line.name == "", "not before the client has said hello"
            first.line.send(wire.Hello(wire.VERSION))
            await first.until(lambda: first.line.name)
            second = Ear(server, ola)
            await first.until(lambda: first.ended)
            assert first.heard[-1] == wire.Bye("elsewhere")
            third = Ear(server, jan)
            await third.until(lambda: third.ended)
            assert third.heard[-1] == wire.Bye("full")
            second.line.close()
            assert (first.ended, second.ended, third.ended) == (1, 1, 1)
            assert server.hall.counts["people"] == 0

    run(test())


def test_everybody_hears_in_their_own_context_whoever_speaks(tmp_path: Path) -> None:
    """What is drawn for one person is not drawn on the other's screen."""

    async def test() -> None:
        async with running(tmp_path) as server:

            async def visit(name: str) -> Ear:
                WHOSE.set(name)
                ear = Ear(server)
                ear.line.send(wire.Guest("1", name))
                await ear.until(lambda: len(ear.heard) == 2)
                return ear

            ola, jan = [await asyncio.create_task(visit(name)) for name in ("Ola", "Jan")]
            ola.line.send(wire.Open("2", None))
            await ola.until(lambda: "Entered" in ola.kinds())
            jan.line.send(wire.Enter("3", ola.heard[-1].room.id))  # type: ignore[union-attr]
            await jan.until(lambda: "Entered" in jan.kinds())
            jan.line.send(wire.Do("4", jan.heard[-1].room.seq, do.Say("hello")))  # type: ignore[union-attr]
            await ola.until(lambda: ola.kinds().count("Happened") == 2)
            assert (ola.contexts, jan.contexts) == ({"Ola"}, {"Jan"})
            ola.line.close()
            jan.line.close()

    run(test())


def test_who_hangs_up_while_being_let_in_is_gone_afterwards(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            await server.doorkeeper.register("Ola", "correct horse")
            ear = Ear(server)
            ear.line.send(wire.Login("1", "Ola", "correct horse"))
            ear.line.send(wire.Ping("2"))
            await ear.until(lambda: ear.heard)
            assert ear.line.name == ""
            ear.line.close()
            ear.line.close()
            await ear.until(lambda: ear.ended)
            assert ear.kinds() == ["Welcome"]
            assert server.hall.counts["people"] == 0
            assert ear.ended == 1

    run(test())
