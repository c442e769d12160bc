"""Every event of 1000 Miles (spec 11): for each addressee at every kind of table, in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from say import ear
from say.listeners import LAYOUTS, LONG, ears, seen
from say.samples import samples
from say.shared_out import share_of
from thousand import miles
from thousand.miles import events as ev
from thousand.say import miles as words
from thousand.say.fluent import languages
from thousand.say.scribe import Detail

SILENT = {
    Detail.BRIEF: {"Dealt", "CardDrawn", "TurnBegan", "DrawPileEmpty"},
    Detail.NORMAL: {"Dealt", "CardDrawn"},
    Detail.FULL: set(),
    Detail.BRAILLE: {"Dealt", "CardDrawn"},
}
"""What is passed over at each level: others' doings that are the same at every turn, and that a pile is empty
which will be filled again."""


VIEWERS = (0, 1, None)

OWN_IN_POLISH = (
    *("z twojej drużyny", "z drużyny", "Twoja drużyna", "macie", "możecie", "potrzebujecie"),
    *("dla was", "wasz atak", "wasze", "waszym", "waszą"),
)
"""What tells in Polish that somebody plays for the listener."""


def test_there_is_a_sample_of_every_event() -> None:
    assert {type(event) for event in samples(seen((2, 2)))} == set(get_args(ev.AnyEvent))


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("viewer", VIEWERS)
def test_every_event_is_a_sentence_or_rightly_silent(
    lang: str, layout: tuple[int, int], viewer: int | None
) -> None:
    """No line is longer than 120 characters, or 40 at the braille level, also with names of 20 letters."""
    view = seen(layout, viewer)
    for detail in share_of(lang, [*Detail], LAYOUTS.index(layout) + VIEWERS.index(viewer)):
        scribe = ears(view, lang, detail, LONG)
        for event in samples(view):
            perceived = miles.redact(event, viewer)
            if perceived is None:
                continue
            lines = words.event(scribe, perceived, view)
            ear.check(lines, scribe.limit)
            if not lines:
                assert type(event).__name__ in SILENT[detail]
                assert getattr(event, "seat", -1) != viewer


@pytest.mark.parametrize("layout", [layout for layout in LAYOUTS if layout[1] > 1])
@pytest.mark.parametrize("detail", [Detail.NORMAL, Detail.FULL])
def test_who_plays_for_the_listener_is_called_a_team_mate(layout: tuple[int, int], detail: Detail) -> None:
    view = seen(layout)
    scribe = ears(view, detail=detail)
    for event in samples(view):
        seat = getattr(event, "seat", None)
        for line in words.event(scribe, event, view)[:1]:
            mate = seat is not None and scribe.who(seat) == "mate"
            assert ("eam-mate" in line or "our team" in line) or not mate, line
            if seat is not None and scribe.who(seat) == "other":
                assert "team-mate" not in line, line


@pytest.mark.parametrize("layout", [layout for layout in LAYOUTS if layout[1] > 1])
def test_a_mate_has_the_listeners_words_in_polish(layout: tuple[int, int]) -> None:
    view = seen(layout)
    scribe = ears(view, "pl")
    for event in samples(view):
        seat = getattr(event, "seat", None)
        if seat is None or scribe.who(seat) == "you":
            continue
        for line in words.event(scribe, event, view)[:1]:
            own = any(word in line for word in OWN_IN_POLISH)
            assert own == (scribe.who(seat) == "mate"), line


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("layout", LAYOUTS)
def test_to_a_spectator_nobody_is_you(lang: str, layout: tuple[int, int]) -> None:
    view = seen(layout, None)
    for detail in share_of(lang, [*Detail], LAYOUTS.index(layout)):
        scribe = ears(view, lang, detail)
        for event in samples(view):
            perceived = miles.redact(event, None)
            for line in words.event(scribe, perceived, view) if perceived is not None else ():
                heard = set(line.casefold().replace(",", " ").replace(":", " ").replace(".", " ").split())
                assert not heard & {
                    "you",
                    "your",
                    "team-mate",
                    "ty",
                    "ciebie",
                    "twoja",
                    "twoją",
                    "macie",
                    "toi",
                    "tu",
                    "ton",
                    "vous",
                }, line


@pytest.mark.parametrize("lang", languages())
def test_no_word_calls_a_team_mate_an_opponent(lang: str) -> None:
    """Whatever happens, "opponent" and "rival" are said of no player (a rule may speak of them)."""
    for shift, layout in enumerate(LAYOUTS):
        view = seen(layout)
        for detail in share_of(lang, [*Detail], shift):
            for event in samples(view):
                for line in words.event(ears(view, lang, detail), event, view):
                    assert not any(
                        word in line.casefold()
                        for word in ("opponent", "rival", "rywal", "przeciwni", "advers")
                    )
