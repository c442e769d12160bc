"""What players hear whose own screen reader reads the terminal: every message, whole, once, in order.

The same short game under each reader, whose voice is a dispatcher that writes down what it is told to
say. At the end each reader is asked for its current line, which has to be the newest. The long game is
``make heard``.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from dispatcher import Dispatcher
from heard.listen import through
from notes import SHORT_AUCTION, SHORT_GAME
from program import PLAY, PLAY_TYSIAC, TELLER
from screen_reader import READERS, Reader, under

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_every_message_is_heard_whole_and_once(
    need: Callable[..., None], tmp_path: Path, dispatcher: Dispatcher, reader: Reader
) -> None:
    need(reader.program)
    steps = through(reader, tmp_path, dispatcher, SHORT_GAME, *PLAY)
    assert len(steps) == len(SHORT_GAME) + 2
    assert [heard for step in steps for heard in step.heard if heard.fault] == []


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_so_it_is_in_the_other_game(
    need: Callable[..., None], tmp_path: Path, dispatcher: Dispatcher, reader: Reader
) -> None:
    """An auction of Tysiąc, passed, what follows it, and what can be asked there."""
    need(reader.program)
    steps = through(reader, tmp_path, dispatcher, SHORT_AUCTION, *PLAY_TYSIAC)
    assert len(steps) == len(SHORT_AUCTION) + 2
    assert [heard for step in steps for heard in step.heard if heard.fault] == []


def test_a_line_is_heard_whatever_the_length_of_the_one_before(
    need: Callable[..., None], tmp_path: Path, dispatcher: Dispatcher
) -> None:
    """Fenrir takes a line for the echo of keys where the cursor has moved to the left by as many columns, and
    one, as the line has characters. It rests at the beginning of each line, so it never does."""
    lines = ("Anna plays 100 miles: 450 in all.", "It is your turn.", "Your turn: draw a card with Space.")
    assert len(lines[0]) == 2 * len(lines[1]) + 1
    reader = READERS["Fenrir"]
    need(reader.program)
    with under(reader, tmp_path, (*TELLER, *lines), dispatcher) as program:
        for line in lines:
            program.wait(lambda: line in " ".join(dispatcher.heard()), line)  # noqa: B023
            program.press("x")
