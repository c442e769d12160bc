"""The steady bot of 1000 Miles over whole matches: legal, honest, and better than chance."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from miles.strategies import SEED, Agreed, any_rules
from thousand import miles
from thousand.bots import miles_reasons
from thousand.bots.base import Bot
from thousand.bots.miles_easy import Easy
from thousand.bots.miles_reasons import Why
from thousand.bots.miles_search import Strong
from thousand.bots.miles_steady import Steady
from thousand.miles import hand as hands
from thousand.miles import match as matches
from thousand.miles.guards import Phase
from thousand.miles.match import Match
from thousand.miles.rules import PRESETS, Rules
from thousand.miles.view import View

from .players import AtRandom, FirstCard, decisions, last, won_by

ANY_RULES = any_rules()


@given(agreed=ANY_RULES, seed=SEED)
def test_it_only_makes_legal_moves_and_says_why(agreed: Agreed, seed: int) -> None:
    """Whole hands of any rules, seats and teams."""
    for before, seat, choice, _ in decisions(agreed.rules, [Steady()] * agreed.seats, seed):
        assert choice.move in miles.legal(miles.view(before, seat))
        for reason in choice.reasons:
            assert set(reason.params) == DOCUMENTED[Why(reason.code)]
        assert choice.reasons


@settings(max_examples=25)
@given(agreed=any_rules(match_points=st.integers(100, 2000)), seed=SEED)
def test_a_whole_match_ends(agreed: Agreed, seed: int) -> None:
    """Spec 8: with the hand in which a side has the points."""
    match = last(agreed.rules, [Steady()] * agreed.seats, seed)
    best, target = max(match.totals), agreed.rules.match_points
    assert match.hand.phase is Phase.MATCH_OVER
    assert target is not None
    assert best >= target
    assert {match.totals[side] for side in match.winners} == {best}


@given(agreed=ANY_RULES, seed=SEED)
def test_hidden_cards_do_not_sway_it(agreed: Agreed, seed: int) -> None:
    """The cards that a seat cannot see, its partners' too, are dealt anew: it makes the same choice for
    the same reasons."""
    chance = Random(seed)
    swayed = 0
    for before, seat, choice, _ in decisions(agreed.rules, [Steady()] * agreed.seats, seed):
        if before.hand.window is None and chance.random() < 0.2:
            other = deal_hidden_anew(before, seat, chance)
            swayed += Steady().choose(miles.view(other, seat)) != choice
    assert swayed == 0


def deal_hidden_anew(match: Match, seat: int, chance: Random) -> Match:
    """The same match to ``seat``, with the draw pile and the others' cards shuffled together."""
    hand = match.hand
    pile = hand.pile[hand.taken :]
    hidden = [*pile, *(card for s, held in enumerate(hand.held) if s != seat for card in held)]
    chance.shuffle(hidden)
    held = tuple(own if s == seat else tuple(hidden.pop() for _ in own) for s, own in enumerate(hand.held))
    after = hands.evolve(hand, held=held, pile=(*hand.pile[: hand.taken], *hidden))
    return matches.evolve(match, hand=after)


LEVELS: dict[str, Callable[[], Bot[View]]] = {
    "easy": Easy,
    "steady": Steady,
    "strong": partial(Strong, seconds=None, playouts=40),
}


@pytest.mark.parametrize("level", LEVELS)
@settings(max_examples=8)
@given(agreed=ANY_RULES, seed=SEED)
def test_no_level_knows_hidden_cards(level: str, agreed: Agreed, seed: int) -> None:
    """Two worlds with equal views: equal choices, those of a search with a limit by count too."""
    bot, chance = LEVELS[level](), Random(seed)
    for before, seat, _, _ in decisions(agreed.rules, [Steady()] * agreed.seats, seed):
        if before.hand.window is None and chance.random() < 0.04:
            seen = miles.view(before, seat)
            again = miles.view(deal_hidden_anew(before, seat, chance), seat)
            assert seen == again
            assert bot.choose(seen) == bot.choose(again)


ALONE, TEAMS = (2, 1), (4, 2)
"""Seats, and seats of a side: one against one, and two against two."""


def single_hand(preset: str, seats: int, team_size: int) -> Rules:
    """A match of one hand; in the playroom reshuffle, stacking and wrong way are all on."""
    return msgspec.structs.replace(PRESETS[preset](seats, team_size), match_points=None)


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("seats", "team_size"), [ALONE, TEAMS], ids=["alone", "teams"])
def test_it_beats_random_play(preset: str, seats: int, team_size: int) -> None:
    rules = single_hand(preset, seats, team_size)
    assert won_by(Steady, AtRandom, rules, seats, duels=100) >= 0.9


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize(("seats", "team_size"), [ALONE, TEAMS], ids=["alone", "teams"])
def test_it_beats_the_first_card_that_fits(preset: str, seats: int, team_size: int) -> None:
    rules = single_hand(preset, seats, team_size)
    assert won_by(Steady, FirstCard, rules, seats, duels=100) >= 0.6


DOCUMENTED = {
    Why(code): set(params.split(", ")) if params else set()
    for code, params in re.findall(
        r"(?:^|, | and )``([a-z0-9-]+)``(?: \(([a-z, ]+)\))?(?=:|,)",
        "\n".join(line.strip() for line in miles_reasons.__doc__.splitlines() if line.startswith("    ")),
        re.MULTILINE,
    )
}
"""The parameters of each code, as the module's text lists them."""


def test_every_reason_is_documented() -> None:
    assert set(DOCUMENTED) == set(Why)
