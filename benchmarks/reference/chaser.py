"""Chaser: it attacks whoever comes near to winning, repairs, and drives the highest card."""

from __future__ import annotations

from collections import Counter

from reference.sight import Reference, Sight, discard
from thousand.miles.cards import (
    DISTANCES,
    HAZARD_OF,
    HAZARDS,
    MAJOR_HAZARDS,
    REMEDIES,
    SAFETIES,
    SAFETY_AGAINST,
    Card,
)
from thousand.miles.moves import Discard, Move, Play

DANGEROUS = ((3000, 1.0), (3500, 1.0), (4000, 1.0), (4500, 2.0))
"""From so many points of a target on, an attack on it weighs so much more."""

WORTH_IT = -1.0
"""An attack is made where its weight exceeds this."""

FEW_CARDS = 10
NEAR = 200
LAST_MILES = 50
ROLLS_KEPT = 2
ATTACKS_KEPT = 2

EARLY_CARDS = 75
EARLY_MILES = 300


class Chaser(Reference):
    """The opponent."""

    def move(self, sight: Sight) -> Move:
        """Finish, attack, repair, drive, be cured, or discard."""
        if sight.finisher is not None:
            return Play(sight.finisher)
        if sight.attacks:
            best = max(sight.attacks, key=lambda attack: weight(sight, *attack))
            if weight(sight, *best) > WORTH_IT:
                return Play(*best)
        card = remedy(sight) or distance(sight)
        if card is None:
            card = next((safety for safety in sight.safeties if sight.cures(safety)), None)
        return throw_away(sight) if card is None else Play(card)

    def extends(self, sight: Sight) -> bool:
        """Only if stopping would lose to somebody past the points to win, or nobody else gets on early."""
        scores, target = sight.view.rules.scores, sight.view.rules.match_points
        ours = sight.total_of(sight.side) + scores.trip + scores.safe_trip * sight.safe_trip
        for side, _ in sight.rivals:
            total = sight.total_of(side)
            if target is not None and total >= target and total > ours:
                return True
        return sight.view.left > EARLY_CARDS and all(
            not tableau.rolling and tableau.miles < EARLY_MILES for _, tableau in sight.rivals
        )


def weight(sight: Sight, card: Card, side: int) -> float:
    """What it is worth to attack a side with a hazard."""
    target, total = sight.view.tableaux[side], sight.total_of(side)
    left = sight.view.goal - target.miles
    ahead = total - sight.total_of(sight.side)
    worth = sum(more for points, more in DANGEROUS if total >= points)
    worth += 1.0 * (ahead >= 1000) + 3.0 * (ahead >= 2000)
    worth += 1.0 * (target.miles - sight.own.miles >= 400) + 1.0 * (left <= NEAR)
    if card is Card.SPEED_LIMIT and left <= LAST_MILES:
        worth -= 10.0
    worth += 0.6 * (card in MAJOR_HAZARDS) + 0.01 * (card is Card.STOP)
    if not sight.unseen(SAFETY_AGAINST[card]):
        return worth + 0.5
    return worth - 0.5 - 10.0 * (sight.view.left < FEW_CARDS)


def remedy(sight: Sight) -> Card | None:
    """A remedy that is needed; no end of limit where what is left can be crawled."""
    for card in REMEDIES:
        if card in sight.playable:
            crawls = card is Card.END_OF_LIMIT and sight.left <= LAST_MILES and sight.distances
            if not crawls:
                return card
    return None


def distance(sight: Sight) -> Card | None:
    """The highest distance; near the goal, with cards enough, the higher of a pair that makes up the rest."""
    kinds = sight.distances
    cards = [card for card in sight.hand if card in kinds]
    if sight.left < NEAR and len(cards) >= 3:
        for card in kinds:
            others = cards.copy()
            others.remove(card)
            if sight.left - card in others:
                return card
    return kinds[0] if kinds else None


def throw_away(sight: Sight) -> Move:
    """The first of what it needs least, the kinds of needlessness in order."""
    hand, count = sight.hand, Counter(sight.hand)
    useless = [card for card in hand if is_dead(sight, card)]
    useless += [card for card in hand if sight.powerless(card)]
    useless += [card for card in hand if sight.too_far(card)]
    useless += [
        card for card in hand if card in REMEDIES and count[card] > (ROLLS_KEPT if card is Card.ROLL else 1)
    ]
    useless += [card for card in hand if card in SAFETIES]
    if sum(card in HAZARDS for card in hand) > ATTACKS_KEPT:
        useless += [card for card in (Card.SPEED_LIMIT, Card.STOP) if card in hand]
    useless += sorted(card for card in hand if card in DISTANCES)
    return discard(useless[0]) if useless else Discard(hand[0])


def is_dead(sight: Sight, card: Card) -> bool:
    """Whether a remedy can never be needed: protected, or every hazard of its kind is seen and none in
    force. A Roll is needed after any repair."""
    if card not in REMEDIES:
        return False
    if sight.protected(card):
        return True
    if card is Card.ROLL:
        return False
    hazard, own = HAZARD_OF[card], sight.own
    limit, wrong = hazard is Card.SPEED_LIMIT and own.limit, hazard is Card.WRONG_WAY and own.wrong
    in_force = hazard in own.hazards or limit or wrong
    return not in_force and sight.unseen(hazard) == 0
