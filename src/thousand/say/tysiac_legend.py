"""The short forms of the braille level of Tysiąc, explained in its own lines."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from thousand.say.scribe import Scribe, spread
from thousand.tysiac.cards import Rank

_PARTS = ("bid", "card", "trick", "sheet", "unplayable", "words", "names", "cards")


def legend(scribe: Scribe) -> tuple[str, ...]:
    """How a line is to be read, then every rank's short name where it has one."""
    names = [entry for rank in reversed(Rank) for entry in _entry(scribe, rank)]
    return (
        *(scribe.text(f"tysiac-legend-{part}") for part in _PARTS),
        *(spread(names, scribe.commas, scribe.commas, scribe.limit) if names else ()),
    )


def _entry(scribe: Scribe, rank: Rank) -> Iterator[str]:
    whole = scribe.text("tysiac-rank", rank=rank.name)
    short = msgspec.structs.replace(scribe, short=True).text("tysiac-rank", rank=rank.name)
    if short != whole:
        yield scribe.text("tysiac-legend-short", short=short, whole=whole)
