"""How much room a text takes. A Chinese character has two cells of a terminal, and takes about as much more
than a Latin letter on a braille display and in speech."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import east_asian_width

FIRST_WIDE = "\u0370"
"""No character before this one is wide."""


def cells(text: str) -> int:
    """The room that a text takes: a cell for each character, two for a wide one.

    >>> cells("Anna 100"), cells("Anna打100")
    (8, 9)
    """
    return len(text) if _is_narrow(text) else sum(map(_of, text))


def head(text: str, room: int) -> str:
    """The beginning of a text that has room in so many cells.

    >>> head("Anna打100，共300", 10)
    'Anna打100'
    """
    if _is_narrow(text):
        return text[: max(room, 0)]
    for end, character in enumerate(text):
        room -= _of(character)
        if room < 0:
            return text[:end]
    return text


def _is_narrow(text: str) -> bool:
    return text.isascii() or max(text) < FIRST_WIDE


@lru_cache(maxsize=4096)
def _of(character: str) -> int:
    return 2 if east_asian_width(character) in "WF" else 1
