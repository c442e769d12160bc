"""Work that takes its time, beside the loop that answers the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

Result = TypeVar("Result")


def aside(work: Callable[[], Result], then: Callable[[Result], None]) -> None:
    """Do the work in a thread of its own, and give its result to ``then`` in this loop. What the work raises
    is reported as any mistake in the loop is."""
    task = asyncio.get_running_loop().run_in_executor(None, work)
    task.add_done_callback(lambda done: None if done.cancelled() else then(done.result()))
