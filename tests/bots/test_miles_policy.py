"""The policy of 1000 Miles on the simulator: legal, blind to hidden cards, and the same at every asking."""

from __future__ import annotations

from random import Random

from hypothesis import given

from miles.strategies import SEED, Agreed, any_rules
from thousand.bots.miles_explain import CODES
from thousand.bots.miles_policy import Policy
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import sim_rules
from thousand.miles.sim_moves import LET_GO
from thousand.miles.sim_random import random_move
from thousand.miles.sim_state import NOBODY, OVER


def dealt(agreed: Agreed, seed: int) -> Sim:
    sim = Sim(sim_rules(agreed.rules, agreed.seats))
    sim.seed(seed)
    sim.deal(seed % agreed.seats)
    return sim


def knowing(agreed: Agreed, sim: Sim) -> Policy:
    """A policy that knows the match."""
    policy = Policy(sim.rules)
    policy.target = agreed.rules.match_points or 0
    return policy


def hidden_anew(sim: Sim, seat: int, chance: Random) -> Sim:
    """The same hand to a seat, all that it cannot see shuffled; nobody else holds an answer in it."""
    other = sim.clone()
    hidden = sim.pile[: sim.left]
    for held in (hand for at, hand in enumerate(sim.hands) if at != seat):
        hidden += held
    chance.shuffle(hidden)
    for at, hand in enumerate(sim.hands):
        if at != seat:
            other.hands[at] = [hidden.pop() for _ in hand]
    other.pile = hidden
    if sim.holder != seat:
        other.holder = NOBODY
    return other


@given(agreed=any_rules(), seed=SEED)
def test_it_only_makes_legal_moves(agreed: Agreed, seed: int) -> None:
    """Spec 3 to 7: the policy against random play, so that it sees positions it would not come to."""
    sim = dealt(agreed, seed % 2**62)
    policy = knowing(agreed, sim)
    found: list[int] = []
    while sim.phase != OVER:
        seat = sim.to_act()
        move = policy.choose(sim)
        sim.legal_moves(seat, found)
        assert move in found
        assert move != LET_GO
        assert 0 <= policy.why < len(CODES)
        sim.apply(random_move(sim) if seat % 2 else move)


@given(agreed=any_rules(), seed=SEED)
def test_hidden_cards_do_not_sway_it(agreed: Agreed, seed: int) -> None:
    """Two worlds that differ only in what the seat cannot see: the same move for the same reason."""
    sim = dealt(agreed, seed % 2**62)
    policy = knowing(agreed, sim)
    chance = Random(seed)
    while sim.phase != OVER:
        seat = sim.to_act()
        if chance.random() < 0.2:
            other = hidden_anew(sim, seat, chance)
            if other.to_act() == seat:
                told = policy.choose(other), policy.why
                assert (policy.choose(sim), policy.why) == told
        sim.apply(policy.choose(sim))
