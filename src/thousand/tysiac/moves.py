"""What a deal waits for, and what a seat can do, as frozen values."""

from __future__ import annotations

from enum import StrEnum
from typing import TypeAlias

import msgspec

from thousand.tysiac.cards import Card


class Phase(StrEnum):
    """What a deal waits for.

    With three or four seats the declarer takes the musik at once and gives (``GIVE``); with two it
    chooses a musik (``TAKE``) and lays cards away in its place (``LAY``).
    """

    AUCTION = "auction"
    TAKE = "take"
    GIVE = "give"
    LAY = "lay"
    PLAY = "play"
    DEAL_OVER = "deal-over"
    MATCH_OVER = "match-over"


class Bid(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Promise to take so many points (spec "Auction")."""

    points: int


class Pass(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Leave the auction for good (spec "Auction")."""


class Redeal(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Ask for a new deal on four nines, before one's own first bid (spec "Deal", an option)."""


class Take(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Take one of the two musiks, 0 or 1 (spec "The musik", two seats)."""

    musik: int


class Raise(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Raise the contract after taking the musik (spec "Auction", an option)."""

    points: int


class Bomb(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Drop a bomb instead of playing (spec "The bomb")."""


class Give(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Give a card to the opponent in seat ``to`` (spec "The musik", three seats)."""

    card: Card
    to: int


class LayAway(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Lay a card face down in the place of the musik taken (spec "The musik", two seats)."""

    card: Card


class Play(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Play a card to the trick; a king or queen led with its partner in hand declares the marriage."""

    card: Card


class NextDeal(msgspec.Struct, frozen=True, tag=True, gc=False):
    """Have the next deal dealt, once one has ended and the match goes on. Any seat may."""


Move: TypeAlias = Bid | Pass | Redeal | Take | Raise | Bomb | Give | LayAway | Play | NextDeal
