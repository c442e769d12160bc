"""The search as a player on the simulator, to measure it: it sees there what a bot's View shows, no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.bots.miles_player import Player
from thousand.bots.miles_playouts import Playouts
from thousand.bots.miles_policy import Policy
from thousand.bots.miles_race import Race
from thousand.miles.sim import Sim
from thousand.miles.sim_moves import DISCARD
from thousand.miles.sim_rules import ADDS, ANSWER, FIRST_HAZARD, FIRST_REMEDY, FIRST_SAFETY, SimRules
from thousand.miles.sim_state import DECIDING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Searcher(Player):
    """Searches with at most ``limit`` playouts a decision."""

    def __init__(self, rules: SimRules) -> None:
        super().__init__(rules)
        self.policy: Policy = Policy(rules)
        self.limit: i64 = 400
        self.seed: i64 = 1
        self.decisions: i64 = 0
        self.playouts: i64 = 0
        self.changed: i64 = 0

    def choose(self, sim: Sim) -> i64:
        """The winner of a race."""
        self.policy.totals = self.totals
        self.policy.target = self.target
        move = self.policy.choose(sim)
        if move < DISCARD and sim.phase != DECIDING:
            return move
        seat = sim.to_act()
        self.seed += 1000
        race = Race(Playouts(sim, seat, silent_sides(sim), self.totals, self.target), self.seed)
        if not race.is_open():
            return move
        while race.is_open() and race.played < self.limit:
            race.run()
        self.decisions += 1
        self.playouts += race.played
        best = race.winner()
        if best != move:
            self.changed += 1
        return best


def silent_sides(sim: Sim) -> list[i64]:
    """What can be told of silence by the hazards in force alone."""
    silent: list[i64] = [-1] * (4 * sim.rules.sides)
    side: i64
    hazard: i64
    for side in range(sim.rules.sides):
        for hazard in range(FIRST_HAZARD, FIRST_REMEDY):
            if sim.status[side] & ADDS[hazard] and not (sim.window == hazard and sim.window_side == side):
                silent[4 * side + ANSWER[hazard] - FIRST_SAFETY] = 2
    return silent
