"""The coach's sentences: one for every reason of a bot, in every language, with the move first."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from miles.table import plain
from say import ftl
from thousand import miles
from thousand.bots.base import Reason
from thousand.bots.miles_reasons import Why
from thousand.deal import from_number
from thousand.game import Param
from thousand.miles.cards import HAZARDS, REMEDIES, REMEDY_FOR, SAFETIES, SAFETY_AGAINST, Card
from thousand.say.fluent import languages
from thousand.say.miles_advice import NOTHING_MORE, SEARCHED, advice
from thousand.say.miles_cards import card_name
from thousand.say.scribe import BRAILLE_LIMIT, LINE_LIMIT, Scribe

NAMES = ("Ola", "Bartholomew the Second", "Wilhelmina Charlotte")

MORE = (Why.TARGET_MAY_FINISH, Why.TARGET_LEADS, Why.NO_ANSWER, Why.REST_IN_HAND, Why.KEEPS_FINISH)
MORE += (Why.WAIT_FOR_EXACT, Why.WAIT_WRONG_WAY)
"""The reasons that only ever come second."""

OF_DISTANCES = (Why.FINISH, Why.DRIVE, Why.DISCARD_TOO_FAR)
OF_REMEDIES = (Why.REPAIR, Why.DISCARD_PROTECTED, Why.DISCARD_SPENT)


def _cards(why: Why) -> tuple[Card, ...]:
    """The cards that the reason may be about."""
    if why in (Why.ATTACK, Why.DISCARD_POWERLESS):
        return HAZARDS
    if why in OF_DISTANCES:
        return (Card.MILES_25, Card.MILES_200)
    if why in OF_REMEDIES:
        return tuple(card for card in REMEDIES if card is not Card.ROLL)
    if why is Why.DISCARD_THIRD_200:
        return (Card.MILES_200,)
    if why in (Why.ROLL, Why.END_LIMIT):
        return (Card.ROLL if why is Why.ROLL else Card.END_OF_LIMIT,)
    if why in (Why.DISCARD_SPARE, Why.DISCARD_LEAST):
        return (*HAZARDS, *REMEDIES, Card.MILES_25)
    return SAFETIES


def _params(why: Why, card: Card) -> dict[str, Param]:
    """Everything that a reason about the card may be given."""
    hazards = (hazard for hazard in HAZARDS if card in (REMEDY_FOR[hazard], SAFETY_AGAINST[hazard]))
    hazard = next(hazards, card)
    safety = SAFETY_AGAINST.get(hazard, Card.RIGHT_OF_WAY)
    numbers: dict[str, Param] = {"target": 2, "left": 725, "miles": 975, "cards": 12}
    stakes: dict[str, Param] = {"gain": 500, "loss": 700}
    named: dict[str, Param] = {"card": card.name, "safety": safety.name, "over": Card.MILES_100.name}
    if hazard in HAZARDS:
        named["hazard"] = hazard.name
    return numbers | stakes | named


def _reasons(lang: str) -> Iterator[tuple[Card, tuple[Reason, ...]]]:
    for why in Why:
        if why in (*MORE, SEARCHED):
            continue
        choices = ftl.variables(lang, f"advice-{why}").get("more", set())
        for card in _cards(why):
            params = _params(why, card)
            for more in sorted(choices - {NOTHING_MORE}):
                yield card, (Reason(why, params), Reason(more, params))
            yield card, (Reason(why, params),)


@pytest.mark.parametrize("lang", languages())
def test_every_reason_is_one_sentence_with_the_move_first(lang: str) -> None:
    match = miles.start(plain(3), 3, from_number(1))[0]
    scribe = Scribe(lang).at_table(NAMES, 0)
    for card, reasons in _reasons(lang):
        (line,) = advice(scribe, miles.view(match, 0), reasons)
        assert len(line) <= LINE_LIMIT, line
        assert not line.lower().startswith("a"), "the letter of its key"
        if reasons[0].params["card"] == card.name and "card" in ftl.given(lang, f"advice-{reasons[0].code}"):
            stem = card_name(scribe, card).split()[0][:4].lower()
            assert stem in line[:BRAILLE_LIMIT].lower(), line


@pytest.mark.parametrize("lang", languages())
def test_what_comes_second_has_words_of_its_own(lang: str) -> None:
    told = [choice for why in Why if why not in (*MORE, SEARCHED) for choice in _second(lang, why)]
    assert sorted(told) == sorted(MORE), "each after one kind of move"


def _second(lang: str, why: Why) -> set[str]:
    return ftl.variables(lang, f"advice-{why}").get("more", set()) - {NOTHING_MORE}


@pytest.mark.parametrize("lang", languages())
def test_what_a_search_has_found_is_a_sentence_more(lang: str) -> None:
    view = miles.view(miles.start(plain(3), 3, from_number(1))[0], 0)
    found = Reason(SEARCHED, {"hands": 400, "gain": 37})
    bare = advice(Scribe(lang), view, (Reason(Why.ROLL, {"card": "ROLL"}),))
    line, more = advice(Scribe(lang), view, (Reason(Why.ROLL, {"card": "ROLL"}), found))
    assert (line,) == bare
    assert "400" in more
    assert "37" in more
    assert len(more) <= LINE_LIMIT
