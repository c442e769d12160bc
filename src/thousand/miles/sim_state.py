"""The state of a hand in the simulator: numbers and flat lists, dealt and copied (spec 2, 4)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thousand.miles.sim_chance import FRACTION, FRACTION_BITS, advance, seeded, shuffle
from thousand.miles.sim_rules import (
    DISTANCE_MASK,
    KINDS,
    MILES_200,
    REACH,
    RIGHT_OF_WAY,
    STOP,
    STOPPED,
    WRONG,
    SimRules,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

PLAYING: Final = 0
DECIDING: Final = 1
"""The seat in turn decides on the extension."""
OVER: Final = 2

TRIP: Final = 1
CARDS: Final = 2
SEAT_OUT: Final = 3
STALLED: Final = 4

NOBODY: Final = -1
NO_WINDOW: Final = -1

_MOST_200S: Final = 2
_DEALT: Final = 6


class SimState:
    """A hand under way, all cards known.

    For each side: ``status`` the bits of ``sim_rules``; ``miles`` net; ``laid`` how many distance cards, and
    ``two_hundreds`` how many of these are 200s; ``coups`` how many coups fourrés; ``playable`` the mask of
    the cards that it may lay on itself, ``exposed`` that of the hazards that may fall on it.

    For each seat: ``hands`` its cards. ``drawn`` has a bit for each seat that has drawn for its coming play.

    ``pile`` is the draw pile, of which ``left`` cards are left, and the next is the last of these; a pile
    is never changed, only replaced, so that copies share it. ``discards`` lie in the order laid.
    ``open_cards`` counts, for each kind, the cards on tableaux and among the discards.

    ``turn`` is the seat whose turn it is; ``phase`` PLAYING, DECIDING (on the extension) or OVER; ``goal``
    in miles; ``extended_by`` the side that called the extension, ``winner`` the one that completed the
    trip, or NOBODY; ``reason`` how the hand ended, TRIP to STALLED, or 0. ``reshuffles`` counts them, and
    ``laid_since`` is 0 while no card was laid on a tableau after the last.

    ``window`` is the hazard that may be answered by a coup fourré, or NO_WINDOW, ``window_side`` the side
    that it hit, and ``holder`` the seat that held the answer, or NOBODY; ``let_go`` is 1 once the holder has
    let the coup go; ``opening`` is 1 for the window before the first draw of the hand (spec 6).

    ``chance`` is the state of the generator, for deals, reshuffles and random moves.
    """

    def __init__(self, rules: SimRules) -> None:
        """An empty table: :meth:`deal` a hand, or set every field."""
        sides, seats = rules.sides, rules.seats
        self.rules: SimRules = rules
        self.seats: i64 = seats
        self.side_of: list[i64] = rules.side_of
        self.status: list[i64] = [STOPPED] * sides
        self.miles: list[i64] = [0] * sides
        self.laid: list[i64] = [0] * sides
        self.two_hundreds: list[i64] = [0] * sides
        self.coups: list[i64] = [0] * sides
        self.playable: list[i64] = [0] * sides
        self.exposed: list[i64] = [0] * sides
        self.hands: list[list[i64]] = [[] for _ in range(seats)]
        self.drawn: i64 = 0
        self.pile: list[i64] = []
        self.left: i64 = 0
        self.discards: list[i64] = []
        self.open_cards: list[i64] = [0] * KINDS
        self.turn: i64 = 0
        self.phase: i64 = PLAYING
        self.goal: i64 = rules.goal
        self.extended_by: i64 = NOBODY
        self.winner: i64 = NOBODY
        self.reason: i64 = 0
        self.reshuffles: i64 = 0
        self.laid_since: i64 = 1
        self.window: i64 = NO_WINDOW
        self.window_side: i64 = 0
        self.holder: i64 = NOBODY
        self.let_go: i64 = 0
        self.opening: i64 = 0
        self.chance: i64 = seeded(0)

    # A hand to begin with.

    def seed(self, seed: i64) -> None:
        """Set chance by a seed of at most 62 bits."""
        self.chance = seeded(seed)

    def deal(self, first: i64) -> None:
        """Begin a hand that the seat ``first`` opens, dealt by ``chance`` (spec 2)."""
        rules = self.rules
        cards = rules.deck.copy()
        self.chance = shuffle(cards, self.chance)
        self.pile = cards
        self.left = len(cards) - self.seats * _DEALT
        seat: i64
        for seat in range(self.seats):
            dealt = self.left + seat * _DEALT
            self.hands[seat] = cards[dealt : dealt + _DEALT]
        self.discards = []
        self.open_cards = [0] * KINDS
        side: i64
        for side in range(rules.sides):
            self.status[side] = STOPPED
            self.miles[side] = 0
            self.laid[side] = 0
            self.two_hundreds[side] = 0
            self.coups[side] = 0
        self.drawn = 0
        self.turn = first
        self.phase = PLAYING
        self.goal = rules.goal
        self.extended_by = NOBODY
        self.winner = NOBODY
        self.reason = 0
        self.reshuffles = 0
        self.laid_since = 1
        self.close_window()
        self.refresh_all()
        if rules.opening_coup:
            self.open_with_a_coup()

    def open_with_a_coup(self) -> None:
        """Open the window before the first draw, where the opening seat holds Right of way (spec 6)."""
        if RIGHT_OF_WAY in self.hands[self.turn]:
            self.window = STOP
            self.window_side = self.side_of[self.turn]
            self.holder = self.turn
            self.let_go = 0
            self.opening = 1

    def copy_into(self, other: SimState) -> None:
        """Make ``other``, a hand at a table of the same rules, equal to this one."""
        other.status = self.status.copy()
        other.miles = self.miles.copy()
        other.laid = self.laid.copy()
        other.two_hundreds = self.two_hundreds.copy()
        other.coups = self.coups.copy()
        other.playable = self.playable.copy()
        other.exposed = self.exposed.copy()
        seat: i64
        for seat in range(self.seats):
            other.hands[seat] = self.hands[seat].copy()
        other.drawn = self.drawn
        other.pile = self.pile
        other.left = self.left
        other.discards = self.discards.copy()
        other.open_cards = self.open_cards.copy()
        other.turn = self.turn
        other.phase = self.phase
        other.goal = self.goal
        other.extended_by = self.extended_by
        other.winner = self.winner
        other.reason = self.reason
        other.reshuffles = self.reshuffles
        other.laid_since = self.laid_since
        other.window = self.window
        other.window_side = self.window_side
        other.holder = self.holder
        other.let_go = self.let_go
        other.opening = self.opening
        other.chance = self.chance

    def close_window(self) -> None:
        """No coup fourré is possible any more."""
        self.window = NO_WINDOW
        self.holder = NOBODY
        self.let_go = 0
        self.opening = 0

    def refresh_all(self) -> None:
        """Work out every side's masks anew, after a change of the goal or from outside."""
        side: i64
        for side in range(self.rules.sides):
            self.refresh(side)

    def refresh(self, side: i64) -> None:
        """Work out a side's masks anew (spec 5)."""
        status = self.status[side]
        self.exposed[side] = self.rules.exposed[status]
        playable = self.rules.playable[status]
        if playable & DISTANCE_MASK:
            if not status & WRONG:
                left = self.goal - self.miles[side]
                if left < 200:
                    playable &= ~DISTANCE_MASK | REACH[left // 25]
            if self.two_hundreds[side] >= _MOST_200S:
                playable &= ~(1 << MILES_200)
        self.playable[side] = playable

    # What is asked of it.

    def can_draw(self) -> bool:
        """Whether a card can be drawn: the pile has one, or the discards will be reshuffled."""
        return self.left > 0 or (self.rules.reshuffle != 0 and len(self.discards) > 0)

    def must_draw(self) -> bool:
        """Whether the seat in turn has to draw before it plays."""
        return not self.drawn >> self.turn & 1 and (self.left > 0 or self.can_draw())

    def miles_left(self, side: i64) -> i64:
        """The miles that the side lacks to the goal as it is now."""
        return self.goal - self.miles[side]

    def below(self, bound: i64) -> i64:
        """A number from 0 to ``bound - 1`` by ``chance``."""
        self.chance = advance(self.chance)
        return (self.chance & FRACTION) * bound >> FRACTION_BITS
