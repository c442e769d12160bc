"""Spec 6, `dirty_trick_window`: what closes the window of a coup fourré."""

from __future__ import annotations

import pytest

from thousand import miles
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.rules import PRESETS, DirtyTrickWindow, classic

from .table import Table, all_of, cards, plain, table, the

EARLY, LATE = DirtyTrickWindow.BEFORE_DRAW, DirtyTrickWindow.UNTIL_NEXT_PLAY


def attacked(
    window: DirtyTrickWindow, *, pile: str = "25 50 75 100 25", holder: int = 2, seats: int = 3
) -> Table:
    """Seat 0 has laid a Stop on the side of ``holder``, which holds Right of way."""
    held = ["stop 25", *["25 25"] * (seats - 1)]
    held[holder] = "right-of-way 25"
    roads = [""] * seats
    roads[holder] = "roll"
    game = table(*held, roads=roads, pile=pile, rules=plain(seats, dirty_trick_window=window))
    game.play(f"{'0 draw; ' if pile else ''}0 play stop on {holder + 1}")
    return game


@pytest.mark.parametrize("window", DirtyTrickWindow)
def test_the_holder_may_answer_at_once_in_either(window: DirtyTrickWindow) -> None:
    game = attacked(window)
    assert miles.to_act(game.match) == {1, 2}
    the(ev.CoupFourre, game.play("2 play right-of-way"))


def test_the_next_seats_draw_closes_a_window_before_draw() -> None:
    """The safety is then laid normally, in its own turn."""
    game = attacked(EARLY)
    game.play("1 draw")
    assert miles.to_act(game.match) == {1}
    assert game.refused("2 play right-of-way") == Illegal("not-your-turn", seat=1)
    assert miles.view(game.match, 2).answer is None
    assert miles.view(game.match, None).danger is None
    game.play("1 discard 25; 2 draw")
    assert the(ev.SafetyPlayed, game.play("2 play right-of-way")).cleared == cards("stop")


def test_the_next_seats_draw_leaves_a_window_until_next_play_open() -> None:
    game = attacked(LATE)
    game.play("1 draw")
    assert miles.to_act(game.match) == {1, 2}
    assert miles.view(game.match, None).danger == (cards("stop")[0], 2)
    the(ev.CoupFourre, game.play("2 play right-of-way"))


def test_the_victims_own_draw_closes_a_window_before_draw_too() -> None:
    """The victim is the next seat: first the answer, then the draw."""
    game = attacked(EARLY, holder=1)
    assert game.legal(1) == ["draw", "play right-of-way"]
    game.play("1 draw")
    assert the(ev.SafetyPlayed, game.play("1 play right-of-way")).cleared == cards("stop")
    game = attacked(EARLY, holder=1)
    the(ev.CoupFourre, game.play("1 play right-of-way"))


def test_the_victims_own_draw_leaves_a_window_until_next_play_open() -> None:
    """It is always the coup, also in the victim's own turn."""
    game = attacked(LATE, holder=1)
    game.play("1 draw")
    the(ev.CoupFourre, game.play("1 play right-of-way"))


@pytest.mark.parametrize("window", DirtyTrickWindow)
def test_where_nobody_draws_any_more_the_next_play_closes_either(window: DirtyTrickWindow) -> None:
    game = attacked(window, pile="")
    assert miles.to_act(game.match) == {1, 2}
    game.play("1 discard 25")
    assert the(ev.SafetyPlayed, game.play("2 play right-of-way")).cleared == cards("stop")


def test_a_next_seat_that_has_kept_its_card_draws_nothing_so_its_play_closes_it() -> None:
    """A seat keeps a card only where it is skipped after its draw, so under the later option."""
    game = attacked(LATE)
    game.play("1 draw; 2 play right-of-way; 2 draw; 2 discard 25; 0 draw; 0 discard 25")
    assert game.refused("1 draw") == Illegal("already-drawn")


def test_before_draw_no_coup_takes_the_turn_of_a_seat_that_has_drawn() -> None:
    game = attacked(EARLY)
    events = game.play("2 play right-of-way; 2 draw; 2 discard 25")
    assert the(ev.SeatsSkipped, events).seats == (1,)
    assert not any(game.hand.has_drawn(seat) for seat in range(3))


@pytest.mark.parametrize("window", DirtyTrickWindow)
def test_a_further_hazard_is_itself_the_next_play(window: DirtyTrickWindow) -> None:
    """One window at a time."""
    game = table(
        *("stop 25", "flat-tire 25", "right-of-way 25", "puncture-proof 25"),
        roads=["", "", "roll", "roll"],
        pile="25 25 25 25",
        rules=plain(4, dirty_trick_window=window),
    )
    game.play("0 draw; 0 play stop on 3; 1 draw; 1 play flat-tire on 4")
    assert miles.to_act(game.match) == {2, 3}
    assert game.legal(2) == ["draw"]
    assert game.legal(3) == ["play puncture-proof"]


@pytest.mark.parametrize("window", DirtyTrickWindow)
def test_a_seat_that_is_out_is_looked_for_once_no_window_is_open(window: DirtyTrickWindow) -> None:
    """Spec 7: seat 0 lays its last card; with seat 1's draw the pile is gone, and seat 0 could not draw any
    more. Before the draw the window was open, after it only under the later option."""
    rules = plain(3, reshuffle=True, dirty_trick_window=window)
    game = table("", "50 50", "25 25", roads=["", "", "roll"], rules=rules, pile="stop 75")
    assert not all_of(ev.HandEnded, game.play("0 draw; 0 play stop on 3"))
    ended = all_of(ev.HandEnded, game.play("1 draw"))
    assert [event.reason for event in ended] == (["seat-out"] if window is EARLY else [])


def test_both_presets_leave_it_open_until_the_next_play() -> None:
    assert {preset(4).dirty_trick_window for preset in PRESETS.values()} == {LATE}
    assert classic(2).dirty_trick_window is LATE
