"""Options as data: their values, the drafts that they make, and rule sets saved under a name."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from thousand.game import Illegal
from thousand.games import load
from thousand.games.draft import Draft, begin, layouts
from thousand.games.options import NO_TEAMS, TEAMS, Option, spelled
from thousand.miles.rules import PRESETS, Goal, Rules, ScoreTable, classic
from thousand.miles.rules import TEAMS as LAYOUTS

MILES = load("miles")

SEATS = list(MILES.seats)


def draft(seats: int = 4, name: str = "playroom", **saved: Any) -> Draft:
    return begin(MILES, seats, name, saved)


def refusal(doing: Any) -> Illegal:
    with pytest.raises(Illegal) as caught:
        doing()
    return caught.value


# The catalogue of 1000 Miles


@pytest.mark.parametrize("seats", SEATS)
def test_every_field_of_the_rules_is_an_option(seats: int) -> None:
    """Spec 2, 6 to 9: each option can be set on its own, and every figure of the score table."""
    names = {option.name for option in MILES.options(seats)}
    fields = {field.replace("_", "-") for field in Rules.__struct_fields__} - {"name", "scores", "team-size"}
    items = {f"points-{item.replace('_', '-')}" for item in ScoreTable.__struct_fields__}
    assert names == fields | items | {TEAMS, "length"}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("preset", PRESETS)
def test_what_an_option_puts_it_gets_again_and_nothing_else_changes(seats: int, preset: str) -> None:
    rules = PRESETS[preset](seats)
    options = MILES.options(seats)
    for option in options:
        values = option.values
        for value in (values[0], values[-1]) if isinstance(values, range) else values:
            assert option.allows(value)
            after = option.put(rules, value)
            assert option.get(after) == value
            others = {it.name: it.get(after) for it in options if it is not option}
            assert others == {it.name: it.get(rules) for it in options if it is not option}


def test_every_option_is_explained_in_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "options.md").read_text(encoding="utf-8")
    assert {option.name for option in MILES.options(4) if f"`{option.name}`" not in page} == set()


@pytest.mark.parametrize("seats", SEATS)
def test_a_rule_set_is_its_preset(seats: int) -> None:
    for name, preset in PRESETS.items():
        assert draft(seats, name).rules() == preset(seats)
        assert not draft(seats, name).changed


def test_the_layouts_of_teams_are_those_of_the_rules() -> None:
    """Spec 2: 2x2, 2x3, 3x2, 2x4, 4x2, 3x3."""
    assert layouts(MILES) == {f"{teams}x{size}": teams * size for teams, size in LAYOUTS}


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        ("classic", "goal", "700"),
        ("classic", "points-all-safeties", 0),
        ("classic", "points-shut-out", 0),
        ("classic", "points-extension", 0),
        ("classic", "length", "one-round"),
        ("playroom", "wrong-way", False),
    ],
)
def test_an_option_without_effect_is_left_out_and_keeps_its_value(name: str, option: str, value: Any) -> None:
    """Spec 6 to 9: the counts of wrong-way cards without them, a forfeit without an extension..."""
    before = draft(3, name).put("match-points", 700).put("wrong-way-cards", 9).put("extension-forfeit", True)
    after = before.put(option, value)
    gone = {it.name for it in before.options} - {it.name for it in after.options}
    assert gone
    assert all(after.values[it] == before.values[it] for it in gone)
    assert after.put(option, before.values[option]).values == before.values


@pytest.mark.parametrize(
    ("seats", "teams", "offered"), [(2, NO_TEAMS, False), (3, NO_TEAMS, True), (4, "2x2", False)]
)
def test_attacking_to_the_left_only_is_offered_where_there_are_three_sides(
    seats: int, teams: str, offered: bool
) -> None:
    """Spec 5: cutthroat."""
    names = {option.name for option in draft(seats).put(TEAMS, teams).options}
    assert ("left-target-only" in names) == offered


# One option


POINTS = Option("points", range(100, 901), get=dict.get, put=dict.get, step=250)
CHOICE = Option("choice", ("a", "b", "c"), get=dict.get, put=dict.get)
SWITCH = Option("switch", (False, True), get=dict.get, put=dict.get)


def test_steps_go_to_multiples_and_stop_at_the_ends() -> None:
    assert [POINTS.beside(value, 1) for value in (100, 250, 251, 899, 900)] == [250, 500, 500, 900, None]
    assert [POINTS.beside(value, -1) for value in (900, 750, 749, 101, 100)] == [750, 500, 500, 100, None]
    assert [CHOICE.beside(value, 1) for value in "abc"] == ["b", "c", None]
    assert [CHOICE.beside(value, -1) for value in "abc"] == [None, "a", "b"]
    assert [CHOICE.after(value) for value in "abc"] == ["b", "c", "a"]


@pytest.mark.parametrize("option", [POINTS, CHOICE, SWITCH], ids=lambda option: option.name)
@pytest.mark.parametrize("value", [99, 901, 1, True, 2.5, None, "100", "d", "", [], {}])
def test_a_value_of_the_wrong_type_is_none_of_the_values(option: Option, value: Any) -> None:
    assert option.allows(value) == (option is SWITCH and value is True)


def test_a_value_is_read_as_it_is_spelled() -> None:
    for option in (POINTS, CHOICE, SWITCH):
        assert all(option.parse(spelled(value)) == value for value in option.values)


@pytest.mark.parametrize("word", ["", "99", "901", "-100", "1e2", "٣٠٠", " 300", "9" * 5000])
def test_a_number_outside_its_range_is_refused_with_the_range(word: str) -> None:
    reason = refusal(lambda: POINTS.parse(word))
    assert reason == Illegal("number-outside", name="points", value=word[:40], low="100", high="900")


def test_an_unknown_word_is_refused_with_those_that_are_known() -> None:
    assert refusal(lambda: SWITCH.parse("maybe")) == Illegal(
        "value-unknown", name="switch", value="maybe", known="off, on"
    )


def test_an_unknown_option_is_refused_with_those_that_are_known() -> None:
    reason = refusal(lambda: draft().put("colour", "red"))
    assert reason.code == "value-unknown"
    assert "reshuffle, stacking" in str(reason.params["known"])


def test_a_value_that_the_option_cannot_have_is_refused() -> None:
    assert refusal(lambda: draft().put("reshuffle", "on")).code == "value-unknown"
    assert refusal(lambda: draft().put("points-mile", 0)).code == "number-outside"


# Drafts: teams, seats, other rule sets


def test_other_teams_bring_the_unchanged_rule_sets_values_along() -> None:
    """Spec 7: classic plays to 1000 for 4 seats in 2 teams, otherwise to 700 with extension."""
    alone = draft(4, "classic")
    pairs = alone.put(TEAMS, "2x2")
    assert pairs.rules() == classic(4, 2)
    assert pairs.rules().goal is Goal.THOUSAND
    assert pairs.put(TEAMS, NO_TEAMS).rules() == classic(4)
    changed = alone.put("stacking", True).put(TEAMS, "2x2")
    assert changed.rules() == msgspec.structs.replace(classic(4), stacking=True, team_size=2)


def test_another_number_of_seats_keeps_changes_and_gives_up_impossible_teams() -> None:
    """Spec 1: classic thins the hazards for 2 and 3 seats."""
    pairs = draft(4, "classic").put(TEAMS, "2x2")
    assert pairs.for_seats(3).rules() == classic(3)
    assert pairs.for_seats(8).rules() == classic(8)
    changed = pairs.put("points-trip", 450).for_seats(3)
    assert (changed.values["points-trip"], changed.values["thin-hazards"]) == (450, False)


def test_another_rule_set_keeps_what_belongs_to_the_match() -> None:
    before = draft(4).put(TEAMS, "2x2").put("match-points", 1200).put("stacking", False)
    after = before.take("classic", {})
    assert after.rules() == msgspec.structs.replace(classic(4, 2), match_points=1200)
    assert not after.changed


@pytest.mark.parametrize("name", PRESETS)
def test_seven_each_for_themselves_need_the_reshuffle(name: str) -> None:
    """Spec 2."""
    without = draft(7, name).put("reshuffle", False)
    assert without.why_not() == Illegal("reshuffle-needed", seats=7, high=6)
    assert without.put("reshuffle", True).why_not() is None
    assert draft(8, name).put("reshuffle", False).put(TEAMS, "2x4").why_not() is None


# Rule sets saved under a name


def test_a_saved_rule_set_is_taken_with_all_its_options_but_the_teams() -> None:
    mine = draft(4, "classic").put(TEAMS, "2x2").put("opening-coup", True).put("match-points", 900)
    saved = {"Mine": mine.saved()}
    assert msgspec.json.decode(msgspec.json.encode(saved)) == saved, "plain data"
    taken = draft(6).take("Mine", saved)
    assert not taken.changed
    expected = msgspec.structs.replace(
        classic(4, 2), name="Mine", opening_coup=True, match_points=900, team_size=1
    )
    assert taken.rules() == expected
    assert taken.put("match-points", 901).changed, "its points are its own"
    assert taken.for_seats(8).rules() == expected, "and its values do not follow the seats"


def test_a_rule_set_with_less_in_it_is_filled_up_by_its_preset() -> None:
    """One saved before an option existed."""
    saved = {"Mine": {"preset": "classic", "options": {"stacking": True}}}
    assert draft(4, "Mine", **saved).rules() == msgspec.structs.replace(
        classic(4), name="Mine", stacking=True
    )


def test_saving_and_forgetting_keep_the_values() -> None:
    changed = draft(4, "classic").put("stacking", True)
    named = changed.named("Mine")
    assert (named.name, named.changed, named.values) == ("Mine", False, changed.values)
    forgotten = named.unnamed()
    assert (forgotten.name, forgotten.changed, forgotten.values) == ("classic", True, changed.values)


@pytest.mark.parametrize(
    ("data", "item"),
    [
        (5, "preset"),
        (None, "preset"),
        ([], "preset"),
        ({}, "preset"),
        ({"preset": "classic"}, "preset"),
        ({"preset": "classic", "options": []}, "preset"),
        ({"preset": 1, "options": {}}, "preset"),
        ({"preset": "lost", "options": {}}, "preset"),
        ({"preset": "classic", "options": {"colour": "red"}}, "colour"),
        ({"preset": "classic", "options": {"teams": "2x2"}}, "teams"),
        ({"preset": "classic", "options": {"reshuffle": "on"}}, "reshuffle"),
        ({"preset": "classic", "options": {"goal": 700}}, "goal"),
        ({"preset": "classic", "options": {"stacking": True, "points-trip": 1e9}}, "points-trip"),
        ({"preset": "classic", "options": {"points-trip": None}}, "points-trip"),
        ({"preset": "classic", "options": {"x" * 5000: 1}}, "x" * 28),
    ],
)
def test_a_damaged_rule_set_is_refused(data: Any, item: str) -> None:
    assert refusal(lambda: draft(4, "Mine", Mine=data)) == Illegal("rule-set-broken", name="Mine", item=item)


def test_an_unknown_rule_set_is_refused_with_those_that_are_known() -> None:
    reason = refusal(lambda: draft(4, "Yours", Mine={}))
    assert reason == Illegal("value-unknown", name="--rules", value="Yours", known="playroom, classic, Mine")
