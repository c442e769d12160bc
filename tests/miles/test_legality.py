"""Spec 5: every row of the legality table, what it allows and what it refuses."""

from __future__ import annotations

import pytest

from thousand.game import Illegal
from thousand.miles.rules import classic

from .table import cards, table

ALL_SAFETIES = ["driving-ace", "extra-tank", "puncture-proof", "right-of-way"]
BATTLE = {
    "accident": ("repairs", "driving-ace"),
    "out-of-gas": ("gasoline", "extra-tank"),
    "flat-tire": ("spare-tire", "puncture-proof"),
}
ROLLING_ROADS = ["roll", "right-of-way", "roll speed-limit", "roll stop roll", "roll accident repairs roll"]
THOUSAND = "roll 100 100 100 100 100 100 100 100 100"  # 900 miles


def name(card: str) -> str:
    return cards(card)[0].name


# Cards for one's own side: the road before it, and the refusal.

OWN_ALLOWED = [
    *(("roll", miles) for miles in ("25", "50", "75", "100", "200")),
    *(("right-of-way", miles) for miles in ("25", "200")),
    ("roll speed-limit", "25"),
    ("roll speed-limit", "50"),
    ("roll 200", "200"),
    (THOUSAND, "100"),
    (THOUSAND, "75"),
    ("roll accident", "repairs"),
    ("roll out-of-gas", "gasoline"),
    ("roll flat-tire", "spare-tire"),
    ("right-of-way accident", "repairs"),
    ("speed-limit", "end-of-limit"),
    ("roll speed-limit", "end-of-limit"),
    ("roll speed-limit accident", "end-of-limit"),
    ("", "roll"),
    ("roll stop", "roll"),
    ("roll accident repairs", "roll"),
    ("roll accident driving-ace", "roll"),
    ("speed-limit", "roll"),
    *((road, safety) for safety in ALL_SAFETIES for road in ("", "roll", "roll stop", "roll flat-tire")),
]

OWN_REFUSED = [
    ("", "25", Illegal("roll-needed", why="start")),
    ("driving-ace", "25", Illegal("roll-needed", why="start")),
    ("roll stop", "25", Illegal("roll-needed", why="stop")),
    ("roll flat-tire spare-tire", "25", Illegal("roll-needed", why="repaired")),
    ("roll flat-tire puncture-proof", "25", Illegal("roll-needed", why="repaired")),
    *(
        (f"{start} {hazard}", "25", Illegal("hazard-in-force", hazard=name(hazard), remedy=name(remedy)))
        for start in ("roll", "right-of-way")
        for hazard, (remedy, _) in BATTLE.items()
    ),
    *(("roll speed-limit", far, Illegal("over-limit", card=name(far))) for far in ("75", "100", "200")),
    ("roll 200 200", "200", Illegal("two-200s")),
    (THOUSAND, "200", Illegal("beyond-goal", card="MILES_200", left=100, goal=1000)),
    (f"{THOUSAND} 75", "50", Illegal("beyond-goal", card="MILES_50", left=25, goal=1000)),
    *(
        (road, remedy, Illegal("nothing-to-repair", card=name(remedy), hazard=name(hazard)))
        for hazard, (remedy, _) in BATTLE.items()
        for road in ("", "roll", "roll stop", f"roll {hazard} {remedy}")
    ),
    ("roll accident", "gasoline", Illegal("nothing-to-repair", card="GASOLINE", hazard="OUT_OF_GAS")),
    ("", "end-of-limit", Illegal("no-limit")),
    ("roll speed-limit end-of-limit", "end-of-limit", Illegal("no-limit")),
    ("roll", "roll", Illegal("already-rolling")),
    ("roll speed-limit", "roll", Illegal("already-rolling")),
    *(
        (f"roll {hazard}", "roll", Illegal("repair-first", hazard=name(hazard), remedy=name(remedy)))
        for hazard, (remedy, _) in BATTLE.items()
    ),
    ("right-of-way", "roll", Illegal("roll-never-needed")),
    ("right-of-way accident", "roll", Illegal("roll-never-needed")),
]


@pytest.mark.parametrize(("road", "card"), OWN_ALLOWED)
def test_a_card_is_allowed_on_the_own_side(road: str, card: str) -> None:
    """Spec 5."""
    game = table(f"{card} 25", "25", roads=[road])
    assert f"play {card}" in game.legal(0)
    before = len(game.hand.tableaux[0].cards)
    game.play(f"0 play {card}")
    assert game.hand.held[0] == cards("25")
    side = game.hand.tableaux[0]
    assert len(side.cards) + len(game.hand.discards) == before + 1
    assert cards(card)[0] in side.cards


@pytest.mark.parametrize(("road", "card", "refusal"), OWN_REFUSED)
def test_a_card_is_refused_on_the_own_side(road: str, card: str, refusal: Illegal) -> None:
    """Spec 5."""
    game = table(f"{card} 25", "25", roads=[road])
    assert game.refused(f"0 play {card}") == refusal


def test_the_goal_of_the_hand_bounds_the_miles() -> None:
    """Spec 5 and 7: 700 until the extension is called."""
    game = table("75 50", "25", roads=["roll 200 200 100 100 50"], rules=classic(2))
    refusal = Illegal("beyond-goal", card="MILES_75", left=50, goal=700)
    assert game.refused("0 play 75") == refusal
    game.play("0 play 50")


# Hazards for an opposing side: the target's road, and the refusal.


@pytest.mark.parametrize("hazard", [*BATTLE, "stop"])
@pytest.mark.parametrize("road", ROLLING_ROADS)
def test_a_battle_hazard_may_fall_on_a_rolling_side(hazard: str, road: str) -> None:
    """Spec 5: also on a limited one."""
    game = table(f"{hazard} 25", "25", roads=["", road])
    if hazard == "stop" and "right-of-way" in road:
        refusal = Illegal("target-safe", card="STOP", target=1, safety="RIGHT_OF_WAY")
        assert game.refused("0 play stop on 2") == refusal
        return
    game.play(f"0 play {hazard} on 2")
    assert not game.hand.tableaux[1].rolling
    assert cards(hazard)[0] in game.hand.tableaux[1].cards


@pytest.mark.parametrize("hazard", [*BATTLE, "stop"])
@pytest.mark.parametrize(
    "road", ["", "roll stop", "roll accident", "roll flat-tire spare-tire", "speed-limit"]
)
def test_a_battle_hazard_may_not_fall_on_a_side_that_does_not_roll(hazard: str, road: str) -> None:
    """Spec 5: one at a time, and nobody at the start of a hand."""
    game = table(f"{hazard} 25", "25", roads=["", road])
    refusal = Illegal("target-not-rolling", card=name(hazard), target=1)
    assert game.refused(f"0 play {hazard} on 2") == refusal


@pytest.mark.parametrize("hazard", BATTLE)
def test_a_safety_keeps_its_hazard_away(hazard: str) -> None:
    """Spec 5: and no other hazard."""
    safety = BATTLE[hazard][1]
    game = table(f"{' '.join(BATTLE)} 25", "25", roads=["", f"roll {safety}"])
    refusal = Illegal("target-safe", card=name(hazard), target=1, safety=name(safety))
    assert game.refused(f"0 play {hazard} on 2") == refusal
    assert [m for m in game.legal(0) if " on " in m] == [
        f"play {other} on 2" for other in BATTLE if other != hazard
    ]


@pytest.mark.parametrize("road", ["", "roll", "roll stop", "roll accident", "roll speed-limit end-of-limit"])
def test_a_speed_limit_may_fall_on_any_side_rolling_or_not(road: str) -> None:
    """Spec 5: it need not be rolling."""
    game = table("speed-limit 25", "25", roads=["", road])
    rolled = game.hand.tableaux[1].rolling
    game.play("0 play speed-limit on 2")
    assert game.hand.tableaux[1].limit
    assert game.hand.tableaux[1].rolling is rolled


def test_a_speed_limit_may_not_fall_twice_nor_on_right_of_way() -> None:
    """Spec 5."""
    game = table("speed-limit 25", "25", "25", roads=["", "speed-limit", "right-of-way"])
    assert game.refused("0 play speed-limit on 2") == Illegal("target-limited", target=1)
    safe = Illegal("target-safe", card="SPEED_LIMIT", target=2, safety="RIGHT_OF_WAY")
    assert game.refused("0 play speed-limit on 3") == safe


def test_a_hazard_needs_a_target_and_the_player_chooses_among_the_legal_ones() -> None:
    """Spec 5."""
    game = table("stop 25", "25", "25", "25", roads=["roll", "roll", "", "roll"])
    assert [m for m in game.legal(0) if " on " in m] == ["play stop on 2", "play stop on 4"]
    assert game.refused("0 play stop") == Illegal("target-missing", card="STOP")
    assert game.refused("0 play stop on 1") == Illegal("own-side", card="STOP")
    assert game.refused("0 play stop on 5") == Illegal("no-such-side", target=4)
    game.play("0 play stop on 4")
    assert [t.rolling for t in game.hand.tableaux] == [True, True, False, False]


@pytest.mark.parametrize("card", ["25", "roll", "right-of-way"])
def test_only_a_hazard_has_a_target(card: str) -> None:
    """Spec 5: every other card is for one's own side."""
    game = table(f"{card} 50", "25", roads=["roll"])
    assert game.refused(f"0 play {card} on 2") == Illegal("no-target", card=name(card))
    assert game.refused(f"0 play {card} on 1") == Illegal("no-target", card=name(card))


def test_the_rows_that_the_table_shares_with_the_room_read_as_printed() -> None:
    """Spec 5: a limit may fall on a stopped side, a battle hazard on a limited one."""
    game = table("speed-limit stop 25", "25", "25", roads=["", "roll stop", "roll speed-limit"])
    assert [m for m in game.legal(0) if " on " in m] == ["play speed-limit on 2", "play stop on 3"]


def test_cards_for_another_seat_do_not_count() -> None:
    """Spec 5: one lays one's own cards on one's own road."""
    game = table("25", "100", roads=["roll", "roll"])
    assert game.refused("0 play 100") == Illegal("not-held", card="MILES_100")
    game.play("0 play 25")
    assert [t.miles for t in game.hand.tableaux] == [25, 0]
