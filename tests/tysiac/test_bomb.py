"""Spec "The bomb": on a forced 100, before giving, once a match for each seat."""

from __future__ import annotations

import pytest

from thousand.game import Illegal
from thousand.tysiac import events as ev
from thousand.tysiac.moves import Phase
from thousand.tysiac.rules import Barrel

from .table import Table, all_of, dealt, points, ruled, the

FORCED = "1 pass; 2 pass"


def forced(**options: object) -> Table:
    game = dealt("", "", "", rules=ruled(3, **options))
    game.play(FORCED)
    return game


def test_no_tricks_are_played_and_each_opponent_scores_60() -> None:
    game = forced()
    events = game.play("0 bomb")
    assert events[0] == ev.BombDropped(0, 0)
    ended = the(ev.DealEnded, events)
    assert (ended.reason, ended.declarer, ended.contract, ended.made) == ("bomb", 0, 100, None)
    assert points(events) == [0, 60, 60]
    assert game.match.totals == (0, 60, 60)


def test_of_four_seats_the_dealer_gets_nothing() -> None:
    """ "Deal": the dealer scores nothing that deal, bombs included."""
    game = dealt("", "", "", sitting=1)
    assert points(game.play(f"{FORCED}; 0 bomb")) == [0, 60, 60, 0]


@pytest.mark.parametrize("totals", [(0, 800, 795), (0, 990, 795), (900, 850, 795)])
def test_the_60_are_not_credited_on_the_barrel(totals: tuple[int, ...]) -> None:
    game = dealt("", "", "", totals=totals)
    sheets = the(ev.DealEnded, game.play(f"{FORCED}; 0 bomb")).sheets
    assert [(sheet.points, sheet.barred) for sheet in sheets] == [(0, False), (0, True), (60, False)]
    assert game.match.totals == (totals[0], totals[1], 855)


def test_where_there_is_no_barrel_they_are() -> None:
    game = dealt("", "", "", totals=(0, 800, 795), rules=ruled(3, barrel=Barrel.OFF))
    assert points(game.play(f"{FORCED}; 0 bomb")) == [0, 60, 60]


@pytest.mark.parametrize("bombs", [0, 1, 2])
def test_so_many_a_match_for_each_seat(bombs: int) -> None:
    """`bombs`: 0 | 1 | 2."""
    game = forced(bombs=bombs)
    for left in reversed(range(bombs)):
        assert the(ev.BombDropped, game.play("0 bomb")).left == left
        assert game.deal.bombs == (left, bombs, bombs)
        until_forced(game, 0)
    reason = Illegal("bombs-used", bombs=bombs) if bombs else Illegal("no-bombs")
    assert game.refused("0 bomb") == reason


def until_forced(game: Table, seat: int) -> None:
    """Play on, everybody passing, until the seat is forced again."""
    while not (game.deal.phase is Phase.GIVE and game.deal.declarer == seat):
        turn = 0 if game.deal.phase is Phase.DEAL_OVER else game.deal.turn
        moves = game.legal(turn)
        game.play(f"{turn} {'pass' if 'pass' in moves else moves[0]}")


def test_only_on_a_forced_100() -> None:
    game = dealt("", "", "")
    game.play("1 bid 110; 2 pass; 0 pass")
    assert game.refused("1 bomb") == Illegal("bomb-not-forced", points=100)


def test_only_before_giving() -> None:
    game = dealt("9s", "", "")
    game.play(f"{FORCED}; 0 give 9s to 2")
    assert game.refused("0 bomb") == Illegal("bomb-late")


def test_not_with_two_seats() -> None:
    game = dealt("", "")
    game.play("1 pass; 0 take 1")
    assert game.refused("0 bomb") == Illegal("no-bombs")


def test_a_bomb_opens_the_seed_and_the_next_deal_is_the_next_dealers() -> None:
    game = forced()
    assert the(ev.DealEnded, game.play("0 bomb")).seed == game.match.seeds.hand_seed(1).hex()
    assert all_of(ev.DealStarted, game.play("1 next"))[0].dealer == 0
