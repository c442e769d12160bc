"""What the statistics ask of a game, whichever game it is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

from thousand.game import Seat


class Counting(Protocol):
    """A game's way of counting. ``Tally`` is a frozen struct of plain data; its default is the tally of
    nothing, and two of them add up. ``VERSION`` goes up where a match would be counted otherwise than
    before."""

    VERSION: int
    Tally: type

    def tally(self, events: Iterable[Any], seat: Seat) -> Any:
        """Count a match for one seat, from all of its events in order, as no viewer perceives them."""
