"""How well the bots of Tysiąc play: contracts made on the same deals, and whole matches of three.

    python benchmarks/tysiac_arena.py contracts --deals 400 --above 10 --worlds 20 [--seed 0]
    python benchmarks/tysiac_arena.py matches --matches 60 --worlds 20 [--seed 0] [--rivals easy] [--seats 2]

``contracts``: in each deal the best hand of three, by the steady bot's estimate, is the declarer of a
contract ``above`` points over that estimate (in tens, at least 110, within what the hand may bid), and
the musik is taken. The plain heuristic declares it, then the steady bot, then the strong one, each against
two plain (or steady) defenders. ``matches``: one strong bot against steady ones (or easy ones) only, by the
rules of the house, at each seat in turn on the same deals, where of three a bot like its rivals wins a third.
The search is limited by the number of deals that it makes up and not by time, so that a run gives the same
figures anywhere. Intervals are of 95 %: Wilson's, and for matches also the one that the spread among the sets
of matches on the same deals gives.
"""

from __future__ import annotations

import argparse
import time
from math import sqrt
from statistics import stdev

from tysiac_deals import Player, contracted, play_deal, play_match
from tysiac_plain import Plain

from thousand.bots.tysiac_easy import Easy
from thousand.bots.tysiac_steady import Steady
from thousand.bots.tysiac_strong import Strong
from thousand.tysiac.rules import house
from thousand.tysiac.scoring import made

SEATS = 3
RIVALS: dict[str, type[Player]] = {"steady": Steady, "easy": Easy}
DEFENCES: dict[str, type[Player]] = {"plain": Plain, "steady": Steady}


def main() -> None:
    """Run what is asked for and print it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("what", choices=("contracts", "matches"))
    parser.add_argument("--deals", type=int, default=400)
    parser.add_argument("--matches", type=int, default=60)
    parser.add_argument("--against", choices=DEFENCES, default="plain")
    parser.add_argument("--above", type=float, default=10.0)
    parser.add_argument("--worlds", type=int, default=20)
    parser.add_argument("--seats", type=int, choices=(2, 3, 4), default=SEATS)
    parser.add_argument("--rivals", choices=RIVALS, default="steady")
    parser.add_argument("--seed", type=int, default=0)
    asked = parser.parse_args()
    strong = Strong(None, asked.worlds)
    began = time.process_time()
    if asked.what == "contracts":
        contracts(strong, asked.deals, asked.above, asked.seed, asked.against)
    else:
        whole_matches(strong, RIVALS[asked.rivals](), asked.seats, asked.matches // asked.seats, asked.seed)
    print(f"{time.process_time() - began:.0f} s of processor time")


def contracts(strong: Strong, deals: int, above: float, seed: int, against: str) -> None:
    """The contracts that each declarer makes on the same deals."""
    rules, defence = house(SEATS), DEFENCES[against]()
    declarers: dict[str, Player] = {"plain": Plain(), "steady": Steady(), "strong": strong}
    won: dict[str, list[bool]] = {name: [] for name in declarers}
    for number in range(seed, seed + deals):
        match = contracted(rules, SEATS, number, above)
        for name, bot in declarers.items():
            players = [bot if seat == match.deal.turn else defence for seat in range(SEATS)]
            won[name].append(bool(made(play_deal(match, players).deal)))
        if number % 50 == 49:
            print(number + 1, {name: sum(results) for name, results in won.items()}, flush=True)
    for name, results in won.items():
        print(name, interval(sum(results), len(results)))
    for name in ("plain", "steady"):
        pairs = list(zip(won[name], won["strong"], strict=True))
        print(f"only {name}", pairs.count((True, False)), "only strong", pairs.count((False, True)))


def whole_matches(strong: Strong, rival: Player, seats: int, sets: int, seed: int) -> None:
    """The matches that one strong bot wins against rivals only; a shared match counts by its share."""
    rules = house(seats)
    shares: list[float] = []
    for number in range(seed, seed + sets):
        won = 0.0
        for mine in range(seats):
            players = [strong if seat == mine else rival for seat in range(seats)]
            winners = play_match(rules, players, number).winners
            won += (mine in winners) / len(winners)
        shares.append(won / seats)
        if len(shares) % 10 == 0 or len(shares) == sets:
            of = seats * len(shares)
            print(interval(sum(shares) * seats, of), "by sets:", by_sets(shares), flush=True)


def by_sets(shares: list[float]) -> str:
    """The mean of the shares in per cent, with what it may be off by."""
    mean = sum(shares) / len(shares)
    half = 1.96 * stdev(shares) / sqrt(len(shares)) if len(shares) > 1 else 1.0
    return f"{100 * mean:.1f} % ({100 * (mean - half):.1f} to {100 * (mean + half):.1f})"


def interval(won: float, of: int) -> str:
    """A share in per cent with Wilson's interval."""
    share, z = won / of, 1.96
    middle = (share + z * z / (2 * of)) / (1 + z * z / of)
    half = z * sqrt(share * (1 - share) / of + z * z / (4 * of * of)) / (1 + z * z / of)
    return (
        f"{won:g} of {of}: {100 * share:.1f} % ({100 * (middle - half):.1f} to {100 * (middle + half):.1f})"
    )


if __name__ == "__main__":
    main()
