"""Hidden cards made up for a search of 1000 Miles: as they may well lie, by all that a seat has seen.

The unseen cards are the deck less the own hand, the tableaux and the discards. Where they lie is drawn:

* An unseen safety is in somebody's hand as likely as it is among the cards that were drawn, kept or not,
  since nobody throws a safety away: drawn / (drawn + left in the pile). A side that did not answer a hazard
  had not the answer then, so for it only the draws since count. After a reshuffle none is in the pile.
* Of the other cards, those that their holder could have used already are rarely held, those that wait for
  their time more often than by chance: how many times as often, in hundredths, was counted in thousands of
  hands of the policy against itself and against others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thousand.bots.miles_player import Player
from thousand.miles.sim import Sim
from thousand.miles.sim_chance import FRACTION, FRACTION_BITS, MULTIPLIER, shuffle
from thousand.miles.sim_rules import (
    ADDS,
    ANSWER,
    BLOCKED,
    END_OF_LIMIT,
    FIRST_REMEDY,
    FIRST_SAFETY,
    HAS_RIGHT_OF_WAY,
    KINDS,
    LIMITED,
    MILES,
    MILES_200,
    REMEDY_AFTER,
    ROLL,
    SPEED_LIMIT,
    STOPPED,
    TO_REPAIR,
    UNDER_STOP,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

NEVER: Final = -1
"""In ``silent``: the side never left such a hazard unanswered."""

_NEAR: Final = 300

_ROLLING: Final[list[i64]] = [84, 80, 87, 100, 95]
_ROLLING_NEAR: Final[list[i64]] = [70, 53, 48, 35, 13]
_STANDING: Final[list[i64]] = [32, 57, 97, 180, 230]
_LIMITED: Final[list[i64]] = [28, 20, 90, 155, 235]
_TOO_FAR: Final = 45
"""Distances, by what their holder's side is doing."""

_PLAYABLE_HAZARD: Final = 5
_PLAYABLE_LIMIT: Final = 13
_PLAYABLE_AMONG_MANY: Final = 30
_WAITING_HAZARD: Final = 148
_POWERLESS: Final = 50

_NEEDED_REMEDY: Final = 2
_NEEDED_END: Final = 7
_NEEDED_ROLL: Final = 45
_KEPT_REMEDY: Final = 165
_KEPT_END: Final = 140
_KEPT_ROLL: Final = 120
_SPENT: Final = 85
_NEEDLESS: Final = 65


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
        self.weights: list[list[i64]] = []
        self.places: list[list[i64]] = []
        """For each safety, how likely each seat holds it, the pile last."""
        other: i64
        for other in range(sim.seats):
            self.weights.append([] if other == seat else self._weights(sim, other))
        for card in range(4):
            self.places.append(self._places(sim, player, card, silent))

    def _places(self, sim: Sim, player: Player, nth: i64, silent: list[i64]) -> list[i64]:
        drawn = (player.deck_size - sim.left) // sim.seats
        if sim.reshuffles:
            drawn = player.deck_size
        places: list[i64] = []
        other: i64
        for other in range(sim.seats):
            since = silent[4 * sim.side_of[other] + nth]
            if other == self.seat or not self.sizes[other]:
                places.append(0)
            elif since == NEVER or since > drawn:
                places.append(drawn)
            else:
                places.append(since)
        places.append(0 if sim.reshuffles else sim.left)
        return places

    def _weights(self, sim: Sim, seat: i64) -> list[i64]:
        """How many times as often as by chance a seat holds each kind of card, in hundredths."""
        side = sim.side_of[seat]
        status = sim.status[side]
        rest = sim.goal - sim.miles[side]
        fresh: i64 = 0
        """The hazard that has only just fallen on this side: it had no turn to end it yet."""
        if sim.window >= 0 and sim.window_side == side:
            fresh = ADDS[sim.window]
        weights: list[i64] = []
        card: i64
        for card in range(KINDS):
            if card <= MILES_200:
                weights.append(self._of_distance(status, rest, card))
            elif card < FIRST_REMEDY:
                weights.append(self._of_hazard(sim, seat, card))
            elif card < FIRST_SAFETY:
                weights.append(self._of_remedy(status, fresh, card))
            else:
                weights.append(0)
        return weights

    def _of_distance(self, status: i64, rest: i64, card: i64) -> i64:
        if MILES[card] > rest:
            return _TOO_FAR
        if status & BLOCKED:
            return _STANDING[card]
        if status & LIMITED:
            return _LIMITED[card]
        return _ROLLING_NEAR[card] if rest <= _NEAR else _ROLLING[card]

    def _of_hazard(self, sim: Sim, seat: i64, card: i64) -> i64:
        powerless = True
        answer = ADDS[ANSWER[card]]
        for side in sim.rules.foes[seat]:
            if sim.exposed[side] >> card & 1:
                if sim.rules.sides > 2:
                    return _PLAYABLE_AMONG_MANY
                return _PLAYABLE_LIMIT if card == SPEED_LIMIT else _PLAYABLE_HAZARD
            if not sim.status[side] & answer:
                powerless = False
        return _POWERLESS if powerless else _WAITING_HAZARD

    def _of_remedy(self, status: i64, fresh: i64, card: i64) -> i64:
        if card == ROLL:
            if status & HAS_RIGHT_OF_WAY:
                return _NEEDLESS
            if not status & STOPPED or status & TO_REPAIR or fresh & UNDER_STOP:
                return _KEPT_ROLL
            return _NEEDED_REMEDY if status & UNDER_STOP else _NEEDED_ROLL
        hazard = card - REMEDY_AFTER
        if status & ADDS[ANSWER[hazard]]:
            return _NEEDLESS
        if status & ADDS[hazard] & ~fresh:
            return _NEEDED_END if card == END_OF_LIMIT else _NEEDED_REMEDY
        if not self.unseen[hazard]:
            return _SPENT
        return _KEPT_END if card == END_OF_LIMIT else _KEPT_REMEDY

    def hide(self, sim: Sim) -> None:
        """Make up the others' hands and the pile of ``sim``, by its chance."""
        unseen = self.unseen.copy()
        hands: list[list[i64]] = [[] for _ in self.sizes]
        nth: i64
        for nth in range(4):
            if unseen[FIRST_SAFETY + nth]:
                place = _drawn(sim, self.places[nth])
                if place < self.seats and len(hands[place]) < self.sizes[place]:
                    hands[place].append(FIRST_SAFETY + nth)
                    unseen[FIRST_SAFETY + nth] = 0
        other: i64
        for other in range(self.seats):
            if other == self.seat:
                continue
            hand = hands[other]
            self._fill(sim, hand, self.sizes[other] - len(hand), self.weights[other], unseen)
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
