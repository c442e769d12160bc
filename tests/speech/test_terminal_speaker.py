"""Lines in a terminal: whole, in order, newline first, then back to the beginning of the newest; and no text
that could steer it."""

from __future__ import annotations

import io
import os
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wcwidth import wcswidth

from thousand.say.message import Message
from thousand.speech.terminal import Moves, TerminalSpeaker, evenly, moves_for, wrap, writer
from thousand.speech.text import clean

BACK = ("\r", "\r\x1b[C")
RAW, USUAL, DUMB = Moves("\r\n", BACK), Moves("\n", BACK), Moves("\n", ("",))


def speak(text: str, width: int = 80, moves: Moves = RAW, *, prompts: bool = False) -> list[str]:
    writes: list[str] = []
    TerminalSpeaker(writes.append, moves, lambda: width).say(Message(text, "en", prompts=prompts))
    return writes


def test_the_line_break_comes_first_and_all_in_one_write() -> None:
    assert speak("Your turn.") == ["\r\nYour turn.\r"]
    assert speak("You hold 7 cards.", width=10, moves=USUAL) == ["\nYou hold 7\ncards.\r"]


def test_the_cursor_stays_behind_a_label_and_on_a_terminal_that_takes_no_carriage_return() -> None:
    assert speak("Search for:", prompts=True) == ["\r\nSearch for:"]
    assert speak("Your turn.", moves=DUMB) == ["\nYour turn."]


@pytest.mark.parametrize(
    ("seconds", "ways"),
    [
        ([0, 1, 2, 3], [0, 1, 0, 1]),
        ([0, 0, 1, 1, 1, 2], [0, 0, 1, 1, 1, 0]),
        ([0, 0.2, 0.4, 0.6, 1], [0, 0, 0, 0, 1]),
    ],
)
def test_messages_that_come_together_leave_the_cursor_in_another_column_than_those_before(
    seconds: list[float], ways: list[int]
) -> None:
    """A braille display whose reader has walked away comes back to a cursor that has moved."""
    writes: list[str] = []
    times = iter(seconds)
    speaker = TerminalSpeaker(writes.append, USUAL, lambda: 80, lambda: next(times))
    for _ in seconds:
        speaker.say(Message("Your turn.", "en"))
    assert writes == [f"\nYour turn.{BACK[way]}" for way in ways]


def test_a_terminal_that_does_not_know_its_width_is_taken_for_a_usual_one() -> None:
    assert speak("Your turn.", width=0) == ["\r\nYour turn.\r"]


def test_a_text_without_a_letter_leaves_no_empty_line() -> None:
    assert speak("\x1b ") == []


def test_an_answer_of_several_lines_is_one_write_of_several_lines() -> None:
    assert speak("You: 0 points.\nAnna: 5 points.") == ["\r\nYou: 0 points.\r\nAnna: 5 points.\r"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no terminals of this kind")
def test_the_moves_of_each_stream(tmp_path: Path) -> None:
    import pty
    import tty

    keyboard, screen = pty.openpty()
    with os.fdopen(screen, "w") as terminal, os.fdopen(keyboard, "rb", buffering=0):
        usual = {"TERM": "xterm"}
        assert moves_for(terminal, usual) == USUAL, "it makes a carriage return and a line feed of that"
        assert moves_for(terminal, {}) == moves_for(terminal, {"TERM": "dumb"}) == DUMB
        tty.setraw(terminal)
        assert moves_for(terminal, usual) == RAW
    with (tmp_path / "file").open("w") as file:
        assert moves_for(file, usual) == DUMB


@pytest.mark.parametrize(
    ("text", "width", "lines"),
    [
        ("Anna plays 100 miles.", 21, ["Anna plays 100 miles."]),
        ("Anna plays 100 miles.", 20, ["Anna plays 100", "miles."]),
        ("abcdefgh ij", 4, ["abcd", "efgh", "ij"]),
        ("ab cdefgh", 4, ["ab", "cdef", "gh"]),
        ("你打出一百英里", 6, ["你打出", "一百英", "里"]),
        ("Anna打出100公里，共300。", 10, ["Anna打出", "100公里，", "共300。"]),
        ("Anna打出100公里，共300。", 14, ["Anna打出100公", "里，共300。"]),
        ("按空格抽牌。", 10, ["按空格", "抽牌。"]),
        ("牌。", 2, ["牌", "。"]),
        ("请看thousand --help。", 16, ["请看thousand", "--help。"]),
        ("żółć", 1, ["ż", "ó", "ł", "ć"]),
        ("e\u0301e\u0301", 1, ["e\u0301", "e\u0301"]),
        ("你好", 1, ["你", "好"]),
        ("", 20, [""]),
    ],
)
def test_wrapping(text: str, width: int, lines: list[str]) -> None:
    assert wrap(text, width) == lines


@given(text=st.text(), width=st.integers(1, 100))
def test_wrapped_lines_fit_and_lose_nothing(text: str, width: int) -> None:
    lines = wrap(clean(text), width)
    assert "".join(lines).replace(" ", "") == clean(text).replace(" ", "")
    for line in lines:
        assert wcswidth(line) <= max(width, 2)


@given(text=st.text(), width=st.integers(1, 100))
def test_lines_of_about_one_length_are_as_few_and_lose_nothing(text: str, width: int) -> None:
    lines, wrapped = evenly(clean(text), width), wrap(clean(text), width)
    assert len(lines) == len(wrapped)
    assert "".join(lines).replace(" ", "") == "".join(wrapped).replace(" ", "")
    assert max(map(wcswidth, lines)) <= max(map(wcswidth, wrapped))


@given(text=st.text("ab żó\u0301公里，（", max_size=80), width=st.integers(1, 40))
def test_they_are_those_of_the_narrowest_room_that_makes_so_few(text: str, width: int) -> None:
    text = clean(text)
    rooms = (room for room in range(1, width + 1) if len(wrap(text, room)) <= len(wrap(text, width)))
    assert evenly(text, width) == wrap(text, next(rooms))


def test_no_word_is_left_for_a_line_of_its_own() -> None:
    text = "Stop the others with hazards, and free yourself with remedies."
    assert wrap(text, 55)[1:] == ["remedies."]
    assert evenly(text, 55) == ["Stop the others with hazards,", "and free yourself with remedies."]


@given(st.text(st.characters(), min_size=1))
def test_no_text_can_steer_the_terminal(text: str) -> None:
    for line in "".join(speak(text, width=10_000)).removesuffix("\r").split("\r\n"):
        assert not any(ord(char) < 32 or 0x7F <= ord(char) < 0xA0 for char in line)
        assert not any("\u202a" <= char <= "\u202e" or "\u2066" <= char <= "\u2069" for char in line)
        line.encode()


def test_clean_keeps_what_is_written_and_parts_words_at_line_breaks() -> None:
    assert (
        clean("Zażółć gęślą jaźń, 200\u00a0km\r\nи ещё\u2028一") == "Zażółć gęślą jaźń, 200\u00a0km и ещё 一"
    )
    assert clean("\x1b]0;title\x07\x9b31mred\ud800") == "]0;title31mred"
    assert clean("\x1b\n") == ""


@pytest.mark.parametrize("error", [BrokenPipeError(), OSError(5, "EIO"), ValueError("closed file")])
def test_a_terminal_that_is_gone_raises_nothing(error: Exception) -> None:
    def write(_text: str) -> None:
        raise error

    TerminalSpeaker(write, RAW, lambda: 80).say(Message("Your turn.", "en"))


def test_a_stream_that_lacks_a_letter_gets_a_question_mark() -> None:
    raw = io.BytesIO()
    stream = io.TextIOWrapper(raw, encoding="ascii")
    writer(stream)("Tysi\u0105c")
    assert raw.getvalue() == b"Tysi?c"
