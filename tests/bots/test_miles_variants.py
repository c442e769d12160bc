"""The steady bot of 1000 Miles under each option of its own that changes what is wise (spec 6, 7, 8, 9)."""

from __future__ import annotations

import msgspec
import pytest

from miles.table import dealt, plain, table
from thousand import miles
from thousand.bots.base import Choice
from thousand.bots.miles_steady import Steady
from thousand.miles.rules import DirtyTrickWindow, classic
from thousand.miles.view import View

from .positions import decide, seen, told

ROLLING = "roll 100"
WRONG_WAY = plain(2, wrong_way=True)
AT_900 = "roll" + " 100" * 9
ASTRAY = "roll 100 100 wrong-way"
STACKING = plain(2, stacking=True)
RESHUFFLE = plain(2, reshuffle=True)


# Wrong way.


def on_wrong_way(*held: str, roads: tuple[str, ...], left: int = 40) -> View:
    return seen(*held, roads=roads, left=left, rules=plain(max(len(held), 2), wrong_way=True))


def test_on_the_wrong_way_it_does_not_drive() -> None:
    """Spec 9: a distance takes its miles away."""
    view = on_wrong_way("100 25 25", roads=(ASTRAY,))
    assert told(view) == ("discard 25", "discard-least", "wait-wrong-way")


def test_where_it_could_not_drive_anyway_the_wrong_way_is_no_reason() -> None:
    view = on_wrong_way("100 25 25", roads=(ASTRAY + " stop",))
    assert told(view) == ("discard 25", "discard-least")


def test_not_even_where_the_card_seems_to_complete_the_trip() -> None:
    """Spec 9: subtracting never completes it."""
    assert told(on_wrong_way("100 25", roads=(AT_900 + " wrong-way",)))[0] == "discard 25"


def test_the_end_of_wrong_way_comes_first() -> None:
    """Before a Roll: a side that rolls can be attacked."""
    hand = "100 roll end-of-wrong-way"
    assert told(on_wrong_way(hand, roads=(ASTRAY,))) == ("play end-of-wrong-way", "repair")
    view = on_wrong_way(hand, roads=(ASTRAY + " stop",))
    assert told(view)[0] == "play end-of-wrong-way"
    assert decide(view).reasons[0].params == {"card": "END_OF_WRONG_WAY", "hazard": "WRONG_WAY"}


def test_without_it_a_roll_is_laid_meanwhile() -> None:
    """Spec 9: Wrong way has nothing to do with Roll."""
    assert told(on_wrong_way("100 roll", roads=(ASTRAY + " stop",))) == ("play roll", "roll")


def test_the_driving_ace_waits_for_its_coup_even_on_the_wrong_way() -> None:
    """Spec 6, 9: it would clear the Wrong way, but an Accident may yet fall."""
    assert told(on_wrong_way("100 25 driving-ace", roads=(ASTRAY,)))[0] == "discard 25"
    view = on_wrong_way("100 25 driving-ace", roads=(ASTRAY + " accident",))
    assert told(view) == ("play driving-ace", "safety-repairs")


def test_right_of_way_does_not_get_a_side_off_the_wrong_way() -> None:
    """Spec 5, 9: it stands in for a Roll alone, and can wait for its coup fourré."""
    assert told(on_wrong_way("100 25 right-of-way", roads=(ASTRAY + " stop",)))[0] == "discard 25"


def test_it_attacks_a_rival_that_stands_with_a_wrong_way() -> None:
    """Spec 9: it may fall at any time."""
    assert told(on_wrong_way("wrong-way 25", roads=("roll", ""))) == ("play wrong-way on 2", "attack")


def test_the_driving_ace_makes_wrong_ways_powerless() -> None:
    view = on_wrong_way("100 100 wrong-way", roads=(ASTRAY, "driving-ace"))
    assert told(view)[0] == "discard wrong-way"


def test_a_wrong_way_comes_after_stop_and_before_speed_limit() -> None:
    roads = ("roll", ROLLING)
    assert told(on_wrong_way("wrong-way stop", roads=roads))[0] == "play stop on 2"
    assert told(on_wrong_way("speed-limit wrong-way", roads=roads))[0] == "play wrong-way on 2"


def test_a_rival_on_the_wrong_way_is_not_about_to_finish() -> None:
    """Spec 9: its last card would take it back."""
    safety = "extra-tank 100"
    assert told(on_wrong_way(safety, roads=("roll", AT_900)))[1] == "bank-threat"
    assert told(on_wrong_way(safety, roads=("roll", AT_900 + " wrong-way")))[1] == "bank-slim"


def test_of_several_rivals_it_attacks_one_on_the_right_way() -> None:
    astray = "roll 200 200 wrong-way"
    roads = ("roll", astray, "roll 25")
    assert told(on_wrong_way("stop 100", "25", "25", roads=roads))[0] == "play stop on 3"
    assert told(on_wrong_way("speed-limit 100", "25", "25", roads=roads))[0] == "play speed-limit on 3"


def test_only_against_one_alone_a_battle_hazard_does_not_wait_for_the_right_way() -> None:
    astray = "roll 200 200 wrong-way"
    assert told(on_wrong_way("stop 100", "25", "25", roads=("roll", astray, astray)))[0] == "play 100"
    assert told(on_wrong_way("stop 100", "25", roads=("roll", astray)))[0] == "play stop on 2"


def test_a_driving_ace_waits_while_a_wrong_way_may_come() -> None:
    """Spec 4: all Accidents have been seen, yet it answers the Wrong way too."""
    accidents = " ".join(["accident"] * 3)
    wrong_ways = " ".join(["wrong-way"] * 4)
    for rules, discards, move in (
        (plain(2), accidents, "play driving-ace"),
        (WRONG_WAY, accidents, "play 100"),
        (WRONG_WAY, f"{accidents} {wrong_ways}", "play driving-ace"),
    ):
        view = seen("driving-ace 100", roads=["roll"], discards=discards, rules=rules)
        assert told(view)[0] == move


def test_a_wrong_way_that_may_come_needs_no_roll() -> None:
    """Spec 9: every Stop and Accident has been seen, and from the other two the side is safe."""
    road = "roll extra-tank puncture-proof" + " 100" * 9 + " 25"
    gone = " ".join(["stop"] * 5 + ["accident"] * 3)
    view = seen("roll 200", roads=[road], discards=gone, rules=WRONG_WAY)
    assert told(view) == ("discard roll", "discard-spent")


@pytest.mark.parametrize("ends", [1, 12])
def test_any_number_of_wrong_way_cards_is_counted(ends: int) -> None:
    """Spec 9, `wrong_way_cards`: with the one Wrong way laid, its remedies are for nothing."""
    rules = plain(2, wrong_way=True, wrong_way_cards=1, end_of_wrong_way_cards=ends)
    view = seen("100 75 end-of-wrong-way", roads=[ROLLING + " accident"], discards="wrong-way", rules=rules)
    assert told(view) == ("discard end-of-wrong-way", "discard-spent")


# Stacking.


def stacked(hand: str, road: str, rival: str = "") -> tuple[str, ...]:
    return told(seen(hand, roads=[road, rival], rules=STACKING))


def test_it_repairs_what_it_can_in_any_order_and_rolls_last() -> None:
    """Spec 9: each hazard needs its own remedy."""
    road = "roll 100 accident flat-tire"
    assert stacked("100 roll spare-tire", road) == ("play spare-tire", "repair")
    assert stacked("100 roll spare-tire", road + " spare-tire")[0] == "discard 100"
    assert stacked("100 roll", road + " spare-tire repairs") == ("play roll", "roll")


def test_the_roll_stays_while_remedies_are_awaited() -> None:
    assert stacked("200 roll", "roll 100 accident out-of-gas")[0] == "discard 200"


def test_a_safety_is_the_way_out_of_the_one_hazard_without_remedy() -> None:
    road = "roll 100 accident flat-tire"
    assert stacked("100 spare-tire driving-ace", road) == ("play driving-ace", "safety-repairs")
    assert stacked("100 repairs driving-ace", road) == ("play repairs", "repair")


def test_a_battle_hazard_waits_until_its_target_rolls() -> None:
    """It may fall on a side that stands (spec 9), but then costs it no Roll."""
    hand = "accident 100"
    assert stacked(hand, "roll", "roll 100 flat-tire") == ("play 100", "drive")
    assert stacked(hand, "roll", "") == ("play 100", "drive")
    assert stacked(hand, "roll", ROLLING)[0] == "play accident on 2"


def test_on_a_rival_that_stands_a_speed_limit_comes_after_a_big_step() -> None:
    assert stacked("speed-limit 100", "roll", "roll 100 flat-tire")[0] == "play 100"
    assert stacked("speed-limit repairs", "roll", "roll 100 flat-tire")[0] == "play speed-limit on 2"


# Reshuffle.


def test_the_last_of_the_pile_ends_the_waiting_all_the_same() -> None:
    """After a reshuffle every rival knows that an unseen safety is held, and no hazard comes any more."""
    for left, reason in ((40, "drive"), (1, "bank-pile")):
        view = seen("extra-tank 100", roads=["roll"], left=left, discards="25 25 25", rules=RESHUFFLE)
        assert told(view)[1] == reason


def test_after_a_reshuffle_a_safety_that_is_unseen_is_held() -> None:
    """The pile is made of discards, and nobody throws a safety away."""
    rules = plain(2, reshuffle=True)
    view = seen("accident 200", roads=["roll", ROLLING], left=60, rules=rules)
    assert told(view)[0] == "play accident on 2"
    again = msgspec.structs.replace(view, reshuffles=1)
    assert told(again)[0] == "play 200"


# Left target only, opening coup, dirty trick window.


def test_only_the_side_to_the_left_is_attacked() -> None:
    """Spec 5, `left_target_only`."""
    roads = ["roll", "roll 25", "roll 200 200"]
    hand = "stop 100"
    assert told(seen(hand, "25", "25", roads=roads, rules=plain(3)))[0] == "play stop on 3"
    cutthroat = plain(3, left_target_only=True)
    assert told(seen(hand, "25", "25", roads=roads, rules=cutthroat))[0] == "play stop on 2"
    roads[1] = "right-of-way"
    assert told(seen(hand, "25", "25", roads=roads, rules=cutthroat))[0] == "play 100"
    roads[0] = ROLLING + " accident"
    assert told(seen("stop 100", "25", "25", roads=roads, rules=cutthroat)) == (
        "discard stop",
        "discard-powerless",
    )


def test_it_opens_with_a_coup_fourre() -> None:
    """Spec 6, `opening_coup`: 400 points instead of the first draw."""
    game = dealt("right-of-way 25", "25 25", pile="25 25 25", rules=plain(2, opening_coup=True))
    choice = decide(miles.view(game.match, 0))
    assert told(miles.view(game.match, 0)) == ("play right-of-way", "opening-coup")
    assert choice.reasons[0].params == {"card": "RIGHT_OF_WAY"}


def test_it_answers_before_the_draw_that_would_close_the_window() -> None:
    """Spec 6, `before_draw`: in its own turn, and out of turn before anybody draws."""
    rules = plain(3, dirty_trick_window=DirtyTrickWindow.BEFORE_DRAW)
    for holder, attacker in ((0, 2), (0, 1)):
        held = ["25 25"] * 3
        held[holder], held[attacker] = "extra-tank roll", "out-of-gas 25"
        game = table(*held, roads=[ROLLING], pile="25 25 25", turn=attacker, rules=rules)
        game.play(f"{attacker} draw; {attacker} play out-of-gas on 1")
        assert told(miles.view(game.match, holder)) == ("play extra-tank", "coup-fourre")


def test_once_the_window_is_closed_the_safety_is_laid_as_any_other() -> None:
    """Spec 6: the draw closed it."""
    rules = plain(3, dirty_trick_window=DirtyTrickWindow.BEFORE_DRAW)
    game = table(
        "extra-tank 25", "out-of-gas 25", "25 25", roads=[ROLLING], pile="25 " * 9, turn=1, rules=rules
    )
    game.play("1 draw; 1 play out-of-gas on 1; 2 draw")
    assert Steady().choose(miles.view(game.match, 0)) == Choice(None)
    game.play("2 discard 25; 0 draw")
    assert told(miles.view(game.match, 0)) == ("play extra-tank", "safety-repairs")


# Other score tables.


def test_a_safety_does_not_wait_for_a_coup_that_pays_nothing() -> None:
    """Spec 8: every figure is an entry of the score table."""
    rules = classic(2)
    idle = msgspec.structs.replace(rules, scores=msgspec.structs.replace(rules.scores, coup_fourre=0))
    assert told(seen("extra-tank 100", roads=["roll"], rules=rules))[0] == "play 100"
    assert told(seen("extra-tank 100", roads=["roll"], rules=idle)) == ("play extra-tank", "bank-no-coup")
