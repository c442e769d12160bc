"""Spec 2, 7 and 8: the presets' values, and the options that cannot be."""

from __future__ import annotations

import msgspec
import pytest

from thousand import miles
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.miles.rules import (
    PRESETS,
    FirstDealer,
    Goal,
    Rules,
    ShutOut,
    Tie,
    classic,
    playroom,
)


def with_points(points: int | None) -> Rules:
    return msgspec.structs.replace(playroom(3), match_points=points)


@pytest.mark.parametrize(("seats", "thin"), [(2, True), (3, True), (4, False), (5, False), (6, False)])
def test_classic_thins_the_hazards_with_two_or_three_seats(seats: int, thin: bool) -> None:
    """Spec 1: `thin_hazards` is on by default for classic with 2 or 3 seats."""
    assert classic(seats).thin_hazards is thin
    assert playroom(seats).thin_hazards is False


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_presets_are_the_values_that_the_sections_print_in_bold(seats: int) -> None:
    """Spec 2 (first dealer), 7 (goal, a seat out), 8 (bonuses, match points, tie)."""
    old, room = classic(seats), playroom(seats)
    assert (old.goal, room.goal) == (Goal.EXTENSION, Goal.THOUSAND)
    assert (old.first_dealer, room.first_dealer) == (FirstDealer.DRAWN, FirstDealer.BEFORE_HOST)
    assert (old.end_when_a_seat_is_out, room.end_when_a_seat_is_out) == (False, True)
    assert (old.shut_out, room.shut_out) == (ShutOut.EACH, ShutOut.ALL)
    assert (old.all_safeties_for_winner_only, room.all_safeties_for_winner_only) == (False, True)
    assert (old.scores.trip, room.scores.trip) == (400, 300)
    assert (old.scores.safe_trip, room.scores.safe_trip) == (300, 0)
    assert (old.scores.extension, room.scores.extension) == (200, 0)
    for rules in (old, room):
        assert rules.match_points == 5000
        assert rules.tie is Tie.PLAY_ON
        scores = rules.scores
        assert (scores.mile, scores.safety, scores.all_safeties, scores.coup_fourre) == (1, 100, 300, 300)
        assert (scores.delayed_action, scores.shut_out) == (300, 500)


def test_the_playroom_is_what_default_options_give() -> None:
    """The spec's opening: "This is what default options gives", so it comes first."""
    assert next(iter(PRESETS)) == "playroom"
    assert {name: preset(4).name for name, preset in PRESETS.items()} == {
        "playroom": "playroom",
        "classic": "classic",
    }


@pytest.mark.parametrize("seats", [-1, 0, 1, 10, 99])
def test_a_number_of_seats_out_of_range_is_refused(seats: int) -> None:
    """Spec 2: 2 to 9 seats."""
    with pytest.raises(Illegal) as caught:
        miles.start(playroom(4), seats, from_number(1))
    assert caught.value == Illegal("seats-range", low=2, high=9, seats=seats)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 7, 8, 9])
def test_two_to_nine_seats_may_play_the_room_s_game(seats: int) -> None:
    """Spec 2: more than six because its reshuffle option is on."""
    match, _ = miles.start(playroom(seats), seats, from_number(1))
    assert match.sides == tuple((seat,) for seat in range(seats))


@pytest.mark.parametrize("points", [100, 5000, 100_000, None])
def test_match_points_in_range_or_one_single_hand(points: int | None) -> None:
    """Spec 8: any whole number from 100 to 100000, or one single hand."""
    match, _ = miles.start(with_points(points), 3, from_number(1))
    assert match.rules.match_points == points


@pytest.mark.parametrize("points", [-5, 0, 99, 100_001])
def test_match_points_out_of_range_are_refused(points: int) -> None:
    """Spec 8."""
    with pytest.raises(Illegal) as caught:
        miles.start(with_points(points), 3, from_number(1))
    assert caught.value == Illegal("match-points-range", low=100, high=100_000)


def test_rules_are_plain_values_that_can_be_written_down() -> None:
    """Spec 10: a record holds every rule value."""
    for preset in PRESETS.values():
        rules = preset(3)
        assert msgspec.convert(msgspec.to_builtins(rules), Rules) == rules
