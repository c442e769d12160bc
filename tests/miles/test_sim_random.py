"""Chance in the simulator: even, the same for the same seed, the same plain and compiled."""

from __future__ import annotations

import subprocess
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from thousand.miles import rules as rule_set
from thousand.miles import sim, sim_random, sim_state
from thousand.miles.moves import NextHand
from thousand.miles.rules import classic, playroom
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import from_view, number_of, sim_rules
from thousand.miles.sim_chance import MULTIPLIER, advance, seeded, shuffle
from thousand.miles.sim_random import random_hand, random_move
from thousand.miles.view import view

from .table import plain, table

ROOT = Path(__file__).parents[2]
FAST = ROOT / ".venv-fast" / "bin" / "python"

HANDS = """
from thousand.miles.rules import PRESETS
from thousand.miles.sim import Sim, compiled
from thousand.miles.sim_bridge import sim_rules
from thousand.miles.sim_random import random_hand
from thousand.miles.sim_score import points

def played(preset, seats, team_size):
    sim = Sim(sim_rules(PRESETS[preset](seats, team_size), seats))
    sim.seed(seats)
    total = 0
    for hand in range(40):
        sim.deal(hand % seats)
        random_hand(sim)
        for side in range(sim.rules.sides):
            total = (total * 31 + points(sim, side)) % 1_000_003
    return total, sim.chance

TABLES = [("classic", 2, 1), ("classic", 4, 2), ("playroom", 2, 1), ("playroom", 3, 1), ("playroom", 6, 3)]
hands = [played(*table) for table in TABLES]
"""

RECORDED = [
    (812361, 5378186486003984869),
    (692091, 5674739864168940070),
    (467183, 4628959749588968835),
    (223336, 3663266244056978569),
    (886445, 5646063435482936709),
]


def test_the_same_seed_plays_the_same_hands_for_ever() -> None:
    known: dict[str, object] = {}
    exec(HANDS, known)
    assert known["hands"] == RECORDED


def same_sources() -> bool:
    """Whether `make fast` was run since the simulator was last changed."""
    command = [FAST, "-P", "-c", "import thousand; print(thousand.__file__)"]
    installed = subprocess.run(
        command, capture_output=True, text=True, check=True, env={}, cwd=ROOT / "tests"
    )
    there = Path(installed.stdout.strip()).parent / "miles"
    here = Path(rule_set.__file__).parent
    return all((there / path.name).read_text() == path.read_text() for path in here.glob("sim*.py"))


@pytest.mark.skipif(not FAST.exists(), reason="nothing is compiled: make fast")
def test_the_compiled_simulator_plays_them_too() -> None:
    if not same_sources():
        pytest.skip("what is compiled is older than the sources: make fast")
    code = f"{HANDS}\nassert compiled()\nprint(hands)"
    told = subprocess.run([FAST, "-P", "-c", code], capture_output=True, text=True, check=True, env={})
    assert told.stdout.strip() == repr(RECORDED)


def test_these_tests_run_the_simulator_that_they_read() -> None:
    assert sim.compiled() == (not sim.__file__.endswith(".py"))
    assert sim_random.__file__.endswith(".py") == sim_state.__file__.endswith(".py") == (not sim.compiled())


def test_chance_stays_within_63_bits_and_does_not_stand_still() -> None:
    for seed in (0, 1, 2**32 - 1, 2**32, 2**62 - 1):
        states = [seeded(seed)]
        for _ in range(1000):
            states.append(advance(states[-1]))
        assert len(set(states)) == len(states)
        assert all(0 < state < MULTIPLIER << 32 for state in states)


def test_neighbouring_seeds_have_nothing_in_common() -> None:
    """Every bit of the first number drawn comes up for about half of the seeds, and changes with the seed."""
    drawn = [seeded(seed) & 0xFFFFFFFF for seed in range(4000)]
    for bit in range(32):
        ones = [number >> bit & 1 for number in drawn]
        assert 1850 < sum(ones) < 2150
        assert 1850 < sum(one != other for one, other in pairwise(ones)) < 2150


@pytest.mark.parametrize("size", [1, 2, 5, 6])
def test_a_shuffle_is_even(size: int) -> None:
    """Every card comes to every place about as often, and so does every pair to the first two."""
    state, rounds = seeded(1), 6000
    places: Counter[tuple[int, int]] = Counter()
    firsts: Counter[tuple[int, ...]] = Counter()
    for _ in range(rounds):
        cards = list(range(size))
        state = shuffle(cards, state)
        assert sorted(cards) == list(range(size))
        places.update(enumerate(cards))
        firsts[tuple(cards[:2])] += 1
    assert len(places) == size * size
    assert all(abs(count - rounds / size) < 250 for count in places.values())
    assert len(firsts) == max(1, size * (size - 1))
    assert all(abs(count - rounds / len(firsts)) < 250 for count in firsts.values())


HELD = {
    "a pair, a hazard and a safety": ("25 25 roll stop right-of-way", "roll 50"),
    "hazards only, one of them twice": ("speed-limit accident accident 200", "roll"),
}


@pytest.mark.parametrize("held", HELD)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_legal_move_is_as_likely(held: str, seats: int) -> None:
    """Spec 3 and 5: each kind of card once, whatever can be done with it, and nothing else."""
    cards, road = HELD[held]
    roads = [road, *["roll"] * (seats - 1)]
    match = table(cards, *["25"] * (seats - 1), roads=roads, rules=plain(seats)).match
    hand = match.hand
    game = from_view(view(match, 0), hand.held, hand.pile[hand.taken :])
    game.seed(5)
    moves: list[int] = []
    game.legal_moves(0, moves)
    found = Counter(random_move(game) for _ in range(600 * len(moves)))
    assert set(found) == set(moves)
    assert all(abs(count - 600) < 100 for count in found.values())


def test_a_deal_gives_six_cards_of_the_whole_deck_to_each() -> None:
    """Spec 1 and 2; and the next deal others."""
    game = Sim(sim_rules(classic(3), 3))
    deals = []
    for first in (2, 0):
        game.deal(first)
        assert [len(hand) for hand in game.hands] == [6, 6, 6]
        assert sorted(sum(game.hands, game.pile[: game.left])) == sorted(game.rules.deck)
        assert (game.turn, game.to_act(), game.goal) == (first, first, 700)
        deals.append([list(hand) for hand in game.hands])
    assert deals[0] != deals[1]


def test_a_new_deal_forgets_the_hand_before() -> None:
    """All fields are those of a table that has never been played at; no window is open, on no side."""
    used, fresh = (Sim(sim_rules(playroom(4), 4)) for _ in range(2))
    used.deal(1)
    random_hand(used)
    used.seed(9)
    fresh.seed(9)
    for game in (used, fresh):
        game.deal(3)
        game.window_side = 0
    assert vars(used) == vars(fresh)


def test_the_opening_seat_may_open_with_a_coup() -> None:
    """Spec 6, `opening_coup`: only with Right of way in the hand that was dealt."""
    game = Sim(sim_rules(plain(2, opening_coup=True), 2))
    offered: Counter[int] = Counter()
    for _ in range(400):
        game.deal(1)
        assert (game.holder == 1) == (game.window == 9) == (20 in game.hands[1])
        offered[game.holder] += 1
    assert 5 < offered[1] < 60


def test_the_simulator_knows_one_hand_that_is_played() -> None:
    """Neither one that is over, nor the way to the next."""
    game = table("25", "25", roads=["roll", "roll"], rules=plain(2))
    seen = from_view(view(game.match, 0), game.hand.held, ())
    with pytest.raises(ValueError, match="NextHand"):
        number_of(seen, 0, NextHand())
    game.play("0 discard 25")
    with pytest.raises(ValueError, match="over"):
        from_view(view(game.match, 0), game.hand.held, ())
