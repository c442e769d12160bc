"""Spec 8: each row of the score table with the options that bear on it, and the highest hand there can be."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from thousand.miles import events as ev
from thousand.miles.rules import Goal, Rules, ScoreTable, ShutOut, classic, playroom

from .table import plain, table, the

AT_900 = "roll 100 100 100 100 100 100 100 100 100"
ALL_FOUR = "driving-ace extra-tank puncture-proof right-of-way"
FOUR_HAZARDS = ["accident", "out-of-gas", "flat-tire", "stop"]
ODD = ScoreTable(
    mile=2,
    safety=11,
    all_safeties=13,
    coup_fourre=17,
    trip=19,
    delayed_action=23,
    safe_trip=29,
    extension=31,
    shut_out=37,
)
"""Figures that show by their sum which of them were counted."""


def sheets(*roads: str, pile: str = "25 25", **options: Any) -> list[dict[str, int]]:
    """The sheets of all sides where side 0 completes the trip from the first road (of 900 miles)."""
    size = options.get("team_size", 1)
    held = ["100 25", *["25 25"] * (len(roads) * size - 1)]
    game = table(*held, roads=roads, pile=pile, rules=plain(len(held), **options))
    events = game.play("0 draw; 0 play 100" if pile else "0 play 100")
    return [dict(sheet.items) for sheet in the(ev.HandEnded, events).sheets]


# Every figure is an entry of the table.


def test_every_figure_of_the_winner_comes_from_the_score_table() -> None:
    """Spec 8: "Every figure is an entry of one score table in the rule set"."""
    winner, loser = sheets(f"{AT_900} {ALL_FOUR}!", "roll", pile="25", scores=ODD)
    assert winner == {
        "mile": 2000,
        "safety": 44,
        "coup_fourre": 17,
        "all_safeties": 13,
        "trip": 19,
        "delayed_action": 23,
        "safe_trip": 29,
        "shut_out": 37,
    }
    assert loser == {}


def test_every_figure_of_the_others_comes_from_the_score_table() -> None:
    _, loser = sheets(AT_900, "roll 75 driving-ace! extra-tank", scores=ODD)
    assert loser == {"mile": 150, "safety": 22, "coup_fourre": 17}


@pytest.mark.parametrize("item", ScoreTable.__struct_fields__[1:])
def test_an_item_worth_nothing_is_not_on_the_sheet(item: str) -> None:
    scores = msgspec.structs.replace(ODD, **{item: 0})
    for sheet in sheets(f"{AT_900} {ALL_FOUR}!", "roll", pile="25", scores=scores):
        assert item not in sheet


def test_a_sheet_adds_up_and_is_added_to_the_total() -> None:
    rules = plain(2, scores=ODD)
    game = table("100 25", "25", roads=[AT_900, "roll 75"], totals=(300, 450), rules=rules)
    ended = the(ev.HandEnded, game.play("0 play 100"))
    assert [(s.points, s.total) for s in ended.sheets] == [(2000 + 19 + 23 + 29, 2371), (150, 600)]


# All four safeties.


@pytest.mark.parametrize(("winner_only", "points"), [(True, None), (False, 13)])
def test_who_has_the_bonus_for_all_four_safeties(winner_only: bool, points: int | None) -> None:
    """Every side (`classic`), only the winner (`playroom`)."""
    options: dict[str, Any] = {"all_safeties_for_winner_only": winner_only, "scores": ODD}
    assert sheets(AT_900, f"roll 25 {ALL_FOUR}", **options)[1].get("all_safeties") == points
    assert sheets(f"{AT_900} {ALL_FOUR}", "roll 25", **options)[0]["all_safeties"] == 13


def test_a_team_has_its_four_safeties_together() -> None:
    """Spec 2: whichever seats laid them."""
    game = table(
        *("driving-ace 25 25", "25 25", "extra-tank 25", "25 25"),
        roads=["puncture-proof right-of-way"],
        rules=plain(4, team_size=2, all_safeties_for_winner_only=False),
    )
    events = game.play("0 play driving-ace; 0 play 25; 1 discard 25; 2 play extra-tank; 2 play 25")
    sheet = dict(the(ev.HandEnded, events).sheets[0].items)
    assert (sheet["safety"], sheet["all_safeties"]) == (400, 300)


# The shut-out.


@pytest.mark.parametrize(
    ("roads", "each", "once"),
    [
        (["", "", ""], 3 * 37, 37),
        (["", "roll 25", ""], 2 * 37, 0),
        (["roll 25", "roll 25", "roll 25"], 0, 0),
        (["roll 25 wrong-way 25", "", ""], 2 * 37, 37),
        (["roll 25 wrong-way 25", "roll 25 wrong-way 50", "roll wrong-way 25"], 0, 37),
    ],
)
def test_both_shut_outs(roads: list[str], each: int, once: int) -> None:
    """Once per side that laid no distance card, or once where every opponent has 0 miles."""
    options: dict[str, Any] = {"scores": ODD, "wrong_way": True}
    assert sheets(AT_900, *roads, shut_out=ShutOut.EACH, **options)[0].get("shut_out", 0) == each
    assert sheets(AT_900, *roads, shut_out=ShutOut.ALL, **options)[0].get("shut_out", 0) == once


def test_shut_out_sides_are_sides_not_seats() -> None:
    """Spec 8: once per shut-out side."""
    winner, *_ = sheets(AT_900, "", "", team_size=2, shut_out=ShutOut.EACH)
    assert winner["shut_out"] == 1000


# Delayed action and safe trip.


def test_delayed_action_and_safe_trip_are_the_winners_alone() -> None:
    winner, loser = sheets(AT_900, "roll 25", pile="", scores=classic(2).scores)
    assert winner == {"mile": 1000, "trip": 400, "delayed_action": 300, "safe_trip": 300}
    assert loser == {"mile": 25}


# On the wrong way (spec 9).


def test_mile_points_are_the_net_total() -> None:
    """Laid 1100, lost 100, reached 1000."""
    road = "roll 100 100 wrong-way 100 end-of-wrong-way" + " 100" * 8
    assert sheets(road, "roll 25", wrong_way=True)[0]["mile"] == 1000
    assert sheets(AT_900, "roll 100 wrong-way 75", wrong_way=True)[1] == {"mile": 25}


def test_a_200_laid_the_wrong_way_spoils_a_safe_trip() -> None:
    """Any 200 laid."""
    options: dict[str, Any] = {"scores": classic(2).scores, "wrong_way": True}
    road = "roll 100 wrong-way 200 end-of-wrong-way" + " 100" * 9
    assert "safe_trip" not in sheets(road, "roll 25", **options)[0]
    assert sheets(road.replace("200", "100"), "roll 25", **options)[0]["safe_trip"] == 300


# Nobody completes.


@pytest.mark.parametrize("rules", [classic(3), playroom(3)], ids=["classic", "playroom"])
def test_without_a_winner_only_what_every_side_has_is_paid(rules: Rules) -> None:
    rules = msgspec.structs.replace(rules, reshuffle=False, all_safeties_for_winner_only=False)
    game = table("25", "", "", roads=[f"roll 100 {ALL_FOUR}!", "", "roll 25"], rules=rules)
    ended = the(ev.HandEnded, game.play("0 discard 25"))
    assert [dict(sheet.items) for sheet in ended.sheets] == [
        {"mile": 100, "safety": 400, "coup_fourre": 300, "all_safeties": 300},
        {},
        {"mile": 25},
    ]


# The check of section 8: the highest hand scores, played through.


def highest(rules: Rules, sides: int, *, extended: bool = False) -> int:
    """The points of side 0, which answers four hazards at once and drives ten 100s; the others never drive.

    With each coup it plays on from seat 0's left, so that seat 1 attacks again at once. Team-mates of seat 0
    are idle as well.
    """
    seats = sides * rules.team_size
    game = table(
        f"roll {ALL_FOUR} {'100 ' * 10}",
        f"accident out-of-gas flat-tire stop {'75 ' * 8}",
        *["75 " * 12] * (seats - 2),
        rules=rules,
    )
    idle = "; ".join(f"{seat} discard 75" for seat in range(2, seats))
    rest = f"1 discard 75; {idle}; " if idle else "1 discard 75; "
    script = "0 play roll; "
    for hazard, safety in zip(FOUR_HAZARDS, ALL_FOUR.split(), strict=True):
        script += f"1 play {hazard} on 1; 0 play {safety}; 0 play 100; "
    script += rest
    for hundred in range(5, 11):
        script += "0 play 100; "
        script += "0 extend; " if extended and hundred == 7 else ""
        script += rest if hundred < 10 else ""
    ended = the(ev.HandEnded, game.play(script.removesuffix("; ")))
    assert ended.winner == 0
    return ended.sheets[0].points


def to_1000(seats: int, team_size: int = 1) -> Rules:
    return msgspec.structs.replace(classic(seats, team_size), goal=Goal.THOUSAND)


@pytest.mark.parametrize(
    ("rules", "sides", "extended", "points"),
    [
        (classic(2), 2, True, 4600),
        (classic(3), 3, True, 5100),
        (classic(6, 3), 2, True, 4600),
        (classic(6, 2), 3, True, 5100),
        (classic(4), 4, True, 5600),
        (classic(4, 2), 2, False, 4400),
        (to_1000(2), 2, False, 4400),
        (plain(2), 2, False, 4000),
        (plain(4, team_size=2), 2, False, 4000),
        (plain(6), 6, False, 4000),
    ],
)
def test_the_highest_hand_score(rules: Rules, sides: int, extended: bool, points: int) -> None:
    """1000 + 4x100 + 300 + 4x300 + 400 + 300 + 300 + 200 + 500 x (sides - 1): 4600 with two sides, 5100 with
    three; without the extension 4400; `playroom` 4000, its shut-out being paid once."""
    assert highest(rules, sides, extended=extended) == points


@pytest.mark.parametrize("sides", [2, 3, 6])
def test_the_check_is_the_sum_of_its_table(sides: int) -> None:
    old, room = classic(2).scores, playroom(2).scores
    common = 1000 * old.mile + 4 * old.safety + old.all_safeties + 4 * old.coup_fourre
    bonuses = old.trip + old.delayed_action + old.safe_trip + old.extension + old.shut_out * (sides - 1)
    assert common + bonuses == 4600 + 500 * (sides - 2)
    assert common + room.trip + room.delayed_action + room.safe_trip + room.shut_out == 4000
