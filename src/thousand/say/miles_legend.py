"""The short forms of the braille level of 1000 Miles, explained in its own lines."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from thousand.miles.cards import DISTANCES, Card
from thousand.say.cells import cells
from thousand.say.scribe import Scribe, spread

_PARTS = ("distance", "card", "hazard", "unplayable", "words", "names", "cards")


def legend(scribe: Scribe) -> tuple[str, ...]:
    """How a line is to be read, then every card's short name where it has one."""
    names = [entry for card in Card if card not in DISTANCES for entry in _entry(scribe, card)]
    return (
        *(scribe.text(f"legend-{part}") for part in _PARTS),
        *spread(names, scribe.commas, scribe.commas, scribe.limit),
    )


def _entry(scribe: Scribe, card: Card) -> Iterator[str]:
    """The card's short name and the whole one, on two lines where they do not fit on one."""
    whole = scribe.text("card", card=card.name)
    short = msgspec.structs.replace(scribe, short=True).text("card", card=card.name)
    if short == whole:
        return
    line = scribe.text("legend-short", short=short, whole=whole)
    if cells(line) <= scribe.limit:
        yield line
    else:
        yield from (scribe.text("legend-short", short=short, whole=""), whole)
