"""Settle the policy's weights: by small random changes of all of them at once, on common deals.

    python benchmarks/tune.py --rounds 8 --tries 100 --deals 1000 [--tables classic2,playroom2] [--seed 1]

Each try moves every weight a little up or down by chance, and plays duplicate hands against Chaser and
against the policy as it was. What a weight is worth is the difference between the tries that had it up and
those that had it down; after a round each weight moves as far as that is beyond its error. The mean of the
last rounds' weights is better than any one round's. Run it compiled: see ``make fast``.

Two things it does not find. The three hazards that a remedy of their own repairs are alike, and so are
their weights: their mean is taken by hand. The weights of the extension came from a regression over thousands
of decisions, each played out both ways.
"""

from __future__ import annotations

import argparse
import sys
from math import sqrt
from multiprocessing import Pool
from random import Random
from statistics import fmean, stdev
from typing import NamedTuple

from duel_core import duplicate_hands
from opponents import Chaser

from thousand.bots import miles_weights as names
from thousand.bots.miles_player import Player
from thousand.bots.miles_policy import Policy
from thousand.bots.miles_weights import KEEP, WEIGHTS
from thousand.miles.rules import PRESETS
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import sim_rules
from thousand.miles.sim_rules import FIRST_SAFETY, KINDS, SimRules

TABLES = {
    "classic2": ("classic", 2, 1),
    "classic4": ("classic", 4, 2),
    "playroom2": ("playroom", 2, 1),
    "playroom4": ("playroom", 4, 2),
}
"""Preset, seats, size of a team."""

FIXED = {names.NEAR, names.AMONG_MANY, names.TOTAL}
"""Weights that stay: those of safeties do too."""

LAY, KEPT, OTHER = 14, 7, 10
"""How far a try moves a weight, by what it is for."""

FAR = {
    **dict.fromkeys((names.TRIP, names.MAY_FINISH, names.EXTEND_AT_ALL, names.EXTEND_STANDS), 60),
    **dict.fromkeys((names.EXTEND_RIGHT_OF_WAY, names.EXTEND_SAFE_TRIP, names.EXTEND_IN_HAND), 40),
    **dict.fromkeys((names.BANK, names.BANK_STUCK, names.BANK_RIGHT_OF_WAY), 300),
    **dict.fromkeys((names.BANK_RIVAL, names.BANK_OWN), 120),
    **dict.fromkeys((names.DRAWS, names.PILE), 1),
    names.EXTEND_SHUT_OUT: 80,
}
"""Where that is not far enough, or too far."""

LEAST = {names.DRAWS: 1, names.PILE: 0, names.THREAT: 1}


class Job(NamedTuple):
    """Duplicate hands of some weights against Chaser, or against the policy with other weights."""

    weights: list[int]
    other: list[int] | None
    table: str
    seed: int
    deals: int


def step_of(at: int) -> int:
    """How far a try moves the weight at this place; 0 where it stays."""
    if at in FIXED or (at < names.TRIP and at % KINDS >= FIRST_SAFETY):
        return 0
    if at < names.TRIP:
        return LAY if at < KEEP else KEPT
    return FAR.get(at, OTHER)


def moved(weights: list[int], changes: list[float]) -> list[int]:
    """The weights after changes in steps."""
    after = [
        round(weight + step_of(at) * by) for at, (weight, by) in enumerate(zip(weights, changes, strict=True))
    ]
    return [max(weight, LEAST[at]) if at in LEAST else weight for at, weight in enumerate(after)]


def measure(job: Job) -> float:
    """Points a hand of the weights against the other."""
    preset, seats, team = TABLES[job.table]
    rules = sim_rules(PRESETS[preset](seats, team), seats)

    def seated(side: int) -> list[Player]:
        rival = job.other
        return [
            playing(rules, job.weights)
            if of == side
            else Chaser(rules)
            if rival is None
            else playing(rules, rival)
            for of in rules.side_of
        ]

    return fmean(duplicate_hands(Sim(rules), seated(0), seated(1), job.seed, job.deals)) / 2


def playing(rules: SimRules, weights: list[int]) -> Policy:
    """The policy with these weights."""
    player = Policy(rules)
    player.weights = weights
    return player


def main() -> None:
    """Tune, and print the weights after each round."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rounds", type=int, default=6)
    parser.add_argument("--tries", type=int, default=100)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--tables", default="classic2")
    parser.add_argument("--rate", type=float, default=0.6)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    tables = given.tables.split(",")
    chance = Random(given.seed)
    origin = list(WEIGHTS)
    weights = origin
    seed = 10_000_000 * given.seed
    with Pool(given.jobs) as pool:
        for number in range(given.rounds):
            ways = [[chance.choice((-1.0, 1.0)) for _ in weights] for _ in range(given.tries // 2)]
            jobs = [
                Job(
                    moved(weights, [sign * by for by in way]),
                    other,
                    table,
                    seed + nth * given.deals,
                    given.deals,
                )
                for nth, way in enumerate(ways)
                for sign in (1, -1)
                for other in (None, origin)
                for table in tables
            ]
            points = pool.map(measure, jobs, chunksize=1)
            each = 2 * len(tables)
            tries = [fmean(points[at : at + each]) for at in range(0, len(points), each)]
            leads = [(up - down) / 2 for up, down in zip(tries[::2], tries[1::2], strict=True)]
            error = stdev(leads) / sqrt(len(leads))
            worth = [
                fmean(lead * way[at] for lead, way in zip(leads, ways, strict=True))
                for at in range(len(weights))
            ]
            weights = moved(weights, [given.rate * max(-1.6, min(1.6, gain / error / 2)) for gain in worth])
            seed += 1_000_000
            sys.stdout.write(f"round {number}: {fmean(tries):.1f} points, error {error:.1f}\n{weights}\n")
            sys.stdout.flush()


if __name__ == "__main__":
    main()
