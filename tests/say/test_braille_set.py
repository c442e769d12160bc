"""The braille level's message set: a twin for whatever is said there, and none for anything else."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from say import ftl
from say.listeners import ears, seen
from say.samples import samples
from say.test_braille import ALONE, PAIRS, TRIPLES, answers
from say.test_miles_refusals import REFUSALS, every
from thousand import miles
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.cards import SAFETIES, Card
from thousand.miles.guards import Phase
from thousand.miles.moves import Discard, Draw, Extend, NextHand, Play
from thousand.miles.rules import Goal, ScoreTable
from thousand.miles.tableau import Tableau
from thousand.miles.view import View
from thousand.say import miles as words
from thousand.say.fluent import languages, locale
from thousand.say.scribe import BRAILLE, Detail, Scribe

WITHOUT_TWIN = {
    *("choice-target", "choice-target-names", "fact-cards", "fact-cards-each", "fact-cards-of", "list-comma"),
    "list-series",
    *("side-listed", "sides-or", "you-in-list", "you-within", "key-enter", "key-space"),
    *(
        f"legend-{part}"
        for part in ["distance", "card", "hazard", "unplayable", "words", "names", "cards", "short"]
    ),
}
"""Messages that the braille level has no other words for, or that are its own: reviewed one by one."""


@pytest.fixture(scope="module")
def asked() -> set[str]:
    """Every message that the words of the game ask for at the braille level, whatever the language."""
    found: set[str] = set()
    with pytest.MonkeyPatch.context() as patch:
        plain = Scribe.text

        def text(scribe: Scribe, message_id: str, **args: int | str) -> str:
            found.add(message_id)
            return plain(scribe, message_id, **args)

        patch.setattr(Scribe, "text", text)
        for _ in _everything():
            pass
    return found


ROADS = (
    Tableau(),
    Tableau(miles=700, hazards=(Card.ACCIDENT, Card.STOP), limit=True, wrong=True),
    Tableau(stopped=False, miles=975, limit=True, distances=(Card.MILES_200,) * 2, safeties=SAFETIES[:1]),
    Tableau(stopped=False, distances=(Card.MILES_200,) * 2, safeties=SAFETIES, coups=SAFETIES[:1]),
    Tableau(hazards=(Card.STOP,)),
    Tableau(stopped=False, miles=975, wrong=True),
    Tableau(stopped=False, wrong=True),
)
"""Tableaux in every state that is told of."""

COUP_OFFERED = ev.CoupFourreOffered(0, Card.RIGHT_OF_WAY, Card.STOP)
DELAYED = ev.HandEnded(1, 0, "trip", (ev.SideSheet((("delayed_action", 300),), 300, 300),), "")
ACE = ev.SafetyPlayed(0, 0, Card.DRIVING_ACE, (Card.ACCIDENT,), False)


def _everything() -> Iterator[object]:
    """Whatever the words of the game can be asked for."""
    for layout, viewer in (((4, 1), 0), (ALONE, None), (PAIRS, 0), (TRIPLES, 0)):
        view = seen(layout, viewer)
        scribe = ears(view, detail=Detail.BRAILLE)
        for event in samples(view):
            perceived = miles.redact(event, viewer)
            yield perceived is None or words.event(scribe, perceived, view)
        for changes in _moments(view):
            moment = msgspec.structs.replace(view, **changes)
            for own, other in zip(ROADS, (*ROADS[1:], ROADS[0]), strict=True):
                there = msgspec.structs.replace(moment, tableaux=(own, *[other] * (layout[0] - 1)))
                yield tuple(answers(scribe, there))
                yield words.choice(scribe, there, Play(Card.STOP, 1))
            for event in (ev.TurnBegan(0), DELAYED, COUP_OFFERED, ACE):
                yield words.event(scribe, event, moment)
        for kind, params in (("target", {"card": Card.STOP}), ("extension", {})):
            yield words.question(scribe, view, kind, **params)
        yield words.question(scribe, view, "discard-safety", card=Card.EXTRA_TANK)
        moves = (Play(Card.ROLL), Discard(Card.ROLL), Extend(True), Extend(False), Draw(), NextHand())
        yield from (words.choice(scribe, view, move) for move in moves)
        for code, names in REFUSALS:
            yield from (words.refusal(scribe, view, Illegal(code, **params)) for params in every(names))
        yield words.card(scribe, view, 99)
    yield words.legend(Scribe("en", detail=Detail.BRAILLE))


def _moments(view: View) -> Iterator[dict[str, object]]:
    """A view's changes that matter to what is answered."""
    every_card = {"cards": tuple(Card)} if view.viewer is not None else {}
    yield every_card
    yield {"cards": ()} | {"discards": (Card.STOP,) * 3, "reshuffles": 2}
    yield {"left": 0, "discards": ()}
    yield {"left": 0, "discards": (Card.STOP,)}
    yield {"counts": tuple(6 + seat % 2 for seat in range(len(view.side_of)))}
    for turn in (0, 1):
        yield {"turn": turn, "drawn": 3} | every_card
        yield {"turn": turn, "phase": Phase.EXTENSION}
        if view.viewer is not None:
            yield {"turn": turn, "answer": Card.EXTRA_TANK, "cards": (Card.EXTRA_TANK,)}
            yield {"turn": turn, "answer": Card.EXTRA_TANK, "drawn": 3, "danger": None}
    points = (5100, *[0] * (len(view.sides) - 1))
    yield {"phase": Phase.HAND_OVER}
    yield {"phase": Phase.MATCH_OVER, "winners": (0,), "totals": points}
    yield {"phase": Phase.MATCH_OVER, "winners": (0, 1), "totals": points}
    items = ((("safety", 100),),) * len(view.sides)
    yield {"points": items}
    yield {"tableaux": (Tableau(hazards=(Card.FLAT_TIRE,)),) * len(view.sides)}
    fields = {"match_points": None, "left_target_only": True, "opening_coup": True, "stacking": False}
    extension = {"goal": Goal.EXTENSION, "extension_forfeit": True, "scores": ScoreTable()}
    yield {"rules": msgspec.structs.replace(view.rules, **fields, **extension)} | every_card


@pytest.mark.parametrize("lang", languages())
def test_no_message_is_missing_at_the_braille_level(asked: set[str], lang: str) -> None:
    """Whatever the game's words say there has words of its own, but what is listed here."""
    own = locale(lang)
    assert {name for name in asked if BRAILLE + name not in own} == WITHOUT_TWIN


@pytest.mark.parametrize("lang", languages())
def test_no_message_of_the_braille_level_is_left_over(asked: set[str], lang: str) -> None:
    ours = {name for name in _ids(lang, "miles_braille.ftl") if name.startswith(BRAILLE)}
    said = {BRAILLE + name for name in asked} & ours
    reached = set().union(*(ftl.reached(lang, name) for name in said))
    assert ours - reached == set()


@pytest.mark.parametrize("lang", languages())
def test_every_twin_belongs_to_a_message(lang: str) -> None:
    """A twin without one would never be said, unless others hold it."""
    names = set(ftl.messages(lang))
    held = set().union(*(ftl.reached(lang, name) - {name} for name in names))
    orphans = {name for name in names if name.startswith(BRAILLE) and name.removeprefix(BRAILLE) not in names}
    assert orphans <= held


def _ids(lang: str, file: str) -> set[str]:
    source = (ftl.LOCALES / lang / file).read_text(encoding="utf-8")
    return {name for name in ftl.messages(lang) if f"\n{name} =" in source}
