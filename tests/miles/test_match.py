"""Spec 8 and 10: from hand to hand, the end of a match, and what determines it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from thousand import miles
from thousand.deal import Deal, commitment, from_number
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.rules import Tie, classic, playroom

from .table import Table, all_of, kinds, plain, table, the

AT_900 = "roll 100 100 100 100 100 100 100 100 100"


def about_to_win(totals: tuple[int, int], **options: Any) -> Table:
    """Seat 0 completes a trip of 1000 with its next card: 1300 for it, 25 for the other.

    1000 miles and 300 for the trip; a card is left to draw, the other side has driven.
    """
    rules = plain(2, **options)
    return table("100 25", "25 25", roads=[AT_900, "roll 25"], pile="25 25", totals=totals, rules=rules)


FINISH = "0 draw; 0 play 100"


def test_a_hand_adds_its_points_to_the_totals() -> None:
    game = about_to_win((150, 2000))
    sheets = the(ev.HandEnded, game.play(FINISH)).sheets
    assert [(sheet.points, sheet.total) for sheet in sheets] == [(1300, 1450), (25, 2025)]
    assert game.match.totals == (1450, 2025)
    assert not miles.is_over(game.match)


@pytest.mark.parametrize(("before", "over"), [(3699, False), (3700, True), (4500, True)])
def test_the_match_ends_after_the_hand_in_which_a_side_reaches_its_points(before: int, over: bool) -> None:
    """Spec 8: 5000 by default."""
    game = about_to_win((before, 0))
    events = game.play(FINISH)
    assert miles.is_over(game.match) is over
    assert bool(all_of(ev.MatchEnded, events)) is over
    assert miles.to_act(game.match) == (frozenset() if over else {0, 1})


def test_the_limit_is_tested_only_after_a_hand() -> None:
    """Spec 8: a side that has its points goes on playing, and may be overtaken."""
    game = table("25 25", "25 25", roads=["roll", "roll"], totals=(4990, 4999), pile="25 25 25 25")
    assert not all_of(ev.HandEnded, game.play("0 draw; 0 play 25; 1 draw; 1 play 25"))
    assert not miles.is_over(game.match)
    game = about_to_win((4000, 4990))
    ended = the(ev.MatchEnded, game.play(FINISH))
    assert (ended.winners, ended.totals) == ((0,), (5300, 5015))


def test_the_highest_total_wins_whoever_completed_the_trip() -> None:
    """Spec 8."""
    game = about_to_win((3700, 6000))
    assert the(ev.MatchEnded, game.play(FINISH)).winners == (1,)
    assert game.match.winners == (1,)


def test_nothing_can_be_done_once_the_match_is_over() -> None:
    game = about_to_win((4000, 0))
    game.play(FINISH)
    for line in ("0 next", "1 draw", "0 discard 25", "1 play 25"):
        assert game.refused(line) == Illegal("match-over")
    assert game.legal(0) == game.legal(1) == []


@pytest.mark.parametrize(("points", "over"), [(100, True), (1300, True), (1301, False), (100_000, False)])
def test_match_points_are_an_option(points: int, over: bool) -> None:
    game = about_to_win((0, 0), match_points=points)
    game.play(FINISH)
    assert miles.is_over(game.match) is over


def test_a_match_of_one_single_hand() -> None:
    """Spec 8: it ends with the hand, whatever the points."""
    game = table("25", "25 25", roads=["roll"], rules=plain(2, match_points=None))
    assert the(ev.MatchEnded, game.play("0 play 25")) == ev.MatchEnded((0,), (25, 0))


@pytest.mark.parametrize("points", [5000, None])
def test_a_tie_at_the_top_means_another_hand(points: int | None) -> None:
    """Spec 8: `play_on`, the default; so it is in a match of one hand."""
    game = about_to_win((4000, 5275), match_points=points)
    events = game.play(FINISH)
    assert game.match.totals == (5300, 5300)
    assert not all_of(ev.MatchEnded, events)
    assert the(ev.HandStarted, game.play("0 next")).number == 2


def test_a_tie_at_the_top_is_shared_where_the_option_says_so() -> None:
    """Spec 8."""
    game = about_to_win((4000, 5275), tie=Tie.SHARED)
    assert the(ev.MatchEnded, game.play(FINISH)).winners == (0, 1)


@pytest.mark.parametrize("tie", Tie)
def test_a_tie_below_the_top_or_below_the_limit_means_nothing(tie: Tie) -> None:
    game = about_to_win((0, 1275), tie=tie)
    game.play(FINISH)
    assert game.match.totals == (1300, 1300)
    assert not miles.is_over(game.match)
    game = table("25", "25", "25", totals=(100, 6000, 100), rules=plain(3, tie=tie))
    assert the(ev.MatchEnded, game.play("0 discard 25")).winners == (1,)


def test_any_seat_has_the_next_hand_dealt() -> None:
    """Everything but the totals begins anew, from the next hand's own seed."""
    for seat in (0, 1):
        game = about_to_win((0, 0))
        game.play(FINISH)
        events = game.play(f"{seat} next")
        assert kinds(events) == ["HandStarted", "Dealt", "Dealt", "TurnBegan"]
        assert game.match.number == 2
        assert game.match.totals == (1300, 25)
        fresh = from_number(0).hand_seed(2)
        assert the(ev.HandStarted, events).commitment == commitment(fresh)
        assert all(not tableau.cards for tableau in game.hand.tableaux)


def test_each_hand_commits_to_its_seed_and_reveals_it_at_its_end() -> None:
    """Spec 10."""
    match, begun = miles.start(playroom(2), 2, from_number(3))
    game = Table(match)
    events = list(begun)
    for _ in range(3):
        events += play_out(game) + list(game.play("0 next"))
    started, ended = all_of(ev.HandStarted, events), all_of(ev.HandEnded, events)
    assert [event.number for event in started] == [1, 2, 3, 4]
    for opening, closing in zip(started, ended, strict=False):
        assert opening.number == closing.number
        assert commitment(bytes.fromhex(closing.seed)) == opening.commitment
    assert len({event.seed for event in ended}) == 3


def play_out(game: Table) -> list[ev.AnyEvent]:
    """Play the hand out, each seat making its first legal move."""
    events: list[ev.AnyEvent] = []
    while game.hand.phase in ("play", "extension"):
        seat = game.hand.turn
        events += game.play(f"{seat} {game.legal(seat)[0]}")
    return events


def test_the_same_seed_and_moves_give_the_same_events_byte_for_byte() -> None:
    """Spec 10."""

    def record(deal: Deal) -> bytes:
        match, events = miles.start(classic(3), 3, deal)
        return msgspec.json.encode([*events, *play_out(Table(match))])

    assert record(from_number(11)) == record(from_number(11))
    assert record(from_number(11)) != record(from_number(12))


@pytest.mark.parametrize("seat", [2, 99, -1])
def test_a_seat_that_does_not_exist_cannot_go_on_to_the_next_hand(seat: int) -> None:
    game = about_to_win((0, 0))
    game.play(FINISH)
    with pytest.raises(Illegal) as refused:
        miles.apply(game.match, seat, miles.parse("next"))
    assert refused.value == Illegal("no-such-seat", seat=seat)
