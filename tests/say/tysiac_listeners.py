"""Tables of Tysiąc and those who listen at them, and one or more of every event for any of them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from say.listeners import LONG, NAMES
from thousand import tysiac
from thousand.deal import from_number
from thousand.say import tysiac as words
from thousand.say.fluent import languages, locale
from thousand.say.scribe import Detail, Scribe
from thousand.tysiac import events as ev
from thousand.tysiac.cards import DECK, Card, Suit
from thousand.tysiac.moves import Phase
from thousand.tysiac.rules import house
from thousand.tysiac.view import View

__all__ = ["LANGUAGES", "LONG", "NAMES", "SEATS", "ears", "samples", "seen", "silent"]

LANGUAGES = tuple(lang for lang in languages() if "tysiac-card" in locale(lang))
"""Those that have words of their own for this game; ``test_locales`` tells when one lacks them."""

SEATS = (2, 3, 4)

LONGEST = (Card.DIAMONDS_QUEEN, Card.CLUBS_NINE, Card.DIAMONDS_NINE)
"""Cards with the longest names."""


def seen(seats: int, viewer: int | None = 0, **changes: object) -> View:
    """The view of a match just dealt to so many, with some fields changed."""
    match, _ = tysiac.start(house(seats), seats, from_number(1))
    return msgspec.structs.replace(tysiac.view(match, viewer), **changes)


def ears(
    view: View, lang: str = "en", detail: Detail = Detail.NORMAL, names: tuple[str, ...] = NAMES
) -> Scribe:
    """The viewer as a listener."""
    return Scribe(lang, detail=detail).at_table(names[: view.seats], view.viewer, teams=words.teams(view))


def silent(detail: Detail) -> set[type[ev.Event]]:
    """What may be passed over at a level, where somebody else does it: others' cards, which nobody sees, and
    whose turn it is."""
    if detail is Detail.FULL:
        return set()
    hidden: set[type[ev.Event]] = {ev.Dealt, ev.CardLaidAway}
    return hidden | {ev.CardGiven, ev.TurnBegan} if detail is Detail.BRIEF else hidden


def samples(view: View) -> Iterator[ev.AnyEvent]:
    """Events of every kind, as nobody's eyes perceive them: to be redacted for the viewer."""
    yield from _frame(view)
    for seat in range(view.seats):
        yield from _auction(view, seat)
        yield from _play(view, seat)


def _frame(view: View) -> Iterator[ev.AnyEvent]:
    seats = view.seats
    for points in (1000, 10_000, None):
        yield ev.MatchStarted(seats, msgspec.structs.replace(view.rules, match_points=points))
    for seat in range(seats):
        players = tuple(range(seats)) if seats < 4 else tuple(s for s in range(4) if s != seat)
        yield ev.DealStarted(12, seat, players, "c0ffee")
        yield ev.Dealt(seat, DECK[14:24], 10)
        yield ev.Dealt(seat, (Card.HEARTS_KING, Card.HEARTS_QUEEN, *LONGEST), 5)
        yield from (
            ev.BarrelEntered(seat, 990),
            ev.BarrelLeft(seat, 680),
            ev.MatchEnded((seat,), (1040,) * seats),
        )
        for shared in range(1, seats):
            yield ev.MatchEnded((seat, (seat + shared) % seats), (1000,) * seats)
        for sheets in _sheets(seats):
            yield ev.DealEnded(12, "played", seat, 120, True, sheets, "")
            yield ev.DealEnded(12, "played", seat, 300, False, sheets, "")
            yield ev.DealEnded(view.number, "bomb", seat, 100, None, sheets, "")
    yield ev.DealEnded(12, "four-nines", None, 0, None, (ev.SeatSheet(),) * seats, "")


def _sheets(seats: int) -> Iterator[tuple[ev.SeatSheet, ...]]:
    one = ev.SeatSheet(tricks=92, musiks=21, marriages=180, taken=293, rounded=295, points=295, total=990)
    lost = ev.SeatSheet(tricks=119, taken=119, rounded=120, points=-300, total=-1240)
    barred = ev.SeatSheet(tricks=60, marriages=280, taken=340, rounded=340, points=0, total=995, barred=True)
    exact = ev.SeatSheet(tricks=120, taken=120, rounded=120, points=120, total=120)
    for sheet in (one, lost, barred, exact, ev.SeatSheet()):
        yield (sheet,) * seats


def _auction(view: View, seat: int) -> Iterator[ev.AnyEvent]:
    seats = view.seats
    yield from (
        ev.TurnBegan(seat, phase) for phase in Phase if phase.value not in ("deal-over", "match-over")
    )
    yield from (
        ev.BidMade(seat, 100, opening=True),
        ev.BidMade(seat, 360),
        ev.Passed(seat),
        ev.RedealAsked(seat),
    )
    yield from (ev.AuctionWon(seat, 100, forced=True), ev.AuctionWon(seat, 360, forced=False))
    yield ev.ContractRaised(seat, 360)
    for musik in range(2 if seats == 2 else 1):
        cards = LONGEST[: 2 if seats == 2 else 3]
        yield from (ev.MusikTaken(seat, musik, cards, len(cards), shown) for shown in (True, False))
    yield from (ev.BombDropped(seat, left) for left in (0, 1, 2, 5))
    for to in range(seats):
        if to != seat:
            yield from (ev.CardGiven(seat, to, card) for card in Card)
    yield from (ev.CardLaidAway(seat, card, nth) for card in LONGEST for nth in (1, 2))


def _play(view: View, seat: int) -> Iterator[ev.AnyEvent]:
    for suit in Suit:
        for trump in (None, Suit.DIAMONDS):
            yield ev.MarriageDeclared(seat, suit, 100, trump)
    for card in Card:
        yield from (ev.CardPlayed(seat, card, leads) for leads in (True, False))
    tricks = view.tricks
    for number, trick in enumerate(tricks, 1):
        yield ev.TrickTaken(seat, number, trick.cards, trick.points, 226)
    yield from (ev.TrickTaken(seat, 10, LONGEST, points, 226) for points in (0, 1, 22, 33))
    cards = (*LONGEST, Card.DIAMONDS_KING)
    yield ev.MusiksWon(seat, cards, 31, 331)
