"""Bots and coaches that think in threads, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from thousand.games import load

_log = logging.getLogger(__name__)

T = TypeVar("T")


class Thinkers:
    """A few threads for all that has to be thought of: more of it at once would keep every table waiting."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bots")

    def close(self) -> None:
        """Nobody is asked any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, game: str, level: str, view: Any) -> str | None:
        """What a bot of this level does, as the game writes it; None: it lets a chance go by."""
        return await self.think(lambda: _choose(game, level, view))

    async def think(self, work: Callable[[], T]) -> T:
        """Do some work that takes its time, when its turn has come."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)


class Adviser:
    """One person's questions, one after another, so that nobody takes all threads. ``think`` is the
    :data:`~thousand.ui.room_game.Think` of their screens."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._turn = asyncio.Lock()
        self._asked: set[asyncio.Task[None]] = set()

    def think(self, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        """Do the work beside the loop, and give its result to ``then`` in the loop. What the work raises is
        reported as any mistake in the loop is."""
        task = asyncio.get_running_loop().create_task(self._think(work, then))
        self._asked.add(task)
        task.add_done_callback(self._asked.discard)

    async def _think(self, work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        async with self._turn:
            result = await self._thinkers.think(work)
        then(result)

    def close(self) -> None:
        """Nobody waits for an answer any more."""
        for task in tuple(self._asked):
            task.cancel()


def _choose(game: str, level: str, view: Any) -> str | None:
    """The choice. A bot that fails is replaced by the first move there is, so that the table goes on."""
    entry = load(game)
    try:
        move = entry.bots[level]().choose(view).move
        refusal = None if move is None else entry.game.why_not(view, move)
        if refusal is not None:
            raise refusal
    except Exception:
        _log.exception("the bot %s of %s failed", level, game)
        move = next(iter(entry.game.legal(view)), None)
    return None if move is None else entry.game.format(move)
