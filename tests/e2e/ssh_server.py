"""A machine to log in to with a real ssh client: every login gets a pseudo-terminal, and in it one command.

What the command finds there is what sshd makes: the client's TERM and window size, SSH_CONNECTION, SSH_CLIENT
and SSH_TTY, and a hang-up when the connection is lost. The machine is a process of its own on the loopback
interface, with keys of its own for host and player; nothing of the player's own ~/.ssh is read or written.

``python ssh_server.py FOLDER COMMAND ...`` serves until it is ended, with its keys and its log in the folder.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import pty
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import asyncssh
from dispatcher import wait_until
from program import surroundings

PLAYER = "ola"
PLAYER_KEY, KNOWN_HOSTS, OVER = "player_key", "known_hosts", "over"
"""Files in the machine's folder: the key to log in with; the host's key, which is there once it can be
logged in to; a line for each login that is over."""


# For the tests


class Machine:
    """A running machine."""

    def __init__(self, home: Path) -> None:
        self._home = home

    @property
    def login(self) -> list[str]:
        """The command that logs in."""
        address = (self._home / KNOWN_HOSTS).read_text().split()[0]
        host, port = address.strip("[").split("]:")
        options = {
            "UserKnownHostsFile": self._home / KNOWN_HOSTS,
            "GlobalKnownHostsFile": os.devnull,
            "StrictHostKeyChecking": "yes",
            "UpdateHostKeys": "no",
            "IdentityFile": self._home / PLAYER_KEY,
            "IdentityAgent": "none",
            "IdentitiesOnly": "yes",
            "BatchMode": "yes",
        }
        words = [word for name, value in options.items() for word in ("-o", f"{name}={value}")]
        return ["ssh", "-F", os.devnull, *words, "-p", port, f"{PLAYER}@{host}"]

    @property
    def over(self) -> int:
        """How many logins are over: their command has ended."""
        log = self._home / OVER
        return log.read_text().count("\n") if log.exists() else 0


@contextmanager
def machine(home: Path, command: Sequence[str], environ: Mapping[str, str]) -> Iterator[Machine]:
    """A machine that runs the command for whoever logs in. ``home`` is a folder for this alone."""
    home.mkdir()
    with (home / "output.log").open("wb") as log:
        server = subprocess.Popen(
            [sys.executable, __file__, str(home), *command],
            env=dict(environ),
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
        )
    try:
        wait_until(lambda: server.poll() is not None or (home / KNOWN_HOSTS).exists())
        assert server.poll() is None, (home / "output.log").read_text()
        yield Machine(home)
    finally:
        server.kill()  # It closes all terminals, and hangs up on whatever still runs in them.
        server.wait()


@contextmanager
def by_ssh(home: Path, command: Sequence[str]) -> Iterator[list[str]]:
    """The way to a command over ssh: what has to run here for the command to run there."""
    with machine(home, command, surroundings(home)) as there:
        yield there.login


# The machine itself


async def serve(home: Path, command: Sequence[str]) -> None:
    """Take logins until the process is ended."""
    host, player = (asyncssh.generate_private_key("ssh-ed25519") for _ in range(2))
    (home / PLAYER_KEY).touch(0o600)
    player.write_private_key(home / PLAYER_KEY)
    server = await asyncssh.listen(
        "127.0.0.1",
        0,
        server_host_keys=[host],
        authorized_client_keys=asyncssh.import_authorized_keys(player.export_public_key().decode()),
        process_factory=partial(_login, home, command),
        line_editor=False,
        encoding=None,
    )
    line = f"[127.0.0.1]:{server.get_port()} {host.export_public_key().decode()}"
    half_written = home / f"{KNOWN_HOSTS}.new"
    half_written.write_text(line)
    half_written.rename(home / KNOWN_HOSTS)
    await server.wait_closed()


async def _login(home: Path, command: Sequence[str], client: asyncssh.SSHServerProcess[bytes]) -> None:
    """Run the command in a terminal until it ends or the connection does."""
    terminal, its_side = pty.openpty()
    columns, rows, *_pixels = client.term_size
    _resize(terminal, columns, rows)
    environ = os.environ | _told_by_sshd(client) | {"SSH_TTY": os.ttyname(its_side)}
    child = await asyncio.create_subprocess_exec(
        *command, env=environ, preexec_fn=partial(os.login_tty, its_side)
    )
    os.close(its_side)
    ways = [asyncio.create_task(way(client, terminal)) for way in (_keys_in, _text_out)]
    await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
    for way in ways:
        way.cancel()
    await asyncio.wait(ways)
    os.close(terminal)
    code = await child.wait()
    with (home / OVER).open("a") as log:
        log.write(f"{code}\n")
    client.exit(code & 0xFF)


def _told_by_sshd(client: asyncssh.SSHServerProcess[bytes]) -> dict[str, str]:
    here, port = client.get_extra_info("sockname")[:2]
    there, its_port = client.get_extra_info("peername")[:2]
    return {
        "TERM": client.term_type or "dumb",
        "SSH_CLIENT": f"{there} {its_port} {port}",
        "SSH_CONNECTION": f"{there} {its_port} {here} {port}",
    }


def _resize(terminal: int, columns: int, rows: int) -> None:
    fcntl.ioctl(terminal, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))


async def _keys_in(client: asyncssh.SSHServerProcess[bytes], terminal: int) -> None:
    """Pass on what is typed, and changes of the window, until the client is gone."""
    while True:
        try:
            keys = await client.stdin.read(4096)
        except asyncssh.TerminalSizeChanged as window:
            _resize(terminal, window.width, window.height)
            continue
        except asyncssh.Error:
            return
        if not keys:
            return
        os.write(terminal, keys)


async def _text_out(client: asyncssh.SSHServerProcess[bytes], terminal: int) -> None:
    """Pass on what is written, until nobody has the terminal open any more."""
    loop = asyncio.get_running_loop()
    while True:
        readable = asyncio.Event()
        loop.add_reader(terminal, readable.set)
        try:
            await readable.wait()
        finally:
            loop.remove_reader(terminal)
        try:
            text = os.read(terminal, 65536)
        except OSError:  # This is how a terminal says that its other side is closed.
            return
        client.stdout.write(text)
        await client.stdout.drain()


if __name__ == "__main__":
    asyncio.run(serve(Path(sys.argv[1]), sys.argv[2:]))
