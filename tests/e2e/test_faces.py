"""What the real program writes to a terminal: lines at any width, the board, colours, encodings."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pyte
import pytest
from program import DOWN, ENTER, PLAY, THOUSAND, Program, surroundings

pytestmark = pytest.mark.e2e

YOUR_TURN = "It is your turn."
DRAW = "Your turn: draw a card with Space."
BOARD_PUT_AWAY = "\x1b[?1049l"
"""The end of the terminal's second screen."""

BOARD = (*PLAY, "--face", "board")
COLOURS = re.compile(r"\x1b\[(?:[0-9;]*;)?(?:3[0-8]|4[0-8]|9[0-7]|10[0-7])(?:;[0-9;]*)?m")

Start = Callable[..., Program]


# Lines


def test_twenty_columns_are_enough(start: Start) -> None:
    program = start(*PLAY, columns=20)
    program.wait_for("your turn.")
    program.press(DOWN, "i", "t")
    program.wait_for("card with Space.")
    lines = program.lines
    assert max(map(len, lines)) <= 20
    assert "It is your turn. 50 miles, 1 of 6, cannot be played: you need a Roll" in " ".join(lines)


def test_a_window_that_changes_its_size_is_noticed(start: Start) -> None:
    program = start(*PLAY)
    program.wait_for(YOUR_TURN)
    program.resize(24, 30)
    program.press("t")
    program.wait_for("Your turn: draw a card with\r\nSpace.")


# The board


def line_of_cursor(program: Program, rows: int, columns: int) -> str:
    """The line under the cursor, on a screen that has shown all that the program has written."""
    screen = pyte.Screen(columns, rows)
    pyte.Stream(screen).feed(program.text)
    assert not screen.cursor.hidden
    return str(screen.display[screen.cursor.y].rstrip())


@pytest.mark.parametrize(("rows", "columns"), [(24, 80), (12, 40), (10, 20)])
def test_the_cursor_is_on_the_card_that_has_the_keys(start: Start, rows: int, columns: int) -> None:
    program = start(*BOARD, rows=rows, columns=columns)
    for key, line in [
        (DOWN, "> 50 miles"),
        (DOWN, "> 100 miles"),
        ("3", "> Roll, playable"),
        ("1", "> 50 miles"),
    ]:
        program.press(key)
        program.wait(lambda line=line: line_of_cursor(program, rows, columns) == line, line)
    program.press("q", ENTER)
    assert program.exit_code() == 0


def test_a_board_whose_window_changes_its_size_is_drawn_anew(start: Start) -> None:
    program = start(*BOARD, rows=24, columns=80)
    program.press(DOWN)
    program.wait(lambda: line_of_cursor(program, 24, 80) == "> 50 miles")
    for rows, columns in [(12, 40), (3, 12), (50, 150)]:
        drawn = len(program.text)
        program.resize(rows, columns)
        program.wait(lambda: "> 50 miles" in program.text[drawn:])  # noqa: B023
    program.press("q", ENTER)
    assert program.exit_code() == 0


def test_x_goes_to_the_board_and_back(start: Start) -> None:
    program = start(*PLAY, rows=24, columns=80)
    program.wait_for(YOUR_TURN)
    for times in (1, 2):
        program.press("x", DOWN, "1")
        program.wait(lambda: line_of_cursor(program, 24, 80) == "> 50 miles")
        program.press("x")
        program.wait_for(BOARD_PUT_AWAY, times)
        assert program.answer("t")[-1] == DRAW


def test_keys_typed_while_the_face_changes_are_not_lost(start: Start) -> None:
    program = start(*PLAY)
    program.wait_for(YOUR_TURN)
    program.press("xxt" * 3)
    between_boards = re.escape(BOARD_PUT_AWAY) + r"(.*?)(?=\x1b\[\?1049h|\Z)"
    program.wait(
        lambda: [DRAW in lines for lines in re.findall(between_boards, program.text, re.S)] == [True] * 3
    )


@pytest.mark.parametrize("turns", [0, 6])
def test_no_colour_where_none_is_wanted(start: Start, turns: int) -> None:
    program = start(*PLAY, environ={"NO_COLOR": "1", "TERM": "xterm-256color"}, rows=24, columns=80)
    program.wait_for(YOUR_TURN)
    program.press(" z\r1d" * turns, "x", "1")
    program.wait(lambda: line_of_cursor(program, 24, 80).startswith("> "))
    program.press("i", "s", "q", ENTER)
    assert program.exit_code() == 0
    assert COLOURS.findall(program.text) == []


def test_the_board_has_colour_where_it_is_not_refused(start: Start) -> None:
    program = start(*BOARD, environ={"TERM": "xterm-256color"}, rows=24, columns=80)
    program.wait(lambda: COLOURS.search(program.text))


# Encodings, and output that goes nowhere


def test_a_terminal_without_polish_letters(start: Start) -> None:
    ascii_only = {"LC_ALL": "POSIX", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}
    program = start(*PLAY, "--lang", "pl", environ=ascii_only)
    program.wait_for("Twoja kolej")
    program.press("s", "h", "ż", "?", "t", "\x03", ENTER)
    assert program.exit_code() == 0
    assert "?" in program.text
    assert "Traceback" not in program.text


@pytest.mark.parametrize("redirected", [">&-", ">/dev/full", "2>&-", "| head -n 1"])
def test_output_that_cannot_be_written_makes_no_traceback(tmp_path: Path, redirected: str) -> None:
    complaints = tmp_path / "complaints"
    redirected = redirected if redirected.startswith("2") else f"2>{complaints} {redirected}"
    program = Program(
        ["sh", "-c", f'"$@" {redirected}', "sh", *THOUSAND, *PLAY],
        surroundings(tmp_path),
        already_typed=f"t\rq{ENTER}",
    )
    assert program.exit_code() in (0, 1)
    assert "Traceback" not in program.text
    assert not complaints.exists() or complaints.read_text() == ""
