"""``thousand join``: tables of a server, from this terminal, with the same faces, voice and keys."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from importlib.util import find_spec

from thousand.doors.here import at_this_terminal
from thousand.doors.memory import Memory
from thousand.doors.new_match import player_name
from thousand.doors.session import Entrance, Terminal
from thousand.game import Illegal
from thousand.store import paths, visits
from thousand.store.keys import load as load_keys


def enter(address: str, name: str | None, entrance: Entrance, environ: Mapping[str, str] = os.environ) -> int:
    """Visit a server: the exit code, 1 also where it never answered.

    Raises :class:`Illegal` as :func:`~thousand.doors.here.at_this_terminal` and :func:`server_at` do.
    """
    server = server_at(address)

    async def session(terminal: Terminal) -> None:
        if not await visit(server, name, entrance, terminal, environ):
            raise EOFError

    return at_this_terminal(session, environ)


def server_at(address: str) -> str:
    """The address of a server as it is called. Raises :class:`Illegal`: ``join-nowhere`` where there is none,
    ``join-address``, or ``join-packages`` where what is needed for the network is not installed."""
    if not address.strip():
        raise Illegal("join-nowhere")
    if find_spec("aiohttp") is None:
        raise Illegal("join-packages", python=sys.executable)
    from thousand.net.caller import address as url_of

    return url_of(address)


def last_server() -> str:
    """The server that was visited last, or nothing."""
    return next(reversed(visits.load(paths.visits_file())), "")


async def visit(
    server: str, name: str | None, entrance: Entrance, terminal: Terminal, environ: Mapping[str, str]
) -> bool:
    """A session at a server, by a line that is called again when it breaks; False where the server never
    answered. Raises EOFError where the terminal has gone."""
    from thousand.doors.visitor import Arrival, session
    from thousand.net.caller import Caller

    last = visits.load(paths.visits_file()).get(server)
    again = last if last is not None and name in (None, last.name) else None

    def known(name: str, token: str) -> None:
        visits.remember(paths.visits_file(), server, visits.Visited(name, token))

    return await session(
        terminal,
        environ,
        lambda hear: Caller(server, hear),
        Arrival(
            name or (last.name if last else player_name()),
            server=server,
            token=again.token if again else "",
            known=known,
        ),
        Memory(paths.settings_file()),
        entrance,
        load_keys(paths.keys_file()),
    )
