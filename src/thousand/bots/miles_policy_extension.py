"""Whether to call the extension at 1000 Miles (spec 7, 9).

Called and not completed it costs all that the trip pays now: so it is for a side that holds the exact rest
and fears no Stop, or that has good prospects; and for a table where the points to win are worth it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thousand.bots.miles_player import NOTHING, STEP, SURE
from thousand.bots.miles_policy_discards import Discards
from thousand.bots.miles_policy_why import (
    WHY_DECLINE_RISK,
    WHY_DECLINE_STAKES,
    WHY_DECLINE_STOP,
    WHY_DECLINE_WINS,
    WHY_EXTEND_AHEAD,
    WHY_EXTEND_IN_HAND,
)
from thousand.bots.miles_weights import (
    EXTEND_AT_ALL,
    EXTEND_HAND,
    EXTEND_HAZARD,
    EXTEND_IN_HAND,
    EXTEND_LATE_STAND,
    EXTEND_LIMITED,
    EXTEND_PILE,
    EXTEND_RIGHT_OF_WAY,
    EXTEND_RIVAL,
    EXTEND_RIVAL_SAFETY,
    EXTEND_ROLL,
    EXTEND_SAFE_TRIP,
    EXTEND_SAFETY,
    EXTEND_SHUT_OUT,
    EXTEND_STANDS,
    EXTEND_UNSTOPPED,
)
from thousand.miles.sim import Sim
from thousand.miles.sim_moves import END_HAND, EXTEND
from thousand.miles.sim_rules import (
    ADDS,
    BLOCKED,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAS_RIGHT_OF_WAY,
    LONG_GOAL,
    MILES,
    MILES_200,
    RIGHT_OF_WAY,
    ROLL,
)
from thousand.miles.sim_rules import LIMITED as UNDER_LIMIT
from thousand.miles.sim_score import points

if TYPE_CHECKING:
    from mypy_extensions import i64


_ODDS: Final = 900
"""How often an extension called here is completed, in thousandths."""


class Extension(Discards):
    """A player that decides on the extension."""

    def extension(self, sim: Sim) -> i64:
        """Call the extension, or end the hand (spec 7)."""
        self.why = WHY_DECLINE_WINS
        if self._wins_now(sim):
            return END_HAND
        self.why = WHY_DECLINE_STAKES
        gain, loss = self.at_stake(sim)
        if _ODDS * gain <= (SURE - _ODDS) * loss:
            return END_HAND
        rest = LONG_GOAL - sim.miles[self.side]
        self.why = WHY_EXTEND_IN_HAND
        in_hand = self.sums(sim, rest, NOTHING) >> rest // STEP & 1
        safe_from_stop = self.status & HAS_RIGHT_OF_WAY or self.count[RIGHT_OF_WAY]
        if in_hand and safe_from_stop:
            return EXTEND
        self.why = WHY_EXTEND_AHEAD
        if self._prospects(sim, rest) > 0:
            return EXTEND
        self.why = WHY_DECLINE_RISK if safe_from_stop else WHY_DECLINE_STOP
        return END_HAND

    def _prospects(self, sim: Sim, rest: i64) -> i64:
        """The prospects of an extended trip, good above 0: about the points that it would bring, as it came
        out in thousands of hands."""
        weights, status, count = self.weights, self.status, self.count
        prospects = weights[EXTEND_AT_ALL] + weights[EXTEND_PILE] * self._pile(sim) // 10
        if status & HAS_RIGHT_OF_WAY or count[RIGHT_OF_WAY]:
            prospects += weights[EXTEND_RIGHT_OF_WAY] + weights[EXTEND_UNSTOPPED] * self._pile(sim) // 10
        elif count[ROLL]:
            prospects += weights[EXTEND_ROLL]
        safety: i64
        for safety in range(FIRST_SAFETY, RIGHT_OF_WAY):
            if status & ADDS[safety] or count[safety]:
                prospects += weights[EXTEND_SAFETY]
        miles: i64 = 0
        for card in self.hand:
            if card <= MILES_200:
                miles += MILES[card]
            elif FIRST_HAZARD <= card < FIRST_REMEDY:
                prospects += weights[EXTEND_HAZARD]
        prospects += weights[EXTEND_HAND] * (miles if miles < rest else rest) // 100
        if self.sums(sim, rest, NOTHING) >> rest // STEP & 1:
            prospects += weights[EXTEND_IN_HAND]
        if self.rules.safe_trip and not sim.two_hundreds[self.side]:
            prospects += weights[EXTEND_SAFE_TRIP]
        return prospects + self._rivals_prospects(sim)

    def _rivals_prospects(self, sim: Sim) -> i64:
        """What the rivals' roads add to the prospects."""
        weights = self.weights
        stands = True
        limited = False
        shut_out = False
        laid: i64 = 0
        side: i64
        for side in range(self.rules.sides):
            if side == self.side:
                continue
            status = sim.status[side]
            if not status & BLOCKED:
                stands = False
            if status & UNDER_LIMIT:
                limited = True
            if not sim.miles[side]:
                shut_out = True
            laid += self.safeties_laid(status)
        furthest = self.furthest_rival(sim)
        prospects = weights[EXTEND_RIVAL] * furthest // 100
        if stands:
            prospects += weights[EXTEND_STANDS] + weights[EXTEND_LATE_STAND] * furthest // 100
        if limited:
            prospects += weights[EXTEND_LIMITED]
        if shut_out:
            prospects += weights[EXTEND_SHUT_OUT]
        return prospects + weights[EXTEND_RIVAL_SAFETY] * laid // (self.rules.sides - 1)

    def _pile(self, sim: Sim) -> i64:
        """The cards to come; where discards come again, as many as at an early hour."""
        return 60 if self.rules.reshuffle else sim.left

    def _wins_now(self, sim: Sim) -> bool:
        """Whether ending the hand here wins the match, counted without what a trip pays beside itself."""
        ours = self.totals[self.side] + points(sim, self.side) + self.rules.trip
        if ours < self.target:
            return False
        side: i64
        for side in range(self.rules.sides):
            if side != self.side and self.totals[side] + points(sim, side) >= ours:
                return False
        return True

    def at_stake(self, sim: Sim) -> tuple[i64, i64]:
        """The points that a completed extension adds, and those that a failed one loses or gives away."""
        rules = self.rules
        gain = (LONG_GOAL - sim.miles[self.side]) * rules.mile + rules.extended_trip
        loss = rules.trip
        if not sim.two_hundreds[self.side]:
            loss += rules.safe_trip
        if rules.extension_forfeit:
            loss += rules.extended_trip
        return gain, loss
