"""Texts and names from strangers: nothing that steers a terminal, hides, or passes for somebody else."""

from __future__ import annotations

import contextlib
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.game import Illegal
from thousand.table.names import NAME_LENGTH, TEXT_LENGTH, clean_name, clean_text, skeleton

ANY_TEXT = st.text(st.characters(codec=None), max_size=400)


@pytest.mark.parametrize(
    ("typed", "heard"),
    [
        ("hello", "hello"),
        ("  two \t\n words ", "two words"),
        ("\x1b[31mred\x1b[0m", "red"),
        ("\x1b]0;title\x07text", "text"),
        ("\x1b]52;c;aGk=\x1b\\text", "text"),
        ("\x9b2Jtext", "text"),
        ("\x1bPdcs\x1b\\text", "text"),
        ("cut \x1b", "cut"),
        ("a\u202eb\u2066c\u200bd\ufeffe", "abcde"),
        ("line\u2028next", "line next"),
        ("half \ud800 character", "half character"),
        ("bell\x07\x00", "bell"),
        ("zażółć 你好 привет", "zażółć 你好 привет"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("e" + "\u0301" * 20, "é" + "\u0301" * 2),
        ("a\u200b\u0301", "á"),
    ],
)
def test_a_line_of_chat_is_heard_without_what_steers_or_hides(typed: str, heard: str) -> None:
    assert clean_text(typed) == heard


@given(ANY_TEXT)
def test_no_text_whatever_brings_a_control_or_a_line_break(text: str) -> None:
    cleaned = clean_text(text)
    assert len(cleaned) <= TEXT_LENGTH
    kinds = {unicodedata.category(char) for char in cleaned if char not in "\u200c\u200d"}
    assert not {kind for kind in kinds if kind[0] == "C" or kind in ("Zl", "Zp")}
    assert cleaned == cleaned.strip()
    cleaned.encode()


@given(ANY_TEXT)
def test_what_is_clean_stays_as_it_is(text: str) -> None:
    assert clean_text(clean_text(text)) == clean_text(text)


@pytest.mark.parametrize(
    "name", ["Ola", "Jan Nowak", "Żaneta", "李雷", "Анна", "O'Neil", "x2", "Zoë-Anne", "Дж. Б"]
)
def test_names_of_all_alphabets_are_welcome(name: str) -> None:
    assert clean_name(name) == name


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("", "name-empty"),
        ("   \u202e ", "name-empty"),
        ("x" * (NAME_LENGTH + 1), "name-long"),
        ("12", "name-signs"),
        ("-Ola", "name-signs"),
        ("Ola!", "name-signs"),
        ("Ola -", "name-signs"),
        ("a@b", "name-signs"),
        ("👩", "name-signs"),
    ],
)
def test_other_names_are_refused(name: str, code: str) -> None:
    with pytest.raises(Illegal) as caught:
        clean_name(name)
    assert caught.value.code == code


@given(ANY_TEXT)
def test_a_name_is_clean_or_refused(text: str) -> None:
    with contextlib.suppress(Illegal):
        name = clean_name(text)
        assert 1 <= len(name) <= NAME_LENGTH
        assert name == clean_text(name)
        assert clean_name(name) == name
        assert skeleton(name)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Ola", "ola"),
        ("Ola", "Оlа"),  # Cyrillic O and a
        ("Pavel", "Ρavel"),  # Greek capital rho
        ("Nina", "Νina"),  # Greek capital nu
        ("Bill", "BiII"),
        ("Bob", "B0b"),
        ("Jan Nowak", "Jan-Nowak"),
        ("Ola", "Ｏｌａ"),  # full width
        ("Emma", "Ernma"),
        ("Анна", "анна"),
        ("Ivo", "1vo"),
    ],
)
def test_names_that_imitate_another_have_its_skeleton(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)


@pytest.mark.parametrize(
    ("one", "other"), [("Ola", "Ula"), ("Zosia", "Żosia"), ("Анна", "Анка"), ("李雷", "李梅")]
)
def test_different_names_have_different_skeletons(one: str, other: str) -> None:
    assert skeleton(one) != skeleton(other)
