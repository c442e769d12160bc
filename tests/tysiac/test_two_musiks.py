"""Spec "The musik", two seats: two musiks, two cards laid away, and the last trick."""

from __future__ import annotations

import pytest

from thousand import tysiac
from thousand.game import Illegal
from thousand.tysiac import events as ev
from thousand.tysiac.moves import Phase

from .table import Table, cards, dealt, ending, points, ruled, the, worth

FIRST, SECOND = cards("9s js"), cards("9c jc")


def table(**options: object) -> Table:
    game = dealt("ah 10h", "ad", musik="9c jc 9s js", rules=ruled(2, **options))
    game.play("1 bid 110; 0 bid 120; 1 pass")
    assert game.deal.musiks == (FIRST, SECOND)
    return game


@pytest.mark.parametrize(("move", "taken"), [("take 1", FIRST), ("take 2", SECOND)])
def test_the_declarer_takes_one_of_two(move: str, taken: tuple[object, ...]) -> None:
    game = table()
    assert game.legal(0) == ["take 1", "take 2"]
    assert game.refused("0 take 3") == Illegal("no-such-musik", musik=2)
    assert the(ev.MusikTaken, game.play(f"0 {move}")).cards == taken
    assert game.deal.held[0][-2:] == taken
    assert game.deal.phase is Phase.LAY


@pytest.mark.parametrize("viewer", [1, None])
@pytest.mark.parametrize("shown", [False, True])
def test_unseen_unless_show_musik_is_on(viewer: int | None, shown: bool) -> None:
    """`show_musik`: off | on."""
    game = table(show_musik=shown)
    taken = the(ev.MusikTaken, game.play("0 take 2"))
    visible = SECOND if shown else None
    assert tysiac.redact(taken, viewer) == ev.MusikTaken(0, 1, visible, 2, shown)
    assert tysiac.view(game.match, viewer).musik == visible
    assert tysiac.view(game.match, 0).musik == SECOND


@pytest.mark.parametrize("shown", [False, True])
def test_the_forced_100_makes_no_difference_with_two(shown: bool) -> None:
    game = dealt("", "", rules=ruled(2, show_musik=shown))
    assert the(ev.MusikTaken, game.play("1 pass; 0 take 1")).shown is shown


def test_two_cards_are_laid_away_unseen() -> None:
    game = table()
    game.play("0 take 1")
    first = game.play("0 lay ah")
    assert first == (ev.CardLaidAway(0, cards("ah")[0], 1),)
    assert tysiac.redact(first[0], 1) == ev.CardLaidAway(0, None, 1)
    assert tysiac.view(game.match, 0).laid == cards("ah")
    assert (tysiac.view(game.match, 1).laid, tysiac.view(game.match, 1).laid_away) == ((), 1)
    assert game.refused("0 lay ah") == Illegal("not-held", card="HEARTS_ACE")
    events = game.play("0 lay 9s")
    assert events == (ev.CardLaidAway(0, cards("9s")[0], 2), ev.TurnBegan(0, Phase.PLAY))
    assert [len(held) for held in game.deal.held] == [10, 10]


def test_all_four_go_to_who_takes_the_last_trick() -> None:
    """The cards laid away and the musik that nobody took."""
    game = table()
    game.play("0 take 1; 0 lay 10h; 0 lay 9s")
    events = game.play_out()
    won = the(ev.MusiksWon, events)
    last = [event for event in events if isinstance(event, ev.TrickTaken)][-1]
    assert won.seat == last.seat
    assert won.cards == (*cards("10h 9s"), *SECOND)
    assert won.points == worth("10h jc")
    assert won.total == last.total + won.points
    sheets = the(ev.DealEnded, events).sheets
    assert sheets[won.seat].musiks == won.points
    assert sheets[1 - won.seat].musiks == 0


@pytest.mark.parametrize(("last", "made"), [("ah", True), ("9h", False)])
def test_they_count_before_the_contract_is_tested(last: str, made: bool) -> None:
    """87 in tricks and 12 in the last one are 99; the ten laid away makes it 109 of 100."""
    other = "jh" if last == "ah" else "10h"
    game = ending(last, other, away="10s 9s 9c 9d", taken=(87, 10), contract=100)
    events = game.play(f"0 play {last}; 1 play {other}")
    assert the(ev.DealEnded, events).made is made
    assert points(events)[0] == (100 if made else -100)
