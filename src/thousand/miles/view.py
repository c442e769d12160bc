"""What one viewer may know (spec 6, 11): built field by field, never by deleting secrets."""

from __future__ import annotations

import msgspec

from thousand.game import Illegal, Seat, Viewer
from thousand.miles import events as ev
from thousand.miles.cards import SAFETY_AGAINST, Card
from thousand.miles.guards import Phase, moves_of, why_not_attack
from thousand.miles.guards import why_not as guard
from thousand.miles.legality import why_not_at, why_not_own
from thousand.miles.match import Match
from thousand.miles.moves import Move
from thousand.miles.rules import Rules
from thousand.miles.scoring import Items, fallen
from thousand.miles.tableau import Tableau


class View(msgspec.Struct, frozen=True, gc=False):
    """A match as ``viewer`` (a seat, or None for a spectator) sees it.

    ``cards`` are the viewer's own; of the others only their number is known (``counts``).
    ``discards`` lie open, in the order laid; ``reshuffles`` tells how often they became the draw pile
    in this hand, ``laid_since`` whether a card was laid on a tableau after the last time. ``answer`` is
    the safety with which the viewer may make a coup fourré now, ``danger`` the hazard and the side it
    fell on while any window is open. ``points`` is what each side has earned in this hand so far,
    ``totals`` the match before it (after it, once it is over). ``acting`` are the seats that may act,
    as far as the viewer may know.
    """

    viewer: Viewer
    rules: Rules
    sides: tuple[tuple[int, ...], ...]
    side_of: tuple[int, ...]
    number: int
    dealer: int
    totals: tuple[int, ...]
    winners: tuple[int, ...]
    phase: Phase
    turn: Seat
    goal: int
    extended_by: int | None
    cards: tuple[Card, ...]
    counts: tuple[int, ...]
    drawn: int
    left: int
    discards: tuple[Card, ...]
    reshuffles: int
    laid_since: bool
    tableaux: tuple[Tableau, ...]
    points: tuple[Items, ...]
    acting: frozenset[Seat]
    answer: Card | None
    danger: tuple[Card, int] | None

    @property
    def can_draw(self) -> bool:
        """Whether a card can be drawn: the draw pile has one, or the discards will be reshuffled."""
        return self.left > 0 or (self.rules.reshuffle and bool(self.discards))

    @property
    def side(self) -> int | None:
        """The viewer's side, or None for a spectator."""
        return None if self.viewer is None else self.side_of[self.viewer]

    def has_drawn(self, seat: int) -> bool:
        """Whether the seat has drawn for its coming play."""
        return bool(self.drawn >> seat & 1)

    def cards_of(self, seat: int) -> tuple[Card, ...]:
        """The seat's cards where it is the viewer's own."""
        return self.cards if seat == self.viewer else ()

    def may_answer(self, seat: int, card: Card) -> bool:
        """Whether the card, laid by the viewer now, is a coup fourré."""
        return seat == self.viewer and card is self.answer


def view(match: Match, viewer: Viewer) -> View:
    """The match as ``viewer`` may know it."""
    hand = match.hand
    window = hand.window
    holds_answer = window is not None and viewer is not None and window.holder == viewer
    acting = hand.to_act()
    if window is not None and window.holder not in (None, viewer, hand.turn):
        acting -= {window.holder}
    return View(
        viewer=viewer,
        rules=match.rules,
        sides=match.sides,
        side_of=hand.side_of,
        number=match.number,
        dealer=match.dealer,
        totals=match.totals,
        winners=match.winners,
        phase=hand.phase,
        turn=hand.turn,
        goal=hand.goal,
        extended_by=hand.extended_by,
        cards=() if viewer is None else hand.held[viewer],
        counts=tuple(len(cards) for cards in hand.held),
        drawn=hand.drawn,
        left=hand.left,
        discards=hand.discards,
        reshuffles=hand.reshuffles,
        laid_since=hand.laid_since,
        tableaux=hand.tableaux,
        points=tuple(fallen(tableau, match.rules.scores) for tableau in hand.tableaux),
        acting=acting,
        answer=window.answer if window is not None and holds_answer else None,
        danger=None if window is None or window.attacker is None else (window.hazard, window.side),
    )


def legal(seen: View) -> tuple[Move, ...]:
    """The viewer's moves, in the stable order of :func:`~thousand.miles.guards.moves_of`."""
    return () if seen.viewer is None else tuple(moves_of(seen, seen.viewer))


def why_not(seen: View, move: Move) -> Illegal | None:
    """Why the viewer may not make this move: the guards of ``apply``."""
    return Illegal("spectator") if seen.viewer is None else guard(seen, seen.viewer, move)


def redact(event: ev.AnyEvent, viewer: Viewer) -> ev.AnyEvent | None:
    """The event as this viewer perceives it: others' cards are hidden, and so is an offered coup."""
    match event:
        case ev.Dealt(seat=seat) if seat != viewer:
            return ev.Dealt(seat, None, event.count)
        case ev.CardDrawn(seat=seat) if seat != viewer:
            return ev.CardDrawn(seat, None, event.left, event.replaces)
        case ev.CoupFourreOffered(seat=seat) if seat != viewer:
            return None
        case _:
            return event


def targets(seen: View, hazard: Card) -> tuple[int, ...]:
    """The sides on which the viewer's hazard may fall as the table stands (spec 5), whoever's turn it is."""
    viewer = seen.viewer
    if viewer is None:
        return ()
    return tuple(
        side
        for side, tableau in enumerate(seen.tableaux)
        if why_not_attack(seen, viewer, hazard, side) is None
        and why_not_at(seen.rules, tableau, hazard, side) is None
    )


def fits(seen: View, card: Card) -> bool:
    """Whether the viewer's card can be laid as the table stands, whoever's turn it is and drawn or not."""
    if card in SAFETY_AGAINST:
        return bool(targets(seen, card))
    return seen.side is not None and why_not_own(seen.tableaux[seen.side], card, seen.goal) is None
