"""Spec 4, 5 and 9: how one side stands, and what may be laid on its tableau."""

from __future__ import annotations

import copy
from dataclasses import dataclass, field

from thousand.miles.cards import Card

DISTANCES = (Card.MILES_25, Card.MILES_50, Card.MILES_75, Card.MILES_100, Card.MILES_200)

MAJOR = (Card.ACCIDENT, Card.OUT_OF_GAS, Card.FLAT_TIRE)
HAZARDS = (*MAJOR, Card.STOP, Card.SPEED_LIMIT, Card.WRONG_WAY)

REPAIRED_BY = {
    Card.REPAIRS: Card.ACCIDENT,
    Card.GASOLINE: Card.OUT_OF_GAS,
    Card.SPARE_TIRE: Card.FLAT_TIRE,
}

PROTECTION = {
    Card.DRIVING_ACE: (Card.ACCIDENT, Card.WRONG_WAY),
    Card.EXTRA_TANK: (Card.OUT_OF_GAS,),
    Card.PUNCTURE_PROOF: (Card.FLAT_TIRE,),
    Card.RIGHT_OF_WAY: (Card.STOP, Card.SPEED_LIMIT),
}


def safety_against(hazard: Card) -> Card:
    """The one safety that protects from the hazard."""
    (safety,) = [safety for safety, hazards in PROTECTION.items() if hazard in hazards]
    return safety


@dataclass
class Road:
    """One side's tableau. ``cards`` is everything that lies on it; ``stop`` tells whether a Stop card (and
    not the start of the hand, nor a remedy) is among what keeps the side from rolling."""

    hazards: set[Card] = field(default_factory=set)
    stopped: bool = True
    stop: bool = False
    limit: bool = False
    wrong: bool = False
    safeties: list[Card] = field(default_factory=list)
    coups: list[Card] = field(default_factory=list)
    distances: list[Card] = field(default_factory=list)
    miles: int = 0
    cards: list[Card] = field(default_factory=list)

    @property
    def priority(self) -> bool:
        return Card.RIGHT_OF_WAY in self.safeties

    @property
    def rolling(self) -> bool:
        return not self.hazards and (not self.stopped or self.priority)

    def suffers(self, hazard: Card) -> bool:
        """Whether the hazard is in force here."""
        if hazard is Card.STOP:
            return self.stop
        if hazard is Card.SPEED_LIMIT:
            return self.limit
        if hazard is Card.WRONG_WAY:
            return self.wrong
        return hazard in self.hazards

    def in_force(self) -> list[Card]:
        """All that keeps the side from rolling and has a card of its own."""
        return [hazard for hazard in (*MAJOR, Card.STOP) if self.suffers(hazard)]

    # What may be laid.

    def takes(self, card: Card, goal: int) -> bool:
        """Spec 5: whether the side may lay this card of its own here."""
        if card in DISTANCES:
            return self._takes_distance(card, goal)
        if card in REPAIRED_BY:
            return REPAIRED_BY[card] in self.hazards
        if card is Card.END_OF_LIMIT:
            return self.limit
        if card is Card.END_OF_WRONG_WAY:
            return self.wrong
        if card is Card.ROLL:
            return not self.hazards and self.stopped and not self.priority
        return card in PROTECTION

    def _takes_distance(self, card: Card, goal: int) -> bool:
        if not self.rolling:
            return False
        if self.limit and card > 50:
            return False
        if card == 200 and self.distances.count(Card.MILES_200) == 2:
            return False
        return self.wrong or self.miles + card <= goal

    def may_be_hit_by(self, hazard: Card, *, stacking: bool) -> bool:
        """Spec 5 and 9: whether the hazard may fall on this side."""
        if safety_against(hazard) in self.safeties:
            return False
        if hazard is Card.SPEED_LIMIT:
            return not self.limit
        if hazard is Card.WRONG_WAY:
            return not self.wrong
        if not stacking:
            return self.rolling
        return not self.stopped if hazard is Card.STOP else hazard not in self.hazards

    # What laying does.

    def lay(self, card: Card, *, crosswise: bool = False) -> None:
        """Any card, laid here by whoever may."""
        if card in DISTANCES:
            self.lay_distance(card)
        elif card in HAZARDS:
            self.lay_hazard(card)
        elif card not in PROTECTION:
            self.lay_remedy(card)
        elif crosswise:
            self.lay_coup(card)
        else:
            self.lay_safety(card)

    def lay_distance(self, card: Card) -> int:
        """A distance card: returns the miles won, or lost (below zero) on the wrong way."""
        self.cards.append(card)
        self.distances.append(card)
        gained = -min(self.miles, int(card)) if self.wrong else int(card)
        self.miles += gained
        return gained

    def lay_hazard(self, hazard: Card) -> None:
        self.cards.append(hazard)
        if hazard is Card.SPEED_LIMIT:
            self.limit = True
        elif hazard is Card.WRONG_WAY:
            self.wrong = True
        elif hazard is Card.STOP:
            self.stopped = self.stop = True
        else:
            self.hazards.add(hazard)

    def lay_remedy(self, card: Card) -> None:
        self.cards.append(card)
        if card is Card.END_OF_LIMIT:
            self.limit = False
        elif card is Card.END_OF_WRONG_WAY:
            self.wrong = False
        elif card is Card.ROLL:
            self.stopped = self.stop = False
        else:
            self.hazards.remove(REPAIRED_BY[card])
            self.stopped = not self.priority

    def lay_safety(self, card: Card) -> list[Card]:
        """A safety in its own turn: returns the hazards that it clears, in the order of ``PROTECTION``."""
        cleared = self._secure(card)
        if self._any_major(cleared) and not self.priority:
            self.stopped = True
        return cleared

    def lay_coup(self, card: Card) -> list[Card]:
        """A safety laid crosswise, its hazard taken away before: returns what else it clears."""
        self.coups.append(card)
        return self._secure(card)

    def _secure(self, card: Card) -> list[Card]:
        self.cards.append(card)
        self.safeties.append(card)
        cleared = [hazard for hazard in PROTECTION[card] if self.suffers(hazard)]
        for hazard in cleared:
            self.cards.remove(hazard)
        self.hazards -= set(cleared)
        if card is Card.DRIVING_ACE:
            self.wrong = False
        if card is Card.RIGHT_OF_WAY:
            self.limit = self.stopped = self.stop = False
        return cleared

    @staticmethod
    def _any_major(hazards: list[Card]) -> bool:
        return any(hazard in MAJOR for hazard in hazards)

    def snapshot(self) -> Road:
        return copy.deepcopy(self)
