"""Why a move is refused (spec 3, 5, 6, 7): one guard a kind of move.

A guard returns the reason as an :class:`Illegal` or None, and looks at a :class:`Position`: the whole
hand and one viewer's view both are one, so a far client and ``apply`` ask the same guards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Any, Protocol

from thousand.game import Illegal
from thousand.miles.cards import HAZARDS, PROTECTS_FROM, SAFETY_AGAINST, Card
from thousand.miles.legality import why_not_at, why_not_own
from thousand.miles.moves import Discard, Draw, Extend, Move, NextHand, Play
from thousand.miles.rules import Rules
from thousand.miles.tableau import Tableau


class Phase(StrEnum):
    """What a hand waits for."""

    PLAY = "play"
    EXTENSION = "extension"
    HAND_OVER = "hand-over"
    MATCH_OVER = "match-over"


_PLAYING = Phase.PLAY
"""Asked at every move; a module's own name is found several times quicker than an enumeration's member."""


class Position(Protocol):
    """What the guards ask of a hand, seen whole or by one viewer."""

    @property
    def rules(self) -> Rules:
        """The rules in force."""

    @property
    def phase(self) -> Phase:
        """What the hand waits for."""

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""

    @property
    def goal(self) -> int:
        """The hand's goal, in miles."""

    @property
    def side_of(self) -> tuple[int, ...]:
        """The side of each seat."""

    @property
    def tableaux(self) -> tuple[Tableau, ...]:
        """The tableau of each side."""

    @property
    def can_draw(self) -> bool:
        """Whether a card can be drawn, if need be after a reshuffle."""

    @property
    def drawn(self) -> int:
        """A bit for each seat that has drawn for its coming play."""

    def cards_of(self, seat: int) -> tuple[Card, ...]:
        """The cards that the seat is known to hold."""

    def may_answer(self, seat: int, card: Card) -> bool:
        """Whether the card, laid by this seat now, is a coup fourré."""


def why_not(position: Position, seat: int, move: Move) -> Illegal | None:
    """Why ``seat`` may not make ``move``, or None where it may."""
    return GUARDS[type(move)](position, seat, move)


def _not_now(position: Position) -> Illegal:
    """Why a seat has to wait: nobody acts but the one in turn, and only while the hand is played."""
    if position.phase is Phase.EXTENSION:
        return Illegal("extension-first", seat=position.turn)
    if position.phase is not Phase.PLAY:
        return Illegal(position.phase.value)
    return Illegal("not-your-turn", seat=position.turn)


def _draw(position: Position, seat: int, move: Draw) -> Illegal | None:
    if seat != position.turn or position.phase is not _PLAYING:
        return _not_now(position)
    if position.drawn >> seat & 1:
        return Illegal("already-drawn")
    if not position.can_draw:
        return Illegal("pile-empty")
    return None


def _lay(position: Position, seat: int, card: Card) -> Illegal | None:
    """What playing and discarding share: one's turn, a card drawn, the card in hand (spec 3)."""
    if seat != position.turn or position.phase is not _PLAYING:
        return _not_now(position)
    if not position.drawn >> seat & 1 and position.can_draw:
        return Illegal("draw-first")
    if card not in position.cards_of(seat):
        return Illegal("not-held", card=card.name)
    return None


def _discard(position: Position, seat: int, move: Discard) -> Illegal | None:
    return _lay(position, seat, move.card)


def _play(position: Position, seat: int, move: Play) -> Illegal | None:
    card = move.card
    if card in SAFETY_AGAINST:
        return _lay(position, seat, card) or _aim(position, seat, card, move.target)
    if move.target is not None:
        return Illegal("no-target", card=card.name)
    if card in PROTECTS_FROM and position.may_answer(seat, card):
        return None
    refusal = _lay(position, seat, card)
    if refusal is not None:
        return refusal
    return why_not_own(position.tableaux[position.side_of[seat]], card, position.goal)


def _aim(position: Position, seat: int, card: Card, target: int | None) -> Illegal | None:
    if target is None:
        return Illegal("target-missing", card=card.name)
    if not 0 <= target < len(position.tableaux):
        return Illegal("no-such-side", target=target)
    refusal = why_not_attack(position, seat, card, target)
    if refusal is not None:
        return refusal
    return why_not_at(position.rules, position.tableaux[target], card, target)


def why_not_attack(position: Position, seat: int, card: Card, target: int) -> Illegal | None:
    """Why the seat may not attack the side ``target`` at all, however that one stands (spec 5)."""
    side_of = position.side_of
    if target == side_of[seat]:
        return Illegal("own-side", card=card.name)
    if position.rules.left_target_only and target != side_of[(seat + 1) % len(side_of)]:
        return Illegal("not-left", card=card.name, target=target)
    return None


def _extend(position: Position, seat: int, move: Extend) -> Illegal | None:
    if position.phase is not Phase.EXTENSION:
        return Illegal("no-extension")
    if seat != position.turn:
        return Illegal("extension-first", seat=position.turn)
    return None


def _next_hand(position: Position, seat: int, move: NextHand) -> Illegal | None:
    if position.phase is Phase.MATCH_OVER:
        return Illegal("match-over")
    if position.phase is not Phase.HAND_OVER:
        return Illegal("hand-running")
    if not 0 <= seat < len(position.side_of):
        return Illegal("no-such-seat", seat=seat)
    return None


GUARDS: dict[type, Callable[[Position, int, Any], Illegal | None]] = {
    Draw: _draw,
    Play: _play,
    Discard: _discard,
    Extend: _extend,
    NextHand: _next_hand,
}
"""The guard of each kind of move; :func:`why_not` asks it."""


def moves_of(position: Position, seat: int) -> Iterator[Move]:
    """The seat's moves in a stable order: draw; then for each kind of card held, in hand order, its
    plays by target and its discard; then the decision on an extension; then the next hand."""
    candidates: list[Move] = [Draw()]
    for card in dict.fromkeys(position.cards_of(seat)):
        if card in HAZARDS:
            candidates += [Play(card, side) for side in range(len(position.tableaux))]
        else:
            candidates.append(Play(card))
        candidates.append(Discard(card))
    candidates += [Extend(True), Extend(False), NextHand()]
    return (move for move in candidates if why_not(position, seat, move) is None)
