"""When a server looks for garbage in rings: seldom, for with a thousand tables it stands still meanwhile.

Nearly everything goes without that, the moment nobody holds it any more; connections that have ended do not.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

SECONDS: Final = 600.0
"""How long nobody looks at what has been there for a while."""

YOUNG: Final = (1_000, 10, 1_000_000)
"""How many new objects there are before somebody looks at them; how often at those until also at somewhat
older ones; and the old ones are never looked at in passing."""


def look_seldom(loop: asyncio.AbstractEventLoop) -> None:
    """Look for old garbage every now and then, as long as the loop runs, and at no other time."""
    gc.set_threshold(*YOUNG)

    def look() -> None:
        gc.collect()
        loop.call_later(SECONDS, look)

    loop.call_later(SECONDS, look)


@contextmanager
def not_now() -> Iterator[None]:
    """Much is made meanwhile, and all of it is to stay: looking for garbage in it would take longer than
    making it."""
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()
