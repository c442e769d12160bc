"""People at real terminals' keys, visiting a server: what they press, and every line that they hear."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import TypeVar

from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from servers import running

from thousand.doors.memory import Memory
from thousand.doors.session import Entrance, Terminal
from thousand.doors.visitor import Arrival, session
from thousand.net.caller import Caller
from thousand.net.line import Hear, Line
from thousand.net.server import Server, SocketLink
from thousand.speech.terminal import Moves

T = TypeVar("T")

UP, DOWN, ENTER, ESCAPE, TAB, SHIFT_TAB = "\x1b[A", "\x1b[B", "\r", "\x1b", "\t", "\x1b[Z"

PATIENCE = 30.0
"""Seconds that anything may take before a test has failed."""

QUICK = (0.02,)
"""How soon a line is called again."""


class Player:
    """One person: ``lines`` are all that they have heard."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.written = ""
        self._heard = 0
        self._changed = asyncio.Event()
        self.task: asyncio.Task[None]
        self.token = ""
        self.send: Callable[[str], None]

    def known(self, name: str, token: str) -> None:
        self.token = token

    def write(self, text: str) -> None:
        self.written += text
        self._changed.set()

    @property
    def lines(self) -> list[str]:
        return self.written.split("\n")

    async def press(self, *keys: str) -> None:
        """Press keys, one after another, each when the last has been answered."""
        for key in keys:
            before = len(self.written)
            self.send(key)
            if key == ESCAPE:
                await asyncio.sleep(0.12)
            await self.until(lambda before=before: len(self.written) > before)  # type: ignore[misc]

    async def type(self, text: str) -> None:
        """Type a line, and Enter."""
        self.send(text + ENTER)
        await asyncio.sleep(0)

    async def hears(self, text: str) -> str:
        """Wait for a line with this text that has not been looked at yet: the whole line."""

        def found() -> str | None:
            for at, line in enumerate(self.lines[self._heard :], self._heard):
                if text in line:
                    self._heard = at + 1
                    return line
            return None

        try:
            return await self.until(found)
        except TimeoutError:
            tail = "\n".join(self.lines[self._heard :])
            raise AssertionError(f"{self.name} did not hear {text!r}, but:\n{tail}") from None

    async def until(self, condition: Callable[[], T | None]) -> T:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while True:
                value = condition()
                if value:
                    return value
                if self.task.done():
                    self.task.result()
                    raise AssertionError(f"{self.name}'s session is over:\n{self.written[-800:]}")
                self._changed.clear()
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._changed.wait(), 0.05)


@asynccontextmanager
async def visiting(
    port: int,
    home: Path,
    name: str,
    *,
    lang: str = "en",
    line: Callable[[Hear], Line] | None = None,
    admitted: bool = False,
    memory: Memory | None = None,
    entrance: Entrance | None = None,
) -> AsyncIterator[Player]:
    """Somebody's session, while it lasts; their settings are in a file of their own."""
    player = Player(name)
    far = line or (lambda hear: Caller(f"ws://127.0.0.1:{port}/", hear, delays=QUICK))
    with create_pipe_input() as pipe, create_app_session(pipe, DummyOutput()):
        terminal = Terminal(pipe, player.write, DummyOutput, Moves("\n", ("",)), lambda: 200)
        player.send = pipe.send_text
        player.task = asyncio.create_task(
            session(
                terminal,
                {},
                far,
                Arrival(name, admitted, "" if line else "the server", known=player.known),
                memory or Memory(home / f"{name}.json"),
                entrance or Entrance(lang=lang, face="linear"),
            )
        )
        try:
            yield player
        finally:
            if not player.task.done():
                pipe.close()
            with suppress(EOFError):
                await player.task


@asynccontextmanager
async def guest(port: int, home: Path, name: str, *, lang: str = "en") -> AsyncIterator[Player]:
    """Somebody who has come in as a guest and stands in the lobby."""
    async with visiting(port, home, name, lang=lang) as player:
        await player.until(lambda: "\n1:" in player.written)
        await player.press("1", ENTER)
        await player.until(lambda: player.written.count(name) > 1)
        await asyncio.sleep(0)
        yield player


async def open_table(player: Player) -> None:
    """From the lobby: a public table of the first game."""
    await player.hears("Lobby.")
    await player.press("2", "1", "1")
    await player.hears("Your table")


async def enter_table(player: Player) -> None:
    """From the lobby: to the first table."""
    await player.hears("Lobby.")
    await player.press("1")
    await player.hears("1 table.")
    await player.press("1")
    await player.hears("'s table: ")


async def discard(player: Player) -> None:
    """Discard the first card; a safety is asked about."""
    await player.press("1", "d")
    if "Yes, discard" in player.lines[-1]:
        await player.press(ENTER)


async def cut_line(server: Server, name: str) -> None:
    """Break somebody's connection, as a network does."""
    link = server.hall._sessions[name].link
    assert isinstance(link, SocketLink)
    await link._socket.close()


@asynccontextmanager
async def two_guests(home: Path) -> AsyncIterator[tuple[Player, Player]]:
    """Two guests in the lobby of a server of their own."""
    async with (
        running(home / "data") as server,
        guest(server.port, home, "Ola") as ola,
        guest(server.port, home, "Jan") as jan,
    ):
        yield ola, jan


@asynccontextmanager
async def ola_and_jan(home: Path) -> AsyncIterator[tuple[Player, Player]]:
    """Two guests at a table of Ola's."""
    async with two_guests(home) as (ola, jan):
        await open_table(ola)
        await enter_table(jan)
        yield ola, jan
