"""What the moves are worth that the search changes, in points a hand: surer than whole hands by far.

    python benchmarks/changed_moves.py chaser --playouts 400,16000 --hands 800 [--rules classic] [--seed 1]

The policy plays hands as side 0 against an opponent, and at one in five of its decisions the search is asked
as well. Where that would make another move, both are played out from there by the same players: on the hands
as they really lie, over many orders of the draw pile, since nobody has seen that. Luck with the pile is most
of the luck, and so it is gone. A move's gain is that of the move alone: the policy goes on after it.
"""

from __future__ import annotations

import argparse
import sys
import time
from math import sqrt
from random import Random
from statistics import mean, stdev

from duel import PLAYERS, seated
from duel_core import lead_over_piles
from searcher import silent_sides

from thousand.bots.miles_playouts import Playouts
from thousand.bots.miles_race import Race
from thousand.miles.rules import PRESETS
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import sim_rules
from thousand.miles.sim_moves import DISCARD
from thousand.miles.sim_state import DECIDING, OVER

ONE_IN = 5
PILES = 150


def winners(race: Race, limits: list[int]) -> list[int]:
    """The race's winner at each number of playouts, from the least on."""
    found = []
    for limit in limits:
        while race.is_open() and race.played < limit:
            race.run()
        found.append(race.winner())
    return found


def main() -> None:
    """Play, and print what came of it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("rival", choices=PLAYERS)
    parser.add_argument("--rules", choices=PRESETS, default="classic")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--hands", type=int, default=200)
    parser.add_argument("--playouts", default="400")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    limits = sorted(int(limit) for limit in given.playouts.split(","))
    rules = sim_rules(PRESETS[given.rules](given.seats, given.seats // 2), given.seats)
    players = seated("policy", given.rival, rules)
    sim, chance = Sim(rules), Random(given.seed)
    gains: list[list[float]] = []
    playouts, spent = 0, 0.0
    for hand in range(given.hands):
        sim.seed(given.seed * 1_000_000 + hand)
        sim.deal(hand % given.seats)
        while sim.phase != OVER:
            seat = sim.to_act()
            move = players[seat].choose(sim)
            decides = move >= DISCARD or sim.phase == DECIDING
            if rules.side_of[seat] == 0 and decides and not chance.randrange(ONE_IN):
                began = time.process_time()
                asked = Playouts(sim, seat, silent_sides(sim), [0] * rules.sides, 5000)
                race = Race(asked, chance.getrandbits(40))
                best = winners(race, limits)
                spent += time.process_time() - began
                playouts += race.played
                worth = {
                    other: 0.0 if other == move else lead_over_piles(sim, players, move, other, PILES) / PILES
                    for other in set(best)
                }
                gains.append([worth[other] for other in best])
            sim.apply(move)
    a_hand = ONE_IN * len(gains) / given.hands
    columns = list(zip(*gains, strict=True))
    for limit, column in zip(limits, columns, strict=True):
        sys.stdout.write(f"{limit} playouts: {told(column, a_hand)} points a hand\n")
    for limit, column in zip(limits[1:], columns[1:], strict=True):
        more = [gain - first for gain, first in zip(column, columns[0], strict=True)]
        sys.stdout.write(f"{limit} over {limits[0]}: {told(more, a_hand)} points a hand\n")
    sys.stdout.write(
        f"{len(gains)} searches, {playouts / len(gains):.0f} playouts and "
        f"{1000 * spent / len(gains):.1f} ms each\n"
    )


def told(gains: tuple[float, ...] | list[float], a_hand: float) -> str:
    """What a hand gains, with its 95 % interval."""
    half = 1.96 * stdev(gains) / sqrt(len(gains))
    return f"{a_hand * mean(gains):.1f} +- {a_hand * half:.1f}"


if __name__ == "__main__":
    main()
