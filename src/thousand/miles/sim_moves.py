"""The moves of the simulator, and who may make which (spec 3, 5, 6, 7).

A move is a small number: DRAW to END_HAND, all below 32; ``DISCARD + card``; or ``PLAY + SIDE * side +
card``, where ``side`` is the one that the card is laid on, one's own included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thousand.miles.sim_rules import ANSWER, FIRST_HAZARD, FIRST_REMEDY
from thousand.miles.sim_state import DECIDING, NOBODY, OVER, PLAYING, SimState

if TYPE_CHECKING:
    from mypy_extensions import i64

DRAW: Final = 0
COUP: Final = 1
"""The holder lays the answer to the hazard whose window is open."""
LET_GO: Final = 2
"""The holder, not in turn, is not asked again while this window is open."""
EXTEND: Final = 3
END_HAND: Final = 4
"""The extension is declined, and the trip completed."""
DISCARD: Final = 32
PLAY: Final = 64
SIDE: Final = 32
CARD_BITS: Final = 31


class SimMoves(SimState):
    """A hand that can be asked for its moves."""

    def to_act(self) -> i64:
        """The seat to ask now: who may answer a hazard before who is in turn; NOBODY once it is over."""
        if self.phase == OVER:
            return NOBODY
        if self.holder != NOBODY and not self.let_go:
            return self.holder
        return self.turn

    def can_play(self, seat: i64, card: i64) -> bool:
        """Whether the card may be laid as the table stands, whoever's turn it is (spec 5)."""
        if card < FIRST_HAZARD or card >= FIRST_REMEDY:
            return self.playable[self.side_of[seat]] >> card & 1 != 0
        side: i64
        for side in self.rules.foes[seat]:  # noqa: SIM110 (a generator is slow, plain and compiled)
            if self.exposed[side] >> card & 1:
                return True
        return False

    def targets(self, seat: i64, hazard: i64, found: list[i64]) -> None:
        """Fill ``found`` with the sides that the seat's hazard may fall on (spec 5)."""
        found.clear()
        found += [side for side in self.rules.foes[seat] if self.exposed[side] >> hazard & 1]

    def legal_moves(self, seat: i64, found: list[i64]) -> None:
        """Fill ``found`` with the seat's moves, each once; a seat that may not act has none."""
        found.clear()
        if self.phase != PLAYING:
            if self.phase == DECIDING and seat == self.turn:
                found.append(EXTEND)
                found.append(END_HAND)
            return
        answer: i64 = -1
        if self.holder == seat:
            if seat != self.turn:
                if not self.let_go:
                    found.append(COUP)
                    found.append(LET_GO)
                return
            answer = ANSWER[self.window]
            found.append(COUP)
        elif seat != self.turn:
            return
        if self.must_draw():
            found.append(DRAW)
            return
        self._moves_with_cards(seat, answer, found)

    def _moves_with_cards(self, seat: i64, answer: i64, found: list[i64]) -> None:
        own = self.side_of[seat]
        playable = self.playable[own]
        listed: i64 = 0
        card: i64
        for card in self.hands[seat]:
            if listed >> card & 1:
                continue
            listed |= 1 << card
            found.append(DISCARD + card)
            if FIRST_HAZARD <= card < FIRST_REMEDY:
                foes = self.rules.foes[seat]
                found += [PLAY + SIDE * side + card for side in foes if self.exposed[side] >> card & 1]
            elif playable >> card & 1 and card != answer:
                found.append(PLAY + SIDE * own + card)
