"""What the end of a hand is worth: the chance to win the match (spec 8)."""

from __future__ import annotations

import msgspec
import pytest

from thousand.bots.miles_equity import CERTAIN, Equity
from thousand.miles.rules import PRESETS, Rules, classic
from thousand.miles.sim_bridge import sim_rules


def equity(
    totals: list[int], *, side: int = 0, target: int = 5000, seats: int = 0, rules: Rules | None = None
) -> int:
    """The side's chance at these totals, in millionths."""
    seats = seats or len(totals)
    known = sim_rules(rules or classic(seats), seats)
    return Equity(known, totals, target, side).of(totals)


STANDS = [(0, 0), (700, 1200), (2500, 2450), (4975, 0), (4900, 4975), (3000, 4800)]


@pytest.mark.parametrize(("ours", "theirs"), STANDS)
def test_two_sides_share_one_match(ours: int, theirs: int) -> None:
    """Reading between the table's entries may lose a millionth or two."""
    both = equity([ours, theirs]) + equity([ours, theirs], side=1)
    assert both == pytest.approx(CERTAIN, abs=200)


@pytest.mark.parametrize("ours", range(0, 4900, 350))
@pytest.mark.parametrize("theirs", range(0, 4900, 350))
def test_points_are_never_a_loss(ours: int, theirs: int) -> None:
    assert equity([ours + 75, theirs]) > equity([ours, theirs]) > equity([ours, theirs + 75])


def test_near_the_end_a_point_is_worth_more() -> None:
    early = equity([100, 0]) - equity([0, 0])
    late = equity([4000, 4300]) - equity([3900, 4300])
    assert late > 2 * early


def test_the_end_of_the_match_is_certain() -> None:
    """Spec 8: the highest total wins; a tie at the top is one half."""
    assert equity([5000, 4975]) == CERTAIN
    assert equity([5100, 5200]) == 0
    assert equity([5100, 5100]) == CERTAIN // 2
    assert equity([4000, 5000]) == 0


def test_only_what_is_lacked_counts() -> None:
    """Spec 8, `match_points`: a match to 2000 is the last part of one to 5000."""
    assert equity([500, 900], target=2000) == equity([3500, 3900])


def test_a_longer_match_is_scaled_down() -> None:
    """Its half-way lead is worth less than a lead near the end, and more than none."""
    assert CERTAIN // 2 < equity([1000, 0], target=20_000) < equity([1000, 0])
    assert 0 < equity([0, 90_000], target=100_000) < CERTAIN // 4


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("sides", [3, 6])
def test_several_sides_share_one_match(preset: str, sides: int) -> None:
    totals = [400 * side for side in range(sides)]
    rules = PRESETS[preset](sides)
    chances = [equity(totals, side=side, rules=rules) for side in range(sides)]
    assert chances == sorted(chances)
    assert sum(chances) == pytest.approx(CERTAIN, abs=sides)


def test_equal_sides_have_equal_chances() -> None:
    assert equity([1200] * 4, seats=4) == CERTAIN // 4


def test_a_match_of_one_hand_is_won_by_its_points() -> None:
    """Spec 8: being ahead counts most, and how far ahead a little."""
    one = {"target": 0, "rules": msgspec.structs.replace(classic(2), match_points=None)}
    behind, level, ahead, far = (
        equity(totals, **one)
        for totals in ([0, 25], [300, 300], [325, 300], [900, 300])  # type: ignore[arg-type]
    )
    assert behind < level == CERTAIN // 2 < ahead < far <= CERTAIN
    assert ahead - level > 100 * (far - ahead) // 575


def test_points_are_measured_at_the_match_as_it_stands() -> None:
    known = sim_rules(classic(2), 2)
    assert Equity(known, [0, 0], 5000, 0).of_points(100) == equity([100, 0]) - equity([0, 0])
