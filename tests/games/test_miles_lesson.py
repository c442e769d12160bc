"""The lesson's match: a real deal of real rules, in which every choice of the pupil leads to the end."""

from __future__ import annotations

import pytest
from lesson_deal import MOVES, RULES, SEATS, courses, serves

from thousand.games import load
from thousand.games.miles_lesson import ATTACKS, LESSON, PUPIL, SEED
from thousand.miles import events as ev
from thousand.miles.cards import Card

WAYS = list(courses(SEED))


def test_the_deal_serves_and_another_one_does_not() -> None:
    assert serves(SEED)
    assert not serves(SEED + 1)


def test_there_are_choices_and_every_way_ends() -> None:
    assert len(WAYS) > 100


def test_the_lesson_has_ten_steps_by_the_default_rules() -> None:
    assert len(LESSON.steps) == 10
    assert next(iter(load("miles").presets)) == LESSON.rules
    assert (RULES.stacking, SEATS) == (True, 3)


@pytest.mark.parametrize("nth", range(0, len(WAYS), 23))
def test_the_bots_attack_when_it_is_time_and_never_else(nth: int) -> None:
    _, events = WAYS[nth]
    attacks = [(e.card, e.target) for e in events if isinstance(e, ev.HazardPlayed) and e.seat != PUPIL]
    assert attacks == [(card, PUPIL) for card in ATTACKS.values()]


def test_the_coup_fourre_is_out_of_turn_and_takes_a_bots_turn() -> None:
    """Spec 6."""
    for _, events in WAYS:
        coup = next(n for n, event in enumerate(events) if isinstance(event, ev.CoupFourre))
        assert isinstance(events[coup - 2], ev.CoupFourreOffered)
        assert events[coup - 1] == ev.TurnBegan(2)
        assert events[coup + 1] == ev.SeatsSkipped((2,))


def test_the_words_are_told_of_the_cards_that_are_dealt() -> None:
    """What a step is ``about`` is what happens in it."""
    about = {step.name: step.about for step in LESSON.steps}
    for _, events in WAYS:
        hazards = [e.card.name for e in events if isinstance(e, ev.HazardPlayed)]
        assert hazards == ["STOP", "ACCIDENT", "SPEED_LIMIT", "OUT_OF_GAS"]
        assert [about["attack"]["card"], about["repair"]["hazard"], about["coup"]["hazard"]] == [
            hazards[0],
            hazards[1],
            hazards[3],
        ]
        coup = next(e for e in events if isinstance(e, ev.CoupFourre))
        safety = next(e for e in events if isinstance(e, ev.SafetyPlayed))
        assert about["coup"]["safety"] == about["safety"]["safety"] == coup.card.name
        assert about["safety"]["card"] == safety.card.name
        remedies = [e.card.name for e in events if isinstance(e, ev.RemedyPlayed) and e.seat == PUPIL]
        assert remedies[1] == about["repair"]["remedy"] == about["repair"]["card"]


def test_a_fast_card_is_in_hand_when_the_limit_falls() -> None:
    """The step invites to try one."""
    assert all(Card.MILES_100 in seen for seen, _ in WAYS)
    assert [task.name for _, task in MOVES].count("limit-slow") == 1
