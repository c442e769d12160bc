"""Cards of Tysiąc as sets of bits, a card's bit being its number (:class:`~thousand.tysiac.cards.Card`)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from thousand.tysiac.cards import DECK, MARRIAGE_POINTS, PARTNER, Card, Suit

NO_TRUMP: Final = len(Suit)
"""What stands for no trump where suits are numbers."""

RANKS: Final = 6
SUIT_BITS: Final = (*(((1 << RANKS) - 1) << RANKS * suit for suit in range(len(Suit))), 0)
"""The cards of each suit, and of no trump none."""

ABOVE: Final = tuple(SUIT_BITS[card // RANKS] & -(2 << card) for card in range(len(DECK)))
"""The cards of its own suit that beat a card."""

COUPLE: Final = 0b1100  # queen and king, in a suit's own bits
POINTS: Final = tuple(card.points for card in DECK)
HALF: Final = 2 * RANKS
HALF_BITS: Final = (1 << HALF) - 1


def bits_of(cards: Iterable[Card]) -> int:
    """The cards as a set of bits."""
    bits = 0
    for card in cards:
        bits |= 1 << card
    return bits


def cards_in(bits: int) -> tuple[int, ...]:
    """The numbers of the cards in a set, from the lowest on."""
    known = _CARDS_IN.get(bits)
    if known is None:
        known = _CARDS_IN[bits] = tuple(card for card in range(len(DECK)) if bits >> card & 1)
    return known


def points_in(bits: int) -> int:
    """What the cards of a set are worth."""
    return WORTH[bits & HALF_BITS] + WORTH[bits >> HALF]


def marriages_in(bits: int) -> int:
    """What the marriages in a set are worth."""
    return WED_LOW[bits & HALF_BITS] + WED_HIGH[bits >> HALF]


def declares(hand: int, card: int) -> bool:
    """Whether the hand holds the marriage of which the card is one half."""
    return IS_HALF[card] and hand >> card // RANKS * RANKS & COUPLE == COUPLE


def beats(card: int, best: int, trump: int) -> bool:
    """Whether a card takes the trick from the one that took it so far."""
    return bool(ABOVE[best] >> card & 1) or (card // RANKS == trump and best // RANKS != trump)


IS_HALF: Final = tuple(card in PARTNER for card in DECK)
WED: Final = tuple(MARRIAGE_POINTS[suit] for suit in Suit)
_CARDS_IN: Final[dict[int, tuple[int, ...]]] = {}


def _worths() -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """What the points of each half of the deck are, and the marriages of the lower and the higher half."""
    points = [0] * (1 << HALF)
    low, high = points.copy(), points.copy()
    for bits in range(1, 1 << HALF):
        card = bits.bit_length() - 1
        points[bits] = points[bits & ~(1 << card)] + POINTS[card % RANKS]
        for half in range(2):
            if bits >> half * RANKS & COUPLE == COUPLE:
                low[bits] += WED[half]
                high[bits] += WED[2 + half]
    return tuple(points), tuple(low), tuple(high)


WORTH, WED_LOW, WED_HIGH = _worths()
