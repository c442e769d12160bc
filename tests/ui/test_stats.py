"""The statistics in the menu and as a command."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path

import msgspec
import pytest
from keyboard import DOWN, END, ENTER, HOME, NEW, UP, Keyboard

from thousand import cli
from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.doors.session import Entrance
from thousand.doors.statistics import FAILED
from thousand.miles import tally as miles_tally
from thousand.miles.tally import Results, Tally
from thousand.say.scribe import LINE_LIMIT, Scribe
from thousand.store import paths
from thousand.store.matches import Matches
from thousand.store.settings import Settings, save
from thousand.ui.board import BoardFace, compose
from thousand.ui.ears import Ears
from thousand.ui.shell import Shell

MENU = Entrance(None, lang="en", face="linear")
STATISTICS = "5"

PLAYED = Tally(matches=4, finished=2, won=1, hands=11, trips=6, best_hand=2100, best_match=5350, miles=8725)


def put(home: Path, tally: Tally = PLAYED) -> None:
    """As if the match had been played and deleted."""
    path = home / "matches.sqlite3"
    Matches(path).close()
    with sqlite3.connect(path) as database:
        row = (1, "", "miles", miles_tally.VERSION, msgspec.json.encode(tally).decode())
        database.execute("INSERT INTO tally VALUES (?, ?, ?, ?, ?)", row)


def damage(home: Path) -> None:
    """Two saved matches that cannot be read."""
    with sqlite3.connect(home / "matches.sqlite3") as database:
        database.execute("INSERT INTO match VALUES (2, 'x', 1, 0, 'x'), (3, 'x', 1, 0, 'x')")


# In the menu


def test_the_menu_tells_them_line_by_line(keyboard: Keyboard) -> None:
    put(keyboard.home)
    heard = keyboard.play(STATISTICS, DOWN, END, HOME, UP, "q", entrance=MENU)
    first = "Games won: 1, finished: 2, begun: 4."
    assert heard[2:] == [
        "Statistics. Up and Down move, any other key goes back.",
        first,
        "Rounds played: 11, trips completed: 6.",
        "Trips with delayed action: 0, safe trips: 0, with a shut-out: 0.",
        first,
        first,
        "Thousand, main menu.",
        "Statistics, 5 of 10",
    ]


def test_the_menu_tells_them_in_polish(keyboard: Keyboard) -> None:
    put(keyboard.home)
    heard = keyboard.play("s", ENTER, DOWN, entrance=Entrance(None, lang="pl", face="linear"))
    assert heard[2:] == [
        "5 z 10: Statystyki",
        "Statystyki. Strzałkami przeglądasz, każdy inny klawisz wraca.",
        "Gry wygrane: 1, skończone: 2, zaczęte: 4.",
        "Rozegrane rundy: 11, ukończone trasy: 6.",
    ]


def test_the_board_shows_them(keyboard: Keyboard) -> None:
    put(keyboard.home)
    face = BoardFace()
    shell = Shell(Ears(face, lambda: face), Scribe("en"))
    shell.wear(board=True)
    house = House(shell, Menus(shell, Memory(paths.settings_file())))
    shell.open(house.main_menu())
    for key in (STATISTICS, "down"):
        shell.press(key)
    lines, cursor = compose(shell, face.log, 40, 24)
    assert lines[cursor][1] == "> Rounds played: 11, trips completed: 6."
    assert "Games won: 1, finished: 2, begun: 4." in [text.strip() for _, text in lines]
    house.close()


@pytest.mark.parametrize(
    ("lang", "sentence"),
    [
        ("en", "You have not played yet, so there is nothing to count."),
        ("pl", "Nie masz jeszcze za sobą żadnej gry, więc nie ma czego liczyć."),
    ],
)
def test_with_nothing_played_one_sentence_says_so(keyboard: Keyboard, lang: str, sentence: str) -> None:
    assert keyboard.play(STATISTICS, entrance=Entrance(None, lang=lang, face="linear"))[2:] == [sentence]


def test_what_is_played_in_this_session_counts_at_once(keyboard: Keyboard) -> None:
    heard = keyboard.play(*NEW, ENTER, " ", "q", ENTER, STATISTICS, entrance=MENU)
    assert heard[-1] == "Games won: 0, finished: 0, begun: 1."
    assert keyboard.play("2", "q", ENTER, STATISTICS, entrance=MENU)[-1] == heard[-1]


def test_a_match_that_cannot_be_read_is_told_with_its_number(keyboard: Keyboard) -> None:
    put(keyboard.home)
    damage(keyboard.home)
    heard = keyboard.play(STATISTICS, END, entrance=MENU)
    assert heard[-1] == "Saved games 2 and 3 cannot be read and are left out."


def test_where_the_files_cannot_be_opened_it_is_told_each_time(keyboard: Keyboard) -> None:
    (keyboard.home / "matches.sqlite3").mkdir()
    heard = keyboard.play(STATISTICS, STATISTICS, entrance=MENU)
    assert len(heard) == 4
    assert heard[2] == heard[3]
    assert heard[2].startswith("Saved games cannot be kept in ")


def test_a_file_that_breaks_meanwhile_is_one_sentence(keyboard: Keyboard) -> None:
    put(keyboard.home)
    with sqlite3.connect(keyboard.home / "matches.sqlite3") as database:
        database.execute("INSERT INTO match VALUES (2, 'x', 1, 0, 'x')")
        database.execute("ALTER TABLE move RENAME COLUMN word TO other")
    heard = keyboard.play(STATISTICS, entrance=MENU)
    assert len(heard) == 3
    assert heard[2].endswith("cannot be counted now: no such column: word.")


# As a command


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    return tmp_path


def test_the_command_prints_them(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    put(home)
    assert cli.main(["stats"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "Games won: 1, finished: 2, begun: 4."
    assert len(lines) == 9
    assert all(len(line) <= LINE_LIMIT for line in lines)


def test_the_command_speaks_the_language_asked_for_or_set(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    put(home)
    polish = "Gry wygrane: 1, skończone: 2, zaczęte: 4."
    assert cli.main(["stats", "--lang", "pl"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == polish
    save(home / "settings.json", Settings(language="pl"))
    assert cli.main(["stats"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == polish


def test_the_keys_of_the_json_are_stable(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """They are documented in docs/statistics.md, and other programs read them."""
    put(home, msgspec.structs.replace(PLAYED, results=(Results(2, 2, 1),)))
    damage(home)
    assert cli.main(["stats", "--json", "--lang", "pl"]) == 0
    assert json.loads(capsys.readouterr().out) == {
        "format": 1,
        "games": {
            "miles": {
                "matches": 4,
                "finished": 2,
                "won": 1,
                "shared": 0,
                "hands": 11,
                "trips": 6,
                "delayed_actions": 0,
                "safe_trips": 0,
                "shut_outs": 0,
                "all_safeties": 0,
                "best_hand": 2100,
                "best_match": 5350,
                "coups": 0,
                "coups_missed": 0,
                "safeties": 0,
                "hazards": 0,
                "hazards_suffered": 0,
                "miles": 8725,
                "miles_lost": 0,
                "results": [{"players": 2, "finished": 2, "won": 1}],
            }
        },
        "left_out": [2, 3],
    }


def test_without_a_file_there_is_nothing_and_none_is_made(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["stats"]) == 0
    assert capsys.readouterr().out == "You have not played yet, so there is nothing to count.\n"
    assert cli.main(["stats", "--json"]) == 0
    assert json.loads(capsys.readouterr().out) == {"format": 1, "games": {}, "left_out": []}
    assert list(home.iterdir()) == []


def test_a_file_that_cannot_be_read_is_one_sentence_and_left_alone(
    home: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = home / "matches.sqlite3"
    path.write_bytes(b"no database at all" * 100)
    assert cli.main(["stats"]) == FAILED
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err == f"The saved games in {path} cannot be counted now: file is not a database.\n"
    assert path.read_bytes() == b"no database at all" * 100
