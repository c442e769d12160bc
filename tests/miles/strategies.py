"""Everything that a table may agree on: for hypothesis, and drawn from a plain ``Random``."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import StrEnum
from random import Random
from typing import Any, NamedTuple

import msgspec
from hypothesis import strategies as st

from thousand.miles.rules import (
    MAX_SEATS,
    MAX_SEATS_WITHOUT_RESHUFFLE,
    MIN_SEATS,
    PRESETS,
    DirtyTrickWindow,
    FirstDealer,
    Goal,
    Rules,
    ScoreTable,
    ShutOut,
    Tie,
    team_sizes,
)

from .random_play import Mood, Stack

ONE_HAND = st.none()
SEED = st.integers(0, 2**32)
MOOD = st.sampled_from(Mood)
STACK = st.sampled_from(Stack)

LAYOUTS = [(seats, size) for seats in range(MIN_SEATS, MAX_SEATS + 1) for size in team_sizes(seats)]
"""Every number of seats with every size of team that it allows."""

OPTIONS: dict[str, Sequence[bool | int | str | StrEnum]] = {
    "name": tuple(PRESETS),
    "thin_hazards": (False, True),
    "goal": tuple(Goal),
    "first_dealer": tuple(FirstDealer),
    "end_when_a_seat_is_out": (False, True),
    "all_safeties_for_winner_only": (False, True),
    "shut_out": tuple(ShutOut),
    "tie": tuple(Tie),
    "reshuffle": (False, True),
    "stacking": (False, True),
    "wrong_way": (False, True),
    "wrong_way_cards": range(1, 13),
    "end_of_wrong_way_cards": range(1, 13),
    "left_target_only": (False, True),
    "opening_coup": (False, True),
    "dirty_trick_window": tuple(DirtyTrickWindow),
    "extension_forfeit": (False, True),
}
"""Every option but the seats, the scores and the length of the match, with all the values it may have."""


class Agreed(NamedTuple):
    """Rules and the number of seats that play by them."""

    rules: Rules
    seats: int


def any_scores() -> st.SearchStrategy[ScoreTable]:
    """The usual figures of either preset, or any."""
    figures = {item: st.integers(0, 700) for item in ScoreTable.__struct_fields__}
    figures["mile"] = st.integers(1, 3)
    usual = [preset(4).scores for preset in PRESETS.values()]
    return st.sampled_from(usual) | st.builds(ScoreTable, **figures)


@st.composite
def any_rules(draw: st.DrawFn, *, match_points: st.SearchStrategy[int | None] = ONE_HAND) -> Agreed:
    """Any combination of rule set, seats, teams and options; a single hand unless told otherwise."""

    def choose(values: Sequence[Any]) -> Any:
        return draw(st.sampled_from(values))

    return _agreed(choose, match_points=draw(match_points), scores=draw(any_scores()))


def some_rules(chance: Random) -> Agreed:
    """Any combination again, the same for the same ``Random``; a single hand with the usual figures."""
    return _agreed(chance.choice, match_points=None, scores=ScoreTable())


def _agreed(choose: Callable[[Sequence[Any]], Any], **fixed: Any) -> Agreed:
    seats, team_size = choose(LAYOUTS)
    options: dict[str, Any] = {name: choose(values) for name, values in OPTIONS.items()}
    rules = Rules(team_size=team_size, **options, **fixed)
    if _too_many(rules, seats):
        rules = msgspec.structs.replace(rules, reshuffle=True)
    return Agreed(rules, seats)


def preset_rules() -> st.SearchStrategy[Agreed]:
    """A preset as it comes, for any seats and teams that it allows; a single hand."""

    everybody = [
        Agreed(msgspec.structs.replace(preset(seats, team_size), match_points=None), seats)
        for preset in PRESETS.values()
        for seats, team_size in LAYOUTS
    ]
    return st.sampled_from([agreed for agreed in everybody if not _too_many(*agreed)])


def _too_many(rules: Rules, seats: int) -> bool:
    """Spec 2: more than six for themselves need the reshuffle."""
    return rules.team_size == 1 and seats > MAX_SEATS_WITHOUT_RESHUFFLE and not rules.reshuffle
