"""Spec "Scoring a deal": the first at 1000 wins; option `match_points`."""

from __future__ import annotations

import pytest

from thousand import tysiac
from thousand.game import Illegal
from thousand.tysiac import events as ev
from thousand.tysiac.rules import Barrel

from .table import Table, all_of, dealt, ending, ruled, the

LAST = "0 play 9h; 1 play 9c; 2 play 9d"


def played(totals: tuple[int, ...], taken: tuple[int, ...], **options: object) -> Table:
    """Seat 0 declared 110; no barrel, so that anybody can win."""
    rules = ruled(3, **({"barrel": Barrel.OFF} | options))
    game = ending("9h", "9c", "9d", taken=taken, totals=totals, rules=rules)
    game.play(LAST)
    return game


def test_at_1000_a_seat_has_won() -> None:
    game = played((890, 0, 0), (110, 10, 0))
    assert game.match.winners == (0,)
    assert tysiac.is_over(game.match)
    assert tysiac.to_act(game.match) == frozenset()
    assert game.refused("0 next") == Illegal("match-over")
    assert game.refused("0 play 9h") == Illegal("match-over")
    assert not played((885, 0, 0), (110, 10, 0)).match.winners


@pytest.mark.parametrize(("points", "over"), [(500, True), (510, False), (100, True)])
def test_match_points_is_an_option(points: int, over: bool) -> None:
    assert bool(played((390, 0, 0), (110, 10, 0), match_points=points).match.winners) is over


def test_of_two_who_reach_it_the_declarer_is_first() -> None:
    """Even with fewer points."""
    game = played((890, 995, 0), (110, 10, 0))
    assert game.match.totals == (1000, 1005, 0)
    assert game.match.winners == (0,)


def test_of_two_defenders_the_higher_total_wins() -> None:
    game = played((0, 990, 990), (60, 20, 40))
    assert game.match.totals == (-110, 1010, 1030)
    assert game.match.winners == (2,)


def test_equal_totals_share_the_victory() -> None:
    game = played((0, 990, 970), (60, 20, 40))
    assert game.match.totals == (-110, 1010, 1010)
    assert game.match.winners == (1, 2)


def test_a_bomb_can_end_a_match() -> None:
    game = dealt("", "", "", totals=(0, 950, 960), rules=ruled(3, barrel=Barrel.OFF))
    ended = the(ev.MatchEnded, game.play("1 pass; 2 pass; 0 bomb"))
    assert ended == ev.MatchEnded((2,), (0, 1010, 1020))


def test_at_the_end_nobody_comes_on_a_barrel() -> None:
    game = ending("9h", "9c", "9d", taken=(110, 10), totals=(890, 795, 0))
    events = game.play(LAST)
    assert the(ev.MatchEnded, events).winners == (0,)
    assert not all_of(ev.BarrelEntered, events)


@pytest.mark.parametrize(
    ("taken", "winners"), [((110, 10, 0), (0,)), ((60, 40, 20), (1,)), ((60, 30, 30), (1, 2))]
)
def test_one_single_deal_goes_to_the_highest(taken: tuple[int, ...], winners: tuple[int, ...]) -> None:
    """`match_points` none."""
    assert played((0, 0, 0), taken, match_points=None).match.winners == winners


def test_who_sat_out_a_single_deal_cannot_win_it() -> None:
    rules = ruled(4, match_points=None)
    game = ending("9h", "9c", "9d", taken=(118, 2, 0), contract=120, sitting=1, rules=rules)
    game.play(LAST)
    assert game.match.winners == (1, 2)
