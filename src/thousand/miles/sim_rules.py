"""The rules of 1000 Miles in whole numbers, for the simulator (spec 1, 4, 5, 9).

A *card* is a small number here, a *status* the bits of what holds a side up and protects it, and a *mask*
has bit n set for the card n. What may lie where depends on a status alone, but for distances; so it is
worked out once for every status, and looked up afterwards.

This module and ``sim`` use nothing of the rest of the house, so that they can be compiled by themselves.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

MILES_25: Final = 0
MILES_50: Final = 1
MILES_75: Final = 2
MILES_100: Final = 3
MILES_200: Final = 4
ACCIDENT: Final = 5
OUT_OF_GAS: Final = 6
FLAT_TIRE: Final = 7
SPEED_LIMIT: Final = 8
STOP: Final = 9
WRONG_WAY: Final = 10
REPAIRS: Final = 11
GASOLINE: Final = 12
SPARE_TIRE: Final = 13
END_OF_LIMIT: Final = 14
ROLL: Final = 15
END_OF_WRONG_WAY: Final = 16
DRIVING_ACE: Final = 17
EXTRA_TANK: Final = 18
PUNCTURE_PROOF: Final = 19
RIGHT_OF_WAY: Final = 20

KINDS: Final = 21
"""How many kinds of card there are, numbered distances, hazards, remedies, safeties."""

FIRST_HAZARD: Final = 5
FIRST_REMEDY: Final = 11
FIRST_SAFETY: Final = 17
REMEDY_AFTER: Final = 6
"""The remedy of hazard h is h + REMEDY_AFTER."""

LONG_GOAL: Final = 1000
"""The goal, in miles, that an extension makes (spec 7)."""

MILES: Final[list[i64]] = [25, 50, 75, 100, 200]
"""The miles of each distance card."""

ANSWER: Final[list[i64]] = [
    *(-1, -1, -1, -1, -1),
    *(DRIVING_ACE, EXTRA_TANK, PUNCTURE_PROOF, RIGHT_OF_WAY, RIGHT_OF_WAY, DRIVING_ACE),
]
"""The safety against each hazard (-1 for a distance)."""

# A status: the hazards in force (bit h - FIRST_HAZARD for hazard h), STOPPED, the safeties laid.

IN_ACCIDENT: Final = 1 << 0
NO_GAS: Final = 1 << 1
FLAT: Final = 1 << 2
LIMITED: Final = 1 << 3
UNDER_STOP: Final = 1 << 4
"""A Stop card is in force; the side is then STOPPED too."""
WRONG: Final = 1 << 5
STOPPED: Final = 1 << 6
"""A Roll is needed: at the start, under a Stop, after a repair."""
HAS_ACE: Final = 1 << 7
HAS_TANK: Final = 1 << 8
HAS_PUNCTURE_PROOF: Final = 1 << 9
HAS_RIGHT_OF_WAY: Final = 1 << 10

FIRST_SAFETY_BIT: Final = 7
STATUSES: Final = 1 << 11

TO_REPAIR: Final = IN_ACCIDENT | NO_GAS | FLAT
"""The battle hazards that a remedy of their own ends."""

BLOCKED: Final = TO_REPAIR | STOPPED
"""A side without any of these bits is rolling."""

ADDS: Final[list[i64]] = [
    *(0, 0, 0, 0, 0),
    *(IN_ACCIDENT, NO_GAS, FLAT, LIMITED, UNDER_STOP | STOPPED, WRONG),
    *(STOPPED, STOPPED, STOPPED, 0, 0, 0),
    *(HAS_ACE, HAS_TANK, HAS_PUNCTURE_PROOF, HAS_RIGHT_OF_WAY),
]
"""What a card laid on a side adds to its status."""

ENDS: Final[list[i64]] = [
    *(0, 0, 0, 0, 0),
    *(0, 0, 0, 0, 0, 0),
    *(IN_ACCIDENT, NO_GAS, FLAT, LIMITED, UNDER_STOP | STOPPED, WRONG),
    *(IN_ACCIDENT | WRONG, NO_GAS, FLAT, UNDER_STOP | LIMITED),
]
"""What a card laid on a side takes away from its status."""

DISTANCE_MASK: Final = 0b11111
UNDER_LIMIT_MASK: Final = 0b00011
HAZARD_MASK: Final = 0b111111 << FIRST_HAZARD
SAFETY_MASK: Final = 0b1111 << FIRST_SAFETY

REACH: Final[list[i64]] = [0, 1, 3, 7, 15, 15, 15, 15]
"""The mask of the distances of at most 25 * n miles, for n below 8; from 8 on it is all of them."""


def exposed(status: i64, stacking: i64) -> i64:
    """The mask of the hazards that may fall on an opposing side of this status (spec 5, 9)."""
    mask: i64 = 0
    hazard: i64
    for hazard in range(FIRST_HAZARD, FIRST_REMEDY):
        if not status & ADDS[ANSWER[hazard]] and _falls(status, hazard, stacking):
            mask |= 1 << hazard
    return mask


def _falls(status: i64, hazard: i64, stacking: i64) -> bool:
    if hazard == SPEED_LIMIT:
        return not status & LIMITED
    if hazard == WRONG_WAY:
        return not status & WRONG
    if not stacking:
        return not status & BLOCKED
    if hazard == STOP:
        return not status & STOPPED
    return not status & ADDS[hazard]


def playable(status: i64) -> i64:
    """The mask of the cards that may be laid on one's own side of this status (spec 5).

    Of the distances, those that the goal and the two 200s allow are not known here.
    """
    mask: i64 = SAFETY_MASK
    hazard: i64
    for hazard in (ACCIDENT, OUT_OF_GAS, FLAT_TIRE, SPEED_LIMIT, WRONG_WAY):
        if status & ADDS[hazard]:
            mask |= 1 << (hazard + REMEDY_AFTER)
    if not status & BLOCKED:
        mask |= UNDER_LIMIT_MASK if status & LIMITED else DISTANCE_MASK
    elif not status & (TO_REPAIR | HAS_RIGHT_OF_WAY):
        mask |= 1 << ROLL
    return mask


def with_safety(status: i64, safety: i64, coup: bool) -> i64:
    """The status after a safety is laid: where it ends a battle hazard, and is no coup, a Roll is needed.

    Right of way stands in for Roll for the whole hand (spec 5, 6).
    """
    ended = status & ENDS[safety]
    status = (status ^ ended) | ADDS[safety]
    if ended & (TO_REPAIR | UNDER_STOP) and not coup:
        status |= STOPPED
    if status & HAS_RIGHT_OF_WAY:
        status &= ~STOPPED
    return status


_EXPOSED: Final[list[list[i64]]] = [[], []]
_PLAYABLE: Final[list[i64]] = []


def _fill_tables() -> None:
    """At the first rules only, so that importing the module costs nothing."""
    status: i64
    for status in range(STATUSES):
        _EXPOSED[0].append(exposed(status, 0))
        _EXPOSED[1].append(exposed(status, 1))
        _PLAYABLE.append(playable(status))


class SimRules:
    """All options of a table, as numbers; flags are 0 or 1.

    ``side_of`` is the side of each seat, ``foes`` the sides that each seat may attack (spec 2, 5), ``deck``
    every card played with, in a fixed order. ``goal`` is that of a hand's start, in miles. ``exposed`` and
    ``playable`` are the masks for each status. The nine items of the score table (spec 8) are ``mile`` to
    ``shut_out``.
    """

    def __init__(self, side_of: list[i64], deck: list[i64], stacking: i64) -> None:
        if not _PLAYABLE:
            _fill_tables()
        self.seats: i64 = len(side_of)
        self.sides: i64 = max(side_of) + 1
        self.side_of: list[i64] = side_of
        self.deck: list[i64] = deck
        self.stacking: i64 = stacking
        self.exposed: list[i64] = _EXPOSED[stacking]
        self.playable: list[i64] = _PLAYABLE
        self.foes: list[list[i64]] = [[s for s in range(self.sides) if s != own] for own in side_of]
        self.goal: i64 = LONG_GOAL
        self.extension: i64 = 0
        self.extension_forfeit: i64 = 0
        self.reshuffle: i64 = 0
        self.seat_out: i64 = 0
        self.before_draw: i64 = 0
        self.opening_coup: i64 = 0
        self.all_safeties_for_winner_only: i64 = 0
        self.shut_out_all: i64 = 0
        self.mile: i64 = 1
        self.safety: i64 = 100
        self.all_safeties: i64 = 300
        self.coup_fourre: i64 = 300
        self.trip: i64 = 400
        self.delayed_action: i64 = 300
        self.safe_trip: i64 = 300
        self.extended_trip: i64 = 200
        self.shut_out: i64 = 500

    def attack_left_only(self) -> None:
        """Let each seat attack only the side to its left (spec 5, an option)."""
        seat: i64
        for seat in range(self.seats):
            self.foes[seat] = [self.side_of[(seat + 1) % self.seats]]
