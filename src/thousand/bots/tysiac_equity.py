"""What the stand of a match of Tysiąc is worth: the chance to win it, by everybody's totals.

Each seat weighs e to the power of a number that the table gives for its total, and its chance is its share of
all weights. The table was fitted (benchmarks/tysiac_stands.py) to 2500 matches of three steady bots, and then
smoothed so that more points are never worth less; below 0, where few totals lie, the line goes on. From 800
to 880 it hardly rises, since only contracts count there and most bring no end; it leaps at 900, from where
the opening of 100 wins the match.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

GOAL: Final = 1000
"""The goal of the matches that the table comes from."""

TOTALS: Final[tuple[int, ...]] = (-400, 0, 200, 400, 600, 700, 795, 800, 850, 880, 895, 900, 1000)
WEIGHTS: Final[tuple[float, ...]] = (
    *(-1.5, 0.0, 0.76, 1.51, 2.24, 2.67, 3.13),
    *(3.2, 3.25, 3.4, 3.96, 4.25, 4.3),
)
"""The logarithm of a seat's weight at each of these totals; between two of them it is in proportion."""

A_FACTOR: Final = 60.0
"""In a match of one deal so many points multiply a seat's weight by e."""


def chances(totals: Sequence[int], goal: int | None, declarer: int) -> list[float]:
    """Each seat's chance to win the match after a deal that ``declarer`` played and that left these totals.

    ``goal`` None is a match of this one deal: not the chance then, since the lead counts as well.
    """
    if goal is None:
        return _shares([total / A_FACTOR for total in totals])
    there = [seat for seat in range(len(totals)) if totals[seat] >= goal]
    if not there:
        return _shares([_weight(total - goal + GOAL) for total in totals])
    best = max(totals[seat] for seat in there)
    if declarer in there:
        there = [declarer]
    else:
        there = [seat for seat in there if totals[seat] == best]
    return [1 / len(there) if seat in there else 0.0 for seat in range(len(totals))]


def _shares(logarithms: list[float]) -> list[float]:
    most = max(logarithms)
    weights = [exp(logarithm - most) for logarithm in logarithms]
    everything = sum(weights)
    return [weight / everything for weight in weights]


def _weight(total: int) -> float:
    """The logarithm of a seat's weight."""
    if total <= TOTALS[0]:
        return WEIGHTS[0]
    for above in range(1, len(TOTALS)):
        if total <= TOTALS[above]:
            low, high = TOTALS[above - 1], TOTALS[above]
            share = (total - low) / (high - low)
            return WEIGHTS[above - 1] + share * (WEIGHTS[above] - WEIGHTS[above - 1])
    return WEIGHTS[-1]
