"""What a player on the simulator of 1000 Miles knows and can work out, in whole numbers.

A player decides for the seat that is to act, from what that seat may know: its own hand, the tableaux, the
open cards and how many cards lie where. It never looks at another hand, at the order of the pile, or at who
holds an answer unless that is itself. So it can be asked about a hand whose hidden cards are made up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from thousand.miles.sim import Sim
from thousand.miles.sim_rules import (
    BLOCKED,
    FIRST_SAFETY,
    FIRST_SAFETY_BIT,
    KINDS,
    MILES_100,
    MILES_200,
    RIGHT_OF_WAY,
    WRONG,
    SimRules,
)
from thousand.miles.sim_state import OVER

if TYPE_CHECKING:
    from mypy_extensions import i64

SURE: Final = 1000
"""A chance is told in thousandths."""

NOTHING: Final = -1
"""No card, no move."""

STEP: Final = 25
"""Every distance is a multiple of so many miles."""

STEPS: Final[list[i64]] = [1, 2, 3, 4, 8]
"""The steps that each distance card goes."""

_MOST_200S: Final = 2

_DISTANCE_OF: Final[list[i64]] = [-1, 0, 1, 2, 3, -1, -1, -1, 4]
"""The distance card of so many steps, or -1."""


class Player:
    """Whoever chooses moves on a simulator.

    ``totals`` are the sides' points before this hand, ``target`` the points that end the match (0: this
    hand ends it); whoever runs the match sets both.

    After :meth:`look`: ``seat``, ``side``, ``status`` and ``playable`` of that side, ``hand``, ``count`` of
    each kind in it, ``rest`` the miles to the goal, ``hidden`` the number of cards that it cannot see.
    """

    def __init__(self, rules: SimRules) -> None:
        self.rules: SimRules = rules
        self.totals: list[i64] = [0] * rules.sides
        self.target: i64 = 5000
        self.dealt: list[i64] = [0] * KINDS
        for card in rules.deck:
            self.dealt[card] += 1
        self.deck_size: i64 = len(rules.deck)
        self.seat: i64 = 0
        self.side: i64 = 0
        self.status: i64 = 0
        self.playable: i64 = 0
        self.rest: i64 = 0
        self.hidden: i64 = 0
        self.hand: list[i64] = []
        self.count: list[i64] = [0] * KINDS

    def choose(self, sim: Sim) -> i64:
        """A legal move of the seat that is to act."""
        raise NotImplementedError

    def look(self, sim: Sim, seat: i64) -> None:
        """See what the seat sees."""
        side = sim.side_of[seat]
        self.seat = seat
        self.side = side
        self.status = sim.status[side]
        self.playable = sim.playable[side]
        self.rest = sim.goal - sim.miles[side]
        hand = sim.hands[seat]
        self.hand = hand
        count: list[i64] = [0] * KINDS
        for card in hand:
            count[card] += 1
        self.count = count
        hidden = sim.left
        for other in sim.hands:
            hidden += len(other)
        self.hidden = hidden - len(hand)

    def unseen(self, sim: Sim, card: i64) -> i64:
        """How many cards of a kind are hidden from the seat."""
        return self.dealt[card] - sim.open_cards[card] - self.count[card]

    def held_by(self, sim: Sim, side: i64) -> i64:
        """How many cards the seats of a side hold."""
        held: i64 = 0
        seat = side
        while seat < sim.seats:
            held += len(sim.hands[seat])
            seat += self.rules.sides
        return held

    def hazards_to_come(self, sim: Sim, safety: i64) -> i64:
        """How many hazards that a safety answers are hidden."""
        if safety == RIGHT_OF_WAY:
            return self.unseen(sim, 8) + self.unseen(sim, 9)
        if safety == FIRST_SAFETY:
            return self.unseen(sim, 5) + self.unseen(sim, 10)
        return self.unseen(sim, safety - 12)

    def odds_held(self, sim: Sim, safety: i64, side: i64) -> i64:
        """How likely it is that a rival side holds a safety, in thousandths.

        Nobody throws a safety away. So an unseen one may be in hand where it is among the cards that the side
        has drawn in this hand, kept or not - and they are about as many as each seat has drawn. It is the
        most that can be: safeties are laid before long (``miles_habits``); COUP_RISK was fitted to it.
        """
        if self.unseen(sim, safety) == 0:
            return 0
        seats = sim.seats
        team = seats // self.rules.sides
        if sim.reshuffles:
            return SURE * team // (seats - 1)
        drawn = self.deck_size - sim.left
        others = drawn * (seats - 1)
        return SURE * drawn * team // (others + seats * sim.left)

    # Distances.

    def sums(self, sim: Sim, miles: i64, without: i64) -> i64:
        """The sums that the distances in hand can make, bit n for n steps, one card left out (-1: none).

        Only cards of at most ``miles``, and no 200 too many.
        """
        sums: i64 = 1
        card: i64
        for card in range(MILES_200 + 1):
            copies = self.count[card]
            if card == without:
                copies -= 1
            if copies == 0 or STEPS[card] * STEP > miles:
                continue
            if card == MILES_200:
                allowed = _MOST_200S - sim.two_hundreds[self.side]
                if card == without:
                    allowed -= 1
                if copies > allowed:
                    copies = allowed
            while copies > 0:
                sums |= sums << STEPS[card]
                copies -= 1
        return sums & 0x1FFFFFFFFFF

    def exact_chance(self, sim: Sim, miles: i64, sums: i64, draws: i64, used: i64) -> i64:
        """How likely so many miles are driven exactly with cards that make ``sums`` and a few draws.

        SURE where the cards hold them already. A 200 counts only if the side may yet lay one beside
        ``used`` ones.
        """
        steps = miles // STEP
        if sums >> steps & 1:
            return SURE
        outs: i64 = 0
        card: i64
        for card in range(MILES_200 + 1):
            before = steps - STEPS[card]
            if before >= 0 and sums >> before & 1:
                if card == MILES_200 and sim.two_hundreds[self.side] + used >= _MOST_200S:
                    continue
                outs += self.unseen(sim, card)
        if outs == 0 or self.hidden == 0:
            return 0
        partners = self.held_by(sim, self.side) - len(self.hand)
        chance = SURE * (draws + partners) * outs // self.hidden
        return SURE if chance > SURE else chance

    def finishing_card(self, sim: Sim, side: i64) -> i64:
        """The one distance card that would complete a side's trip now, or -1."""
        if sim.status[side] & (WRONG | BLOCKED):
            return -1
        steps = (sim.goal - sim.miles[side]) // STEP
        if steps > 8:
            return -1
        card = _DISTANCE_OF[steps]
        if card >= 0 and sim.playable[side] >> card & 1:
            return card
        return -1

    def threat(self, sim: Sim, side: i64) -> i64:
        """How likely a rival side completes its trip before our next turn, in thousandths."""
        card = self.finishing_card(sim, side)
        if card < 0 or self.hidden == 0:
            return 0
        team = sim.seats // self.rules.sides
        chance = SURE * self.unseen(sim, card) * (self.held_by(sim, side) + team) // self.hidden
        return SURE if chance > SURE else chance

    def furthest_rival(self, sim: Sim) -> i64:
        """The miles of the rival side that is furthest on."""
        furthest: i64 = 0
        side: i64
        for side in range(self.rules.sides):
            if side != self.side and sim.miles[side] > furthest:
                furthest = sim.miles[side]
        return furthest

    def safeties_laid(self, status: i64) -> i64:
        """How many safeties a side of this status has laid."""
        laid: i64 = 0
        left = status >> FIRST_SAFETY_BIT
        while left:
            laid += left & 1
            left >>= 1
        return laid

    def has_fast(self, sim: Sim) -> bool:
        """Whether the hand holds a distance that only a Speed limit forbids, if anything."""
        count, rest = self.count, self.rest
        if count[2] and rest >= 75:
            return True
        if count[MILES_100] and rest >= 100:
            return True
        return count[MILES_200] > 0 and rest >= 200 and sim.two_hundreds[self.side] < _MOST_200S


def play_hand(sim: Sim, players: list[Player]) -> None:
    """Let each seat's player play the hand to its end."""
    while sim.phase != OVER:
        sim.apply(players[sim.to_act()].choose(sim))
