"""Whom the steady bot of 1000 Miles attacks, with what, and when it holds a hazard back."""

from __future__ import annotations

from thousand.bots.base import Reason

from .positions import decide, seen, told

ROLLING = "roll 100"
MAY_FINISH = "roll" + " 100" * 8 + " 75 75"
"""A rival at 950."""


def test_it_attacks_before_it_drives() -> None:
    assert told(seen("200 stop", roads=["roll", ROLLING])) == ("play stop on 2", "attack")


def test_it_attacks_before_it_gets_rolling() -> None:
    assert told(seen("roll stop", roads=["", ROLLING])) == ("play stop on 2", "attack")


def test_a_speed_limit_comes_after_the_hazards_that_block() -> None:
    roads = ["roll", ROLLING]
    assert told(seen("speed-limit flat-tire", roads=roads))[0] == "play flat-tire on 2"
    assert told(seen("speed-limit stop", roads=roads))[0] == "play stop on 2"
    assert told(seen("25 speed-limit", roads=roads))[0] == "play speed-limit on 2"


def test_of_major_hazards_it_takes_the_one_whose_remedies_are_most_used_up() -> None:
    view = seen(
        "accident flat-tire out-of-gas", roads=["roll", ROLLING], discards="spare-tire spare-tire gasoline"
    )
    assert told(view)[0] == "play flat-tire on 2"


def test_a_speed_limit_may_fall_on_a_rival_that_stands() -> None:
    """Spec 5."""
    assert told(seen("stop speed-limit", roads=["roll", ""])) == ("play speed-limit on 2", "attack")


def test_it_attacks_the_rival_closest_to_the_goal() -> None:
    view = seen("stop 100", "25", "25", "25", roads=["roll", "roll 25", "roll 100", "roll 50"])
    assert told(view) == ("play stop on 3", "attack", "target-leads")
    assert decide(view).reasons[1] == Reason("target-leads", {"target": 2, "miles": 100})


def test_a_rival_that_rolls_is_more_dangerous_than_one_that_stands() -> None:
    view = seen("speed-limit 25", "25", "25", roads=["roll", "roll 100 100 stop", "roll 25"])
    assert told(view) == ("play speed-limit on 3", "attack")


def test_among_equals_it_attacks_the_highest_total() -> None:
    view = seen("stop 100", "25", "25", roads=["roll", ROLLING, ROLLING], totals=(0, 1200, 3000))
    assert told(view)[0] == "play stop on 3"


def test_first_it_attacks_who_may_finish() -> None:
    """950 with all the 50s there beats 975 with every 25 seen."""
    view = seen(
        "stop 100",
        "50",
        "50",
        roads=["roll", MAY_FINISH + " 25", MAY_FINISH],
        discards=" ".join(["25"] * 9),
    )
    assert told(view) == ("play stop on 3", "attack", "target-may-finish")


def test_a_safe_or_standing_rival_is_passed_over() -> None:
    """Spec 5."""
    roads = ["roll", "roll right-of-way" + " 100" * 5, "roll 100 stop", "roll 25"]
    assert told(seen("stop 100", "25", "25", "25", roads=roads))[0] == "play stop on 4"


def test_a_big_step_comes_before_an_attack_that_is_probably_answered() -> None:
    """Nobody throws a safety away: the fewer cards are left, the more likely the rival holds it."""
    roads = ["roll", ROLLING]
    assert told(seen("accident 200", roads=roads, left=60))[0] == "play accident on 2"
    assert told(seen("accident 200", roads=roads, left=10))[0] == "play 200"


def test_it_takes_another_hazard_instead_of_the_risky_one() -> None:
    view = seen("accident stop 100", roads=["roll", ROLLING], left=3, discards="right-of-way")
    assert told(view) == ("play stop on 2", "attack", "no-answer")


def test_it_takes_the_risk_where_the_rival_would_finish_anyway() -> None:
    view = seen("accident 100", roads=["roll", MAY_FINISH], left=3)
    assert told(view) == ("play accident on 2", "attack", "target-may-finish")


def test_it_tells_that_the_answer_is_out_of_the_way() -> None:
    """The safety lies before a third side."""
    view = seen("accident 100", "25", "25", roads=["roll", ROLLING, "driving-ace"])
    assert decide(view).reasons[-1] == Reason("no-answer", {"card": "ACCIDENT", "safety": "DRIVING_ACE"})
