"""What a seat has to show for a match, counted from its events: the game's part of the statistics.

A :class:`Tally` is a sum: of one match, finished or not, or of any number of them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import msgspec

from thousand.miles import events as ev
from thousand.miles.cards import SAFETIES
from thousand.miles.events import AnyEvent

VERSION = 1
"""Of the way of counting: what was counted in another way has to be counted again."""


class Results(msgspec.Struct, frozen=True):
    """The finished matches at one kind of table: ``players`` each for themselves, or 0 for teams of
    any number."""

    players: int
    finished: int
    won: int


class Tally(msgspec.Struct, frozen=True, kw_only=True):
    """What is counted for one seat.

    Of the seat's side: ``matches`` begun, ``finished``, ``won`` and (with another side) ``shared``; whole
    ``hands`` and the ``trips`` completed in them, of which ``delayed_actions``, ``safe_trips`` and
    ``shut_outs`` were paid as such (spec 8); hands with ``all_safeties`` laid; the points of the
    ``best_hand`` and of the ``best_match`` that was finished; ``hazards_suffered``, those undone by a coup
    fourré left out.

    The seat's own doing: ``coups`` fourrés and ``coups_missed``, the chances of one that it let go by;
    ``safeties`` laid, coups fourrés included; ``hazards`` laid on others; ``miles`` driven and
    ``miles_lost`` on the wrong way.
    """

    matches: int = 0
    finished: int = 0
    won: int = 0
    shared: int = 0
    hands: int = 0
    trips: int = 0
    delayed_actions: int = 0
    safe_trips: int = 0
    shut_outs: int = 0
    all_safeties: int = 0
    best_hand: int = 0
    best_match: int = 0
    coups: int = 0
    coups_missed: int = 0
    safeties: int = 0
    hazards: int = 0
    hazards_suffered: int = 0
    miles: int = 0
    miles_lost: int = 0
    results: tuple[Results, ...] = ()

    def __add__(self, other: Tally) -> Tally:
        """Both together.

        >>> both = Tally(matches=1, best_hand=700) + Tally(matches=2, best_hand=450)
        >>> both.matches, both.best_hand
        (3, 700)
        """
        counts = {
            name: (max if name in _BEST else int.__add__)(getattr(self, name), getattr(other, name))
            for name in _NUMBERS
        }
        return Tally(**counts, results=_merged(self.results + other.results))


_NUMBERS = tuple(name for name in Tally.__struct_fields__ if name != "results")
_BEST = frozenset({"best_hand", "best_match"})

_PAID = {"delayed_action": "delayed_actions", "safe_trip": "safe_trips", "shut_out": "shut_outs"}
"""What an item of the score sheet counts as."""

_CLOSES = (
    ev.DistancePlayed,
    ev.MilesLost,
    ev.HazardPlayed,
    ev.RemedyPlayed,
    ev.SafetyPlayed,
    ev.CoupFourre,
    ev.Discarded,
    ev.HandEnded,
)
"""A play, a discard or the end of the hand: a chance of a coup fourré from before is gone (spec 6)."""


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
        self._side = 0
        self._players = 0
        self._side_safeties = 0
        self._chance = False

    def take(self, event: AnyEvent) -> None:
        """Count one event."""
        counts, seat, side = self.counts, self._seat, self._side
        if self._chance and isinstance(event, _CLOSES):
            self._chance = False
            counts["coups_missed"] += not (isinstance(event, ev.CoupFourre) and event.seat == seat)
        match event:
            case ev.MatchStarted():
                self._sit_down(event)
            case ev.DistancePlayed() if event.seat == seat:
                counts["miles"] += event.card
            case ev.MilesLost() if event.seat == seat:
                counts["miles_lost"] += event.lost
            case ev.HazardPlayed():
                counts["hazards"] += event.seat == seat
                counts["hazards_suffered"] += event.target == side
            case ev.CoupFourreOffered() if event.seat == seat:
                self._chance = True
            case ev.SafetyPlayed() if event.side == side:
                self._side_safeties += 1
                counts["safeties"] += event.seat == seat
            case ev.CoupFourre() if event.side == side:
                self._side_safeties += 1
                counts["safeties"] += event.seat == seat
                counts["coups"] += event.seat == seat
                counts["hazards_suffered"] -= not event.opening
            case ev.HandEnded():
                self._end_hand(event)
            case ev.MatchEnded():
                self._end_match(event)
            case _:
                pass

    def _sit_down(self, started: ev.MatchStarted) -> None:
        self._side = next(side for side, seats in enumerate(started.sides) if self._seat in seats)
        seats = sum(map(len, started.sides))
        self._players = seats if len(started.sides) == seats else 0
        self.counts["matches"] += 1

    def _end_hand(self, ended: ev.HandEnded) -> None:
        counts, sheet = self.counts, ended.sheets[self._side]
        counts["hands"] += 1
        counts["trips"] += ended.winner == self._side
        counts["all_safeties"] += self._side_safeties == len(SAFETIES)
        self._side_safeties = 0
        counts["best_hand"] = max(counts["best_hand"], sheet.points)
        counts.update(_PAID[item] for item, _ in sheet.items if item in _PAID)

    def _end_match(self, ended: ev.MatchEnded) -> None:
        counts, alone = self.counts, len(ended.winners) == 1
        won = self._side in ended.winners
        counts["finished"] += 1
        counts["won"] += won and alone
        counts["shared"] += won and not alone
        counts["best_match"] = ended.totals[self._side]
        self.results = (Results(self._players, 1, int(won and alone)),)


def _merged(results: tuple[Results, ...]) -> tuple[Results, ...]:
    """One of each kind of table, the smaller tables first."""
    kinds = sorted({result.players for result in results})
    return tuple(
        Results(
            players,
            sum(result.finished for result in results if result.players == players),
            sum(result.won for result in results if result.players == players),
        )
        for players in kinds
    )
