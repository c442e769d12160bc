"""Everything that can happen in a match, as data and never as text (spec 11).

``seat`` is who acted, ``side`` whose tableau changed. A field that may be hidden from a viewer says
so; :func:`thousand.miles.view.redact` decides.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from thousand.miles.cards import Card
from thousand.miles.rules import Rules


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The root of the union: never made itself."""


class MatchStarted(Event, frozen=True):
    """A match begins. ``sides`` lists the seats of each side."""

    sides: tuple[tuple[int, ...], ...]
    rules: Rules


class HandStarted(Event, frozen=True):
    """Hand ``number`` (from 1) begins; ``first`` plays first. ``commitment``: see ``deal``."""

    number: int
    dealer: int
    first: int
    commitment: str


class Dealt(Event, frozen=True):
    """``seat`` has its first cards. Others see no ``cards``."""

    seat: int
    cards: tuple[Card, ...] | None
    count: int


class TurnBegan(Event, frozen=True):
    """It is this seat's turn; ``again`` after a safety or a coup fourré of its own."""

    seat: int
    again: bool = False


class CardDrawn(Event, frozen=True):
    """A card was drawn; ``left`` cards remain. ``replaces`` marks the one that comes by itself
    after a coup fourré. Others see no ``card``."""

    seat: int
    card: Card | None
    left: int
    replaces: bool = False


class DrawPileEmpty(Event, frozen=True):
    """The last card of the draw pile is gone."""


class Reshuffled(Event, frozen=True):
    """The discards, ``count`` cards, are the new draw pile: reshuffle ``nth`` of the hand, from 1."""

    nth: int
    count: int


class DistancePlayed(Event, frozen=True):
    """A distance card was laid; ``miles`` is the side's new total."""

    seat: int
    side: int
    card: Card
    miles: int


class MilesLost(Event, frozen=True):
    """A distance card was laid on the wrong way: the side lost ``lost`` miles (0 where it had none) and
    ``miles`` are left."""

    seat: int
    side: int
    card: Card
    lost: int
    miles: int


class HazardPlayed(Event, frozen=True):
    """A hazard fell on the side ``target``."""

    seat: int
    side: int
    card: Card
    target: int


class RemedyPlayed(Event, frozen=True):
    """A remedy was laid; ``rolling`` tells whether the side may now drive."""

    seat: int
    side: int
    card: Card
    rolling: bool


class SafetyPlayed(Event, frozen=True):
    """A safety was laid normally, clearing the hazards ``cleared``."""

    seat: int
    side: int
    card: Card
    cleared: tuple[Card, ...]
    rolling: bool


class CoupFourreOffered(Event, frozen=True):
    """The holder alone hears it: ``card`` may answer ``hazard`` now."""

    seat: int
    card: Card
    hazard: Card


class CoupFourre(Event, frozen=True):
    """A safety answered ``hazard`` as a coup fourré; ``cleared`` lists every hazard it took away.

    ``opening``: it answered the Stop that everyone is notionally under at the start of a hand, and
    no card fell (spec 6).
    """

    seat: int
    side: int
    card: Card
    hazard: Card
    cleared: tuple[Card, ...]
    rolling: bool
    opening: bool = False


class SeatsSkipped(Event, frozen=True):
    """These seats lose their turn by a coup fourré."""

    seats: tuple[int, ...]


class Discarded(Event, frozen=True):
    """A card was put on the discard pile."""

    seat: int
    card: Card


class ExtensionOffered(Event, frozen=True):
    """The seat whose card brought its side to exactly 700 has to decide."""

    seat: int


class ExtensionCalled(Event, frozen=True):
    """The goal is now ``goal`` for everyone."""

    seat: int
    goal: int


class ExtensionDeclined(Event, frozen=True):
    """The hand ends at 700."""

    seat: int


class TripCompleted(Event, frozen=True):
    """The side has reached the hand's goal."""

    seat: int
    side: int
    miles: int


class SideSheet(msgspec.Struct, frozen=True, gc=False):
    """One side's score sheet of a hand: ``items`` are (name of a score table entry, points)."""

    items: tuple[tuple[str, int], ...]
    points: int
    total: int


class HandEnded(Event, frozen=True):
    """A hand is over: ``winner`` is the side that completed the trip, or None; ``reason`` is
    ``"trip"``, ``"cards"`` (nobody has one left), ``"seat-out"`` or ``"stalled"`` (the pile needs
    reshuffling and nothing was laid since the last time); one sheet for each side; ``seed``
    (hexadecimal) opens the commitment."""

    number: int
    winner: int | None
    reason: str
    sheets: tuple[SideSheet, ...]
    seed: str


class MatchEnded(Event, frozen=True):
    """The match is over: the winning sides (several where a tie is shared) and all totals."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


AnyEvent: TypeAlias = (
    MatchStarted
    | HandStarted
    | Dealt
    | TurnBegan
    | CardDrawn
    | DrawPileEmpty
    | Reshuffled
    | DistancePlayed
    | MilesLost
    | HazardPlayed
    | RemedyPlayed
    | SafetyPlayed
    | CoupFourreOffered
    | CoupFourre
    | SeatsSkipped
    | Discarded
    | ExtensionOffered
    | ExtensionCalled
    | ExtensionDeclined
    | TripCompleted
    | HandEnded
    | MatchEnded
)
