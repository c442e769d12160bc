"""Spec 3, 5 and 6: how a hand stands, and who may do what."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.moves import Discard, Draw, Extend, Move, Play
from thousand.miles.rules import Goal, Rules

from .road import HAZARDS, PROTECTION, Road, safety_against
from .sheet import Outcome


@dataclass
class Window:
    """Spec 6: a hazard that may be answered: who laid it, on which side, who held the answer when it fell,
    and how the side stood before."""

    attacker: int
    side: int
    hazard: Card
    holder: int | None
    before: Road

    @property
    def answer(self) -> Card:
        return safety_against(self.hazard)


class Position:
    """A hand under way. ``seed`` is that of its reshuffles; ``pile[0]`` is the next card to be drawn."""

    def __init__(
        self,
        rules: Rules,
        sides: Sequence[Sequence[int]],
        seed: bytes,
        first: int,
        hands: Sequence[Sequence[Card]],
        pile: Sequence[Card],
    ) -> None:
        self.rules = rules
        self.sides = sides
        self.seed = seed
        self.seats = len(hands)
        self.hands = [list(cards) for cards in hands]
        self.pile = list(pile)
        self.discards: list[Card] = []
        self.roads = [Road() for _ in sides]
        self.goal = 1000 if rules.goal is Goal.THOUSAND else 700
        self.turn = first
        self.drawn: set[int] = set()
        self.window: Window | None = None
        self.untouched = True
        self.reshuffles = 0
        self.laid_since_reshuffle = True
        self.deciding: int | None = None
        self.caller: int | None = None
        self.winner: int | None = None
        self.delayed = False
        self.reason: str | None = None
        self.told: list[ev.AnyEvent] = []

    def side_of(self, seat: int) -> int:
        (side,) = [side for side, seats in enumerate(self.sides) if seat in seats]
        return side

    def road_of(self, seat: int) -> Road:
        return self.roads[self.side_of(seat)]

    @property
    def outcome(self) -> Outcome:
        return Outcome(self.winner, self.delayed, self.caller)

    # Who may do what.

    def can_draw(self) -> bool:
        """Spec 3 and 9: whether there is a card to be had."""
        return bool(self.pile) or (self.rules.reshuffle and bool(self.discards))

    def able(self, seat: int) -> bool:
        """Spec 3: a seat with no cards is passed over, unless it can draw."""
        return bool(self.hands[seat]) or self.can_draw()

    def has_to_draw(self, seat: int) -> bool:
        return seat not in self.drawn and self.can_draw()

    def answers(self, seat: int, card: Card) -> bool:
        """Spec 6: whether the card, laid by this seat now, is a coup fourré."""
        return self.window is not None and (self.window.holder, self.window.answer) == (seat, card)

    def opens_with_a_coup(self, seat: int, card: Card) -> bool:
        """Spec 6, `opening_coup`: the opening seat's Right of way, instead of its first draw."""
        wanted = self.rules.opening_coup and self.untouched and card is Card.RIGHT_OF_WAY
        return wanted and seat == self.turn and card in self.hands[seat]

    def coups_of(self, seat: int) -> set[Card]:
        """The safeties that the seat may lay as a coup fourré now."""
        return {card for card in PROTECTION if self.answers(seat, card) or self.opens_with_a_coup(seat, card)}

    def moves(self, seat: int) -> set[Move]:
        """Every move that the seat may make now."""
        if self.reason is not None:
            return set()
        if self.deciding is not None:
            return {Extend(True), Extend(False)} if seat == self.deciding else set()
        moves: set[Move] = {Play(card) for card in self.coups_of(seat)}
        if seat != self.turn:
            return moves
        if self.has_to_draw(seat):
            return moves | {Draw()}
        for card in self.hands[seat]:
            moves.add(Discard(card))
            if card in HAZARDS:
                moves |= {Play(card, target) for target in self.targets(seat, card)}
            elif self.road_of(seat).takes(card, self.goal):
                moves.add(Play(card))
        return moves

    def targets(self, seat: int, hazard: Card) -> list[int]:
        """Spec 5 and 9: the opposing sides on which the hazard may fall."""
        if self.rules.left_target_only:
            opposing = {self.side_of((seat + 1) % self.seats)}
        else:
            opposing = set(range(len(self.sides))) - {self.side_of(seat)}
        stacking = self.rules.stacking
        return [side for side in opposing if self.roads[side].may_be_hit_by(hazard, stacking=stacking)]
