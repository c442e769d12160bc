"""A hand of 1000 Miles as a value, and its deal (spec 2). How it is played is in ``play``."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, TypedDict, Unpack

import msgspec

from thousand.deal import shuffle
from thousand.miles import events as ev
from thousand.miles.cards import SAFETY_AGAINST, Card
from thousand.miles.guards import Phase
from thousand.miles.rules import HAND_SIZE, LONG_GOAL, SHORT_GOAL, Goal, Rules, deck_of
from thousand.miles.tableau import Tableau

Events: TypeAlias = tuple[ev.AnyEvent, ...]
Outcome: TypeAlias = "tuple[Hand, Events]"


class Window(msgspec.Struct, frozen=True, gc=False):
    """The chance of a coup fourré that a hazard opens; any play or discard closes it (spec 6).

    It is open whether or not anybody holds the answer, so that nothing is betrayed. ``holder`` is
    the seat that held the matching safety when the hazard fell (None: nobody does), ``before`` the
    victim's tableau as if the hazard had never been played. ``attacker`` None: nobody attacked; the
    hazard is the Stop that everyone is notionally under before the first draw (``opening_coup``).
    """

    attacker: int | None
    hazard: Card
    side: int
    holder: int | None
    before: Tableau

    @property
    def answer(self) -> Card:
        """The one safety that answers the hazard."""
        return SAFETY_AGAINST[self.hazard]


class Hand(msgspec.Struct, frozen=True, gc=False):
    """A hand under way, secrets included.

    ``seed`` is what it is dealt and reshuffled from; ``pile`` the shuffled draw pile, of which ``taken``
    cards are gone; ``held`` each seat's cards in the order they came; ``drawn`` a bit for each seat
    that has drawn for its coming play (a seat skipped by a coup keeps it, spec 6); ``goal`` in
    miles; ``reshuffles`` how often the discards became the draw pile, and ``laid_since`` false while
    no card was laid on a tableau after the last time; ``extended_by`` the side that called the extension;
    ``winner`` the side that completed the trip; ``reason`` how the hand ended.
    """

    rules: Rules
    seed: bytes
    side_of: tuple[int, ...]
    goal: int
    pile: tuple[Card, ...]
    held: tuple[tuple[Card, ...], ...]
    tableaux: tuple[Tableau, ...]
    turn: int
    taken: int = 0
    discards: tuple[Card, ...] = ()
    reshuffles: int = 0
    laid_since: bool = True
    drawn: int = 0
    window: Window | None = None
    phase: Phase = Phase.PLAY
    extended_by: int | None = None
    winner: int | None = None
    reason: str = ""

    @property
    def left(self) -> int:
        """How many cards the draw pile has."""
        return len(self.pile) - self.taken

    @property
    def can_draw(self) -> bool:
        """Whether a card can be drawn: the draw pile has one, or the discards will be reshuffled."""
        return self.taken < len(self.pile) or (self.rules.reshuffle and bool(self.discards))

    @property
    def delayed(self) -> bool:
        """Whether the trip was a delayed action: no card has moved since the play that completed it, so the
        draw pile is as it was then (spec 8, 9)."""
        return self.winner is not None and (not self.left or self.reshuffles > 0)

    def has_drawn(self, seat: int) -> bool:
        """Whether the seat has drawn for its coming play."""
        return bool(self.drawn >> seat & 1)

    def cards_of(self, seat: int) -> tuple[Card, ...]:
        """The seat's cards."""
        return self.held[seat]

    def may_answer(self, seat: int, card: Card) -> bool:
        """Whether the card, laid by this seat now, is a coup fourré."""
        window = self.window
        return window is not None and window.holder == seat and window.answer is card

    def to_act(self) -> frozenset[int]:
        """The seats that may act now: the one in turn, and who may answer a hazard."""
        if self.phase is Phase.HAND_OVER:
            return frozenset(range(len(self.held)))
        if self.phase is Phase.MATCH_OVER:
            return frozenset()
        if self.window is not None and self.window.holder is not None:
            return frozenset((self.turn, self.window.holder))
        return frozenset((self.turn,))


class Changes(TypedDict, total=False):
    """The fields of a :class:`Hand`, for :func:`evolve`."""

    rules: Rules
    seed: bytes
    side_of: tuple[int, ...]
    goal: int
    pile: tuple[Card, ...]
    held: tuple[tuple[Card, ...], ...]
    tableaux: tuple[Tableau, ...]
    turn: int
    taken: int
    discards: tuple[Card, ...]
    reshuffles: int
    laid_since: bool
    drawn: int
    window: Window | None
    phase: Phase
    extended_by: int | None
    winner: int | None
    reason: str


if TYPE_CHECKING:

    def evolve(hand: Hand, **changes: Unpack[Changes]) -> Hand:
        """The hand with some fields changed; the type checker holds their types."""
else:
    evolve = msgspec.structs.replace


def deal(rules: Rules, sides: tuple[tuple[int, ...], ...], seed: bytes, first: int) -> Outcome:
    """Shuffle and deal six cards to each seat, one at a time from the left of the dealer (spec 2)."""
    side_of = _seat_to_side(sides)
    seats = len(side_of)
    cards = shuffle(deck_of(rules), seed)
    dealt = HAND_SIZE * seats
    held = tuple(cards[(seat - first) % seats : dealt : seats] for seat in range(seats))
    hand = Hand(
        rules=rules,
        seed=seed,
        side_of=side_of,
        goal=LONG_GOAL if rules.goal is Goal.THOUSAND else SHORT_GOAL,
        pile=cards[dealt:],
        held=held,
        tableaux=(Tableau(),) * len(sides),
        turn=first,
    )
    begun: Events = (
        *(ev.Dealt(seat, held[seat], HAND_SIZE) for seat in range(seats)),
        ev.TurnBegan(first),
    )
    return _open_with_a_coup(hand, begun) if rules.opening_coup else (hand, begun)


def _open_with_a_coup(hand: Hand, begun: Events) -> Outcome:
    """The opening seat may answer the Stop that everyone is notionally under (spec 6, an option)."""
    first = hand.turn
    if Card.RIGHT_OF_WAY not in hand.held[first]:
        return hand, begun
    side = hand.side_of[first]
    window = Window(None, Card.STOP, side, first, hand.tableaux[side])
    offered = ev.CoupFourreOffered(first, Card.RIGHT_OF_WAY, Card.STOP)
    return evolve(hand, window=window), (*begun, offered)


def _seat_to_side(sides: tuple[tuple[int, ...], ...]) -> tuple[int, ...]:
    where = {seat: side for side, seats in enumerate(sides) for seat in seats}
    return tuple(where[seat] for seat in range(len(where)))
