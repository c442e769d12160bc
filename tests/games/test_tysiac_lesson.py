"""The lesson of Tysiąc: a real deal of real rules, in which every choice of the pupil leads to the end."""

from __future__ import annotations

from collections.abc import Iterator

from thousand import tysiac
from thousand.deal import from_number
from thousand.games.tysiac_lesson import GIFTS, LESSON, SEED, Partner
from thousand.tysiac import events as ev
from thousand.tysiac.cards import Card, Suit
from thousand.tysiac.match import Match
from thousand.tysiac.moves import Phase
from thousand.tysiac.rules import PRESETS

PUPIL = 0
SEATS = LESSON.bots + 1
TASKS = [task for step in LESSON.steps for task in step.tasks if not task.looks]

Events = tuple[ev.AnyEvent, ...]


def bots(match: Match) -> tuple[Match, Events]:
    """The match when it waits for the pupil, or is over."""
    happened: Events = ()
    while match.deal.turn != PUPIL and match.deal.phase not in (Phase.DEAL_OVER, Phase.MATCH_OVER):
        seat = match.deal.turn
        match, more = tysiac.apply(match, seat, Partner().choose(tysiac.view(match, seat)).move)
        happened += more
    return match, happened


def courses(match: Match, happened: Events, done: int = 0) -> Iterator[Events]:
    """Every way through the lesson: all that happens."""
    if done == len(TASKS):
        yield happened
        return
    welcome = [move for move in tysiac.legal(tysiac.view(match, PUPIL)) if TASKS[done].wants(move)]
    assert welcome, TASKS[done].name
    for move in welcome:
        after, events = tysiac.apply(match, PUPIL, move)
        after, more = bots(after)
        yield from courses(after, happened + events + more, done + 1)


def begun() -> tuple[Match, Events]:
    match, events = tysiac.start(PRESETS[LESSON.rules](SEATS), SEATS, from_number(SEED))
    match, more = bots(match)
    return match, events + more


WAYS = list(courses(*begun()))


def test_the_lesson_has_ten_steps_and_many_ways_to_its_end() -> None:
    assert len(LESSON.steps) == 10
    assert len(WAYS) > 50


def test_on_every_way_the_contract_of_130_is_made() -> None:
    for happened in WAYS:
        ended = next(event for event in happened if isinstance(event, ev.DealEnded))
        assert (ended.declarer, ended.contract, ended.made) == (PUPIL, 130, True)


def test_the_deal_is_what_the_words_tell() -> None:
    """The marriage in the first hand, the musik, who has to open and who raises."""
    match, happened = begun()
    held = set(tysiac.view(match, PUPIL).cards)
    assert {Card.HEARTS_KING, Card.HEARTS_QUEEN, Card.DIAMONDS_NINE} <= held
    assert [card for card in held if card.suit is Suit.DIAMONDS] == [GIFTS[1]]
    assert ev.BidMade(2, 100, opening=True) in happened
    assert match.deal.musiks == ((Card.CLUBS_ACE, Card.HEARTS_TEN, Card.SPADES_JACK),)
    for way in WAYS:
        assert ev.BidMade(2, 120) in way


def test_the_tricks_go_as_the_words_tell() -> None:
    for way in WAYS:
        first, married, followed, trumped, *_ = [e for e in way if isinstance(e, ev.TrickTaken)]
        assert (first.seat, married.seat, followed.seat, trumped.seat) == (PUPIL, 1, 1, PUPIL)
        assert married.cards[1] is Card.HEARTS_ACE
        assert (followed.cards[0].suit, followed.cards[2]) == (Suit.SPADES, Card.SPADES_NINE)
        assert trumped.cards[:2] == (Card.DIAMONDS_TEN, Card.DIAMONDS_ACE)
        assert trumped.total >= 130
        assert [e.suit for e in way if isinstance(e, ev.MarriageDeclared) and e.seat == PUPIL] == [
            Suit.HEARTS
        ]


def test_one_spade_alone_can_be_played_to_the_third_trick() -> None:
    match, _ = begun()
    for text in ("bid 110", "bid 130", "give js to 2", "give 9d to 3", "play ac", "play qh"):
        match, _ = bots(tysiac.apply(match, PUPIL, tysiac.parse(text))[0])
    assert [tysiac.format(move) for move in tysiac.legal(tysiac.view(match, PUPIL))] == ["play 9s"]
