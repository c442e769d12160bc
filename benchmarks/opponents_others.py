"""Banker, the priority list and random play on the simulator: ``reference`` has them at the table.

What their descriptions leave open is settled there, and alike here. The bare list is here alone: the priority
list where nothing is added to its description.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thousand.bots.miles_hasty import Hasty, Plain
from thousand.bots.miles_player import Player
from thousand.miles.sim import Sim
from thousand.miles.sim_moves import COUP, DISCARD, DRAW, LET_GO, PLAY, SIDE
from thousand.miles.sim_random import random_move
from thousand.miles.sim_rules import (
    ACCIDENT,
    ADDS,
    ANSWER,
    FIRST_HAZARD,
    FIRST_REMEDY,
    FIRST_SAFETY,
    FLAT_TIRE,
    HAS_RIGHT_OF_WAY,
    MILES,
    MILES_200,
    OUT_OF_GAS,
    REMEDY_AFTER,
    ROLL,
    SPEED_LIMIT,
    STOP,
    STOPPED,
    TO_REPAIR,
    UNDER_STOP,
    WRONG_WAY,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

_DEALT: Final = 6
_LAST_CARDS: Final = 10
_PATIENCE: Final = 10
_FAR: Final = 400
_LAST_MILES: Final = 100
_URGENCY: Final[list[i64]] = [FLAT_TIRE, OUT_OF_GAS, ACCIDENT, STOP, SPEED_LIMIT, WRONG_WAY]


class Priority(Hasty):
    """The priority list: the search's own model of players who take things as they come."""


class BareList(Priority):
    """The list word by word, and nothing beside it: of its distances it drives the first in its hand, and
    an answer is a safety like another, so that a coup fourré is made only where it happens to come to that.
    """

    def choose(self, sim: Sim) -> i64:
        """A legal move of the seat that is to act."""
        seat = sim.to_act()
        if sim.holder != seat:
            return Priority.choose(self, sim)
        if sim.turn != seat:
            return LET_GO
        if sim.must_draw():
            return DRAW
        self.look(sim, seat)
        move = self.move(sim)
        laid = PLAY + SIDE * self.side + ANSWER[sim.window]
        return COUP if move == laid else move

    def move(self, sim: Sim) -> i64:
        """The first thing of the list that it can do."""
        for card in self.hand:
            if card <= MILES_200 and self.drives(card):
                return PLAY + SIDE * self.side + card
        return Priority.move(self, sim)


class Banker(Plain):
    """Keeps its safeties for coups fourrés, attacks its only rival at once, steers for the last 100."""

    def move(self, sim: Sim) -> i64:
        """Bank, finish, attack, repair, rescue itself, drive, or discard."""
        own = PLAY + SIDE * self.side
        last = self.finishing_card(sim, self.side)
        if last >= 0 and not self.count[last]:
            last = -1
        safety = self.first(sim, FIRST_SAFETY, FIRST_SAFETY + 4)
        if safety >= 0 and (last >= 0 or sim.left <= _LAST_CARDS):
            return own + safety
        if last >= 0:
            return own + last
        for hazard in _URGENCY:
            if self.count[hazard]:
                side = self.furthest_exposed(sim, hazard)
                if side >= 0:
                    return PLAY + SIDE * side + hazard
        card: i64 = -1
        remedy: i64
        for remedy in range(FIRST_REMEDY, FIRST_SAFETY):
            if card < 0 and self.count[remedy] and self.playable >> remedy & 1:
                card = remedy
        if card < 0 and self._is_patient_no_more(sim):
            card = self._rescue()
        if card < 0:
            card = self._distance(sim)
        if card >= 0:
            return own + card
        card = self._least(sim)
        return own + card if card >= FIRST_SAFETY else DISCARD + card

    def extends(self, sim: Sim) -> bool:
        """Not while its trip is one without 200s."""
        return sim.two_hundreds[self.side] > 0

    def _is_patient_no_more(self, sim: Sim) -> bool:
        drawn = self.deck_size - sim.left - _DEALT * sim.seats
        return sim.reshuffles > 0 or drawn // sim.seats >= _PATIENCE

    def _rescue(self) -> i64:
        """A safety that ends a block for which the hand has no remedy, or -1."""
        hazard: i64
        for hazard in range(FIRST_HAZARD, FIRST_REMEDY):
            if hazard == SPEED_LIMIT or not self.status & ADDS[hazard] & ~STOPPED:
                continue
            if self.count[ANSWER[hazard]] and not self.count[hazard + REMEDY_AFTER]:
                return ANSWER[hazard]
        stands = self.status & STOPPED and not self.status & (TO_REPAIR | UNDER_STOP)
        if stands and self.count[ANSWER[STOP]] and not self.count[ROLL]:
            return ANSWER[STOP]
        return -1

    def _distance(self, sim: Sim) -> i64:
        """The biggest while far from the goal, then what leaves 100 or brings it there; no first 200."""
        best: i64 = -1
        least: i64 = 1_000_000
        card: i64 = MILES_200
        while card >= 0:
            if self.drives(card) and (card != MILES_200 or sim.two_hundreds[self.side]):
                if self.rest > _FAR:
                    return card
                beside = self.rest - MILES[card] - _LAST_MILES
                off = beside if beside >= 0 else 1000 - beside
                if off < least:
                    least = off
                    best = card
            card -= 1
        return best

    def _least(self, sim: Sim) -> i64:
        """The card to throw away; a safety only where there is nothing else."""
        for card in self.hand:
            if FIRST_REMEDY <= card < FIRST_SAFETY and self._is_protected(card):
                return card
        for card in self.hand:
            if FIRST_HAZARD <= card < FIRST_REMEDY and self._is_powerless(sim, card):
                return card
        for card in self.hand:
            if card <= MILES_200 and self._is_too_far(sim, card):
                return card
        lowest: i64 = FIRST_HAZARD
        for card in self.hand:
            if card < lowest:
                lowest = card
        if lowest < FIRST_HAZARD:
            return lowest
        for card in self.hand:
            if card < FIRST_SAFETY:
                return card
        return self.hand[0]

    def _is_protected(self, card: i64) -> bool:
        if card == ROLL:
            return self.status & HAS_RIGHT_OF_WAY != 0
        return self.status & ADDS[ANSWER[card - REMEDY_AFTER]] != 0

    def _is_powerless(self, sim: Sim, card: i64) -> bool:
        for side in self.rules.foes[self.seat]:  # noqa: SIM110 (a generator is slow, plain and compiled)
            if not sim.status[side] & ADDS[ANSWER[card]]:
                return False
        return True

    def _is_too_far(self, sim: Sim, card: i64) -> bool:
        return MILES[card] > self.rest or (card == MILES_200 and sim.two_hundreds[self.side] >= 2)


class AtRandom(Player):
    """Any legal move, one as likely as another; by the simulator's own chance."""

    def choose(self, sim: Sim) -> i64:
        """A legal move of the seat that is to act."""
        return random_move(sim)
