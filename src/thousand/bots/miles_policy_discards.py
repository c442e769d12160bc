"""What the cards in hand are worth keeping at 1000 Miles, so that the least useful can be discarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.bots.miles_player import NOTHING, SURE, Player
from thousand.bots.miles_policy_why import (
    WHY_LEAST,
    WHY_POWERLESS,
    WHY_PROTECTED,
    WHY_SPARE,
    WHY_SPENT,
    WHY_THIRD_200,
    WHY_TOO_FAR,
)
from thousand.bots.miles_weights import (
    COPY_LESS,
    CRAWL,
    DRAWS,
    FORCED,
    IDLE,
    KEEP,
    KEEP_MORE,
    KEEP_SECOND,
    LIMITED,
    NEAR,
    PER_HAZARD,
    ROLL_NOW,
    SPARE,
    TRIP_KEPT,
    WEIGHTS,
)
from thousand.miles.sim import Sim
from thousand.miles.sim_rules import (
    ADDS,
    ANSWER,
    BLOCKED,
    END_OF_LIMIT,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAS_RIGHT_OF_WAY,
    MILES,
    MILES_200,
    REMEDY_AFTER,
    RIGHT_OF_WAY,
    ROLL,
    SPEED_LIMIT,
    WRONG_WAY,
    SimRules,
)
from thousand.miles.sim_rules import LIMITED as UNDER_LIMIT

if TYPE_CHECKING:
    from mypy_extensions import i64


class Discards(Player):
    """A player that knows what its cards are worth.

    ``why`` is the reason of its last choice, a number of :mod:`~thousand.bots.miles_policy_why`. ``now`` is
    the chance of an exact finish with the hand as it is, ``attacks`` how many hazards the hand holds.
    """

    def __init__(self, rules: SimRules) -> None:
        super().__init__(rules)
        self.weights: list[i64] = WEIGHTS
        self.why: i64 = 0
        self.now: i64 = 0
        self.attacks: i64 = 0

    def near_the_goal(self, sim: Sim) -> None:
        """Near the goal the chance of an exact finish with the hand as it is counts; and how many hazards
        the hand holds."""
        weights = self.weights
        if self.rest <= weights[NEAR] + MILES[MILES_200]:
            sums = self.sums(sim, self.rest, NOTHING)
            self.now = self.exact_chance(sim, self.rest, sums, weights[DRAWS], 0)
        self.attacks = 0
        for card in self.hand:
            if FIRST_HAZARD <= card < FIRST_REMEDY:
                self.attacks += 1

    def rank(self, sim: Sim, seat: i64, kept: list[i64]) -> i64:
        """Fill ``kept`` with what each kind of card in a seat's hand is worth keeping (the last copy of it);
        the least of these."""
        self.look(sim, seat)
        self.near_the_goal(sim)
        before: list[i64] = [0] * FIRST_SAFETY
        least: i64 = 1_000_000
        for card in self.hand:
            if card < FIRST_SAFETY:
                kept[card] = self.keeping(sim, card, before[card])
                before[card] += 1
                if kept[card] < least:
                    least = kept[card]
        return least

    def keeping(self, sim: Sim, card: i64, before: i64) -> i64:
        """What a card is worth keeping, ``before`` others of its kind kept; ``why`` is why it could go."""
        self.why = WHY_LEAST
        if card < FIRST_HAZARD:
            return self._keeping_distance(sim, card, before)
        if card < FIRST_REMEDY:
            safety = ANSWER[card]
            for side in self.rules.foes[self.seat]:
                if not sim.status[side] & ADDS[safety]:
                    return self._copy(card, before) - self.weights[IDLE] * (self.attacks - 1)
            self.why = WHY_POWERLESS
            return 0
        if card == ROLL:
            return self._keeping_roll(sim, before)
        hazard = card - REMEDY_AFTER
        safety = ANSWER[hazard]
        if self.status & ADDS[safety]:
            self.why = WHY_PROTECTED
            return 0
        weights = self.weights
        in_force = self.status & ADDS[hazard]
        if in_force and before == 0:
            return weights[LIMITED if card == END_OF_LIMIT else FORCED]
        to_come = self.unseen(sim, hazard)
        if to_come == 0:
            self.why = WHY_SPENT
            return 0
        if self.count[safety]:
            self.why = WHY_PROTECTED
            return weights[SPARE]
        if before >= to_come:
            self.why = WHY_SPARE
            return weights[SPARE]
        if before == 0:
            return weights[KEEP + card] + weights[PER_HAZARD] * (to_come - 2)
        return self._copy(card, before)

    def _copy(self, card: i64, before: i64) -> i64:
        if before == 0:
            return self.weights[KEEP + card]
        self.why = WHY_SPARE
        return self.weights[(KEEP_SECOND if before == 1 else KEEP_MORE) + card]

    def _keeping_distance(self, sim: Sim, card: i64, before: i64) -> i64:
        weights = self.weights
        if MILES[card] > self.rest:
            self.why = WHY_TOO_FAR
            return 0
        if card == MILES_200 and sim.two_hundreds[self.side] + before >= 2:
            self.why = WHY_THIRD_200
            return 0
        kept = weights[KEEP + card] - weights[COPY_LESS] * before
        if card >= 2 and self.status & UNDER_LIMIT:
            kept -= weights[CRAWL]
        if self.rest <= weights[NEAR]:
            sums = self.sums(sim, self.rest, card)
            without = self.exact_chance(sim, self.rest, sums, weights[DRAWS], 0)
            kept += weights[TRIP_KEPT] * (self.now - without) // SURE
        return kept if kept > 1 else 1

    def _keeping_roll(self, sim: Sim, before: i64) -> i64:
        status = self.status
        if status & HAS_RIGHT_OF_WAY:
            self.why = WHY_PROTECTED
            return 0
        if not status & BLOCKED and not self._may_be_stopped(sim):
            self.why = WHY_SPENT
            return 0
        if self.count[RIGHT_OF_WAY]:
            self.why = WHY_PROTECTED
            return self.weights[SPARE]
        if before == 0 and status & BLOCKED:
            return self.weights[ROLL_NOW]
        return self._copy(ROLL, before)

    def _may_be_stopped(self, sim: Sim) -> bool:
        """Whether a hazard after which a Roll is needed may yet fall on us."""
        hazard: i64
        for hazard in range(FIRST_HAZARD, WRONG_WAY):
            if hazard == SPEED_LIMIT or self.status & ADDS[ANSWER[hazard]]:
                continue
            if self.unseen(sim, hazard):
                return True
        return False
