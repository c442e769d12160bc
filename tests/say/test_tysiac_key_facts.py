"""Key facts of Tysiąc come first: within the first 40 characters of their sentence, at every level."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from say.test_key_facts import TEN_LETTERS
from say.test_tysiac_every_event import at
from say.test_tysiac_games import steps
from say.tysiac_facts_said import SAID
from say.tysiac_key_facts import FACTS, Facts, sheets
from say.tysiac_listeners import LANGUAGES, NAMES, ears, samples
from thousand import tysiac
from thousand.say import tysiac as words
from thousand.say.scribe import Detail, Scribe
from thousand.tysiac import events as ev
from thousand.tysiac.cards import Card
from thousand.tysiac.rules import Rules, house
from thousand.tysiac.view import View
from tysiac.random_play import Mood, Stack


def check(scribe: Scribe, event: ev.AnyEvent, view: View) -> bool:
    """Assert that the event is told early, if it is told."""
    lines = words.event(scribe, event, view)
    if not lines:
        return False
    of = Facts(scribe, view)
    late = of.late(lines[0], FACTS[type(event)](of, event))
    assert not late, (lines[0], late)
    if isinstance(event, ev.DealEnded) and event.reason != "four-nines":
        for sums in sheets(of, event):
            assert any(not of.late(line, sums) for line in lines[1:]), (lines, sums)
    return True


def test_every_event_has_its_facts() -> None:
    assert set(FACTS) == set(get_args(ev.AnyEvent))


def test_every_language_has_its_words() -> None:
    assert set(SAID) == set(LANGUAGES)


@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("seats", [2, 3])
def test_every_event_is_told_early(lang: str, detail: Detail, seats: int) -> None:
    """To a player and to a spectator; with names of ten letters, and to the player also of three."""
    for viewer, names in ((0, NAMES), (0, TEN_LETTERS), (None, TEN_LETTERS)):
        view = at(seats, viewer)
        scribe = ears(view, lang, detail, names)
        for event in samples(view):
            perceived = tysiac.redact(event, viewer)
            assert perceived is not None
            check(scribe, perceived, view)


TABLES = [
    (msgspec.structs.replace(house(3), match_points=200), 3, Mood.KEEN),
    (msgspec.structs.replace(house(2), raise_after_musik=True), 2, Mood.ANYHOW),
    (house(3), 3, Mood.TIMID),
]


@pytest.mark.parametrize("lang", SAID)
@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize(("rules", "seats", "mood"), TABLES)
def test_whole_games_are_told_early(lang: str, detail: Detail, rules: Rules, seats: int, mood: Mood) -> None:
    told: set[type] = set()
    for match, events in steps(rules, seats, mood, Stack.COUPLES):
        view = tysiac.view(match, 0)
        scribe = ears(view, lang, detail, TEN_LETTERS)
        for event in events:
            perceived = tysiac.redact(event, 0)
            assert perceived is not None
            if check(scribe, perceived, view):
                told.add(type(perceived))
    assert {ev.DealStarted, ev.BidMade, ev.MusikTaken, ev.DealEnded} <= told


def test_a_late_fact_is_noticed() -> None:
    """The test of the test: a sentence that begins with what matters least."""
    view = at(3, 0)
    of = Facts(ears(view, names=TEN_LETTERS), view)
    led = ev.CardPlayed(1, Card.HEARTS_ACE, leads=True)
    facts = FACTS[type(led)](of, led)
    assert not of.late("Bartłomiej leads the ace of hearts.", facts)
    assert of.late("What a wonderful card Bartłomiej leads: the ace of hearts.", facts)
