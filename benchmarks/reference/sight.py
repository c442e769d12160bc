"""What a reference opponent of 1000 Miles sees and may do, and the moves that leave it no choice."""

from __future__ import annotations

from collections import Counter

from thousand import miles
from thousand.bots.base import Choice
from thousand.miles.cards import DISTANCES, HAZARD_OF, HAZARDS, REMEDIES, SAFETIES, SAFETY_AGAINST, Card
from thousand.miles.guards import Phase, why_not_attack
from thousand.miles.moves import Discard, Draw, Extend, Move, NextHand, Play
from thousand.miles.rules import MAX_200S, deck_of
from thousand.miles.tableau import Tableau
from thousand.miles.view import View


class Sight:
    """A view on the seat's turn to play: ``own`` tableau, ``left`` miles to the goal, ``rivals`` as (side,
    tableau), the ``hand`` in the order the cards came; ``playable`` the kinds of cards that may be laid on
    the own side (never a distance that would take miles away), ``attacks`` the hazards that may be laid, as
    (card, side)."""

    def __init__(self, view: View) -> None:
        assert view.viewer is not None
        self.view = view
        self.side = view.side_of[view.viewer]
        self.own = view.tableaux[self.side]
        self.left = view.goal - self.own.miles
        self.rivals = tuple(pair for pair in enumerate(view.tableaux) if pair[0] != self.side)
        self.hand = view.cards
        plays = [move for move in miles.legal(view) if isinstance(move, Play)]
        own = [move.card for move in plays if move.target is None]
        self.playable = [card for card in own if not (self.own.wrong and card in DISTANCES)]
        self.attacks = [(move.card, move.target) for move in plays if move.target is not None]

    @property
    def distances(self) -> list[Card]:
        """The kinds of distance cards that may be laid, the highest first."""
        return sorted((card for card in self.playable if card in DISTANCES), reverse=True)

    @property
    def safeties(self) -> list[Card]:
        """The safeties in hand."""
        return [card for card in self.hand if card in SAFETIES]

    @property
    def finisher(self) -> Card | None:
        """The card that completes the trip now."""
        return next((card for card in self.distances if card == self.left), None)

    @property
    def safe_trip(self) -> bool:
        """Whether no 200 lies on the own side."""
        return Card.MILES_200 not in self.own.distances

    def unseen(self, card: Card) -> int:
        """How many cards of a kind neither lie open nor are in the own hand."""
        lying = (self.view.discards, *(tableau.cards for tableau in self.view.tableaux))
        seen = Counter(self.hand)[card] + sum(cards.count(card) for cards in lying)
        return deck_of(self.view.rules).count(card) - seen

    def cures(self, safety: Card) -> bool:
        """Whether a safety would end a hazard that is in force on the own side, or the need of a Roll."""
        own = self.own
        hazards = [*own.hazards, *[Card.SPEED_LIMIT] * own.limit, *[Card.WRONG_WAY] * own.wrong]
        if any(SAFETY_AGAINST[hazard] is safety for hazard in hazards):
            return True
        return safety is Card.RIGHT_OF_WAY and own.stopped

    def too_far(self, card: Card) -> bool:
        """Whether a distance can never be laid in this hand."""
        third = card is Card.MILES_200 and self.own.distances.count(card) >= MAX_200S
        return card in DISTANCES and (card > self.left or third)

    def powerless(self, card: Card) -> bool:
        """Whether a hazard is kept off by every rival's safety."""
        if card not in HAZARDS:
            return False
        seat, safety = self.view.turn, SAFETY_AGAINST[card]
        prey = [at for side, at in self.rivals if why_not_attack(self.view, seat, card, side) is None]
        return all(safety in tableau.safeties for tableau in prey)

    def protected(self, card: Card) -> bool:
        """Whether a remedy is one for hazards that an own safety keeps off."""
        return card in REMEDIES and SAFETY_AGAINST[HAZARD_OF[card]] in self.own.safeties

    def total_of(self, side: int) -> int:
        """A side's points with those of this hand as they are commonly counted: a mile 1, a safety 100, a
        coup fourré 300 more."""
        tableau: Tableau = self.view.tableaux[side]
        hand = tableau.miles + 100 * len(tableau.safeties) + 300 * len(tableau.coups)
        return self.view.totals[side] + hand


class Reference:
    """A reference opponent: it takes every coup fourré, draws, and then plays by its own lights."""

    def choose(self, view: View) -> Choice:
        """What to do now."""
        if view.phase is Phase.HAND_OVER:
            return Choice(NextHand())
        if view.answer is not None:
            return Choice(Play(view.answer))
        if view.turn != view.viewer:
            return Choice(None)
        if view.phase is Phase.EXTENSION:
            return Choice(Extend(self.extends(Sight(view))))
        if view.can_draw and not view.has_drawn(view.turn):
            return Choice(Draw())
        return Choice(self.move(Sight(view)))

    def extends(self, sight: Sight) -> bool:
        """Whether it calls the extension."""
        raise NotImplementedError

    def move(self, sight: Sight) -> Move:
        """Its play or discard."""
        raise NotImplementedError


def discard(card: Card) -> Move:
    """The card goes: a safety is laid instead, since nobody throws one away."""
    return Play(card) if card in SAFETIES else Discard(card)
