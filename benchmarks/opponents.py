"""Reference opponents on the simulator of 1000 Miles, to measure the bots against.

They are written from descriptions of what other programs and players do, and play no part in the house.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.bots.miles_hasty import Plain
from thousand.miles.sim import Sim
from thousand.miles.sim_moves import DISCARD, PLAY, SIDE
from thousand.miles.sim_rules import (
    ACCIDENT,
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
    STOP,
    WRONG,
    WRONG_WAY,
)
from thousand.miles.sim_score import points

if TYPE_CHECKING:
    from mypy_extensions import i64


class Chaser(Plain):
    """Finishes if it can, attacks whoever is ahead, repairs, drives the highest card.

    Weights are in hundredths.
    """

    def move(self, sim: Sim) -> i64:
        """Its play or discard."""
        own = PLAY + SIDE * self.side
        last = self.finishing_card(sim, self.side)
        if last >= 0 and self.count[last]:
            return own + last
        move = self._attack(sim)
        if move >= 0:
            return move
        move = self._own(sim)
        if move >= 0:
            return own + move
        card = self._discard(sim)
        return own + card if card >= FIRST_SAFETY else DISCARD + card

    def total(self, sim: Sim, side: i64) -> i64:
        """The points of a side, with what has fallen in this hand."""
        return self.totals[side] + points(sim, side)

    def _attack(self, sim: Sim) -> i64:
        best: i64 = -100
        move: i64 = -1
        done: i64 = 0
        for card in self.hand:
            if card < FIRST_HAZARD or card >= FIRST_REMEDY or done >> card & 1:
                continue
            done |= 1 << card
            for side in self.rules.foes[self.seat]:
                if sim.exposed[side] >> card & 1:
                    weight = self._weight(sim, card, side)
                    if weight > best:
                        best = weight
                        move = PLAY + SIDE * side + card
        return move

    def _weight(self, sim: Sim, card: i64, side: i64) -> i64:
        total = self.total(sim, side)
        weight: i64 = 0
        if total >= 3000:
            weight += 100
        if total >= 3500:
            weight += 100
        if total >= 4000:
            weight += 100
        if total >= 4500:
            weight += 200
        ahead = total - self.total(sim, self.side)
        if ahead >= 1000:
            weight += 100
        if ahead >= 2000:
            weight += 300
        if sim.miles[side] - sim.miles[self.side] >= 400:
            weight += 100
        rest = sim.goal - sim.miles[side]
        if rest <= 200:
            weight += 100
        if card == SPEED_LIMIT and rest <= 50:
            weight -= 1000
        if card < SPEED_LIMIT:
            weight += 60
        elif card == STOP:
            weight += 1
        if self.unseen(sim, ANSWER[card]) == 0:
            weight += 50
        else:
            weight -= 50
            if sim.left < 10:
                weight -= 1000
        return weight

    def _own(self, sim: Sim) -> i64:
        """The card to lay on the own side, or -1."""
        remedy: i64
        for remedy in range(FIRST_REMEDY, FIRST_SAFETY):
            if not self.count[remedy] or not self.playable >> remedy & 1:
                continue
            if remedy == END_OF_LIMIT and self.rest <= 50 and self._highest() >= 0:
                continue
            return remedy
        card = self._distance(sim)
        if card >= 0:
            return card
        safety: i64
        for safety in range(FIRST_SAFETY, RIGHT_OF_WAY + 1):
            if self.count[safety] and self._cures(safety):
                return safety
        return -1

    def _cures(self, safety: i64) -> bool:
        hazard: i64
        for hazard in range(ACCIDENT, WRONG_WAY + 1):
            if ANSWER[hazard] == safety and self.status & ADDS[hazard]:
                return True
        return safety == RIGHT_OF_WAY and self.status & BLOCKED != 0

    def _highest(self) -> i64:
        if self.status & WRONG:
            return -1
        card: i64 = MILES_200
        while card >= 0:
            if self.count[card] and self.playable >> card & 1:
                return card
            card -= 1
        return -1

    def _distance(self, sim: Sim) -> i64:
        highest = self._highest()
        if highest < 0 or self.rest >= 200:
            return highest
        playable: i64 = 0
        card: i64
        for card in range(MILES_200 + 1):
            if self.playable >> card & 1:
                playable += self.count[card]
        if playable >= 3:
            card = highest
            while card >= 0:
                if self.count[card] and self.playable >> card & 1:
                    other: i64
                    for other in range(card + 1):
                        needed: i64 = 2 if other == card else 1
                        fits = self.playable >> other & 1 and self.count[other] >= needed
                        if fits and MILES[card] + MILES[other] == self.rest:
                            return card
                card -= 1
        return highest

    def _discard(self, sim: Sim) -> i64:
        """The card to throw away, or the safety to lay instead."""
        count = self.count
        for card in self.hand:
            if FIRST_REMEDY <= card < FIRST_SAFETY and self._dead_remedy(sim, card):
                return card
        for card in self.hand:
            if FIRST_HAZARD <= card < FIRST_REMEDY and self._blocked_attack(sim, card):
                return card
        for card in self.hand:
            if card <= MILES_200 and self._cannot_drive(sim, card):
                return card
        for card in self.hand:
            if FIRST_REMEDY <= card < FIRST_SAFETY and count[card] > (2 if card == ROLL else 1):
                return card
        for card in self.hand:
            if card >= FIRST_SAFETY:
                return card
        attacks: i64 = 0
        for card in self.hand:
            if FIRST_HAZARD <= card < FIRST_REMEDY:
                attacks += 1
        if attacks > 2:
            if count[SPEED_LIMIT]:
                return SPEED_LIMIT
            if count[STOP]:
                return STOP
        lowest = self.hand[0]
        for card in self.hand:
            if card < lowest:
                lowest = card
        return lowest

    def _dead_remedy(self, sim: Sim, card: i64) -> bool:
        if card == ROLL:
            return self.status & HAS_RIGHT_OF_WAY != 0
        hazard = card - REMEDY_AFTER
        if self.status & ADDS[ANSWER[hazard]]:
            return True
        return not self.status & ADDS[hazard] and self.unseen(sim, hazard) == 0

    def _blocked_attack(self, sim: Sim, card: i64) -> bool:
        for side in self.rules.foes[self.seat]:  # noqa: SIM110 (a generator is slow, plain and compiled)
            if not sim.status[side] & ADDS[ANSWER[card]]:
                return False
        return True

    def _cannot_drive(self, sim: Sim, card: i64) -> bool:
        return MILES[card] > self.rest or (card == MILES_200 and sim.two_hundreds[self.side] >= 2)

    def extends(self, sim: Sim) -> bool:
        """Only if stopping would lose to someone past the target, or nobody else gets anywhere early."""
        ours = self.total(sim, self.side) + self.rules.trip
        if not sim.two_hundreds[self.side]:
            ours += self.rules.safe_trip
        early = sim.left > 75
        for side in range(self.rules.sides):
            if side == self.side:
                continue
            total = self.total(sim, side)
            if total >= self.target and total > ours:
                return True
            if not sim.status[side] & BLOCKED or sim.miles[side] >= 300:
                early = False
        return early
