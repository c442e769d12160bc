"""What a sentence about each kind of event of Tysiąc has to tell early, as data (a11y: Sentences)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeAlias

import msgspec

from say.tysiac_facts_said import SAID, Fact
from thousand.say.cells import head
from thousand.say.scribe import BRAILLE_LIMIT, Detail, Scribe
from thousand.tysiac import events as ev
from thousand.tysiac.cards import Card, Suit
from thousand.tysiac.moves import Phase
from thousand.tysiac.view import View

LEAST = 4
"""So many letters of a rank's or a suit's name tell it, in whatever case it stands."""


class Facts:
    """The facts of events, as the listener of a scribe has to hear them; ``view`` is the listener's."""

    def __init__(self, scribe: Scribe, view: View) -> None:
        self.view = view
        self.detail = scribe.detail
        self._scribe = scribe

    def late(self, line: str, facts: list[Fact]) -> list[Fact]:
        """Those that the line does not tell within a braille line's cells."""
        start = head(line, BRAILLE_LIMIT).casefold()
        return [fact for fact in facts if not any(way.casefold() in start for way in fact)]

    def said(self, what: str) -> Fact:
        return SAID[self._scribe.lang][what]

    def me(self, seat: int) -> bool:
        return seat == self._scribe.viewer

    def player(self, seat: int) -> list[Fact]:
        """A player's name; the listener is told by the verb."""
        return [] if self.me(seat) else [(self._scribe.name(seat),)]

    def suit(self, suit: Suit) -> Fact:
        """The last word of its name, which tells it from others where it has two: "inimă roșie"."""
        return (self._scribe.text("tysiac-suit", suit=suit.name).split()[-1][: LEAST - 1],)

    def card(self, card: Card) -> list[Fact]:
        """Its rank, or the short name of it, and its suit."""
        short = msgspec.structs.replace(self._scribe, short=True)
        rank = self._scribe.at(Detail.NORMAL).text("tysiac-rank", rank=card.rank.name)
        ranks = (rank[:LEAST], rank[:2], short.text("tysiac-rank", rank=card.rank.name))
        return [ranks, self.suit(card.suit)]


def number(value: int) -> Fact:
    return (str(value),)


Of: TypeAlias = Callable[[Facts, Any], list[Fact]]

_ASKED = {Phase.AUCTION: "bid", Phase.TAKE: "take", Phase.GIVE: "give", Phase.LAY: "lay"}


def _turn(of: Facts, it: ev.TurnBegan) -> list[Fact]:
    view = of.view
    if not of.me(it.seat):
        return of.player(it.seat)
    if view.turn != it.seat or view.phase is not it.phase:
        return []  # the view of a batch of moves is the last
    if it.phase is Phase.PLAY:
        return [of.said("play" if view.table else "lead")]
    return [of.said(_ASKED[it.phase])]


def _given(of: Facts, it: ev.CardGiven) -> list[Fact]:
    both = [*of.player(it.seat), *of.player(it.to)]
    return both if it.card is None else [*both, *of.card(it.card)]


def _ended(of: Facts, it: ev.DealEnded) -> list[Fact]:
    if it.reason == "four-nines":
        return [number(it.number), of.said("void")]
    if it.reason == "bomb":
        return [of.said("bomb")]
    assert it.declarer is not None
    return [*of.player(it.declarer), of.said("makes" if it.made else "fails"), number(it.contract)]


def _match_ended(of: Facts, it: ev.MatchEnded) -> list[Fact]:
    points = number(it.totals[it.winners[0]])
    if len(it.winners) > 1:
        return [of.said("shared"), points]
    return [*of.player(it.winners[0]), of.said("wins"), points]


FACTS: dict[type, Of] = {
    ev.MatchStarted: lambda of, it: [of.said("starts")],
    ev.DealStarted: lambda of, it: [number(it.number), *of.player(it.dealer)],
    ev.Dealt: lambda of, it: [*of.player(it.seat), number(it.count)],
    ev.TurnBegan: _turn,
    ev.BidMade: lambda of, it: [*of.player(it.seat), number(it.points)],
    ev.Passed: lambda of, it: [*of.player(it.seat), of.said("passes")],
    ev.RedealAsked: lambda of, it: [*of.player(it.seat), of.said("new deal")],
    ev.AuctionWon: lambda of, it: [*of.player(it.seat), of.said("plays")],
    ev.MusikTaken: lambda of, it: [*of.player(it.seat), of.said("musik")],
    ev.ContractRaised: lambda of, it: [*of.player(it.seat), of.said("contract"), number(it.contract)],
    ev.BombDropped: lambda of, it: [*of.player(it.seat), of.said("bomb")],
    ev.CardGiven: _given,
    ev.CardLaidAway: lambda of, it: of.player(it.seat) if it.card is None else of.card(it.card),
    ev.MarriageDeclared: lambda of, it: [*of.player(it.seat), of.said("marriage"), of.suit(it.suit)],
    ev.CardPlayed: lambda of, it: [*of.player(it.seat), *of.card(it.card)],
    ev.TrickTaken: lambda of, it: [*of.player(it.seat), of.said("trick"), number(it.points)],
    ev.MusiksWon: lambda of, it: [*of.player(it.seat), of.said("laid away")],
    ev.DealEnded: _ended,
    ev.BarrelEntered: lambda of, it: [*of.player(it.seat), of.said("barrel")],
    ev.BarrelLeft: lambda of, it: [*of.player(it.seat), of.said("barrel"), number(it.total)],
    ev.MatchEnded: _match_ended,
}
"""Of every kind of event, what its first line has to tell."""


def sheets(of: Facts, ended: ev.DealEnded) -> Iterator[list[Fact]]:
    """Of every seat's sheet, what one of the lines has to tell: whose it is, what it brought, the total."""
    for seat, sheet in enumerate(ended.sheets):
        yield [*of.player(seat), number(abs(sheet.points)), number(abs(sheet.total))]
