"""Spec 9, `stacking` (cumulative attacks): what may fall on a blocked side, and the way out."""

from __future__ import annotations

import pytest

from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.rules import classic

from .table import Table, cards, plain, road, table, the

BATTLE = {
    "accident": ("repairs", "driving-ace"),
    "out-of-gas": ("gasoline", "extra-tank"),
    "flat-tire": ("spare-tire", "puncture-proof"),
}
BLOCKED = ["", "roll stop", "speed-limit", "roll flat-tire spare-tire", "roll accident repairs", "roll 100"]


def stacked(*held: str, **position: object) -> Table:
    return table(*held, rules=plain(len(held), stacking=True), **position)  # type: ignore[arg-type]


def name(card: str) -> str:
    return cards(card)[0].name


# What may fall.


@pytest.mark.parametrize("hazard", BATTLE)
@pytest.mark.parametrize("victim", BLOCKED)
def test_a_battle_hazard_falls_on_any_side_that_does_not_suffer_it(hazard: str, victim: str) -> None:
    """Also on one that is blocked or has never rolled."""
    game = stacked(f"{hazard} 25", "25", roads=["", victim])
    game.play(f"0 play {hazard} on 2")
    assert cards(hazard)[0] in game.hand.tableaux[1].hazards
    assert not game.hand.tableaux[1].rolling


@pytest.mark.parametrize("first", BATTLE)
@pytest.mark.parametrize("second", BATTLE)
def test_every_other_battle_hazard_may_be_added_but_none_twice(first: str, second: str) -> None:
    game = stacked(f"{second} 25", "25", roads=["", f"roll {first}"])
    if first == second:
        refusal = Illegal("target-has-hazard", card=name(second), target=1)
        assert game.refused(f"0 play {second} on 2") == refusal
        return
    game.play(f"0 play {second} on 2")
    assert set(game.hand.tableaux[1].hazards) == set(cards(f"{first} {second}"))


def test_all_three_and_a_stop_and_a_limit_may_lie_on_one_side() -> None:
    game = stacked(
        "accident out-of-gas flat-tire stop speed-limit 25", "25 25 25 25 25 25", roads=["", "roll 100"]
    )
    for hazard in ("accident", "stop", "out-of-gas", "speed-limit", "flat-tire"):
        game.play(f"0 play {hazard} on 2; 1 discard 25")
    side = game.hand.tableaux[1]
    assert set(side.hazards) == set(cards("accident out-of-gas flat-tire stop"))
    assert (side.stopped, side.limit, side.rolling) == (True, True, False)


@pytest.mark.parametrize("hazard", BATTLE)
@pytest.mark.parametrize("victim", ["", "roll", "roll stop"])
def test_its_safety_keeps_a_hazard_away_as_ever(hazard: str, victim: str) -> None:
    safety = BATTLE[hazard][1]
    game = stacked(f"{hazard} 25", "25", roads=["", f"{victim} {safety}"])
    refusal = Illegal("target-safe", card=name(hazard), target=1, safety=name(safety))
    assert game.refused(f"0 play {hazard} on 2") == refusal


@pytest.mark.parametrize("victim", ["roll", "roll accident", "roll accident flat-tire", "roll speed-limit"])
def test_a_stop_falls_on_a_side_that_is_not_stopped(victim: str) -> None:
    """It may suffer other hazards."""
    game = stacked("stop 25", "25", roads=["", victim])
    game.play("0 play stop on 2")
    assert game.hand.tableaux[1].stopped


@pytest.mark.parametrize(
    "victim", ["", "accident", "roll stop", "roll accident repairs", "roll stop accident"]
)
def test_a_stop_does_not_fall_on_a_side_that_is_stopped(victim: str) -> None:
    """At the start, by a Stop, or by a remedy."""
    game = stacked("stop 25", "25", roads=["", victim])
    assert game.refused("0 play stop on 2") == Illegal("target-stopped", target=1)


@pytest.mark.parametrize("victim", ["right-of-way", "roll right-of-way", "right-of-way accident"])
def test_a_stop_does_not_fall_on_right_of_way(victim: str) -> None:
    game = stacked("stop 25", "25", roads=["", victim])
    refusal = Illegal("target-safe", card="STOP", target=1, safety="RIGHT_OF_WAY")
    assert game.refused("0 play stop on 2") == refusal


def test_a_speed_limit_still_falls_once() -> None:
    """Spec 5: the row of the Speed limit is the same."""
    game = stacked("speed-limit 25", "25", roads=["", "roll accident speed-limit"])
    assert game.refused("0 play speed-limit on 2") == Illegal("target-limited", target=1)


@pytest.mark.parametrize("hazard", [*BATTLE, "stop"])
def test_where_the_option_is_off_only_a_rolling_side_is_hit(hazard: str) -> None:
    """Spec 5; off is the default of `classic`."""
    assert not classic(2).stacking
    game = table(f"{hazard} 25", "25", roads=["", "roll flat-tire"], rules=plain(2))
    refusal = Illegal("target-not-rolling", card=name(hazard), target=1)
    assert game.refused(f"0 play {hazard} on 2") == refusal


# The way out.


@pytest.mark.parametrize("order", ["repairs gasoline spare-tire", "spare-tire gasoline repairs"])
def test_each_hazard_needs_its_own_remedy_in_any_order_and_one_roll_is_enough(order: str) -> None:
    game = stacked(f"{order} roll 100 25", "25 " * 8, roads=["roll accident out-of-gas flat-tire stop"])
    for remedy in order.split():
        assert "play roll" not in game.legal(0)
        assert "play 100" not in game.legal(0)
        event = the(ev.RemedyPlayed, game.play(f"0 play {remedy}; 1 discard 25"))
        assert not event.rolling
    assert "play 100" not in game.legal(0)
    assert the(ev.RemedyPlayed, game.play("0 play roll; 1 discard 25")).rolling
    game.play("0 play 100")
    assert game.hand.tableaux[0].miles == 100


def test_a_roll_waits_for_the_last_remedy() -> None:
    game = stacked("roll repairs 25", "25 25", roads=["roll accident flat-tire"])
    refusal = Illegal("repair-first", hazard="ACCIDENT", remedy="REPAIRS")
    assert game.refused("0 play roll") == refusal
    game.play("0 play repairs; 1 discard 25")
    refusal = Illegal("repair-first", hazard="FLAT_TIRE", remedy="SPARE_TIRE")
    assert game.refused("0 play roll") == refusal


def test_with_right_of_way_no_roll_is_needed_after_the_last_remedy() -> None:
    """Spec 5."""
    game = stacked("repairs spare-tire 25", "25 25 25", roads=["right-of-way accident flat-tire"])
    game.play("0 play repairs; 1 discard 25")
    assert not game.hand.tableaux[0].rolling
    assert the(ev.RemedyPlayed, game.play("0 play spare-tire")).rolling


def test_right_of_way_clears_the_stop_and_leaves_the_other_hazards() -> None:
    """Spec 4 and 5."""
    game = stacked("right-of-way 25", "25", roads=["roll accident stop flat-tire speed-limit"])
    event = the(ev.SafetyPlayed, game.play("0 play right-of-way"))
    assert sorted(event.cleared) == sorted(cards("stop speed-limit"))
    assert not event.rolling
    assert game.hand.tableaux[0].hazards == cards("accident flat-tire")


@pytest.mark.parametrize("hazard", BATTLE)
def test_a_safety_clears_its_own_hazard_and_leaves_the_others(hazard: str) -> None:
    """Spec 4 and 5: after the rest is repaired a Roll is still needed."""
    others = [other for other in BATTLE if other != hazard]
    game = stacked(f"{BATTLE[hazard][1]} 25", "25", roads=[f"roll {' '.join(BATTLE)}"])
    event = the(ev.SafetyPlayed, game.play(f"0 play {BATTLE[hazard][1]}"))
    assert (event.cleared, event.rolling) == (cards(hazard), False)
    assert set(game.hand.tableaux[0].hazards) == set(cards(" ".join(others)))
    assert game.hand.tableaux[0].stopped


# The coup fourré.


def answered(hazard: str, victim: str) -> Table:
    """Seat 0 lays the hazard, seat 1 answers it at once."""
    safety = {"stop": "right-of-way", "speed-limit": "right-of-way"}.get(hazard) or BATTLE[hazard][1]
    game = stacked(f"{hazard} 25", f"{safety} 25 25", roads=["", victim], pile="25 25 25 25 25")
    game.play(f"0 draw; 0 play {hazard} on 2; 1 play {safety}")
    return game


@pytest.mark.parametrize("hazard", BATTLE)
@pytest.mark.parametrize("victim", ["", "speed-limit", "roll stop", "roll stop speed-limit"])
def test_a_coup_gives_no_free_start(hazard: str, victim: str) -> None:
    """Spec 6: what was true before is true again; a side that had never rolled, or was stopped, still is."""
    game = answered(hazard, victim)
    assert game.hand.tableaux[1] == road(f"{victim} {BATTLE[hazard][1]}!")
    assert not game.hand.tableaux[1].rolling
    assert game.hand.discards == cards(hazard)


@pytest.mark.parametrize("hazard", BATTLE)
def test_other_hazards_in_force_stay(hazard: str) -> None:
    """Spec 6."""
    others = " ".join(other for other in BATTLE if other != hazard)
    game = answered(hazard, f"roll {others}")
    assert game.hand.tableaux[1] == road(f"roll {others} {BATTLE[hazard][1]}!")
    assert game.hand.discards == cards(hazard)


def test_a_coup_against_a_stop_leaves_the_accident_and_ends_rolls_for_good() -> None:
    """Spec 5 and 6: once repaired, the side drives without a Roll."""
    game = stacked(
        "stop 25", "right-of-way repairs 100", roads=["", "roll accident"], pile="25 25 25 25 25 25"
    )
    event = the(ev.CoupFourre, game.play("0 draw; 0 play stop on 2; 1 play right-of-way"))
    assert not event.rolling
    assert game.hand.tableaux[1] == road("roll accident right-of-way!")
    game.play("1 draw; 1 play repairs; 0 draw; 0 discard 25; 1 draw; 1 play 100")
    assert game.hand.tableaux[1].miles == 100


def test_a_coup_against_a_limit_takes_the_stop_with_it_and_not_the_accident() -> None:
    """Spec 4 and 6."""
    game = answered("speed-limit", "roll accident stop")
    assert sorted(game.hand.discards) == sorted(cards("speed-limit stop"))
    assert game.hand.tableaux[1] == road("roll accident right-of-way!")
