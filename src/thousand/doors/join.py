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
    """Visit a server: the exit code, and what is raised, as :func:`~thousand.doors.here.at_this_terminal`
    tells; also :class:`Illegal` ``join-address``, ``join-packages``, and those of a line that does not get
    through (:class:`~thousand.net.caller.Caller`)."""
    if find_spec("aiohttp") is None:
        raise Illegal("join-packages", python=sys.executable)
    from thousand.net.caller import address as url_of

    url = url_of(address)
    return at_this_terminal(lambda terminal: _visit(url, name, entrance, terminal, environ), environ)


async def _visit(
    url: str, name: str | None, entrance: Entrance, terminal: Terminal, environ: Mapping[str, str]
) -> None:
    from thousand.doors.visitor import Arrival, session
    from thousand.net.caller import Caller

    last = visits.load(paths.visits_file()).get(url)
    again = last if last is not None and name in (None, last.name) else None

    def known(name: str, token: str) -> None:
        visits.remember(paths.visits_file(), url, visits.Visited(name, token))

    await session(
        terminal,
        environ,
        lambda hear: Caller(url, hear),
        Arrival(name or player_name(), server=url, token=again.token if again else "", known=known),
        Memory(paths.settings_file()),
        entrance,
        load_keys(paths.keys_file()),
    )
