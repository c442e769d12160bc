"""Duplicate hands and matches of two sides on the simulator: points and wins with 95 % intervals.

    python benchmarks/duel.py policy chaser --hands 4000 --matches 1000 [--rules classic] [--seed 1]

Every deal, and every match's deals, are played twice with the seats swapped.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from statistics import mean, stdev

from duel_core import duplicate_hands, play_match
from opponents import Chaser
from opponents_others import AtRandom, Banker, BareList, Priority
from searcher import Searcher

from thousand.bots.miles_player import Player
from thousand.bots.miles_policy import Policy
from thousand.miles.rules import PRESETS
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import sim_rules
from thousand.miles.sim_rules import SimRules

PLAYERS: dict[str, type[Player]] = {
    "policy": Policy,
    "strong": Searcher,
    "chaser": Chaser,
    "banker": Banker,
    "priority": Priority,
    "bare-list": BareList,
    "random": AtRandom,
}


def seated(first: str, second: str, rules: SimRules) -> list[Player]:
    """A player for each seat, the two kinds in turn."""
    kinds = (PLAYERS[first], PLAYERS[second])
    return [kinds[side](rules) for side in rules.side_of]


def interval(values: list[float]) -> str:
    """The mean with its 95 % interval."""
    half = 1.96 * stdev(values) / sqrt(len(values))
    return f"{mean(values):.2f} +- {half:.2f}"


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("players", nargs=2, choices=PLAYERS)
    parser.add_argument("--rules", choices=PRESETS, default="classic")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--playouts", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rules = sim_rules(PRESETS[given.rules](given.seats, given.seats // 2), given.seats)
    sim = Sim(rules)
    one = seated(*given.players, rules)
    two = seated(*reversed(given.players), rules)
    searchers = [player for player in one + two if isinstance(player, Searcher)]
    for searcher in searchers:
        searcher.limit = given.playouts
    began = time.process_time()
    points = [d / 2 for d in duplicate_hands(sim, one, two, given.seed * 1_000_000, given.hands)]
    spent = time.process_time() - began
    sys.stdout.write(f"points a hand: {interval(points)} ({2 * given.hands / spent:,.0f} hands a second)\n")
    won: list[float] = []
    for match in range(given.matches):
        seed = given.seed * 1_000_000 + match
        first = play_match(sim, one, seed, 5000, [0, 0]) == 0
        second = play_match(sim, two, seed, 5000, [0, 0]) == 1
        won.append(50 * (first + second))
    if won:
        sys.stdout.write(f"matches won: {interval(won)} %\n")
    decisions = sum(searcher.decisions for searcher in searchers)
    if decisions:
        spent = time.process_time() - began
        playouts = sum(searcher.playouts for searcher in searchers)
        changed = sum(searcher.changed for searcher in searchers)
        sys.stdout.write(
            f"{decisions} searches, {playouts / decisions:.0f} playouts each, "
            f"{1000 * spent / decisions:.1f} ms each, {100 * changed / decisions:.1f} % changed\n"
        )


if __name__ == "__main__":
    main()
