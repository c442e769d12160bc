"""A house with two games: the menu asks which, and each has its own settings, matches and statistics."""

from __future__ import annotations

import json
from typing import Any

import pytest
from keyboard import BACKSPACE, DOWN, ENTER, NEW, QUIT, UP, Keyboard, after

from thousand.doors.new_match import Wanted
from thousand.doors.session import Entrance

MENU = Entrance(None, lang="en", face="linear")

TYSIAC = [ENTER, "2"]
"""From the top of the main menu to the first question about a new match of Tysiąc."""

SEED_14 = Wanted("tysiac", bots=2, level="steady", seed=14)
"""A match in which the person is the first to be asked for a bid."""


def settings(keyboard: Keyboard) -> dict[str, Any]:
    found = json.loads((keyboard.home / "settings.json").read_text())
    assert isinstance(found, dict)
    return found


# The menu


def test_new_game_asks_which_and_remembers_it(keyboard: Keyboard) -> None:
    heard = keyboard.play(ENTER, DOWN, ENTER, BACKSPACE, BACKSPACE, entrance=MENU)
    assert heard[2:7] == [
        "Which game?",
        "1000 Miles, 1 of 2",
        "Tysiąc, 2 of 2",
        "Play with default options?",
        "Yes, 1 of 2",
    ]
    assert heard[7:9] == ["Which game?", "Tysiąc, 2 of 2"]
    assert heard[9] == "Thousand, main menu."
    again = keyboard.play(ENTER, ENTER, ENTER, entrance=MENU)
    assert again[3] == "Tysiąc, 2 of 2"
    assert "The game is starting: Tysiąc for 3 players, to 1000 points." in again


def test_each_game_has_its_own_choices(keyboard: Keyboard) -> None:
    """Bots, points, options: what is chosen for one changes nothing of the other."""
    keyboard.play(*NEW, "2", "4", ENTER, "4", "1500", ENTER, "1", entrance=MENU)
    keyboard.play(*TYSIAC, "2", "1", ENTER, "4", "500", ENTER, "1", entrance=MENU)
    tysiac = keyboard.play(*TYSIAC, "2", ENTER, DOWN, DOWN, DOWN, entrance=MENU)
    assert any("1 to 3; Enter alone keeps 1." in line for line in tysiac)
    assert tysiac[-1].startswith("Victory at: 500 points, 4 of ")
    miles = keyboard.play(ENTER, UP, ENTER, "2", ENTER, ENTER, DOWN, DOWN, DOWN, DOWN, entrance=MENU)
    assert any("1 to 8; Enter alone keeps 4." in line for line in miles)
    kept = settings(keyboard)
    assert (kept["bots"], kept["match_points"]) == (4, 1500)
    assert (kept["games"]["tysiac"]["bots"], kept["games"]["tysiac"]["match_points"]) == (1, 500)


def test_rule_sets_belong_to_their_game(keyboard: Keyboard) -> None:
    keyboard.play(*TYSIAC, "2", "2", ENTER, "5", "200", ENTER, "s", "Low", ENTER, "1", entrance=MENU)
    assert list(settings(keyboard)["rule_sets"]) == ["tysiac"]
    heard = keyboard.play(*TYSIAC, "2", ENTER, DOWN, entrance=MENU)
    assert heard[-1].startswith("Rules: Low, 2 of ")
    miles = keyboard.play(ENTER, UP, ENTER, "2", ENTER, "2", DOWN, DOWN, entrance=MENU)
    assert "Low, 3 of 3" not in miles


def test_old_settings_are_those_of_the_first_game(keyboard: Keyboard) -> None:
    old = {"rules": "classic", "bots": 3, "match_points": 700, "options": {"stacking": True}}
    (keyboard.home / "settings.json").write_text(json.dumps({"language": "en", **old}))
    keyboard.play(*TYSIAC, "2", ENTER, "1", entrance=MENU)
    kept = settings(keyboard)
    assert {name: kept[name] for name in old} == old


@pytest.mark.parametrize(
    "damage", [{"bots": 7}, {"rules": "lost"}, {"match_points": 5}, {"options": {"barrel": 1}}]
)
def test_damaged_memories_give_way_to_the_defaults(keyboard: Keyboard, damage: dict[str, Any]) -> None:
    (keyboard.home / "settings.json").write_text(
        json.dumps({"games": {"tysiac": {"bots": 2, **damage}}, "game": "chess"})
    )
    heard = keyboard.play(ENTER, DOWN, ENTER, "2", ENTER, "1", entrance=MENU)
    assert heard[3] == "1000 Miles, 1 of 2"
    assert "The game is starting: Tysiąc for 3 players, to 1000 points." in heard


def test_rules_and_lesson_ask_which_game_too(keyboard: Keyboard) -> None:
    heard = keyboard.play("r", ENTER, "2", BACKSPACE, "l", "l", ENTER, ENTER, entrance=MENU)
    assert any(line.startswith("The rules with default options, for three players.") for line in heard)
    assert "Rules, 7 of 10" in heard
    assert after(heard, "6 of 10: Learn to play")[:2] == ["Which game?", "Tysiąc, 2 of 2"]
    assert heard[-1] == "Press H to hear all your cards."


def test_a_newcomer_is_told_the_keys_of_the_game(keyboard: Keyboard) -> None:
    heard = keyboard.play("1", entrance=Entrance(SEED_14, lang="en"))
    assert heard[4] == (
        "Enter bids, gives and plays, P passes, Up and Down choose. Question mark lists all keys."
    )


def test_the_help_of_the_house_tells_of_both(keyboard: Keyboard) -> None:
    heard = " ".join(keyboard.play("h", ENTER, entrance=MENU))
    assert "1000 Miles: on your turn press Space to draw" in heard
    assert "Tysiąc: Enter bids, gives and plays, P passes." in heard


# What is saved


def test_games_of_both_kinds_wait_side_by_side(keyboard: Keyboard) -> None:
    keyboard.play(" ")
    keyboard.play("p", wanted=SEED_14)
    heard = keyboard.play("2", DOWN, UP, ENTER, entrance=MENU)
    assert heard[2:6] == [
        "Which game? The newest comes first, D deletes one.",
        heard[3],
        "1000 Miles: With Anna, 1 move made, 2 of 2",
        heard[3],
    ]
    assert heard[3].startswith("Tysiąc: With Anna and Borys, ")
    assert after(heard[5:], "Tysiąc: With")[0] == "The game goes on. Deal 1."


def test_a_saved_game_goes_on_at_the_same_card(keyboard: Keyboard) -> None:
    before = keyboard.play("p", "h", "k", wanted=SEED_14)[-2:]
    assert keyboard.play("2", "h", "k", entrance=MENU)[-2:] == before


def test_a_saved_auction_asks_again(keyboard: Keyboard) -> None:
    heard = keyboard.play(ENTER, wanted=Wanted("tysiac", bots=2, level="steady", seed=9))
    assert heard[-1].startswith("Bid 130, 1 of ")
    again = keyboard.play("2", entrance=MENU)
    assert again[-1] == heard[-1]


def test_statistics_tell_each_game_by_its_name(keyboard: Keyboard) -> None:
    keyboard.play("p", wanted=SEED_14)
    alone = keyboard.play("s", ENTER, *[DOWN] * 5, entrance=MENU)
    assert "Tysiąc:" not in alone
    keyboard.play(" ")
    both = keyboard.play("s", ENTER, *[DOWN] * 20, entrance=MENU)
    assert both.index("1000 Miles:") < both.index("Tysiąc:")


def test_a_game_without_a_move_of_the_persons_is_not_kept(keyboard: Keyboard) -> None:
    heard = keyboard.play(BACKSPACE, *QUIT, wanted=SEED_14)
    assert "Leave the table? You have made no move yet, so this game is not kept." in heard
