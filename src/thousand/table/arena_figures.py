"""What an arena's matches come to: how often each bot wins and what it earns, with 95 % intervals.

The unit is the deal, played in all of its lineups: whatever its cards favour, they favour every bot in turn.
Each figure is a ratio of sums over the deals, such as points to hands. Its interval follows from how much the
deals differ from it: the linearised variance of a ratio, and Student's distribution.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import combinations
from math import sqrt

import msgspec

from thousand.table.arena import Lineup, Played

FEWEST = 3
"""So many deals at least tell an interval."""

STUDENT_95 = (1.96, 2.372, 2.822, 2.556, 1.589)
"""Within how many standard errors of the truth a mean is in 95 of 100 cases: a series in 1 / (deals - 1)."""

UNHEARD_OF = 3
"""What never happened in so many deals happens less often than three times in as many, nearly surely."""


class Estimate(msgspec.Struct, frozen=True):
    """A figure and its 95 % interval, which too few deals do not tell."""

    value: float
    low: float | None = None
    high: float | None = None


class Standing(msgspec.Struct, frozen=True):
    """How a bot did, each figure for one side: the share of matches won (a tie shared among its winners),
    points a hand, and what its decisions cost."""

    bot: str
    won: Estimate
    points: Estimate
    decisions: int
    seconds: float


class Duel(msgspec.Struct, frozen=True):
    """How a bot did against another in the matches that both played: its share of those that either won, and
    how many points a hand it was ahead, deal by deal."""

    bot: str
    rival: str
    won: Estimate
    ahead: Estimate


class Figures(msgspec.Struct, frozen=True):
    """All that a contest has come to, over the ``deals`` played in every lineup. ``even`` is the share of
    matches that each side would win if all were alike."""

    matches: int
    deals: int
    hands: int
    even: float
    standings: tuple[Standing, ...]
    duels: tuple[Duel, ...]


def figures(bots: Sequence[str], lineups: Sequence[Lineup], played: Iterable[Played]) -> Figures:
    """The figures of the deals that were played in every lineup, in whatever order they were."""
    by_deal: dict[int, dict[int, Played]] = {}
    for match in played:
        by_deal.setdefault(match.deal, {})[match.lineup] = match
    whole = [by_deal[deal] for deal in sorted(by_deal) if len(by_deal[deal]) == len(lineups)]
    matches = [match for deal in whole for match in deal.values()]
    return Figures(
        len(matches),
        len(whole),
        sum(match.hands for match in matches),
        1 / len(lineups[0]),
        tuple(_standing(name, bot, lineups, whole) for bot, name in enumerate(bots)) if whole else (),
        tuple(
            _duel((bots[one], bots[two]), one, two, lineups, whole)
            for one, two in combinations(range(len(bots)), 2)
            if whole
        ),
    )


def ratio(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """The ratio of two sums, from one pair of addends a deal.

    >>> ratio([(10, 2), (20, 4), (30, 6)])
    Estimate(value=5.0, low=5.0, high=5.0)
    >>> ratio([(1, 2), (1, 2)])
    Estimate(value=0.5, low=None, high=None)
    """
    over = sum(below for _, below in pairs)
    value = sum(above for above, _ in pairs) / over if over else 0.0
    if len(pairs) < FEWEST or not over:
        return Estimate(value)
    freedom = len(pairs) - 1
    errors = sum(factor / freedom**power for power, factor in enumerate(STUDENT_95))
    squares = sum((above - value * below) ** 2 for above, below in pairs)
    half = errors * sqrt(squares * len(pairs) / freedom) / over
    return Estimate(value, value - half, value + half)


def share(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """A ratio from 0 to 1. Deals that are all alike do not prove that there are no others.

    >>> share([(2, 2)] * 30)
    Estimate(value=1.0, low=0.9, high=1.0)
    """
    found = ratio(pairs)
    if found.low is None or found.high is None:
        return found
    doubt = UNHEARD_OF / len(pairs) if found.low == found.high else 0.0
    return Estimate(found.value, max(0.0, found.low - doubt), min(1.0, found.high + doubt))


def _standing(
    name: str, bot: int, lineups: Sequence[Lineup], whole: Sequence[Mapping[int, Played]]
) -> Standing:
    won, points = [], []
    decisions, seconds = 0, 0.0
    for deal in whole:
        wins, sides, earned, hands = 0.0, 0, 0, 0
        for number in range(len(lineups)):
            match = deal[number]
            for side in _seated(lineups[number], bot):
                wins += _victory(match, side)
                sides += 1
                earned += match.points[side]
                hands += match.hands
                decisions += match.decisions[side]
                seconds += match.seconds[side]
        won.append((wins, float(sides)))
        points.append((float(earned), float(hands)))
    return Standing(name, share(won), ratio(points), decisions, seconds)


def _duel(
    names: tuple[str, str],
    one: int,
    two: int,
    lineups: Sequence[Lineup],
    whole: Sequence[Mapping[int, Played]],
) -> Duel:
    both = [number for number, lineup in enumerate(lineups) if one in lineup and two in lineup]
    won, ahead = [], []
    for deal in whole:
        ours, either, lead, hands = 0.0, 0.0, 0.0, 0
        for number in both:
            match = deal[number]
            own, other = _seated(lineups[number], one), _seated(lineups[number], two)
            victory = sum(_victory(match, side) for side in own)
            ours += victory
            either += victory + sum(_victory(match, side) for side in other)
            lead += _mean(match, own) - _mean(match, other)
            hands += match.hands
        won.append((ours, either))
        ahead.append((lead, float(hands)))
    return Duel(*names, share(won), ratio(ahead))


def _seated(lineup: Lineup, bot: int) -> list[int]:
    """The sides that a bot plays in a lineup."""
    return [side for side, other in enumerate(lineup) if other == bot]


def _victory(match: Played, side: int) -> float:
    """A side's share of the victory."""
    return 1 / len(match.winners) if side in match.winners else 0.0


def _mean(match: Played, sides: Sequence[int]) -> float:
    return sum(match.points[side] for side in sides) / len(sides)
