"""No words outside the languages' files: with every message in brackets, nothing is heard outside them."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from keyboard import BACKSPACE, DOWN, ENTER, PAGE_UP, SEED_1, TAB, Keyboard
from pupil import right_keys
from script import whole_match
from test_lesson import Pupil

from thousand import cli
from thousand.doors.new_match import Wanted
from thousand.doors.session import Entrance
from thousand.say.fluent import Locale
from thousand.say.scribe import Scribe

MATCH = Wanted(bots=2, rules="playroom", match_points=1000, seed=12, options=(("teams", "none"),))

MENU = Entrance(None, lang="en", face="linear")

INNERMOST = re.compile(r"«[^«»]*»")


@pytest.fixture
def bracketed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every message comes in brackets, those within others in brackets of their own."""
    text = Locale.text

    def with_brackets(words: Locale, message_id: str, /, **args: Any) -> str:
        said = text(words, message_id, **args)
        return said if message_id == "language-unit" else f"«{said}»"

    monkeypatch.setattr(Locale, "text", with_brackets)


def outside(heard: str) -> str:
    """What stands outside all brackets."""
    while INNERMOST.search(heard):
        heard = INNERMOST.sub("", heard)
    return "".join(heard.split())


def test_the_test_would_find_a_word_outside() -> None:
    assert outside("«You draw «100 miles».» «Left:» 50») now") == "50»)now"


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize("detail", ["", "l", "ll", "lll"])
def test_a_whole_match_has_no_words_of_its_own(keyboard: Keyboard, detail: str) -> None:
    heard = keyboard.play(
        *detail, *whole_match(MATCH), ENTER, entrance=Entrance(MATCH, lang="en", face="linear")
    )
    assert len(heard) > 200
    assert outside("\n".join(heard)) == ""


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize(
    "keys",
    [
        list("?iIstrhzZanLvxwmkfogj;-,.#09"),
        ["d", "1", "d", "1", ENTER, " ", " ", "d", ENTER, "c", "y", "b", "B", "é"],
        [" ", "d", "o", DOWN, DOWN, BACKSPACE, "g", DOWN, TAB, BACKSPACE],
        [TAB, DOWN, PAGE_UP, "/", ENTER],
        ["q", "?", "2", "q", "1"],
    ],
    ids=["asking", "refusals", "reading", "history", "leaving"],
)
def test_no_key_at_the_table_has_words_of_its_own(keyboard: Keyboard, keys: list[str]) -> None:
    assert outside("\n".join(keyboard.play(*keys, wanted=SEED_1))) == ""


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize("item", range(1, 9))
def test_no_menu_has_words_of_its_own(keyboard: Keyboard, item: int) -> None:
    keyboard.play(" ", "d", "q", ENTER)  # a saved match to go on with
    walk = [DOWN] * 9
    more = ["1"] * (item in (1, 6, 7))  # which game?
    heard = keyboard.play(
        str(item), *more, *walk, "?", *walk, ENTER, *walk, ENTER, *walk, "q", "q", entrance=MENU
    )
    assert outside("\n".join(heard)) == ""


@pytest.mark.usefixtures("bracketed")
def test_the_lesson_has_no_words_of_its_own(keyboard: Keyboard) -> None:
    pupil = Pupil(Scribe("en"))
    while keys := right_keys(pupil.lesson):
        pupil.press(*keys)
    assert len(pupil.all) > 40
    assert outside("\n".join(pupil.all)) == ""


@pytest.mark.usefixtures("bracketed")
@pytest.mark.parametrize(
    "words",
    [
        ["--help"],
        ["--foo"],
        ["play", "--bots", "0"],
        ["play", "--option", "goal=5"],
        ["rules", "miles"],
        ["rules", "miles", "--rules", "classic", "--teams", "2x2"],
        ["stats"],
        ["matches"],
        ["verify", "no-such-file"],
        ["replay", "no-such-file"],
    ],
    ids=" ".join,
)
def test_no_command_has_words_of_its_own(
    words: list[str],
    capsys: pytest.CaptureFixture[str],
    keyboard: Keyboard,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("LANG", "en")
    cli.main(words)
    printed = capsys.readouterr()
    assert outside(printed.out + printed.err) == ""
    assert printed.out + printed.err


@pytest.mark.usefixtures("bracketed")
def test_the_command_keys_has_no_words_of_its_own_but_an_example(
    capsys: pytest.CaptureFixture[str], keyboard: Keyboard
) -> None:
    """The example is what a person writes into the file of keys."""
    cli.main(["keys", "--lang", "en"])
    assert all(isinstance(keys, str | list) for keys in json.loads(outside(capsys.readouterr().out)).values())
