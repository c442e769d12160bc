"""Tysiąc at the braille level: its lines, its message set, and the legend of its short forms.

``test_tysiac_every_event``, ``test_tysiac_games`` and the tests of answers and refusals hold its lines to
their limit beside those of the other levels.
"""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from say import ftl
from say.test_tysiac_every_event import at
from say.test_tysiac_games import EVERYTHING, TABLES, steps
from say.test_tysiac_refusals import CODES, every
from say.tysiac_listeners import LANGUAGES, LONG, ears, samples, seen
from thousand import tysiac
from thousand.games.tysiac_desk import ORDERS, arranged
from thousand.say import tysiac as words
from thousand.say.cells import cells
from thousand.say.fluent import locale
from thousand.say.scribe import BRAILLE, BRAILLE_LIMIT, Detail, Scribe
from thousand.tysiac import events as ev
from thousand.tysiac.cards import Card, Rank
from thousand.tysiac.deals import Marriage
from thousand.tysiac.moves import (
    Bid,
    Bomb,
    Give,
    LayAway,
    NextDeal,
    Pass,
    Phase,
    Play,
    Raise,
    Redeal,
    Take,
)
from thousand.tysiac.rules import Barrel, DeclarerScores, MustBeat
from thousand.tysiac.view import View

WITHOUT_TWIN = {
    *("tysiac-suit", "tysiac-number", "tysiac-hand-of-suit", "tysiac-list-groups", "tysiac-you-in-list"),
    *("tysiac-fact-dealer", "tysiac-fact-barrel", "tysiac-fact-passed"),
    *("tysiac-fact-bid", "tysiac-fact-bombs", "tysiac-fact-tricks", "tysiac-fact-cards", "tysiac-fact-taken"),
    *("tysiac-fact-call", "tysiac-fact-call-pass", "tysiac-lost"),
    *("tysiac-choice-bid", "tysiac-choice-pass", "tysiac-choice-raise", "tysiac-choice-bomb"),
    *(
        f"tysiac-legend-{part}"
        for part in ["bid", "card", "trick", "sheet", "unplayable", "words", "names", "cards", "short"]
    ),
}
"""Messages that the braille level has no other words for, or that are its own: reviewed one by one."""


@pytest.fixture(scope="module")
def asked() -> set[str]:
    """Every message of the game that its words ask for at the braille level, whatever the language."""
    found: set[str] = set()
    with pytest.MonkeyPatch.context() as patch:
        plain = Scribe.text

        def text(scribe: Scribe, message_id: str, **args: int | str) -> str:
            found.add(message_id)
            return plain(scribe, message_id, **args)

        patch.setattr(Scribe, "text", text)
        for _ in _everything():
            pass
    return {name for name in found if name.startswith("tysiac-")}


MOVES = (Bid(110), Pass(), Redeal(), Take(0), Raise(120), Bomb(), Give(Card.HEARTS_ACE, 1), NextDeal())
MOVES += (LayAway(Card.HEARTS_ACE), Play(Card.HEARTS_ACE))


def _everything() -> Iterator[object]:
    """Whatever the words of the game can be asked for."""
    for seats, viewer in ((2, 0), (3, 0), (3, None), (4, 0)):
        view = at(seats, viewer)
        scribe = ears(view, detail=Detail.BRAILLE)
        for event in samples(view):
            perceived = tysiac.redact(event, viewer)
            yield perceived is None or words.event(scribe, perceived, view)
        yield from (words.choice(scribe, view, move) for move in MOVES)
        for kind in ("auction", "give", "raise", "bomb"):
            yield words.question(scribe, view, kind, card=Card.HEARTS_ACE)
        for code in CODES:
            yield from (words.refusal(scribe, view, illegal) for illegal in every(code))
        yield words.card(scribe, view, 99)
        for changes in _moments(view):
            there = msgspec.structs.replace(view, **changes)
            yield tuple(_answers(scribe, there))
            yield words.event(
                scribe, ev.DealEnded(1, "bomb", 1, 100, None, (ev.SeatSheet(),) * seats, ""), there
            )
    for rules, seats, mood, stack in TABLES:
        for number, (match, _) in enumerate(steps(rules, seats, mood, stack)):
            viewer = number % seats
            view = arranged(tysiac.view(match, viewer), ORDERS[number % 2])
            yield tuple(_answers(ears(view, detail=Detail.BRAILLE), view))
    yield words.legend(Scribe("en", detail=Detail.BRAILLE))


def _answers(scribe: Scribe, view: View) -> Iterator[str]:
    """What every key that asks something is answered."""
    for answer in (
        *(words.info, words.info_me, words.scores, words.pile, words.hand, words.options, words.standing),
        *(words.trick, words.trump, words.contract, words.musik),
    ):
        yield from answer(scribe, view)
    yield words.turn(scribe, view)
    for index in range(len(view.cards)):
        yield words.card(scribe, view, index)


def _moments(view: View) -> Iterator[dict[str, object]]:
    """A view's changes that matter to what is answered, and that the games may not come to."""
    whole = {"cards": tuple(card for rank in reversed(Rank) for card in Card if card.rank is rank)[:10]}
    yield whole if view.viewer is not None else {}
    first, second = view.players[:2]
    marriages = (Marriage(second, Card.HEARTS_ACE.suit, 1), Marriage(first, Card.CLUBS_ACE.suit, 3))
    yield {"trump": Card.CLUBS_ACE.suit, "marriages": marriages, "phase": Phase.PLAY, "declarer": second}
    yield {"phase": Phase.MATCH_OVER, "winners": (0,)}
    yield {"phase": Phase.MATCH_OVER, "winners": (0, 1)}
    yield {"phase": Phase.DEAL_OVER, "declarer": None}
    yield {"totals": (830, -40, 1000, 0)[: view.seats], "on_barrel": (0,)}
    if view.viewer is not None:
        yield {"turn": 0, "cards": (Card.HEARTS_NINE,), "contract": 120}
        yield {"turn": 0, "table": (Card.HEARTS_ACE,), "phase": Phase.PLAY, "leader": view.players[-2]}
    if view.viewer is not None and view.seats > 2:  # third to play, and a trump lies
        leader = view.players[(view.players.index(view.viewer) + 1) % 3]
        lies = {"table": (Card.HEARTS_ACE, Card.CLUBS_KING), "leader": leader, "phase": Phase.PLAY}
        lies |= {"trump": Card.CLUBS_KING.suit, "cards": (Card.CLUBS_QUEEN, Card.CLUBS_TEN)}
        lies["marriages"] = (Marriage(first, Card.CLUBS_KING.suit, 1),)
        yield {**lies, "declarer": first, "rules": EVERYTHING}
    full = {"must_trump": False, "declarer_scores": DeclarerScores.POINTS, "match_points": None}
    yield {"rules": msgspec.structs.replace(EVERYTHING, **full, must_beat=MustBeat.SUIT)}
    yield {"rules": msgspec.structs.replace(EVERYTHING, marriage_on_first_trick=False, barrel=Barrel.OFF)}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_is_missing_at_the_braille_level(asked: set[str], lang: str) -> None:
    """Whatever the game's words say there has words of its own, but what is listed here."""
    own = locale(lang)
    assert {name for name in asked if BRAILLE + name not in own} == WITHOUT_TWIN


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_message_of_the_braille_level_is_left_over(asked: set[str], lang: str) -> None:
    source = (ftl.LOCALES / lang / "tysiac_braille.ftl").read_text(encoding="utf-8")
    ours = {name for name in ftl.messages(lang) if name.startswith(BRAILLE) and f"\n{name} =" in source}
    said = {BRAILLE + name for name in asked} & ours
    reached = set().union(*(ftl.reached(lang, name) for name in said))
    assert ours - reached == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_legend_has_every_short_name_in_lines_that_fit(lang: str) -> None:
    scribe = Scribe(lang, detail=Detail.BRAILLE)
    lines = words.legend(scribe)
    assert all(cells(line) <= BRAILLE_LIMIT for line in lines)
    told = ", ".join(lines)
    for rank in Rank:
        short = msgspec.structs.replace(scribe, short=True).text("tysiac-rank", rank=rank.name)
        whole = scribe.text("tysiac-rank", rank=rank.name)
        assert short == whole or scribe.text("tysiac-legend-short", short=short, whole=whole) in told


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_have_the_same_short_name(lang: str) -> None:
    scribe = Scribe(lang, detail=Detail.BRAILLE, short=True)
    assert len({words.card_name(scribe, card) for card in Card}) == len(Card)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_card_is_whole_where_it_fits_and_short_where_not(lang: str) -> None:
    view = seen(3)
    scribe = ears(view, lang, Detail.BRAILLE, LONG)
    whole = words.card_name(scribe, Card.DIAMONDS_QUEEN)
    hearts = [card for card in Card if card.suit is Card.HEARTS_ACE.suit]
    full = msgspec.structs.replace(view, cards=tuple(reversed(hearts)))
    (line,) = words.event(scribe, ev.CardPlayed(1, Card.DIAMONDS_QUEEN, leads=False), view)
    assert line.endswith(whole)
    assert all(cells(line) <= BRAILLE_LIMIT for line in words.hand(scribe, full))


@pytest.mark.parametrize(
    ("event", "en", "pl"),
    [
        (ev.BidMade(1, 110), "Bob bids 110", "Bob licytuje 110"),
        (ev.CardPlayed(1, Card.HEARTS_ACE, leads=False), "Bob ace of hearts", "Bob as kier"),
        (ev.CardPlayed(1, Card.HEARTS_ACE, leads=True), "Bob leads ace of hearts", "Bob wychodzi asem kier"),
        (ev.TrickTaken(1, 9, (), 25, 65), "Bob takes it, 25 pt", "Bob bierze lewę, 25 pkt"),
        (ev.CardGiven(1, 0, Card.CLUBS_NINE), "From Bob: nine of clubs", "Bob daje dziewiątkę trefl"),
        (
            ev.MarriageDeclared(0, Card.HEARTS_ACE.suit, 100, None),
            "Your marriage hearts, 100, trump",
            "Meldujesz kiery, 100, atut",
        ),
    ],
)
def test_the_fact_comes_first_and_nothing_else(event: ev.AnyEvent, en: str, pl: str) -> None:
    view = seen(3)
    assert words.event(ears(view, "en", Detail.BRAILLE), event, view) == (en,)
    assert words.event(ears(view, "pl", Detail.BRAILLE), event, view) == (pl,)
