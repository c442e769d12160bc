"""Fit what a total is worth in a match of Tysiąc to whole matches of three steady bots.

    python benchmarks/tysiac_stands.py --matches 2500 [--seed 100000]

For every deal of every match it is known how the totals stood before it and who won in the end. A seat's
chance is taken to be its share of all weights, e to the power of a number that depends on its total alone and
lies, between the totals of ``thousand.bots.tysiac_equity``, in proportion. Prints the numbers under which the
winners are the likeliest (Newton's method), that of a total of 0 being 0.
"""

from __future__ import annotations

import argparse
from math import exp
from typing import TypeAlias

from tysiac_deals import Player, play_match
from tysiac_fit import solve

from thousand.bots.tysiac_equity import TOTALS
from thousand.bots.tysiac_steady import Steady
from thousand.tysiac.match import Match
from thousand.tysiac.rules import house

SEATS = 3
STEPS = 12
TAME = 1e-3
"""Pulls the numbers towards 0, since all of them could be shifted together."""

Parts: TypeAlias = tuple[tuple[int, float], ...]
"""Which of the totals of the table count for a total, and how much."""

Sample: TypeAlias = tuple[tuple[Parts, ...], tuple[float, ...]]
"""The stand before a deal, and each seat's share of the match in the end."""


def main() -> None:
    """Play, fit and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--matches", type=int, default=2500)
    parser.add_argument("--seed", type=int, default=100_000)
    asked = parser.parse_args()
    samples: list[Sample] = []
    for number in range(asked.seed, asked.seed + asked.matches):
        samples += stands(number)
    numbers = fit(samples)
    zero = numbers[TOTALS.index(0)]
    print(len(samples), "deals")
    for total, logarithm in zip(TOTALS, numbers, strict=True):
        print(f"{total:6} {logarithm - zero:6.2f}")


def stands(number: int) -> list[Sample]:
    """The stands in one match."""
    bots: list[Player] = [Steady()] * SEATS
    totals: dict[int, tuple[int, ...]] = {}

    def watch(match: Match) -> None:
        if not match.sheets:
            totals[match.number] = match.totals

    winners = play_match(house(SEATS), bots, number, watch).winners
    shares = tuple((seat in winners) / len(winners) for seat in range(SEATS))
    return [(tuple(map(parts, stand)), shares) for stand in totals.values()]


def parts(total: int) -> Parts:
    """The two totals of the table between which this one lies, each with its share."""
    total = min(max(total, TOTALS[0]), TOTALS[-1])
    above = next(place for place in range(1, len(TOTALS)) if total <= TOTALS[place])
    low, high = TOTALS[above - 1], TOTALS[above]
    share = (total - low) / (high - low)
    return (above - 1, 1 - share), (above, share)


def fit(samples: list[Sample]) -> list[float]:
    """The likeliest numbers."""
    size = len(TOTALS)
    numbers = [0.0] * size
    for _ in range(STEPS):
        slope = [-TAME * number for number in numbers]
        bend = [[TAME * (i == j) for j in range(size)] for i in range(size)]
        for stand, shares in samples:
            weights = [exp(sum(share * numbers[at] for at, share in seat)) for seat in stand]
            mean = [0.0] * size
            for seat, weight, won in zip(stand, weights, shares, strict=True):
                chance = weight / sum(weights)
                for i, one in seat:
                    slope[i] += (won - chance) * one
                    mean[i] += chance * one
                    for j, other in seat:
                        bend[i][j] += chance * one * other
            there = [at for at in range(size) if mean[at]]
            for i in there:
                for j in there:
                    bend[i][j] -= mean[i] * mean[j]
        change = solve([[*row, right] for row, right in zip(bend, slope, strict=True)])
        numbers = [number + step for number, step in zip(numbers, change, strict=True)]
    return numbers


if __name__ == "__main__":
    main()
