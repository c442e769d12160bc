"""What one viewer may know: built field by field, never by deleting secrets."""

from __future__ import annotations

import msgspec

from thousand.game import Illegal, Seat, Viewer
from thousand.tysiac import events as ev
from thousand.tysiac.auction import highest_bid
from thousand.tysiac.cards import MARRIAGE_POINTS, Card, Suit
from thousand.tysiac.deals import Call, Deal, Gift, Marriage, Trick
from thousand.tysiac.guards import moves_of
from thousand.tysiac.guards import why_not as guard
from thousand.tysiac.match import Match, to_act
from thousand.tysiac.moves import Move, Phase
from thousand.tysiac.rules import Rules
from thousand.tysiac.tricks import declares


class View(msgspec.Struct, frozen=True, gc=False):
    """A match as ``viewer`` (a seat, or None for a spectator) sees it.

    ``cards`` are the viewer's own; of the others only their number is known (``counts``). ``totals`` are
    the match before this deal, after it once it is over, when ``sheets`` tell of it; ``reason`` is how it
    ended. ``on_barrel`` are the seats that began the deal there, ``bombs`` what each seat has left.

    ``calls`` is the auction; ``declarer`` who made the highest bid so far, ``contract`` that bid or what it
    was raised to (0 before any); ``forced`` that the others passed on the opening. ``took`` tells which
    musik was taken, ``musik`` its cards where the viewer may know them. ``gifts`` tell who was given a
    card, and which where the viewer may know; ``laid`` are the viewer's own cards laid away, ``laid_away``
    how many there are.

    ``table`` is the trick that is played, which ``leader`` led, ``tricks`` all that were taken in this
    deal, ``taken`` what each seat's are worth, ``marriages`` those declared. ``acting`` are the seats that
    may act.
    """

    viewer: Viewer
    rules: Rules
    number: int
    dealer: int
    players: tuple[int, ...]
    totals: tuple[int, ...]
    sheets: tuple[ev.SeatSheet, ...]
    winners: tuple[int, ...]
    phase: Phase
    reason: str
    turn: Seat
    acting: frozenset[Seat]
    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    on_barrel: tuple[int, ...]
    bombs: tuple[int, ...]
    calls: tuple[Call, ...]
    declarer: int | None
    contract: int
    forced: bool
    took: int | None
    musik: tuple[Card, ...] | None
    gifts: tuple[Gift, ...]
    laid: tuple[Card, ...]
    laid_away: int
    trump: Suit | None
    leader: Seat
    table: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    taken: tuple[int, ...]
    marriages: tuple[Marriage, ...]

    @property
    def seats(self) -> int:
        """How many seats there are, one that sits out included."""
        return len(self.counts)

    @property
    def sitting_out(self) -> Seat | None:
        """The seat that takes no part in this deal: with four the dealer."""
        return self.dealer if self.dealer not in self.players else None

    @property
    def last_trick(self) -> Trick | None:
        """The trick that was taken last in this deal."""
        return self.tricks[-1] if self.tricks else None

    @property
    def points(self) -> tuple[int, ...]:
        """What each seat has taken so far in this deal: tricks and marriages, without cards laid away."""
        marriages = [
            sum(MARRIAGE_POINTS[one.suit] for one in self.marriages if one.seat == seat)
            for seat in range(self.seats)
        ]
        return tuple(map(int.__add__, self.taken, marriages))

    def cards_of(self, seat: int) -> tuple[Card, ...]:
        """The seat's cards where it is the viewer's own."""
        return self.cards if seat == self.viewer else ()


def view(match: Match, viewer: Viewer) -> View:
    """The match as ``viewer`` may know it."""
    deal = match.deal
    is_declarer = viewer is not None and viewer == deal.declarer
    return View(
        viewer=viewer,
        rules=match.rules,
        number=match.number,
        dealer=deal.dealer,
        players=deal.players,
        totals=match.totals,
        sheets=match.sheets,
        winners=match.winners,
        phase=deal.phase,
        reason=deal.reason,
        turn=deal.turn,
        acting=to_act(match),
        cards=() if viewer is None else deal.held[viewer],
        counts=tuple(len(cards) for cards in deal.held),
        on_barrel=deal.on_barrel,
        bombs=deal.bombs,
        calls=deal.calls,
        declarer=deal.declarer,
        contract=deal.contract,
        forced=deal.forced,
        took=deal.took,
        musik=_musik(deal, viewer),
        gifts=tuple(
            Gift(gift.to, gift.card if is_declarer or gift.to == viewer else None) for gift in deal.gifts
        ),
        laid=deal.laid if is_declarer else (),
        laid_away=deal.laid_away,
        trump=deal.trump,
        leader=deal.leader,
        table=deal.table,
        tricks=deal.tricks,
        taken=deal.taken,
        marriages=deal.marriages,
    )


def _musik(deal: Deal, viewer: Viewer) -> tuple[Card, ...] | None:
    """The musik taken, where the viewer may know it (spec "The musik")."""
    if deal.took is None:
        return None
    return deal.musiks[deal.took] if deal.shown or viewer == deal.declarer else None


def legal(seen: View) -> tuple[Move, ...]:
    """The viewer's moves, in the stable order of :func:`~thousand.tysiac.guards.moves_of`."""
    return () if seen.viewer is None else tuple(moves_of(seen, seen.viewer))


def why_not(seen: View, move: Move) -> Illegal | None:
    """Why the viewer may not make this move: the guards of ``apply``."""
    return Illegal("spectator") if seen.viewer is None else guard(seen, seen.viewer, move)


def redact(event: ev.AnyEvent, viewer: Viewer) -> ev.AnyEvent | None:
    """The event as this viewer perceives it: cards that it may not see are hidden."""
    match event:
        case ev.Dealt(seat=seat) if seat != viewer:
            return ev.Dealt(seat, None, event.count)
        case ev.MusikTaken(seat=seat, shown=False) if seat != viewer:
            return ev.MusikTaken(seat, event.musik, None, event.count, shown=False)
        case ev.CardGiven(seat=seat, to=to) if viewer not in (seat, to):
            return ev.CardGiven(seat, to, None)
        case ev.CardLaidAway(seat=seat) if seat != viewer:
            return ev.CardLaidAway(seat, None, event.nth)
        case _:
            return event


def would_declare(seen: View, card: Card) -> bool:
    """Whether the viewer's card, led now, would declare a marriage."""
    return not seen.table and declares(seen.rules, seen.cards, card, len(seen.tricks))


def cap(seen: View) -> int:
    """The most that the viewer's hand allows it to bid, whoever's turn it is."""
    return highest_bid(seen.rules, seen.cards)


def to_play(seen: View) -> bool:
    """Whether the viewer has a card to play to the trick as it lies now, in turn or soon."""
    seat = seen.viewer
    if seen.phase is not Phase.PLAY or seat is None or seat not in seen.players:
        return False
    if not seen.table:
        return seat == seen.turn
    players = seen.players
    place = (players.index(seat) - players.index(seen.leader)) % len(players)
    return place >= len(seen.table)
