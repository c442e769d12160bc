"""The rule set of a match: every option is a value here, under its name in the specification."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from thousand.game import Illegal

MIN_SEATS = 2
MAX_SEATS = 4
OPENING = 100
"""The bid that the seat left of the dealer must open with."""

STEP = 10
"""A bid is a multiple of this."""

CAP_WITHOUT_MARRIAGE = 120
HARD_CAPS = range(120, 401, STEP)
"""What the highest bid of all may be agreed to be; no hand is ever worth more."""

HOUSE_CAPS = {2: 360, 3: 300, 4: 300}
BOMBS = range(3)
BOMB_POINTS = 60
ROUNDINGS = (5, 10)
MATCH_POINTS = range(100, 10_001)


class MustBeat(StrEnum):
    """What must be beaten where it can be: nothing, cards of the suit led, and trumps when trumping."""

    NONE = "none"
    SUIT = "suit"
    SUIT_AND_TRUMP = "suit-and-trump"


class DeclarerScores(StrEnum):
    """What a contract that was made is worth: itself, or the points taken, rounded."""

    CONTRACT = "contract"
    POINTS = "points"


class Barrel(StrEnum):
    """The total from which a seat gains only as the declarer."""

    OFF = "off"
    AT_800 = "800"
    AT_880 = "880"
    AT_900 = "900"

    @property
    def total(self) -> int | None:
        """The total itself, or None where there is no barrel."""
        return None if self is Barrel.OFF else int(self.value)


class Rules(msgspec.Struct, frozen=True):
    """Every option of a match.

    ``name`` is the preset that the values began as, or a name of the host's own. ``hard_cap`` is the
    highest bid that any hand allows. ``show_musik`` counts with two seats, ``bombs`` with three or
    four. ``match_points`` None means one single deal.
    """

    name: str
    hard_cap: int
    four_nines: bool = False
    raise_after_musik: bool = False
    show_musik: bool = False
    bombs: int = 1
    must_trump: bool = True
    must_beat: MustBeat = MustBeat.NONE
    marriage_on_first_trick: bool = True
    declarer_scores: DeclarerScores = DeclarerScores.CONTRACT
    round_to: int = 5
    barrel: Barrel = Barrel.AT_800
    match_points: int | None = 1000


def house(seats: int, team_size: int = 1) -> Rules:
    """The rules of the house for ``seats`` players; there are no teams."""
    del team_size
    return Rules(name="house", hard_cap=HOUSE_CAPS[seats])


PRESETS = {"house": house}
"""The rule sets by name, the house's default first."""


def check(rules: Rules, seats: int) -> None:
    """Raise :class:`Illegal` where ``rules`` cannot be played by ``seats``."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise Illegal("seats-range", low=MIN_SEATS, high=MAX_SEATS, seats=seats)
    if rules.match_points is not None:
        _check_range("match-points", rules.match_points, MATCH_POINTS)
    _check_range("hard-cap", rules.hard_cap, HARD_CAPS, step=STEP)
    _check_range("bombs", rules.bombs, BOMBS)
    if rules.round_to not in ROUNDINGS:
        raise Illegal("round-to-unknown", known=", ".join(map(str, ROUNDINGS)))


def _check_range(what: str, value: int, allowed: range, **params: int) -> None:
    if value not in allowed:
        raise Illegal(f"{what}-range", low=allowed[0], high=allowed[-1], **params)
