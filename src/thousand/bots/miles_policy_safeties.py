"""When to lay a safety at 1000 Miles, and when to keep it for a coup fourré (spec 6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.bots.miles_player import NOTHING, SURE
from thousand.bots.miles_policy_extension import Extension
from thousand.bots.miles_policy_why import (
    WHY_BANK_NO_COUP,
    WHY_BANK_PARTNER,
    WHY_BANK_PILE,
    WHY_BANK_SLIM,
    WHY_BANK_SPENT,
    WHY_BANK_THREAT,
    WHY_SAFETY_REPAIRS,
    WHY_SAFETY_ROLLS,
)
from thousand.bots.miles_weights import (
    BANK,
    BANK_MORE,
    BANK_OWN,
    BANK_RIGHT_OF_WAY,
    BANK_RIVAL,
    BANK_STUCK,
    PILE,
    THREAT,
)
from thousand.miles.sim import Sim
from thousand.miles.sim_rules import (
    ADDS,
    ANSWER,
    FIRST_HAZARD,
    FIRST_SAFETY,
    REMEDY_AFTER,
    RIGHT_OF_WAY,
    ROLL,
    SPEED_LIMIT,
    STOPPED,
    TO_REPAIR,
    WRONG,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


class Safeties(Extension):
    """A player that knows when a safety has nothing more to wait for."""

    def first_safety(self) -> i64:
        """The first safety in hand."""
        for card in self.hand:
            if card >= FIRST_SAFETY:
                return card
        return NOTHING

    def bank(self, sim: Sim) -> i64:
        """The safety to lay now, if any: one with nothing to wait for, or the way out of a block."""
        hurry = self._hurry(sim)
        allowed = self._allowance(sim)
        for card in self.hand:
            if card < FIRST_SAFETY:
                continue
            to_come = self.hazards_to_come(sim, card)
            if to_come == 0:
                self.why = WHY_BANK_SPENT
                return card
            if hurry != NOTHING:
                self.why = hurry
                return card
            more = self.weights[BANK_RIGHT_OF_WAY] if card == RIGHT_OF_WAY else 0
            if SURE * to_come * sim.left < (allowed + more) * self.hidden:
                self.why = WHY_BANK_SLIM
                return card
        return self._way_out(sim)

    def _allowance(self, sim: Sim) -> i64:
        """How many hazards may be to come, in thousandths, where a safety is laid all the same."""
        weights = self.weights
        allowed = weights[BANK] + weights[BANK_OWN] * sim.miles[self.side] // 100
        ahead = self.furthest_rival(sim)
        allowed += weights[BANK_RIVAL] * ahead // 100
        held: i64 = 0
        stuck = True
        for card in self.hand:
            if card >= FIRST_SAFETY:
                held += 1
            elif sim.can_play(self.seat, card):
                stuck = False
        if stuck:
            allowed += weights[BANK_STUCK]
        return allowed + weights[BANK_MORE] * (held - 1)

    def _hurry(self, sim: Sim) -> i64:
        """Why no safety can wait: a coup pays nothing, or the hand may end before our next turn."""
        rules = self.rules
        if rules.coup_fourre == 0:
            return WHY_BANK_NO_COUP
        weights = self.weights
        threat: i64 = 0
        side: i64
        for side in range(rules.sides):
            if side != self.side:
                threat += self.threat(sim, side)
        if threat and threat >= weights[THREAT]:
            return WHY_BANK_THREAT
        if rules.sides < sim.seats:
            card = self.finishing_card(sim, self.side)
            partners = self.held_by(sim, self.side) - len(self.hand)
            if card >= 0 and partners and self.unseen(sim, card):
                return WHY_BANK_PARTNER
        if sim.left < sim.seats * weights[PILE]:
            return WHY_BANK_PILE
        return NOTHING

    def _way_out(self, sim: Sim) -> i64:
        """A safety as the way out of a block for which the hand has no remedy."""
        count, status = self.count, self.status
        hazard: i64
        for hazard in range(FIRST_HAZARD, SPEED_LIMIT):
            if status & ADDS[hazard]:
                safety = ANSWER[hazard]
                if count[safety] and not count[hazard + REMEDY_AFTER]:
                    self.why = WHY_SAFETY_REPAIRS
                    return safety
        if status & (TO_REPAIR | WRONG) or not status & STOPPED:
            return NOTHING
        if count[RIGHT_OF_WAY] and not count[ROLL] and self.sums(sim, self.rest, NOTHING) > 1:
            self.why = WHY_SAFETY_ROLLS
            return RIGHT_OF_WAY
        return NOTHING
