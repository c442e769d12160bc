"""The steady bot of 1000 Miles over whole matches: legal, honest, and better than chance."""

from __future__ import annotations

import re
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from miles.random_play import one_hand
from thousand import miles
from thousand.bots import miles_reasons
from thousand.bots.miles_reasons import Why
from thousand.bots.miles_steady import Steady
from thousand.miles import hand as hands
from thousand.miles import match as matches
from thousand.miles.guards import Phase
from thousand.miles.match import Match
from thousand.miles.rules import PRESETS

from .players import AtRandom, FirstCard, decisions, last, won_by

SEATS = range(2, 7)


@given(seed=st.integers(0, 2**32), seats=st.sampled_from(SEATS), preset=st.sampled_from(sorted(PRESETS)))
def test_it_only_makes_legal_moves_and_says_why(seed: int, seats: int, preset: str) -> None:
    for before, seat, choice, _ in decisions(one_hand(preset, seats), [Steady()] * seats, seed):
        assert choice.move in miles.legal(miles.view(before, seat))
        for reason in choice.reasons:
            assert set(reason.params) == DOCUMENTED[Why(reason.code)]
        assert choice.reasons


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", SEATS)
def test_a_whole_match_ends(preset: str, seats: int) -> None:
    """Spec 8: with the hand in which a side reaches 5000, of any number of seats."""
    match = last(PRESETS[preset](seats), [Steady()] * seats, seed=7)
    assert match.hand.phase is Phase.MATCH_OVER
    assert max(match.totals) >= 5000
    assert match.winners == (match.totals.index(max(match.totals)),)


@given(seed=st.integers(0, 2**32), seats=st.sampled_from(SEATS), preset=st.sampled_from(sorted(PRESETS)))
def test_hidden_cards_do_not_sway_it(seed: int, seats: int, preset: str) -> None:
    """The cards that a seat cannot see are dealt anew: it makes the same choice for the same reasons."""
    chance = Random(seed)
    swayed = 0
    for before, seat, choice, _ in decisions(one_hand(preset, seats), [Steady()] * seats, seed):
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


@pytest.mark.parametrize("preset", PRESETS)
def test_it_beats_random_play(preset: str) -> None:
    assert won_by(Steady, AtRandom, one_hand(preset, 2), duels=200) >= 0.95


@pytest.mark.parametrize("preset", PRESETS)
def test_it_beats_the_first_card_that_fits(preset: str) -> None:
    assert won_by(Steady, FirstCard, one_hand(preset, 2), duels=200) >= 0.6


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
