"""What a hand's end is worth to a side: its chance to win the match, in millionths (spec 8).

Between two sides, the chance follows from the points that each still lacks to the match's end:
:data:`CHANCES`, worked out by benchmarks/equity.py from hands of the policy against itself, by the classic
rules for two. It is one half of a square table (a side's chance is what the other's leaves), at every
:data:`GRID` points lacked, read between its entries in proportion. Where more is lacked than it has room for,
both are scaled down; where a hand of other rules pays more or less, by what it pays.

Among several sides each has its chances against the others one by one, multiplied, and all are made to add up
to one. In a match of one hand the points decide; the difference counts a little, as it does to a player.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thousand.miles.sim import Sim
from thousand.miles.sim_rules import SimRules
from thousand.miles.sim_score import points

if TYPE_CHECKING:
    from mypy_extensions import i64

CERTAIN: Final = 1_000_000
GRID: Final = 250
_NODES: Final = 21
_MOST: Final = GRID * (_NODES - 1)
_SHARE: Final = 10_000
"""What a certain win is in :data:`CHANCES`."""

_TYPICAL: Final = 1450
"""What a hand of the classic rules for two pays at its goal: miles, trip, a few safeties and coups."""

_POINT: Final = 20
"""What a point more is worth in a match of one hand, beside the win."""

# fmt: off
CHANCES: Final[list[i64]] = [
    5000,
    4830, 5000,
    4437, 4781, 5000,
    3715, 4315, 4782, 5000,
    2967, 3570, 4316, 4781, 5000,
    2341, 2858, 3527, 4150, 4447, 5000,
    1832, 2284, 2953, 3722, 4104, 4635, 5000,
    1215, 1681, 2231, 3018, 3473, 4010, 4395, 5000,
    836, 1323, 1784, 2521, 2983, 3511, 3892, 4463, 5000,
    553, 998, 1384, 2053, 2514, 3025, 3404, 3939, 4456, 5000,
    368, 807, 1164, 1766, 2203, 2675, 3039, 3530, 4016, 4552, 5000,
    251, 643, 960, 1490, 1894, 2329, 2680, 3131, 3577, 4089, 4528, 5000,
    194, 535, 812, 1269, 1637, 2041, 2387, 2815, 3233, 3722, 4148, 4612, 5000,
    150, 429, 667, 1056, 1381, 1745, 2072, 2473, 2866, 3330, 3742, 4195, 4579, 5000,
    116, 339, 541, 878, 1176, 1515, 1827, 2205, 2574, 3010, 3405, 3846, 4225, 4645, 5000,
    88, 261, 425, 706, 968, 1273, 1563, 1913, 2257, 2664, 3038, 3462, 3830, 4244, 4599, 5000,
    65, 201, 338, 582, 820, 1100, 1368, 1690, 2009, 2388, 2741, 3149, 3507, 3913, 4263, 4659, 5000,
    47, 150, 262, 467, 675, 926, 1168, 1458, 1748, 2097, 2425, 2810, 3154, 3548, 3892, 4282, 4622, 5000,
    33, 116, 211, 389, 574, 799, 1018, 1282, 1547, 1871, 2178, 2543, 2872, 3250, 3585, 3965, 4300, 4674,
    5000,
    23, 88, 167, 316, 476, 671, 865, 1100, 1339, 1635, 1918, 2260, 2572, 2932, 3255, 3622, 3950, 4318, 4643,
    5000,
    16, 70, 137, 263, 402, 574, 749, 963, 1181, 1454, 1717, 2036, 2330, 2672, 2982, 3336, 3655, 4015, 4335,
    4689, 5000,
]
# fmt: on


class Equity:
    """A table's match, seen by ``side``: points before this hand ``totals``, ``target`` (0: one hand)."""

    def __init__(self, rules: SimRules, totals: list[i64], target: i64, side: i64) -> None:
        self.side: i64 = side
        self.sides: i64 = rules.sides
        self.totals: list[i64] = totals
        self.target: i64 = target
        self.hand_pays: i64 = rules.goal * rules.mile + rules.trip + rules.safety * 2 + rules.coup_fourre // 2
        self.table: list[i64] = _square()

    def of_hand(self, sim: Sim) -> i64:
        """The side's chance after a hand that is over."""
        totals: list[i64] = [0] * self.sides
        side: i64
        for side in range(self.sides):
            totals[side] = self.totals[side] + points(sim, side)
        return self.of(totals)

    def of_points(self, more: i64) -> i64:
        """What so many points more are worth to the side as the match stands."""
        totals = self.totals.copy()
        before = self.of(totals)
        totals[self.side] += more
        return self.of(totals) - before

    def of(self, totals: list[i64]) -> i64:
        """The side's chance at these totals, between two hands."""
        ours = totals[self.side]
        best = ours
        rival: i64 = -1
        side: i64
        for side in range(self.sides):
            if totals[side] > best:
                best = totals[side]
            if side != self.side and totals[side] > rival:
                rival = totals[side]
        if self.target == 0:
            return _in_one_hand(ours - rival)
        if best >= self.target:
            if ours == best:
                return CERTAIN // 2 if ours == rival else CERTAIN
            return 0
        if self.sides == 2:
            return self._against(ours, rival)
        return self._among(totals)

    def _among(self, totals: list[i64]) -> i64:
        ours: i64 = 0
        everyone: i64 = 0
        side: i64
        other: i64
        for side in range(self.sides):
            chance: i64 = CERTAIN
            for other in range(self.sides):
                if other != side:
                    chance = chance * self._against(totals[side], totals[other]) // CERTAIN
            everyone += chance
            if side == self.side:
                ours = chance
        return ours * CERTAIN // everyone if everyone else CERTAIN // self.sides

    def _against(self, ours: i64, theirs: i64) -> i64:
        """The chance of one total against one other."""
        lacks = (self.target - ours) * _TYPICAL // self.hand_pays
        they_lack = (self.target - theirs) * _TYPICAL // self.hand_pays
        most = lacks if lacks > they_lack else they_lack
        if most >= _MOST:
            lacks = lacks * (_MOST - 1) // most
            they_lack = they_lack * (_MOST - 1) // most
        row = lacks // GRID
        column = they_lack // GRID
        down = lacks - row * GRID
        along = they_lack - column * GRID
        at = row * _NODES + column
        table = self.table
        above = table[at] * (GRID - along) + table[at + 1] * along
        below = table[at + _NODES] * (GRID - along) + table[at + _NODES + 1] * along
        return (above * (GRID - down) + below * down) * (CERTAIN // _SHARE) // (GRID * GRID)


def _in_one_hand(ahead: i64) -> i64:
    if ahead > 5000:
        ahead = 5000
    if ahead < -5000:
        ahead = -5000
    worth = CERTAIN // 2 + _POINT * ahead
    if ahead > 0:
        return worth + CERTAIN // 3
    return worth - CERTAIN // 3 if ahead < 0 else worth


_SQUARE: Final[list[i64]] = []


def _square() -> list[i64]:
    """The whole table, made at the first use."""
    if not _SQUARE:
        row: i64
        column: i64
        for row in range(_NODES):
            for column in range(_NODES):
                if column <= row:
                    _SQUARE.append(CHANCES[row * (row + 1) // 2 + column])
                else:
                    _SQUARE.append(_SHARE - CHANCES[column * (column + 1) // 2 + row])
    return _SQUARE
