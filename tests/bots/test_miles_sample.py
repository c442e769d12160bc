"""The hidden cards made up for a search of 1000 Miles are as they may lie, by all that a seat has seen."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from hypothesis import given

from miles.strategies import SEED, Agreed, any_rules
from miles.table import plain, table
from thousand import miles
from thousand.bots.miles_habits import CAREFUL, Habits
from thousand.bots.miles_player import Player
from thousand.bots.miles_sample import NEVER, Sampler
from thousand.bots.miles_seat import silences, sit
from thousand.miles.cards import Card
from thousand.miles.rules import classic
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import NUMBER_OF, sim_rules
from thousand.miles.sim_random import random_move
from thousand.miles.sim_rules import (
    DRIVING_ACE,
    EXTRA_TANK,
    FIRST_SAFETY,
    PUNCTURE_PROOF,
    REPAIRS,
    RIGHT_OF_WAY,
    STOP,
)
from thousand.miles.sim_state import OVER
from thousand.miles.view import View

from .positions import seen

SAMPLES = 3000


def cards_whole(sim: Sim) -> Counter[int]:
    """Every card wherever it lies: made up or open."""
    whole = Counter(sim.pile[: sim.left])
    for hand in sim.hands:
        whole.update(hand)
    whole.update({card: count for card, count in enumerate(sim.open_cards) if count})
    return whole


@given(agreed=any_rules(), seed=SEED)
def test_every_sample_is_consistent(agreed: Agreed, seed: int) -> None:
    """The deck is whole, everybody holds as many cards as before, and the own hand is untouched."""
    sim = Sim(sim_rules(agreed.rules, agreed.seats))
    sim.seed(seed % 2**62)
    sim.deal(0)
    deck, never = Counter(sim.rules.deck), [NEVER] * (4 * sim.rules.sides)
    asked = 0
    while sim.phase != OVER:
        asked += 1
        if asked % 29 == 0:
            seat = sim.to_act()
            world = sim.clone()
            Sampler(Player(sim.rules), sim, seat, never).hide(world, False)
            assert cards_whole(world) == deck
            assert [len(hand) for hand in world.hands] == [len(hand) for hand in sim.hands]
            assert (world.left, world.hands[seat]) == (sim.left, sim.hands[seat])
        sim.apply(random_move(sim))


def sampled(view: View, *, hasty: bool = False) -> list[Sim]:
    """Many hands made up for the view's seat, with hasty rivals or with careful ones."""
    sim = sit(view)
    sim.seed(7)
    sampler = Sampler(Player(sim.rules), sim, 0, silences(view))
    worlds = []
    for _ in range(SAMPLES):
        sampler.hide(sim, hasty)
        worlds.append(sim.clone())
    return worlds


def share(worlds: list[Sim], seat: int, card: int) -> float:
    return sum(card in world.hands[seat] for world in worlds) / len(worlds)


def near(chance: float) -> object:
    """Within four standard errors of so many samples."""
    return pytest.approx(chance, abs=4 * (chance * (1 - chance) / SAMPLES) ** 0.5)


def at(left: int, *others: str, **position: object) -> View:
    """A hand in which so many cards are left of the whole deck."""
    return seen("25 100", *others, left=left, **position)  # type: ignore[arg-type]


def draws(view: View, habits: Habits = CAREFUL) -> float:
    """The draws that may have brought side 1 a safety, by what such players hold."""
    return habits.draws(sit(view), 1) / 100


@pytest.mark.parametrize("left", [80, 40, 10])
def test_an_unseen_safety_is_held_as_if_the_last_few_draws_alone_had_brought_it(left: int) -> None:
    """Draws / (draws + left): before them it would have been laid, and be seen."""
    view = at(left)
    assert draws(view) < (106 - left) // 2
    worlds = sampled(view)
    for safety in (DRIVING_ACE, EXTRA_TANK, PUNCTURE_PROOF, RIGHT_OF_WAY):
        assert share(worlds, 1, safety) == near(draws(view) / (draws(view) + left))


def test_nobody_holds_more_than_was_drawn() -> None:
    """Each of two seats has been dealt six of the 106 cards."""
    assert draws(at(94)) > 6
    assert share(sampled(at(94)), 1, EXTRA_TANK) == near(6 / (6 + 94))


def test_two_rivals_share_them() -> None:
    view = at(40, "25 " * 6, "25 " * 6)
    worlds = sampled(view)
    for seat in (1, 2):
        assert share(worlds, seat, EXTRA_TANK) == near(draws(view) / (2 * draws(view) + 40))


def test_hasty_rivals_keep_no_safety_while_they_stand() -> None:
    """Careful ones wait for a coup fourré (spec 6)."""
    view = at(40)
    assert share(sampled(view, hasty=True), 1, EXTRA_TANK) < 0.02 < 0.08 < share(sampled(view), 1, EXTRA_TANK)


def test_hasty_rivals_hold_hazards_while_they_roll() -> None:
    """They drive first; a careful one would have laid the Stop."""
    view = at(60, roads=["roll", "roll"])
    assert held(sampled(view), STOP) < 0.1 < 0.2 < held(sampled(view, hasty=True), STOP)


def test_a_partner_is_careful_beside_hasty_rivals() -> None:
    """In teams of two: seat 2 sits with seat 0."""
    view = at(40, "25 " * 6, "25 " * 6, "25 " * 6, rules=classic(4, 2))
    usual, hasty = sampled(view), sampled(view, hasty=True)
    assert share(hasty, 2, EXTRA_TANK) > 0.08
    assert share(hasty, 1, EXTRA_TANK) < 0.02 < share(usual, 1, EXTRA_TANK)


def test_a_seat_without_cards_holds_nothing() -> None:
    worlds = sampled(at(40, "", "25 " * 6))
    assert all(world.hands[1] == [] for world in worlds)


def test_who_let_a_hazard_stand_has_not_drawn_its_answer_since() -> None:
    """Spec 6: side 1 left a Flat tire unanswered and ended it; so only a few draws can have brought it."""
    view = at(40, roads=["", "roll flat-tire spare-tire roll"])
    assert silences(view)[4:] == [NEVER, NEVER, 2 + 2 * 2, NEVER]
    worlds = sampled(view)
    assert share(worlds, 1, PUNCTURE_PROOF) == near(6 / 46)
    assert share(worlds, 1, EXTRA_TANK) == near(draws(view) / (draws(view) + 40))


def test_a_hazard_that_may_yet_be_answered_tells_nothing() -> None:
    """Spec 6: its window is open."""
    game = table("stop 25", "25 25", "25 25", roads=["", "roll"], pile="25 25 25 25")
    game.play("0 draw; 0 play stop on 2")
    assert silences(miles.view(game.match, 0)) == [NEVER] * 12
    game.play("1 draw; 1 discard 25")
    assert silences(miles.view(game.match, 0))[4:8] == [NEVER, NEVER, NEVER, 2]


def test_after_a_reshuffle_every_unseen_safety_is_held() -> None:
    """Spec 9: the pile is made of discards, and nobody throws a safety away."""
    view = msgspec.structs.replace(at(40, rules=plain(2, reshuffle=True)), reshuffles=1)
    for world in sampled(view):
        assert not any(card >= FIRST_SAFETY for card in world.pile[: world.left])


def held(worlds: list[Sim], card: int) -> float:
    """How many of a card seat 1 holds, on average."""
    return sum(world.hands[1].count(card) for world in worlds) / len(worlds)


def test_a_remedy_that_is_needed_is_hardly_held() -> None:
    """Who stands with an Accident had a turn to end it; who does not keeps Repairs for later."""
    needed = sampled(at(60, roads=["", "roll 100 accident"]))
    kept = sampled(at(60, roads=["", "roll 100"]))
    assert held(needed, REPAIRS) < 0.05 < 0.3 < held(kept, REPAIRS)


def test_a_hazard_that_could_have_been_laid_is_hardly_held() -> None:
    """The own side rolls: a Stop would have been played. While it stands, Stops wait."""
    assert held(sampled(at(60, roads=["roll"])), STOP) < 0.1 < held(sampled(at(60, roads=[""])), STOP)


def test_equal_chance_makes_up_equal_hands() -> None:
    view = at(40)
    first, second = sampled(view), sampled(view)
    assert [world.hands for world in first] == [world.hands for world in second]
    assert first[0].hands != first[1].hands


def test_what_lies_open_is_not_made_up() -> None:
    view = at(40, roads=["roll", "driving-ace"], discards="stop " * 5)
    for world in sampled(view)[:200]:
        hidden = world.pile + world.hands[1]
        assert NUMBER_OF[Card.DRIVING_ACE] not in hidden
        assert STOP not in hidden
