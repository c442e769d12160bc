"""A compact, mutable hand of 1000 Miles, for search only (spec 3 to 9).

It plays by the rules of ``play``, to which a differential test holds it; but it tells no events, refuses
nothing, and changes in place. ``make fast`` compiles it; plain or compiled, the same seed gives the same
playout. Its fields are told in ``sim_state``, its moves in ``sim_moves``, its cards in ``sim_rules``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.miles.sim_chance import shuffle
from thousand.miles.sim_moves import CARD_BITS, COUP, DISCARD, DRAW, EXTEND, LET_GO, PLAY, SimMoves
from thousand.miles.sim_rules import (
    ADDS,
    ANSWER,
    ENDS,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAS_RIGHT_OF_WAY,
    LONG_GOAL,
    MILES,
    MILES_200,
    STOP,
    STOPPED,
    UNDER_STOP,
    WRONG,
    with_safety,
)
from thousand.miles.sim_state import (
    CARDS,
    DECIDING,
    NO_WINDOW,
    NOBODY,
    OVER,
    PLAYING,
    SEAT_OUT,
    STALLED,
    TRIP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64


def compiled() -> bool:
    """Whether the simulator runs compiled."""
    return not __file__.endswith(".py")


class Sim(SimMoves):
    """A hand that can be played on."""

    def clone(self) -> Sim:
        """A copy of its own."""
        other = Sim(self.rules)
        self.copy_into(other)
        return other

    def apply(self, move: i64) -> None:
        """Make a legal move: COUP and LET_GO are the holder's, all others those of the seat in turn."""
        if move >= PLAY:
            self._play(move & CARD_BITS, (move - PLAY) >> 5)
        elif move >= DISCARD:
            seat = self.turn
            card = move - DISCARD
            self.hands[seat].remove(card)
            self.discards.append(card)
            seen = self.open_cards
            seen[card] = seen[card] + 1
            if self.window != NO_WINDOW:
                self.close_window()
            self._end_turn(seat)
        elif move == DRAW:
            self.draw()
        elif move == COUP:
            self._coup()
        elif move == LET_GO:
            self.let_go = 1
        elif move == EXTEND:
            self.phase = PLAYING
            self.goal = LONG_GOAL
            self.extended_by = self.side_of[self.turn]
            self.refresh_all()
            self._end_turn(self.turn)
        else:
            self._complete(self.turn)

    def draw(self) -> None:
        """Make the move DRAW."""
        seat = self.turn
        if self.window != NO_WINDOW and (self.opening or self.rules.before_draw):
            self.close_window()
        self.drawn |= 1 << seat
        if not self.left:
            self._reshuffle()
        left = self.left - 1
        self.left = left
        self.hands[seat].append(self.pile[left])
        if not left and self.window == NO_WINDOW and self._seat_is_out():
            self._finish(SEAT_OUT)

    def _reshuffle(self) -> None:
        """The discards become the draw pile (spec 9)."""
        for card in self.discards:
            self.open_cards[card] -= 1
        self.pile = self.discards
        self.discards = []
        self.left = len(self.pile)
        self.reshuffles += 1
        self.laid_since = 0
        self.chance = shuffle(self.pile, self.chance)

    def _play(self, card: i64, side: i64) -> None:
        seat = self.turn
        self.hands[seat].remove(card)
        seen = self.open_cards
        seen[card] = seen[card] + 1
        self.laid_since = 1
        if self.window != NO_WINDOW:
            self.close_window()
        if card < FIRST_HAZARD:
            self._drive(seat, side, card)
        elif card < FIRST_REMEDY:
            self._attack(side, card)
            self._end_turn(seat)
        elif card < FIRST_SAFETY:
            status = (self.status[side] & ~ENDS[card]) | ADDS[card]
            if status & HAS_RIGHT_OF_WAY:
                status &= ~STOPPED
            self.status[side] = status
            self.refresh(side)
            self._end_turn(seat)
        else:
            self._clear(self.status[side], card)
            self.status[side] = with_safety(self.status[side], card, False)
            self.refresh(side)
            self.drawn &= ~(1 << seat)
            self._go_again(seat)

    def _drive(self, seat: i64, side: i64, card: i64) -> None:
        """A distance is laid; on the wrong way it takes its miles away, never below 0 (spec 9)."""
        self.laid[side] += 1
        if card == MILES_200:
            self.two_hundreds[side] += 1
        miles = self.miles[side]
        if self.status[side] & WRONG:
            miles -= MILES[card]
            self.miles[side] = miles if miles > 0 else 0
            self.refresh(side)
            self._end_turn(seat)
            return
        miles += MILES[card]
        self.miles[side] = miles
        self.refresh(side)
        if miles < self.goal:
            self._end_turn(seat)
        elif self.rules.extension and self.extended_by == NOBODY:
            self.phase = DECIDING
        else:
            self._complete(seat)

    def _attack(self, side: i64, card: i64) -> None:
        """A hazard falls, and opens its window whether or not anybody holds the answer (spec 6)."""
        self.status[side] |= ADDS[card]
        self.refresh(side)
        self.window = card
        self.window_side = side
        answer = ANSWER[card]
        seat = side
        while seat < self.seats:
            if answer in self.hands[seat]:
                self.holder = seat
            seat += self.rules.sides

    def _clear(self, status: i64, safety: i64) -> None:
        """The hazards that the safety ends go to the discards, a battle hazard first."""
        ended = status & ENDS[safety]
        hazard: i64 = FIRST_HAZARD
        if ended & UNDER_STOP:
            self.discards.append(STOP)
            ended ^= UNDER_STOP
        while ended:
            if ended & 1:
                self.discards.append(hazard)
            ended >>= 1
            hazard += 1

    def _coup(self) -> None:
        """The hazard is undone, the safety laid crosswise, and the turn is the holder's (spec 6)."""
        seat = self.holder
        side = self.window_side
        hazard = self.window
        card = ANSWER[hazard]
        self.hands[seat].remove(card)
        self.open_cards[card] += 1
        self.laid_since = 1
        if not self.opening:
            self.discards.append(hazard)
        # A hazard falls only where it is not in force yet, and a Stop where no Roll is needed: so nothing
        # that it added was there before.
        before = self.status[side] & ~ADDS[hazard]
        self._clear(before, card)
        self.status[side] = with_safety(before, card, True)
        self.coups[side] += 1
        self.refresh(side)
        self.close_window()
        self.turn = seat
        if self.can_draw():
            # What replaces the safety comes by itself: whether the seat has drawn stays as it was.
            drawn = self.drawn
            self.draw()
            self.drawn = drawn
        self._go_again(seat)

    def _go_again(self, seat: i64) -> None:
        """The turn after a safety: the same seat's, unless the hand ends or nothing is left to do."""
        if self._seat_is_out():
            self._finish(SEAT_OUT)
        elif not self.hands[seat] and not self.can_draw():
            self._end_turn(seat)

    def _end_turn(self, seat: i64) -> None:
        """Go on with the next seat, or end the hand (spec 3, 7)."""
        self.drawn &= ~(1 << seat)
        following = seat + 1
        if following == self.seats:
            following = 0
        self.turn = following
        if not self.left:
            self._go_on_without_pile()

    def _go_on_without_pile(self) -> None:
        """Pass over seats that have no card and cannot draw; the hand may be over, or stalled (spec 7, 9)."""
        if not self.can_draw():
            if self.window == NO_WINDOW and self._seat_is_out():
                self._finish(SEAT_OUT)
                return
            passed: i64 = 1
            while not self.hands[self.turn]:
                if passed == self.seats:
                    self._finish(CARDS)
                    return
                passed += 1
                self.turn = (self.turn + 1) % self.seats
        if not self.laid_since and not self.drawn >> self.turn & 1:
            self._finish(STALLED)

    def _seat_is_out(self) -> bool:
        """Whether the hand ends because a seat has no cards and cannot draw (spec 7, an option)."""
        if not self.rules.seat_out or self.can_draw():
            return False
        for hand in self.hands:  # noqa: SIM110
            if not hand:
                return True
        return False

    def _complete(self, seat: i64) -> None:
        self.winner = self.side_of[seat]
        self._finish(TRIP)

    def _finish(self, reason: i64) -> None:
        self.phase = OVER
        self.reason = reason
        self.close_window()
