"""What the cards of a hand of Tysiąc are good for: the chance to take a trick, and their worth later."""

from __future__ import annotations

from thousand.bots.tysiac_bits import ABOVE, NO_TRUMP, SUIT_BITS
from thousand.bots.tysiac_seen import Seen
from thousand.tysiac.cards import MARRIAGE_POINTS, PARTNER, Card
from thousand.tysiac.tricks import beats

HONOUR = 10
"""Tens and aces have so many points."""

KEEP_MASTER = 8.0
KEEP_TRUMP = 7.0
KEEP_GUARDED_TEN = 4.0
"""What a card is worth in hand beyond its points: one that nobody beats, a trump, a ten that may yet win."""

KEEP_MARRIAGE = {True: 0.6, False: 0.3}
"""The share of a marriage's points that each half is worth in hand, to the declarer and to a defender."""


def is_coupled(seen: Seen, card: Card) -> bool:
    """Whether the hand holds the marriage of which the card is one half."""
    return PARTNER.get(card) in seen.view.cards


def may_be_trumped(seen: Seen, card: Card) -> bool:
    """Whether an opponent may be without the suit, and have a trump."""
    return any(place != seen.fellow and seen.may_trump(place, card.suit) for place in seen.others)


def length(seen: Seen, card: Card) -> int:
    """How many cards of its suit the hand holds."""
    return (seen.own & SUIT_BITS[card.suit]).bit_count()


def fellow_takes(seen: Seen, card: Card) -> bool:
    """Whether the fellow defender surely takes the trick when this is led."""
    fellow, declarer = seen.fellow, seen.declarer
    if fellow is None or declarer is None:
        return False
    if seen.may_trump(declarer, card.suit):
        return False
    high = seen.holds[fellow] & ABOVE[card]
    return bool(high) and not seen.may_hold(declarer) & ABOVE[high.bit_length() - 1] & SUIT_BITS[card.suit]


def forces(seen: Seen, card: Card) -> Card | None:
    """The highest card of others' that a long suit of ours drives out, when this one is led."""
    suit = card.suit
    mine = seen.own & SUIT_BITS[suit]
    out = seen.unseen & SUIT_BITS[suit]
    if mine.bit_count() < 3 or not out or is_coupled(seen, card):
        return None
    top = out.bit_length() - 1
    above = out & ABOVE[mine.bit_length() - 1]
    if above.bit_count() != 1 or card.points >= HONOUR:
        return None
    return Card(top)


def wins(seen: Seen, card: Card) -> bool:
    """Whether the card takes the trick as it lies."""
    best = seen.view.table[(seen.taker - seen.leader) % seen.count]
    return beats(card, best, seen.view.trump)


def chance(seen: Seen, card: Card) -> float:
    """The chance that our side takes the trick after this card; 0 and 1 are certain."""
    winning = wins(seen, card)
    best = card if winning else seen.view.table[(seen.taker - seen.leader) % seen.count]
    taker = seen.me if winning else seen.taker
    ours = taker in (seen.me, seen.fellow)
    sure = 1.0 if ours else 0.0
    for place in seen.to_come:
        over = _overtakes(seen, place, best)
        if place == seen.fellow:
            sure += (1 - sure) * over
        else:
            sure *= 1 - over
    return sure


def _overtakes(seen: Seen, place: int, best: Card) -> float:
    """The chance that a place still to play beats the card that takes the trick so far."""
    led = seen.view.table[0].suit
    may, holds = seen.may_hold(place), seen.holds[place]
    higher = ABOVE[best] if best.suit in (led, seen.trump) else 0
    if best.suit == led:
        if holds & higher:
            return 1.0
        direct = _share(seen, place, (may & higher).bit_count())
        if may & higher and not holds & SUIT_BITS[led] and best.suit == seen.trump:
            return direct
        return max(direct, _ruffs(seen, place, led))
    if holds & SUIT_BITS[led]:
        return 0.0
    void = 1.0 if seen.is_void(place, led) else _lacks(seen, place, led)
    return void * _share(seen, place, (may & higher).bit_count())


def _ruffs(seen: Seen, place: int, led: int) -> float:
    """The chance that a place is without the suit led, and trumps."""
    if led == seen.trump or seen.trump == NO_TRUMP or not seen.may_trump(place, led):
        return 0.0
    void = 1.0 if seen.is_void(place, led) else _lacks(seen, place, led)
    return void * _share(seen, place, (seen.may_hold(place) & SUIT_BITS[seen.trump]).bit_count())


def _lacks(seen: Seen, place: int, suit: int) -> float:
    """The chance that a place holds no card of a suit of which it may hold some."""
    some = (seen.may_hold(place) & SUIT_BITS[suit]).bit_count()
    return (1 - _density(seen, place)) ** some


def _share(seen: Seen, place: int, some: int) -> float:
    """The chance that a place holds one at least of so many cards that it may hold."""
    return 1 - (1 - _density(seen, place)) ** some


def _density(seen: Seen, place: int) -> float:
    may = seen.may_hold(place).bit_count()
    return min(1.0, seen.sizes[place] / may) if may else 0.0


def keep(seen: Seen, card: Card) -> float:
    """What a card is worth in hand beyond the points that it brings now."""
    worth = 0.0
    if is_coupled(seen, card):
        worth += KEEP_MARRIAGE[seen.is_declarer] * MARRIAGE_POINTS[card.suit]
    if card.suit == seen.trump:
        worth += KEEP_TRUMP
    if seen.is_master(card):
        worth += KEEP_MASTER + card.points
    elif card.points == HONOUR and length(seen, card) > 1:
        worth += KEEP_GUARDED_TEN
    return worth


def cost(seen: Seen, card: Card) -> float:
    """What it costs to lose a card in a trick."""
    return card.points + keep(seen, card)
