"""``thousand --version``: the version, and whether the simulator that bots think with is compiled."""

from __future__ import annotations

from thousand import __version__
from thousand.miles.sim import compiled


def version() -> str:
    """One line, in the words of programs: it is read by those who report a mistake, and by scripts."""
    return f"thousand {__version__} ({'compiled' if compiled() else 'plain'} simulator)\n"
