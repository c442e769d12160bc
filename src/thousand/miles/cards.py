"""The deck of 1000 Miles (spec 1)."""

from __future__ import annotations

from enum import IntEnum
from functools import cache


class Card(IntEnum):
    """One kind of card. A distance card's value is its miles; the others are only names."""

    MILES_25 = 25
    MILES_50 = 50
    MILES_75 = 75
    MILES_100 = 100
    MILES_200 = 200

    ACCIDENT = 1
    OUT_OF_GAS = 2
    FLAT_TIRE = 3
    SPEED_LIMIT = 4
    STOP = 5
    WRONG_WAY = 6

    REPAIRS = 11
    GASOLINE = 12
    SPARE_TIRE = 13
    END_OF_LIMIT = 14
    ROLL = 15
    END_OF_WRONG_WAY = 16

    DRIVING_ACE = 21
    EXTRA_TANK = 22
    PUNCTURE_PROOF = 23
    RIGHT_OF_WAY = 24


COUNTS: dict[Card, int] = {
    Card.MILES_25: 10,
    Card.MILES_50: 10,
    Card.MILES_75: 10,
    Card.MILES_100: 12,
    Card.MILES_200: 4,
    Card.ACCIDENT: 3,
    Card.OUT_OF_GAS: 3,
    Card.FLAT_TIRE: 3,
    Card.SPEED_LIMIT: 4,
    Card.STOP: 5,
    Card.REPAIRS: 6,
    Card.GASOLINE: 6,
    Card.SPARE_TIRE: 6,
    Card.END_OF_LIMIT: 6,
    Card.ROLL: 14,
    Card.DRIVING_ACE: 1,
    Card.EXTRA_TANK: 1,
    Card.PUNCTURE_PROOF: 1,
    Card.RIGHT_OF_WAY: 1,
}
"""How many of each card the whole deck holds without the wrong-way cards: 106 in all."""

REMEDY_FOR: dict[Card, Card] = {
    Card.ACCIDENT: Card.REPAIRS,
    Card.OUT_OF_GAS: Card.GASOLINE,
    Card.FLAT_TIRE: Card.SPARE_TIRE,
    Card.SPEED_LIMIT: Card.END_OF_LIMIT,
    Card.STOP: Card.ROLL,
    Card.WRONG_WAY: Card.END_OF_WRONG_WAY,
}
"""The remedy that ends each hazard."""

SAFETY_AGAINST: dict[Card, Card] = {
    Card.ACCIDENT: Card.DRIVING_ACE,
    Card.OUT_OF_GAS: Card.EXTRA_TANK,
    Card.FLAT_TIRE: Card.PUNCTURE_PROOF,
    Card.SPEED_LIMIT: Card.RIGHT_OF_WAY,
    Card.STOP: Card.RIGHT_OF_WAY,
    Card.WRONG_WAY: Card.DRIVING_ACE,
}
"""The safety that protects against each hazard, and answers it in a coup fourré."""

DISTANCES: tuple[Card, ...] = tuple(card for card in Card if card >= 25)
HAZARDS: tuple[Card, ...] = tuple(REMEDY_FOR)
REMEDIES: tuple[Card, ...] = tuple(REMEDY_FOR.values())
SAFETIES: tuple[Card, ...] = tuple(dict.fromkeys(SAFETY_AGAINST.values()))

MAJOR_HAZARDS: tuple[Card, ...] = (Card.ACCIDENT, Card.OUT_OF_GAS, Card.FLAT_TIRE)
"""The hazards of the battle pile that a remedy of their own repairs (a Stop needs only a Roll)."""

HAZARD_OF: dict[Card, Card] = {remedy: hazard for hazard, remedy in REMEDY_FOR.items()}
"""The hazard that each remedy ends."""

PROTECTS_FROM: dict[Card, tuple[Card, ...]] = {
    safety: tuple(h for h, s in SAFETY_AGAINST.items() if s is safety) for safety in SAFETIES
}
"""The hazards that each safety clears and keeps away: two for Right of way and for Driving ace."""


@cache
def deck(*, thin_hazards: bool, wrong_way: int = 0, end_of_wrong_way: int = 0) -> tuple[Card, ...]:
    """All cards of a match in a fixed order (spec 1, 9).

    ``thin_hazards`` leaves out one of each of the five hazards; ``wrong_way`` and ``end_of_wrong_way`` are
    how many of those two cards are added, whole.
    """
    counts = {card: count - (thin_hazards and card in REMEDY_FOR) for card, count in COUNTS.items()}
    counts |= {Card.WRONG_WAY: wrong_way, Card.END_OF_WRONG_WAY: end_of_wrong_way}
    return tuple(card for card, count in counts.items() for _ in range(count))
