"""Banker: it keeps its safeties for coups fourrés, attacks its only rival at once, and steers for the last
100.

Where its description is silent: it answers every hazard that it can; against several rivals it attacks the
one who is furthest on; it discards what can never be laid again, then the lowest distance, then the first
card that is no safety.
"""

from __future__ import annotations

from collections.abc import Sequence

from reference.sight import Reference, Sight, discard
from thousand.miles.cards import DISTANCES, REMEDIES, REMEDY_FOR, SAFETIES, SAFETY_AGAINST, Card
from thousand.miles.moves import Move, Play
from thousand.miles.rules import HAND_SIZE, deck_of

LAST_CARDS = 10
"""With so few cards in the draw pile the safeties are laid."""

PATIENCE = 10
"""After so many plays it rescues itself with a safety."""

FAR = 400
"""While more is left it drives as far as it can."""

LAST_MILES = 100
"""Nearer than that, it steers to leave as much as this."""

ATTACKS: tuple[Card, ...] = (
    Card.FLAT_TIRE,
    Card.OUT_OF_GAS,
    Card.ACCIDENT,
    Card.STOP,
    Card.SPEED_LIMIT,
    Card.WRONG_WAY,
)
"""The hazards in the order in which it lays them."""


class Banker(Reference):
    """The opponent."""

    def move(self, sight: Sight) -> Move:
        """Bank, finish, attack, repair, rescue itself, drive, or discard."""
        last = sight.finisher
        if sight.safeties and (last is not None or sight.view.left <= LAST_CARDS):
            return Play(sight.safeties[0])
        if last is not None:
            return Play(last)
        if sight.attacks:
            return Play(*min(sight.attacks, key=lambda attack: _urgency(sight, *attack)))
        card = next((card for card in REMEDIES if card in sight.playable), None)
        if card is None and plays_so_far(sight) >= PATIENCE:
            card = rescue(sight)
        card = card or distance(sight)
        return discard(least(sight)) if card is None else Play(card)

    def extends(self, sight: Sight) -> bool:
        """Not while its trip is one without 200s."""
        return not sight.safe_trip


def _urgency(sight: Sight, card: Card, side: int) -> tuple[int, int]:
    return ATTACKS.index(card), -sight.view.tableaux[side].miles


def plays_so_far(sight: Sight) -> int:
    """About how many plays each seat has made in this hand: as many as it has drawn cards."""
    view = sight.view
    if view.reshuffles:
        return PATIENCE
    drawn = len(deck_of(view.rules)) - view.left - HAND_SIZE * len(view.counts)
    return drawn // len(view.counts)


def rescue(sight: Sight) -> Card | None:
    """A safety that ends a block for which the hand has no remedy."""
    own = sight.own
    blocks = [*own.hazards, *[Card.WRONG_WAY] * own.wrong]
    if own.stopped and not own.hazards:
        blocks.append(Card.STOP)
    for hazard in blocks:
        safety = SAFETY_AGAINST[hazard]
        if safety in sight.hand and REMEDY_FOR[hazard] not in sight.hand:
            return safety
    return None


def distance(sight: Sight) -> Card | None:
    """The biggest while far from the goal, then what leaves 100 or brings it there; no first 200."""
    kinds = [card for card in sight.distances if card is not Card.MILES_200 or not sight.safe_trip]
    if not kinds:
        return None
    if sight.left > FAR:
        return kinds[0]
    return min(kinds, key=lambda card: _beside_the_mark(sight.left - card))


def _beside_the_mark(left: int) -> tuple[bool, int]:
    return left < LAST_MILES, abs(left - LAST_MILES)


def least(sight: Sight) -> Card:
    """The card to throw away; a safety only where there is nothing else."""
    hand: Sequence[Card] = sight.hand
    for useless in (sight.protected, sight.powerless, sight.too_far):
        for card in hand:
            if useless(card):
                return card
    lowest = min((card for card in hand if card in DISTANCES), default=None)
    return lowest or next((card for card in hand if card not in SAFETIES), hand[0])
