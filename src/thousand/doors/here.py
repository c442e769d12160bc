"""This program's own terminal, and what becomes of a session there that ends by mistake."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import traceback
from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import Any

from prompt_toolkit.input import create_input

from thousand.doors.session import Terminal
from thousand.game import Illegal
from thousand.speech.terminal import moves_for, takes_sequences, writer
from thousand.store import paths

LOGGER = "thousand"
"""The logger above all of ours."""


def at_this_terminal(
    session: Callable[[Terminal], Coroutine[Any, Any, None]], environ: Mapping[str, str]
) -> int:
    """Run a session: the exit code, 1 where the terminal went away.

    Raises :class:`Illegal` (``mistake`` with the ``path`` of a report) where the program itself made one, and
    what the session refuses.
    """
    from prompt_toolkit.output import create_output

    # Without a standard output (it was closed before the start) there may still be direct speech.
    screen = sys.stdout or StringIO()
    write = writer(screen)
    control = write if takes_sequences(screen, environ) else None
    moves = moves_for(screen, environ)
    terminal = Terminal(create_input(), write, create_output, moves, control=control)
    log = _log_beside_the_matches()
    try:
        asyncio.run(session(terminal))
    except (EOFError, KeyboardInterrupt):
        return 1
    except Illegal:
        raise
    except Exception as mistake:
        raise Illegal("mistake", path=str(_report(mistake))) from mistake
    finally:
        _end_last_line(terminal)
        logging.getLogger(LOGGER).removeHandler(log)
        log.close()
    return 0


class _Log(logging.FileHandler):
    """A log file that is made when there is something to write; one that cannot be written is no trouble."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        with suppress(OSError):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Say nothing: it would be said in the player's terminal."""


def _log_beside_the_matches() -> logging.Handler:
    """From now on, what bots log goes to a file: without it, it would be written into the terminal, where a
    screen reader reads it out in the middle of the game."""
    path = paths.matches_file().with_name("log.txt")
    log = _Log(path, mode="w", encoding="utf-8", delay=True)
    logging.getLogger(LOGGER).addHandler(log)
    return log


def _end_last_line(terminal: Terminal) -> None:
    """Leave the terminal with its cursor on a new line, if it is still there: the shell's prompt would
    overwrite the last one."""
    try:
        terminal.write(terminal.moves.newline)
    except (OSError, ValueError):
        # What is left in the stream's buffer would be an error again when Python exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _report(mistake: Exception) -> Path:
    """Write down a mistake of ours where its finder can send it from; no player reads tracebacks."""
    path = paths.matches_file().with_name("mistake.txt")
    with suppress(OSError):  # The sentence about the mistake is worth more than its report.
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(mistake)), encoding="utf-8")
    return path
