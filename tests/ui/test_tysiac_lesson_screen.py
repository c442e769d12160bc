"""The lesson of Tysiąc by keys: it can be done, nothing else is done in it, and it sounds as it did."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from keyboard import BACKSPACE, DOWN, ENTER, Keyboard

from thousand import cli
from thousand.doors.session import Entrance

GOLDEN = Path(__file__).parent.parent / "golden"

LESSON = Entrance(lang="en", face="linear", learn="tysiac")

STEPS = (
    *("h", "e"),
    *(ENTER, "1"),
    *("m", "c"),
    # The jack of spades, then the nine of diamonds, in a hand that is sorted by rank.
    *("8", ENTER, ENTER, "8", ENTER),
    *("1", ENTER),
    *("4", ENTER, "f"),
    *("k", "z", ENTER),
    *("z", ENTER),
    *(ENTER, ENTER) * 4,
    "s",
)
"""Somebody who does at once what is asked for."""

WRONG = (
    *(DOWN, ENTER, "k", "h", "p", "e", "e"),
    *("p", ENTER, DOWN, ENTER, ENTER, ENTER, "1"),
    *("m", "d", "c", "1", ENTER, "t"),
)
"""Somebody who tries this and that on the way to the gifts."""


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_whole_lesson_sounds_as_it_did(keyboard: Keyboard, lang: str) -> None:
    """``THOUSAND_WRITE_GOLDEN=1`` writes it anew."""
    entrance = Entrance(lang=lang, face="linear", learn="tysiac")
    heard = "\n".join(keyboard.play(*STEPS, ENTER, entrance=entrance)) + "\n"
    golden = GOLDEN / f"learn_tysiac.{lang}.txt"
    if os.environ.get("THOUSAND_WRITE_GOLDEN") == "1":
        golden.write_text(heard, encoding="utf-8")
    assert heard == golden.read_text(encoding="utf-8")


def test_it_comes_to_its_end_and_leads_to_the_menu(keyboard: Keyboard) -> None:
    heard = keyboard.play(*STEPS, ENTER, entrance=LESSON)
    assert "That was all." in " ".join(heard)
    assert "Thousand, main menu." in heard


def test_what_the_step_does_not_want_is_not_done(keyboard: Keyboard) -> None:
    heard = keyboard.play(*WRONG, entrance=LESSON)
    assert heard.count("That would be a move for later.") >= 3
    assert "You pass." not in heard
    assert "Find the jack of spades and press Enter, then choose to whom, with Enter again." in heard


def test_a_question_that_was_answered_wrongly_can_be_asked_again(keyboard: Keyboard) -> None:
    heard = keyboard.play("h", "e", "p", ENTER, entrance=LESSON)
    assert heard[-1] == "Bid 110, 1 of 13"
    heard = keyboard.play("h", "e", BACKSPACE, ENTER, ENTER, entrance=LESSON)
    assert "You bid 110." in heard


def test_enter_pressed_twice_bids_once(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    """The next question opens under the finger: the second Enter says what it would do, the third does it,
    unless it is still the second one, held down."""
    monkeypatch.setattr("thousand.ui.shell.AT_ONCE", 60)
    monkeypatch.setattr("thousand.ui.shell.HELD", 60)
    heard = keyboard.play("h", "e", ENTER, ENTER, entrance=LESSON)
    asked = heard[-1]
    assert "You bid 110." in heard
    assert asked.startswith("Bid ")
    assert heard[-2:] == [asked, asked]
    told = f"You {asked[0].lower()}{asked[1:].partition(',')[0]}."
    held = keyboard.play("h", "e", *[ENTER] * 9, entrance=LESSON)
    assert held[-2:] == [asked, asked]
    assert held[-3] != asked
    monkeypatch.setattr("thousand.ui.shell.HELD", 0)
    assert told in keyboard.play("h", "e", ENTER, ENTER, ENTER, entrance=LESSON)


def test_the_command_line_opens_it(monkeypatch: pytest.MonkeyPatch) -> None:
    entered: list[Entrance] = []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("thousand.doors.local.enter", lambda entrance: entered.append(entrance) or 0)
    assert cli.main(["learn", "tysiac"]) == cli.main(["learn"]) == 0
    assert [entrance.learn for entrance in entered] == ["tysiac", "miles"]
