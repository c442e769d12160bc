"""Menus, questions and the first start, by keys and by ear."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from faces import Heard
from keyboard import BACKSPACE, DOWN, END, ENTER, HOME, NEW, SEED_1, UP, Keyboard, after

from thousand.doors.new_match import Wanted
from thousand.doors.session import Entrance
from thousand.say.scribe import Scribe
from thousand.ui.ears import Ears
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.shell import Shell

MENU = Entrance(None, lang="en", face="linear")


def settings(keyboard: Keyboard) -> dict[str, object]:
    found = json.loads((keyboard.home / "settings.json").read_text())
    assert isinstance(found, dict)
    return found


def test_the_menu_says_itself_and_each_item_its_place(keyboard: Keyboard) -> None:
    heard = keyboard.play(DOWN, DOWN, END, HOME, UP, "q", entrance=MENU)
    assert heard[:2] == ["Thousand, main menu.", "New game, 1 of 10"]
    assert heard[2:7] == [
        "Continue the saved game, 2 of 10",
        "Options, 3 of 10",
        "Quit, 10 of 10",
        "New game, 1 of 10",
        "New game, 1 of 10",
    ]
    assert heard[7] == "10 of 10: Quit", "a letter goes to the item that begins with it, said after its place"


def test_a_key_that_a_list_does_not_have_is_answered(keyboard: Keyboard) -> None:
    assert keyboard.play("#", entrance=MENU)[-1].startswith("This list has no such key.")


def test_escape_in_the_main_menu_says_goodbye(keyboard: Keyboard) -> None:
    assert keyboard.play(BACKSPACE, DOWN, entrance=MENU)[-1] == "Goodbye."


def test_help_in_the_menu_tells_how_to_play(keyboard: Keyboard) -> None:
    heard = keyboard.play("h", ENTER, entrance=MENU)
    assert any("Space to draw" in line for line in heard)


def test_question_mark_tells_the_keys_of_a_list(keyboard: Keyboard) -> None:
    assert "a digit or Enter chooses" in " ".join(keyboard.play("?", entrance=MENU))


def test_default_options_yes_starts_a_match(keyboard: Keyboard) -> None:
    heard = keyboard.play(*NEW, ENTER, "o", entrance=MENU)
    assert "Play with default options?" in heard
    assert "The game is starting. Individual game. Victory is set to 5000 points." in heard
    assert any(line.startswith("Playroom rules.") for line in heard)


VICTORY = ("2", ENTER, "4")
"""From the first question of a new game to typing how many points win it: no, one bot, the fourth line."""


def test_default_options_no_asks_how_many_bots_and_then_lists_every_option(keyboard: Keyboard) -> None:
    """The room's question; teams are asked for only where that number of players can make them."""
    heard = keyboard.play(*NEW, "2", "2", ENTER, "4", "1200", ENTER, "1", "w", "o", entrance=MENU)
    assert any("How many bots play with you? 1 to 8; Enter alone keeps 1." in line for line in heard)
    assert after(heard, "Options. Left and Right")[0].startswith("Start the game, 1 of ")
    assert "Everyone for themselves, or teams?" not in heard
    assert any(line.startswith("Victory at: 100 to 100000; Enter alone keeps 5000.") for line in heard)
    assert "1200 points: Victory at" in heard
    assert "The game is starting. Individual game. Victory is set to 1200 points." in heard
    assert any("Borys, a bot" in line for line in heard)


def test_what_was_chosen_last_is_kept_by_enter(keyboard: Keyboard) -> None:
    keyboard.play(*NEW, "2", "3", ENTER, "1", "2", "2", "5", "1200", ENTER, "1", entrance=MENU)
    heard = keyboard.play(*NEW, "2", ENTER, ENTER, DOWN, DOWN, DOWN, DOWN, "1", entrance=MENU)
    assert any("Enter alone keeps 3." in line for line in heard)
    assert any(line.startswith("Rules: classic, 2 of ") for line in heard)
    assert any(line.startswith("Victory at: 1200 points, 5 of ") for line in heard)
    assert "The game is starting. Individual game. Victory is set to 1200 points." in heard


def test_one_single_round_can_be_played(keyboard: Keyboard) -> None:
    """Spec 8: or one single hand."""
    heard = keyboard.play(*NEW, "2", ENTER, "3", "1", "s", entrance=MENU)
    changed = "One single round: Length of the game"
    assert after(heard, changed)[0] == "1 option without effect has left the list."
    assert "The game is starting. Individual game. One single round decides." in heard
    again = keyboard.play(*NEW, "2", ENTER, DOWN, DOWN, entrance=MENU)
    assert again[-1].startswith("Length of the game: one single round, 3 of "), "what was chosen last"


@pytest.mark.parametrize("typed", ["99", "100001", "0", "999999999"])
def test_a_number_outside_its_range_is_refused_and_asked_again(keyboard: Keyboard, typed: str) -> None:
    heard = keyboard.play(*NEW, *VICTORY, typed, ENTER, "500", ENTER, "1", entrance=MENU)
    assert f"{int(typed)} is outside the range." in heard
    assert "The game is starting. Individual game. Victory is set to 500 points." in heard


def test_a_number_of_endless_digits_is_answered(keyboard: Keyboard) -> None:
    heard = keyboard.play(*NEW, *VICTORY, *"9999999999", ENTER, entrance=MENU)
    assert "No more than 9 digits can be typed here." in heard
    assert "999999999 is outside the range." in heard


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("700", "700 points: Victory at"),
        ("9" * 5000, "No more than 9 digits can be typed here."),
        ("seven", "Only digits can be typed here, then Enter. Escape goes back."),
    ],
)
def test_a_number_can_be_pasted(keyboard: Keyboard, text: str, answer: str) -> None:
    heard = keyboard.play(*NEW, *VICTORY, f"\x1b[200~{text}\x1b[201~", ENTER, entrance=MENU)
    assert heard.count(answer) == 1


def test_question_mark_tells_the_keys_of_a_number_field(keyboard: Keyboard) -> None:
    heard = keyboard.play(*NEW, *VICTORY, "?", entrance=MENU)
    assert "Type the digits, then Enter. Backspace erases, Escape goes back." in heard


def test_typed_digits_are_echoed_and_backspace_rubs_out(keyboard: Keyboard) -> None:
    heard = keyboard.play(*NEW, *VICTORY, "7", BACKSPACE, "500", ENTER, entrance=MENU)
    assert any(line.endswith("keeps 5000. 7\b \b500") for line in heard)


def test_letters_and_an_empty_backspace_are_answered_in_a_number_field(keyboard: Keyboard) -> None:
    heard = keyboard.play(*NEW, *VICTORY, "x", BACKSPACE, entrance=MENU)
    assert any(line.startswith("Only digits can be typed here") for line in heard)
    assert "Nothing is typed yet." in heard


def test_the_language_changes_at_once_and_is_remembered(keyboard: Keyboard) -> None:
    entrance = Entrance(None, face="linear")
    heard = keyboard.play("l", ENTER, "p", ENTER, entrance=entrance)
    assert heard[-2].startswith("Thousand, menu")
    assert settings(keyboard)["language"] == "pl"
    assert keyboard.play(entrance=entrance)[0] == heard[-2]


def test_a_language_that_is_lacking_is_told(keyboard: Keyboard) -> None:
    heard = keyboard.play(entrance=Entrance(None, lang="xx", face="linear"))
    assert heard[0].startswith("The language xx is not here yet")


def test_roads_are_measured_as_the_language_has_it_or_the_player_chooses(keyboard: Keyboard) -> None:
    heard = keyboard.play("o", ENTER, "9", "9", "9", entrance=MENU)
    assert heard[-3:] == [f"Distances: in {unit}, 9 of 12" for unit in ("kilometres", "miles", "kilometres")]
    assert settings(keyboard)["kilometres"] is True
    assert "25 kilometres" in " ".join(
        keyboard.play("h", entrance=Entrance(SEED_1, lang="en", face="linear"))
    )


def test_options_change_a_value_and_say_it(keyboard: Keyboard) -> None:
    heard = keyboard.play("o", ENTER, ENTER, ENTER, ENTER, entrance=MENU)
    assert after(heard, "Options. Enter")[:4] == [
        "Detail: normal, 1 of 12",
        "Detail: full, every event, 1 of 12",
        "Detail: braille, short lines, 1 of 12",
        "Detail: brief, the fewest words, 1 of 12",
    ]
    assert settings(keyboard)["detail"] == "brief"


def test_nothing_to_continue_is_told(keyboard: Keyboard) -> None:
    assert keyboard.play("c", ENTER, entrance=MENU)[-1].startswith("No saved game is waiting.")


def test_continue_goes_on_at_the_same_card(keyboard: Keyboard) -> None:
    before = keyboard.play(" ", "h")[-1]
    heard = keyboard.play("c", ENTER, "h", "t", entrance=MENU)
    assert heard[-2:] == [before, "Your turn: play or discard a card."]


# The first start (a11y: Speech).

FIRST = Entrance(Wanted(seed=1), lang="en")


def test_the_first_start_asks_one_question_and_remembers_the_answer(keyboard: Keyboard) -> None:
    heard = keyboard.play("1", entrance=FIRST)
    assert heard[0].startswith("One question before the first game")
    assert heard[1:4] == [
        "1: My screen reader or braille display reads this terminal.",
        "2: Thousand speaks by itself.",
        "3: I play by sight.",
    ]
    assert heard[4].startswith("Space draws"), "a newcomer is told the keys, once"
    assert heard[5].startswith("The game is starting.")
    assert settings(keyboard)["speech"] == "terminal"
    assert keyboard.play(entrance=FIRST)[0].startswith("The game is starting.")


@pytest.mark.parametrize(
    "flags", [{"face": "linear"}, {"speech": "terminal"}, {"speech": "none"}, {"speech": "auto"}]
)
def test_a_face_or_speech_flag_skips_the_question(keyboard: Keyboard, flags: dict[str, str]) -> None:
    entrance = Entrance(Wanted(seed=1), lang="en", **flags)  # type: ignore[arg-type]
    assert keyboard.play(entrance=entrance)[0].startswith("The game is starting.")


def test_the_environment_skips_the_question_too(keyboard: Keyboard) -> None:
    heard = keyboard.play(entrance=FIRST, environ={"THOUSAND_SPEECH": "terminal"})
    assert heard[0].startswith("The game is starting.")


def test_over_ssh_direct_speech_is_not_offered(keyboard: Keyboard) -> None:
    """It would speak in the server's room."""
    heard = keyboard.play(DOWN, "1", "v", entrance=FIRST, environ={"SSH_CONNECTION": "1 2 3 4"})
    assert heard[1:4] == [
        "1: My screen reader or braille display reads this terminal.",
        "2: I play by sight.",
        "I play by sight, 2 of 2",
    ]
    assert heard[-1].startswith("Direct speech is not offered over ssh")


def test_by_sight_wears_the_board(keyboard: Keyboard) -> None:
    keyboard.play("3", entrance=FIRST)
    assert settings(keyboard)["face"] == "board"
    assert settings(keyboard)["speech"] == "none"


def test_a_broken_settings_file_is_told_once_and_kept(keyboard: Keyboard) -> None:
    (keyboard.home / "settings.json").write_text("{")
    heard = keyboard.play("l", entrance=Entrance(None, lang="en", face="linear"))
    assert heard[0].startswith("The settings in ")
    keyboard.play("o", ENTER, ENTER, entrance=MENU)
    assert (keyboard.home / "settings.json.broken-1").read_text() == "{"


def test_of_several_saved_games_one_is_chosen(keyboard: Keyboard) -> None:
    keyboard.play(" ", wanted=Wanted(bots=2, seed=1))
    keyboard.play(wanted=Wanted(seed=1))
    heard = keyboard.play("2", DOWN, ENTER, entrance=MENU)
    assert heard[2:5] == [
        "Which game? The newest comes first, D deletes one.",
        "With Anna, 0 moves made, 1 of 2",
        "With Anna and Borys, 1 move made, 2 of 2",
    ]
    assert heard[5] == "The game goes on. Round 1, to 1000 miles."


def test_a_language_of_the_system_that_is_lacking_is_told(keyboard: Keyboard) -> None:
    heard = keyboard.play(entrance=Entrance(None, face="linear"), environ={"LANG": "de_DE.UTF-8"})
    assert heard[0] == "The language de is not here yet, so Thousand speaks English."


def test_over_ssh_the_options_say_why_speech_stays(keyboard: Keyboard) -> None:
    heard = keyboard.play("3", "2", entrance=MENU, environ={"SSH_CONNECTION": "here"})
    assert "Direct speech is not offered over ssh: it would speak in the server's room." in heard


def test_only_what_was_switched_is_remembered(keyboard: Keyboard) -> None:
    keyboard.play("l", entrance=Entrance(Wanted(seed=1), lang="en", face="board", speech="none"))
    kept = settings(keyboard)
    assert (kept["detail"], kept["speech"], kept["face"]) == ("full", None, "linear")


@pytest.mark.parametrize(
    ("cancel", "tells_out", "escape"),
    [
        (lambda: None, False, "Escape goes back."),
        (lambda: None, True, "Escape tells the way out."),
        (None, False, "an answer is needed."),
    ],
)
def test_a_list_tells_what_escape_does_in_it(
    cancel: Callable[[], None] | None, tells_out: bool, escape: str
) -> None:
    face = Heard()
    shell = Shell(Ears(face, lambda: face), Scribe("en"))
    listing = Listing("Which?", (Choice("This", lambda: None),))
    shell.open(ListScreen(shell, lambda: listing, cancel=cancel, tells_out=tells_out))
    shell.press("?")
    assert any(line.endswith(escape) for line in face.lines)
    face.lines.clear()
    shell.press("%")
    assert ("Escape" in face.lines[-1]) is (escape == "Escape goes back.")
