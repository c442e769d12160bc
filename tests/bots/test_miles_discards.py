"""What the steady bot of 1000 Miles throws away, and what it keeps."""

from __future__ import annotations

import pytest

from thousand.bots.base import Reason
from thousand.bots.miles_reasons import Why, because
from thousand.miles.rules import classic

from .positions import decide, seen, told

BLOCKED = "roll 100 accident"
"""A road on which only Repairs would help; the positions here hold none."""

AT_925 = "roll" + " 100" * 9 + " 25 accident"
TWO_200S = BLOCKED + " 200 200"
SAFE_TANK = BLOCKED + " extra-tank"
ALL_BUT_ONE_OUT_OF_GAS = "out-of-gas out-of-gas"


@pytest.mark.parametrize(
    ("hand", "road", "move", "reason"),
    [
        (
            "100 gasoline",
            SAFE_TANK,
            "gasoline",
            because(Why.DISCARD_PROTECTED, card="GASOLINE", safety="EXTRA_TANK"),
        ),
        (
            "100 roll",
            BLOCKED + " right-of-way",
            "roll",
            because(Why.DISCARD_PROTECTED, card="ROLL", safety="RIGHT_OF_WAY"),
        ),
        (
            "100 end-of-limit right-of-way",
            BLOCKED,
            "end-of-limit",
            because(Why.DISCARD_PROTECTED, card="END_OF_LIMIT", safety="RIGHT_OF_WAY"),
        ),
        ("100 out-of-gas gasoline", BLOCKED, "gasoline", because(Why.DISCARD_SPENT, card="GASOLINE")),
        ("100 200", TWO_200S, "200", because(Why.DISCARD_THIRD_200, card="MILES_200")),
        (
            "25 100 gasoline",
            AT_925,
            "100",
            because(Why.DISCARD_TOO_FAR, card="MILES_100", left=75),
        ),
        ("25 gasoline gasoline", BLOCKED, "gasoline", because(Why.DISCARD_SPARE, card="GASOLINE")),
        ("75 50 25 100 roll", BLOCKED, "25", because(Why.DISCARD_LEAST, card="MILES_25")),
        ("100 50 spare-tire", BLOCKED, "50", because(Why.DISCARD_LEAST, card="MILES_50")),
    ],
)
def test_dead_cards_go_first_then_spares_then_the_least_useful(
    hand: str, road: str, move: str, reason: Reason
) -> None:
    """One Out of gas of three is hidden, so that a single Gasoline is still worth keeping."""
    view = seen(hand, roads=[road], discards=ALL_BUT_ONE_OUT_OF_GAS)
    assert told(view)[0] == f"discard {move}"
    assert decide(view).reasons == (reason,)


def test_a_hazard_that_every_rival_is_safe_from_goes() -> None:
    roads = [BLOCKED, "extra-tank", "extra-tank"]
    view = seen("25 out-of-gas", "25", "25", roads=roads)
    assert told(view)[0] == "discard out-of-gas"
    assert decide(view).reasons == (because(Why.DISCARD_POWERLESS, card="OUT_OF_GAS", safety="EXTRA_TANK"),)
    view = seen("25 out-of-gas", "25", "25", roads=[BLOCKED, "extra-tank", ""])
    assert told(view)[0] == "discard 25"


def test_hazards_wait_for_a_rival_that_rolls() -> None:
    assert told(seen("stop 100 accident 75", roads=[BLOCKED])) == ("discard 75", "discard-least")


def test_of_two_200s_with_one_laid_the_second_is_surplus() -> None:
    """Spec 4: two in a hand."""
    view = seen("200 25 200", roads=[BLOCKED + " 200"])
    assert told(view) == ("discard 200", "discard-third-200")


def test_the_roll_that_comes_after_the_repairs_stays() -> None:
    """Spec 5: a remedy leaves the side needing a Roll."""
    assert told(seen("100 roll", roads=[BLOCKED]))[0] == "discard 100"


def test_a_roll_goes_once_nothing_can_stop_us_any_more() -> None:
    """Rolling, every Stop seen and safe from all the others; but only then."""
    road = "roll driving-ace extra-tank puncture-proof" + " 100" * 9 + " 25"
    stops = " ".join(["stop"] * 5)
    assert told(seen("roll 200", roads=[road], discards=stops)) == ("discard roll", "discard-spent")
    assert told(seen("roll 200", roads=[road], discards="stop"))[0] == "discard 200"


def test_a_roll_stays_while_the_last_hazard_is_in_force() -> None:
    """Spec 5: nothing more can come, but after the Repairs a Roll is needed."""
    road = "roll extra-tank puncture-proof accident" + " 100" * 9 + " 25"
    gone = " ".join(["stop"] * 5 + ["accident"] * 2)
    assert told(seen("roll 200", roads=[road], discards=gone))[0] == "discard 200"


def test_a_roll_goes_early_beside_right_of_way() -> None:
    view = seen("25 roll right-of-way", roads=[BLOCKED])
    assert told(view) == ("discard roll", "discard-protected")


def test_end_of_limit_is_laid_rather_than_anything_discarded() -> None:
    """Spec 5: it needs no rolling. Without a limit it is the least useful of these."""
    limited = "roll 100 speed-limit accident"
    assert told(seen("100 75 end-of-limit", roads=[limited])) == ("play end-of-limit", "end-limit")
    assert told(seen("100 roll end-of-limit", roads=[BLOCKED]))[0] == "discard 100"


def test_the_distances_of_an_exact_finish_are_kept() -> None:
    """75 left, and no other cards to make it: End of limit goes, which elsewhere is worth more than a 25."""
    hand, gone = "50 25 end-of-limit", " ".join(["25"] * 9 + ["75"] * 10)
    assert told(seen(hand, roads=[AT_925], discards=gone))[0] == "discard end-of-limit"
    assert told(seen(hand, roads=[BLOCKED], discards=gone))[0] == "discard 25"


def test_a_safety_is_never_thrown_away() -> None:
    """Not even where the only other card is worth a lot."""
    view = seen("extra-tank roll puncture-proof", roads=[BLOCKED])
    assert told(view) == ("discard roll", "discard-least")


def test_a_hand_of_safeties_alone_is_played() -> None:
    view = seen("extra-tank puncture-proof", roads=[BLOCKED])
    assert told(view) == ("play extra-tank", "safety-only")


def test_only_the_rules_values_tell_how_many_hazards_there_are() -> None:
    """Spec 1: of thinned hazards both Out of gas are gone, so that Gasoline is for nothing."""
    hand, discards = "gasoline 100", "out-of-gas out-of-gas"
    assert told(seen(hand, roads=[BLOCKED], discards=discards, rules=classic(2)))[1] == "discard-spent"
    assert told(seen(hand, roads=[BLOCKED], discards=discards))[0] == "discard 100"
