"""Spec 6 and 11: two matches that differ only in cards hidden from a viewer look and sound the same.

A match is played; then the same moves are made in another world, where all cards that the viewer has not
seen by then - the draw pile, and what the others, team-mates included, still hold - are dealt another way
round. Move for move the viewer's view and the events as it perceives them have to be equal. For a
spectator everybody's cards are hidden.

What is rightly revealed, and is the same in both worlds because the moves are:

- a card, by being played or discarded (a discard lies open), and the cards of one's own hand;
- that a safety was held when its hazard fell, by the coup fourré itself, and by nothing before it: the
  offer, who holds the answer and may act out of turn, and who is waited for are hidden, and the hand goes
  on (a window stays open, a hand ends or does not) as if anybody might hold it;
- which cards are in a new draw pile (they lay open as discards), but not their order;
- how many cards everybody holds, who has drawn, and how many are left;
- at a hand's end its seed, and with it everything.
"""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thousand import miles
from thousand.miles import events as ev

from .random_play import Mood, Stack
from .strategies import MOOD, SEED, STACK, Agreed, any_rules, some_rules
from .table import plain
from .worlds import other_world, play_on


@settings(max_examples=settings().max_examples * 2)
@given(any_rules(), SEED, MOOD, STACK, st.integers(0, 150), st.data())
def test_worlds_that_differ_in_hidden_cards_look_and_sound_the_same(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack, steps: int, data: st.DataObject
) -> None:
    viewer = data.draw(st.none() | st.integers(0, agreed.seats - 1), label="viewer")
    world, ledger, moves = play_on(agreed, seed, mood, stack, steps)
    other = other_world(world, ledger, moves, viewer, Random(seed))
    for here, there in zip(world.perceived(viewer), other.perceived(viewer), strict=True):
        assert here == there


@pytest.mark.parametrize("viewers", ["seats", "spectators"])
def test_so_they_do_at_the_end_of_the_cards(viewers: str) -> None:
    """Where few cards are left a hand may end, or wait for an answer that perhaps nobody holds."""
    for seed in range(min(4 * settings().max_examples, 5000)):
        chance = Random(seed)
        agreed = some_rules(chance)
        viewer = chance.randrange(agreed.seats) if viewers == "seats" else None
        world, ledger, moves = play_on(agreed, seed, Mood.FIGHTER, Stack.SCANT, 60)
        other = other_world(world, ledger, moves, viewer, chance)
        assert list(world.perceived(viewer)) == list(other.perceived(viewer))


@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_the_other_world_is_another_one_and_who_holds_the_cards_sees_it(viewer: int | None) -> None:
    """Else the property would hold of nothing: others' cards differ, those of a team-mate too."""
    agreed = Agreed(plain(4, team_size=2), 4)
    world, ledger, moves = play_on(agreed, 1, Mood.KEEN, Stack.SHUFFLED, 30)
    other = other_world(world, ledger, moves, viewer, Random(1))
    for seat in range(4):
        here, there = world.matches[-1].hand.held[seat], other.matches[-1].hand.held[seat]
        assert (here == there) == (seat == viewer)
        assert (list(world.perceived(seat)) == list(other.perceived(seat))) == (seat == viewer)


def test_another_world_may_be_one_where_a_coup_is_possible() -> None:
    """The property meets what it is about: the answer held in one world and not in the other."""
    differ = 0
    for seed in range(60):
        agreed = Agreed(plain(3, stacking=True), 3)
        world, ledger, moves = play_on(agreed, seed, Mood.FIGHTER, Stack.WAR, 12)
        other = other_world(world, ledger, moves, None, Random(seed))
        for here, there in zip(world.events, other.events, strict=True):
            offered = [any(isinstance(event, ev.CoupFourreOffered) for event in e) for e in (here, there)]
            differ += offered[0] != offered[1]
        for match, same in zip(world.matches, other.matches, strict=True):
            assert miles.view(match, None) == miles.view(same, None)
    assert differ >= 10
