"""The bots of Tysiąc in random games by all rules: legal, the same for the same view, knowing only a view."""

from __future__ import annotations

from itertools import islice
from random import Random
from typing import Any

import pytest

from thousand import tysiac
from thousand.bots.base import Bot
from thousand.bots.tysiac_easy import Easy
from thousand.bots.tysiac_reasons import Why
from thousand.bots.tysiac_steady import Steady
from thousand.bots.tysiac_strong import Strong
from thousand.deal import from_number
from thousand.tysiac.rules import HARD_CAPS, HOUSE_CAPS, Rules, house
from thousand.tysiac.view import View
from tysiac.random_play import Mood, Stack, moves_from, start
from tysiac.strategies import OPTIONS, Agreed
from tysiac.worlds import other_world, play_on

FEW: dict[str, Any] = {"seconds": None, "worlds": 2}
"""A search so small that games of it are quick."""

BOTS: dict[str, tuple[Bot[View], int]] = {
    "easy": (Easy(), 30),
    "steady": (Steady(), 30),
    "strong": (Strong(**FEW), 9),
}
"""Each level, and how many games it is asked in."""


def any_rules(chance: Random, seats: int) -> Rules:
    """Any combination of options; a match of one deal."""
    chosen = {name: chance.choice(list(values)) for name, values in OPTIONS.items()}
    cap = chance.choice([HOUSE_CAPS[seats], *HARD_CAPS])
    return Rules("any", cap, match_points=chance.choice([None, 300]), **chosen)


@pytest.mark.parametrize("level", BOTS)
def test_every_move_is_legal_and_explained_in_games_of_all_rules(level: str) -> None:
    bot, games = BOTS[level]
    for seed in range(games):
        chance = Random(seed)
        seats = 2 + seed % 3
        match = start(any_rules(chance, seats), seats, seed, chance.choice(list(Stack)))
        for step in islice(moves_from(match, seed, chance.choice(list(Mood))), 45):
            for seat in tysiac.to_act(step.match):
                seen = tysiac.view(step.match, seat)
                choice = bot.choose(seen)
                assert choice.move in tysiac.legal(seen)
                assert choice.reasons
                assert all(Why(reason.code) for reason in choice.reasons)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", ["easy", "steady"])
def test_bots_play_a_whole_match_to_its_end(level: str, seats: int) -> None:
    bot, _ = BOTS[level]
    match, _ = tysiac.start(house(seats), seats, from_number(seats))
    while not tysiac.is_over(match):
        seat = min(tysiac.to_act(match))
        match, _ = tysiac.apply(match, seat, bot.choose(tysiac.view(match, seat)).move)  # type: ignore[arg-type]
    assert match.number < 80
    assert max(match.totals) >= 1000


@pytest.mark.parametrize("level", BOTS)
def test_the_same_view_gives_the_same_choice_in_two_worlds(level: str) -> None:
    """Two matches that differ only in cards that the viewer has not seen: equal views, equal moves."""
    bot, games = BOTS[level]
    compared = 0
    for seed in range(4 * games):
        seats = 2 + seed % 3
        agreed = Agreed(house(seats), seats)
        world, moves = play_on(agreed, seed, Mood.KEEN, Stack.SHUFFLED, seed % 16)
        viewer = world.matches[-1].deal.turn
        other = other_world(world, moves, viewer, Random(seed))
        if other is None or other.matches[-1] == world.matches[-1]:
            continue
        here, there = (tysiac.view(one.matches[-1], viewer) for one in (world, other))
        assert here == there
        assert bot.choose(here) == fresh(bot).choose(there)
        compared += 1
    assert compared > games / 2


def fresh(bot: Bot[View]) -> Bot[View]:
    """Another bot of the same kind."""
    return Strong(**FEW) if isinstance(bot, Strong) else type(bot)()


@pytest.mark.parametrize("level", BOTS)
def test_who_may_not_act_does_nothing(level: str) -> None:
    match, _ = tysiac.start(house(3), 3, from_number(1))
    waiting = (match.deal.turn + 1) % 3
    for viewer in (waiting, None):
        assert BOTS[level][0].choose(tysiac.view(match, viewer)).move is None


def test_easy_slips_now_and_then_and_not_always() -> None:
    differ = asked = 0
    for seed in range(12):
        for step in islice(moves_from(start(house(3), 3, seed), seed, Mood.KEEN), 30):
            if step.match.deal.reason:
                break
            seen = tysiac.view(step.match, step.match.deal.turn)
            differ += Easy().choose(seen).move != Steady().choose(seen).move
            asked += 1
    assert 0.05 < differ / asked < 0.5
