"""People who come by ssh, and a game for them that only repeats their keys."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import asyncssh
from client import PATIENCE
from servers import running

from thousand.doors.session import Terminal
from thousand.doors.ssh import SshDoor
from thousand.doors.ssh_entry import SshCaller
from thousand.doors.ssh_memory import AccountMemory
from thousand.doors.ssh_visit import MakeLine
from thousand.net import wire
from thousand.net.server import Server
from thousand.say.scribe import Scribe
from thousand.ui.app import run
from thousand.ui.board import BoardFace
from thousand.ui.ears import Ears
from thousand.ui.linear import LinearFace
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell

PASSWORD = "correct horse"


class Echo(Screen):
    """Answers every key with its name, and q with the end."""

    def __init__(self, shell: Shell, title: str) -> None:
        self._shell = shell
        self._title = title

    def opened(self) -> None:
        self._shell.notice(self._title)

    def press(self, key: str) -> None:
        if key == "q":
            self._shell.close()
        elif key == "x":
            self._shell.step_face()
        elif key == "w":
            self._shell.reply(f"{self._shell.columns()} columns")
        elif key == "!":
            raise AssertionError("a mistake of ours")
        else:
            self._shell.reply(f"key {key}")

    def paste(self, text: str) -> None:
        self._shell.reply(f"paste of {len(text)}")

    def title(self) -> str:
        return self._title

    def items(self) -> tuple[str, ...]:
        return ("nothing",)

    def focus(self) -> int | None:
        return 0

    def help_lines(self) -> tuple[str, ...]:
        return ("no help",)


async def echo(
    terminal: Terminal, environ: Mapping[str, str], line: MakeLine, caller: SshCaller, memory: AccountMemory
) -> None:
    """Say who has come, repeat keys, and tell of each message of the server's its name."""
    linear = LinearFace(terminal.write, terminal.moves, terminal.width, terminal.control)
    shell = Shell(Ears(linear, BoardFace), Scribe("en"))
    shell.columns = terminal.width

    def hear(message: wire.FromServer) -> None:
        told = getattr(message, "name", "") or getattr(message, "code", "")
        shell.notice(" ".join(("heard", type(message).__name__, told)).strip())

    ours = line(hear)
    ours.send(wire.Hello(wire.VERSION, "echo"))
    if caller.admitted is None and caller.name.startswith("guest"):
        ours.send(wire.Guest("1", caller.name))
    place = "in" if caller.admitted else "out"
    title = (
        f"{caller.name or 'nobody'} is {place}; {memory.settings.detail}; {environ.get('LANG', 'no LANG')}"
    )
    await run(
        shell,
        linear,
        first=lambda: shell.open(Echo(shell, title)),
        input=terminal.input,
        output=terminal.output,
        alone=terminal.alone,
    )


class Person:
    """Somebody at a terminal of theirs. ``text`` is all that was written there."""

    def __init__(self, connection: asyncssh.SSHClientConnection, process: Any) -> None:
        self.connection = connection
        self.process = process
        self.text = ""

    async def until(self, text: str, times: int = 1) -> str:
        """Wait until a text has been written so many times: all that was written."""
        async with asyncio.timeout(PATIENCE):
            while self.text.count(text) < times:
                piece = await self.process.stdout.read(4096)
                assert piece, f"it ended before {text!r}: {self.text!r}"
                self.text += piece
        return self.text

    async def until_end(self) -> int | None:
        """Wait until the session has ended: its exit status."""
        async with asyncio.timeout(PATIENCE):
            while piece := await self.process.stdout.read(4096):
                self.text += piece
            await self.process.wait_closed()
        status: int | None = self.process.exit_status
        return status

    def press(self, keys: str) -> None:
        self.process.stdin.write(keys)


@asynccontextmanager
async def door_of(server: Server, **changes: Any) -> AsyncIterator[SshDoor]:
    """The server's door by ssh, open meanwhile."""
    door = SshDoor(server, "127.0.0.1", 0, **{"play": echo, **changes})
    await door.start()
    try:
        yield door
    finally:
        await door.stop()


@asynccontextmanager
async def open_house(data: Path, **changes: Any) -> AsyncIterator[tuple[Server, SshDoor]]:
    """A server with such a door."""
    async with running(data, **changes) as server, door_of(server) as door:
        yield server, door


async def connect(port: int, name: str, **options: Any) -> asyncssh.SSHClientConnection:
    """Log in, with nothing of whoever runs the tests."""
    usual: dict[str, Any] = {"known_hosts": None, "config": None, "agent_path": None, "client_keys": None}
    return await asyncssh.connect("127.0.0.1", port, username=name, **{**usual, **options})


@asynccontextmanager
async def at_terminal(
    port: int,
    name: str,
    *,
    size: tuple[int, int] = (80, 24),
    term: str = "xterm",
    env: Mapping[str, str] | None = None,
    **options: Any,
) -> AsyncIterator[Person]:
    """Log in, and have a terminal."""
    async with await connect(port, name, **options) as connection:
        process = await connection.create_process(
            term_type=term, term_size=size, env=dict(env or {}), errors="replace"
        )
        yield Person(connection, process)
