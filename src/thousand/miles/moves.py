"""What a seat can do (spec 3, 6, 7), as frozen values."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from thousand.miles.cards import Card


class Draw(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Take the top card of the draw pile."""


class Play(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Lay a card: a hazard on the side ``target``, any other card on one's own side (None).

    A safety that answers the hazard whose window is open is a coup fourré; there is no other
    move for it, since the rules leave no choice (spec 6).
    """

    card: Card
    target: int | None = None


class Discard(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Put a card on the discard pile."""

    card: Card


class Extend(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Decide at exactly 700: ``called`` makes the goal 1000, otherwise the hand ends (spec 7)."""

    called: bool


class NextHand(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Have the next hand dealt, once one has ended and the match goes on. Any seat may."""


Move: TypeAlias = Draw | Play | Discard | Extend | NextHand
