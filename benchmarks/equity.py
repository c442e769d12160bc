"""Work out the table of :mod:`thousand.bots.miles_equity`: the chance to win from what each side lacks.

    python benchmarks/equity.py --hands 20000 [--seed 1]

Plays hands of the policy against itself, counts their scores in steps of 50 points, and works backwards from
the end of a match of 5000 points: a chance is the mean of the chances after each of those hands. Prints the
lower half of the table, a row for every 250 points lacked (the first: next to nothing), in ten-thousandths.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from textwrap import wrap

from thousand.bots.miles_player import play_hand
from thousand.bots.miles_policy import Policy
from thousand.miles.rules import classic
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import sim_rules
from thousand.miles.sim_score import points

STEP = 50
STATES = 5000 // STEP
NODE = 250 // STEP


def scores(hands: int, seed: int) -> Counter[tuple[int, int]]:
    """How often the two sides of a hand score so many steps, each hand counted from both sides."""
    rules = sim_rules(classic(2), 2)
    sim = Sim(rules)
    players = [Policy(rules), Policy(rules)]
    counted: Counter[tuple[int, int]] = Counter()
    for hand in range(hands):
        sim.seed(seed * 1_000_000 + hand)
        sim.deal(hand % 2)
        play_hand(sim, list(players))
        pair = (round(points(sim, 0) / STEP), round(points(sim, 1) / STEP))
        counted[pair] += 1
        counted[pair[::-1]] += 1
    return counted


def chances(counted: Counter[tuple[int, int]]) -> dict[tuple[int, int], float]:
    """The chance of a side that lacks so many steps against one that lacks so many."""
    known: dict[tuple[int, int], float] = {}
    del counted[0, 0]
    hands = counted.total()
    for both in range(2, 2 * STATES + 1):
        for ours in range(max(1, both - STATES), min(STATES, both - 1) + 1):
            theirs = both - ours
            won = 0.0
            for (gain, loss), times in counted.items():
                left, they_left = ours - gain, theirs - loss
                if left > 0 and they_left > 0:
                    won += times * known[left, they_left]
                elif left < they_left:
                    won += times
                elif left == they_left:
                    won += times / 2
            known[ours, theirs] = won / hands
    return known


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hands", type=int, default=20000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    known = chances(scores(given.hands, given.seed))
    for row in range(STATES // NODE + 1):
        nodes = [known[max(1, row * NODE), max(1, column * NODE)] for column in range(row + 1)]
        shares = ", ".join(str(round(10_000 * node)) for node in nodes)
        lines = wrap(shares + ",", 104)
        sys.stdout.write("".join(f"    {line}\n" for line in lines))


if __name__ == "__main__":
    main()
