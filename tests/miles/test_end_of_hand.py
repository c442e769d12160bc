"""Spec 7: how a hand ends, and the extension."""

from __future__ import annotations

import msgspec
import pytest

from thousand import miles
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.rules import Goal, Rules, classic, playroom

from .table import Table, all_of, kinds, plain, table, the

SEVEN_HUNDRED = "roll 100 100 100 100 100 100 100"
SIX_HUNDRED = "roll 100 100 100 100 100 100"
NINE_HUNDRED = f"{SEVEN_HUNDRED} 100 100"


def with_goal(goal: Goal) -> Rules:
    return msgspec.structs.replace(classic(3), goal=goal)


def at_600(*others: str, roads: tuple[str, ...] = (), held: str = "100 25", pile: str = "") -> Table:
    """Classic: seat 0 stands at 600 with a 100 in hand."""
    return table(held, *(others or ("25", "25")), roads=[SIX_HUNDRED, *roads], pile=pile, rules=classic(3))


# The trip.


@pytest.mark.parametrize(("goal", "road"), [(Goal.THOUSAND, NINE_HUNDRED), (Goal.SEVEN_HUNDRED, SIX_HUNDRED)])
def test_a_hand_ends_when_a_side_reaches_the_goal_exactly(goal: Goal, road: str) -> None:
    game = table("75 25 25", "25", "25", roads=[road], rules=with_goal(goal))
    assert not all_of(ev.HandEnded, game.play("0 play 75; 1 discard 25"))
    game = table("75 25", "25", "25", roads=[f"{road} 25"], rules=with_goal(goal))
    events = game.play("0 play 75")
    assert kinds(events) == ["DistancePlayed", "TripCompleted", "HandEnded"]
    assert the(ev.TripCompleted, events) == ev.TripCompleted(0, 0, game.hand.goal)
    ended = the(ev.HandEnded, events)
    assert (ended.winner, ended.reason) == (0, "trip")


def test_the_playroom_goes_to_1000_and_the_classic_game_to_700() -> None:
    for seats in range(2, 7):
        assert miles.start(playroom(seats), seats, from_number(1))[0].hand.goal == 1000
        assert miles.start(classic(seats), seats, from_number(1))[0].hand.goal == 700


def test_once_a_hand_is_over_nothing_but_the_next_one_is_to_do() -> None:
    game = table("100 25", "25", roads=[NINE_HUNDRED], pile="25 25 25")
    game.play("0 draw; 0 play 100")
    for line in ("1 draw", "1 discard 25", "0 play 25"):
        assert game.refused(line) == Illegal("hand-over")
    assert game.refused("0 extend") == Illegal("no-extension")
    assert miles.to_act(game.match) == {0, 1}
    assert game.legal(0) == game.legal(1) == ["next"]


def test_the_next_hand_waits_for_the_end_of_this_one() -> None:
    game = table("100 25", "25", pile="25")
    assert game.refused("0 next") == Illegal("hand-running")
    assert game.refused("1 next") == Illegal("hand-running")


# The cards run out.


def test_a_hand_ends_when_nobody_has_a_card_left() -> None:
    """Classic: seats without cards are passed over until then."""
    game = table("25", "25 50", "25", rules=classic(3))
    assert not all_of(ev.HandEnded, game.play("0 discard 25; 1 discard 25; 2 discard 25"))
    assert miles.to_act(game.match) == {1}
    ended = the(ev.HandEnded, game.play("1 discard 50"))
    assert (ended.winner, ended.reason) == (None, "cards")


def test_in_the_playroom_a_hand_ends_as_soon_as_one_seat_is_out() -> None:
    """The option `end_when_a_seat_is_out`."""
    game = table("25", "25 50", "25 50")
    ended = the(ev.HandEnded, game.play("0 discard 25"))
    assert (ended.winner, ended.reason) == (None, "seat-out")


def test_a_seat_is_not_out_while_it_can_draw() -> None:
    game = table("25 25", "", "25", pile="50 50")
    assert not all_of(ev.HandEnded, game.play("0 draw; 0 discard 25"))
    game.play("1 draw; 1 discard 50")
    assert game.hand.reason == "seat-out"


def test_a_seat_that_is_out_is_looked_for_only_when_no_window_is_open() -> None:
    """The last card is a hazard: the victim's answer and the next play come first."""
    game = table("stop", "25 25", "right-of-way 25", roads=["", "", "roll"])
    assert kinds(game.play("0 play stop on 3")) == ["HazardPlayed", "CoupFourreOffered", "TurnBegan"]
    assert the(ev.HandEnded, game.play("1 discard 25")).reason == "seat-out"


def test_a_seat_that_is_out_is_looked_for_after_a_coup() -> None:
    game = table("stop", "25 25", "right-of-way 25", roads=["", "", "roll"])
    game.play("0 play stop on 3")
    events = game.play("2 play right-of-way")
    assert kinds(events) == ["CoupFourre", "SeatsSkipped", "HandEnded"]
    sheet = the(ev.HandEnded, events).sheets[2]
    assert sheet.items == (("safety", 100), ("coup_fourre", 300))


def test_the_window_of_a_last_hazard_stays_open_whether_or_not_it_can_be_answered() -> None:
    """So that the hand's going on betrays nothing (spec 6)."""
    for holds in ("right-of-way", "50"):
        game = table("stop", "25 25", f"{holds} 25", roads=["", "", "roll"])
        assert not all_of(ev.HandEnded, game.play("0 play stop on 3"))


@pytest.mark.parametrize("rules", [classic(2), plain(2)])
def test_a_last_hazard_with_nobody_left_to_answer_ends_the_hand(rules: Rules) -> None:
    game = table("stop", "", roads=["", "roll"], rules=rules)
    assert the(ev.HandEnded, game.play("0 play stop on 2")).reason == "cards"


def test_after_a_safety_laid_as_the_last_card_the_turn_ends() -> None:
    """Classic, nothing to draw."""
    game = table("driving-ace", "25 25", rules=classic(2))
    assert game.play("0 play driving-ace")[-1] == ev.TurnBegan(1)
    game = table("driving-ace", "", rules=classic(2))
    assert the(ev.HandEnded, game.play("0 play driving-ace")).reason == "cards"
    game = table("driving-ace", "25 25")
    assert the(ev.HandEnded, game.play("0 play driving-ace")).reason == "seat-out"


def test_after_a_coup_with_the_last_card_the_turn_ends() -> None:
    """Classic, nothing to draw: play goes on from the holder's left."""
    game = table("stop 25", "25", "right-of-way", "25", roads=["", "", "roll"], rules=classic(4))
    events = game.play("0 play stop on 3; 2 play right-of-way")
    assert events[-1] == ev.TurnBegan(3)


def test_the_trip_comes_before_a_seat_that_is_out() -> None:
    game = table("100", "25", roads=[NINE_HUNDRED])
    assert the(ev.HandEnded, game.play("0 play 100")).reason == "trip"


# The extension.


def test_at_exactly_700_the_seat_decides_at_once_before_anybody_else_may_act() -> None:
    game = at_600(pile="25 25 25 25")
    events = game.play("0 draw; 0 play 100")
    assert kinds(events) == ["CardDrawn", "DistancePlayed", "ExtensionOffered"]
    assert miles.to_act(game.match) == {0}
    assert game.legal(0) == ["extend", "decline"]
    assert game.legal(1) == []
    for line in ("1 draw", "1 discard 25", "0 draw", "0 play 25", "1 extend", "2 decline"):
        assert game.refused(line) == Illegal("extension-first", seat=0)
    assert game.refused("1 next") == Illegal("hand-running")


def test_declined_the_hand_ends_at_700() -> None:
    """All bonuses are judged at 700."""
    game = at_600(roads=("roll 25", "roll 25"))
    events = game.play("0 play 100; 0 decline")
    assert kinds(events)[-3:] == ["ExtensionDeclined", "TripCompleted", "HandEnded"]
    assert the(ev.ExtensionDeclined, events).seat == 0
    assert the(ev.TripCompleted, events).miles == 700
    assert the(ev.HandEnded, events).sheets[0].items == (
        ("mile", 700),
        ("trip", 400),
        ("delayed_action", 300),
        ("safe_trip", 300),
    )


def test_called_the_goal_is_1000_for_everyone_and_the_next_seat_plays() -> None:
    game = at_600("100 25", "25", roads=(SEVEN_HUNDRED.replace("100", "75", 1),), pile="25 25 25 25")
    events = game.play("0 draw; 0 play 100; 0 extend")
    assert events[-2:] == (ev.ExtensionCalled(0, 1000), ev.TurnBegan(1))
    assert game.hand.goal == 1000
    game.play("1 draw; 1 play 100")
    assert game.hand.tableaux[1].miles == 775


def test_the_extension_cannot_be_withdrawn_and_is_offered_once_a_hand() -> None:
    """Another side that comes to 700 just drives on."""
    game = at_600("100 25", "25 25", roads=(SIX_HUNDRED,), pile="25 25 25 25")
    game.play("0 draw; 0 play 100; 0 extend")
    assert game.refused("0 decline") == Illegal("no-extension")
    events = game.play("1 draw; 1 play 100")
    assert kinds(events) == ["CardDrawn", "DistancePlayed", "TurnBegan"]


def test_without_an_offer_there_is_nothing_to_decide() -> None:
    game = table("100 25", "25", roads=["roll"])
    for line in ("0 extend", "0 decline", "1 extend"):
        assert game.refused(line) == Illegal("no-extension")


@pytest.mark.parametrize("rules", [with_goal(Goal.SEVEN_HUNDRED), with_goal(Goal.THOUSAND)])
def test_no_other_goal_offers_an_extension(rules: Rules) -> None:
    game = table("100 25", "25", "25", roads=[SIX_HUNDRED], rules=rules)
    assert not all_of(ev.ExtensionOffered, game.play("0 play 100"))


def test_called_and_completed_at_1000() -> None:
    game = at_600("25 25 25 25", "25 25 25 25", held="100 200 100 25", roads=("roll", "roll"))
    game.play("0 play 100; 0 extend; 1 play 25; 2 play 25; 0 play 200; 1 play 25; 2 play 25")
    events = game.play("0 play 100")
    assert kinds(events) == ["DistancePlayed", "TripCompleted", "HandEnded"]
    assert the(ev.TripCompleted, events).miles == 1000


def test_called_and_never_completed_gives_no_trip_bonus_to_anyone() -> None:
    """Not even to the caller that stands at 700."""
    game = at_600("25", "25", held="100", roads=("roll", "roll"))
    events = game.play("0 play 100; 0 extend; 1 play 25; 2 discard 25")
    ended = the(ev.HandEnded, events)
    assert (ended.winner, ended.reason) == (None, "cards")
    assert [sheet.items for sheet in ended.sheets] == [(("mile", 700),), (("mile", 25),), ()]


def test_an_extension_called_with_the_last_card_can_end_the_hand() -> None:
    """Spec 3 and 7: nobody is left to play on; under the room's rule one seat out is enough."""
    game = at_600("", "", held="100")
    assert the(ev.HandEnded, game.play("0 play 100; 0 extend")).reason == "cards"
    rules = plain(2, goal=Goal.EXTENSION)
    game = table("100", "25", roads=[SIX_HUNDRED], rules=rules)
    assert the(ev.HandEnded, game.play("0 play 100; 0 extend")).reason == "seat-out"
