"""Hands and matches between players of the simulator, for measuring: the part that is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.bots.miles_player import Player, play_hand
from thousand.miles.sim import Sim
from thousand.miles.sim_score import points

if TYPE_CHECKING:
    from mypy_extensions import i64


def duplicate_hands(sim: Sim, one: list[Player], two: list[Player], seed: i64, deals: i64) -> list[i64]:
    """Each deal twice: side 0's lead where ``one`` sits, and side 1's where ``two`` does, added up."""
    differences: list[i64] = []
    deal: i64
    for deal in range(deals):
        difference: i64 = 0
        swapped: i64
        for swapped in range(2):
            sim.seed(seed + deal)
            sim.deal(deal % sim.seats)
            play_hand(sim, two if swapped else one)
            gained = points(sim, 0) - points(sim, 1)
            difference += -gained if swapped else gained
        differences.append(difference)
    return differences


def play_match(sim: Sim, players: list[Player], seed: i64, target: i64, totals: list[i64]) -> i64:
    """A match of two sides to ``target`` points: the side that wins. ``totals`` are filled in."""
    number: i64 = 0
    totals[0] = 0
    totals[1] = 0
    while True:
        sim.seed(seed * 1000 + number)
        sim.deal((seed + number) % sim.seats)
        for player in players:
            player.target = target
            player.totals[0] = totals[0]
            player.totals[1] = totals[1]
        play_hand(sim, players)
        totals[0] += points(sim, 0)
        totals[1] += points(sim, 1)
        number += 1
        if totals[0] != totals[1] and (totals[0] >= target or totals[1] >= target):
            return 0 if totals[0] > totals[1] else 1
