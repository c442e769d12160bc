"""A tale at this program's own terminal, a line at the press of a key."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Iterator
from contextlib import suppress

from prompt_toolkit.input import Input, create_input
from prompt_toolkit.output import DummyOutput

from thousand.say.scribe import Scribe
from thousand.speech.terminal import columns, moves_for, writer
from thousand.ui.app import run
from thousand.ui.ears import Ears
from thousand.ui.linear import LinearFace
from thousand.ui.shell import Shell
from thousand.ui.tale import TaleScreen


def step_through(lines: Iterator[str], scribe: Scribe) -> int:
    """Tell the lines. The exit code: 1 where the terminal went away."""
    write, moves = writer(sys.stdout), moves_for(sys.stdout, os.environ)
    try:
        asyncio.run(serve(lines, scribe, LinearFace(write, moves, columns), create_input()))
    except (EOFError, KeyboardInterrupt):
        return 1
    finally:
        with suppress(OSError, ValueError):  # the terminal may be gone
            write(moves.newline)
    return 0


async def serve(lines: Iterator[str], scribe: Scribe, face: LinearFace, keys: Input) -> None:
    """Tell the lines to a face, until they end or the listener has heard enough. Raises EOFError where
    the terminal has gone."""
    shell = Shell(Ears(face, _no_board), scribe)
    screen = TaleScreen(shell, lines)
    await run(shell, face, first=lambda: shell.open(screen), input=keys, output=DummyOutput)


def _no_board() -> LinearFace:
    raise AssertionError("no key of a tale puts the board on")
