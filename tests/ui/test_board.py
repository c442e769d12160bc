"""The board face: everything on one screen, readable without colour, at any size."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from keyboard import SEED_1

from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.doors.new_match import Wanted
from thousand.say.scribe import Scribe
from thousand.store import paths
from thousand.ui.board import BoardFace, compose
from thousand.ui.ears import Ears
from thousand.ui.shell import Shell


class Board:
    """A shell on the board face."""

    def __init__(self, wanted: Wanted | None) -> None:
        self.face = BoardFace()
        self.shell = Shell(Ears(self.face, lambda: self.face), Scribe("en"))
        self.shell.wear(board=True)
        self.house = House(self.shell, Menus(self.shell, Memory(paths.settings_file())))
        self.shell.open(self.house.main_menu() if wanted is None else self.house.new_table(wanted))

    def lines(self, columns: int, rows: int) -> tuple[list[str], int]:
        lines, cursor = compose(self.shell, self.face.log, columns, rows)
        return [text for _, text in lines], cursor


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))


@pytest.mark.parametrize("bots", [1, 2, 5])
@pytest.mark.parametrize("size", [(80, 24), (40, 24), (132, 50)])
def test_hand_tableaux_and_log_are_all_on_the_screen(bots: int, size: tuple[int, int]) -> None:
    board = Board(Wanted(bots=bots, seed=1))
    text, _ = board.lines(*size)
    assert len(text) <= size[1]
    whole = "\n".join(text)
    for name in ("You", "Anna", "Borys", "Celia", "Daniel", "Ewa")[: bots + 1]:
        assert any(line.startswith(f"{name}: 0 of 1000") for line in text), name
    assert "It is your turn." in whole
    assert sum(line.startswith("  ") for line in text) >= 6, "the six cards"


def test_the_cursor_is_on_the_focused_card_which_has_an_arrow() -> None:
    board = Board(SEED_1)
    board.shell.press("3")
    text, cursor = board.lines(80, 24)
    assert text[cursor] == "> Roll, playable"
    board.shell.press("down")
    text, cursor = board.lines(80, 24)
    assert text[cursor] == "> Repairs"


def test_a_question_is_drawn_below_the_table_it_is_asked_at() -> None:
    board = Board(SEED_1)
    board.shell.press(" ")
    board.shell.press("q")
    text, cursor = board.lines(80, 24)
    assert "Leave the table? The game is saved." in text
    assert text[cursor] == "> Yes"
    assert any(line.startswith("Anna: 0 of 1000") for line in text)


def test_the_menu_has_no_table() -> None:
    text, cursor = Board(None).lines(80, 24)
    assert text[cursor] == "> New game"
    assert "Thousand, main menu." in text


def test_a_number_being_typed_is_seen() -> None:
    board = Board(None)
    for key in ("enter", "enter", "2", "enter", "4", "1", "2"):
        board.shell.press(key)
    text, cursor = board.lines(80, 24)
    assert text[cursor] == "> 12"


def test_a_state_that_has_a_colour_is_said_in_words_too() -> None:
    board = Board(SEED_1)
    lines, _ = compose(board.shell, board.face.log, 80, 24)
    assert ("stopped", "Anna: 0 of 1000, not started, Roll needed, 0 points") in lines


def test_a_board_that_is_put_on_late_shows_what_was_said() -> None:
    linear, board = BoardFace(), BoardFace()
    shell = Shell(Ears(linear, lambda: board), Scribe("en"))
    shell.event("Anna discards Stop.")
    shell.wear(board=True)
    shell.wear(board=False)
    shell.event("It is your turn.")
    assert [message.text for message in board.log] == ["Anna discards Stop.", "It is your turn."]


def test_help_that_is_longer_than_the_screen_is_walked_through() -> None:
    board = Board(SEED_1)
    board.shell.press("?")
    board.shell.press("down")
    text, cursor = board.lines(80, 24)
    assert text[cursor] == "> Draw a card: Space."
    board.shell.press("?")
    assert board.shell.top is not None
    assert board.shell.top.title() == "Your turn: draw a card with Space."


@pytest.mark.parametrize("size", [(80, 24), (40, 24), (40, 10)])
def test_of_a_list_longer_than_the_screen_the_part_around_the_cursor_is_shown(size: tuple[int, int]) -> None:
    """So that what a key was answered stays in sight above it."""
    board = Board(None)
    for key in ("enter", "enter", "2", "1", "enter"):
        board.shell.press(key)
    for _ in range(30):
        board.shell.press("right")
        text, cursor = board.lines(*size)
        assert len(text) == size[1]
        assert text[cursor].startswith("> ")
        assert board.face.log[-1].text.split()[-1] in "\n".join(text[:cursor])
        board.shell.press("down")


@pytest.mark.parametrize("key", "iowsn")
def test_an_answer_is_on_the_screen_whole(key: str) -> None:
    board = Board(Wanted(bots=5, seed=1))
    board.shell.press(key)
    whole = "\n".join(board.lines(80, 24)[0])
    assert board.face.log[-1].text in whole


@given(
    columns=st.integers(1, 200),
    rows=st.integers(1, 70),
    bots=st.integers(1, 5),
    keys=st.text(" z\r3dis", max_size=12),
)
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=50)
def test_no_line_is_wider_than_the_screen_and_the_cursor_is_on_it(
    columns: int, rows: int, bots: int, keys: str
) -> None:
    board = Board(Wanted(bots=bots, seed=1))
    for key in keys:
        board.shell.press("enter" if key == "\r" else key)
    text, cursor = board.lines(columns, rows)
    assert all(len(line) <= max(columns, 3) for line in text)
    assert 0 <= cursor < len(text)
