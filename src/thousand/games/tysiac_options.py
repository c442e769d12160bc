"""The options of Tysiąc, in the order in which they are offered (spec "Deal" to "Scoring a deal")."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from functools import cache

import msgspec

from thousand.games.options import (
    LENGTH,
    MATCH_POINTS,
    NO_TEAMS,
    ONE_ROUND,
    SWITCH,
    TEAMS,
    TO_POINTS,
    Option,
    Value,
)
from thousand.tysiac import rules as tysiac_rules
from thousand.tysiac.rules import (
    BOMBS,
    HARD_CAPS,
    ROUNDINGS,
    STEP,
    Barrel,
    DeclarerScores,
    MustBeat,
    Rules,
)

USUAL_POINTS = 1000
"""The points of a match that was one single deal before."""

When = Callable[[Rules], bool]


@cache
def catalogue(seats: int) -> tuple[Option, ...]:
    """Every option of a match of so many seats; its values are plain data, such as ``"880"`` for a barrel."""
    return (
        Option(
            TEAMS,
            (NO_TEAMS,),
            get=lambda rules: NO_TEAMS,
            put=lambda rules, value: rules,
            when=lambda rules: False,
            of_match=True,
        ),
        Option(LENGTH, (TO_POINTS, ONE_ROUND), get=_length, put=_put_length, of_match=True),
        Option(
            MATCH_POINTS,
            tysiac_rules.MATCH_POINTS,
            get=lambda rules: rules.match_points or USUAL_POINTS,
            put=_put_points,
            when=lambda rules: rules.match_points is not None,
            step=100,
            of_match=True,
        ),
        _field("hard_cap", HARD_CAPS, step=STEP),
        _field("four_nines"),
        _field("raise_after_musik"),
        _field("show_musik", when=lambda rules: seats == 2),
        _field("bombs", tuple(BOMBS), when=lambda rules: seats > 2),
        _field("must_trump"),
        _choice("must_beat", MustBeat),
        _field("marriage_on_first_trick"),
        _choice("declarer_scores", DeclarerScores),
        _field("round_to", ROUNDINGS),
        _choice("barrel", Barrel),
    )


def _always(rules: Rules) -> bool:
    del rules
    return True


def _choice(field: str, kind: type[StrEnum]) -> Option:
    """A field of the rules that is one of an enumeration."""
    return _field(field, tuple(member.value for member in kind), into=lambda value: kind(str(value)))


def _field(
    field: str,
    values: tuple[Value, ...] | range = SWITCH,
    *,
    into: Callable[[Value], object] = lambda value: value,
    when: When = _always,
    step: int = 1,
) -> Option:
    """A field of the rules; on or off, where nothing else is told."""

    def get(rules: Rules) -> Value:
        value: Value = getattr(rules, field)
        return value.value if isinstance(value, StrEnum) else value

    def put(rules: Rules, value: Value) -> Rules:
        return msgspec.structs.replace(rules, **{field: into(value)})

    return Option(field.replace("_", "-"), values, get, put, when, step=step)


def _length(rules: Rules) -> Value:
    return ONE_ROUND if rules.match_points is None else TO_POINTS


def _put_length(rules: Rules, value: Value) -> Rules:
    points = None if value == ONE_ROUND else rules.match_points or USUAL_POINTS
    return msgspec.structs.replace(rules, match_points=points)


def _put_points(rules: Rules, value: Value) -> Rules:
    """One single deal stays one: it has no points to reach."""
    return rules if rules.match_points is None else msgspec.structs.replace(rules, match_points=value)
