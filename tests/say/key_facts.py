"""What a sentence about each kind of event has to tell early, as data (a11y: Sentences).

A fact is a few strings of which one has to be there. The facts of an event are those without which nobody
would know what happened or what to do; what they lead to by the rules may come later.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from thousand.miles import events as ev
from thousand.miles.cards import DISTANCES, Card
from thousand.miles.guards import Phase
from thousand.miles.view import View
from thousand.say import miles as words
from thousand.say.cells import head
from thousand.say.scribe import Detail, Scribe

from .facts_said import SAID, Fact

CELLS = 40
"""A braille line: where the facts have to be."""

LEAST = 4
"""So many letters of a card's name at least, where the whole of it has no room."""


class Facts:
    """The facts of events, as the listener of a scribe has to hear them; ``view`` is the listener's."""

    def __init__(self, scribe: Scribe, view: View) -> None:
        self.view = view
        self.lang = scribe.lang
        self.detail = scribe.detail
        self._scribe = scribe
        self._short = msgspec.structs.replace(scribe, short=True)

    def late(self, line: str, facts: list[Fact]) -> list[Fact]:
        """Those that the line does not tell within a braille line's cells."""
        start = head(line, CELLS).casefold()
        return [fact for fact in facts if not any(way.casefold() in start for way in fact)]

    def said(self, what: str) -> Fact:
        return SAID[self.lang][what]

    def me(self, seat: int) -> bool:
        return seat == self._scribe.viewer

    def player(self, seat: int) -> list[Fact]:
        """A player's name; the listener is told by the verb."""
        return [] if self.me(seat) else [(self._scribe.name(seat),)]

    def side(self, side: int) -> list[Fact]:
        """A side by one of its players (each of them is in one side alone) or by its number."""
        seats = self.view.sides[side]
        if self._scribe.viewer in seats:
            return []
        names = tuple(self._scribe.name(seat) for seat in seats)
        numbers = ("team {}", "drużyna {}", "drużynę {}", "équipe {}", "echipa {}", "第{}队")
        return [(*names, *(number.format(side + 1) for number in numbers))]

    def hit(self, side: int) -> list[Fact]:
        """Whom a hazard falls on, the listener too."""
        seats = self.view.sides[side]
        if self._scribe.viewer in seats:
            return [self.said("your team" if len(seats) > 1 else "you")]
        return self.side(side)

    def card(self, card: Card) -> Fact:
        """A card's name, or as much of its beginning as no other card has; or its short name."""
        if card in DISTANCES:
            return (str(int(card)),)
        whole = name(self._scribe, card)
        size = LEAST
        while size < len(whole) and sum(name(self._scribe, it).startswith(whole[:size]) for it in Card) > 1:
            size += 1
        begun = whole[:size]
        return (begun, begun.replace("As k", "Asa k"), words.card_name(self._short, card))


def name(scribe: Scribe, card: Card) -> str:
    """The card's whole name."""
    return words.card_name(scribe.at(Detail.NORMAL), card)


def number(value: int) -> Fact:
    return (str(value),)


Of: TypeAlias = Callable[[Facts, Any], list[Fact]]


def _turn(of: Facts, it: ev.TurnBegan) -> list[Fact]:
    if not of.me(it.seat):
        return of.player(it.seat)
    view = of.view
    # The view of a batch of moves is the last: only where the turn is still on does it tell of this one.
    ready = (
        view.phase is Phase.PLAY and view.turn == it.seat and (view.has_drawn(it.seat) or not view.can_draw)
    )
    return [
        of.said("your turn"),
        *([of.said("play or discard")] if ready and of.detail is not Detail.BRIEF else []),
    ]


def _distance(of: Facts, it: ev.DistancePlayed) -> list[Fact]:
    """The brief level tells the card alone."""
    total = [] if of.detail is Detail.BRIEF else [number(it.miles)]
    return [*of.player(it.seat), of.card(it.card), *total]


def _lost(of: Facts, it: ev.MilesLost) -> list[Fact]:
    return [*of.player(it.seat), number(it.lost) if it.lost else of.said("for nothing")]


def _hand_ended(of: Facts, it: ev.HandEnded) -> list[Fact]:
    if it.winner is None:
        return [number(it.number), of.said("nobody wins")]
    return [*of.side(it.winner), of.said("wins")]


def _match_ended(of: Facts, it: ev.MatchEnded) -> list[Fact]:
    points = number(it.totals[it.winners[0]])
    if len(it.winners) > 1:
        return [of.said("shared"), points]
    return [*of.side(it.winners[0]), of.said("wins"), points]


FACTS: dict[type, Of] = {
    ev.MatchStarted: lambda of, it: [of.said("starts")],
    ev.HandStarted: lambda of, it: [number(it.number), *of.player(it.dealer)],
    ev.Dealt: lambda of, it: [*of.player(it.seat), number(it.count)],
    ev.TurnBegan: _turn,
    ev.CardDrawn: lambda of, it: of.player(it.seat) if it.card is None else [of.card(it.card)],
    ev.DrawPileEmpty: lambda of, it: [of.said("pile empty")],
    ev.Reshuffled: lambda of, it: [number(it.count)],
    ev.DistancePlayed: _distance,
    ev.MilesLost: _lost,
    ev.HazardPlayed: lambda of, it: [*of.player(it.seat), of.card(it.card), *of.hit(it.target)],
    ev.RemedyPlayed: lambda of, it: [*of.player(it.seat), of.card(it.card)],
    ev.SafetyPlayed: lambda of, it: [*of.player(it.seat), of.card(it.card)],
    ev.CoupFourreOffered: lambda of, it: [of.said("coup"), of.said("press C")],
    ev.CoupFourre: lambda of, it: [*of.player(it.seat), of.said("coup"), of.card(it.card)],
    ev.SeatsSkipped: lambda of, it: [
        of.said("loses a turn"),
        *([] if of.view.viewer in it.seats else of.player(it.seats[0])),
    ],
    ev.Discarded: lambda of, it: [*of.player(it.seat), of.card(it.card)],
    ev.ExtensionOffered: lambda of, it: [*of.side(of.view.side_of[it.seat]), of.said("extension")],
    ev.ExtensionCalled: lambda of, it: [*of.player(it.seat), of.said("extension")],
    ev.ExtensionDeclined: lambda of, it: [*of.player(it.seat), of.said("ends the round")],
    ev.TripCompleted: lambda of, it: [*of.side(it.side), of.said("trip")],
    ev.HandEnded: _hand_ended,
    ev.MatchEnded: _match_ended,
}
"""Of every kind of event, what its first line has to tell."""


def sheets(of: Facts, ended: ev.HandEnded) -> Iterator[list[Fact]]:
    """Of every side's score sheet, what one of the lines has to tell: whose it is, and both sums."""
    for side, sheet in enumerate(ended.sheets):
        yield [*of.side(side), number(sheet.points), number(sheet.total)]
