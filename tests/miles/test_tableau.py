"""Spec 4 and 5: the state of a side, kept and never guessed from the piles."""

from __future__ import annotations

import pytest

from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.tableau import Tableau

from .table import cards, road, table, the

REMEDY = {"accident": "repairs", "out-of-gas": "gasoline", "flat-tire": "spare-tire"}
SAFETY = {"accident": "driving-ace", "out-of-gas": "extra-tank", "flat-tire": "puncture-proof"}


def state(side: Tableau) -> tuple[str, bool, bool, bool]:
    """The hazards in force, whether a Roll is needed, whether a limit is on, whether it rolls."""
    hazards = " ".join(h.name for h in side.hazards if h is not Card.STOP)
    return hazards, side.stopped, side.limit, side.rolling


def test_at_the_start_nobody_rolls() -> None:
    """Spec 4: `stopped` is true at the start of a hand."""
    assert state(Tableau()) == ("", True, False, False)
    assert Tableau().cards == ()


def test_a_roll_clears_stopped() -> None:
    assert state(road("roll")) == ("", False, False, True)


def test_a_stop_sets_stopped_and_a_roll_clears_it() -> None:
    assert state(road("roll stop")) == ("", True, False, False)
    assert state(road("roll stop roll")) == ("", False, False, True)


@pytest.mark.parametrize("hazard", REMEDY)
def test_a_remedied_hazard_leaves_the_side_needing_a_roll(hazard: str) -> None:
    """Spec 4 and 5."""
    assert state(road(f"roll {hazard}")) == (cards(hazard)[0].name, False, False, False)
    assert state(road(f"roll {hazard} {REMEDY[hazard]}")) == ("", True, False, False)
    assert state(road(f"roll {hazard} {REMEDY[hazard]} roll")) == ("", False, False, True)


@pytest.mark.parametrize("hazard", REMEDY)
def test_with_right_of_way_no_roll_is_needed_after_a_remedy(hazard: str) -> None:
    """Spec 5."""
    assert state(road(f"right-of-way {hazard} {REMEDY[hazard]}")) == ("", False, False, True)


@pytest.mark.parametrize("hazard", REMEDY)
def test_a_hazard_cleared_by_a_safety_laid_normally_leaves_the_side_stopped(hazard: str) -> None:
    """Spec 5: a Roll is still needed."""
    assert state(road(f"roll {hazard} {SAFETY[hazard]}")) == ("", True, False, False)
    assert state(road(f"roll {hazard} {SAFETY[hazard]} roll")) == ("", False, False, True)


@pytest.mark.parametrize("hazard", REMEDY)
def test_with_right_of_way_no_roll_is_needed_after_a_safety(hazard: str) -> None:
    """Spec 5: "unless it has Right of way"."""
    assert state(road(f"right-of-way {hazard} {SAFETY[hazard]}")) == ("", False, False, True)


def test_with_right_of_way_a_side_drives_on_after_a_safety() -> None:
    """Spec 5, at the table: neither a Roll nor anything else stands in the way."""
    game = table("driving-ace 100", "25", roads=["right-of-way accident"])
    assert the(ev.SafetyPlayed, game.play("0 play driving-ace")).rolling
    game.play("0 play 100")
    assert game.hand.tableaux[0].miles == 100


def test_a_limit_and_its_end() -> None:
    """Spec 4: the speed pile has nothing to do with rolling."""
    assert state(road("speed-limit")) == ("", True, True, False)
    assert state(road("roll speed-limit")) == ("", False, True, True)
    assert state(road("roll speed-limit end-of-limit")) == ("", False, False, True)


def test_right_of_way_clears_a_stop_and_a_speed_limit_both() -> None:
    """Spec 4 and 5: and the side rolls, laid at the start too."""
    assert state(road("right-of-way")) == ("", False, False, True)
    assert state(road("roll stop right-of-way")) == ("", False, False, True)
    assert state(road("speed-limit roll stop right-of-way")) == ("", False, False, True)


@pytest.mark.parametrize("hazard", REMEDY)
def test_right_of_way_does_not_clear_the_other_three(hazard: str) -> None:
    """Spec 5."""
    assert state(road(f"roll {hazard} right-of-way")) == (cards(hazard)[0].name, False, False, False)


@pytest.mark.parametrize("safety", SAFETY.values())
def test_a_safety_laid_early_changes_nothing_else(safety: str) -> None:
    """Spec 5: always allowed, and it starts nobody."""
    assert state(road(safety)) == ("", True, False, False)
    assert state(road(f"roll {safety}")) == ("", False, False, True)
    assert state(road(f"roll stop {safety}")) == ("", True, False, False)


def test_a_remedied_hazard_and_its_remedy_stay_on_the_tableau() -> None:
    """Spec 4."""
    laid = cards("roll flat-tire spare-tire roll speed-limit end-of-limit")
    assert road("roll flat-tire spare-tire roll speed-limit end-of-limit").cards == laid


def test_a_hazard_cleared_by_a_safety_goes_to_the_discards() -> None:
    """Spec 4: one that its remedy had ended before stays."""
    game = table("puncture-proof 25", "25", roads=["roll flat-tire spare-tire roll flat-tire"])
    event = the(ev.SafetyPlayed, game.play("0 play puncture-proof"))
    assert event.cleared == game.hand.discards == cards("flat-tire")
    assert game.hand.tableaux[0].laid == cards("roll flat-tire spare-tire roll")


def test_right_of_way_sends_both_hazards_to_the_discards() -> None:
    """Spec 4 and 5."""
    game = table("right-of-way 25", "25", roads=["roll speed-limit stop"])
    event = the(ev.SafetyPlayed, game.play("0 play right-of-way"))
    assert sorted(event.cleared) == sorted(game.hand.discards) == sorted(cards("speed-limit stop"))
    assert event.rolling
    assert game.hand.tableaux[0].cards == cards("roll right-of-way")


def test_miles_are_the_sum_of_the_distances() -> None:
    """Spec 4."""
    side = road("roll 25 200 75 25")
    assert side.distances == cards("25 200 75 25")
    assert side.miles == 325


def test_what_waits_for_repair() -> None:
    """Spec 5: a Stop needs a Roll alone."""
    assert road("roll out-of-gas").to_repair is Card.OUT_OF_GAS
    assert road("roll stop").to_repair is None
