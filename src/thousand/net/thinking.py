"""Bots that think in threads, so that nobody waits for them."""

from __future__ import annotations

import asyncio
import logging
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from thousand.games import load

_log = logging.getLogger(__name__)


class Thinkers:
    """A few threads in which bots choose."""

    def __init__(self, threads: int) -> None:
        self._pool = ThreadPoolExecutor(threads, "bots")

    def close(self) -> None:
        """Nobody is asked any more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    async def choose(self, game: str, level: str, view: Any) -> str | None:
        """What a bot of this level does, as the game writes it; None: it lets a chance go by."""
        return await asyncio.get_running_loop().run_in_executor(self._pool, _choose, game, level, view)


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
