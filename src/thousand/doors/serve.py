"""``thousand serve``: tables for all who can reach this machine; ``thousand invite``: a code for one."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import socket
import sys
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from thousand.doors.printed import listener, printer
from thousand.game import Illegal
from thousand.say.scribe import Scribe
from thousand.speech.text import clean
from thousand.store import paths
from thousand.store.served import add_code

if TYPE_CHECKING:
    from thousand.net.config import Config
    from thousand.net.server import Door, Server

FAILED: Final = 3
"""The exit code where the server had to stop by itself."""

LOOPBACK: Final = "127.0.0.1"

EVERYWHERE: Final = ("", "0.0.0.0", "::")
"""Hosts that are every address of the machine."""

PACKAGES: Final = {"aiohttp": "aiohttp", "argon2": "argon2-cffi", "asyncssh": "asyncssh"}
"""What a server needs beside what everybody has: modules, and the packages that they come in."""

_REFUSED: Final = {
    errno.EADDRINUSE: "port-taken",
    errno.EACCES: "port-forbidden",
    errno.EPERM: "port-forbidden",
    errno.EADDRNOTAVAIL: "host-elsewhere",
}
"""Why a server cannot listen, as far as more can be said than the system says."""


class Asked(msgspec.Struct, frozen=True):
    """What the command line asks for. ``port`` None: the usual one. ``host`` None: every address, or behind a
    ``proxy``, which ssh never is, the machine's own alone. ``ssh_port`` None: nobody comes by ssh."""

    port: int | None = None
    host: str | None = None
    ssh_port: int | None = None
    data: str | None = None
    invite_only: bool = False
    guests: bool = True
    certificate: str | None = None
    key: str | None = None
    proxy: bool = False


def run(asked: Asked, *, lang: str | None) -> int:
    """Run a server until it is told to stop. The exit code.

    Raises :class:`Illegal`, each a sentence under ``cli-``: ``packages-missing``, ``key-alone``,
    ``ports-equal``, ``port-...``, ``host-...``, ``certificate-...``, ``data-...``.
    """
    need_packages(ssh=asked.ssh_port is not None)
    config = config_of(asked)
    scribe = listener(lang)
    show = printer(sys.stdout)
    logging.basicConfig(stream=sys.stderr, level=logging.INFO, format="%(asctime)s %(levelname)s %(message)s")
    _allow_many_files()
    from thousand.net.server import serve

    def ready(server: Server) -> None:
        for line in greeting(scribe, asked, config, server.port):
            show(line)
        sys.stdout.flush()

    opening = [config.port]
    try:
        server = asyncio.run(serve(config, ready, _ssh_door(asked, opening.append)))
    except OSError as error:
        raise _why_not(error, asked.host or config.host, opening[-1]) from error
    except Illegal as refusal:
        raise as_the_servers(refusal) from refusal
    if server.failure is not None:
        printer(sys.stderr)(scribe.text("serve-failed"))
        return FAILED
    show(scribe.text("serve-stopped"))
    return 0


def invite(data: str | None, *, lang: str | None) -> int:
    """Print a code with which one new person may register at the server of that data. The exit code.

    Raises :class:`Illegal` (``data-...``).
    """
    try:
        code = add_code(folder_of(data))
    except Illegal as refusal:
        raise as_the_servers(refusal) from refusal
    printer(sys.stdout)(listener(lang).text("serve-code", code=code))
    return 0


def need_packages(*, ssh: bool) -> None:
    """Raise :class:`Illegal` (``packages-missing``) where packages of the ``server`` extra are not there."""
    wanted = {module: name for module, name in PACKAGES.items() if ssh or module != "asyncssh"}
    missing = [name for module, name in wanted.items() if find_spec(module) is None]
    if missing:
        raise Illegal("packages-missing", python=sys.executable, names=" ".join(missing))


def config_of(asked: Asked) -> Config:
    """The server that is asked for. Raises :class:`Illegal` (``key-alone``, ``ports-equal``)."""
    from thousand.net.config import PORT, Config

    if asked.key is not None and asked.certificate is None:
        raise Illegal("key-alone")
    port = PORT if asked.port is None else asked.port
    if port and port == asked.ssh_port:
        raise Illegal("ports-equal", port=str(port))
    host = asked.host if asked.host is not None else (LOOPBACK if asked.proxy else "")
    return Config(
        folder_of(asked.data),
        host=host,
        port=port,
        guests=asked.guests,
        invite_only=asked.invite_only,
        certificate=_path(asked.certificate),
        key=_path(asked.key),
        proxy=asked.proxy,
    )


def folder_of(data: str | None) -> Path:
    """The data folder of a server; the usual one where none is given."""
    return _path(data) or paths.server_folder()


def _path(name: str | None) -> Path | None:
    return None if name is None else Path(name).expanduser()


def _ssh_door(asked: Asked, opening: Callable[[int], None]) -> Callable[[Server], Door] | None:
    """What makes the way in by ssh, if there is to be one; ``opening`` hears of its port just before."""
    port = asked.ssh_port
    if port is None:
        return None
    from thousand.doors.ssh import SshDoor

    def make(server: Server) -> Door:
        opening(port)
        return SshDoor(server, asked.host or "", port)

    return make


def _allow_many_files() -> None:
    """Let this program have as many connections as the system allows it; few are allowed at first."""
    if sys.platform == "win32":
        return
    import resource

    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    except (OSError, ValueError) as error:  # a system may allow less than it says
        logging.getLogger(__name__).warning("the limit of open files stays as it is: %s", error)


def greeting(scribe: Scribe, asked: Asked, config: Config, port: int) -> list[str]:
    """Where the server listens, how people come, and how it ends."""
    host, everywhere = _spoken(config.host), config.host in EVERYWHERE
    address = f"[{host}]" if ":" in host else host
    scheme = "ws" if config.certificate is None else "wss"
    lines = [
        scribe.text("serve-listening-everywhere", port=str(port))
        if everywhere
        else scribe.text("serve-listening", host=host, port=str(port)),
        scribe.text("serve-data", path=clean(str(config.data))),
        scribe.text("serve-behind-proxy")
        if asked.proxy
        else scribe.text("serve-join", command=f"thousand join {scheme}://{address}:{port}"),
    ]
    if asked.ssh_port is not None:
        command = f"ssh -p {asked.ssh_port} {_spoken(asked.host or '')}"
        lines.append(scribe.text("serve-ssh", command=command))
    if config.invite_only:
        lines.append(scribe.text("serve-invite-only", command=_invite_command(asked)))
    if config.certificate is None and not asked.proxy and not _is_loopback(config.host):
        lines.append(scribe.text("serve-unencrypted"))
    lines.append(scribe.text("serve-how-to-stop"))
    return lines


def _spoken(host: str) -> str:
    """What others call this machine, as far as it knows."""
    return clean(socket.gethostname() if host in EVERYWHERE else host)


def _invite_command(asked: Asked) -> str:
    return "thousand invite" if asked.data is None else f"thousand invite --data {clean(asked.data)}"


def _is_loopback(host: str) -> bool:
    return host in (LOOPBACK, "::1", "localhost")


def _why_not(error: OSError, host: str, port: int) -> Illegal:
    """Why the server cannot listen there."""
    if isinstance(error, socket.gaierror):
        return Illegal("host-unknown", host=clean(host))
    code = _REFUSED.get(error.errno or 0, "port-failed")
    detail = os.strerror(error.errno) if error.errno else str(error)
    return Illegal(code, host=clean(host), port=str(port), detail=detail)


def as_the_servers(refusal: Illegal) -> Illegal:
    """What is wrong with a file is told as of a server's, not as of saved games."""
    if refusal.code.startswith("store-"):
        return Illegal("data-failed", **refusal.params)
    return refusal
