"""Banker, the priority list and random play hold to their descriptions, point by point."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from bots.opponents import answer, at_700, attacked, opponent, plays, seen
from miles.table import table
from thousand import miles
from thousand.miles.cards import Card
from thousand.miles.moves import Draw, NextHand, Play

NEAR_GOAL = "roll 200 200 100 100 100 100 100"
"""A road of 900 miles."""

NAMES = ("chaser", "banker", "priority", "random")


# Banker.


def test_banker_lays_its_safeties_at_ten_cards_or_before_finishing() -> None:
    hand = "25 extra-tank driving-ace"
    assert plays("banker", hand, "roll", "", left=11) == "play 25"
    assert plays("banker", hand, "roll", "", left=10) == "play extra-tank"
    assert plays("banker", "100 extra-tank", NEAR_GOAL, "") == "play extra-tank"
    assert plays("banker", "100 25", NEAR_GOAL, "") == "play 100"


def test_banker_always_attacks_in_its_order() -> None:
    hazards = ["flat-tire", "out-of-gas", "accident", "stop", "speed-limit"]
    for at, hazard in enumerate(hazards):
        hand = " ".join(["100", *reversed(hazards[at:]), "repairs"])
        assert plays("banker", hand, "roll accident", "roll") == f"play {hazard} on 2"
    assert plays("banker", "100 stop", "roll", "roll 200", "roll 100", left=11) == "play stop on 2"


def test_banker_repairs_and_waits_ten_plays_before_it_rescues_itself() -> None:
    """Of 106 cards two seats were dealt 12: after 20 more each has played about ten."""
    stuck = "roll accident"
    assert plays("banker", "driving-ace repairs 25", stuck, "") == "play repairs"
    assert plays("banker", "driving-ace 25", stuck, "", left=75) == "discard 25"
    assert plays("banker", "driving-ace 25", stuck, "", left=74) == "play driving-ace"
    assert plays("banker", "right-of-way 25", "", "", left=74) == "play right-of-way"
    assert plays("banker", "extra-tank 25", stuck, "", left=74) == "discard 25"


def test_banker_drives_far_and_then_steers_to_leave_100() -> None:
    at_575, at_600 = "roll 100 100 100 100 100 75", "roll 100 100 100 100 100 100"
    assert plays("banker", "50 75 100", at_575, "") == "play 100"
    assert plays("banker", "50 75 100", at_600, "") == "play 100"
    at_825 = "roll 200 200 100 100 100 100 25"
    assert plays("banker", "50 75 100", at_825, "") == "play 75", "100 are left then"
    assert plays("banker", "50 25 100", at_825, "") == "play 50", "125 can still become 100, 75 cannot"
    assert plays("banker", "50 25", NEAR_GOAL, "") == "play 25", "nothing can: as near as may be"


def test_banker_avoids_the_first_200_alone() -> None:
    assert plays("banker", "200 25", "roll", "") == "play 25"
    assert plays("banker", "200 roll", "roll", "") == "discard 200"
    assert plays("banker", "200 25", "roll 200", "") == "play 200"
    finishing = "roll 100 100 100 100 100 100 100 100"
    assert plays("banker", "200 25", finishing, "") == "play 200", "but the trip is worth it"


def test_banker_refuses_the_extension_while_its_safe_trip_is_alive() -> None:
    assert at_700("banker", "roll" + " 100" * 6, "roll") == "decline"
    assert at_700("banker", "roll 200 200 100 100", "roll") == "extend"


def test_banker_discards_what_can_never_be_laid_and_no_safety() -> None:
    stuck = "roll puncture-proof accident"
    assert plays("banker", "25 spare-tire roll", stuck, "") == "discard spare-tire"
    assert plays("banker", "25 out-of-gas roll", stuck, "extra-tank") == "discard out-of-gas"
    assert plays("banker", "75 25 roll", stuck, "") == "discard 25"
    assert plays("banker", "extra-tank roll", stuck, "") == "discard roll"
    assert plays("banker", "extra-tank", stuck, "", left=11) == "play extra-tank"


# The priority list.


def test_the_priority_list_in_its_order() -> None:
    hand = "stop right-of-way repairs roll 25 50"
    assert plays("priority", hand, "roll", "roll") == "play 50"
    assert plays("priority", hand, "roll accident", "roll") == "play repairs"
    assert plays("priority", hand, "roll flat-tire", "roll") == "play stop on 2"
    assert plays("priority", hand, "roll flat-tire", "") == "play right-of-way"
    assert plays("priority", "accident 50", "roll flat-tire", "") == "discard accident"
    assert plays("priority", "50 accident", "roll flat-tire", "") == "discard 50"


def test_the_priority_list_attacks_the_leader() -> None:
    roads = ("", "roll 50", "roll 200", "roll 100")
    assert plays("priority", "stop 25", *roads) == "play stop on 3"
    assert plays("priority", "stop 25", "", "roll 50", "roll 200 stop", "roll 100") == "play stop on 4"


def test_the_priority_list_declines_the_extension() -> None:
    assert at_700("priority", "roll 200 200 100 100", "") == "decline"


# Random play.


def test_random_play_takes_every_legal_move_about_as_often() -> None:
    chosen: Counter[str] = Counter()
    for left in range(1, 401):
        view = msgspec.structs.replace(seen("25 25 stop roll", "roll", "roll"), left=left)
        chosen[answer("random", view)] += 1
    legal = [miles.format(move) for move in miles.legal(seen("25 25 stop roll", "roll", "roll"))]
    assert sorted(chosen) == sorted(legal)
    assert min(chosen.values()) > 400 / len(legal) / 2


def test_random_play_lets_a_chance_go_by_now_and_then() -> None:
    moves = {attacked("random", answer_in_hand=True, totals=(points, 0, 0)).move for points in range(40)}
    assert moves == {Play(Card.RIGHT_OF_WAY), None}


# All of them.


@pytest.mark.parametrize("name", ["banker", "priority"])
def test_they_take_every_coup_fourre(name: str) -> None:
    assert attacked(name, answer_in_hand=True).move == Play(Card.RIGHT_OF_WAY)
    assert attacked(name, answer_in_hand=False).move is None


@pytest.mark.parametrize("name", NAMES)
def test_they_draw_and_have_the_next_hand_dealt(name: str) -> None:
    assert opponent(name).choose(seen("25", "", "", drawn=False)).move == Draw()
    game = table("100 25", "25", roads=[NEAR_GOAL, ""], totals=(0, 0))
    game.play("0 play 100")
    assert opponent(name).choose(miles.view(game.match, 1)).move == NextHand()
