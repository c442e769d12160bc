"""The local door: one person at this terminal, with bots, saved matches and speech."""

from __future__ import annotations

import os
from collections.abc import Mapping

import msgspec

from thousand.doors import join
from thousand.doors.here import at_this_terminal
from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.session import Entrance, Session, Terminal
from thousand.store import paths
from thousand.store.keys import load as load_keys
from thousand.ui.screen import Screen


def enter(entrance: Entrance, environ: Mapping[str, str] = os.environ) -> int:
    """Run a session at this program's own terminal: the exit code, and what it raises, as
    :func:`~thousand.doors.here.at_this_terminal` tells; also :class:`Illegal` ``speech-variable`` where the
    environment asks for what is not there."""
    return at_this_terminal(lambda terminal: session(entrance, terminal, environ), environ)


async def session(entrance: Entrance, terminal: Terminal, environ: Mapping[str, str]) -> None:
    """One person's sessions, in this house and at servers, from the first message to the last."""
    while server := await _at_home(entrance, terminal, environ):
        entrance = msgspec.structs.replace(entrance, wanted=None, learn="")
        await join.visit(server, None, entrance, terminal, environ)


async def _at_home(entrance: Entrance, terminal: Terminal, environ: Mapping[str, str]) -> str:
    """A session in this house: the server to which it leads, or nothing."""
    here = Session(entrance, terminal, environ, Memory(paths.settings_file()), load_keys(paths.keys_file()))
    house = House(here.shell, here.menus)

    def first() -> None:
        here.greet()
        here.shell.open(destination() if here.answered else here.menus.first_question(destination))

    def destination() -> Screen:
        if entrance.learn:
            return house.lesson(entrance.learn)
        return house.main_menu() if entrance.wanted is None else house.new_table(entrance.wanted)

    try:
        await here.run(first)
    finally:
        house.close()
    return house.called
