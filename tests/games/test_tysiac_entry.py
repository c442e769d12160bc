"""What the registry tells of Tysiąc: its options, and what its events mean to a record."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from thousand.deal import from_number
from thousand.games import load
from thousand.games.draft import begin
from thousand.games.landmarks import HandBegan, HandOver, MatchBegan, MatchOver
from thousand.games.options import LENGTH, NO_TEAMS, ONE_ROUND, TEAMS, TO_POINTS
from thousand.tysiac.events import DealEnded
from thousand.tysiac.rules import Barrel, Rules, house
from tysiac.table import Table, dealt, ending, ruled

TYSIAC = load("tysiac")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_field_of_the_rules_is_an_option(seats: int) -> None:
    """Each option of the spec can be set on its own; there are no teams to choose."""
    names = [option.name for option in TYSIAC.options(seats)]
    fields = [field.replace("_", "-") for field in Rules.__struct_fields__ if field != "name"]
    assert set(names) == {*fields, TEAMS, LENGTH}
    assert TYSIAC.options(seats)[0].values == (NO_TEAMS,)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_an_option_puts_it_gets_again_and_nothing_else_changes(seats: int) -> None:
    rules, options = house(seats), TYSIAC.options(seats)
    for option in options:
        values = option.values
        for value in (values[0], values[-1]) if isinstance(values, range) else values:
            assert option.allows(value)
            after = option.put(rules, value)
            assert option.get(after) == value
            TYSIAC.check(after, seats)
            others = {it.name: it.get(after) for it in options if it is not option}
            assert others == {it.name: it.get(rules) for it in options if it is not option}


def offered(seats: int, **changes: Any) -> set[str]:
    draft = begin(TYSIAC, seats, "house", {})
    for name, value in changes.items():
        draft = draft.put(name.replace("_", "-"), value)
    return {option.name for option in draft.options}


def test_what_has_no_effect_is_not_offered() -> None:
    """Spec "The musik" (two seats), "The bomb" (three)."""
    assert offered(3) - offered(2) == {"bombs"}
    assert offered(2) - offered(4) == {"show-musik"}
    assert "match-points" not in offered(3, length=ONE_ROUND)


def test_the_points_come_back_when_one_single_deal_is_given_up() -> None:
    draft = begin(TYSIAC, 3, "house", {}).put(LENGTH, ONE_ROUND)
    assert draft.rules().match_points is None
    assert draft.put(LENGTH, TO_POINTS).rules().match_points == 1000


def test_other_seats_bring_their_own_highest_bid() -> None:
    """Spec "Auction": 300, with two seats 360."""
    draft = begin(TYSIAC, 3, "house", {})
    assert (draft.rules().hard_cap, draft.for_seats(2).rules().hard_cap) == (300, 360)
    assert draft.put("barrel", "880").rules().barrel is Barrel.AT_880


def test_every_option_is_explained_in_the_documentation() -> None:
    text = (Path(__file__).parents[2] / "docs" / "options.md").read_text(encoding="utf-8")
    assert all(f"`{option.name}`" in text for option in TYSIAC.options(3))


# What events mean


def items(game: Table, seat: int) -> dict[str, int]:
    """The items of a seat's sheet once the deal is over; they add up to its points."""
    happened = game.play_out()
    ended = next(event for event in happened if isinstance(event, DealEnded))
    over = TYSIAC.landmark(ended)
    assert isinstance(over, HandOver)
    for sheet in over.sheets:
        assert sum(points for _, points in sheet.items) == sheet.points
    return dict(over.sheets[seat].items)


def test_a_match_begins_with_a_side_for_each_seat_and_a_hand_for_each_deal() -> None:
    _, events = TYSIAC.game.start(house(3), 3, from_number(1))
    marks = [mark for mark in map(TYSIAC.landmark, events) if mark is not None]
    assert marks[0] == MatchBegan(((0,), (1,), (2,)))
    assert isinstance(marks[1], HandBegan)
    assert (len(marks), marks[1].number) == (2, 1)


def test_a_declarer_has_its_contract_and_the_others_what_they_took() -> None:
    game = ending("ah", "10h", "9h", taken=(100, 6, 0), contract=120)
    assert items(game, 0) == {"contract": 120}
    game = ending("ah", "10h", "9h", taken=(100, 6, 0), contract=130)
    assert items(game, 0) == {"contract": -130}
    game = ending("9h", "10h", "kh", taken=(0, 12, 3), married=("", "clubs", ""))
    assert items(game, 1) == {"tricks": 26, "marriages": 60, "rounding": -1}


def test_the_barrel_takes_away_what_was_not_credited() -> None:
    """Spec "Scoring a deal"."""
    game = ending("9h", "10h", "kh", taken=(0, 12, 3), totals=(0, 850, 0))
    assert items(game, 1) == {"tricks": 26, "rounding": -1, "barrel": -25}


def test_a_bomb_gives_sixty_but_not_on_the_barrel() -> None:
    """Spec "The bomb"."""
    game = dealt("kh qh", "ah", "", totals=(0, 850, 0, 0), sitting=1)
    game.play("1 pass; 2 pass")
    (_, ended) = game.play("0 bomb")
    over = TYSIAC.landmark(ended)
    assert isinstance(over, HandOver)
    assert (over.reason, over.winner) == ("bomb", None)
    bombed = (("bomb", 60),)
    assert [sheet.items for sheet in over.sheets] == [(), (*bombed, ("barrel", -60)), bombed, ()]


def test_who_makes_the_contract_has_won_the_hand_and_the_match_may_end() -> None:
    game = ending("ah", "10h", "9h", taken=(100, 0, 0), totals=(950, 0, 0))
    marks = [TYSIAC.landmark(event) for event in game.play_out()]
    (over,) = [mark for mark in marks if isinstance(mark, HandOver)]
    assert over.winner == 0
    assert marks[-1] == MatchOver((0,), (1060, 0, 0))


def test_nobody_has_a_chance_out_of_turn() -> None:
    assert TYSIAC.chances(dealt("", "", rules=ruled(2)).match) == frozenset()
