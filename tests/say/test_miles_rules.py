"""The rules in force, key O: every option that is played and none that is not."""

from __future__ import annotations

import msgspec
import pytest

from say import ear
from say.listeners import LAYOUTS, ears, rules_of, seen
from thousand.miles.rules import (
    DirtyTrickWindow,
    FirstDealer,
    Goal,
    Rules,
    ScoreTable,
    ShutOut,
    Tie,
    classic,
    playroom,
)
from thousand.say import miles as words
from thousand.say.fluent import languages
from thousand.say.scribe import Detail


def told(rules: Rules, layout: tuple[int, int] = (3, 1), lang: str = "en") -> tuple[str, ...]:
    view = seen(layout, rules=rules)
    return words.options(ears(view, lang), view)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_rules_in_force(lang: str, layout: tuple[int, int]) -> None:
    sides, size = layout
    for rules in (rules_of(layout), classic(sides * size, size)):
        for points in (5000, None):
            view = seen(layout, rules=msgspec.structs.replace(rules, match_points=points))
            for detail in Detail:
                scribe = ears(view, lang, detail)
                ear.check_answer("o", words.options(scribe, view), scribe.limit)


def test_the_presets_as_they_are_told() -> None:
    assert told(playroom(3)) == (
        "Playroom rules.",
        "Each round goes to 1000 miles.",
        "Victory is set to 5000 points.",
        "When the draw pile is empty, the discards are shuffled into a new one.",
        "Hazards add up: they can also hit a car that is stopped already.",
        "Wrong way is played, with 4 cards, and End of wrong way with 6.",
        "A coup fourré must come before the next card is played or discarded.",
        "The deck has 116 cards.",
        "The host plays first in the first round.",
        "A round also ends as soon as one player has no card and nothing to draw.",
        "A tie is broken by another round.",
        "All four safeties are paid only to the winner of the round.",
        "A shut-out is paid when all the losers have no miles.",
    )
    assert told(classic(3)) == (
        "Classic rules.",
        "Each round goes to 700 miles; who gets there first may extend it to 1000.",
        "Victory is set to 5000 points.",
        "A coup fourré must come before the next card is played or discarded.",
        "The deck has 101 cards: one of each hazard is left out.",
        "The first dealer is drawn.",
        "A round also ends when nobody has a card left.",
        "A tie is broken by another round.",
        "A shut-out is paid for each loser that has laid no distance card.",
    )


CHANGES = [
    {"thin_hazards": True},
    {"goal": Goal.SEVEN_HUNDRED},
    {"goal": Goal.EXTENSION},
    {"first_dealer": FirstDealer.DRAWN},
    {"end_when_a_seat_is_out": False},
    {"all_safeties_for_winner_only": False},
    {"shut_out": ShutOut.EACH},
    {"tie": Tie.SHARED},
    {"match_points": 2000},
    {"reshuffle": False},
    {"stacking": False},
    {"wrong_way": False},
    {"wrong_way_cards": 5},
    {"end_of_wrong_way_cards": 5},
    {"left_target_only": True},
    {"opening_coup": True},
    {"dirty_trick_window": DirtyTrickWindow.BEFORE_DRAW},
]


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("change", CHANGES, ids=lambda change: next(iter(change)))
def test_every_option_is_heard(lang: str, change: dict[str, object]) -> None:
    """Whatever is changed, one line or another sounds different."""
    rules = playroom(3)
    assert told(rules, lang=lang) != told(msgspec.structs.replace(rules, **change), lang=lang)


def test_no_option_is_forgotten() -> None:
    """Teams, scores, the rule set and the forfeit (of an extension) have tests of their own."""
    elsewhere = {"name", "scores", "team_size", "extension_forfeit"}
    assert {name for change in CHANGES for name in change} | elsewhere == set(Rules.__struct_fields__)


def test_what_is_not_played_is_not_told() -> None:
    forfeit = msgspec.structs.replace(classic(3), extension_forfeit=True)
    line = "Whoever extends a round and does not win it gives 200 points to each of the others."
    assert line in told(forfeit)
    assert line not in told(msgspec.structs.replace(forfeit, goal=Goal.SEVEN_HUNDRED))
    worthless = msgspec.structs.replace(playroom(3), scores=ScoreTable(all_safeties=0, shut_out=0))
    assert not any("safeties" in line or "shut-out" in line for line in told(worthless))
    left = msgspec.structs.replace(playroom(4, 2), left_target_only=True)
    assert told(left, (2, 2)) == told(playroom(4, 2), (2, 2))


@pytest.mark.parametrize(
    ("layout", "en", "pl"),
    [
        ((2, 2), "2 teams of 2 share their car:", "2 drużyny po 2 osoby:"),
        ((3, 3), "3 teams of 3 share their car:", "3 drużyny po 3 osoby:"),
    ],
)
def test_the_teams(layout: tuple[int, int], en: str, pl: str) -> None:
    assert any(line.startswith(en) for line in told(rules_of(layout), layout))
    assert any(line.startswith(pl) for line in told(rules_of(layout), layout, "pl"))


def test_full_detail_tells_what_everything_pays() -> None:
    view = seen((3, 1))
    lines = words.options(ears(view, detail=Detail.FULL), view)
    assert "300 for coups fourrés" in " ".join(lines)
