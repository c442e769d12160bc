"""The rule set of a match: every option and every score is a value here (spec 2, 7, 8).

A preset is only a named set of values; the engine asks the values, never the preset's name.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from thousand.game import Illegal

MIN_SEATS = 2
MAX_SEATS = 6
HAND_SIZE = 6
FULL_HAND = HAND_SIZE + 1
MAX_200S = 2
LIMIT_SPEED = 50
SHORT_GOAL = 700
LONG_GOAL = 1000
MIN_MATCH_POINTS = 100
MAX_MATCH_POINTS = 100_000


class Goal(StrEnum):
    """How far a hand goes (spec 7)."""

    THOUSAND = "1000"
    SEVEN_HUNDRED = "700"
    EXTENSION = "700-extension"


class FirstDealer(StrEnum):
    """Who deals hand 1 (spec 2): the seat on the host's right, or one drawn from the seed."""

    BEFORE_HOST = "before-host"
    DRAWN = "drawn"


class ShutOut(StrEnum):
    """When the shut-out is paid (spec 8).

    ``EACH`` once for each opposing side that laid no distance card; ``ALL`` once, where every
    opposing side has 0 miles.
    """

    EACH = "each"
    ALL = "all"


class Tie(StrEnum):
    """What a tie at the top of a match means (spec 8): another hand, or a shared victory."""

    PLAY_ON = "play-on"
    SHARED = "shared"


class ScoreTable(msgspec.Struct, frozen=True):
    """Points of each item of the sheet (spec 8); an item worth 0 is not played for."""

    mile: int = 1
    safety: int = 100
    all_safeties: int = 300
    coup_fourre: int = 300
    trip: int = 400
    delayed_action: int = 300
    safe_trip: int = 300
    extension: int = 200
    shut_out: int = 500


class Rules(msgspec.Struct, frozen=True):
    """Every option of a match. ``match_points`` None means one single hand."""

    name: str
    thin_hazards: bool
    goal: Goal
    first_dealer: FirstDealer
    end_when_a_seat_is_out: bool
    scores: ScoreTable
    all_safeties_for_winner_only: bool
    shut_out: ShutOut
    tie: Tie = Tie.PLAY_ON
    match_points: int | None = 5000


def classic(seats: int) -> Rules:
    """The printed French and American game for ``seats`` players, each for themselves."""
    return Rules(
        name="classic",
        thin_hazards=seats <= 3,
        goal=Goal.EXTENSION,
        first_dealer=FirstDealer.DRAWN,
        end_when_a_seat_is_out=False,
        scores=ScoreTable(),
        all_safeties_for_winner_only=False,
        shut_out=ShutOut.EACH,
    )


def playroom(seats: int) -> Rules:
    """The rules of the accessible online game room; the same for any number of ``seats``."""
    del seats
    return Rules(
        name="playroom",
        thin_hazards=False,
        goal=Goal.THOUSAND,
        first_dealer=FirstDealer.BEFORE_HOST,
        end_when_a_seat_is_out=True,
        scores=ScoreTable(trip=300, safe_trip=0, extension=0),
        all_safeties_for_winner_only=True,
        shut_out=ShutOut.ALL,
    )


PRESETS = {"playroom": playroom, "classic": classic}
"""The rule sets by name, the house's default first."""


def check(rules: Rules, seats: int) -> None:
    """Raise :class:`Illegal` where ``rules`` cannot be played by ``seats`` (spec 2, 8)."""
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise Illegal("seats-range", low=MIN_SEATS, high=MAX_SEATS, seats=seats)
    points = rules.match_points
    if points is not None and not MIN_MATCH_POINTS <= points <= MAX_MATCH_POINTS:
        raise Illegal("match-points-range", low=MIN_MATCH_POINTS, high=MAX_MATCH_POINTS)
