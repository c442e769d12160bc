"""Spec 5, `left_target_only` (cutthroat): only the side to the left may be attacked."""

from __future__ import annotations

import pytest

from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.rules import PRESETS

from .table import Table, all_of, cards, plain, table, the

HAZARDS = ["accident", "out-of-gas", "flat-tire", "speed-limit", "stop", "wrong-way"]


def cutthroat(seats: int, held: str, *, turn: int = 0, team_size: int = 1) -> Table:
    """The seat in turn holds these cards, and everybody rolls."""
    hands = ["25 25"] * seats
    hands[turn] = held
    rules = plain(seats, team_size=team_size, left_target_only=True, wrong_way=True)
    return table(*hands, roads=["roll"] * (seats // team_size), turn=turn, rules=rules)


def attacks(game: Table) -> list[str]:
    return [move for move in game.legal(game.hand.turn) if " on " in move]


@pytest.mark.parametrize("hazard", HAZARDS)
@pytest.mark.parametrize(("turn", "left", "right"), [(0, 1, 2), (1, 2, 0), (2, 0, 1)])
def test_only_the_side_to_the_left_may_be_attacked(hazard: str, turn: int, left: int, right: int) -> None:
    game = cutthroat(3, f"{hazard} 25", turn=turn)
    assert attacks(game) == [f"play {hazard} on {left + 1}"]
    refusal = Illegal("not-left", card=cards(hazard)[0].name, target=right)
    assert game.refused(f"{turn} play {hazard} on {right + 1}") == refusal
    game.play(f"{turn} play {hazard} on {left + 1}")


@pytest.mark.parametrize(
    ("seats", "team_size", "turn", "target"),
    [(4, 2, 2, 1), (4, 2, 3, 0), (6, 2, 5, 0), (9, 3, 7, 2), (2, 1, 1, 0)],
)
def test_among_teams_it_is_the_side_of_the_left_neighbour(
    seats: int, team_size: int, turn: int, target: int
) -> None:
    assert attacks(cutthroat(seats, "stop 25", turn=turn, team_size=team_size)) == [
        f"play stop on {target + 1}"
    ]


def test_a_left_neighbour_that_cannot_be_hit_leaves_nobody_to_attack() -> None:
    rules = plain(3, left_target_only=True)
    game = table("stop 25", "25 25", "25 25", roads=["roll", "", "roll"], rules=rules)
    assert attacks(game) == []
    assert game.refused("0 play stop on 2") == Illegal("target-not-rolling", card="STOP", target=1)


def test_the_left_neighbour_is_next_so_its_answer_skips_nobody() -> None:
    """Spec 6."""
    rules = plain(3, left_target_only=True)
    game = table("stop 25", "right-of-way 25", "25", roads=["", "roll"], pile="25 25 25 25", rules=rules)
    events = game.play("0 draw; 0 play stop on 2; 1 play right-of-way; 1 draw; 1 discard 25")
    assert the(ev.CoupFourre, events).seat == 1
    assert not all_of(ev.SeatsSkipped, events)
    assert events[-1] == ev.TurnBegan(2)


def test_off_by_default() -> None:
    """Spec 5: the player chooses among all that are legal."""
    assert not any(preset(3).left_target_only for preset in PRESETS.values())
    game = table("stop 25", "25", "25", roads=["", "roll", "roll"])
    assert attacks(game) == ["play stop on 2", "play stop on 3"]
