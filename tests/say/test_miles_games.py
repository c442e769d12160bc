"""Whole random games by ear: no line that cannot be heard, whoever plays, in every language."""

from __future__ import annotations

import pytest

from say import ear
from say.games import steps
from thousand import miles
from thousand.miles import events as ev
from thousand.miles.match import Match
from thousand.miles.rules import PRESETS
from thousand.say import miles as words
from thousand.say.fluent import languages
from thousand.say.scribe import Detail, Scribe

NASTY = ("Ida Wilhelmina Johann", "Jan", "Sam Augustus O'Neill", "Tom", "Nina Hortense Oldham", "Hugo")
"""Names that begin with the letters of keys, and long ones."""


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 6])
def test_whole_games_are_narrated(lang: str, preset: str, seats: int) -> None:
    heard: set[type] = set()
    for detail, viewer in (
        (Detail.BRIEF, 0),
        (Detail.NORMAL, 1),
        (Detail.FULL, seats - 1),
        (Detail.FULL, None),
    ):
        scribe = Scribe(lang, NASTY[:seats], viewer, detail)
        for number, (match, events) in enumerate(steps(PRESETS[preset](seats), seats, seats + 10, 400)):
            view = miles.view(match, viewer)
            for event in events:
                seen = miles.redact(event, viewer)
                if seen is not None:
                    heard.add(type(seen))
                    ear.check(words.event(scribe, seen, view))
            if number % 7 == 0:
                _ask_everything(scribe, match)
    assert {ev.HandEnded, ev.DistancePlayed, ev.HazardPlayed} <= heard


def _ask_everything(scribe: Scribe, match: Match) -> None:
    """Every key that asks how things stand, at whatever moment."""
    view = miles.view(match, scribe.viewer)
    ear.check_answer("h", words.hand(scribe, view))
    ear.check_answer("s", words.scores(scribe, view))
    ear.check_answer("t", [words.turn(scribe, view)])
    ear.check_answer("n", words.pile(scribe, view))
    ear.check(words.standing(scribe, view))
    for key in "ij":
        ear.check_answer(key, words.info(scribe, view))
        ear.check_answer(key, words.info_me(scribe, view))
    for index in range(len(view.cards)):
        ear.check_answer(str(index + 1), [words.card(scribe, view, index)])
    if scribe.viewer is not None:
        _try_everything(scribe, match)


def _try_everything(scribe: Scribe, match: Match) -> None:
    """Every move of notation, whether the rules allow it or not: a label, or a reason."""
    view = miles.view(match, scribe.viewer)
    for move in (
        miles.parse(text) for text in ("draw", "extend", "decline", "next", *_plays(len(view.sides)))
    ):
        reason = miles.why_not(view, move)
        ear.check([words.choice(scribe, view, move) if reason is None else words.refusal(scribe, reason)])


def _plays(sides: int) -> list[str]:
    own = ("25", "50", "200", "repairs", "gasoline", "spare-tire", "end-of-limit", "roll", "right-of-way")
    hazards = ("accident", "out-of-gas", "flat-tire", "speed-limit", "stop")
    return [f"play {card}" for card in own] + [
        f"play {card} on {side}" for card in hazards for side in range(1, sides + 2)
    ]
