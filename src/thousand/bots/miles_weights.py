"""What the policy of 1000 Miles weighs moves by: whole numbers, compared with one another only.

One flat list. At a card's own number stands what it is to lay it: to drive, to attack, to repair. At ``KEEP
+ card`` stands what the first copy of a card in hand is worth keeping, at ``KEEP_SECOND + card`` the second,
at ``KEEP_MORE + card`` each further one. The rest has names of its own. A chance is told in thousandths.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

KEEP: Final = 21
KEEP_SECOND: Final = 42
KEEP_MORE: Final = 63

TRIP: Final = 84
"""What a certain exact finish is worth, while driving."""
TRIP_KEPT: Final = 85
"""What it is worth while discarding."""
NEAR: Final = 86
"""From so many miles before the goal on, an exact finish counts."""
DRAWS: Final = 87
"""A chance to finish counts the cards that so many draws may bring."""
SAFE_TRIP: Final = 88
"""What the first 200 loses, where a trip without one is paid."""
COUP_RISK: Final = 89
"""What an attack loses where the answer is certain to come."""
MAY_FINISH: Final = 90
"""What it is to attack a side that may complete its trip with one card."""
ON_THE_MOVE: Final = 91
"""What it is to attack a side that is getting on."""
PROGRESS: Final = 92
"""What each hundred miles of the target add to an attack."""
SCARCE: Final = 93
"""What each remedy already seen adds to an attack that asks for it."""
SLOW_ALREADY: Final = 94
"""What a Speed limit loses on a target that stands."""
LIMIT_LATE: Final = 95
"""What it loses on a target with at most 200 miles to go."""
END_IN_VAIN: Final = 96
"""What it is to lay End of limit while the best distances in hand are slow ones."""
BANK: Final = 97
"""A safety is laid where fewer hazards that it answers are to be expected in the pile (in thousandths) than
this and what follows allow."""
THREAT: Final = 98
"""How much more the threat of a finish weighs than a coup fourré to come."""
PILE: Final = 99
"""A safety is laid once every seat has no more than so many draws to come."""
SPARE: Final = 100
"""What a remedy is worth keeping that is probably more than enough."""
LIMITED: Final = 101
"""What End of limit is worth keeping under a Speed limit."""
FORCED: Final = 102
"""What one more remedy is worth keeping for the hazard in force."""
COPY_LESS: Final = 103
"""What each further distance of a kind is worth less."""
CRAWL: Final = 104
"""What it is to keep a distance above 50 under a Speed limit, less."""
PER_HAZARD: Final = 105
"""What each hidden hazard adds to keeping the first remedy for it, beyond two of them."""
ROLL_NOW: Final = 106
"""What the first Roll is worth keeping for a side that needs one."""
ON_LIMITED: Final = 107
"""What an attack loses on a target that is under a Speed limit already."""
IDLE: Final = 108
"""What a hazard in hand is worth keeping less for each other hazard in hand."""
BANK_STUCK: Final = 109
"""What it allows more where no other card of the hand can be laid."""
BANK_RIVAL: Final = 110
"""What it allows more for each hundred miles of the rival that is furthest on."""
BANK_OWN: Final = 111
"""What it allows more for each hundred miles of the own side."""
BANK_RIGHT_OF_WAY: Final = 112
"""What it allows more for Right of way."""
BANK_MORE: Final = 113
"""What it allows more for each further safety in hand."""
EXTEND_AT_ALL: Final = 114
"""The extension is called where this and what follows add up to more than 0."""
EXTEND_RIGHT_OF_WAY: Final = 115
"""With Right of way laid or in hand."""
EXTEND_SAFETY: Final = 116
"""For each other safety laid or in hand."""
EXTEND_STANDS: Final = 117
"""Where no rival rolls."""
EXTEND_HAND: Final = 118
"""For each hundred miles in hand, up to what is needed."""
EXTEND_PILE: Final = 119
"""For each ten cards in the pile."""
EXTEND_RIVAL: Final = 120
"""For each hundred miles of the rival that is furthest on."""
EXTEND_SAFE_TRIP: Final = 121
"""Where a safe trip is at stake."""
EXTEND_IN_HAND: Final = 122
"""With the exact rest in hand."""
EXTEND_UNSTOPPED: Final = 123
"""For each ten cards in the pile, with Right of way."""
EXTEND_LATE_STAND: Final = 124
"""For each hundred miles of the furthest rival, where none rolls."""
EXTEND_SHUT_OUT: Final = 125
"""Where a rival is shut out as it stands."""
EXTEND_ROLL: Final = 126
"""With a Roll in hand but no Right of way."""
EXTEND_HAZARD: Final = 127
"""For each hazard in hand."""
EXTEND_RIVAL_SAFETY: Final = 128
"""For each safety that a single rival has laid."""
EXTEND_LIMITED: Final = 129
"""Where a rival is under a Speed limit."""
AMONG_MANY: Final = 130
"""What each hundred miles of the target add to an attack where there are several rivals."""
TOTAL: Final = 131
"""What each thousand points of the target add there."""

WEIGHTS: Final[list[i64]] = [
    # To lay it: distances, hazards, remedies, safeties (which have rules of their own).
    *(19, 44, 76, 115, 162),
    *(151, 151, 151, 73, 160, 150),
    *(87, 87, 87, 84, 105, 123),
    *(0, 0, 0, 0),
    # To keep the first copy, the second, a further one.
    *(5, 20, 20, 38, 61),
    *(57, 57, 57, 57, 57, 56),
    *(63, 63, 63, 45, 91, 62),
    *(1000, 1000, 1000, 1000),
    *(12, 11, 24, 50, 47),
    *(48, 48, 48, 13, 27, 38),
    *(12, 12, 12, -6, 42, 21),
    *(1000, 1000, 1000, 1000),
    *(22, 17, 25, 32, 45),
    *(39, 39, 39, 22, 37, 38),
    *(16, 16, 16, 0, 10, 10),
    *(1000, 1000, 1000, 1000),
    # The rest, in the order of the names.
    *(440, 109, 300, 3, -8, 119),
    *(449, 95, -1, 11, 40, 31),
    *(32, 443, 1, 1, -10, 62),
    *(68, 3, 9, 4, 86, 10),
    *(-28, 616, 365, -3, 43, -6),
    *(-727, 152, 67, 372, 144, 61),
    *(-11, -131, 190, 23, -27, -359),
    *(71, 82, -94, 191, 25, 10),
]
