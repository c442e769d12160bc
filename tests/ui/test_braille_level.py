"""The braille level at the keyboard: every key at the table answers in lines of 40 cells (a11y: Braille)."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from faces import Heard
from keyboard import DOWN, ENTER, HOME, QUIT, TAB, UP, Keyboard, after
from script import whole_match

from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.doors.new_match import ONE_HAND, Wanted
from thousand.doors.session import Entrance
from thousand.say.fluent import languages, locale
from thousand.say.scribe import BRAILLE_LIMIT, Detail, Scribe
from thousand.store import paths
from thousand.ui.ears import Ears
from thousand.ui.shell import Shell

GOLDEN = Path(__file__).parent.parent / "golden"

ONE_ROUND = Wanted(bots=2, rules="playroom", match_points=ONE_HAND, seed=12)

ON_THE_WAY = [" ", "z", "enter", "enter", " ", "d", "1", "c", "escape", " ", "2", "enter", "j", "i"]
"""Keys that play a little."""


@pytest.fixture
def reader(keyboard: Keyboard) -> Keyboard:
    """A keyboard whose player has chosen the braille level."""
    (keyboard.home / "settings.json").write_text(json.dumps({"detail": "braille", "speech": "terminal"}))
    return keyboard


def table(lang: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wanted: Wanted) -> tuple[Shell, Heard]:
    """A table with a player of twenty letters, and what is heard there."""
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    monkeypatch.setattr("getpass.getuser", lambda: "bartholomeus maximus")
    heard = Heard()
    shell = Shell(Ears(heard, lambda: heard), Scribe(lang, detail=Detail.BRAILLE))
    house = House(shell, Menus(shell, Memory(paths.settings_file())))
    shell.open(house.new_table(wanted))
    return shell, heard


TABLES = {
    "miles": Wanted(bots=8, rules="playroom", seed=3),
    "miles in teams": Wanted(bots=8, rules="playroom", seed=3, options=(("teams", "3x3"),)),
    **{
        f"tysiac for {1 + bots}": Wanted("tysiac", bots, seed=3, options=(("raise-after-musik", "on"),))
        for bots in (1, 2, 3)
    },
}

SPOKEN = {"miles": languages(), "tysiac": [lang for lang in languages() if "tysiac-card" in locale(lang)]}
"""The languages of each game: a new one is translated later than the others."""


@pytest.mark.parametrize(
    ("name", "lang"), [(name, lang) for name, wanted in TABLES.items() for lang in SPOKEN[wanted.game]]
)
def test_every_key_at_the_table_has_lines_of_its_own(
    lang: str, name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """None needs folding: each message was made for the display."""
    shell, heard = table(lang, tmp_path, monkeypatch, TABLES[name])
    plain = shell.folded
    too_long: list[str] = []

    def folded(text: str) -> tuple[str, ...]:
        too_long.extend(line for line in text.split("\n") if len(line) > BRAILLE_LIMIT)
        return plain(text)

    monkeypatch.setattr(shell, "folded", folded)
    every = [key for keys in shell.keys.here.values() for key in keys]
    history = ["tab", "up", "right", "right", "n", "k", "#", "?", "escape"]
    for key in ["q", "?", "#", "2", *history, *ON_THE_WAY, *every, "#", *ON_THE_WAY, "q", "2"]:
        if not shell.over:
            shell.press(key)
    assert heard.lines
    assert too_long == []
    assert all(len(line) <= BRAILLE_LIMIT for line in heard.lines)


def test_a_long_line_is_folded_at_words(reader: Keyboard) -> None:
    """What the house says elsewhere has no words of its own there, but comes in lines that fit as well."""
    heard = reader.play("h", ENTER, entrance=Entrance(None, lang="en", face="linear"))
    at = heard.index("Two games of cards are played here: 1000")
    assert heard[at + 1] == "Miles, a road race, and Tysiąc, a game"
    assert all(len(line) <= BRAILLE_LIMIT for line in heard)


def test_question_mark_explains_the_short_forms_line_by_line(reader: Keyboard) -> None:
    heard = reader.play("?", DOWN, DOWN, UP, "t")
    assert after(heard, "Keys: Up, Down; others go back")[:5] == [
        "Anna 100, 300: with it she has 300",
        "Anna Roll: the player, then the card",
        "Anna Stop on Bob: the hazard hits Bob",
        "Anna Roll: the player, then the card",
        "Your turn: draw, Space",
    ]


def test_the_rules_are_read_in_lines_that_fit(reader: Keyboard) -> None:
    heard = reader.play("g", DOWN, DOWN, DOWN, "\x1b[C", HOME)
    assert all(len(line) <= BRAILLE_LIMIT for line in heard)
    assert after(heard, "The aim") == [
        "1000 Miles is a road race with cards,",
        "here for 2 players, each driving alone.",
        "Drive with distance cards, stop the",
        "The cards",
        "The aim",
    ]


def test_l_steps_to_it_and_the_choice_is_kept(keyboard: Keyboard) -> None:
    heard = keyboard.play("l", "l", "t", *QUIT)
    assert "Braille lines, Question mark explains" in heard
    assert "Your turn: draw, Space" in heard
    assert json.loads((keyboard.home / "settings.json").read_text())["detail"] == "braille"


def test_who_tells_the_whole_name_once_after_the_short_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shell, heard = table("en", tmp_path, monkeypatch, Wanted(bots=1, seed=1))
    heard.lines.clear()
    shell.press("w")
    assert heard.lines == [
        "Players in order: 2",
        "Bartholome, you",
        "The whole name: Bartholomeus maximus",
        "Anna, bot",
    ]


def test_the_history_keeps_the_lines_as_they_were(reader: Keyboard) -> None:
    heard = reader.play(" ", TAB, HOME)
    assert heard[-1] == "Game to 5000 pt, each alone, 1 of 6"


@pytest.mark.parametrize("lang", languages())
def test_a_whole_round_reads_as_it_did(reader: Keyboard, lang: str) -> None:
    """Kept as plain text to be reviewed in a diff; ``THOUSAND_WRITE_GOLDEN=1`` writes it anew."""
    entrance = Entrance(ONE_ROUND, lang=lang, face="linear")
    read = (
        "\n".join(reader.play(*whole_match(ONE_ROUND), ENTER, entrance=entrance, width=BRAILLE_LIMIT)) + "\n"
    )
    golden = GOLDEN / f"braille.{lang}.txt"
    if os.environ.get("THOUSAND_WRITE_GOLDEN") == "1":
        golden.write_text(read, encoding="utf-8")
    assert read == golden.read_text(encoding="utf-8")
