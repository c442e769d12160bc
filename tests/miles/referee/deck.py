"""Spec 1 and 9: the cards, as the table prints them."""

from __future__ import annotations

from thousand.miles.cards import Card
from thousand.miles.rules import Rules

PRINTED = {
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

THINNED = (Card.ACCIDENT, Card.OUT_OF_GAS, Card.FLAT_TIRE, Card.SPEED_LIMIT, Card.STOP)
"""One of each of these is taken out by ``thin_hazards``, which leaves the wrong-way cards alone."""


def whole_deck(rules: Rules) -> list[Card]:
    """Every card of a hand played by these rules, sorted."""
    counts = dict(PRINTED)
    if rules.thin_hazards:
        for hazard in THINNED:
            counts[hazard] -= 1
    if rules.wrong_way:
        counts[Card.WRONG_WAY] = rules.wrong_way_cards
        counts[Card.END_OF_WRONG_WAY] = rules.end_of_wrong_way_cards
    return sorted(card for card, count in counts.items() for _ in range(count))
