"""A keyboard without a person: keys through prompt_toolkit's pipe input, lines as they are heard."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from contextlib import suppress
from pathlib import Path

import pytest
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from thousand.doors.local import session
from thousand.doors.new_match import Wanted
from thousand.doors.session import Entrance, Terminal
from thousand.speech.terminal import Moves

UP, DOWN, HOME, END = "\x1b[A", "\x1b[B", "\x1b[H", "\x1b[F"
PAGE_UP, PAGE_DOWN, DELETE = "\x1b[5~", "\x1b[6~", "\x1b[3~"
ENTER, ESCAPE, TAB, BACKSPACE = "\r", "\x1b", "\t", "\x7f"
QUIT = ["q", ENTER]

NEW = [ENTER, ENTER]
"""From the top of the main menu to the first question about a new match of the first game."""

WIDE = 200

SEED_1 = Wanted(seed=1, options=(("wrong-way", "off"),))
"""A match whose first hand the tests know: without the wrong-way cards its deck is the plain one."""


class Keyboard:
    """Sessions at one home folder, whose player's account is called Ola."""

    def __init__(self, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.home = home
        monkeypatch.setenv("THOUSAND_HOME", str(home))
        monkeypatch.setattr("getpass.getuser", lambda: "ola")

    def play(
        self,
        *keys: str,
        wanted: Wanted | None = SEED_1,
        entrance: Entrance | None = None,
        environ: Mapping[str, str] | None = None,
        width: int = WIDE,
    ) -> list[str]:
        """The lines heard in a session with these keys, after which the terminal goes away."""
        written: list[str] = []
        entrance = entrance or Entrance(wanted, lang="en", face="linear")
        with create_pipe_input() as pipe:
            terminal = Terminal(pipe, written.append, DummyOutput, Moves("\n", ("",)), lambda: width)
            for key in keys:
                pipe.send_text(key)
            pipe.close()
            with suppress(EOFError):
                asyncio.run(session(entrance, terminal, environ or {}))
        return "".join(written).removeprefix("\n").split("\n")


def after(lines: Iterable[str], start: str) -> list[str]:
    """The lines that follow the first one beginning with ``start``."""
    heard = list(lines)
    at = next(n for n, line in enumerate(heard) if line.startswith(start))
    return heard[at + 1 :]
