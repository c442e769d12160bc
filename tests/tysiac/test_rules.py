"""The rules of the house, and the options that cannot be."""

from __future__ import annotations

import msgspec
import pytest

from thousand import tysiac
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.tysiac.rules import PRESETS, Barrel, DeclarerScores, MustBeat, Rules, house

from .table import ruled


@pytest.mark.parametrize(("seats", "cap"), [(2, 360), (3, 300), (4, 300)])
def test_the_defaults_are_the_values_that_the_spec_prints_in_bold(seats: int, cap: int) -> None:
    """All sections: "Defaults are the `house` rule set"."""
    assert house(seats) == Rules(
        name="house",
        hard_cap=cap,
        four_nines=False,
        raise_after_musik=False,
        show_musik=False,
        bombs=1,
        must_trump=True,
        must_beat=MustBeat.NONE,
        marriage_on_first_trick=True,
        declarer_scores=DeclarerScores.CONTRACT,
        round_to=5,
        barrel=Barrel.AT_800,
        match_points=1000,
    )


def test_the_house_is_the_only_preset_and_has_no_teams() -> None:
    assert list(PRESETS) == ["house"]
    assert house(4, 1) == house(4)


REFUSED = [
    ("bombs", 3, Illegal("bombs-range", low=0, high=2)),
    ("bombs", -1, Illegal("bombs-range", low=0, high=2)),
    ("hard_cap", 110, Illegal("hard-cap-range", low=120, high=400, step=10)),
    ("hard_cap", 305, Illegal("hard-cap-range", low=120, high=400, step=10)),
    ("hard_cap", 410, Illegal("hard-cap-range", low=120, high=400, step=10)),
    ("round_to", 7, Illegal("round-to-unknown", known="5, 10")),
    ("match_points", 99, Illegal("match-points-range", low=100, high=10_000)),
    ("match_points", 10_001, Illegal("match-points-range", low=100, high=10_000)),
]


@pytest.mark.parametrize(("option", "value", "reason"), REFUSED)
def test_values_that_cannot_be_played_are_refused(option: str, value: int, reason: Illegal) -> None:
    with pytest.raises(Illegal) as caught:
        tysiac.start(ruled(3, **{option: value}), 3, from_number(0))
    assert caught.value == reason


@pytest.mark.parametrize("seats", [1, 5])
def test_two_to_four_can_play(seats: int) -> None:
    with pytest.raises(Illegal) as caught:
        tysiac.start(house(3), seats, from_number(0))
    assert caught.value == Illegal("seats-range", low=2, high=4, seats=seats)


def test_rules_can_be_saved_and_read() -> None:
    rules = ruled(3, must_beat=MustBeat.SUIT_AND_TRUMP, barrel=Barrel.OFF, match_points=None)
    assert msgspec.json.decode(msgspec.json.encode(rules), type=Rules) == rules
    assert [barrel.total for barrel in Barrel] == [None, 800, 880, 900]
