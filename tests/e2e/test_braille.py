"""What stands in the 40 cells of a braille display when a message has come, in a terminal of 80 columns.

brltty shows that part of the line where the cursor is, and comes back to it when it has moved. So the cursor
rests at the beginning of each new line, and not in the same place as before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from braille import CELLS, COLUMNS, ROWS, Display, display
from heard.touch import beginning, newest_line, shows
from notes import SHORT_GAME, Notes
from program import ENTER, PLAY, TAB, TELLER, THOUSAND, UP, Program, surroundings

from thousand.speech.terminal import wrap

pytestmark = pytest.mark.e2e

KEYS = (*SHORT_GAME, "j", "o", TAB, UP, UP, TAB, "q", "2", "?")
"""Some answers of several lines among others, and more lines than the screen has."""

TO_THE_RIGHT, LINE_UP = "FWINRT", "LNUP"
"""Keys of the display, by the names of brltty's commands."""


@pytest.fixture
def feel(need: Callable[..., None], tmp_path: Path) -> Iterator[Callable[..., tuple[Program, Display]]]:
    """A function that starts a command in a terminal with a braille display."""
    need("brltty")
    with ExitStack() as stack:

        def feel(*command: str) -> tuple[Program, Display]:
            program = Program(command, surroundings(tmp_path), rows=ROWS, columns=COLUMNS)
            stack.callback(program.close)
            home = tmp_path / "brltty"
            home.mkdir()
            return program, stack.enter_context(display(program, home))

        yield feel


def text(number: int, length: int) -> str:
    """A text of so many characters that begins with a number, and of which no two parts are alike."""
    return " ".join(map(str, range(number, number + 100)))[: length - 1] + "!"


def test_every_line_is_felt_from_its_beginning(
    feel: Callable[..., tuple[Program, Display]], tmp_path: Path
) -> None:
    notes = Notes(tmp_path / "told")
    program, felt = feel(*notes.command(*PLAY, "--speech", "terminal"))
    lines = []
    for number, key in enumerate(["", *KEYS], start=1):
        program.press(key)
        program.wait(lambda: notes.done() >= number, f"the answer to {key!r}")  # noqa: B023
        lines.append(line := newest_line(notes.told()))
        program.wait(lambda: shows(felt, line), f"the display to show {line!r}")
        assert felt.cells == beginning(line)
    assert max(map(len, lines)) > CELLS


@pytest.mark.parametrize("length", [3, CELLS - 1, CELLS, CELLS + 1, COLUMNS - 1, COLUMNS])
def test_a_line_of_any_length_is_felt_from_its_beginning(
    feel: Callable[..., tuple[Program, Display]], length: int
) -> None:
    lines = [text(number, length) for number in (1, 2)]
    program, felt = feel(*TELLER, *lines)
    for line in lines:
        program.wait(lambda: shows(felt, line), f"the display to show {line!r}")  # noqa: B023
        assert felt.cells == beginning(line)
        program.press("x")


@pytest.mark.parametrize("away", [TO_THE_RIGHT, LINE_UP])
def test_a_new_line_brings_the_display_back_from_wherever_it_was(
    feel: Callable[..., tuple[Program, Display]], away: str
) -> None:
    """Above all at the bottom of the screen, where the lines move, and the cursor stays in its row."""
    lines = [text(number, 60) for number in range(1, ROWS + 4)]
    program, felt = feel(*TELLER, *lines)
    for line in lines:
        program.wait(lambda: felt.cells == beginning(line), f"the display to come back to {line!r}")  # noqa: B023
        felt.press(away)
        program.wait(lambda: felt.cells != beginning(line), "the display to go away")  # noqa: B023
        program.press("x")


def test_of_a_message_with_more_lines_the_last_is_felt_and_the_others_above_it(
    feel: Callable[..., tuple[Program, Display]],
) -> None:
    message = text(1, 120)
    first, last = wrap(message, COLUMNS)
    program, felt = feel(*TELLER, message)
    program.wait(lambda: felt.cells == beginning(last), f"the display to show {last!r}")
    felt.press(LINE_UP)
    program.wait(lambda: felt.cells == beginning(first), f"the display to show {first!r}")


def test_what_is_typed_is_felt_behind_its_label(feel: Callable[..., tuple[Program, Display]]) -> None:
    program, felt = feel(*THOUSAND, *PLAY, "--speech", "terminal")
    for keys, cells in [
        (TAB, "It is your turn, 4 of 4"),
        ("/", "Search for:"),
        ("zebr", "Search for: zebr"),
        ("a", "Search for: zebra"),
        (ENTER, "No hit further back: zebra."),
    ]:
        program.press(keys)
        program.wait(lambda: felt.cells == cells, f"the display to show {cells!r}")  # noqa: B023
