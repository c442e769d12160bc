"""A side's tableau: what lies before it and what that means (spec 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict, Unpack

import msgspec

from thousand.miles.cards import HAZARD_OF, MAJOR_HAZARDS, PROTECTS_FROM, Card


class Tableau(msgspec.Struct, frozen=True, gc=False):
    """One side's cards on the table, and the state that they make.

    The state is kept, never read off the piles: ``hazards`` are the battle hazards in force (Accident,
    Out of gas, Flat tire, Stop) in the order they fell, ``limit`` a Speed limit in force, ``wrong`` a Wrong
    way, ``stopped`` that a Roll is needed. ``safeties`` holds every safety laid, ``coups`` those of
    them laid crosswise; ``distances`` the distance cards in order and ``miles`` the net distance
    (less than their sum after a drive on the wrong way); ``laid`` the other cards that lie here:
    remedies, the hazards they ended, and hazards in force.
    """

    stopped: bool = True
    hazards: tuple[Card, ...] = ()
    limit: bool = False
    wrong: bool = False
    safeties: tuple[Card, ...] = ()
    coups: tuple[Card, ...] = ()
    distances: tuple[Card, ...] = ()
    miles: int = 0
    laid: tuple[Card, ...] = ()

    @property
    def rolling(self) -> bool:
        """Whether the side may drive. Right of way keeps ``stopped`` false, so it rolls (spec 4)."""
        return not (self.stopped or self.hazards)

    @property
    def to_repair(self) -> Card | None:
        """The Accident, Out of gas or Flat tire that waits for its remedy, or None."""
        for hazard in self.hazards:
            if hazard in MAJOR_HAZARDS:
                return hazard
        return None

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that lies on this tableau."""
        return self.laid + self.safeties + self.distances


class Changes(TypedDict, total=False):
    """The fields of a :class:`Tableau`, for :func:`evolve`."""

    stopped: bool
    hazards: tuple[Card, ...]
    limit: bool
    wrong: bool
    safeties: tuple[Card, ...]
    coups: tuple[Card, ...]
    distances: tuple[Card, ...]
    miles: int
    laid: tuple[Card, ...]


if TYPE_CHECKING:

    def evolve(tableau: Tableau, **changes: Unpack[Changes]) -> Tableau:
        """The tableau with some fields changed; the type checker holds their types."""
else:
    evolve = msgspec.structs.replace


def with_distance(tableau: Tableau, card: Card) -> Tableau:
    """A distance card is laid; on the wrong way it takes its miles away, never below 0 (spec 9)."""
    miles = max(tableau.miles - card, 0) if tableau.wrong else tableau.miles + card
    return evolve(tableau, distances=(*tableau.distances, card), miles=miles)


def with_hazard(tableau: Tableau, card: Card) -> Tableau:
    """A hazard falls on the side."""
    laid = (*tableau.laid, card)
    if card is Card.SPEED_LIMIT:
        return evolve(tableau, limit=True, laid=laid)
    if card is Card.WRONG_WAY:
        return evolve(tableau, wrong=True, laid=laid)
    hazards = (*tableau.hazards, card)
    return evolve(tableau, hazards=hazards, stopped=tableau.stopped or card is Card.STOP, laid=laid)


def with_remedy(tableau: Tableau, card: Card) -> Tableau:
    """A remedy is laid. One that ends a battle hazard leaves a Roll needed, but for Right of way."""
    laid = (*tableau.laid, card)
    if card is Card.END_OF_LIMIT:
        return evolve(tableau, limit=False, laid=laid)
    if card is Card.END_OF_WRONG_WAY:
        return evolve(tableau, wrong=False, laid=laid)
    hazards = tuple(h for h in tableau.hazards if h is not HAZARD_OF[card])
    stopped = card is not Card.ROLL and Card.RIGHT_OF_WAY not in tableau.safeties
    return evolve(tableau, hazards=hazards, stopped=stopped, laid=laid)


def with_safety(tableau: Tableau, card: Card, *, coup: bool = False) -> tuple[Tableau, tuple[Card, ...]]:
    """A safety is laid: the tableau after it, and the hazards it cleared, which go to the discards.

    Laid normally it leaves the side stopped where it cleared a battle hazard, but for Right of
    way; laid as a coup fourré it adds no stop of its own (spec 5, 6).
    """
    protects = PROTECTS_FROM[card]
    safeties = (*tableau.safeties, card)
    cleared = tuple(h for h in tableau.hazards if h in protects)
    hazards = tuple(h for h in tableau.hazards if h not in protects)
    stopped = tableau.stopped or (bool(cleared) and not coup)
    if Card.RIGHT_OF_WAY in safeties:
        stopped = False
    limit = tableau.limit
    if limit and Card.SPEED_LIMIT in protects:
        cleared += (Card.SPEED_LIMIT,)
        limit = False
    wrong = tableau.wrong
    if wrong and Card.WRONG_WAY in protects:
        cleared += (Card.WRONG_WAY,)
        wrong = False
    after = evolve(
        tableau,
        hazards=hazards,
        stopped=stopped,
        limit=limit,
        wrong=wrong,
        safeties=safeties,
        coups=(*tableau.coups, card) if coup else tableau.coups,
        laid=_without_last(tableau.laid, cleared),
    )
    return after, cleared


def _without_last(laid: tuple[Card, ...], cleared: tuple[Card, ...]) -> tuple[Card, ...]:
    """The cards laid, less the newest of each one cleared (an older one was ended by a remedy)."""
    left = list(laid)
    for card in cleared:
        del left[len(left) - 1 - left[::-1].index(card)]
    return tuple(left)
