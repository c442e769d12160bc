"""What a seat has to show for a match, counted from its events: the game's part of the statistics.

A :class:`Tally` is a sum: of one match, finished or not, or of any number of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from thousand.tysiac import events as ev
from thousand.tysiac.events import AnyEvent

VERSION = 1
"""Of the way of counting: what was counted in another way has to be counted again."""


class Results(msgspec.Struct, frozen=True):
    """The finished matches at tables of so many ``players``."""

    players: int
    finished: int
    won: int


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """What is counted for one seat.

    ``matches`` begun, ``finished``, ``won`` alone and ``shared``; ``deals`` that the seat took part in,
    four nines apart, of which it ``declared`` some and ``made`` the contract, ``best_contract`` being the
    highest; ``bombs`` dropped; ``marriages`` declared and their ``marriage_points``; ``tricks`` taken; the
    points of the ``best_deal`` and of the ``best_match`` that was finished; how often it came on the
    barrel (``barrels``).
    """

    matches: int = 0
    finished: int = 0
    won: int = 0
    shared: int = 0
    deals: int = 0
    declared: int = 0
    made: int = 0
    bombs: int = 0
    marriages: int = 0
    marriage_points: int = 0
    tricks: int = 0
    barrels: int = 0
    best_contract: int = 0
    best_deal: int = 0
    best_match: int = 0
    results: tuple[Results, ...] = ()

    def __add__(self, other: Tally) -> Tally:
        """Both together.

        >>> both = Tally(matches=1, best_deal=120) + Tally(matches=2, best_deal=60)
        >>> both.matches, both.best_deal
        (3, 120)
        """
        counts = {
            name: (max if name in _BEST else int.__add__)(getattr(self, name), getattr(other, name))
            for name in _NUMBERS
        }
        return Tally(**counts, results=_merged(self.results + other.results))


_NUMBERS = tuple(name for name in Tally.__struct_fields__ if name != "results")
_BEST = frozenset(name for name in _NUMBERS if name.startswith("best_"))


def tally(events: Iterable[AnyEvent], seat: int) -> Tally:
    """Count a match for a seat, from all of its events (nothing hidden) in order, the first included."""
    counting = _Counting(seat)
    for event in events:
        counting.take(event)
    return Tally(**counting.counts, results=counting.results)


class _Counting:
    """A match being counted for one seat."""

    def __init__(self, seat: int) -> None:
        self.counts: Counter[str] = Counter()
        self.results: tuple[Results, ...] = ()
        self._seat = seat
        self._seats = 0
        self._players: tuple[int, ...] = ()

    def take(self, event: AnyEvent) -> None:
        """Count one event."""
        counts, seat = self.counts, self._seat
        match event:
            case ev.MatchStarted():
                self._seats = event.seats
                counts["matches"] += 1
            case ev.DealStarted():
                self._players = event.players
            case ev.BombDropped() if event.seat == seat:
                counts["bombs"] += 1
            case ev.MarriageDeclared() if event.seat == seat:
                counts["marriages"] += 1
                counts["marriage_points"] += event.points
            case ev.TrickTaken() if event.seat == seat:
                counts["tricks"] += 1
            case ev.DealEnded() if event.reason != "four-nines" and seat in self._players:
                self._end_deal(event)
            case ev.BarrelEntered() if event.seat == seat:
                counts["barrels"] += 1
            case ev.MatchEnded():
                self._end_match(event)
            case _:
                pass

    def _end_deal(self, ended: ev.DealEnded) -> None:
        counts = self.counts
        counts["deals"] += 1
        counts["best_deal"] = max(counts["best_deal"], ended.sheets[self._seat].points)
        if ended.declarer == self._seat:
            counts["declared"] += 1
            if ended.made:
                counts["made"] += 1
                counts["best_contract"] = max(counts["best_contract"], ended.contract)

    def _end_match(self, ended: ev.MatchEnded) -> None:
        counts, alone = self.counts, len(ended.winners) == 1
        won = self._seat in ended.winners
        counts["finished"] += 1
        counts["won"] += won and alone
        counts["shared"] += won and not alone
        counts["best_match"] = max(0, ended.totals[self._seat])
        self.results = (Results(self._seats, 1, int(won and alone)),)


def _merged(results: tuple[Results, ...]) -> tuple[Results, ...]:
    """One for each number of players, the smaller tables first."""
    kinds = sorted({result.players for result in results})
    return tuple(
        Results(
            players,
            sum(result.finished for result in results if result.players == players),
            sum(result.won for result in results if result.players == players),
        )
        for players in kinds
    )
