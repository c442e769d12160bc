"""Key facts come first: what tells what happened lies within the first 40 characters of its sentence, the
cells of a braille display, at every level of detail (a11y: Sentences)."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from say.games import steps
from say.key_facts import CELLS, FACTS, Facts, sheets
from say.listeners import NAMES, ears, rules_of, seen
from say.samples import samples
from say.shared_out import share_of, shared_out
from thousand import miles
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.rules import Goal, Rules, classic
from thousand.miles.view import View
from thousand.say import miles as words
from thousand.say.fluent import languages
from thousand.say.scribe import BRAILLE_LIMIT, Detail, Scribe

TEN_LETTERS = (
    *("Aleksandra", "Bartłomiej", "Christiane", "Dobroniega", "Ernestynka"),
    *("Ferdynanda", "Gwendoline", "Hildegarda", "Ignacjusza"),
)

TABLES = [(3, 1), (2, 2), (3, 3)]
"""Sides, and seats of each."""


def check(scribe: Scribe, event: ev.AnyEvent, view: View) -> bool:
    """Assert that the event is told early, if it is told."""
    lines = words.event(scribe, event, view)
    if not lines:
        return False
    of = Facts(scribe, view)
    late = of.late(lines[0], FACTS[type(event)](of, event))
    assert not late, (lines[0], late)
    if isinstance(event, ev.HandEnded):
        for sums in sheets(of, event):
            assert any(not of.late(line, sums) for line in lines[1:]), (lines, sums)
    return True


def test_every_event_has_its_facts() -> None:
    assert set(FACTS) == set(get_args(ev.AnyEvent))
    assert CELLS == BRAILLE_LIMIT


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize("layout", TABLES)
def test_every_event_is_told_early(lang: str, detail: Detail, layout: tuple[int, int]) -> None:
    """To a player and to a spectator; with names of ten letters, and to the player also of three."""
    hearers = ((0, NAMES), (0, TEN_LETTERS), (None, TEN_LETTERS))
    for viewer, names in share_of(lang, hearers, [*Detail].index(detail) + TABLES.index(layout)):
        view = seen(layout, viewer)
        scribe = ears(view, lang, detail, names)
        for event in samples(view):
            perceived = miles.redact(event, viewer)
            if perceived is not None:
                check(scribe, perceived, view)


def _tables() -> list[tuple[Rules, int]]:
    extended = msgspec.structs.replace(classic(3), goal=Goal.EXTENSION, opening_coup=True)
    return [
        (extended, 3),
        *((rules_of(layout), layout[0] * layout[1]) for layout in ((2, 2), (3, 3))),
    ]


@pytest.mark.parametrize("detail", Detail)
@pytest.mark.parametrize(("lang", "rules", "seats"), shared_out(_tables()))
def test_whole_games_are_told_early(lang: str, detail: Detail, rules: Rules, seats: int) -> None:
    told: set[type] = set()
    for match, events in steps(rules, seats, seats + 3, 400):
        view = miles.view(match, 0)
        scribe = ears(view, lang, detail, TEN_LETTERS)
        for event in events:
            perceived = miles.redact(event, 0)
            if perceived is not None and check(scribe, perceived, view):
                told.add(type(perceived))
    assert {ev.HandStarted, ev.DistancePlayed, ev.HazardPlayed, ev.HandEnded} <= told


def test_a_late_fact_is_noticed() -> None:
    """The test of the test: a sentence that begins with what matters least."""
    view = seen((3, 1))
    of = Facts(ears(view, names=TEN_LETTERS), view)
    stop = ev.HazardPlayed(1, 1, Card.STOP, 2)
    facts = FACTS[type(stop)](of, stop)
    assert not of.late("Bartłomiej plays Stop on Christiane.", facts)
    assert of.late("Look here: Bartłomiej plays Stop on Christiane.", facts) == of.hit(2)
    assert of.late("Bartłomiej plays on Christiane.", facts) == [of.card(Card.STOP)]
