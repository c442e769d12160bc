"""Every language is whole: all Fluent files of every folder, the house's and each game's."""

from __future__ import annotations

from itertools import product

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import FluentSerializer

from say import ftl
from thousand.say.fluent import languages, locale
from thousand.say.scribe import BRAILLE

TRANSLATIONS = [lang for lang in languages() if lang != "en"]

_BARE = "card-drawn-brief card-short fact-cards fact-miles fact-safety hazard remedy safety"
_SIDES = "board-side-names choice-target choice-target-names fact-hazard-bare score side-facts"
_HOUSE = "board-side list-comma list-numbered cli-rule-set-broken options-changed options-line"
_KEYS = "alt backspace backtab ctrl delete end enter escape function home insert pagedown pageup shift tab"
_BRAILLE = """
card card-unplayable distance-played fact-hazard fact-hazard-bare fact-limit fact-miles
fact-safety hand hazard list-and reason-over-limit safety sheet-more side-facts side-facts-more
"""

EQUAL_TO_ENGLISH = {
    "pl": {
        *(*_BARE.split(), *_SIDES.split(), *_HOUSE.split(), "legend-short"),
        *(f"key-{key}" for key in _KEYS.split()),
        *(BRAILLE + name for name in _BRAILLE.split()),
    },
}
"""Messages that hold no words of their own, or the same ones: reviewed one by one."""


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
        if (ours := set(ftl.variables(lang, name))) != (english := set(ftl.variables("en", name)))
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
    assert equal == EQUAL_TO_ENGLISH[lang]


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
        variables = ftl.variables(lang, name)
        values = [_values(keys) for keys in variables.values()]
        for combination in product(*values):
            text = words.text(name, **dict(zip(variables, combination, strict=True)))
            assert text
            assert not set(text) & set("{}$<>\n\u2068\u2069"), (name, text)


def _values(keys: set[str]) -> list[int | str]:
    """Values that between them take every variant: 0, 1, 2, 5 and 22 are all plural classes there are."""
    if keys and all(key in ftl.PLURALS or key.isdigit() for key in keys):
        return [0, 1, 2, 5, 22]
    return sorted(keys - {"other"}) + (["x"] if not keys or "other" in keys else [])
