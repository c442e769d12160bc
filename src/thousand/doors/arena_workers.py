"""An arena's matches in several processes at once, or one after another in this one.

Each process has the contest and makes its own bots; a number goes in, a match comes out. A process ends with
its pipe, so that none outlives this one.
"""

from __future__ import annotations

import signal
import time
from collections.abc import Generator, Iterable, Iterator
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import cast

from thousand.doors.arena_bots import makers
from thousand.game import Illegal
from thousand.table.arena import Contest, Lineup, Result, play

CLOCK = time.process_time
"""Seconds of the processor, since other programs only ever take time away."""


def results(
    contest: Contest, lineups: tuple[Lineup, ...], wanted: Iterable[tuple[int, int]], jobs: int
) -> Generator[Result, None, None]:
    """The wanted matches, each a deal and the number of a lineup, in the order in which they end.

    Closing the generator ends the processes. Raises :class:`Illegal` (``arena-process``) where one of them
    ends by itself.
    """
    if jobs == 1:
        made = makers(contest)
        for deal, lineup in wanted:
            yield play(contest, made, deal, lineups, lineup, CLOCK)
        return
    heard = signal.signal(signal.SIGINT, signal.SIG_IGN)  # processes that start now are deaf from the first
    try:
        crew = [_Worker(contest, lineups) for _ in range(jobs)]
    finally:
        signal.signal(signal.SIGINT, heard)
    try:
        yield from _shared(crew, iter(wanted))
    finally:
        for worker in crew:
            worker.end()


class _Worker:
    """A process that plays one match at a time; ``pipe`` takes numbers and gives results."""

    def __init__(self, contest: Contest, lineups: tuple[Lineup, ...]) -> None:
        context = get_context("spawn")  # alike everywhere, and nothing of this process is left in it
        self.pipe, theirs = context.Pipe()
        self._process = context.Process(target=work, args=(theirs, contest, lineups), daemon=True)
        self._process.start()
        theirs.close()

    def end(self) -> None:
        """End the process, whatever it does."""
        self.pipe.close()
        self._process.terminate()
        self._process.join()


def _shared(crew: list[_Worker], wanted: Iterator[tuple[int, int]]) -> Iterator[Result]:
    """The wanted matches as the crew plays them."""
    busy = [worker.pipe for worker in crew if _give(worker.pipe, wanted)]
    while busy:
        for ready in wait(busy):
            pipe = cast(Connection, ready)
            try:
                result: Result = pipe.recv()
                busy.remove(pipe)
                if _give(pipe, wanted):
                    busy.append(pipe)
            except (EOFError, OSError) as error:
                raise Illegal("arena-process") from error
            yield result


def _give(pipe: Connection, wanted: Iterator[tuple[int, int]]) -> bool:
    """Hand out the next match; whether there was one."""
    following = next(wanted, None)
    if following is not None:
        pipe.send(following)
    return following is not None


def work(pipe: Connection, contest: Contest, lineups: tuple[Lineup, ...]) -> None:
    """Play what is asked for until the pipe ends. Ctrl+C is for the process at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    made = makers(contest)
    try:
        while True:
            deal, lineup = pipe.recv()
            pipe.send(play(contest, made, deal, lineups, lineup, CLOCK))
    except (EOFError, OSError):
        return
