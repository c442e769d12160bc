"""Whole random games by ear: no line that cannot be heard, whoever plays, in every language."""

from __future__ import annotations

import msgspec
import pytest

from say import ear
from say.games import steps
from say.shared_out import EVERYTHING, shared_out
from thousand import miles
from thousand.miles import events as ev
from thousand.miles.match import Match
from thousand.miles.rules import PRESETS
from thousand.say import miles as words
from thousand.say.scribe import Detail, Scribe

NASTY = (
    *("Ida Wilhelmina Johann", "Jan", "Sam Augustus O'Neill", "Tom", "Nina Hortense Oldham", "Hugo"),
    *("Olga Teresa Henrykowa", "Stan", "Jadwiga Ilona Nowako"),
)
"""Names that begin with the letters of keys, and long ones."""

TABLES = [
    *(("playroom", seats, 1) for seats in (2, 3, 9)),
    *(("classic", seats, 1) for seats in (2, 6)),
    *(("playroom", 4, 2), ("playroom", 9, 3), ("playroom", 8, 2), ("classic", 6, 3)),
]
"""Rule sets, seats, and how many of them make a team."""

ASK_EVERY = 11 if EVERYTHING else 29
"""After how many moves a listener asks everything; each at moments of their own."""


@pytest.mark.parametrize(("lang", "preset", "seats", "size"), shared_out(TABLES))
def test_whole_games_are_narrated(lang: str, preset: str, seats: int, size: int) -> None:
    rules = msgspec.structs.replace(PRESETS[preset](seats, size), opening_coup=True)
    heard: set[type] = set()
    listeners = (
        (Detail.BRIEF, 0),
        (Detail.NORMAL, 1),
        (Detail.FULL, seats - 1),
        (Detail.FULL, None),
        (Detail.BRAILLE, 0),
        (Detail.BRAILLE, None),
    )
    for turn, (detail, viewer) in enumerate(listeners):
        for number, (match, events) in enumerate(steps(rules, seats, seats + 10, 400)):
            view = miles.view(match, viewer)
            scribe = Scribe(lang, detail=detail).at_table(NASTY[:seats], viewer, teams=words.teams(view))
            for event in events:
                seen = miles.redact(event, viewer)
                if seen is not None:
                    heard.add(type(seen))
                    ear.check(words.event(scribe, seen, view), scribe.limit)
            if number % ASK_EVERY == turn:
                _ask_everything(scribe, match)
    assert {ev.DistancePlayed, ev.HazardPlayed, ev.RemedyPlayed, ev.SafetyPlayed, ev.Discarded} <= heard
    variant = {ev.MilesLost, ev.Reshuffled}
    assert variant <= heard if preset == "playroom" else not variant & heard


def _ask_everything(scribe: Scribe, match: Match) -> None:
    """Every key that asks how things stand, at whatever moment."""
    view = miles.view(match, scribe.viewer)
    ear.check_answer("h", words.hand(scribe, view), scribe.limit)
    ear.check_answer("s", words.scores(scribe, view), scribe.limit)
    ear.check_answer("t", [words.turn(scribe, view)], scribe.limit)
    ear.check_answer("n", words.pile(scribe, view), scribe.limit)
    ear.check(words.standing(scribe, view), scribe.limit)
    for key in "ij":
        ear.check_answer(key, words.info(scribe, view), scribe.limit)
        ear.check_answer(key, words.info_me(scribe, view), scribe.limit)
    for index in range(len(view.cards)):
        ear.check_answer(str(index + 1), [words.card(scribe, view, index)], scribe.limit)
    if scribe.viewer is not None:
        _try_everything(scribe, match)


def _try_everything(scribe: Scribe, match: Match) -> None:
    """Every move of notation, whether the rules allow it or not: a label, or a reason."""
    view = miles.view(match, scribe.viewer)
    for move in (
        miles.parse(text) for text in ("draw", "extend", "decline", "next", *_plays(len(view.sides)))
    ):
        reason = miles.why_not(view, move)
        told = words.choice(scribe, view, move) if reason is None else words.refusal(scribe, view, reason)
        ear.check([told], scribe.limit)


def _plays(sides: int) -> list[str]:
    own = ("25", "50", "200", "repairs", "gasoline", "spare-tire", "end-of-limit", "roll", "right-of-way")
    own += ("end-of-wrong-way",)
    hazards = ("accident", "out-of-gas", "flat-tire", "speed-limit", "stop", "wrong-way")
    return [f"play {card}" for card in own] + [
        f"play {card} on {side}" for card in hazards for side in range(1, sides + 2)
    ]
