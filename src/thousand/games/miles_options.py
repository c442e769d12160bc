"""The options of 1000 Miles, in the order in which they are offered (spec 2, 6, 7, 8, 9)."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import cache

import msgspec

from thousand.games.options import (
    LENGTH,
    MATCH_POINTS,
    ONE_ROUND,
    SWITCH,
    TEAMS,
    TO_POINTS,
    Option,
    Value,
    layout,
    team_size,
)
from thousand.miles import rules as miles_rules
from thousand.miles.rules import (
    POINTS,
    WRONG_WAY_CARDS,
    DirtyTrickWindow,
    FirstDealer,
    Goal,
    Rules,
    ScoreTable,
    ShutOut,
    Tie,
    team_sizes,
)

USUAL_POINTS = 5000
"""The points of a match that was one single hand before."""

When = Callable[[Rules], bool]


@cache
def catalogue(seats: int) -> tuple[Option, ...]:
    """Every option of a match of so many seats; its values are plain data, such as ``"700"`` for a goal."""
    sizes = team_sizes(seats)
    return (
        Option(
            TEAMS,
            tuple(layout(seats, size) for size in sizes),
            get=lambda rules: layout(seats, rules.team_size),
            put=lambda rules, value: msgspec.structs.replace(rules, team_size=team_size(str(value))),
            when=lambda rules: len(sizes) > 1,
            of_match=True,
        ),
        Option(LENGTH, (TO_POINTS, ONE_ROUND), get=_length, put=_put_length, of_match=True),
        Option(
            MATCH_POINTS,
            miles_rules.MATCH_POINTS,
            get=lambda rules: rules.match_points or USUAL_POINTS,
            put=_put_points,
            when=lambda rules: rules.match_points is not None,
            step=500,
            of_match=True,
        ),
        _choice("goal", Goal),
        _switch("extension_forfeit", lambda rules: _extends(rules) and rules.scores.extension > 0),
        _switch("reshuffle"),
        _switch("stacking"),
        _switch("wrong_way"),
        _number("wrong_way_cards", WRONG_WAY_CARDS, lambda rules: rules.wrong_way),
        _number("end_of_wrong_way_cards", WRONG_WAY_CARDS, lambda rules: rules.wrong_way),
        _switch("thin_hazards"),
        _switch("left_target_only", lambda rules: seats // rules.team_size > 2),
        _switch("opening_coup"),
        _choice("dirty_trick_window", DirtyTrickWindow),
        _switch("end_when_a_seat_is_out"),
        _choice("first_dealer", FirstDealer),
        _choice("tie", Tie),
        _switch("all_safeties_for_winner_only", lambda rules: rules.scores.all_safeties > 0),
        _choice("shut_out", ShutOut, lambda rules: rules.scores.shut_out > 0),
        *(_score(item) for item in ScoreTable.__struct_fields__),
    )


def _always(rules: Rules) -> bool:
    del rules
    return True


def _extends(rules: Rules) -> bool:
    return rules.goal is Goal.EXTENSION


def _switch(field: str, when: When = _always) -> Option:
    """A field of the rules that is on or off."""
    return _field(field, SWITCH, lambda value: value, when)


def _number(field: str, numbers: range, when: When) -> Option:
    """A field of the rules that is a number."""
    return _field(field, numbers, lambda value: value, when)


def _choice(field: str, kind: type[StrEnum], when: When = _always) -> Option:
    """A field of the rules that is one of an enumeration."""
    return _field(field, tuple(member.value for member in kind), lambda value: kind(str(value)), when)


def _field(
    field: str, values: tuple[Value, ...] | range, into: Callable[[Value], object], when: When
) -> Option:
    def get(rules: Rules) -> Value:
        value: Value = getattr(rules, field)
        return value.value if isinstance(value, StrEnum) else value

    def put(rules: Rules, value: Value) -> Rules:
        return msgspec.structs.replace(rules, **{field: into(value)})

    return Option(_named(field), values, get, put, when)


def _score(item: str) -> Option:
    """An item of the score table (spec 8): a mile is worth something, or a match might never end."""

    def get(rules: Rules) -> int:
        points: int = getattr(rules.scores, item)
        return points

    def put(rules: Rules, value: Value) -> Rules:
        return msgspec.structs.replace(rules, scores=msgspec.structs.replace(rules.scores, **{item: value}))

    mile = item == "mile"
    numbers = range(1, POINTS.stop) if mile else POINTS
    when = _extends if item == "extension" else _always
    return Option(_named(f"points_{item}"), numbers, get, put, when, step=1 if mile else 100)


def _named(field: str) -> str:
    return field.replace("_", "-")


def _length(rules: Rules) -> Value:
    return ONE_ROUND if rules.match_points is None else TO_POINTS


def _put_length(rules: Rules, value: Value) -> Rules:
    points = None if value == ONE_ROUND else rules.match_points or USUAL_POINTS
    return msgspec.structs.replace(rules, match_points=points)


def _put_points(rules: Rules, value: Value) -> Rules:
    """One single hand stays one: it has no points to reach."""
    return rules if rules.match_points is None else msgspec.structs.replace(rules, match_points=value)
