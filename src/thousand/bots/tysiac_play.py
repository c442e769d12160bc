"""How the steady bot of Tysiąc plays its cards: what it leads, and what it plays to a trick (spec "Tricks").

The written rules are those of people at the table: high cards that nobody beats before marriages while there
is no trump, trumps drawn where that leaves the other suits safe, points for the fellow defender's trick, and
nothing of worth into an enemy's.
"""

from __future__ import annotations

from thousand.bots.base import Choice
from thousand.bots.tysiac_bits import SUIT_BITS, cards_in
from thousand.bots.tysiac_explain import describe
from thousand.bots.tysiac_reasons import Why, because
from thousand.bots.tysiac_seen import Seen
from thousand.bots.tysiac_weigh import (
    chance,
    cost,
    fellow_takes,
    forces,
    is_coupled,
    keep,
    length,
    may_be_trumped,
    wins,
)
from thousand.tysiac.cards import COUPLES, MARRIAGE_POINTS, Card
from thousand.tysiac.moves import Play
from thousand.tysiac.tricks import declares
from thousand.tysiac.view import legal

LEAD = 5.0
"""What it is worth to take a trick, beside its points: the next lead."""

A_CARD = 3.0
"""The points that a card yet to be played brings."""


def play(seen: Seen) -> Choice:
    """The card to play, and why."""
    allowed = [move.card for move in legal(seen.view) if isinstance(move, Play)]
    if len(allowed) == 1:
        why = Why.LAST_CARD if len(seen.view.cards) == 1 else Why.ONLY_CARD
        return Choice(Play(allowed[0]), (because(why, card=allowed[0].name),))
    card = _follow(seen, allowed) if seen.view.table else _lead(seen)
    return Choice(Play(card), describe(seen, card))


def _lead(seen: Seen) -> Card:
    hand = [Card(card) for card in cards_in(seen.own)]
    wedding = best_marriage(seen)
    masters = [card for card in hand if seen.is_master(card)]
    if wedding is not None and (not seen.is_declarer or seen.need <= MARRIAGE_POINTS[wedding.suit]):
        return wedding
    trumps_out = any(seen.may_hold(place) & SUIT_BITS[seen.trump] for place in seen.others)
    mine = seen.own & SUIT_BITS[seen.trump]
    if seen.is_declarer and trumps_out:
        high = [card for card in masters if card.suit == seen.trump and card != wedding]
        if high and mine.bit_count() > 1:
            return max(high)
    plain = [card for card in masters if card.suit != seen.trump and not is_coupled(seen, card)]
    safe = [card for card in plain if not may_be_trumped(seen, card)]
    # While nobody has a trump to spoil them, the cards that win come before the marriage.
    if safe and wedding is not None:
        safe = [card for card in safe if card.suit != wedding.suit] or []
    if safe:
        return max(safe, key=lambda card: (card.points, -length(seen, card)))
    if wedding is not None:
        return wedding
    if plain and (seen.is_declarer or seen.count == 2 or not trumps_out):
        return max(plain, key=lambda card: (card.points, -length(seen, card)))
    helped = [card for card in hand if fellow_takes(seen, card)]
    if helped:
        return max(helped, key=lambda card: card.points - keep(seen, card))
    if plain:
        return max(plain, key=lambda card: (_others_in(seen, card.suit), card.points))
    forcing = [card for card in hand if forces(seen, card) is not None]
    if forcing:
        return min(forcing, key=lambda card: (cost(seen, card), card))
    return min(hand, key=lambda card: (cost(seen, card) - length(seen, card), card))


def _others_in(seen: Seen, suit: int) -> int:
    return (seen.unseen & SUIT_BITS[suit]).bit_count()


def best_marriage(seen: Seen) -> Card | None:
    """The queen that, led now, would declare the dearest marriage in hand."""
    held = seen.view.cards
    queens = [
        queen for _, queen in COUPLES.values() if declares(seen.rules, held, queen, len(seen.view.tricks))
    ]
    queens = [queen for queen in queens if queen in held]
    return max(queens, key=lambda queen: MARRIAGE_POINTS[queen.suit], default=None)


def _follow(seen: Seen, allowed: list[Card]) -> Card:
    return max(allowed, key=lambda card: (_worth(seen, card), -card))


def _worth(seen: Seen, card: Card) -> float:
    """What playing a card to this trick promises, in points."""
    left = len(seen.to_come)
    at_stake = seen.rest_of_table + card.points + A_CARD * left
    ours = chance(seen, card)
    taken = seen.view.table and wins(seen, card)
    return (2 * ours - 1) * at_stake + (LEAD * ours if taken else 0) - keep(seen, card)
