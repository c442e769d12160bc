"""Fit the steady bot's estimate of hands to deals that it plays to their end against itself.

    python benchmarks/tysiac_fit.py --players 3 --deals 3000 [--seed 0]

In every other deal the seat whose hand is the best by the present weights declares, else the opener. Prints,
before and after the musik, the weights of ``thousand.bots.tysiac_hand`` by least squares, and the spread
about them.
"""

from __future__ import annotations

import argparse
from math import sqrt

from tysiac_deals import contracted, play_deal

from thousand.bots.tysiac_bits import bits_of
from thousand.bots.tysiac_hand import FEATURES, features
from thousand.bots.tysiac_steady import Steady
from thousand.tysiac.match import Match
from thousand.tysiac.moves import Phase
from thousand.tysiac.rules import house
from thousand.tysiac.scoring import taken_by

TAME = 3.0
"""Pulls the weights of what is seldom seen towards nothing."""


def main() -> None:
    """Play the deals and print the weights."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=3)
    parser.add_argument("--deals", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    before: list[tuple[tuple[int, ...], int]] = []
    after: list[tuple[tuple[int, ...], int]] = []
    rules = house(asked.players)
    bots = [Steady()] * asked.players
    for number in range(asked.deals):
        match = contracted(rules, asked.players, asked.seed + number, -20, best=bool(number % 2))
        declarer = match.deal.turn
        musik = match.deal.musiks[0]
        hand = bits_of(card for card in match.deal.held[declarer] if card not in musik)
        kept: list[int] = []

        def watch(seen: Match, kept: list[int] = kept, declarer: int = declarer) -> None:
            if seen.deal.phase is Phase.PLAY and not kept:
                kept.append(bits_of(seen.deal.held[declarer]))

        points = taken_by(play_deal(match, bots, watch).deal, declarer)
        before.append((features(hand), points))
        after.append((features(kept[0]), points))
    for name, samples in (("before the musik", before), ("after it", after)):
        weights = least_squares(samples)
        print(name, "(" + ", ".join(f"{weight:.1f}" for weight in weights) + ")")
        for feature, weight in zip(FEATURES, weights, strict=True):
            print(f"    {feature}: {weight:.2f}")
        errors = [
            points - sum(w * n for w, n in zip(weights, counts, strict=True)) for counts, points in samples
        ]
        print("    spread:", round(sqrt(sum(error * error for error in errors) / len(errors)), 1))


def least_squares(samples: list[tuple[tuple[int, ...], int]]) -> list[float]:
    """The weights with the least squared error."""
    size = len(FEATURES)
    rows = [[0.0] * (size + 1) for _ in range(size)]
    for counts, points in samples:
        for i, one in enumerate(counts):
            if one:
                for j, other in enumerate(counts):
                    rows[i][j] += one * other
                rows[i][size] += one * points
    for i in range(1, size):
        rows[i][i] += TAME
    return solve(rows)


def solve(rows: list[list[float]]) -> list[float]:
    """The solution of linear equations by elimination, each a row with its right side last."""
    size = len(rows)
    for i in range(size):
        for k in range(size):
            if k != i:
                share = rows[k][i] / rows[i][i]
                rows[k] = [a - share * b for a, b in zip(rows[k], rows[i], strict=True)]
    return [row[size] / row[i] for i, row in enumerate(rows)]


if __name__ == "__main__":
    main()
