"""Hidden cards made up for a search of 1000 Miles: as they may well lie, by all that a seat has seen.

The unseen cards are the deck less the own hand, the tableaux and the discards. Where they lie is drawn:

* An unseen safety is in somebody's hand as likely as it came with the draws since it would have been laid
  (:mod:`~thousand.bots.miles_habits`), or since the side did not answer a hazard with it, if that is less:
  draws / (draws + left in the pile). After a reshuffle none is in the pile, since nobody throws one away.
* The other cards by the habits of who may hold them: the rivals are all careful players, or all hasty ones,
  as the search will have it; partners are careful.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thousand.bots.miles_habits import CAREFUL, HASTY, Habits
from thousand.bots.miles_player import Player
from thousand.miles.sim import Sim
from thousand.miles.sim_chance import FRACTION, FRACTION_BITS, MULTIPLIER, shuffle
from thousand.miles.sim_rules import FIRST_SAFETY, KINDS

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = -1
"""In ``silent``: the side never left such a hazard unanswered."""

_DRAW: Final = 100
"""Draws are told in hundredths."""


class Sampler:
    """Makes up what one seat cannot see.

    ``silent`` has, at ``4 * side + n`` for safety n, about how many cards the side has drawn since it last
    left a hazard unanswered that this safety answers, or NEVER.
    """

    def __init__(self, player: Player, sim: Sim, seat: i64, silent: list[i64]) -> None:
        player.look(sim, seat)
        self.seat: i64 = seat
        self.seats: i64 = sim.seats
        self.sizes: list[i64] = [len(hand) for hand in sim.hands]
        self.unseen: list[i64] = [0] * KINDS
        card: i64
        for card in range(KINDS):
            self.unseen[card] = player.unseen(sim, card)
        self.left: i64 = sim.left
        self.weights: list[list[list[i64]]] = []
        """For each manner of the rivals and each seat, how readily it holds a card of each kind."""
        self.places: list[list[list[i64]]] = []
        """For each manner and each safety, how likely each seat holds it, the pile last."""
        side = sim.side_of[seat]
        for habits in (CAREFUL, HASTY):
            weights: list[list[i64]] = []
            of_seat: list[Habits] = []
            other: i64
            for other in range(sim.seats):
                of_seat.append(CAREFUL if sim.side_of[other] == side else habits)
                weights.append([] if other == seat else of_seat[other].weights(sim, other, self.unseen))
            self.weights.append(weights)
            self.places.append([self._places(sim, of_seat, n, silent) for n in range(4)])

    def _places(self, sim: Sim, habits: list[Habits], nth: i64, silent: list[i64]) -> list[i64]:
        deck = len(sim.rules.deck)
        drawn = deck if sim.reshuffles else (deck - sim.left) // sim.seats
        places: list[i64] = []
        other: i64
        for other in range(sim.seats):
            if other == self.seat or not self.sizes[other]:
                places.append(0)
                continue
            since = silent[4 * sim.side_of[other] + nth]
            draws = _DRAW * (drawn if since == NEVER or since > drawn else since)
            usual = habits[other].draws(sim, sim.side_of[other])
            places.append(usual if usual < draws else draws)
        places.append(0 if sim.reshuffles else _DRAW * sim.left)
        return places

    def hide(self, sim: Sim, hasty: bool) -> None:
        """Make up the others' hands and the pile of ``sim``, by its chance; ``hasty`` rivals, or careful."""
        weights, places = self.weights[hasty], self.places[hasty]
        unseen = self.unseen.copy()
        hands: list[list[i64]] = [[] for _ in self.sizes]
        nth: i64
        for nth in range(4):
            if unseen[FIRST_SAFETY + nth]:
                place = _drawn(sim, places[nth])
                if place < self.seats and len(hands[place]) < self.sizes[place]:
                    hands[place].append(FIRST_SAFETY + nth)
                    unseen[FIRST_SAFETY + nth] = 0
        other: i64
        for other in range(self.seats):
            if other == self.seat:
                continue
            hand = hands[other]
            self._fill(sim, hand, self.sizes[other] - len(hand), weights[other], unseen)
            sim.hands[other] = hand
        pile: list[i64] = []
        card: i64
        for card in range(KINDS):
            copies = unseen[card]
            while copies > 0:
                pile.append(card)
                copies -= 1
        sim.chance = shuffle(pile, sim.chance)
        sim.pile = pile
        sim.left = self.left

    def _fill(self, sim: Sim, hand: list[i64], size: i64, weights: list[i64], unseen: list[i64]) -> None:
        total: i64 = 0
        card: i64
        for card in range(FIRST_SAFETY):
            total += unseen[card] * weights[card]
        state = sim.chance
        while size > 0 and total > 0:
            state = (state & FRACTION) * MULTIPLIER + (state >> FRACTION_BITS)
            at = (state & FRACTION) * total >> FRACTION_BITS
            card = 0
            while True:
                at -= unseen[card] * weights[card]
                if at < 0:
                    break
                card += 1
            hand.append(card)
            unseen[card] -= 1
            total -= weights[card]
            size -= 1
        sim.chance = state
        card = FIRST_SAFETY
        while size > 0:
            # Nothing but safeties is left.
            while not unseen[card]:
                card += 1
            hand.append(card)
            unseen[card] -= 1
            size -= 1


def _drawn(sim: Sim, weights: list[i64]) -> i64:
    """A place by its weight."""
    total: i64 = 0
    for weight in weights:
        total += weight
    if not total:
        return len(weights)
    at = sim.below(total)
    place: i64 = 0
    while True:
        at -= weights[place]
        if at < 0:
            return place
        place += 1
