"""A server of Thousand to come to with a real ssh client. It is a process of its own on the loopback
interface; nothing of the player's own ~/.ssh is read or written.

``python ssh_house.py FOLDER GRACE`` serves until it is ended, with its data in the folder; a bot takes a seat
that was left for GRACE seconds. Every message that is told to anybody is written down there, with the name
under which they came.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from pathlib import Path
from typing import Any

from dispatcher import wait_until
from program import surroundings

KNOWN_HOSTS, TOLD, DATA = "known_hosts", "told", "data"
"""What is in the folder: the host's key, which is there once the server can be reached; the messages, one a
line as JSON: who is told, and what; the server's own data."""


class SshHouse:
    """A running server."""

    def __init__(self, home: Path, server: subprocess.Popen[bytes]) -> None:
        self.home = home
        self._server = server

    def call(self, name: str, *words: str, **options: str) -> list[str]:
        """The command that comes in under a name."""
        address = (self.home / KNOWN_HOSTS).read_text().split()[0]
        host, port = address.strip("[").split("]:")
        usual = {
            "UserKnownHostsFile": str(self.home / KNOWN_HOSTS),
            "GlobalKnownHostsFile": os.devnull,
            "StrictHostKeyChecking": "yes",
            "UpdateHostKeys": "no",
            "IdentityAgent": "none",
            "IdentityFile": "none",
            "NumberOfPasswordPrompts": "1",
            "SendEnv": "LANG LC_*",
        }
        chosen = [word for pair in (usual | options).items() for word in ("-o", "{}={}".format(*pair))]
        return ["ssh", "-F", os.devnull, *chosen, "-p", port, *words, f"{name}@{host}"]

    def told(self, name: str | None = None) -> list[str]:
        """All messages so far: to everybody, or to whoever came in under a name."""
        path = self.home / TOLD
        *lines, _half_written = path.read_text(encoding="utf-8").split("\n") if path.exists() else [""]
        told = map(json.loads, lines)
        return [text for listener, text in told if name in (None, listener)]

    def stop(self) -> int:
        """Have the server end as its host would: its exit code."""
        self._server.send_signal(signal.SIGINT)
        return self._server.wait(30)


@contextmanager
def ssh_house(home: Path, grace: float = 60) -> Iterator[SshHouse]:
    """A server. ``home`` is a folder for this alone."""
    home.mkdir()
    with (home / "output.log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, __file__, str(home), str(grace)],
            env=surroundings(home),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    try:
        wait_until(lambda: server.poll() is not None or (home / KNOWN_HOSTS).exists())
        assert server.poll() is None, (home / "output.log").read_text()
        yield SshHouse(home, server)
    finally:
        server.kill()
        server.wait()


# The server itself

LISTENER: ContextVar[str] = ContextVar("listener")
"""Under which name they came whose session is at work just now."""


def write_down(path: Path) -> None:
    """From now on, write down what is told."""
    from thousand.say.message import Message
    from thousand.ui.ears import Ears

    say = Ears.say

    def note_and_say(ears: Ears, message: Message) -> None:
        with path.open("a", encoding="utf-8") as lines:
            lines.write(json.dumps([LISTENER.get(), message.text]) + "\n")
        say(ears, message)

    Ears.say = note_and_say  # type: ignore[method-assign]


async def main(home: Path, grace: float) -> None:
    """Serve until told to stop."""
    from thousand.doors.ssh import SshDoor
    from thousand.doors.ssh_entry import SshCaller
    from thousand.doors.ssh_host_keys import host_keys
    from thousand.net.config import Config
    from thousand.net.server import Server, serve

    write_down(home / TOLD)
    data = home / DATA
    doors = []

    class Door(SshDoor):
        async def _game(self, terminal: Any, environ: Any, line: Any, caller: SshCaller, memory: Any) -> None:
            LISTENER.set(caller.name)
            await super()._game(terminal, environ, line, caller, memory)

    def door(server: Server) -> SshDoor:
        doors.append(Door(server, "127.0.0.1", 0))
        return doors[0]

    def ready(server: Server) -> None:
        del server
        key = host_keys(data)[0].export_public_key().decode()
        half_written = home / f"{KNOWN_HOSTS}.new"
        half_written.write_text(f"[127.0.0.1]:{doors[0].port} {key}")
        half_written.rename(home / KNOWN_HOSTS)

    await serve(Config(data, port=0, grace=grace, bot_pace=0.05), ready, door)


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1]), float(sys.argv[2])))
