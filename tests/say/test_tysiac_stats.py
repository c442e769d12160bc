"""The statistics of Tysiąc by ear: few lines, each with a fact and its number, in every language."""

from __future__ import annotations

import re

import msgspec
import pytest

from say.ear import check
from say.tysiac_listeners import LANGUAGES
from thousand.say import tysiac as words
from thousand.say.scribe import Scribe
from thousand.tysiac.tally import Results, Tally

SOME = Tally(
    matches=12,
    finished=9,
    won=5,
    shared=1,
    deals=140,
    declared=61,
    made=47,
    bombs=3,
    marriages=88,
    marriage_points=6120,
    tricks=402,
    barrels=14,
    best_contract=240,
    best_deal=245,
    best_match=1080,
    results=(Results(2, 4, 3), Results(3, 5, 2)),
)


def test_every_number_is_said_in_english() -> None:
    assert words.statistics(Scribe("en"), SOME) == (
        "Games won: 5, shared: 1, finished: 9, begun: 12.",
        "Deals played: 140, tricks taken: 402.",
        "Contracts made: 47 of 61, the highest: 240.",
        "Marriages declared: 88, worth 6120 points.",
        "Bombs dropped: 3, times on the barrel: 14.",
        "Best deal: 245 points.",
        "Best game: 1080 points.",
        "With 2 players, games won: 3, finished: 4.",
        "With 3 players, games won: 2, finished: 5.",
    )


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_number_is_said_in_every_language(lang: str) -> None:
    lines = words.statistics(Scribe(lang), SOME)
    check(lines)
    told = set(map(int, re.findall(r"\d+", " ".join(lines))))
    numbers = msgspec.structs.asdict(SOME)
    assert {value for name, value in numbers.items() if name != "results"} <= told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_just_begun_has_no_best_game_and_no_tables(lang: str) -> None:
    begun = words.statistics(Scribe(lang), Tally(matches=1, results=(Results(3, 0, 0),)))
    check(begun)
    assert len(begun) == len(words.statistics(Scribe(lang), SOME)) - 3
