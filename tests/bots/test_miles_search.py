"""The strong bot of 1000 Miles: what it finds by looking ahead, and what happens where it cannot."""

from __future__ import annotations

import logging

import msgspec
import pytest

from miles.table import plain, table
from thousand import miles
from thousand.bots import miles_search
from thousand.bots.base import Choice
from thousand.bots.miles_hasty import Hasty
from thousand.bots.miles_playouts import Playouts
from thousand.bots.miles_reasons import Why
from thousand.bots.miles_search import Strong
from thousand.bots.miles_seat import silences, sit
from thousand.bots.miles_steady import Steady
from thousand.miles.rules import Goal, classic
from thousand.miles.view import View

from .positions import seen

ROLLING = "roll 100"
AT_900 = "roll" + " 100" * 9
AT_600 = "roll" + " 100" * 6


def strong(playouts: int = 600) -> Strong:
    """By count alone, so that nothing hangs on the machine."""
    return Strong(seconds=None, playouts=playouts)


def told(choice: Choice) -> tuple[str, ...]:
    return (miles.format(choice.move), *(reason.code for reason in choice.reasons))


# What the policy overlooks.

NO_REPAIRS = "repairs " * 6
"""The rival stands with an Accident for good."""

SAFE = " driving-ace extra-tank puncture-proof right-of-way"


def test_it_waits_for_a_delayed_action_that_nobody_can_spoil() -> None:
    """Spec 8: the pile has one card left, which the rival draws; then the trip pays 300 more."""
    view = seen("100 25 25", roads=[AT_900 + SAFE, ROLLING + " accident"], left=1, discards=NO_REPAIRS)
    assert told(Steady().choose(view))[0] == "play 100"
    choice = strong().choose(view)
    assert told(choice)[0] == "discard 25"
    assert [reason.code for reason in choice.reasons][-1] == Why.PLAYOUTS
    assert choice.reasons[-1].params["gain"] > 100


def test_it_does_not_wait_where_the_rival_may_finish_first() -> None:
    view = seen("100 25 25", roads=[AT_900, AT_900], left=1)
    assert told(strong().choose(view))[0] == "play 100"


def at_700(hand: str, own: str, rival: str, totals: tuple[int, int], left: int = 40) -> View:
    """Seat 0 has just reached 700 and decides on the extension."""
    game = table(f"100 {hand}", "25 " * 6, roads=[own, rival], totals=totals, rules=classic(2))
    game.play("0 play 100")
    return msgspec.structs.replace(miles.view(game.match, 0), left=left)


def test_it_takes_the_match_that_a_safe_trip_wins_at_once() -> None:
    """Spec 8: 3650, 700 miles, 400 and 300 for a trip without a 200, and 100 for the safety."""
    view = at_700("100 100 100", AT_600 + " right-of-way", ROLLING, totals=(3650, 4700))
    assert told(Steady().choose(view))[0] == "extend"
    assert told(strong().choose(view))[0] == "decline"


def test_rivals_plan_in_one_deal_and_take_things_as_they_come_in_the_next(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In teams of two, hasty rivals choose for seats 1 and 3 alone: a partner plans."""
    view = seen("200 75 stop repairs", "25 " * 6, "25 " * 6, "25 " * 6, rules=classic(4, 2))
    asked: set[int] = set()
    choose = Hasty.choose
    monkeypatch.setattr(Hasty, "choose", lambda hasty, sim: (asked.add(sim.to_act()), choose(hasty, sim))[1])
    sim = sit(view)
    playouts = Playouts(sim, 0, silences(view), [0, 0], 5000)
    moves = playouts.candidates(playouts.advice(), 0)
    playouts.deal(moves, 2)
    assert not asked
    playouts.deal(moves, 3)
    assert asked == {1, 3}


# Equal views, equal choices; the limits.


def test_the_same_view_gives_the_same_choice() -> None:
    view = seen("200 75 stop repairs", roads=["roll", ROLLING], left=30)
    assert strong(200).choose(view) == strong(200).choose(view)


def test_where_there_is_no_choice_it_does_not_search(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(miles_search.Race, "run", _fail)
    assert told(strong().choose(seen("roll 100", drawn=False))) == ("draw", "draw")


def _fail(*_: object) -> None:
    raise ArithmeticError("planted")


def test_a_search_that_fails_leaves_the_policys_move(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    view = seen("200 75 stop repairs", roads=["roll", ROLLING], left=30)
    monkeypatch.setattr(miles_search, "Playouts", _fail)
    with caplog.at_level(logging.WARNING):
        assert strong().choose(view) == Steady().choose(view)
    (record,) = caplog.records
    assert "search failed" in record.message
    assert record.exc_info is not None


def test_a_search_that_runs_late_leaves_the_policys_move(caplog: pytest.LogCaptureFixture) -> None:
    view = seen("200 75 stop repairs", roads=["roll", ROLLING], left=30)
    with caplog.at_level(logging.WARNING):
        assert Strong(seconds=0).choose(view) == Steady().choose(view)
    (record,) = caplog.records
    assert "ran late" in record.message


def test_it_stops_at_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A clock of its own: each look at it is a tenth of a second later."""
    ticks = iter(range(1000))
    monkeypatch.setattr(miles_search.time, "monotonic", lambda: next(ticks) / 10)
    run, runs = miles_search.Race.run, []
    monkeypatch.setattr(miles_search.Race, "run", lambda race: (runs.append(1), run(race)))
    Strong(seconds=2).choose(seen("200 75 stop repairs", roads=["roll", ROLLING], left=30))
    assert len(runs) <= 20


def test_out_of_turn_it_answers_a_hazard() -> None:
    """Spec 6."""
    game = table("extra-tank roll", "out-of-gas 25", "25 25", roads=[ROLLING], pile="25 25 25", turn=1)
    game.play("1 draw; 1 play out-of-gas on 1")
    assert told(strong().choose(miles.view(game.match, 0))) == ("play extra-tank", "coup-fourre")
    assert strong().choose(miles.view(game.match, 1)) == Choice(None)


@pytest.mark.parametrize(
    "rules",
    [
        plain(2, wrong_way=True, stacking=True, reshuffle=True),
        plain(4, team_size=2, goal=Goal.EXTENSION),
        plain(3, left_target_only=True),
        msgspec.structs.replace(classic(2), match_points=None),
    ],
    ids=["playroom", "teams", "cutthroat", "one-hand"],
)
def test_it_searches_by_any_rules(rules: object, caplog: pytest.LogCaptureFixture) -> None:
    """Whatever it finds is legal, and the search itself does not fail."""
    seats = 3 if rules.left_target_only else 4 if rules.team_size == 2 else 2  # type: ignore[attr-defined]
    held = ["100 50 stop repairs extra-tank", *["25 " * 6] * (seats - 1)]
    view = seen(*held, roads=["roll", ROLLING, ROLLING][: max(2, seats - rules.team_size)], rules=rules)  # type: ignore
    with caplog.at_level(logging.WARNING):
        assert strong(200).choose(view).move in miles.legal(view)
    assert not caplog.records
