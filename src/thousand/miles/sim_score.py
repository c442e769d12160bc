"""What a hand of the simulator is worth (spec 8)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.miles.sim_rules import FIRST_SAFETY_BIT
from thousand.miles.sim_state import NOBODY, OVER, SimState

if TYPE_CHECKING:
    from mypy_extensions import i64


def points(sim: SimState, side: i64) -> i64:
    """What the side's sheet adds up to, once the hand is over; before that, what has fallen (spec 8)."""
    rules = sim.rules
    safeties: i64 = 0
    left = sim.status[side] >> FIRST_SAFETY_BIT
    while left:
        safeties += left & 1
        left >>= 1
    won = sim.winner == side
    total = rules.mile * sim.miles[side]
    total += rules.safety * safeties + rules.coup_fourre * sim.coups[side]
    if sim.phase != OVER:
        return total
    if safeties == 4 and (won or not rules.all_safeties_for_winner_only):
        total += rules.all_safeties
    if won:
        total += _winnings(sim, side)
    if sim.extended_by != NOBODY:
        caller = sim.extended_by
        forfeited = rules.extension_forfeit and sim.winner != caller
        if won or (forfeited and side != caller):
            total += rules.extended_trip
    return total


def _winnings(sim: SimState, side: i64) -> i64:
    rules = sim.rules
    total = rules.trip
    if not sim.left or sim.reshuffles:
        total += rules.delayed_action
    if not sim.two_hundreds[side]:
        total += rules.safe_trip
    still: i64 = 0
    shut_out: i64 = 0
    other: i64
    for other in range(rules.sides):
        if other != side:
            still += sim.miles[other] == 0
            shut_out += sim.laid[other] == 0
    if rules.shut_out_all:
        return total + (rules.shut_out if still == rules.sides - 1 else 0)
    return total + rules.shut_out * shut_out
