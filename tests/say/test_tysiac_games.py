"""Whole random games of Tysiąc by ear: no line that cannot be heard, whoever plays, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

import msgspec
import pytest

from say import ear
from say.shared_out import shared_out
from say.tysiac_listeners import LANGUAGES, LONG
from thousand import tysiac
from thousand.deal import from_number
from thousand.games.tysiac_desk import ORDERS, arranged
from thousand.say import tysiac as words
from thousand.say.scribe import BRAILLE_LIMIT, Detail, Scribe
from thousand.tysiac import events as ev
from thousand.tysiac.events import AnyEvent
from thousand.tysiac.match import Match
from thousand.tysiac.rules import MustBeat, Rules, house
from thousand.tysiac.view import View
from tysiac.random_play import Mood, Stack, begin, moves_from

NASTY = ("Ida Wilhelmina Karol", "Cyd Franciszka Maria", "Sam Augustus O'Neill", "Nina Hortense Oldham")
"""Names that begin with the letters of keys, and long ones."""

EVERYTHING = msgspec.structs.replace(
    house(3), four_nines=True, raise_after_musik=True, bombs=2, must_beat=MustBeat.SUIT_AND_TRUMP, round_to=10
)

TABLES = [
    (msgspec.structs.replace(house(2), match_points=300), 2, Mood.KEEN, Stack.COUPLES),
    (msgspec.structs.replace(EVERYTHING, show_musik=True, must_trump=False), 2, Mood.ANYHOW, Stack.NINES),
    (msgspec.structs.replace(house(3), match_points=300), 3, Mood.KEEN, Stack.SHUFFLED),
    (EVERYTHING, 3, Mood.ANYHOW, Stack.COUPLES),
    (house(4), 4, Mood.TIMID, Stack.SHUFFLED),
]

DEALS = 8
"""How many deals of a match are told."""

LISTENERS = [
    (Detail.BRIEF, 0),
    (Detail.NORMAL, 1),
    (Detail.FULL, 0),
    (Detail.FULL, None),
    (Detail.BRAILLE, 1),
    (Detail.BRAILLE, None),
]


def steps(rules: Rules, seats: int, mood: Mood, stack: Stack) -> Iterator[tuple[Match, tuple[AnyEvent, ...]]]:
    """The first deals of a match: each state, and the events that led to it."""
    match, events = begin(rules, seats, from_number(seats), stack)
    yield match, events
    for step in moves_from(match, seats, mood, stack):
        if step.match.number > DEALS:
            return
        yield step.match, step.events


@pytest.mark.parametrize(("lang", "rules", "seats", "mood", "stack"), shared_out(TABLES))
def test_whole_games_are_narrated(lang: str, rules: Rules, seats: int, mood: Mood, stack: Stack) -> None:
    heard: set[type] = set()
    for number, (match, events) in enumerate(steps(rules, seats, mood, stack)):
        for detail, viewer in LISTENERS:
            names = LONG if detail is Detail.BRAILLE else NASTY
            scribe = Scribe(lang, detail=detail).at_table(names[:seats], viewer)
            view = arranged(tysiac.view(match, viewer), ORDERS[number % 2])
            for event in events:
                perceived = tysiac.redact(event, viewer)
                assert perceived is not None
                heard.add(type(perceived))
                ear.check(words.event(scribe, perceived, view), scribe.limit)
            if (number + seats) % 5 == 0 or number < 12:
                _ask_everything(scribe, view)
    assert {ev.DealStarted, ev.BidMade, ev.AuctionWon, ev.DealEnded} <= heard
    assert (ev.MatchEnded in heard) == (mood is Mood.KEEN)


def _ask_everything(scribe: Scribe, view: View) -> None:
    """Every key that asks how things stand, at whatever moment."""
    for key, answer in (
        *(("h", words.hand), ("s", words.scores), ("n", words.pile), ("o", words.options)),
        *(("k", words.trick), ("f", words.trump), ("c", words.contract), ("m", words.musik)),
        *(("i", words.info), ("j", words.info), ("i", words.info_me), ("j", words.info_me)),
    ):
        ear.check_answer(key, answer(scribe, view), scribe.limit)
    ear.check_answer("t", [words.turn(scribe, view)], scribe.limit)
    ear.check(words.standing(scribe, view), scribe.limit)
    for index in range(len(view.cards)):
        ear.check_answer(str((index + 1) % 10), [words.card(scribe, view, index)], scribe.limit)
    for move in chain(tysiac.legal(view), map(tysiac.parse, TRIED)):
        reason = tysiac.why_not(view, move)
        told = words.choice(scribe, view, move) if reason is None else words.refusal(scribe, view, reason)
        ear.check([told], scribe.limit)


TRIED = (
    *("bid 100", "bid 125", "bid 150", "bid 360", "pass", "redeal", "take 1", "take 5", "raise 130", "bomb"),
    *("give qd to 1", "give 9c to 2", "give ah to 4", "lay 9d", "play qd", "play ah", "play 9c", "next"),
)
"""Moves of every kind, whether the rules allow them or not: a label, or a reason."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_choice_of_a_list_is_too_long_for_a_braille_line(lang: str) -> None:
    """A list puts its place before it: "10 of 10: "."""
    match, _ = begin(house(3), 3, from_number(3))
    view = tysiac.view(match, 0)
    scribe = Scribe(lang, detail=Detail.BRAILLE).at_table(LONG[:3], 0)
    for text in ("take 2", *(text for text in TRIED if text not in ("take 5", "give ah to 4"))):
        ear.check([words.choice(scribe, view, tysiac.parse(text))], BRAILLE_LIMIT)
