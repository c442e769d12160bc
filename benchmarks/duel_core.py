"""Hands and matches between players of the simulator, for measuring: the part that is compiled."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.bots.miles_player import Player, play_hand
from thousand.miles.sim import Sim
from thousand.miles.sim_chance import shuffle
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


def lead_over_piles(sim: Sim, players: list[Player], move: i64, other: i64, piles: i64) -> i64:
    """By how much side 0 ends further ahead with ``other`` than with ``move``, added up over so many orders
    of the draw pile: the hands are as they are, and nobody has seen the pile."""
    root = sim.clone()
    world = sim.clone()
    lead: i64 = 0
    nth: i64
    for nth in range(piles):
        pile = sim.pile[: sim.left]
        root.seed(nth)
        root.chance = shuffle(pile, root.chance)
        root.pile = pile
        root.copy_into(world)
        world.apply(other)
        play_hand(world, players)
        lead += points(world, 0) - points(world, 1)
        root.copy_into(world)
        world.apply(move)
        play_hand(world, players)
        lead -= points(world, 0) - points(world, 1)
    return lead
