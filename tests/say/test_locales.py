"""Every language is whole: all Fluent files of every folder, the house's and each game's."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer

from say import ftl
from thousand.say.fluent import languages, locale
from thousand.say.scribe import BRAILLE

TRANSLATIONS = [lang for lang in languages() if lang != "en"]


def _reviewed(lang: str) -> set[str]:
    """The messages that hold no words of their own, or the same ones: reviewed one by one."""
    file = Path(__file__).parent / "same_as_english" / f"{lang}.txt"
    return set(file.read_text(encoding="utf-8").split()) if file.exists() else set()


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_file_and_message_exists_in_every_language(lang: str) -> None:
    assert set(ftl.messages(lang)) == set(ftl.messages("en"))
    english = {file.name for file in (ftl.LOCALES / "en").glob("*.ftl")}
    assert {file.name for file in (ftl.LOCALES / lang).glob("*.ftl")} == english


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_message_has_the_variables_of_the_english(lang: str) -> None:
    both = set(ftl.messages(lang)) & set(ftl.messages("en"))
    different = {
        name: (ours, english)
        for name in both
        if (ours := ftl.given(lang, name)) != (english := ftl.given("en", name))
    }
    assert not different


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_no_message_is_left_in_english(lang: str) -> None:
    write = FluentSerializer().serialize_entry

    def text(entry: ast.Message) -> str:
        return write(ast.Message(entry.id, entry.value))

    english = ftl.messages("en")
    ours = ftl.messages(lang)
    equal = {name for name in set(ours) & set(english) if text(ours[name]) == text(english[name])}
    assert equal == _reviewed(lang)


@pytest.mark.parametrize("lang", languages())
def test_no_message_and_no_term_is_left_over(lang: str) -> None:
    whole, beginnings = ftl.words_in_code()
    used = {
        name
        for name in ftl.messages(lang)
        if (said := name.removeprefix(BRAILLE)) in whole or said.startswith(tuple(beginnings))
    }
    reached = set().union(*(ftl.reached(lang, name) for name in used))
    assert set(ftl.entries(lang)) - reached == set()


@pytest.mark.parametrize("lang", languages())
def test_every_message_renders_for_every_plural_and_every_variant(lang: str) -> None:
    words = locale(lang)
    for name in ftl.messages(lang):
        for given in ftl.every_way(lang, name):
            text = words.text(name, **given)
            assert text
            assert not set(text) & set("{}$<>\n\u2068\u2069"), (name, text)
