"""Chaser holds to its description, point by point."""

from __future__ import annotations

import pytest

from bots.opponents import at_700, attacked, opponent, plays, seen
from thousand.miles.cards import Card
from thousand.miles.moves import Play

opponent("chaser")
from reference.chaser import weight  # noqa: E402  (a checkout's, found by the line above)
from reference.sight import Sight  # noqa: E402

NEAR_GOAL = "roll 200 200 100 100 100 100 100"
"""A road of 900 miles."""


def test_it_finishes_exactly_if_it_can() -> None:
    assert plays("chaser", "25 stop 100 right-of-way", NEAR_GOAL, "roll") == "play 100"
    assert plays("chaser", "25 stop 75 right-of-way", NEAR_GOAL, "roll") == "play stop on 2"


# The weight of an attack.


def worth(
    card: Card,
    rival: str = "roll",
    own: str = "",
    totals: tuple[int, int] = (0, 0),
    left: int = 40,
    hand: str = "25",
) -> float:
    """What an attack on the one rival weighs."""
    return round(weight(Sight(seen(f"{hand} stop", own, rival, totals=totals, left=left)), card, 1), 6)


@pytest.mark.parametrize(
    ("card", "bonus"),
    [
        (Card.FLAT_TIRE, 0.6),
        (Card.OUT_OF_GAS, 0.6),
        (Card.ACCIDENT, 0.6),
        (Card.STOP, 0.01),
        (Card.SPEED_LIMIT, 0.0),
    ],
)
def test_a_hazards_own_weight_and_its_safety_unseen(card: Card, bonus: float) -> None:
    assert worth(card) == round(bonus - 0.5, 6)


def test_a_safety_that_was_seen_adds_instead() -> None:
    assert worth(Card.STOP, hand="right-of-way") == 0.51
    assert worth(Card.FLAT_TIRE, own="puncture-proof") == 1.1
    assert worth(Card.FLAT_TIRE, own="driving-ace") == 0.1


def test_the_last_ten_cards_forbid_what_may_be_answered() -> None:
    assert worth(Card.FLAT_TIRE, left=10) == 0.1
    assert worth(Card.FLAT_TIRE, left=9) == -9.9
    assert worth(Card.FLAT_TIRE, left=9, hand="puncture-proof") == 1.1


@pytest.mark.parametrize(
    ("total", "more"),
    [(2999, 0), (3000, 1), (3499, 1), (3500, 2), (3999, 2), (4000, 3), (4499, 3), (4500, 5)],
)
def test_a_targets_total(total: int, more: int) -> None:
    assert worth(Card.STOP, totals=(total, total)) == more - 0.49


def test_a_total_counts_miles_safeties_and_coups_of_this_hand() -> None:
    view = seen("25 stop", "", "extra-tank driving-ace! roll 100 25", totals=(0, 500))
    assert Sight(view).total_of(1) == 500 + 125 + 200 + 300


@pytest.mark.parametrize(("lead", "more"), [(999, 0), (1000, 1), (1999, 1), (2000, 4)])
def test_how_far_it_is_ahead_of_me_in_points(lead: int, more: int) -> None:
    assert worth(Card.STOP, totals=(0, lead)) == more - 0.49


def test_how_far_it_is_ahead_of_me_in_miles() -> None:
    assert worth(Card.STOP, "roll 200 100 75") == -0.49
    assert worth(Card.STOP, "roll 200 200") == 0.51
    assert worth(Card.STOP, "roll 200 200", "roll 25") == -0.49


def test_a_target_near_the_goal() -> None:
    far, near = "roll 200 200 100 100 100 75", "roll 200 200 100 100 100 100"
    assert worth(Card.STOP, far, far) == -0.49
    assert worth(Card.STOP, near, far) == 0.51


def test_no_limit_on_the_last_50_miles() -> None:
    assert worth(Card.SPEED_LIMIT, f"{NEAR_GOAL} 25", NEAR_GOAL) == 0.5
    assert worth(Card.SPEED_LIMIT, f"{NEAR_GOAL} 50", NEAR_GOAL) == -9.5


def test_it_attacks_with_the_best_card_on_the_best_target() -> None:
    hand = "100 stop flat-tire"
    assert plays("chaser", hand, "roll", "roll", "roll 200 200") == "play flat-tire on 3"
    assert plays("chaser", f"{hand} right-of-way", "roll puncture-proof", "roll") == "play flat-tire on 2"
    assert plays("chaser", "100 stop accident right-of-way", "roll", "roll") == "play stop on 2"


def test_it_attacks_only_where_the_weight_exceeds_minus_1() -> None:
    assert plays("chaser", "100 stop", "roll", "roll", left=10) == "play stop on 2"
    assert plays("chaser", "100 stop", "roll", "roll", left=9) == "play 100"


# Its own road.


def test_it_repairs_before_it_drives() -> None:
    assert plays("chaser", "100 end-of-limit 25", "roll speed-limit", "") == "play end-of-limit"
    assert plays("chaser", "100 gasoline roll", "roll out-of-gas", "") == "play gasoline"
    assert plays("chaser", "100 roll", "", "") == "play roll"


def test_it_crawls_the_last_50_miles_where_it_can() -> None:
    last = f"{NEAR_GOAL} 50 speed-limit"
    assert plays("chaser", "end-of-limit 25 100", last, "") == "play 25"
    assert plays("chaser", "end-of-limit 75 100", last, "") == "play end-of-limit"
    assert plays("chaser", "end-of-limit 25 100", f"{NEAR_GOAL} 25 speed-limit", "") == "play end-of-limit"


def test_it_drives_the_highest_distance() -> None:
    assert plays("chaser", "25 200 100", "roll", "") == "play 200"
    assert plays("chaser", "25 200 100", "roll 200 200", "") == "play 100"


def test_near_the_goal_it_starts_a_pair_that_makes_up_the_rest() -> None:
    """Under 200 to go with three or more: 75 and 50 for 125."""
    at_875 = "roll 200 200 100 100 100 100 75"
    assert plays("chaser", "100 75 50", at_875, "") == "play 75"
    assert plays("chaser", "100 50 roll", at_875, "") == "play 100"
    assert plays("chaser", "75 50 roll", at_875, "") == "play 75"
    assert plays("chaser", "100 75 75", at_875, "") == "play 100", "no pair makes 125"
    at_850 = "roll 200 200 100 100 100 100 50"
    assert plays("chaser", "100 75 75", at_850, "") == "play 75", "two of a kind make 150"
    at_800 = "roll 200 200 100 100 100 100"
    assert plays("chaser", "75 100 100", at_800, "") == "play 100"
    assert plays("chaser", "75 50 50", at_800, "") == "play 75"


def test_a_safety_that_cures_is_its_last_resort() -> None:
    assert plays("chaser", "100 driving-ace extra-tank", "roll accident", "") == "play driving-ace"
    assert plays("chaser", "100 right-of-way", "", "") == "play right-of-way"
    assert plays("chaser", "repairs driving-ace 100", "roll accident", "") == "play repairs"
    assert plays("chaser", "100 right-of-way flat-tire", "roll accident", "") == "play right-of-way", (
        "nothing cures: the safety goes before the distance, see below"
    )


def test_what_it_throws_away_first() -> None:
    """Each time the neediest is taken out of the hand, the next kind goes."""
    stuck = "roll puncture-proof out-of-gas"
    safe = "extra-tank"
    needless = [
        ("spare-tire", "discard spare-tire"),  # a dead remedy
        ("out-of-gas", "discard out-of-gas"),  # an attack that the rival's safety blocks
        ("200", None),
        ("repairs repairs", "discard repairs"),  # a duplicate remedy
        ("driving-ace", "play driving-ace"),  # a safety is played
        ("speed-limit accident accident", "discard speed-limit"),  # more than two attacks
        ("75 25", "discard 25"),  # the lowest distance
    ]
    for at, (_, expected) in enumerate(needless):
        if expected is None:
            continue
        hand = " ".join(cards for cards, _ in reversed(needless[at:]))
        # 75 of the rolls are seen nowhere, so the hand has no way out of its block
        assert plays("chaser", hand, stuck, safe, left=9) == expected


def test_a_remedy_whose_hazards_are_all_seen_is_dead() -> None:
    """The whole deck has three accidents (spec 1)."""
    hand = "25 25 repairs 50"
    limited = "roll stop"
    assert plays("chaser", hand, limited, "", discards="accident accident") == "discard 25"
    assert plays("chaser", hand, limited, "", discards="accident accident accident") == "discard repairs"


def test_a_distance_that_cannot_be_laid_any_more_goes() -> None:
    assert plays("chaser", "25 200 50", "roll 200 200 stop", "") == "discard 200"
    assert plays("chaser", "25 100 50", f"{NEAR_GOAL} 25 stop", "") == "discard 100"


def test_it_keeps_two_rolls_and_one_of_each_other_remedy() -> None:
    blocked = "roll accident"
    assert plays("chaser", "roll roll 25", blocked, "") == "discard 25"
    assert plays("chaser", "roll roll roll 25", blocked, "") == "discard roll"
    assert plays("chaser", "gasoline gasoline 25", blocked, "") == "discard gasoline"


def test_of_many_attacks_the_limit_goes_and_then_the_stop() -> None:
    blocked = "roll accident"
    assert plays("chaser", "25 stop flat-tire speed-limit", blocked, "speed-limit") == "discard speed-limit"
    assert plays("chaser", "25 stop flat-tire accident", blocked, "") == "discard stop"
    assert plays("chaser", "25 stop flat-tire", blocked, "") == "discard 25"


def test_it_takes_every_coup_fourre() -> None:
    assert attacked("chaser", answer_in_hand=True).move == Play(Card.RIGHT_OF_WAY)
    assert attacked("chaser", answer_in_hand=False).move is None


def test_it_extends_where_stopping_would_lose() -> None:
    """Somebody is past 5000, and ahead of what the trip brings: 700, 400 for it, 300 without 200s."""
    own = "roll" + " 100" * 6
    assert at_700("chaser", own, "roll", totals=(3600, 5000)) == "decline"
    assert at_700("chaser", own, "roll", totals=(3599, 5000)) == "extend"
    assert at_700("chaser", own, "roll", totals=(3500, 4999)) == "decline"
    assert at_700("chaser", "roll 200 200 100 100", "roll", totals=(3899, 5000)) == "extend"


def test_it_extends_early_where_nobody_else_moves() -> None:
    own = "roll" + " 100" * 6
    behind, far = "roll 200 75 stop", "roll 200 100 stop"
    assert at_700("chaser", own, behind, "", left=76) == "extend"
    assert at_700("chaser", own, behind, "", left=75) == "decline"
    assert at_700("chaser", own, behind, "roll", left=76) == "decline"
    assert at_700("chaser", own, far, "", left=76) == "decline"
