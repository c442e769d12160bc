"""Spec 8: the sheet of a hand, row by row, in both score tables."""

from __future__ import annotations

import msgspec
import pytest

from thousand import miles
from thousand.miles import events as ev
from thousand.miles.rules import Goal, Rules, classic

from .table import Table, plain, table, the

CLASSIC_1000 = msgspec.structs.replace(classic(2), goal=Goal.THOUSAND)
BOTH = pytest.mark.parametrize("rules", [CLASSIC_1000, plain(2)], ids=["classic", "playroom"])
AT_900 = "roll 100 100 100 100 100 100 100 100 100"
ALL_FOUR = "driving-ace extra-tank puncture-proof right-of-way"


def items(game: Table, script: str, side: int = 0) -> dict[str, int]:
    """One side's sheet after a script that ends the hand."""
    sheet = the(ev.HandEnded, game.play(script)).sheets[side]
    assert sheet.points == sum(points for _, points in sheet.items)
    assert len(dict(sheet.items)) == len(sheet.items)
    return dict(sheet.items)


def won(road: str, rules: Rules, *, other: str = "roll 25", pile: str = "25 25") -> dict[str, int]:
    """The winner's sheet: it stands at 900 on ``road`` and completes the trip."""
    return items(table("100", "25 25", roads=[road, other], pile=pile, rules=rules), "0 draw; 0 play 100")


def lost(road: str, rules: Rules) -> dict[str, int]:
    """The sheet of a side on ``road`` when the other completes the trip."""
    game = table("100 25", "25", roads=[AT_900, road], rules=rules)
    return items(game, "0 play 100", side=1)


def unfinished(road: str, rules: Rules) -> dict[str, int]:
    """The sheet of a side on ``road`` when the cards run out."""
    return items(table("75", "", roads=[road], rules=rules), "0 discard 75")


# Every side's items.


@BOTH
def test_each_mile_is_a_point_for_every_side(rules: Rules) -> None:
    assert unfinished("roll 200 75 25", rules) == {"mile": 300}
    assert lost("roll 200 75 25", rules) == {"mile": 300}
    assert won(AT_900, rules)["mile"] == 1000


@BOTH
def test_each_safety_is_100_for_every_side(rules: Rules) -> None:
    assert unfinished("driving-ace", rules) == {"safety": 100}
    assert lost("driving-ace right-of-way", rules) == {"safety": 200}
    assert won(f"{AT_900} extra-tank right-of-way driving-ace", rules)["safety"] == 300


@BOTH
def test_each_coup_is_300_more_for_every_side(rules: Rules) -> None:
    assert unfinished("driving-ace! extra-tank", rules) == {"safety": 200, "coup_fourre": 300}
    assert lost("driving-ace! extra-tank!", rules) == {"safety": 200, "coup_fourre": 600}
    assert won(f"{AT_900} right-of-way!", rules)["coup_fourre"] == 300


def test_all_four_safeties_are_300_more_for_every_side_in_the_classic_game() -> None:
    sheet = {"safety": 400, "all_safeties": 300}
    assert lost(ALL_FOUR, CLASSIC_1000) == sheet
    assert unfinished(ALL_FOUR, CLASSIC_1000) == sheet
    assert won(f"{AT_900} {ALL_FOUR}", CLASSIC_1000)["all_safeties"] == 300


def test_all_four_safeties_are_300_more_for_the_winner_alone_in_the_playroom() -> None:
    assert lost(ALL_FOUR, plain(2)) == {"safety": 400}
    assert unfinished(ALL_FOUR, plain(2)) == {"safety": 400}
    assert won(f"{AT_900} {ALL_FOUR}", plain(2))["all_safeties"] == 300


@BOTH
def test_three_safeties_are_not_all_four(rules: Rules) -> None:
    assert "all_safeties" not in won(f"{AT_900} driving-ace! extra-tank! puncture-proof!", rules)


# The winner's items.


@pytest.mark.parametrize(("rules", "trip"), [(CLASSIC_1000, 400), (plain(2), 300)])
def test_the_trip_completed(rules: Rules, trip: int) -> None:
    assert won(AT_900, rules)["trip"] == trip
    assert "trip" not in lost("roll 25", rules)
    assert "trip" not in unfinished(AT_900, rules)


@BOTH
def test_delayed_action_when_the_draw_pile_is_empty_at_the_finishing_play(rules: Rules) -> None:
    """Drawing the last card and finishing with it counts; one card left does not."""
    assert won(AT_900, rules, pile="25")["delayed_action"] == 300
    assert "delayed_action" not in won(AT_900, rules, pile="25 25")
    assert "delayed_action" not in lost("roll 25", rules)


def test_a_safe_trip_is_one_without_a_200_in_the_classic_game_alone() -> None:
    """Any 200 laid spoils it."""
    with_200 = "roll 200 100 100 100 100 100 100 100"
    assert won(AT_900, CLASSIC_1000)["safe_trip"] == 300
    assert "safe_trip" not in won(with_200, CLASSIC_1000)
    assert "safe_trip" not in won(AT_900, plain(2))
    assert "safe_trip" not in lost("roll 25", CLASSIC_1000)


@BOTH
@pytest.mark.parametrize("other", ["roll 25", "200 roll"])
def test_no_shut_out_where_the_other_side_drove(rules: Rules, other: str) -> None:
    assert "shut_out" not in won(AT_900, rules, other=other)


@BOTH
@pytest.mark.parametrize("other", ["", "roll", "right-of-way", "roll stop"])
def test_a_shut_out_is_500(rules: Rules, other: str) -> None:
    assert won(AT_900, rules, other=other)["shut_out"] == 500
    assert "shut_out" not in lost(other, rules)
    assert "shut_out" not in unfinished(AT_900, rules)


@pytest.mark.parametrize(
    ("roads", "old", "room"),
    [
        (["roll 25", "roll 25", "roll 25"], 0, 0),
        (["roll 25", "", "roll 25"], 500, 0),
        (["", "roll", "roll 25"], 1000, 0),
        (["", "roll", "roll"], 1500, 500),
    ],
)
def test_shut_outs_of_several_sides(roads: list[str], old: int, room: int) -> None:
    """Classic: 500 for each. Playroom: 500 once, only if every opponent has 0 miles."""
    classic_1000 = msgspec.structs.replace(classic(4), goal=Goal.THOUSAND)
    for rules, points in ((classic_1000, old), (plain(4), room)):
        game = table("100 25", "25", "25", "25", roads=[AT_900, *roads], rules=rules)
        assert items(game, "0 play 100").get("shut_out", 0) == points


@pytest.mark.parametrize(("rules", "points"), [(classic(2), 200), (plain(2), 0)])
@pytest.mark.parametrize("completer", [0, 1])
def test_the_extension_pays_the_side_that_completes_caller_or_not(
    rules: Rules, points: int, completer: int
) -> None:
    """200 in the classic table alone."""
    rules = msgspec.structs.replace(rules, goal=Goal.EXTENSION)
    at_600 = "roll 100 100 100 100 100 100"
    game = table("100 200 100 25", "100 200 100 25", roads=[at_600, at_600], rules=rules)
    script = "0 play 100; 0 extend; 1 play 100; 0 play 200; 1 play 200"
    script += "; 0 play 100" if completer == 0 else "; 0 discard 25; 1 play 100"
    ended = the(ev.HandEnded, game.play(script))
    assert ended.winner == completer
    assert dict(ended.sheets[completer].items).get("extension", 0) == points
    assert "extension" not in dict(ended.sheets[1 - completer].items)


@pytest.mark.parametrize("goal", [Goal.THOUSAND, Goal.SEVEN_HUNDRED])
def test_no_extension_is_paid_where_none_was_called(goal: Goal) -> None:
    road = AT_900 if goal is Goal.THOUSAND else AT_900.removesuffix(" 100 100 100")
    assert "extension" not in won(road, msgspec.structs.replace(classic(2), goal=goal))


def test_a_called_extension_forgets_that_the_pile_was_empty_at_700() -> None:
    """Spec 7 and 8: bonuses are judged at the finishing play; a pile once empty stays so here."""
    rules = classic(2)
    game = table("100 25", "25", roads=["roll 100 100 100 100 100 100"], rules=rules)
    game.play("0 play 100; 0 extend")
    assert not game.hand.delayed


# The score table is a value.


def test_every_figure_can_be_changed() -> None:
    """Spec 8: house rules."""
    figures = {name: 7 * step for step, name in enumerate(msgspec.structs.asdict(classic(2).scores), 1)}
    scores = msgspec.convert(figures, type(classic(2).scores))
    rules = msgspec.structs.replace(classic(2), scores=scores)
    game = table(
        "100 100 100 100 25",
        "25 50 50 50 25",
        roads=[f"roll 100 100 100 100 100 100 {ALL_FOUR}!"],
        rules=rules,
    )
    sheet = items(
        game,
        "0 play 100; 0 extend; 1 discard 25; 0 play 100; 1 discard 25; 0 play 100; 1 discard 50; 0 play 100",
    )
    times = {"mile": 1000, "safety": 4}
    assert sheet == {name: points * times.get(name, 1) for name, points in figures.items()}


def test_points_that_have_fallen_are_known_during_the_hand() -> None:
    """Spec 8: S includes what has fallen so far; the hand's end adds the rest."""
    game = table("100 25", "25", roads=[f"{AT_900} {ALL_FOUR}!", "roll 25"])
    seen = miles.view(game.match, 1)
    assert [dict(points) for points in seen.points] == [
        {"mile": 900, "safety": 400, "coup_fourre": 300},
        {"mile": 25},
    ]
