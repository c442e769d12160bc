"""The saved games: chosen, deleted by key, and not kept where the person has done nothing."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import msgspec
import pytest
from keyboard import BACKSPACE, DELETE, DOWN, ENTER, NEW, QUIT, UP, Keyboard, after

from thousand.deal import from_number
from thousand.doors.new_match import Wanted
from thousand.doors.session import Entrance
from thousand.games import load
from thousand.store.matches import Matches
from thousand.table.record import Chair
from thousand.table.table import Command, Done, Table, open_table, submit

MENU = Entrance(None, lang="en", face="linear")
POLISH = Entrance(None, lang="pl", face="linear")
LIST = "Which game? The newest comes first, D deletes one."
SURE = "Delete this game? It cannot be brought back."
CONTINUE = ("2",)
BOTS = ("Anna", "Borys", "Celia")


def begun(bots: int) -> Table:
    """A match in which the person has drawn a card."""
    entry = load("miles")
    rules = msgspec.structs.replace(entry.presets["playroom"](1 + bots), match_points=None)
    chairs = (Chair("Ola"), *(Chair(name, "steady") for name in BOTS[:bots]))
    table, _ = open_table("miles", rules, chairs, from_number(bots))
    table, answer = submit(table, Command("a", 0, 0, entry.game.parse("draw")))
    assert isinstance(answer, Done)
    return table


def save(home: Path, *bots: int) -> None:
    """Saved games, the first one the oldest, with so many bots each."""
    matches = Matches(home / "matches.sqlite3")
    for count in bots:
        matches.begin(begun(count))
    matches.close()


def left(home: Path) -> int:
    with sqlite3.connect(home / "matches.sqlite3") as database:
        (count,) = database.execute("SELECT count(*) FROM match").fetchone()
    return int(count)


@pytest.mark.parametrize("key", ["d", "D", DELETE])
def test_d_deletes_the_game_under_the_cursor_and_the_list_goes_on(keyboard: Keyboard, key: str) -> None:
    save(keyboard.home, 1, 2, 3)
    heard = keyboard.play(*CONTINUE, DOWN, key, ENTER, DOWN, entrance=MENU)
    assert heard[2:] == [
        LIST,
        "With Anna, Borys and Celia, 1 move made, 1 of 3",
        "With Anna and Borys, 1 move made, 2 of 3",
        SURE,
        "Yes, 1 of 2",
        "The game is deleted.",
        LIST,
        "With Anna, 1 move made, 2 of 2",
        "With Anna, 1 move made, 2 of 2",
    ]
    assert left(keyboard.home) == 2


def test_the_last_of_the_list_leaves_the_cursor_on_what_is_there(keyboard: Keyboard) -> None:
    save(keyboard.home, 1, 2)
    heard = keyboard.play(*CONTINUE, DOWN, "d", ENTER, entrance=MENU)
    assert heard[-2:] == [LIST, "With Anna and Borys, 1 move made, 1 of 1"]


def test_when_the_last_game_is_deleted_the_menu_is_back(keyboard: Keyboard) -> None:
    save(keyboard.home, 1, 2)
    heard = keyboard.play(*CONTINUE, "d", ENTER, "d", ENTER, *CONTINUE, entrance=MENU)
    assert heard[-4:] == [
        "The game is deleted.",
        "Thousand, main menu.",
        "Continue the saved game, 2 of 10",
        "No saved game is waiting. Choose New game to start one.",
    ]


def test_a_deleted_game_stays_in_the_statistics(keyboard: Keyboard) -> None:
    save(keyboard.home, 1, 2)
    heard = keyboard.play(*CONTINUE, "d", ENTER, "d", ENTER, "5", entrance=MENU)
    assert heard[-1] == "Games won: 0, finished: 0, begun: 2."


@pytest.mark.parametrize("no", ["2", BACKSPACE, DOWN + ENTER])
def test_no_and_escape_delete_nothing(keyboard: Keyboard, no: str) -> None:
    save(keyboard.home, 1, 2)
    heard = keyboard.play(*CONTINUE, DOWN, "d", no, entrance=MENU)
    assert heard[-2:] == [LIST, "With Anna, 1 move made, 2 of 2"]
    assert left(keyboard.home) == 2


def test_another_game_can_still_be_gone_on_with(keyboard: Keyboard) -> None:
    save(keyboard.home, 1, 2)
    heard = keyboard.play(*CONTINUE, "d", ENTER, ENTER, "w", entrance=MENU)
    assert after(heard, "The game goes on.")[-3:] == [
        "At the table, in the order of play, 2 players:",
        "Ola, that is you.",
        "Anna, a bot.",
    ]


def test_it_sounds_polish_too(keyboard: Keyboard) -> None:
    save(keyboard.home, 1, 2)
    heard = keyboard.play(*CONTINUE, "d", ENTER, entrance=POLISH)
    assert heard[2] == "Która gra? Najnowsza jest pierwsza, D usuwa."
    assert heard[-4:-1] == ["Tak, 1 z 2", "Gra jest usunięta.", heard[2]]


def test_question_mark_tells_the_key(keyboard: Keyboard) -> None:
    save(keyboard.home, 1, 2)
    assert "D or Delete deletes the game under the cursor." in keyboard.play(*CONTINUE, "?", entrance=MENU)


def test_other_lists_have_no_such_key(keyboard: Keyboard) -> None:
    assert keyboard.play(DELETE, entrance=MENU)[-1].startswith("This list has no such key.")


def test_older_games_come_up_in_place_of_deleted_ones(keyboard: Keyboard) -> None:
    save(keyboard.home, 3, *[1] * 9)
    heard = keyboard.play(*CONTINUE, "d", ENTER, UP, "9", entrance=MENU)
    assert heard.count("With Anna, 1 move made, 1 of 9") == 3
    assert "The game goes on. Round 1, to 1000 miles." in heard


# What can go wrong


def test_a_full_disk_is_one_sentence(keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch) -> None:
    save(keyboard.home, 1, 2)

    def fail(matches: Matches, number: int) -> None:
        with matches.database.transaction():
            raise sqlite3.OperationalError("database or disk is full")

    monkeypatch.setattr(Matches, "delete", fail)
    heard = keyboard.play(*CONTINUE, "d", ENTER, entrance=MENU)
    assert heard[-3:] == [
        "The game could not be deleted: database or disk is full.",
        LIST,
        "With Anna and Borys, 1 move made, 1 of 2",
    ]


@pytest.mark.parametrize(
    ("elsewhere", "told"),
    [
        ("deleted", "This game is gone already."),
        ("gone on", "This game went on in another window just now, so it is not deleted."),
    ],
)
def test_what_another_window_has_done_is_told(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch, elsewhere: str, told: str
) -> None:
    save(keyboard.home, 1, 2)
    real = Matches.delete

    def delete(matches: Matches, number: int) -> None:
        monkeypatch.setattr(Matches, "delete", real)
        there = Matches(keyboard.home / "matches.sqlite3")
        table = there.load(number)
        if elsewhere == "deleted":
            there.delete(number)
        else:
            discard = table.entry.game.legal(table.view(0))[-1]
            there.save(number, submit(table, Command("b", 0, table.seq, discard))[0])
        there.close()
        real(matches, number)

    monkeypatch.setattr(Matches, "delete", delete)
    heard = keyboard.play(*CONTINUE, "d", ENTER, entrance=MENU)
    assert heard[-3:-1] == [told, LIST]
    if elsewhere == "deleted":
        assert heard[-1] == "With Anna, 1 move made, 1 of 1"
    else:
        assert heard[-1] == "With Anna and Borys, 2 moves made, 1 of 2", "as it stands now"


# A match in which the person has done nothing


def test_a_game_without_a_move_of_the_persons_is_not_kept(keyboard: Keyboard) -> None:
    heard = keyboard.play(*NEW, ENTER, *QUIT, *CONTINUE, entrance=MENU)
    assert "Leave the table? You have made no move yet, so this game is not kept." in heard
    assert heard[-1] == "No saved game is waiting. Choose New game to start one."
    assert not any("The game is saved" in line for line in heard)
    assert left(keyboard.home) == 0


def test_a_game_with_a_move_of_the_persons_is_kept(keyboard: Keyboard) -> None:
    heard = keyboard.play(*NEW, ENTER, " ", *QUIT, entrance=MENU)
    assert "Leave the table? The game is saved." in heard
    assert left(keyboard.home) == 1


def test_a_game_that_was_cut_off_before_the_first_move_can_be_gone_on_with_or_left(
    keyboard: Keyboard,
) -> None:
    """The terminal went away: nothing was left by choice."""
    keyboard.play(wanted=Wanted(seed=1))
    assert left(keyboard.home) == 1
    heard = keyboard.play(*CONTINUE, *QUIT, entrance=MENU)
    assert "The game goes on. Round 1, to 1000 miles." in heard
    assert left(keyboard.home) == 0


def test_where_a_game_cannot_be_deleted_just_now_it_stays(
    keyboard: Keyboard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thousand.store.database.BUSY_SECONDS", 0)
    real = Matches.delete

    def delete(matches: Matches, number: int) -> None:
        other = sqlite3.connect(keyboard.home / "matches.sqlite3", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        try:
            real(matches, number)
        finally:
            other.execute("ROLLBACK")

    monkeypatch.setattr(Matches, "delete", delete)
    heard = keyboard.play(*NEW, ENTER, *QUIT, entrance=MENU)
    assert heard[-2:] == ["Thousand, main menu.", "New game, 1 of 10"]
    assert left(keyboard.home) == 1
