"""Every event of Tysiąc: for each addressee at every kind of table, at every level, in every language."""

from __future__ import annotations

from typing import get_args

import msgspec
import pytest

from say import ear
from say.tysiac_listeners import LANGUAGES, LONG, SEATS, ears, samples, seen, silent
from thousand import tysiac
from thousand.say import tysiac as words
from thousand.say.scribe import Detail
from thousand.tysiac import events as ev
from thousand.tysiac.cards import Card
from thousand.tysiac.deals import Trick
from thousand.tysiac.view import View

YOU = {
    *(
        "you",
        "your",
        "yours",
        "ty",
        "ciebie",
        "ci",
        "twoja",
        "twój",
        "masz",
        "toi",
        "tu",
        "ton",
        "ta",
        "vous",
    ),
    *("tine", "tău", "ta", "你"),
}


def at(seats: int, viewer: int | None) -> View:
    """A view in which two tricks were taken."""
    view = seen(seats, viewer)
    first, *_, last = view.players
    cards = (
        (Card.DIAMONDS_QUEEN, Card.CLUBS_NINE, Card.SPADES_ACE),
        (Card.CLUBS_TEN, Card.HEARTS_ACE, Card.CLUBS_KING),
    )
    size = len(view.players)
    tricks = Trick(first, cards[0][:size], first, None), Trick(last, cards[1][:size], last, None)
    return msgspec.structs.replace(view, tricks=tricks)


def test_there_is_a_sample_of_every_event() -> None:
    assert {type(event) for event in samples(at(3, 0))} == set(get_args(ev.AnyEvent))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_every_event_is_a_sentence_or_rightly_silent(lang: str, seats: int, viewer: int | None) -> None:
    """No line is longer than 120 characters, or 40 at the braille level, also with names of 20 letters."""
    view = at(seats, viewer)
    for detail in Detail:
        scribe = ears(view, lang, detail, LONG)
        for event in samples(view):
            perceived = tysiac.redact(event, viewer)
            assert perceived is not None
            lines = words.event(scribe, perceived, view)
            ear.check(lines, scribe.limit)
            if not lines:
                assert type(event) in silent(detail)
                assert viewer not in (getattr(event, "seat", -1), getattr(event, "to", -1))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("seats", SEATS)
def test_to_a_spectator_nobody_is_you(lang: str, seats: int) -> None:
    view = at(seats, None)
    for detail in Detail:
        scribe = ears(view, lang, detail)
        for event in samples(view):
            perceived = tysiac.redact(event, None)
            assert perceived is not None
            for line in words.event(scribe, perceived, view):
                heard = set(line.casefold().replace(",", " ").replace(":", " ").replace(".", " ").split())
                assert not heard & YOU, line


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_hidden_card_is_never_said(lang: str) -> None:
    """Spec "The musik": gifts, the cards laid away and a musik on a forced 100."""
    view = at(3, 2)
    hidden = [
        ev.Dealt(0, (Card.DIAMONDS_QUEEN,), 1),
        ev.CardGiven(0, 1, Card.DIAMONDS_QUEEN),
        ev.CardLaidAway(0, Card.DIAMONDS_QUEEN, 2),
        ev.MusikTaken(0, 0, (Card.DIAMONDS_QUEEN,) * 3, 3, shown=False),
    ]
    for detail in Detail:
        scribe = ears(view, lang, detail)
        rank = scribe.text("tysiac-rank", rank="QUEEN")[:3].casefold()
        for event in hidden:
            perceived = tysiac.redact(event, 2)
            assert perceived is not None
            for line in words.event(scribe, perceived, view):
                assert rank not in line.casefold(), line
