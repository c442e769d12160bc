"""F1: the rules of the match as a text to walk through, by lines and by headings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from keyboard import BACKSPACE, DOWN, END, ENTER, HOME, NEW, PAGE_DOWN, PAGE_UP, TAB, UP, Keyboard, after

from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.doors.new_match import Wanted, draft_of
from thousand.doors.session import Entrance
from thousand.keys.commands import Command
from thousand.say.miles_rulebook import rulebook
from thousand.say.scribe import Scribe
from thousand.store import paths
from thousand.ui.board import BoardFace, compose
from thousand.ui.ears import Ears
from thousand.ui.shell import Shell

F1, LEFT, RIGHT = "\x1bOP", "\x1b[D", "\x1b[C"

TITLE = "The rules of this game. At the table, Question mark lists the keys."
KEYS = "Up and Down move, Left and Right go from heading to heading, Escape goes back."
TURN = "Your turn: draw a card with Space."

WANTED = Wanted(rules="classic", seed=1, options=(("stacking", "on"),))
"""The match of these tests, unlike either rule set."""

MENU = Entrance(None, lang="en", face="linear")


def lines_of(wanted: Wanted, lang: str = "en") -> list[str]:
    draft = draft_of(wanted, {})
    return [line for section in rulebook(Scribe(lang), draft.rules(), draft.seats) for line in section.lines]


def headings_of(wanted: Wanted) -> list[str]:
    draft = draft_of(wanted, {})
    return [section.heading for section in rulebook(Scribe("en"), draft.rules(), draft.seats)]


@pytest.fixture
def heard(keyboard: Keyboard) -> Callable[..., list[str]]:
    """What is heard from the first of these keys on, at the table."""

    def play(*keys: str, wanted: Wanted = WANTED) -> list[str]:
        before = len(keyboard.play(wanted=wanted))
        return keyboard.play(*keys, wanted=wanted)[before:]

    return play


@pytest.mark.parametrize("key", [F1, "g", "G"])
def test_the_rules_open_with_how_to_read_them(heard: Callable[..., list[str]], key: str) -> None:
    assert heard(key) == [TITLE, KEYS, "The aim"]


@pytest.mark.parametrize(
    "wanted", [WANTED, Wanted(bots=3, rules="classic", seed=1, options=(("teams", "2x2"),)), Wanted(seed=1)]
)
def test_down_reads_the_rules_of_this_match_to_their_end(
    heard: Callable[..., list[str]], wanted: Wanted
) -> None:
    lines = lines_of(wanted)
    assert heard(F1, *[DOWN] * len(lines), wanted=wanted) == [TITLE, KEYS, *lines, lines[-1]]


def test_up_home_end_and_their_twins_walk_by_lines(heard: Callable[..., list[str]]) -> None:
    lines = lines_of(WANTED)
    assert heard(F1, DOWN, ".", UP, ",", UP, END, DOWN, HOME)[3:] == [
        *(lines[1], lines[2], lines[1], lines[0], lines[0], lines[-1], lines[-1], lines[0]),
    ]


@pytest.mark.parametrize(("forward", "back"), [(RIGHT, LEFT), (PAGE_DOWN, PAGE_UP), (">", "<")])
def test_the_text_is_walked_by_headings(heard: Callable[..., list[str]], forward: str, back: str) -> None:
    lines, headings = lines_of(WANTED), headings_of(WANTED)
    assert heard(F1, *[forward] * len(headings))[2:] == [*headings, lines[-1]]
    assert heard(END, F1, END, *[back] * (len(headings) + 1))[-len(headings) - 1 :] == [
        *reversed(headings),
        headings[0],
    ]


def test_back_goes_first_to_the_heading_of_where_one_is(heard: Callable[..., list[str]]) -> None:
    assert heard(F1, RIGHT, DOWN, DOWN, LEFT, LEFT)[-2:] == headings_of(WANTED)[1::-1]


@pytest.mark.parametrize("key", [BACKSPACE, ENTER, " ", "t", TAB, F1])
def test_any_other_key_goes_back_and_does_nothing_else(heard: Callable[..., list[str]], key: str) -> None:
    told = heard(F1, key, "h")
    assert told[3] == TURN
    assert told[4].startswith("You hold 6 cards"), "no card was drawn"


def test_question_mark_tells_the_keys_and_stays(heard: Callable[..., list[str]]) -> None:
    assert heard(F1, RIGHT, "?", RIGHT)[-2:] == [KEYS, headings_of(WANTED)[2]]


def test_the_keys_help_tells_of_f1(heard: Callable[..., list[str]]) -> None:
    """The other way round, the rules tell of question mark."""
    told = heard("?", *[DOWN] * len(Command))
    assert "The rules of this game, to read: F1, G." in told
    assert "These keys: Question mark." in told


def test_while_a_question_is_open_the_rules_can_be_read(heard: Callable[..., list[str]]) -> None:
    question = heard("q")
    assert heard("q", F1, BACKSPACE, BACKSPACE) == [
        *question,
        *(TITLE, KEYS, "The aim"),
        *question,
        "You stay at the table.",
    ]


def test_a_question_of_the_game_leaves_the_letter_too(heard: Callable[..., list[str]]) -> None:
    """The hand of seed 7 has a safety in its fourth place, and discarding that asks first."""
    wanted = Wanted(rules="classic", seed=7, options=WANTED.options)
    asked = heard(" ", "4", "d", "g", BACKSPACE, wanted=wanted)
    question = asked.index("Really discard the safety Puncture-proof?")
    assert asked[question + 2 : question + 6] == [TITLE, KEYS, "The aim", asked[question]]


def test_from_the_history_too(heard: Callable[..., list[str]]) -> None:
    assert TITLE in heard(TAB, F1)


def test_where_there_is_no_table_f1_tells_the_keys(keyboard: Keyboard) -> None:
    assert keyboard.play(F1, entrance=MENU)[2:] == keyboard.play("?", entrance=MENU)[2:]


def test_in_a_number_field_f1_tells_its_keys(keyboard: Keyboard) -> None:
    told = keyboard.play(*NEW, "2", F1, entrance=MENU)
    assert "Type the digits, then Enter. Backspace erases, Escape goes back." in told


def test_the_menu_has_the_rules_with_default_options(keyboard: Keyboard) -> None:
    told = keyboard.play("r", ENTER, ENTER, DOWN, RIGHT, BACKSPACE, entrance=MENU)
    assert after(told, "7 of 10: Rules") == [
        "Which game?",
        "1000 Miles, 1 of 2",
        "The rules with default options, for two players. At the table, F1 gives those of your game.",
        KEYS,
        *(lines_of(Wanted())[0], lines_of(Wanted())[1], headings_of(Wanted())[1]),
        "Thousand, main menu.",
        "Rules, 7 of 10",
    ]


def test_in_polish(keyboard: Keyboard) -> None:
    told = keyboard.play(F1, DOWN, entrance=Entrance(WANTED, lang="pl", face="linear"))
    assert told[-2:] == ["Cel gry", lines_of(WANTED, "pl")[1]]


def test_on_the_board_the_text_is_walked_on_the_screen(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    face = BoardFace()
    shell = Shell(Ears(face, lambda: face), Scribe("en"))
    shell.wear(board=True)
    shell.open(House(shell, Menus(shell, Memory(paths.settings_file()))).new_table(WANTED))
    for key in ("f1", "right", "down"):
        shell.press(key)
    lines, cursor = compose(shell, face.log, 132, 24)
    at = lines_of(WANTED).index("The cards") + 1
    assert lines[cursor][1] == "> " + lines_of(WANTED)[at]
    assert face.log[-1].text == lines_of(WANTED)[at]
