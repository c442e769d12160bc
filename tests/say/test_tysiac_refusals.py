"""Every refusal of Tysiąc, by the rules and at the desk: one sentence that tells why, in every language."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import msgspec
import pytest

from say import ear
from say.tysiac_listeners import LANGUAGES, LONG, ears, seen
from thousand.game import Illegal, Param
from thousand.say import tysiac as words
from thousand.say.scribe import Detail, Scribe
from thousand.tysiac.cards import Card, Suit
from tysiac.test_refusals import codes

SUITS: list[Param] = [suit.name for suit in Suit]
CARDS: list[Param] = [card.name for card in (Card.DIAMONDS_QUEEN, Card.CLUBS_NINE, Card.SPADES_ACE)]

PARAMS: dict[str, list[Param]] = {
    "seat": [0, 1, 2, 7],
    "points": [0, 100, 255, 400],
    "step": [10],
    "low": [100, 120],
    "high": [300, 10_000],
    "marriages": [0, 40, 280],
    "held": [0, 1, 3],
    "musik": [2, 998],
    "bombs": [1, 2],
    "card": CARDS,
    "best": CARDS,
    "suit": SUITS,
    "led": SUITS,
    "seats": [1, 5],
    "known": ["5, 10"],
    "text": ["hello"],
}
"""What a parameter may be."""

NAMES: dict[str, str] = {
    "not-your-turn": "seat",
    "no-such-seat": "seat",
    "must-open": "points",
    "bid-not-tens": "points step",
    "bid-too-low": "points low",
    "bid-too-high": "points high marriages",
    "bid-hard-cap": "points high",
    "nines-missing": "held",
    "no-such-musik": "musik",
    "bomb-not-forced": "points",
    "bombs-used": "bombs",
    "no-opponent": "seat",
    "given-already": "seat",
    "not-held": "card",
    "follow-suit": "suit card",
    "must-trump": "suit led card",
    "must-beat": "card best",
    "must-overtrump": "card best",
    "not-a-move": "text",
    "seats-range": "low high seats",
    "match-points-range": "low high",
    "hard-cap-range": "low high",
    "bombs-range": "low high",
    "round-to-unknown": "known",
}
"""The parameters of each code that has any."""

CODES = sorted({*codes(), "no-card"})
"""All of the game's codes, and the desk's own."""

PASS, RAISE, BOMB = "p", "u", "d"
KEYS = {
    **dict.fromkeys(("must-open", "auction-now"), PASS),
    **dict.fromkeys(("no-raise", "raise-late"), RAISE),
    **dict.fromkeys(("no-bombs", "bomb-not-forced", "bomb-late", "bombs-used"), BOMB),
    **dict.fromkeys(("not-your-turn", "deal-over", "match-over", "sitting-out"), PASS + RAISE + BOMB),
    **dict.fromkeys(("give-now", "lay-now", "take-now", "play-now"), PASS),
}
"""The keys that can be refused so."""


def every(code: str) -> Iterator[Illegal]:
    names = NAMES.get(code, "").split()
    for values in product(*(PARAMS[name] for name in names)):
        yield Illegal(code, **dict(zip(names, values, strict=True)))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", CODES)
def test_every_refusal_is_a_sentence(lang: str, code: str) -> None:
    for viewer, detail in ((0, Detail.NORMAL), (0, Detail.BRAILLE), (None, Detail.NORMAL)):
        view = seen(3, viewer)
        scribe = ears(view, lang, detail, LONG)
        for illegal in every(code):
            told = words.refusal(scribe, view, illegal)
            ear.check([told], scribe.limit)
            for key in KEYS.get(code, ""):
                ear.check_answer(key, [told], scribe.limit)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("code", [code for code in CODES if code.endswith(("-range", "-unknown"))])
def test_options_are_refused_before_there_is_a_match(lang: str, code: str) -> None:
    for illegal in every(code):
        ear.check([words.refusal(Scribe(lang), None, illegal)])


@pytest.mark.parametrize(
    ("illegal", "en", "pl"),
    [
        (
            Illegal("follow-suit", suit="HEARTS", card="CLUBS_ACE"),
            "Hearts were led, and you hold hearts: play one of these.",
            "Zagrano w kiery, a masz kiery: dołóż do koloru.",
        ),
        (
            Illegal("must-trump", suit="DIAMONDS", led="HEARTS", card="CLUBS_ACE"),
            "You cannot follow suit, so you must trump: play one of your diamonds.",
            "Nie masz koloru zagranego w lewie, więc trzeba dać atut: zagraj w kara.",
        ),
        (
            Illegal("must-beat", card="SPADES_NINE", best="SPADES_QUEEN"),
            "You must beat the queen of spades, and you can: play a higher one of its suit.",
            "Trzeba przebić damę pik, a możesz: zagraj wyższą kartę tego koloru.",
        ),
        (
            Illegal("not-held", card="HEARTS_TEN"),
            "You do not hold the ten of hearts.",
            "Nie masz dziesiątki kier.",
        ),
        (
            Illegal("bid-too-high", points=230, high=220, marriages=100),
            "230 is too high: with your marriages you may bid no more than 220.",
            "230 to za dużo: z twoimi meldunkami możesz licytować najwyżej 220.",
        ),
    ],
)
def test_a_card_is_refused_with_the_reason(illegal: Illegal, en: str, pl: str) -> None:
    view = seen(3)
    assert words.refusal(ears(view), view, illegal) == en
    assert words.refusal(ears(view, "pl"), view, illegal) == pl


@pytest.mark.parametrize("lang", LANGUAGES)
def test_under_the_cursor_the_same_reason_is_shorter(lang: str) -> None:
    """Spec "Tricks": a card that does not follow suit."""
    view = seen(3, 0)
    play = msgspec.structs.replace(
        view,
        phase=type(view.phase)("play"),
        table=(Card.HEARTS_NINE,),
        leader=view.players[(view.players.index(0) - 1) % 3],
        turn=0,
        cards=(Card.HEARTS_TEN, Card.DIAMONDS_QUEEN),
    )
    for detail in Detail:
        scribe = ears(play, lang, detail)
        fits, does_not = (words.card(scribe, play, index) for index in (0, 1))
        reason = scribe.text("tysiac-reason-follow-suit", suit="HEARTS")
        assert reason in does_not
        assert reason not in fits
