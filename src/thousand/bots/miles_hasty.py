"""Players of 1000 Miles who take things as they come, on the simulator: no plan, no memory, nothing kept.

A search has its rivals play so in half of its playouts, since there are people and programs who do: they
drive while they can, and so attack only where they stand; they keep no safety for a coup fourré.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.bots.miles_player import Player
from thousand.miles.sim import Sim
from thousand.miles.sim_moves import COUP, DISCARD, DRAW, END_HAND, EXTEND, PLAY, SIDE
from thousand.miles.sim_rules import FIRST_HAZARD, FIRST_REMEDY, FIRST_SAFETY, KINDS, MILES_200, WRONG
from thousand.miles.sim_state import DECIDING

if TYPE_CHECKING:
    from mypy_extensions import i64


class Plain(Player):
    """Takes every coup fourré, draws, and then plays by its own lights."""

    def choose(self, sim: Sim) -> i64:
        """A legal move of the seat that is to act."""
        seat = sim.to_act()
        if sim.holder == seat:
            return COUP
        if sim.phase == DECIDING:
            self.look(sim, seat)
            return EXTEND if self.extends(sim) else END_HAND
        if sim.must_draw():
            return DRAW
        self.look(sim, seat)
        return self.move(sim)

    def move(self, sim: Sim) -> i64:
        """Its play or discard."""
        raise NotImplementedError

    def extends(self, sim: Sim) -> bool:
        """Whether it calls the extension."""
        raise NotImplementedError

    def first(self, sim: Sim, lowest: i64, beyond: i64) -> i64:
        """The first card in hand from ``lowest`` to below ``beyond`` that may be laid on the own side."""
        for card in self.hand:
            if lowest <= card < beyond and self.playable >> card & 1:
                return card
        return -1

    def drives(self, card: i64) -> bool:
        """Whether a distance is in hand and takes the own side on."""
        return self.count[card] > 0 and self.playable >> card & 1 != 0 and not self.status & WRONG

    def furthest_exposed(self, sim: Sim, hazard: i64) -> i64:
        """Of the sides that a hazard may fall on, the one that is furthest on; -1 if there is none."""
        found: i64 = -1
        for side in self.rules.foes[self.seat]:
            if sim.exposed[side] >> hazard & 1 and (found < 0 or sim.miles[side] > sim.miles[found]):
                found = side
        return found


class Hasty(Plain):
    """Drives its highest distance, or else repairs, attacks the leader, lays a safety, discards its first
    card."""

    def move(self, sim: Sim) -> i64:
        """The first thing of these that it can do."""
        own = PLAY + SIDE * self.side
        card: i64 = MILES_200
        while card >= 0:
            if self.drives(card):
                return own + card
            card -= 1
        card = self.first(sim, FIRST_REMEDY, FIRST_SAFETY)
        if card >= 0:
            return own + card
        move: i64 = -1
        most: i64 = -1
        for card in self.hand:
            if FIRST_HAZARD <= card < FIRST_REMEDY:
                side = self.furthest_exposed(sim, card)
                if side >= 0 and sim.miles[side] > most:
                    most = sim.miles[side]
                    move = PLAY + SIDE * side + card
        if move >= 0:
            return move
        card = self.first(sim, FIRST_SAFETY, KINDS)
        return own + card if card >= 0 else DISCARD + self.hand[0]

    def extends(self, sim: Sim) -> bool:
        """Never."""
        return False
