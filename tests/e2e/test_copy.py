"""Copying a message, and marked pastes, in real terminals, with screen readers and without."""

from __future__ import annotations

import base64
from collections.abc import Callable
from pathlib import Path

import pytest
from dispatcher import Dispatcher
from heard.compare import Fault
from heard.listen import through
from program import ENTER, PLAY, TAB, Program
from screen_reader import READERS, Reader

pytestmark = pytest.mark.e2e

PASTED = "\x1b[200~seven 7\r\n\x1b[2J\x1b[201~"

TEXT = base64.b64encode(b"It is your turn.").decode()
COPY = f"\x1b]52;c;{TEXT}\a"


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_a_copy_is_heard_as_its_answer_alone(
    need: Callable[..., None], tmp_path: Path, dispatcher: Dispatcher, reader: Reader
) -> None:
    """yasr knows no such sequences, not even those that set a window's title: it reads this one out too."""
    need(reader.program)
    steps = through(reader, tmp_path, dispatcher, (TAB, "k", "t", TAB, "t"), *PLAY)
    faults = [heard for step in steps for heard in step.heard if heard.fault]
    if reader.program == "yasr":
        (read_out,) = faults
        assert read_out.fault is Fault.ADDED
        assert read_out.words.endswith(f"4 of 4 52;c;{TEXT}")
    else:
        assert faults == []
    assert "Sent to the clipboard, if your terminal allows it." in str(steps[2].heard)


@pytest.mark.parametrize("face", ["linear", "board"])
def test_the_terminal_is_asked_to_mark_pastes_and_to_copy_and_left_as_it_was(
    start: Callable[..., Program], face: str
) -> None:
    program = start(*PLAY, "--face", face)
    program.wait_for("It is your turn.")
    program.press(TAB, "k")
    program.wait_for(COPY)
    program.press(TAB, "q", ENTER)
    assert program.exit_code() == 0
    assert program.text.count(COPY) == 1
    assert program.text.count("\x1b[?2004h") >= 1
    assert program.text.rindex("\x1b[?2004l") > program.text.rindex("\x1b[?2004h")


def test_a_paste_into_a_field_is_echoed_once(start: Callable[..., Program]) -> None:
    program = start(*PLAY)
    program.wait_for("It is your turn.")
    program.press(TAB, "/", PASTED, ENTER)
    program.wait_for("No hit further back: seven 7 [2J.")
    assert [line for line in program.lines if line.startswith("Search for:")] == ["Search for: seven 7 [2J"]


def test_a_dumb_terminal_gets_no_sequence(start: Callable[..., Program]) -> None:
    program = start(*PLAY, environ={"TERM": "dumb"})
    program.wait_for("It is your turn.")
    program.press(TAB, "k", TAB, "q", ENTER)
    assert program.exit_code() == 0
    assert "This terminal has no clipboard." in program.text
    assert "\x1b" not in program.text
