"""How useful each card in hand still is at 1000 Miles, so that the least useful can go.

A worth only ranks the cards of one hand among each other; at 0 a card can do nothing any more. The
figures were settled by thousands of hands of the bot against itself.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from thousand.bots.base import Reason
from thousand.bots.miles_outlook import NEAR, Outlook, without
from thousand.bots.miles_reasons import Why, because
from thousand.miles.cards import DISTANCES, HAZARD_OF, HAZARDS, REMEDIES, SAFETIES, SAFETY_AGAINST, Card

Worth: TypeAlias = tuple[float, Why]
"""How useful a card is, and the reason to give should it be the one to go."""

DEAD = 0.0

SPARE = 2.0
"""More of a card than can be needed, or a remedy whose safety is in hand."""

LIMITED = 60.0
"""End of limit under a Speed limit: one can still crawl."""

SAFETY = 1000.0
"""A safety is never given away."""

DISTANCE: dict[Card, float] = {
    Card.MILES_25: 15,
    Card.MILES_50: 22,
    Card.MILES_75: 25,
    Card.MILES_100: 40,
    Card.MILES_200: 45,
}

COPIES: dict[Card, tuple[float, ...]] = {
    Card.ACCIDENT: (55, 40),
    Card.OUT_OF_GAS: (55, 40),
    Card.FLAT_TIRE: (55, 40),
    Card.STOP: (45, 30),
    Card.SPEED_LIMIT: (40, 10),
    Card.WRONG_WAY: (50, 30),
    Card.END_OF_WRONG_WAY: (60, 18, 6),
    Card.REPAIRS: (60, 18, 6),
    Card.GASOLINE: (60, 18, 6),
    Card.SPARE_TIRE: (60, 18, 6),
    Card.END_OF_LIMIT: (30, 6),
    Card.ROLL: (90, 50, 25, 8),
}
"""The worth of the first card of a kind in hand, of the second and so on."""

EXACT = 60.0
"""What a distance card is worth more where the whole chance of an exact finish hangs on it."""


def least_useful(outlook: Outlook) -> tuple[Card, Reason]:
    """The card of the hand that can best be spared (the first of equals), and why."""
    copies: dict[Card, int] = {}
    ranked: list[tuple[float, int, Card, Why]] = []
    for place, card in enumerate(outlook.hand):
        before = copies.get(card, 0)
        copies[card] = before + 1
        worth, why = _WORTH[card](outlook, card, before)
        ranked.append((worth, place, card, why))
    _, _, card, why = min(ranked)
    return card, _explain(outlook, card, why)


def _explain(outlook: Outlook, card: Card, why: Why) -> Reason:
    match why:
        case Why.DISCARD_PROTECTED:
            return because(why, card=card.name, safety=SAFETY_AGAINST[HAZARD_OF[card]].name)
        case Why.DISCARD_POWERLESS:
            return because(why, card=card.name, safety=SAFETY_AGAINST[card].name)
        case Why.DISCARD_TOO_FAR:
            return because(why, card=card.name, left=outlook.left)
        case _:
            return because(why, card=card.name)


# One function a kind of card. ``before`` is how many of the same card come earlier in the hand.


def _distance(outlook: Outlook, card: Card, before: int) -> Worth:
    if card > outlook.left:
        return DEAD, Why.DISCARD_TOO_FAR
    if outlook.is_third_200(card, before):
        return DEAD, Why.DISCARD_THIRD_200
    worth = DISTANCE[card]
    if outlook.left <= NEAR:
        kept = outlook.exact_chance(outlook.left, without(outlook.useful, card))
        worth += EXACT * (outlook.chance_now - kept)
    return worth, Why.DISCARD_LEAST


def _hazard(outlook: Outlook, card: Card, before: int) -> Worth:
    safety = SAFETY_AGAINST[card]
    if all(safety in tableau.safeties for _, tableau in outlook.prey):
        return DEAD, Why.DISCARD_POWERLESS
    return _copy(card, before)


def _remedy(outlook: Outlook, card: Card, before: int) -> Worth:
    hazard = HAZARD_OF[card]
    safety = SAFETY_AGAINST[hazard]
    if safety in outlook.own.safeties:
        return DEAD, Why.DISCARD_PROTECTED
    if before == 0 and card is Card.END_OF_LIMIT and outlook.own.limit:
        return LIMITED, Why.DISCARD_LEAST
    to_come = outlook.unseen(hazard)
    if to_come == 0:
        return DEAD, Why.DISCARD_SPENT
    if safety in outlook.hand:
        return SPARE, Why.DISCARD_PROTECTED
    if before >= to_come:
        return SPARE, Why.DISCARD_SPARE
    return _copy(card, before)


def _roll(outlook: Outlook, card: Card, before: int) -> Worth:
    if Card.RIGHT_OF_WAY in outlook.own.safeties:
        return DEAD, Why.DISCARD_PROTECTED
    if not outlook.roll_needed:
        return DEAD, Why.DISCARD_SPENT
    if Card.RIGHT_OF_WAY in outlook.hand:
        return SPARE, Why.DISCARD_PROTECTED
    return _copy(card, before)


def _safety(outlook: Outlook, card: Card, before: int) -> Worth:
    return SAFETY, Why.SAFETY_ONLY


def _copy(card: Card, before: int) -> Worth:
    """The worth of one more card of a kind; those after the first are spares."""
    worths = COPIES[card]
    return worths[min(before, len(worths) - 1)], Why.DISCARD_SPARE if before else Why.DISCARD_LEAST


_WORTH: dict[Card, Callable[[Outlook, Card, int], Worth]] = {
    **dict.fromkeys(DISTANCES, _distance),
    **dict.fromkeys(HAZARDS, _hazard),
    **dict.fromkeys(REMEDIES, _remedy),
    Card.ROLL: _roll,
    **dict.fromkeys(SAFETIES, _safety),
}
