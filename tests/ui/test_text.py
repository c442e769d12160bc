"""Typing a text: echoed at the cursor, nothing written into the line, what is typed said by a voice."""

from __future__ import annotations

import pytest
from prompt_toolkit.utils import get_cwidth

from thousand.say.message import Message
from thousand.say.scribe import Scribe
from thousand.ui.ears import Ears
from thousand.ui.shell import Shell
from thousand.ui.text import TextScreen


class Terminal:
    """A face whose lines are those of a terminal: messages begin new ones, echoes go to the cursor."""

    def __init__(self) -> None:
        self.lines: list[str] = []

    def show(self, message: Message) -> None:
        self.lines += message.text.split("\n")

    def echo(self, text: str) -> None:
        self.lines[-1:] = ["".join(self.lines[-1:]) + text]


class Voice:
    """Direct speech that keeps what it is given."""

    def __init__(self) -> None:
        self.said: list[str] = []

    def say(self, message: Message) -> None:
        self.said += message.text.split("\n")

    def key_pressed(self) -> None:
        pass

    def stop(self) -> None:
        pass

    def close(self, timeout: float = 2.0) -> None:
        del timeout


class Field:
    """A text field over nothing, at most ten characters."""

    def __init__(self, standard: str = "", *, aloud: bool = False) -> None:
        self.terminal, self.voice = Terminal(), Voice()
        self.shell = Shell(Ears(self.terminal, lambda: self.terminal), Scribe("en"))
        self.shell.ears.offer_voice(lambda: self.voice)
        self.shell.ears.speak(aloud)
        self.typed: list[str] = []
        self.left = 0
        self.shell.open(
            TextScreen(
                self.shell,
                "Name:",
                self.typed.append,
                self._leave,
                limit=10,
                standard=standard,
                refuse=lambda text: "Never Bob." if text == "Bob" else None,
            )
        )

    def _leave(self) -> None:
        self.left += 1

    def press(self, *keys: str) -> str:
        for key in keys:
            self.shell.press(key)
        return self.terminal.lines[-1]


def test_letters_are_echoed_behind_the_label_and_enter_takes_them() -> None:
    field = Field()
    assert field.press(*"Ala ma 3?") == "Name: Ala ma 3?"
    field.press("enter")
    assert field.typed == ["Ala ma 3?"]


def test_what_the_house_says_meanwhile_waits_for_the_end_of_the_line() -> None:
    field = Field()
    field.press(*"An")
    field.shell.notice("Saving works again.")
    assert field.press(*"na") == "Name: Anna"
    assert field.press("enter") == "Saving works again."


@pytest.mark.parametrize("text", ["ab", "zażółć", "日本", "e\u0301"])
def test_backspace_takes_a_character_with_its_accents_and_all_its_cells(text: str) -> None:
    field = Field()
    field.press(*text, "backspace", "!", "enter")
    last = text[-1] if get_cwidth(text[-1]) else text[-2:]
    assert field.typed == [text.removesuffix(last) + "!"]
    cells = sum(get_cwidth(character) for character in last)
    assert field.terminal.lines[-1] == f"Name: {text}" + "\b \b" * cells + "!"


def test_an_empty_line_is_refused_and_spaces_around_a_text_are_left_out() -> None:
    field = Field()
    field.press("backspace")
    assert "Nothing is typed yet." in field.terminal.lines
    field.press(" ", "enter")
    assert "Type something first, then press Enter. Escape goes back." in field.terminal.lines
    field.press("a", " ", "enter")
    assert field.typed == ["a"]


def test_enter_alone_keeps_the_standard() -> None:
    field = Field("Mine")
    assert field.terminal.lines == ["Name: Enter alone keeps Mine. "]
    field.press("enter")
    assert field.typed == ["Mine"]


def test_a_refused_text_stays_in_the_line_to_be_changed() -> None:
    field = Field()
    assert field.press(*"Bob", "enter") == "Name: Bob"
    assert field.terminal.lines[-2] == "Never Bob."
    field.press("y", "enter")
    assert field.typed == ["Boby"]


def test_the_eleventh_character_is_refused() -> None:
    field = Field()
    assert field.press(*"0123456789a") == "Name: 0123456789"
    assert field.terminal.lines[-2] == "No more than 10 characters can be typed here."


def test_what_does_not_fit_is_refused_at_length_once_and_then_in_short() -> None:
    """a11y: never silent, and a reason that is known needs no more than a few words."""
    field = Field()
    field.press(*"0123456789", "a")
    before = len(field.terminal.lines)
    field.press("b", "c")
    field.shell.paste("d")
    assert field.terminal.lines[before:] == ["10 is the limit."] * 3
    assert field.press("backspace") == "Name: 012345678"
    assert field.press("x", "enter") == "Name: 012345678x"
    assert field.typed == ["012345678x"]


def test_a_line_goes_on_anew_after_what_was_too_long_to_be_pasted() -> None:
    field = Field()
    field.press("a")
    field.shell.paste("0123456789")
    field.shell.paste("0123456789")
    assert field.terminal.lines[-2:] == ["Name: a", "10 is the limit."]
    assert field.press("b", "c") == "Name: abc"


def test_what_happens_between_refused_keys_is_not_written_into_the_line() -> None:
    field = Field()
    field.press(*"0123456789", "a", "b")
    field.shell.notice("Saving works again.")
    assert field.terminal.lines[-1] == "10 is the limit."
    assert field.press("backspace") == "Name: 012345678"
    assert field.terminal.lines[-2] == "Saving works again."


def test_a_voice_says_in_short_too_that_nothing_fits() -> None:
    field = Field(aloud=True)
    field.press(*"0123456789", "a", "b", "backspace")
    assert field.voice.said[-5:] == [
        "No more than 10 characters can be typed here.",
        "Name:",
        "10 is the limit.",
        "Name:",
        "Typed: 012345678",
    ]


@pytest.mark.parametrize("key", ["up", "tab", "delete", "alt-o", "\x07", "\u202e", "\x9b"])
def test_no_other_key_and_no_control_character_gets_into_the_text(key: str) -> None:
    field = Field()
    assert field.press("a", key) == "Name: a"
    assert (
        field.terminal.lines[-2] == "Only text can be typed here, then Enter. Escape goes back."
        or key == "tab"
    )


def test_f1_tells_the_keys_and_a_question_mark_is_text() -> None:
    field = Field()
    assert field.press("?", "f1") == "Name: ?"
    assert field.terminal.lines[-2] == "Type the text, then Enter. Backspace erases, Escape goes back."


def test_a_pasted_text_is_cleaned_and_echoed_once() -> None:
    field = Field()
    field.shell.paste("a\x1b[2J\r\nb\u202e")
    assert field.terminal.lines == ["Name: a[2J b"]
    field.shell.paste("\x00")
    assert field.terminal.lines[-1] == "Name: a[2J b"
    field.press("enter")
    assert field.typed == ["a[2J b"]


def test_escape_leaves_without_a_text() -> None:
    field = Field()
    field.shell.notice("Heard after it.")
    assert field.press("a", "escape") == "Heard after it."
    assert (field.left, field.typed) == (1, [])


def test_a_voice_says_the_word_at_the_cursor() -> None:
    """A screen reader echoes keys by itself; without one, Thousand has to."""
    field = Field(aloud=True)
    field.press("o", "n", " ", "i", "backspace", "backspace", "backspace", "backspace")
    assert field.voice.said[1:] == [
        "Typed: o",
        "Typed: on",
        "Typed: on",
        "Typed: i",
        "Typed: on",
        "Typed: on",
        "Typed: o",
        "Nothing is typed yet.",
    ]
