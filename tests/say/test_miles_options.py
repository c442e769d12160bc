"""The options of 1000 Miles by ear: names, values and descriptions, in every language."""

from __future__ import annotations

from itertools import pairwise

import pytest

from say import ear, ftl
from thousand.games import load
from thousand.games.options import RULES, Option, Value
from thousand.say import miles as words
from thousand.say.fluent import languages
from thousand.say.scribe import Scribe

MILES = load("miles")

OPTIONS = {option.name: option for seats in MILES.seats for option in MILES.options(seats)}


def values(option: Option) -> tuple[Value, ...]:
    """All values of an option, of numbers those of each plural."""
    if isinstance(option.values, range):
        return tuple(n for n in (0, 1, 2, 5, 22, 100, 100_000) if n in option.values)
    layouts = (it.values for seats in MILES.seats for it in MILES.options(seats) if it.name == option.name)
    return tuple(dict.fromkeys(value for them in layouts for value in them))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_and_every_value_has_a_name_of_its_own(lang: str, name: str) -> None:
    scribe = Scribe(lang)
    called = words.option_name(scribe, name)
    said = [words.option_value(scribe, name, value) for value in values(OPTIONS[name])]
    assert len(set(said)) == len(said)
    for value in said:
        ear.check(
            scribe.text(message, name=called, value=value)
            for message in ("options-line", "options-changed", "options-last")
        )
    others = {words.option_name(scribe, other) for other in OPTIONS if other != name}
    assert called not in others


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("name", OPTIONS)
def test_every_description_is_a_line_that_answers_the_key_d(lang: str, name: str) -> None:
    about = words.option_about(Scribe(lang), name, OPTIONS[name].values[0])
    ear.check_answer("d", [about])
    assert about.endswith((".", "。"))


@pytest.mark.parametrize("lang", languages())
def test_no_two_descriptions_are_the_same(lang: str) -> None:
    abouts = sorted(words.option_about(Scribe(lang), name, OPTIONS[name].values[0]) for name in OPTIONS)
    assert all(one != two for one, two in pairwise(abouts))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("rules", [*MILES.presets, "x" * 30])
def test_rule_sets_are_described_too(lang: str, rules: str) -> None:
    scribe = Scribe(lang)
    ear.check_answer("d", [words.option_about(scribe, RULES, rules)])
    ear.check([scribe.text("options-line-changed", name=words.option_name(scribe, RULES), value=rules)])


def test_there_are_no_words_for_options_that_do_not_exist() -> None:
    said = {name for name in ftl.messages("en") if name.startswith(("option-", "about-"))}
    names = {*OPTIONS, RULES}
    assert said == {f"option-{name}" for name in names} | {f"about-{name}" for name in names}
