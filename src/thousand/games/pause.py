"""Whom a table waits for after a move that may be answered out of turn, as far as everybody can know.

A coup fourré has to have its time, whether or not anybody can make one: a table that waited only where the
answer is held would betray it (spec "Time"). So this asks a spectator's view, which knows no secret.
"""

from __future__ import annotations

from typing import Any, Protocol, cast

import msgspec

from thousand.game import Seat
from thousand.games import load


class Threat(msgspec.Struct, frozen=True):
    """Something that may be answered out of turn: what it is (``key``, equal for one and the same), and the
    ``seats`` that might hold the answer."""

    key: str
    seats: frozenset[Seat]


class Watching(Protocol):
    """What a game tells of it."""

    def threat(self, view: Any) -> Threat | None:
        """What may be answered out of turn now, by a spectator's view, or None."""


def threat(game: str, view: Any) -> Threat | None:
    """What may be answered out of turn in this game now, by a spectator's view, or None."""
    entry = load(game)
    return cast(Watching, entry.room("pause")).threat(view) if entry.pause else None
