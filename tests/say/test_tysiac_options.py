"""The options of Tysiąc by ear: every one of the catalogue has a name, values and a meaning."""

from __future__ import annotations

import msgspec
import pytest

from say import ear
from say.tysiac_listeners import LANGUAGES, SEATS, ears, seen
from thousand.games.tysiac_options import catalogue
from thousand.say import tysiac as words
from thousand.say.scribe import Detail, Scribe
from thousand.tysiac.rules import PRESETS, Barrel, DeclarerScores, MustBeat, house


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_every_option_is_told(lang: str, seats: int) -> None:
    scribe = Scribe(lang)
    told = set()
    for option in catalogue(seats):
        name = words.option_name(scribe, option.name)
        told.add(name)
        values = [option.values[0], option.values[-1]] if isinstance(option.values, range) else option.values
        said = [words.option_value(scribe, option.name, value) for value in values]
        assert len(set(said)) == len(said)
        for value, text in zip(values, said, strict=True):
            ear.check([scribe.text("options-line", name=name, value=text)])
            about = words.option_about(scribe, option.name, value)
            ear.check_answer("d", [about])
    assert len(told) == len(catalogue(seats))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rule_sets_have_names(lang: str) -> None:
    scribe = Scribe(lang)
    assert words.option_name(scribe, "rules")
    for name in PRESETS:
        assert words.option_value(scribe, "rules", name) != name
        ear.check_answer("d", [words.option_about(scribe, "rules", name)])
    assert words.option_value(scribe, "rules", "Our evening") == "Our evening"
    assert "Our evening" in words.option_about(scribe, "rules", "Our evening")


EVERYTHING = msgspec.structs.replace(
    house(3),
    four_nines=True,
    raise_after_musik=True,
    must_trump=False,
    must_beat=MustBeat.SUIT_AND_TRUMP,
    marriage_on_first_trick=False,
    declarer_scores=DeclarerScores.POINTS,
    match_points=None,
)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_the_rules_in_force_are_told_one_a_line(lang: str, seats: int) -> None:
    for rules in (house(seats), EVERYTHING, msgspec.structs.replace(EVERYTHING, bombs=0, show_musik=True)):
        view = seen(seats, rules=rules)
        for detail in Detail:
            scribe = ears(view, lang, detail)
            ear.check_answer("o", words.options(scribe, view), scribe.limit)


def test_what_is_not_played_is_not_told() -> None:
    view = seen(3)
    bare = seen(3, rules=msgspec.structs.replace(view.rules, barrel=Barrel.OFF))
    assert words.options(ears(view), view) == (
        "House rules.",
        "Victory is set to 1000 points.",
        "The highest bid there can be is 300.",
        "Each player has 1 bomb in a game.",
        "Who cannot follow suit must trump.",
        "A contract that is made pays just its own points.",
        "Points are rounded to the nearest multiple of 5.",
        "The barrel begins at 800: from there only a declarer gains.",
    )
    assert words.options(ears(bare), bare) == words.options(ears(view), view)[:-1]
