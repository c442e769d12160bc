"""Spec 9, `wrong_way` (contresens, con-sense): the hazard that turns the car round, and its remedy."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from thousand import miles
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.cards import HAZARDS, Card
from thousand.miles.rules import Goal, classic, deck_of, playroom

from .table import Table, all_of, cards, kinds, plain, road, table, the

ACE, WRONG, END = cards("driving-ace wrong-way end-of-wrong-way")
HUNDRED = cards("100")[0]


def wrong(*held: str, **position: object) -> Table:
    return table(*held, rules=plain(len(held), wrong_way=True), **position)  # type: ignore[arg-type]


# The cards.


def test_four_and_six_cards_by_default_and_116_in_all() -> None:
    """Spec 1 and 9."""
    deck = deck_of(playroom(4))
    assert len(deck) == 116
    assert (deck.count(WRONG), deck.count(END)) == (4, 6)
    assert len(deck_of(plain(4))) == 106
    assert not {WRONG, END} & set(deck_of(classic(4)))


@pytest.mark.parametrize(("count", "ends"), [(1, 12), (12, 1), (5, 5)])
def test_both_counts_are_options(count: int, ends: int) -> None:
    """The sources give no count."""
    rules = plain(4, wrong_way=True, wrong_way_cards=count, end_of_wrong_way_cards=ends)
    deck = Counter(deck_of(rules))
    assert (deck[WRONG], deck[END], deck.total()) == (count, ends, 106 + count + ends)


@pytest.mark.parametrize(("wrong_way", "size"), [(False, 101), (True, 111)])
def test_thin_hazards_leaves_these_cards_alone(wrong_way: bool, size: int) -> None:
    """Spec 1 and 9."""
    thick, thin = (
        Counter(deck_of(plain(2, wrong_way=wrong_way, thin_hazards=flag))) for flag in (False, True)
    )
    assert thin.total() == size
    assert thick - thin == Counter(hazard for hazard in HAZARDS if hazard is not WRONG)


@pytest.mark.parametrize(
    ("field", "code"),
    [
        ("wrong_way_cards", "wrong-way-cards-range"),
        ("end_of_wrong_way_cards", "end-of-wrong-way-cards-range"),
    ],
)
@pytest.mark.parametrize("count", [0, 13, -1])
def test_a_count_out_of_range_is_refused_where_the_cards_are_played(
    field: str, code: str, count: int
) -> None:
    rules = plain(2, wrong_way=True, **{field: count})
    with pytest.raises(Illegal) as refused:
        miles.start(rules, 2, from_number(1))
    assert refused.value == Illegal(code, low=1, high=12)
    miles.start(msgspec.structs.replace(rules, wrong_way=False), 2, from_number(1))


# Where it may fall.


@pytest.mark.parametrize(
    "victim",
    ["", "roll", "roll stop", "roll accident", "roll speed-limit", "speed-limit", "right-of-way", "roll 200"],
)
def test_it_may_fall_on_any_opposing_side_at_any_time(victim: str) -> None:
    """Blocked, limited, never rolled; and it changes nothing about rolling."""
    game = wrong("wrong-way 25", "25", roads=["", victim])
    rolling = game.hand.tableaux[1].rolling
    game.play("0 play wrong-way on 2")
    side = game.hand.tableaux[1]
    assert side.wrong
    assert side.rolling is rolling
    assert side.miles == road(victim).miles


def test_it_falls_once() -> None:
    game = wrong("wrong-way 25", "25", roads=["", "wrong-way"])
    assert game.refused("0 play wrong-way on 2") == Illegal("target-wrong", target=1)


def test_it_does_not_fall_on_a_driving_ace_nor_on_ones_own_side() -> None:
    game = wrong("wrong-way 25", "25", roads=["", "driving-ace"])
    safe = Illegal("target-safe", card="WRONG_WAY", target=1, safety="DRIVING_ACE")
    assert game.refused("0 play wrong-way on 2") == safe
    assert game.refused("0 play wrong-way on 1") == Illegal("own-side", card="WRONG_WAY")


def test_other_hazards_fall_as_ever_on_a_side_on_the_wrong_way() -> None:
    """It has its own pile, and does not count as a hazard that blocks."""
    game = wrong("stop 25", "25", roads=["", "roll wrong-way"])
    game.play("0 play stop on 2")
    assert game.hand.tableaux[1].stopped


# Driving on it.


def test_a_distance_card_subtracts_its_miles() -> None:
    game = wrong("75 25", "25 25", roads=["roll 100 100 wrong-way", "roll"])
    assert game.play("0 play 75")[0] == ev.MilesLost(0, 0, cards("75")[0], 75, 125)
    side = game.hand.tableaux[0]
    assert (side.miles, side.distances) == (125, cards("100 100 75"))
    assert dict(miles.view(game.match, 1).points[0]) == {"mile": 125}


@pytest.mark.parametrize(("before", "lost"), [("25 50", 75), ("25", 25), ("", 0)])
def test_never_below_0(before: str, lost: int) -> None:
    """At 0 miles it stays 0."""
    game = wrong("100 25", "25 25", roads=[f"roll {before} wrong-way"])
    assert game.play("0 play 100")[0] == ev.MilesLost(0, 0, HUNDRED, lost, 0)
    assert game.hand.tableaux[0].miles == 0


def test_a_distance_card_is_otherwise_legal_as_ever() -> None:
    """Rolling, limit, two 200s."""
    game = wrong("75 50 25", "25 25", roads=["roll 200 speed-limit wrong-way"])
    assert game.refused("0 play 75") == Illegal("over-limit", card="MILES_75")
    game.play("0 play 50")
    game = wrong("25 50", "25", roads=["wrong-way"])
    assert game.refused("0 play 25") == Illegal("roll-needed", why="start")
    game = wrong("25 50", "25", roads=["roll accident wrong-way"])
    assert game.refused("0 play 25").code == "hazard-in-force"


def test_two_200s_a_hand_forwards_and_backwards_together() -> None:
    """Spec 4: distance cards laid count, whichever way they took the side."""
    game = wrong("200 200 25", "25 25 25", roads=["roll 200 100 wrong-way"])
    game.play("0 play 200; 1 discard 25")
    assert game.hand.tableaux[0].miles == 100
    assert game.refused("0 play 200") == Illegal("two-200s")


def test_the_goal_is_not_asked() -> None:
    """Spec 5: at 950 a 200 may be laid the wrong way."""
    at_950 = "roll 100 100 100 100 100 100 100 100 100 50"
    game = wrong("200 25", "25", roads=[at_950])
    assert game.refused("0 play 200").code == "beyond-goal"
    game = wrong("200 25", "25", roads=[f"{at_950} wrong-way"])
    game.play("0 play 200")
    assert game.hand.tableaux[0].miles == 750


def test_subtracting_completes_no_trip_and_offers_no_extension() -> None:
    """Spec 7 and 9: from 800 the wrong way down to exactly 700."""
    game = table(
        "100 100 100 25",
        "25 wrong-way 25 25",
        roads=["roll 100 100 100 100 100 100", "roll"],
        rules=plain(2, wrong_way=True, goal=Goal.EXTENSION),
    )
    game.play("0 play 100; 0 extend; 1 play 25; 0 play 100; 1 play wrong-way on 1")
    assert kinds(game.play("0 play 100")) == ["MilesLost", "TurnBegan"]
    assert game.hand.tableaux[0].miles == 700


def test_after_losing_miles_a_side_may_reach_the_goal_again() -> None:
    """Spec 7: exactly, by its net miles, however many distance cards it laid."""
    at_950 = "roll 100 100 100 100 100 100 100 100 100 50"
    game = wrong("50 end-of-wrong-way 100 25", "25 25 25 25", roads=[f"{at_950} wrong-way", "roll 25"])
    game.play("0 play 50; 1 discard 25; 0 play end-of-wrong-way; 1 discard 25")
    assert game.hand.tableaux[0].miles == 900
    events = game.play("0 play 100")
    assert the(ev.TripCompleted, events).miles == 1000
    assert dict(the(ev.HandEnded, events).sheets[0].items)["mile"] == 1000


# The way out.


def test_the_end_of_wrong_way_needs_one_in_force() -> None:
    game = wrong("end-of-wrong-way 25", "25", roads=["roll"])
    assert game.refused("0 play end-of-wrong-way") == Illegal("no-wrong-way")


@pytest.mark.parametrize("before", ["", "roll", "roll stop", "roll accident", "speed-limit", "right-of-way"])
def test_the_end_of_wrong_way_changes_nothing_else(before: str) -> None:
    """It has nothing to do with rolling or Roll."""
    game = wrong("end-of-wrong-way 25", "25", roads=[f"{before} wrong-way"])
    event = the(ev.RemedyPlayed, game.play("0 play end-of-wrong-way"))
    assert event.rolling == road(before).rolling
    assert game.hand.tableaux[0] == road(f"{before} wrong-way end-of-wrong-way")
    assert not game.hand.tableaux[0].wrong
    assert game.hand.tableaux[0].stopped == road(before).stopped


def test_neither_roll_nor_right_of_way_ends_it() -> None:
    game = wrong("right-of-way 100 25", "25 25", roads=["roll 200 wrong-way"])
    assert the(ev.SafetyPlayed, game.play("0 play right-of-way")).cleared == ()
    assert game.play("0 play 100")[0] == ev.MilesLost(0, 0, HUNDRED, 100, 100)
    game = wrong("roll 25", "25", roads=["wrong-way"])
    game.play("0 play roll")
    assert game.hand.tableaux[0].wrong


# The Driving ace.


@pytest.mark.parametrize("before", ["", "roll", "roll stop"])
def test_a_driving_ace_clears_it_and_the_side_stands_as_before(before: str) -> None:
    """Spec 4 and 9: laid normally; no battle hazard was cleared, so no Roll is needed for it."""
    game = wrong("driving-ace 25", "25", roads=[f"{before} wrong-way"])
    event = the(ev.SafetyPlayed, game.play("0 play driving-ace"))
    assert event.cleared == game.hand.discards == (WRONG,)
    assert event.rolling == road(before).rolling
    assert game.hand.tableaux[0] == road(f"{before} driving-ace")


def test_a_driving_ace_clears_both_accident_and_wrong_way() -> None:
    """Spec 4: and for the Accident a Roll is needed."""
    game = wrong("driving-ace 25", "25", roads=["roll accident wrong-way"])
    event = the(ev.SafetyPlayed, game.play("0 play driving-ace"))
    assert set(event.cleared) == {WRONG, Card.ACCIDENT}
    assert sorted(game.hand.discards) == sorted(event.cleared)
    assert not event.rolling


def test_only_the_newest_wrong_way_is_discarded() -> None:
    """Spec 4: one that its remedy had ended stays on the tableau."""
    game = wrong("driving-ace 25", "25", roads=["roll wrong-way end-of-wrong-way wrong-way"])
    game.play("0 play driving-ace")
    laid = cards("roll wrong-way end-of-wrong-way driving-ace")
    assert sorted(game.hand.tableaux[0].cards) == sorted(laid)


@pytest.mark.parametrize("victim", ["", "roll 100", "roll stop", "roll speed-limit", "roll flat-tire"])
def test_a_driving_ace_answers_it_with_a_coup_fourre(victim: str) -> None:
    """Spec 6 and 9: as if the Wrong way had never been played."""
    game = wrong("wrong-way 25", "25", "driving-ace 25", roads=["", "", victim], pile="25 25 25 25")
    events = game.play("0 draw; 0 play wrong-way on 3; 2 play driving-ace")
    assert the(ev.CoupFourreOffered, events) == ev.CoupFourreOffered(2, ACE, WRONG)
    coup = the(ev.CoupFourre, events)
    assert (coup.hazard, coup.cleared) == (WRONG, (WRONG,))
    assert game.hand.tableaux[2] == road(f"{victim} driving-ace!")
    assert game.hand.discards == (WRONG,)


def test_a_coup_against_the_wrong_way_takes_an_accident_along() -> None:
    """Spec 4, 5 and 6: a safety clears everything it protects against, and only one that is laid normally
    leaves the side stopped."""
    game = wrong("wrong-way 25", "driving-ace 100", roads=["", "roll accident"], pile="25 25 25 25")
    coup = the(ev.CoupFourre, game.play("0 draw; 0 play wrong-way on 2; 1 play driving-ace"))
    assert coup.cleared == (WRONG, Card.ACCIDENT)
    assert coup.rolling
    assert game.hand.discards == coup.cleared
    assert game.hand.tableaux[1] == road("roll driving-ace!")


def test_a_coup_against_an_accident_takes_the_wrong_way_along() -> None:
    """Spec 4 and 6."""
    game = wrong("accident 25", "driving-ace 100", roads=["", "roll 200 wrong-way"], pile="25 25 25 25")
    coup = the(ev.CoupFourre, game.play("0 draw; 0 play accident on 2; 1 play driving-ace"))
    assert coup.cleared == (Card.ACCIDENT, WRONG)
    assert coup.rolling
    assert game.play("1 draw; 1 play 100")[1] == ev.DistancePlayed(1, 1, HUNDRED, 300)


def test_an_extra_tank_does_not_answer_it() -> None:
    """Spec 13.17: nothing but the matching safety."""
    game = wrong("wrong-way 25", "extra-tank puncture-proof right-of-way 25", roads=["", "roll"], pile="25")
    assert not all_of(ev.CoupFourreOffered, game.play("0 draw; 0 play wrong-way on 2"))
