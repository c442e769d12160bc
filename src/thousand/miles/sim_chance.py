"""Chance for playouts: whole numbers that are the same everywhere, compiled or not.

A multiply-with-carry generator (George Marsaglia's): the state holds 32 bits and a carry, x becomes
``(x mod 2**32) * MULTIPLIER + x // 2**32``, and the low 32 bits are what is drawn. Its period is about
2**61, and no state leaves 63 bits, so that a signed 64-bit number does. It deals no hand that is played
for points: that is :mod:`thousand.deal`.

A number below n is the whole part of n times a fraction of 32 bits; what is left of the fraction makes the
next number. Two from one fraction are as good as even for the few cards that there are.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MULTIPLIER: Final = 1791398085
FRACTION: Final = 0xFFFFFFFF
FRACTION_BITS: Final = 32

_MIX: Final = 0x7FEB352D
_MIX_AGAIN: Final = 0x2C1B3C6D


def advance(state: i64) -> i64:
    """The next state; its low 32 bits are the number drawn."""
    return (state & FRACTION) * MULTIPLIER + (state >> FRACTION_BITS)


def seeded(seed: i64) -> i64:
    """A first state for a seed of at most 62 bits, far apart for neighbouring seeds."""
    low = _mixed(seed & FRACTION)
    high = _mixed((seed >> FRACTION_BITS) ^ low)
    return advance(_mixed(low ^ high) | (high % (MULTIPLIER - 1) + 1) << FRACTION_BITS)


def _mixed(bits: i64) -> i64:
    bits ^= bits >> 16
    bits = (bits * _MIX) & FRACTION
    bits ^= bits >> 15
    bits = (bits * _MIX_AGAIN) & FRACTION
    return bits ^ (bits >> 16)


def shuffle(cards: list[i64], state: i64) -> i64:
    """Shuffle the cards where they are (Fisher-Yates from the end); the state of chance after it."""
    place: i64 = len(cards) - 1
    while place > 0:
        state = (state & FRACTION) * MULTIPLIER + (state >> FRACTION_BITS)
        fraction = (state & FRACTION) * (place + 1)
        other = fraction >> FRACTION_BITS
        cards[place], cards[other] = cards[other], cards[place]
        # The second card by what is left of the fraction; at place 0 a card stays where it is.
        fraction = (fraction & FRACTION) * place
        other = fraction >> FRACTION_BITS
        cards[place - 1], cards[other] = cards[other], cards[place - 1]
        place -= 2
    return state
