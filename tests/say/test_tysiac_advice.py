"""The coach of Tysiąc: a sentence for every reason of a bot, the move first, in every language."""

from __future__ import annotations

import pytest

from say import ear, ftl
from say.tysiac_listeners import LANGUAGES, LONG, seen
from thousand.bots.base import Reason
from thousand.bots.tysiac_reasons import Why
from thousand.game import Param
from thousand.say.cells import cells, head
from thousand.say.scribe import BRAILLE_LIMIT, LINE_LIMIT, Scribe
from thousand.say.tysiac_advice import SEARCHED, advice
from thousand.tysiac.cards import Card, Suit

NAMES = ("Ola", "Aleksandra", "Wilhelmina Charlotte")

MORE = (Why.KEEPS_MARRIAGE, Why.MAKES_VOID, Why.NO_PARTNER, Why.SPARES_MARRIAGE)
MORE += (Why.MAKES_CONTRACT, Why.BEATS_CONTRACT)
"""The reasons that only ever come after the move."""

CARDS = (Card.DIAMONDS_QUEEN, Card.CLUBS_TEN, Card.HEARTS_JACK)


def _reason(why: Why, card: Card, number: int) -> Reason:
    """The reason with everything that it may be given."""
    params: dict[str, Param] = {"card": card.name, "over": Card.DIAMONDS_KING.name, "seat": 1}
    params |= {"points": number, "estimate": 115, "worlds": number, "percent": 72}
    return Reason(why, params | ({} if "card" in _asks("en", why) else {"suit": Suit.DIAMONDS.name}))


def _asks(lang: str, why: Why) -> set[str]:
    """What a sentence asks for; a card as its rank, which says that there is one."""
    asks = ftl.given(lang, f"tysiac-advice-{why}")
    return asks | {"card"} if "rank" in asks else asks


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_one_sentence_with_the_move_first(lang: str) -> None:
    scribe, view = Scribe(lang).at_table(NAMES, 0), seen(3)
    long = Scribe(lang).at_table(LONG[:3], 0)
    for why in Why:
        for card in CARDS:
            for number in (1, 2, 25):
                ear.check(advice(long, view, [_reason(why, card, number)]))
                (line,) = advice(scribe, view, [_reason(why, card, number)])
                ear.check([line])
                assert cells(line) <= LINE_LIMIT
                if why not in MORE:
                    assert not line.casefold().startswith("a"), "the letter of its key"
                if "card" in _asks(lang, why):
                    stem = scribe.text("tysiac-suit", suit=card.suit.name)[:3]
                    assert stem in head(line, BRAILLE_LIMIT), line


def test_what_the_search_found_comes_last() -> None:
    scribe, view = Scribe("en").at_table(NAMES, 0), seen(3)
    found = Reason(Why.SAMPLED_BID, {"points": 130, "worlds": 100, "percent": 72})
    bid = Reason(Why.BID, {"points": 130, "estimate": 140})
    assert advice(scribe, view, [found, bid]) == (
        "Bid 130: your hand should take about 140.",
        "Tried out in 100 possible deals: 130 can be made in 72 percent of them.",
    )
    assert all(why.startswith(SEARCHED) == (why.name.startswith("SAMPLED")) for why in Why)


def test_the_move_is_told_in_polish_cases() -> None:
    scribe, view = Scribe("pl").at_table(NAMES, 0), seen(3)
    lead = Reason(Why.LEAD_MASTER, {"card": "SPADES_ACE"})
    give = Reason(Why.GIVE_LEAST, {"card": "HEARTS_QUEEN", "seat": 1})
    assert advice(scribe, view, [lead]) == ("Wyjdź asem pik: nikt nie przebije.",)
    assert advice(scribe, view, [give]) == (
        "Daj damę kier, dostanie Aleksandra: ta karta kosztuje cię najmniej.",
    )
