"""The written policy of 1000 Miles, on the simulator's state: what Steady plays, and what playouts play.

It draws, answers a hazard by a coup fourré whenever it can, completes the trip when it can, and lays a
safety that has nothing more to wait for. Otherwise each thing that can be done with a card has a worth in
points of preference (:mod:`thousand.bots.miles_weights`), and the best is done: to attack, to get rolling,
to drive, or to discard what is least worth keeping. There is no chance in it.

``why`` is the reason of the last choice, by its number in :data:`thousand.bots.miles_explain.CODES`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.bots.miles_player import NOTHING, SURE
from thousand.bots.miles_policy_safeties import Safeties
from thousand.bots.miles_policy_why import (
    WHY_ATTACK,
    WHY_BANK_FINISH,
    WHY_COUP,
    WHY_DRAW,
    WHY_DRIVE,
    WHY_END_LIMIT,
    WHY_FINISH,
    WHY_LEAST,
    WHY_OPENING,
    WHY_REPAIR,
    WHY_ROLL,
    WHY_SAFETY_ONLY,
)
from thousand.bots.miles_weights import (
    AMONG_MANY,
    COUP_RISK,
    DRAWS,
    END_IN_VAIN,
    LIMIT_LATE,
    MAY_FINISH,
    NEAR,
    ON_LIMITED,
    ON_THE_MOVE,
    PROGRESS,
    SAFE_TRIP,
    SCARCE,
    SLOW_ALREADY,
    TOTAL,
    TRIP,
)
from thousand.miles.sim import Sim
from thousand.miles.sim_moves import COUP, DISCARD, DRAW, PLAY, SIDE
from thousand.miles.sim_rules import (
    ANSWER,
    BLOCKED,
    DRIVING_ACE,
    END_OF_LIMIT,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    MILES,
    MILES_50,
    MILES_200,
    REMEDY_AFTER,
    RIGHT_OF_WAY,
    ROLL,
    SPEED_LIMIT,
    STOP,
    WRONG,
    WRONG_WAY,
)
from thousand.miles.sim_rules import LIMITED as UNDER_LIMIT
from thousand.miles.sim_state import DECIDING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Policy(Safeties):
    """The player that follows the policy."""

    def choose(self, sim: Sim) -> i64:
        """A legal move of the seat that is to act."""
        seat = sim.to_act()
        if sim.holder == seat:
            self.why = WHY_OPENING if sim.opening else WHY_COUP
            return COUP
        if sim.phase == DECIDING:
            self.look(sim, seat)
            return self.extension(sim)
        if sim.must_draw():
            self.why = WHY_DRAW
            return DRAW
        self.look(sim, seat)
        lay = PLAY + SIDE * self.side
        count = self.count
        held = count[DRIVING_ACE] + count[18] + count[19] + count[RIGHT_OF_WAY]
        last = self.finishing_card(sim, self.side)
        if last >= 0 and count[last]:
            if held:
                self.why = WHY_BANK_FINISH
                return lay + self.first_safety()
            self.why = WHY_FINISH
            return lay + last
        if held:
            safety = self.bank(sim)
            if safety != NOTHING:
                return lay + safety
        return self._best(sim)

    def _best(self, sim: Sim) -> i64:
        """The play or discard of the greatest worth; of equals the first found."""
        status, weights, hand = self.status, self.weights, self.hand
        own = PLAY + SIDE * self.side
        self.near_the_goal(sim)
        best: i64 = -1_000_000
        move: i64 = NOTHING
        done: i64 = 0
        for card in hand:
            if done >> card & 1 or card >= FIRST_SAFETY:
                continue
            done |= 1 << card
            if card < FIRST_HAZARD:
                if not self.playable >> card & 1 or status & WRONG:
                    continue
                worth = self._driving(sim, card)
                if worth > best:
                    best, move = worth, own + card
            elif card < FIRST_REMEDY:
                for side in self.rules.foes[self.seat]:
                    if sim.exposed[side] >> card & 1:
                        worth = self._attacking(sim, card, side)
                        if worth > best:
                            best, move = worth, PLAY + SIDE * side + card
            elif self.playable >> card & 1:
                worth = weights[card]
                if card == END_OF_LIMIT:
                    if status & (BLOCKED | WRONG):
                        worth = weights[END_IN_VAIN] - 10
                    elif not self.has_fast(sim) and self.count[MILES_50] and self.rest >= MILES[MILES_50]:
                        worth = weights[END_IN_VAIN]
                if worth > best:
                    best, move = worth, own + card
        return self._or_discard(sim, best, move)

    def _driving(self, sim: Sim, card: i64) -> i64:
        """What it is to drive a card: near the goal, with what it does to the chance of an exact finish."""
        weights = self.weights
        worth = weights[card]
        if card == MILES_200 and not sim.two_hundreds[self.side] and self.rules.safe_trip:
            worth -= weights[SAFE_TRIP]
        rest = self.rest - MILES[card]
        if rest <= weights[NEAR]:
            sums = self.sums(sim, rest, card)
            after = self.exact_chance(sim, rest, sums, weights[DRAWS], 1 if card == MILES_200 else 0)
            if after < self.now:
                worth -= weights[TRIP] * (self.now - after) // SURE * self.rules.trip // 400
        return worth

    def _attacking(self, sim: Sim, card: i64, side: i64) -> i64:
        """What it is to lay a hazard on a side."""
        weights = self.weights
        target = sim.status[side]
        worth = weights[card]
        rest = sim.goal - sim.miles[side]
        rolls = not target & BLOCKED
        if card == SPEED_LIMIT:
            if rest <= 50:
                return -1000
            if rest <= 200:
                worth -= weights[LIMIT_LATE]
            if not rolls:
                worth -= weights[SLOW_ALREADY]
        elif card == WRONG_WAY:
            pass
        elif not rolls or (self.rules.sides > 2 and target & WRONG):
            return -1000
        else:
            worth += weights[SCARCE] * (
                self.dealt[card + REMEDY_AFTER] - self.unseen(sim, card + REMEDY_AFTER)
            )
        risk = self.odds_held(sim, ANSWER[card], side)
        if risk and card == STOP and target & UNDER_LIMIT:
            # It did not answer the Speed limit, so it had no Right of way then.
            risk //= 3
        if self.finishing_card(sim, side) >= 0 and self.threat(sim, side):
            worth += weights[MAY_FINISH]
        if rolls and not target & WRONG:
            worth += weights[ON_THE_MOVE]
        if target & UNDER_LIMIT:
            worth -= weights[ON_LIMITED]
        worth += weights[PROGRESS] * sim.miles[side] // 100
        if self.rules.sides > 2:
            worth += weights[AMONG_MANY] * sim.miles[side] // 100
            worth += weights[TOTAL] * self.totals[side] // 1000
        return worth - weights[COUP_RISK] * risk // SURE

    def _or_discard(self, sim: Sim, best: i64, move: i64) -> i64:
        """The best play, unless a discard is worth more; a hand of safeties alone lays one."""
        before: list[i64] = [0] * FIRST_SAFETY
        least: i64 = 1_000_000
        card_out: i64 = NOTHING
        reason: i64 = WHY_LEAST
        for card in self.hand:
            if card >= FIRST_SAFETY:
                continue
            kept = self.keeping(sim, card, before[card])
            before[card] += 1
            if kept < least:
                least, card_out, reason = kept, card, self.why
        if move != NOTHING and -least < best:
            self.why = self._why_play(move)
            return move
        if card_out == NOTHING:
            self.why = WHY_SAFETY_ONLY
            return PLAY + SIDE * self.side + self.first_safety()
        self.why = reason
        return DISCARD + card_out

    def _why_play(self, move: i64) -> i64:
        card = move & 31
        if card < FIRST_HAZARD:
            return WHY_DRIVE
        if card < FIRST_REMEDY:
            return WHY_ATTACK
        if card == ROLL:
            return WHY_ROLL
        return WHY_END_LIMIT if card == END_OF_LIMIT else WHY_REPAIR
