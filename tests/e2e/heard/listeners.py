"""Everybody to whom the script is played, each in a process of its own."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from dispatcher import Dispatcher
from screen_reader import READERS
from ssh_server import by_ssh

from heard.delay import delays
from heard.listen import Step, directly, through
from heard.script import CHARACTERS_A_SECOND, GAME, KEYS
from heard.touch import touched

THROUGH_SSH, DIRECT, BRAILLE = "yasr through ssh", "direct speech", "braille"

NEEDS: dict[str, tuple[str, ...]] = {
    **{name: (reader.program, "speech-dispatcher") for name, reader in READERS.items()},
    THROUGH_SSH: (READERS["yasr"].program, "ssh", "speech-dispatcher"),
    DIRECT: ("speech-dispatcher",),
    BRAILLE: ("brltty",),
}
"""Every listener, and the programs without which it cannot listen."""

PATIENCE = 10.0
"""Seconds of silence after which a message is missing."""


def missing(name: str) -> list[str]:
    """The programs that a listener needs and that are not installed."""
    return [Path(program).name for program in NEEDS[name] if not shutil.which(program)]


def play_to(names: Iterable[str]) -> dict[str, list[Step]]:
    """Play the script to these listeners, all at the same time."""
    # One process each: a program with several threads must not fork, and that is how terminals are made.
    with ProcessPoolExecutor(len(NEEDS), get_context("spawn")) as pool:
        sessions = {name: pool.submit(_play_to, name) for name in names}
        return {name: session.result() for name, session in sessions.items()}


def measured_delays() -> list[float]:
    """Seconds from a key to the voice, while nothing else is going on."""
    with _folder() as home, _dispatcher() as dispatcher:
        return delays(home, dispatcher, *GAME)


def _play_to(name: str) -> list[Step]:
    with _folder() as home:
        if name == BRAILLE:
            return touched(home, KEYS, *GAME, patience=PATIENCE)
        with _dispatcher() as dispatcher:
            if name == DIRECT:
                return directly(home, dispatcher, KEYS, *GAME, patience=PATIENCE)
            if name == THROUGH_SSH:
                way = partial(by_ssh, home / "far")
                return through(READERS["yasr"], home, dispatcher, KEYS, *GAME, patience=PATIENCE, way=way)
            return through(READERS[name], home, dispatcher, KEYS, *GAME, patience=PATIENCE)


@contextmanager
def _folder() -> Iterator[Path]:
    with tempfile.TemporaryDirectory(prefix="heard-", dir="/tmp") as folder:
        yield Path(folder)


@contextmanager
def _dispatcher() -> Iterator[Dispatcher]:
    with _folder() as folder:
        server = Dispatcher(folder, CHARACTERS_A_SECOND)
        try:
            server.start()
            yield server
        finally:
            server.stop()
