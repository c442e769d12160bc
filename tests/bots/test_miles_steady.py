"""The policy of the steady bot of 1000 Miles, clause by clause."""

from __future__ import annotations

import msgspec
import pytest

from miles.table import table
from thousand import miles
from thousand.bots.base import Choice, Reason
from thousand.bots.miles_steady import Steady
from thousand.miles.cards import HAZARDS, SAFETY_AGAINST, Card
from thousand.miles.moves import Discard
from thousand.miles.rules import classic

from .positions import decide, seen, told

ROLLING = "roll 100"
AT_900 = "roll" + " 100" * 9
MAY_FINISH = "roll" + " 100" * 8 + " 75 75"
"""A rival at 950."""


def named(card: Card) -> str:
    return miles.format(Discard(card)).removeprefix("discard ")


# Draws, coups fourrés, the end of a hand.


def test_it_draws_before_anything_else() -> None:
    """Spec 3."""
    assert told(seen("roll 100", drawn=False)) == ("draw", "draw")


def test_it_plays_without_drawing_once_the_pile_is_empty() -> None:
    """Spec 3."""
    assert told(seen("roll 100", left=0, drawn=False)) == ("play roll", "roll")


@pytest.mark.parametrize("hazard", HAZARDS)
def test_it_answers_every_hazard_out_of_turn(hazard: Card) -> None:
    """Spec 6: seat 2 is next, but seat 0 holds the answer."""
    safety, stroke = SAFETY_AGAINST[hazard], named(hazard)
    game = table(f"{named(safety)} roll", f"{stroke} 25", "25 25", roads=[ROLLING], pile="25 25 25", turn=1)
    game.play(f"1 draw; 1 play {stroke} on 1")
    choice = decide(miles.view(game.match, 0))
    assert miles.format(choice.move) == f"play {named(safety)}"
    assert choice.reasons == (Reason("coup-fourre", {"card": safety.name, "hazard": hazard.name}),)


def test_it_answers_in_its_own_turn_before_it_draws() -> None:
    """Spec 6."""
    game = table("right-of-way roll", "stop 25", roads=[ROLLING], pile="25 25 25", turn=1)
    game.play("1 draw; 1 play stop on 1")
    assert told(miles.view(game.match, 0)) == ("play right-of-way", "coup-fourre")


def test_out_of_turn_it_lets_everything_else_be() -> None:
    game = table("extra-tank roll", "stop 25", "25 25", roads=[ROLLING], pile="25 25 25", turn=1)
    game.play("1 draw; 1 play stop on 1")
    assert Steady().choose(miles.view(game.match, 0)) == Choice(None)


def test_it_has_the_next_hand_dealt() -> None:
    """Spec 2: after the end of a hand that is not the match's."""
    game = table("100 25", "25 25", roads=[AT_900])
    game.play("0 play 100")
    assert told(miles.view(game.match, 1)) == ("next", "next-hand")


# Finishing, and what becomes of the safeties.


def test_it_completes_the_trip_with_the_exact_card() -> None:
    """Spec 7."""
    assert told(seen("25 100 stop", roads=[AT_900, ROLLING])) == ("play 100", "finish")


def test_before_the_last_card_it_lays_every_safety() -> None:
    """A safety in hand at the end of the hand is 100 points lost (spec 8)."""
    road = AT_900
    assert told(seen("extra-tank 100 driving-ace", roads=[road])) == ("play extra-tank", "bank-finish")
    assert told(seen("100 driving-ace", roads=[road + " extra-tank"])) == ("play driving-ace", "bank-finish")


def test_the_own_last_card_is_the_first_reason() -> None:
    """A rival that may finish too changes nothing any more."""
    view = seen("100 extra-tank stop", roads=[AT_900, MAY_FINISH])
    assert told(view) == ("play extra-tank", "bank-finish")


def test_a_last_card_that_cannot_be_laid_does_not_finish() -> None:
    road = AT_900
    view = seen("100 extra-tank roll", roads=[road + " stop"])
    assert told(view) == ("play roll", "roll")


def test_it_keeps_a_safety_for_a_coup_fourre() -> None:
    assert told(seen("extra-tank 100", roads=["roll", ROLLING])) == ("play 100", "drive")


def test_it_lays_a_safety_that_has_nothing_left_to_answer() -> None:
    """All three Out of gas have been seen: two in the discards, one in the own hand."""
    view = seen(
        "extra-tank out-of-gas 100", roads=["roll", "roll stop 100"], discards="out-of-gas out-of-gas"
    )
    assert told(view) == ("play extra-tank", "bank-spent")


def test_of_thinned_hazards_two_are_all() -> None:
    """Spec 1: with `thin_hazards` there are only two Out of gas."""
    hand, discards = "extra-tank 100", "out-of-gas out-of-gas"
    assert told(seen(hand, roads=["roll"], discards=discards, rules=classic(2))) == (
        "play extra-tank",
        "bank-spent",
    )
    assert told(seen(hand, roads=["roll"], discards=discards)) == ("play 100", "drive")


def test_right_of_way_waits_while_a_speed_limit_may_come() -> None:
    """Every Stop has been seen, yet Right of way answers the Speed limit too."""
    stops = " ".join(["stop"] * 5)
    view = seen("right-of-way 100", roads=["roll"], discards=stops)
    assert told(view) == ("play 100", "drive")
    limits = " ".join(["speed-limit"] * 4)
    view = seen("right-of-way 100", roads=["roll"], discards=f"{stops} {limits}")
    assert told(view) == ("play right-of-way", "bank-spent")


def test_it_lays_its_safeties_when_a_rival_may_finish_next() -> None:
    view = seen("extra-tank 100", roads=["roll", MAY_FINISH])
    assert told(view) == ("play extra-tank", "bank-threat")
    assert decide(view).reasons == (Reason("bank-threat", {"card": "EXTRA_TANK", "target": 1}),)


@pytest.mark.parametrize(
    ("rival", "discards"),
    [
        (MAY_FINISH + " stop", ""),
        ("roll" + " 100" * 8 + " 75", ""),
        (AT_900 + " speed-limit", ""),
        ("roll 200 200" + " 100" * 4, ""),
        (MAY_FINISH, " ".join(["50"] * 10)),
    ],
    ids=["stopped", "125-left", "limited", "two-200s-laid", "every-50-seen"],
)
def test_a_rival_far_on_is_no_threat_where_no_single_card_finishes(rival: str, discards: str) -> None:
    """But it does not leave much time for a coup fourré either."""
    view = seen("extra-tank 100", roads=["roll", rival], discards=discards)
    assert told(view) == ("play extra-tank", "bank-slim")


def test_it_lays_a_safety_once_few_of_its_hazards_can_come() -> None:
    """One Out of gas is hidden, somewhere in many cards or in few."""
    hand, gone = "extra-tank 100", "out-of-gas out-of-gas"
    assert told(seen(hand, roads=["roll"], discards=gone, left=60))[0] == "play 100"
    assert told(seen(hand, roads=["roll"], discards=gone, left=3)) == ("play extra-tank", "bank-slim")


def test_it_lays_its_safeties_when_the_pile_will_not_last_the_round() -> None:
    assert told(seen("extra-tank 100", roads=["roll"], left=40)) == ("play 100", "drive")
    assert told(seen("extra-tank 100", roads=["roll"], left=1)) == ("play extra-tank", "bank-pile")


def test_a_safety_is_the_way_out_of_a_block_without_remedy() -> None:
    blocked = "roll 100 accident"
    view = seen("25 driving-ace roll", roads=[blocked])
    assert told(view) == ("play driving-ace", "safety-repairs")
    view = seen("25 driving-ace repairs", roads=[blocked])
    assert told(view) == ("play repairs", "repair")
    view = seen("25 extra-tank roll", roads=[blocked])
    assert told(view)[0] != "play extra-tank"


def test_right_of_way_stands_in_for_a_roll_that_is_not_there() -> None:
    """Spec 5: it rolls at once. Without anything to drive it can wait."""
    assert told(seen("25 100 right-of-way")) == ("play right-of-way", "safety-rolls")
    assert told(seen("25 100 right-of-way roll")) == ("play roll", "roll")
    assert told(seen("repairs repairs right-of-way"))[0] == "discard repairs"


def test_the_way_out_comes_before_an_attack() -> None:
    """A safety gives another turn (spec 3), in which the attack is still there."""
    view = seen("25 right-of-way stop", roads=["", ROLLING])
    assert told(view) == ("play right-of-way", "safety-rolls")


# Getting rolling.


def test_it_repairs_then_rolls() -> None:
    """Spec 5."""
    hand = "100 roll spare-tire"
    assert told(seen(hand, roads=["roll flat-tire"])) == ("play spare-tire", "repair")
    assert told(seen("100 roll", roads=["roll flat-tire spare-tire"])) == ("play roll", "roll")


def test_it_ends_a_limit_that_keeps_a_fast_card_in_hand() -> None:
    road = "roll 100 speed-limit"
    assert told(seen("100 50 end-of-limit", roads=[road])) == ("play end-of-limit", "end-limit")
    assert told(seen("50 25 end-of-limit", roads=[road])) == ("play 50", "drive")


def test_it_ends_a_limit_under_which_it_could_only_crawl() -> None:
    road = "roll 100 speed-limit"
    assert told(seen("25 end-of-limit", roads=[road])) == ("play end-of-limit", "end-limit")
    assert told(seen("roll end-of-limit", roads=[road])) == ("play end-of-limit", "end-limit")


def test_a_fast_card_beyond_the_goal_does_not_make_a_limit_hurt() -> None:
    road = AT_900 + " 25 speed-limit"
    assert told(seen("100 50 25 end-of-limit", roads=[road]))[0] == "play 50"


# Driving.


def test_it_drives_the_highest_card() -> None:
    view = seen("25 200 75 100", roads=["roll"])
    assert told(view) == ("play 200", "drive")
    assert decide(view).reasons == (Reason("drive", {"card": "MILES_200", "left": 800}),)


def test_under_a_limit_it_drives_50_at_most() -> None:
    """Spec 5."""
    assert told(seen("25 100 50", roads=["roll speed-limit"])) == ("play 50", "drive")


def test_a_third_200_is_not_driven() -> None:
    """Spec 4: two in a hand."""
    assert told(seen("200 75", roads=["roll 200 200"])) == ("play 75", "drive")


def test_it_tells_that_the_rest_is_in_hand() -> None:
    view = seen("100 75 repairs", roads=["roll" + " 100" * 8 + " 25"])
    assert told(view) == ("play 100", "drive", "rest-in-hand")


def test_it_passes_over_a_card_that_spoils_the_exact_finish() -> None:
    """100 left: 75 would leave 25, of which there are few; 50 and 50 are exact."""
    view = seen("75 50 50 repairs", roads=[AT_900], discards=" ".join(["25"] * 8))
    assert told(view) == ("play 50", "drive", "rest-in-hand", "keeps-finish")
    assert decide(view).reasons[-1] == Reason("keeps-finish", {"card": "MILES_50", "over": "MILES_75"})


NO_25 = " ".join(["25"] * 9)
"""Nine of the ten 25s in the discards."""


def test_it_does_not_drive_into_the_trap_of_975() -> None:
    """Only the last 25 would finish from there; from 900 three cards of 100 do."""
    view = seen("75 repairs repairs", roads=[AT_900], left=10, discards=NO_25)
    assert told(view) == ("discard repairs", "discard-spare", "wait-for-exact")


def test_it_drives_to_975_with_the_25_in_hand() -> None:
    view = seen("75 25 repairs", roads=[AT_900], left=10, discards=NO_25)
    assert told(view) == ("play 75", "drive", "rest-in-hand")


def test_what_it_could_not_lay_does_not_count_for_a_finish() -> None:
    """200 left and two 200s laid: the third in hand finishes nothing, so 100 and 100 do (spec 4)."""
    view = seen("200 100 100", roads=["roll 200 200" + " 100" * 4])
    assert told(view) == ("play 100", "drive", "rest-in-hand")


def test_the_trip_is_worth_what_the_score_table_says() -> None:
    """Spec 8: where completing a trip pays nothing, only the miles count."""
    rules = classic(2)
    idle = msgspec.structs.replace(rules, scores=msgspec.structs.replace(rules.scores, trip=0))
    position = {"roads": ["roll" + " 100" * 6], "left": 20, "discards": " ".join(["25"] * 8)}
    assert told(seen("75 repairs repairs", rules=rules, **position))[0] == "discard repairs"
    assert told(seen("75 repairs repairs", rules=idle, **position))[0] == "play 75"


# Reading only the view.


def test_the_same_view_gives_the_same_choice() -> None:
    view = seen("accident stop 100", "25", "25", roads=["roll", ROLLING, ROLLING])
    assert Steady().choose(view) == Steady().choose(view) == decide(view)


def test_a_stopped_player_with_right_of_way_needs_no_roll() -> None:
    """Spec 5."""
    assert told(seen("100 roll roll", roads=["right-of-way"])) == ("play 100", "drive")
