"""Players' names that are short enough for a line of braille, and still tell the players apart."""

from __future__ import annotations

from functools import lru_cache
from unicodedata import combining

from thousand.say.cells import cells, head

NAME_LIMIT = 10
"""The longest name, in cells."""


@lru_cache(maxsize=64)
def short_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of a table's players, none longer than :data:`NAME_LIMIT` and no two alike.

    A name that fits stays whole. Of a longer one its first words are taken, as many as fit, or else its
    first letters; where that is another player's name already, a number tells them apart:

    >>> short_names(("Anna", "Bartholomew", "Ida Johanna Maria", "Ida Wilhelmina"))
    ('Anna', 'Bartholome', 'Ida', 'Ida 2')
    """
    taken = {name.casefold() for name in names if cells(name) <= NAME_LIMIT}
    shown: list[str] = []
    for name in names:
        short = name
        if cells(name) > NAME_LIMIT:
            short = _free(name, taken)
            taken.add(short.casefold())
        shown.append(short)
    return tuple(shown)


def _free(name: str, taken: set[str]) -> str:
    """The best short form of the name that nobody has."""
    short = _cut(name, NAME_LIMIT)
    number = 2
    while short.casefold() in taken:
        mark = f" {number}"
        short = _cut(name, NAME_LIMIT - cells(mark)) + mark
        number += 1
    return short


def _cut(name: str, limit: int) -> str:
    """The first words of a name that fit; where not even one does, its first letters with their accents."""
    words = name.split()
    short = ""
    for word in words:
        longer = f"{short} {word}".strip()
        if cells(longer) > limit:
            break
        short = longer
    if short:
        return short
    end = len(head(name, limit))
    while end and combining(name[end]):
        end -= 1
    return name[:end]
