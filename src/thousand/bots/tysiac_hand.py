"""What a hand of Tysiąc should take for its declarer, judged by its cards alone.

A linear estimate: so many points for each ace, ten, marriage and so on. The weights are fitted to deals that
the steady bot played to their end against itself (benchmarks/tysiac_fit.py), for three players and for two:
one set for the hand in the auction, the musik unseen, and one for what is left after giving or laying away.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from thousand.bots.tysiac_bits import RANKS, cards_in
from thousand.tysiac.cards import MARRIAGE_POINTS, Rank, Suit

FEATURES: Final = (
    "always",
    "aces",
    "tens with the ace",
    "kings with both",
    "tens guarded",
    "tens alone",
    "best marriage",
    "other marriages",
    "trumps beyond the marriage",
    "ace of trumps",
    "ten of trumps",
    "cards beyond three",
    "suits missing",
    "half marriages",
)
"""What is counted; marriages, whole and half, by their points."""


@lru_cache(maxsize=1 << 16)
def features(hand: int) -> tuple[int, ...]:
    """How often each of :data:`FEATURES` is found in a hand."""
    aces = with_ace = kings = guarded = alone = longer = missing = halves = 0
    weddings = []
    for suit in Suit:
        cards = hand >> RANKS * suit & 63
        length = cards.bit_count()
        ace, ten, king, queen = (cards >> rank & 1 for rank in _HIGH)
        aces += ace
        with_ace += ace & ten
        kings += ace & ten & king
        guarded += ten and not ace and length > 1
        alone += ten and not ace and length == 1
        longer += max(0, length - 3)
        missing += not length
        halves += MARRIAGE_POINTS[suit] * (king ^ queen)
        if king and queen:
            weddings.append((MARRIAGE_POINTS[suit], length, ace, ten))
    best, length, ace, ten = max(weddings, default=(0, 2, 0, 0))
    others = sum(wedding[0] for wedding in weddings) - best
    return (
        1,
        aces,
        with_ace,
        kings,
        guarded,
        alone,
        best,
        others,
        length - 2,
        ace,
        ten,
        longer,
        missing,
        halves,
    )


_HIGH: Final = (Rank.ACE, Rank.TEN, Rank.KING, Rank.QUEEN)

WEIGHTS: Final[dict[tuple[int, int], tuple[float, ...]]] = {
    (3, 7): (40.0, 13.2, 8.4, -0.4, 3.0, 1.4, 0.9, 0.6, 2.8, 3.4, 6.4, 1.1, 3.6, 0.1),
    (3, 8): (4.4, 16.4, 12.0, 1.3, 3.7, -2.8, 1.1, 0.5, 1.1, -5.8, 4.5, 6.1, 8.8, 0.0),
    (2, 10): (30.3, 7.8, 11.3, 2.0, 5.4, 3.9, 1.1, 0.7, -1.0, 1.0, 1.9, 3.1, 0.0, 0.2),
    (2, 12): (2.2, 15.9, 8.8, 4.0, 11.8, 6.4, 1.2, 0.7, -5.6, -1.1, 1.0, 3.1, 19.5, 0.0),
}
"""The weight of each feature, by the number of players, and of the cards in the auction (7, or 10 with two)
or after giving (8; with two 12 stands for those that are left of 12)."""

SPREAD: Final = {(3, 7): 41.0, (3, 8): 24.0, (2, 10): 43.0, (2, 12): 29.0}
"""How far from the estimate the points usually are (one standard deviation)."""


@lru_cache(maxsize=1 << 16)
def estimate(hand: int, players: int, size: int) -> float:
    """The points that a declarer with this hand should take; ``size`` tells which weights are meant."""
    weights = WEIGHTS[players, size]
    return sum(weight * count for weight, count in zip(weights, features(hand), strict=True))


def spare_pairs(hand: int) -> list[tuple[int, int]]:
    """Every two cards of a hand, the lower first."""
    cards = cards_in(hand)
    return [(low, high) for place, low in enumerate(cards) for high in cards[place + 1 :]]
