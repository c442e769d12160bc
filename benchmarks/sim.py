"""How many hands a second the simulator plays at random, and how long a copy takes.

    python benchmarks/sim.py [--windows 12] [--seconds 0.5]

Whole hands, dealt by the simulator's own chance, all moves as likely. A second is one of this program's own
on the processor, and the best of several short windows counts, since other programs only ever slow one
down. Run it with the Python of ``make play`` or of ``make fast``.
"""

from __future__ import annotations

import argparse
import sys
import time

from thousand.miles.rules import PRESETS
from thousand.miles.sim import Sim, compiled
from thousand.miles.sim_bridge import sim_rules
from thousand.miles.sim_random import random_hand

TABLES = [("classic", 2, 1), ("classic", 4, 2), ("playroom", 2, 1), ("playroom", 6, 1)]
"""Preset, seats, size of a team."""

AT_ONCE = 20
"""Hands, or copies, between two looks at the clock."""


def hands_a_second(sim: Sim, seconds: float) -> float:
    """One window: deal and play, each seat opening in turn."""
    hands = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(AT_ONCE):
            sim.deal(hands % sim.seats)
            random_hand(sim)
            hands += 1
    return hands / spent


def copies_a_second(sim: Sim, seconds: float) -> float:
    """One window: a hand just dealt, copied into another."""
    other = sim.clone()
    sim.deal(0)
    copies = 0
    began = time.process_time()
    while (spent := time.process_time() - began) < seconds:
        for _ in range(AT_ONCE):
            sim.copy_into(other)
        copies += AT_ONCE
    return copies / spent


def main() -> None:
    """Print the best window of every table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--windows", type=int, default=12)
    parser.add_argument("--seconds", type=float, default=0.5)
    given = parser.parse_args()
    windows = range(given.windows)
    sys.stdout.write(f"simulator: {'compiled' if compiled() else 'plain Python'} {sys.version.split()[0]}\n")
    for preset, seats, team_size in TABLES:
        sim = Sim(sim_rules(PRESETS[preset](seats, team_size), seats))
        sim.seed(1)
        hands = max(hands_a_second(sim, given.seconds) for _ in windows)
        copies = max(copies_a_second(sim, given.seconds / 10) for _ in windows)
        sides = f"{seats // team_size} sides of {team_size}"
        sys.stdout.write(f"{preset}, {sides}: {hands:,.0f} hands a second, {copies:,.0f} copies a second\n")


if __name__ == "__main__":
    main()
