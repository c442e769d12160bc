"""The rule set of a match: every option and every score is a value here (spec 2, 6, 7, 8, 9).

A preset is only a named set of values; the engine asks the values, never the preset's name.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from thousand.game import Illegal
from thousand.miles.cards import Card, deck

MIN_SEATS = 2
MAX_SEATS = 9
MAX_SEATS_WITHOUT_RESHUFFLE = 6
HAND_SIZE = 6
FULL_HAND = HAND_SIZE + 1
MAX_200S = 2
LIMIT_SPEED = 50
SHORT_GOAL = 700
LONG_GOAL = 1000
MATCH_POINTS = range(100, 100_001)
WRONG_WAY_CARDS = range(1, 13)
"""How many Wrong way cards, and how many of its remedy, a table may agree on."""

POINTS = range(5001)
"""What an item of the score table may be worth; a mile at least 1, or a match might never end."""

TEAMS: tuple[tuple[int, int], ...] = ((2, 2), (2, 3), (3, 2), (2, 4), (4, 2), (3, 3))
"""The team layouts, as (teams, seats of each) (spec 2)."""


class Goal(StrEnum):
    """How far a hand goes (spec 7)."""

    THOUSAND = "1000"
    SEVEN_HUNDRED = "700"
    EXTENSION = "700-extension"


class FirstDealer(StrEnum):
    """Who deals hand 1 (spec 2): the seat on the host's right, or one drawn from the seed."""

    BEFORE_HOST = "before-host"
    DRAWN = "drawn"


class DirtyTrickWindow(StrEnum):
    """What closes the window of a coup fourré (spec 6): any play or discard, or the next draw already."""

    UNTIL_NEXT_PLAY = "until-next-play"
    BEFORE_DRAW = "before-draw"


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
    """Every option of a match.

    ``name`` is the preset that the values began as, or a name of the host's own. ``team_size`` is how
    many seats share a side (1: everybody for themselves). ``wrong_way_cards`` and
    ``end_of_wrong_way_cards`` count where ``wrong_way`` is on, ``extension_forfeit`` where the goal has
    an extension. ``match_points`` None means one single hand.
    """

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
    team_size: int = 1
    reshuffle: bool = False
    stacking: bool = False
    wrong_way: bool = False
    wrong_way_cards: int = 4
    end_of_wrong_way_cards: int = 6
    left_target_only: bool = False
    opening_coup: bool = False
    dirty_trick_window: DirtyTrickWindow = DirtyTrickWindow.UNTIL_NEXT_PLAY
    extension_forfeit: bool = False


def classic(seats: int, team_size: int = 1) -> Rules:
    """The printed French and American game for ``seats`` players in teams of ``team_size``."""
    partnership = (seats, team_size) == (4, 2)
    return Rules(
        name="classic",
        thin_hazards=seats <= 3,
        goal=Goal.THOUSAND if partnership else Goal.EXTENSION,
        first_dealer=FirstDealer.DRAWN,
        end_when_a_seat_is_out=False,
        scores=ScoreTable(),
        all_safeties_for_winner_only=False,
        shut_out=ShutOut.EACH,
        team_size=team_size,
    )


def playroom(seats: int, team_size: int = 1) -> Rules:
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
        team_size=team_size,
        reshuffle=True,
        stacking=True,
        wrong_way=True,
    )


PRESETS = {"playroom": playroom, "classic": classic}
"""The rule sets by name, the house's default first."""


def team_sizes(seats: int) -> tuple[int, ...]:
    """The sizes of a side that ``seats`` players can choose from; 1, everybody for themselves, first.

    >>> team_sizes(6)
    (1, 3, 2)
    """
    return (1, *(size for teams, size in TEAMS if teams * size == seats))


def sides_of(seats: int, team_size: int) -> tuple[tuple[int, ...], ...]:
    """The seats of each side; those of a team are spread evenly, so that teams alternate (spec 2).

    >>> sides_of(6, 2)
    ((0, 3), (1, 4), (2, 5))
    """
    sides = seats // team_size
    return tuple(tuple(range(side, seats, sides)) for side in range(sides))


def deck_of(rules: Rules) -> tuple[Card, ...]:
    """Every card that is played with, in a fixed order (spec 1, 9)."""
    if not rules.wrong_way:
        return deck(thin_hazards=rules.thin_hazards)
    return deck(
        thin_hazards=rules.thin_hazards,
        wrong_way=rules.wrong_way_cards,
        end_of_wrong_way=rules.end_of_wrong_way_cards,
    )


def check(rules: Rules, seats: int) -> None:
    """Raise :class:`Illegal` where ``rules`` cannot be played by ``seats`` (spec 2, 8, 9)."""
    _check_seats(rules, seats)
    if rules.match_points is not None:
        _check_range("match-points", rules.match_points, MATCH_POINTS)
    if rules.wrong_way:
        _check_range("wrong-way-cards", rules.wrong_way_cards, WRONG_WAY_CARDS)
        _check_range("end-of-wrong-way-cards", rules.end_of_wrong_way_cards, WRONG_WAY_CARDS)
    for item, points in msgspec.structs.asdict(rules.scores).items():
        _check_range("score", points, range(item == "mile", POINTS.stop), item=item)


def _check_seats(rules: Rules, seats: int) -> None:
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise Illegal("seats-range", low=MIN_SEATS, high=MAX_SEATS, seats=seats)
    if rules.team_size not in team_sizes(seats):
        raise Illegal("no-such-teams", seats=seats, size=rules.team_size)
    if rules.team_size == 1 and seats > MAX_SEATS_WITHOUT_RESHUFFLE and not rules.reshuffle:
        raise Illegal("reshuffle-needed", seats=seats, high=MAX_SEATS_WITHOUT_RESHUFFLE)


def _check_range(what: str, value: int, allowed: range, **params: str) -> None:
    if value not in allowed:
        raise Illegal(f"{what}-range", low=allowed.start, high=allowed.stop - 1, **params)
