"""The clocks of a table: each gives a command of the server's own when its time is over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from thousand.table.room_orders import ServerCommand


class Clocks:
    """Clocks by name; ``ring`` carries out the command of one."""

    def __init__(self, loop: asyncio.AbstractEventLoop, ring: Callable[[ServerCommand], object]) -> None:
        self._loop = loop
        self._ring = ring
        self._running: dict[str, tuple[object, asyncio.TimerHandle]] = {}

    def set(self, name: str, about: object, seconds: float, command: ServerCommand) -> None:
        """Give a command in so many seconds, unless the clock runs for the very same already."""
        if name in self._running and self._running[name][0] == about:
            return
        self.stop(name)

        def ring() -> None:
            self._running.pop(name, None)
            self._ring(command)

        self._running[name] = (about, self._loop.call_later(seconds, ring))

    def stop(self, name: str) -> None:
        """A clock does not ring any more, if it runs."""
        if name in self._running:
            self._running.pop(name)[1].cancel()

    def stop_all(self) -> None:
        """None rings any more."""
        for name in tuple(self._running):
            self.stop(name)
