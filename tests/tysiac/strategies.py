"""Everything that a table may agree on, for hypothesis."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from hypothesis import settings
from hypothesis import strategies as st

from thousand.tysiac.rules import (
    BOMBS,
    HARD_CAPS,
    HOUSE_CAPS,
    ROUNDINGS,
    Barrel,
    DeclarerScores,
    MustBeat,
    Rules,
)

from .random_play import Mood, Stack

ONE_DEAL = st.none()
SEED = st.integers(0, 2**32)
MOOD = st.sampled_from(Mood)
STACK = st.sampled_from(Stack)

SWITCH = (False, True)
OPTIONS: dict[str, Sequence[Any]] = {
    "four_nines": SWITCH,
    "raise_after_musik": SWITCH,
    "show_musik": SWITCH,
    "bombs": BOMBS,
    "must_trump": SWITCH,
    "must_beat": tuple(MustBeat),
    "marriage_on_first_trick": SWITCH,
    "declarer_scores": tuple(DeclarerScores),
    "round_to": ROUNDINGS,
    "barrel": tuple(Barrel),
}
"""Every option but the cap and the length of the match, with all the values it may have."""


class Agreed(NamedTuple):
    """Rules and the number of seats that play by them."""

    rules: Rules
    seats: int


@st.composite
def any_rules(draw: st.DrawFn, *, match_points: st.SearchStrategy[int | None] = ONE_DEAL) -> Agreed:
    """Any combination of seats and options; a single deal unless told otherwise."""
    seats = draw(st.integers(2, 4))
    cap = draw(st.just(HOUSE_CAPS[seats]) | st.sampled_from(HARD_CAPS))
    chosen = {name: draw(st.sampled_from(values)) for name, values in OPTIONS.items()}
    return Agreed(Rules("any", cap, match_points=draw(match_points), **chosen), seats)


def examples(share: float) -> settings:
    """So many times the examples that the profile asks for."""
    return settings(max_examples=max(1, round(settings().max_examples * share)))
