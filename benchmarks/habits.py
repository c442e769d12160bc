"""What a player of 1000 Miles holds that nobody sees: the figures of ``miles_habits.py`` for one opponent.

    python benchmarks/habits.py priority --hands 4000 [--rules classic] [--seed 1]

The policy plays hands against the opponent, and before each of its moves counts how many cards of each kind
the other holds, against how many it would hold by chance; and how often a hidden safety is in its hand. Which
cards are counted together is asked of ``Habits``: with the numbers 0, 1, 2... for figures, it tells the place
of each card.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter, defaultdict

from duel import PLAYERS
from searcher import silent_sides

from thousand.bots.miles_habits import CAREFUL, Habits
from thousand.bots.miles_policy import Policy
from thousand.bots.miles_sample import NEVER
from thousand.miles.rules import PRESETS
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import sim_rules
from thousand.miles.sim_moves import DISCARD
from thousand.miles.sim_rules import FIRST_SAFETY, KINDS
from thousand.miles.sim_state import OVER

FIGURES = [*map(len, CAREFUL.distances), 1, len(CAREFUL.hazards), len(CAREFUL.remedies)]
"""How many figures each row has: the distances' rows, what is too far, the hazards, the remedies."""

SAFETIES = list(map(len, CAREFUL.safeties))


def numbered(lengths: list[int]) -> list[list[int]]:
    """Rows of these lengths, counted through from 0."""
    rows, first = [], 0
    for length in lengths:
        rows.append(list(range(first, first + length)))
        first += length
    return rows


def main() -> None:
    """Play, and print the figures in the order in which ``miles_habits.py`` has them."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("player", choices=PLAYERS)
    parser.add_argument("--rules", choices=PRESETS, default="classic")
    parser.add_argument("--hands", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rules = sim_rules(PRESETS[given.rules](2, 1), 2)
    rows = numbered(FIGURES)
    places = Habits(rows[:-3], rows[-3][0], rows[-2], rows[-1], numbered(SAFETIES))
    policy, other, sim = Policy(rules), PLAYERS[given.player](rules), Sim(rules)
    held: Counter[int] = Counter()
    by_chance: defaultdict[int, float] = defaultdict(float)
    safety_held: Counter[int] = Counter()
    safety_in_pile: defaultdict[int, float] = defaultdict(float)
    for hand in range(given.hands):
        sim.seed(given.seed * 1_000_000 + hand)
        sim.deal(hand % 2)
        while sim.phase != OVER:
            seat = sim.to_act()
            move = (other if seat else policy).choose(sim)
            if not seat and move >= DISCARD:
                policy.look(sim, 0)
                unseen = [policy.unseen(sim, card) for card in range(KINDS)]
                theirs = Counter(sim.hands[1])
                size = sum(theirs[card] for card in range(FIRST_SAFETY))
                hidden = sum(unseen[:FIRST_SAFETY])
                place = places.weights(sim, 1, unseen)
                for card in range(FIRST_SAFETY):
                    if unseen[card]:
                        held[place[card]] += theirs[card]
                        by_chance[place[card]] += size * unseen[card] / hidden
                silent, where = silent_sides(sim), places.draws(sim, 1)
                for nth in range(4):
                    safety = FIRST_SAFETY + nth
                    if unseen[safety] and silent[4 + nth] == NEVER:
                        # Held as often as draws / (draws + left): so the draws are held / in the pile * left.
                        if theirs[safety]:
                            safety_held[where] += 1
                        elif sim.left:
                            safety_in_pile[where] += 1 / sim.left
            sim.apply(move)
    write(numbered(FIGURES), {at: held[at] / chance for at, chance in by_chance.items() if chance})
    write(numbered(SAFETIES), {at: safety_held[at] / share for at, share in safety_in_pile.items()})


def write(rows: list[list[int]], figures: dict[int, float]) -> None:
    """The figures in hundredths, a line for each row; a dash where nothing was counted."""
    for row in rows:
        shown = (str(round(100 * figures[at])) if at in figures else "-" for at in row)
        sys.stdout.write(" ".join(shown) + "\n")


if __name__ == "__main__":
    main()
