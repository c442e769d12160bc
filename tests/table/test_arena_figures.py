"""The arena's figures against intervals that are known, and what they leave out."""

from __future__ import annotations

from random import Random

import pytest

from thousand.table.arena import Played, lineups
from thousand.table.arena_figures import Estimate, figures, ratio, share

WAYS = lineups(2, 2)


def match(
    deal: int, lineup: int, winners: tuple[int, ...], points: tuple[int, ...], hands: int = 1
) -> Played:
    return Played(deal, lineup, winners, hands, points, (10,) * len(points), (0.5,) * len(points))


def test_the_interval_of_ten_numbers_is_the_textbooks() -> None:
    """1 to 10: mean 5.5, standard error 0.9574, Student's 2.262 with 9 degrees of freedom."""
    found = ratio([(number, 1) for number in range(1, 11)])
    assert found.value == 5.5
    assert found.low == pytest.approx(5.5 - 2.262 * 0.9574, abs=0.002)
    assert found.high == pytest.approx(5.5 + 2.262 * 0.9574, abs=0.002)


@pytest.mark.parametrize(
    ("deals", "student"), [(3, 4.303), (6, 2.571), (11, 2.228), (31, 2.042), (999, 1.962)]
)
def test_few_deals_have_students_intervals(deals: int, student: float) -> None:
    pairs = [(float(number), 1.0) for number in range(deals)]
    mean = (deals - 1) / 2
    error = (sum((number - mean) ** 2 for number in range(deals)) / (deals - 1) / deals) ** 0.5
    found = ratio(pairs)
    assert found.high == pytest.approx(mean + student * error, rel=0.01)


def test_a_ratio_of_unequal_deals() -> None:
    """Points to hands: 5 a hand in each deal, however many hands it had, leaves no doubt."""
    assert ratio([(10, 2), (20, 4), (30, 6)]) == Estimate(5.0, 5.0, 5.0)
    uneven = ratio([(10, 2), (20, 4), (36, 6)])
    assert uneven.value == 5.5
    assert uneven.low is not None
    assert uneven.low < 5.5


def test_intervals_hold_the_truth_95_times_of_100() -> None:
    chance = Random(1)
    held = 0
    for _ in range(1000):
        hands = [chance.randint(2, 9) for _ in range(20)]
        found = ratio([(sum(chance.random() for _ in range(n)), n) for n in hands])
        assert found.low is not None
        assert found.high is not None
        held += found.low <= 0.5 <= found.high
    assert 930 <= held <= 970


def test_a_share_stays_between_0_and_1_and_is_never_certain() -> None:
    assert share([(2, 2)] * 30) == Estimate(1.0, 0.9, 1.0)
    assert share([(0, 2)] * 30) == Estimate(0.0, 0.0, 0.1)
    assert share([(1, 1), (1, 1), (0, 1)]).high == 1.0


def test_too_few_deals_tell_no_interval() -> None:
    assert ratio([(1, 1), (3, 1)]) == share([(1, 1), (3, 1)]) == Estimate(2.0)


def test_wins_and_points_follow_the_bot_through_its_seats() -> None:
    played = [
        match(0, 0, (0,), (700, 300)),  # the first bot wins in seat 0
        match(0, 1, (1,), (200, 600)),  # and in seat 1
        match(1, 0, (1,), (100, 900)),
        match(1, 1, (0, 1), (500, 500)),  # a victory shared
    ]
    found = figures(("a", "b"), WAYS, played)
    a, b = found.standings
    assert (a.won.value, b.won.value) == (2.5 / 4, 1.5 / 4)
    assert (a.points.value, b.points.value) == ((700 + 600 + 100 + 500) / 4, (300 + 200 + 900 + 500) / 4)
    assert (a.decisions, a.seconds) == (40, 2.0)
    (duel,) = found.duels
    assert (duel.bot, duel.rival, duel.won.value) == ("a", "b", 2.5 / 4)
    assert duel.ahead.value == (400 + 400 - 800 + 0) / 4
    assert (found.matches, found.deals, found.hands, found.even) == (4, 2, 4, 0.5)


def test_a_lone_bot_among_many_has_its_share_for_one_side() -> None:
    ways = lineups(2, 3)
    played = [match(0, number, (way.index(1),), (0, 0, 0)) for number, way in enumerate(ways)]
    one, other = figures(("a", "b"), ways, played).standings
    assert (one.won.value, other.won.value) == (0.0, 6 / 9)


def test_a_deal_that_was_not_played_from_every_side_is_left_out() -> None:
    whole = [match(0, 0, (0,), (1, 0)), match(0, 1, (1,), (0, 1))]
    half = match(1, 0, (1,), (0, 5000))
    assert figures(("a", "b"), WAYS, [*whole, half]) == figures(("a", "b"), WAYS, whole)
    nothing = figures(("a", "b"), WAYS, [half])
    assert (nothing.matches, nothing.standings, nothing.duels) == (0, (), ())


def test_the_order_of_the_matches_does_not_matter() -> None:
    chance = Random(2)
    played = [
        match(
            deal, lineup, (chance.randrange(2),), (chance.randrange(900), chance.randrange(900)), 1 + deal % 4
        )
        for deal in range(20)
        for lineup in (0, 1)
    ]
    found = figures(("a", "b"), WAYS, played)
    chance.shuffle(played)
    assert figures(("a", "b"), WAYS, played) == found
