"""Two matches that differ only in cards hidden from a viewer look and sound the same (spec "The musik").

Move for move the viewer's view, its legal moves and the events as it perceives them have to be equal. For a
spectator, and for who sits out, everybody's cards are hidden. What is rightly revealed is the same in both
worlds, because the open moves are (see ``worlds``); at a deal's end its seed reveals everything.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.tysiac.rules import house

from .random_play import Mood, Stack
from .strategies import MOOD, SEED, STACK, Agreed, any_rules, examples
from .worlds import other_world, play_on

TRIES = 8


@examples(1)
@given(any_rules(), SEED, MOOD, STACK, st.integers(0, 40), st.data())
def test_worlds_that_differ_in_hidden_cards_look_and_sound_the_same(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack, steps: int, data: st.DataObject
) -> None:
    viewer = data.draw(st.none() | st.integers(0, agreed.seats - 1), label="viewer")
    world, moves = play_on(agreed, seed, mood, stack, steps)
    chance = Random(seed)
    for _ in range(TRIES):
        other = other_world(world, moves, viewer, chance)
        if other is not None:
            for here, there in zip(world.perceived(viewer), other.perceived(viewer), strict=True):
                assert here == there


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("steps", [0, 3, 6, 12])
def test_the_other_world_is_another_one_and_who_holds_the_cards_sees_it(seats: int, steps: int) -> None:
    """Else the property would hold of nothing."""
    found = 0
    for seed in range(40):
        world, moves = play_on(Agreed(house(seats), seats), seed, Mood.KEEN, Stack.SHUFFLED, steps)
        viewer = seed % seats
        other = other_world(world, moves, viewer, Random(seed))
        if other is None or world.matches == other.matches:
            continue
        found += 1
        differ = [seat for seat in range(seats) if list(world.perceived(seat)) != list(other.perceived(seat))]
        assert differ
        assert viewer not in differ
    assert found >= 3
