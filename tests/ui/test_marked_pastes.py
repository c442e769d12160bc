"""Pasted texts: the terminal is asked to mark them while lines are on it, and left as it was."""

from __future__ import annotations

import asyncio
import base64
from contextlib import suppress
from io import StringIO

import pytest
from keyboard import ENTER, QUIT, TAB, WIDE, Keyboard
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from prompt_toolkit.output.vt100 import Vt100_Output

from thousand.doors.local import session
from thousand.doors.new_match import Wanted
from thousand.doors.session import Entrance, Terminal
from thousand.speech.terminal import Moves, takes_sequences

ON, OFF = "\x1b[?2004h", "\x1b[?2004l"

COPY = "\x1b]52;c;" + base64.b64encode(b"It is your turn.").decode() + "\a"


def written(*keys: str, face: str = "linear", fails: bool = False) -> list[str]:
    """All that a terminal gets in a session with these keys, lines and sequences, piece by piece."""
    pieces: list[str] = []

    def control(sequence: str) -> None:
        if fails:
            raise OSError("the terminal is gone")
        pieces.append(sequence)

    class Screen(StringIO):
        def write(self, text: str) -> int:
            pieces.append(text)
            return len(text)

    def output() -> Vt100_Output:
        return Vt100_Output(Screen(), lambda: Size(24, 80), term="xterm")

    entrance = Entrance(Wanted(seed=1), lang="en", face=face)  # type: ignore[arg-type]
    with create_pipe_input() as pipe:
        terminal = Terminal(pipe, pieces.append, output, Moves("\n", ("",)), lambda: WIDE, control)
        for key in keys:
            pipe.send_text(key)
        pipe.close()
        with suppress(EOFError):
            asyncio.run(session(entrance, terminal, {}))
    return pieces


@pytest.mark.parametrize("keys", [QUIT, [], ["t"]])
def test_pastes_are_marked_from_the_first_message_to_the_last(keyboard: Keyboard, keys: list[str]) -> None:
    """Also where the terminal goes away in the middle."""
    assert keyboard.home
    pieces = written(*keys)
    assert pieces[0] == ON
    assert pieces[-1] == OFF
    assert pieces.count(ON) == pieces.count(OFF) == 1


def test_they_are_marked_again_after_the_board(keyboard: Keyboard) -> None:
    """prompt_toolkit marks them on the board by itself, and takes that back."""
    assert keyboard.home
    text = "".join(written("x", "x", *QUIT))
    assert text.rindex(ON) > text.index("The linear face")
    assert text.endswith(OFF)
    assert text.rindex(OFF) > text.rindex(ON)


def test_a_terminal_that_takes_no_sequences_gets_none(keyboard: Keyboard) -> None:
    assert not any("\x1b" in line for line in keyboard.play("t", TAB, "k", TAB, *QUIT))


def test_a_terminal_that_is_gone_is_no_mistake(keyboard: Keyboard) -> None:
    assert keyboard.home
    assert any("It is your turn." in piece for piece in written("t", TAB, "k", TAB, *QUIT, fails=True))


@pytest.mark.parametrize("face", ["linear", "board"])
def test_a_copy_reaches_the_terminal_on_both_faces(keyboard: Keyboard, face: str) -> None:
    assert keyboard.home
    text = "".join(written(TAB, "k", TAB, *QUIT, face=face))
    assert text.count(COPY) == 1


def test_on_the_board_a_terminal_of_another_kind_is_not_asked(keyboard: Keyboard) -> None:
    """Such as a Windows console, which would show the sequence."""
    assert keyboard.home
    heard: list[str] = []
    with create_pipe_input() as pipe:
        terminal = Terminal(pipe, heard.append, DummyOutput, Moves("\n", ("",)), lambda: WIDE, heard.append)
        for key in (TAB, "k", "x", TAB, *QUIT):
            pipe.send_text(key)
        pipe.close()
        with suppress(EOFError):
            asyncio.run(session(Entrance(Wanted(seed=1), lang="en", face="board"), terminal, {}))
    assert "\x1b]52" not in "".join(heard)


def test_a_pasted_text_is_no_key_but_in_a_field(keyboard: Keyboard) -> None:
    assert keyboard.home
    paste = "\x1b[200~1d \x1b[2J\r\nshuffles\x07\x1b[201~"
    lines = "".join(written(paste, TAB, "/", paste, ENTER, TAB)).split("\n")
    assert "That key does nothing here. Question mark lists the keys." in lines
    assert "Search for: 1d [2J shuffles" in lines
    assert "No hit further back: 1d [2J shuffles." in lines


class Stream(StringIO):
    def __init__(self, tty: bool) -> None:
        super().__init__()
        self._tty = tty

    def isatty(self) -> bool:
        return self._tty


@pytest.mark.parametrize(
    ("tty", "term", "takes"), [(True, "xterm", True), (True, "dumb", False), (False, "xterm", False)]
)
def test_only_a_terminal_that_understands_them_is_sent_sequences(tty: bool, term: str, takes: bool) -> None:
    assert takes_sequences(Stream(tty), {"TERM": term}) is takes
    assert takes_sequences(Stream(tty), {}) is False


def test_a_windows_console_is_sent_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.platform", "win32")
    assert takes_sequences(Stream(tty=True), {"TERM": "xterm"}) is False
