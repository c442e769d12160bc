"""The statistics by ear: few lines, each with a fact and its number, in every language."""

from __future__ import annotations

import re

import msgspec
import pytest

from say.ear import BRAILLE_LINE, check
from thousand.miles.tally import Results, Tally
from thousand.say import miles
from thousand.say.cells import head
from thousand.say.fluent import languages
from thousand.say.scribe import Scribe

NUMBERS = [name for name in Tally.__struct_fields__ if name != "results"]

SOME = Tally(
    matches=12,
    finished=9,
    won=5,
    shared=1,
    hands=40,
    trips=18,
    delayed_actions=3,
    safe_trips=4,
    shut_outs=1,
    all_safeties=2,
    best_hand=1851,
    best_match=5600,
    coups=7,
    coups_missed=6,
    safeties=30,
    hazards=45,
    hazards_suffered=51,
    miles=31250,
    miles_lost=225,
    results=(Results(0, 2, 1), Results(2, 4, 3), Results(5, 3, 1)),
)


def test_every_number_is_said_in_english() -> None:
    assert miles.statistics(Scribe("en"), SOME) == (
        "Games won: 5, shared: 1, finished: 9, begun: 12.",
        "Rounds played: 40, trips completed: 18.",
        "Best round: 1851 points.",
        "Best game: 5600 points.",
        "Miles driven: 31250, lost going the wrong way: 225.",
        "Coups fourrés made: 7, let go by: 6.",
        "Safeties laid: 30, rounds with all four: 2.",
        "Hazards laid on others: 45, suffered: 51.",
        "Trips with delayed action: 3, safe trips: 4, with a shut-out: 1.",
        "In teams, games won: 1, finished: 2.",
        "With 2 players, games won: 3, finished: 4.",
        "With 5 players, games won: 1, finished: 3.",
    )


def test_every_number_is_said_in_polish() -> None:
    assert miles.statistics(Scribe("pl"), SOME) == (
        "Gry wygrane: 5, wygrane wspólnie: 1, skończone: 9, zaczęte: 12.",
        "Rozegrane rundy: 40, ukończone trasy: 18.",
        "Najlepsza runda: 1851 punktów.",
        "Najlepsza gra: 5600 punktów.",
        "Przejechane mile: 31250, stracone pod prąd: 225.",
        "Zrobione świństwa: 7, niewykorzystane okazje: 6.",
        "Zagrane zabezpieczenia: 30, rundy z kompletem: 2.",
        "Przeszkody zagrane na innych: 45, otrzymane: 51.",
        "Trasy z finiszem przy pustym stosie: 3, bezpieczne: 4, z wygraną do zera: 1.",
        "W drużynach, gry wygrane: 1, skończone: 2.",
        "W 2 osoby, gry wygrane: 3, skończone: 4.",
        "W 5 osób, gry wygrane: 1, skończone: 3.",
    )


def facts(line: str) -> int:
    """How many facts a line tells, each with its number behind a colon."""
    return len(re.findall("[:：]", line))


@pytest.mark.parametrize("lang", languages())
def test_what_never_happened_takes_no_words(lang: str) -> None:
    """Nothing shared, nothing lost on a wrong way, no game finished, one kind of table."""
    begun = miles.statistics(Scribe(lang), Tally(matches=1))
    whole = miles.statistics(Scribe(lang), SOME)
    assert (len(begun), len(whole)) == (8, 12)
    assert facts(begun[0]) == facts(whole[0]) - 1
    assert facts(begun[3]) == facts(whole[4]) - 1
    one_kind = msgspec.structs.replace(SOME, results=SOME.results[:1])
    assert miles.statistics(Scribe(lang), one_kind) == whole[:9]


@pytest.mark.parametrize("lang", languages())
def test_a_life_of_playing_is_still_short_lines_with_the_fact_first(lang: str) -> None:
    tally = Tally(
        **dict.fromkeys(NUMBERS, 987_654_321),
        results=tuple(Results(players, 987_654_321, 123_456_789) for players in (0, *range(2, 10))),
    )
    lines = miles.statistics(Scribe(lang), tally)
    check(lines)
    assert all(facts(head(line, BRAILLE_LINE)) for line in lines)
    subjects = {re.split("[:：]", line)[0] for line in lines}
    assert len(subjects) == len(lines), "each line is about something else"
