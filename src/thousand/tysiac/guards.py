"""Why a move is refused: one guard a kind of move.

A guard returns the reason as an :class:`Illegal` or None, and looks at a :class:`Position`: the whole
deal and one viewer's view both are one, so a far client and ``apply`` ask the same guards.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Any, Protocol

from thousand.game import Illegal
from thousand.tysiac.auction import highest_bid, worth_of_marriages
from thousand.tysiac.cards import NINES, Card, Suit
from thousand.tysiac.deals import Call, Gift
from thousand.tysiac.moves import (
    Bid,
    Bomb,
    Give,
    LayAway,
    Move,
    NextDeal,
    Pass,
    Phase,
    Play,
    Raise,
    Redeal,
    Take,
)
from thousand.tysiac.rules import CAP_WITHOUT_MARRIAGE, HARD_CAPS, OPENING, STEP, Rules
from thousand.tysiac.tricks import why_not_card


class Position(Protocol):
    """What the guards ask of a deal, seen whole or by one viewer."""

    @property
    def rules(self) -> Rules:
        """The rules in force."""

    @property
    def seats(self) -> int:
        """How many seats there are, one that sits out included."""

    @property
    def phase(self) -> Phase:
        """What the deal waits for."""

    @property
    def turn(self) -> int:
        """The seat that it waits for."""

    @property
    def players(self) -> tuple[int, ...]:
        """Who takes part, in turn."""

    @property
    def calls(self) -> tuple[Call, ...]:
        """The auction so far."""

    @property
    def contract(self) -> int:
        """The highest bid so far, or the contract; 0 before any."""

    @property
    def forced(self) -> bool:
        """Whether the others passed on the opening."""

    @property
    def gifts(self) -> tuple[Gift, ...]:
        """Who has been given a card."""

    @property
    def laid_away(self) -> int:
        """How many cards have been laid away."""

    @property
    def bombs(self) -> tuple[int, ...]:
        """How many bombs each seat has left."""

    @property
    def trump(self) -> Suit | None:
        """The trump."""

    @property
    def table(self) -> tuple[Card, ...]:
        """The trick that is played."""

    def cards_of(self, seat: int) -> tuple[Card, ...]:
        """The cards that the seat is known to hold."""


def why_not(position: Position, seat: int, move: Move) -> Illegal | None:
    """Why ``seat`` may not make ``move``, or None where it may."""
    return GUARDS[type(move)](position, seat, move)


def _not_now(position: Position, seat: int, *phases: Phase) -> Illegal | None:
    """Why the seat has to wait, unless the deal waits for it in one of these phases."""
    phase = position.phase
    if seat == position.turn and phase in phases:
        return None
    if phase in (Phase.DEAL_OVER, Phase.MATCH_OVER):
        return Illegal(phase.value)
    if not 0 <= seat < position.seats:
        return Illegal("no-such-seat", seat=seat)
    if seat not in position.players:
        return Illegal("sitting-out")
    if seat != position.turn:
        return Illegal("not-your-turn", seat=position.turn)
    return Illegal(f"{phase.value}-now")


def _bid(position: Position, seat: int, move: Bid) -> Illegal | None:
    refusal = _not_now(position, seat, Phase.AUCTION)
    if refusal is not None:
        return refusal
    if not position.contract:
        return None if move.points == OPENING else Illegal("must-open", points=OPENING)
    return _above(position, seat, move.points)


def _above(position: Position, seat: int, points: int) -> Illegal | None:
    """What bidding and raising share: by tens, above the last bid, no more than the hand allows."""
    if points % STEP:
        return Illegal("bid-not-tens", points=points, step=STEP)
    if points <= position.contract:
        return Illegal("bid-too-low", points=points, low=position.contract + STEP)
    held = position.cards_of(seat)
    high = highest_bid(position.rules, held)
    if points <= high:
        return None
    marriages = worth_of_marriages(held)
    if high < CAP_WITHOUT_MARRIAGE + marriages:
        return Illegal("bid-hard-cap", points=points, high=high)
    return Illegal("bid-too-high", points=points, high=high, marriages=marriages)


def _pass(position: Position, seat: int, move: Pass) -> Illegal | None:
    refusal = _not_now(position, seat, Phase.AUCTION)
    if refusal is not None:
        return refusal
    return None if position.contract else Illegal("must-open", points=OPENING)


def _redeal(position: Position, seat: int, move: Redeal) -> Illegal | None:
    if not position.rules.four_nines:
        return Illegal("no-redeal")
    refusal = _not_now(position, seat, Phase.AUCTION)
    if refusal is not None:
        return refusal
    if any(call.seat == seat for call in position.calls):
        return Illegal("redeal-late")
    nines = sum(card in NINES for card in position.cards_of(seat))
    return None if nines == len(NINES) else Illegal("nines-missing", held=nines)


def _take(position: Position, seat: int, move: Take) -> Illegal | None:
    refusal = _not_now(position, seat, Phase.TAKE)
    if refusal is not None:
        return refusal
    return None if move.musik in (0, 1) else Illegal("no-such-musik", musik=move.musik)


def _raise(position: Position, seat: int, move: Raise) -> Illegal | None:
    if not position.rules.raise_after_musik:
        return Illegal("no-raise")
    refusal = _not_now(position, seat, Phase.GIVE, Phase.LAY)
    if refusal is not None:
        return refusal
    if position.gifts or position.laid_away:
        return Illegal("raise-late")
    return _above(position, seat, move.points)


def _bomb(position: Position, seat: int, move: Bomb) -> Illegal | None:
    if position.seats == 2 or not position.rules.bombs:
        return Illegal("no-bombs")
    refusal = _not_now(position, seat, Phase.GIVE)
    if refusal is not None:
        return refusal
    if not position.forced:
        return Illegal("bomb-not-forced", points=OPENING)
    if position.gifts:
        return Illegal("bomb-late")
    return None if position.bombs[seat] else Illegal("bombs-used", bombs=position.rules.bombs)


def _give(position: Position, seat: int, move: Give) -> Illegal | None:
    refusal = _not_now(position, seat, Phase.GIVE) or _not_held(position, seat, move.card)
    if refusal is not None:
        return refusal
    if move.to == seat or move.to not in position.players:
        return Illegal("no-opponent", seat=move.to)
    if any(gift.to == move.to for gift in position.gifts):
        return Illegal("given-already", seat=move.to)
    return None


def _lay_away(position: Position, seat: int, move: LayAway) -> Illegal | None:
    return _not_now(position, seat, Phase.LAY) or _not_held(position, seat, move.card)


def _play(position: Position, seat: int, move: Play) -> Illegal | None:
    card = move.card
    return (
        _not_now(position, seat, Phase.PLAY)
        or _not_held(position, seat, card)
        or why_not_card(position.rules, position.cards_of(seat), position.table, position.trump, card)
    )


def _not_held(position: Position, seat: int, card: Card) -> Illegal | None:
    return None if card in position.cards_of(seat) else Illegal("not-held", card=card.name)


def _next_deal(position: Position, seat: int, move: NextDeal) -> Illegal | None:
    if position.phase is Phase.MATCH_OVER:
        return Illegal("match-over")
    if position.phase is not Phase.DEAL_OVER:
        return Illegal("deal-running")
    return None if 0 <= seat < position.seats else Illegal("no-such-seat", seat=seat)


GUARDS: dict[type, Callable[[Position, int, Any], Illegal | None]] = {
    Bid: _bid,
    Pass: _pass,
    Redeal: _redeal,
    Take: _take,
    Raise: _raise,
    Bomb: _bomb,
    Give: _give,
    LayAway: _lay_away,
    Play: _play,
    NextDeal: _next_deal,
}
"""The guard of each kind of move; :func:`why_not` asks it."""


def moves_of(position: Position, seat: int) -> Iterator[Move]:
    """The seat's moves in a stable order: bids and raises from the lowest on, before what ends or gives
    up; cards in hand order, each by the seats that may get it, in turn."""
    candidates = _CANDIDATES[position.phase](position, position.cards_of(seat))
    return (move for move in candidates if why_not(position, seat, move) is None)


_BIDS = range(OPENING, HARD_CAPS[-1] + 1, STEP)

_CANDIDATES: dict[Phase, Callable[[Position, Collection[Card]], list[Move]]] = {
    Phase.AUCTION: lambda position, held: [*map(Bid, _BIDS), Pass(), Redeal()],
    Phase.TAKE: lambda position, held: [Take(0), Take(1)],
    Phase.GIVE: lambda position, held: [
        *(Give(card, to) for card in held for to in position.players),
        *map(Raise, _BIDS),
        Bomb(),
    ],
    Phase.LAY: lambda position, held: [*map(LayAway, held), *map(Raise, _BIDS)],
    Phase.PLAY: lambda position, held: [*map(Play, held)],
    Phase.DEAL_OVER: lambda position, held: [NextDeal()],
    Phase.MATCH_OVER: lambda position, held: [],
}
"""What is worth asking the guards about while a deal waits for something."""
