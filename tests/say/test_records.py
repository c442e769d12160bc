"""What is said of records can be heard: lines of one sentence or two, the line's number first."""

from __future__ import annotations

from itertools import product

import pytest

from say import ear, ftl
from thousand.say.fluent import languages, locale

TYPICAL: dict[str, int | str] = {
    "line": 12345,
    "other": 12344,
    "limit": 200000,
    "number": 12,
    "count": 12345,
    "low": 2,
    "high": 9,
    "known": "1000, 700, 700-extension",
    "level": "grandmaster",
    "name": "Wilhelmina Maria",
    "names": "Wilhelmina Maria, Anna and Borys",
    "reason": "You have to draw first.",
    "rule": "end-of-wrong-way-cards",
    "scores": "4725 3900 5050",
    "told": "Number 12, over: Wilhelmina Maria, Anna and Borys; 12345 moves.",
    "game": "1000 Miles",
    "value": "1 play flat-tire on 3",
    "version": "2",
}


def typical(variable: str) -> int | str:
    """A value; the names of keys are as long as those of Page Up and Page Down."""
    return "Page Down" if variable.startswith("key-") else TYPICAL[variable]


def own(lang: str) -> list[str]:
    return [
        name for name in ftl.messages(lang) if name.startswith(("record-", "verify-", "matches-", "tale-"))
    ]


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_about_records_can_be_heard(lang: str) -> None:
    for name in own(lang):
        if name == "record-written":
            continue  # it ends with a path, whatever that is
        variables = ftl.variables(lang, name)
        choices = [
            [0, 1, 2, 5, 22] if variable in ("rounds", "moves") else sorted(keys) or [typical(variable)]
            for variable, keys in variables.items()
        ]
        for values in product(*choices):
            ear.check([locale(lang).text(name, **dict(zip(variables, values, strict=True)))])


@pytest.mark.parametrize("lang", languages())
def test_what_is_wrong_with_a_record_begins_with_the_line(lang: str) -> None:
    refusals = [name for name in own(lang) if "line" in ftl.variables(lang, name)]
    assert len(refusals) > 30
    for name in refusals:
        values = {
            variable: sorted(keys)[0] if keys else typical(variable)
            for variable, keys in ftl.variables(lang, name).items()
        }
        assert "12345" in locale(lang).text(name, **values)[:13]
