"""Everything that can happen in a match, as data and never as text.

``seat`` is who acted. A field that may be hidden from a viewer says so;
:func:`thousand.tysiac.view.redact` decides.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from thousand.tysiac.cards import Card, Suit
from thousand.tysiac.moves import Phase
from thousand.tysiac.rules import Rules


class Event(msgspec.Struct, frozen=True, tag=True, gc=False):
    """The root of the union: never made itself."""


class MatchStarted(Event, frozen=True):
    """A match of ``seats`` begins."""

    seats: int
    rules: Rules


class DealStarted(Event, frozen=True):
    """Deal ``number`` (from 1) begins. ``players`` take part, in turn from the opener on; with four seats
    the dealer does not. ``commitment``: see ``deal``."""

    number: int
    dealer: int
    players: tuple[int, ...]
    commitment: str


class Dealt(Event, frozen=True):
    """``seat`` has its first cards. Others see no ``cards``."""

    seat: int
    cards: tuple[Card, ...] | None
    count: int


class TurnBegan(Event, frozen=True):
    """The deal now waits for this seat, and for what ``phase`` says."""

    seat: int
    phase: Phase


class BidMade(Event, frozen=True):
    """A bid; ``opening``: the one that the seat left of the dealer has to make."""

    seat: int
    points: int
    opening: bool = False


class Passed(Event, frozen=True):
    """A seat has left the auction."""

    seat: int


class RedealAsked(Event, frozen=True):
    """A seat asks for a new deal: it holds all four nines."""

    seat: int


class AuctionWon(Event, frozen=True):
    """The auction is over; ``forced``: everybody else passed on the compulsory opening."""

    seat: int
    contract: int
    forced: bool


class MusikTaken(Event, frozen=True):
    """The declarer has taken musik ``musik`` (0, or 1 with two seats), ``count`` cards. Unless it is
    ``shown``, others see no ``cards``."""

    seat: int
    musik: int
    cards: tuple[Card, ...] | None
    count: int
    shown: bool


class ContractRaised(Event, frozen=True):
    """The declarer has raised its contract."""

    seat: int
    contract: int


class BombDropped(Event, frozen=True):
    """The declarer has dropped a bomb; ``left`` more in this match."""

    seat: int
    left: int


class CardGiven(Event, frozen=True):
    """The declarer has given a card to ``to``. Only these two see the ``card``."""

    seat: int
    to: int
    card: Card | None


class CardLaidAway(Event, frozen=True):
    """The declarer has laid a card face down, its ``nth`` (from 1). Others see no ``card``."""

    seat: int
    card: Card | None
    nth: int


class MarriageDeclared(Event, frozen=True):
    """A marriage, told before the card that declares it; ``trump`` was the trump until now."""

    seat: int
    suit: Suit
    points: int
    trump: Suit | None


class CardPlayed(Event, frozen=True):
    """A card was played to the trick; ``leads``: it is the first one."""

    seat: int
    card: Card
    leads: bool


class TrickTaken(Event, frozen=True):
    """Trick ``number`` (from 1) goes to ``seat``: its ``cards`` from the leader's on and their
    ``points``; ``total`` is what the seat has taken so far, marriages included."""

    seat: int
    number: int
    cards: tuple[Card, ...]
    points: int
    total: int


class MusiksWon(Event, frozen=True):
    """With two seats the four cards laid away go to who took the last trick."""

    seat: int
    cards: tuple[Card, ...]
    points: int
    total: int


class SeatSheet(msgspec.Struct, frozen=True, gc=False):
    """One seat's sheet of a deal.

    ``tricks``, ``musiks`` (two seats: the cards laid away) and ``marriages`` make up ``taken``, which
    is ``rounded``; ``points`` is what the total changes by. ``barred``: the seat would have gained,
    but is on the barrel and did not win the auction.
    """

    tricks: int = 0
    musiks: int = 0
    marriages: int = 0
    taken: int = 0
    rounded: int = 0
    points: int = 0
    total: int = 0
    barred: bool = False


class DealEnded(Event, frozen=True):
    """A deal is over. ``reason`` is ``"played"``, ``"bomb"`` or ``"four-nines"`` (there is then no
    declarer, and the same dealer deals again); ``made`` tells of a deal played whether the contract
    was made; one sheet for each seat; ``seed`` (hexadecimal) opens the commitment."""

    number: int
    reason: str
    declarer: int | None
    contract: int
    made: bool | None
    sheets: tuple[SeatSheet, ...]
    seed: str


class BarrelEntered(Event, frozen=True):
    """From now on the seat gains only by winning the auction."""

    seat: int
    total: int


class BarrelLeft(Event, frozen=True):
    """The seat has fallen from the barrel."""

    seat: int
    total: int


class MatchEnded(Event, frozen=True):
    """The match is over: the winning seats (several share it) and all totals."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


AnyEvent: TypeAlias = (
    MatchStarted
    | DealStarted
    | Dealt
    | TurnBegan
    | BidMade
    | Passed
    | RedealAsked
    | AuctionWon
    | MusikTaken
    | ContractRaised
    | BombDropped
    | CardGiven
    | CardLaidAway
    | MarriageDeclared
    | CardPlayed
    | TrickTaken
    | MusiksWon
    | DealEnded
    | BarrelEntered
    | BarrelLeft
    | MatchEnded
)
