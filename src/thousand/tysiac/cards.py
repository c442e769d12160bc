"""The deck of Tysiąc: 24 cards, 120 points, and the marriages (spec "Cards")."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import IntEnum


class Suit(IntEnum):
    """A suit; the greater its marriage, the greater its number."""

    SPADES = 0
    CLUBS = 1
    DIAMONDS = 2
    HEARTS = 3

    def __bool__(self) -> bool:
        """True even for spades, so that ``if trump`` asks whether there is one."""
        return True


class Rank(IntEnum):
    """A rank, by strength: the ten beats the king."""

    NINE = 0
    JACK = 1
    QUEEN = 2
    KING = 3
    TEN = 4
    ACE = 5


class Card(IntEnum):
    """A card: its number is six times its suit's, and its rank's."""

    SPADES_NINE = 0
    SPADES_JACK = 1
    SPADES_QUEEN = 2
    SPADES_KING = 3
    SPADES_TEN = 4
    SPADES_ACE = 5

    CLUBS_NINE = 6
    CLUBS_JACK = 7
    CLUBS_QUEEN = 8
    CLUBS_KING = 9
    CLUBS_TEN = 10
    CLUBS_ACE = 11

    DIAMONDS_NINE = 12
    DIAMONDS_JACK = 13
    DIAMONDS_QUEEN = 14
    DIAMONDS_KING = 15
    DIAMONDS_TEN = 16
    DIAMONDS_ACE = 17

    HEARTS_NINE = 18
    HEARTS_JACK = 19
    HEARTS_QUEEN = 20
    HEARTS_KING = 21
    HEARTS_TEN = 22
    HEARTS_ACE = 23

    def __bool__(self) -> bool:
        """True even for the first card: a card is never nothing."""
        return True

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUIT_OF[self]

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return _RANK_OF[self]

    @property
    def points(self) -> int:
        """What the card is worth to whoever takes it."""
        return _POINTS_OF[self]


RANK_POINTS: dict[Rank, int] = {
    Rank.ACE: 11,
    Rank.TEN: 10,
    Rank.KING: 4,
    Rank.QUEEN: 3,
    Rank.JACK: 2,
    Rank.NINE: 0,
}

MARRIAGE_POINTS: dict[Suit, int] = {
    Suit.HEARTS: 100,
    Suit.DIAMONDS: 80,
    Suit.CLUBS: 60,
    Suit.SPADES: 40,
}
"""What the king and the queen of a suit are worth together, once declared."""

DECK: tuple[Card, ...] = tuple(Card)
DECK_POINTS = 120
NINES: tuple[Card, ...] = tuple(card for card in Card if card % len(Rank) == Rank.NINE)

_SUIT_OF: tuple[Suit, ...] = tuple(Suit(card // len(Rank)) for card in Card)
_RANK_OF: tuple[Rank, ...] = tuple(Rank(card % len(Rank)) for card in Card)
_POINTS_OF: tuple[int, ...] = tuple(RANK_POINTS[rank] for rank in _RANK_OF)


def card_of(suit: Suit, rank: Rank) -> Card:
    """The card of that suit and rank.

    >>> card_of(Suit.HEARTS, Rank.KING).name
    'HEARTS_KING'
    """
    return Card(suit * len(Rank) + rank)


COUPLES: dict[Suit, tuple[Card, Card]] = {
    suit: (card_of(suit, Rank.KING), card_of(suit, Rank.QUEEN)) for suit in Suit
}
"""The king and the queen of each suit."""

PARTNER: dict[Card, Card] = {
    one: other for king, queen in COUPLES.values() for one, other in ((king, queen), (queen, king))
}
"""The other half of each marriage."""


def points_of(cards: Iterable[Card]) -> int:
    """What these cards are worth together, marriages apart."""
    return sum(_POINTS_OF[card] for card in cards)


def marriages_in(cards: Collection[Card]) -> tuple[Suit, ...]:
    """The suits whose king and queen are both among the cards."""
    return tuple(suit for suit, (king, queen) in COUPLES.items() if king in cards and queen in cards)
