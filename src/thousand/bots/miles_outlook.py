"""What a seat of 1000 Miles can work out from its view: cards unseen, threats, chances to finish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from itertools import chain

from thousand.miles.cards import COUNTS, DISTANCES, HAZARDS, PROTECTS_FROM, SAFETIES, SAFETY_AGAINST, Card
from thousand.miles.guards import why_not_own
from thousand.miles.rules import MAX_200S
from thousand.miles.tableau import Tableau
from thousand.miles.view import View

STEP = 25
"""Every distance is a multiple of so many miles."""

DRAWS_AHEAD = 2
"""A chance to finish counts the cards that this many draws may bring."""

NEAR = 300
"""From so many miles before the goal on, an exact finish counts in what is driven and kept."""

_CARD_OF: dict[int, Card] = {card.value: card for card in DISTANCES}


class Outlook:
    """A player's view and what follows from it, each conclusion drawn once, when first asked for.

    ``side`` is the player's side, ``own`` its tableau, ``hand`` the player's cards, ``left`` the miles
    to the goal, ``rivals`` the other sides with their tableaux.
    """

    def __init__(self, view: View) -> None:
        assert view.viewer is not None, "a spectator has nothing to choose"
        self.view = view
        self.hand = view.cards
        self.side = view.side_of[view.viewer]
        self.own = view.tableaux[self.side]
        self.left = view.goal - self.own.miles
        self.rivals = tuple(pair for pair in enumerate(view.tableaux) if pair[0] != self.side)

    @cached_property
    def safeties(self) -> tuple[Card, ...]:
        """The safeties in hand."""
        return tuple(card for card in self.hand if card in SAFETIES)

    @cached_property
    def useful(self) -> tuple[Card, ...]:
        """The distance cards in hand that may yet be laid in this hand."""
        return self.useful_for(self.left)

    def useful_for(self, miles: int) -> tuple[Card, ...]:
        """The distance cards in hand that may yet be laid where ``miles`` are left: no surplus 200."""
        useful = [card for card in self.hand if STEP <= card <= miles]
        may_be_laid = MAX_200S - self.own.distances.count(Card.MILES_200)
        for _ in range(useful.count(Card.MILES_200) - may_be_laid):
            useful.remove(Card.MILES_200)
        return tuple(useful)

    @cached_property
    def drivable(self) -> tuple[Card, ...]:
        """The distance cards in hand that may be laid now, the highest first."""
        own, goal = self.own, self.view.goal
        if not own.rolling:
            return ()
        kinds = sorted(set(self.useful), reverse=True)
        return tuple(card for card in kinds if why_not_own(own, card, goal) is None)

    @cached_property
    def seen(self) -> Counter[Card]:
        """Every card that is not hidden: the player's own, the discards, all tableaux."""
        view = self.view
        return Counter(chain(self.hand, view.discards, *(tableau.cards for tableau in view.tableaux)))

    @cached_property
    def hidden(self) -> int:
        """How many cards are hidden: in the draw pile and in others' hands."""
        view = self.view
        return view.left + sum(view.counts) - len(self.hand)

    def unseen(self, card: Card) -> int:
        """How many cards of a kind are hidden."""
        thinned = self.view.rules.thin_hazards and card in SAFETY_AGAINST
        return COUNTS[card] - thinned - self.seen[card]

    def to_come(self, safety: Card) -> bool:
        """Whether a hazard that ``safety`` answers is hidden, and might still fall on us."""
        return any(self.unseen(hazard) for hazard in PROTECTS_FROM[safety])

    def odds_held(self, safety: Card, side: int) -> float:
        """How likely it is that a rival side holds a safety: all places for hidden cards are alike."""
        if not self.unseen(safety):
            return 0.0
        return sum(self.view.counts[seat] for seat in self.view.sides[side]) / self.hidden

    def may_finish(self, tableau: Tableau) -> bool:
        """Whether a rival may complete its trip with one card, as far as we know."""
        goal = self.view.goal
        card = _CARD_OF.get(goal - tableau.miles)
        return card is not None and why_not_own(tableau, card, goal) is None and self.unseen(card) > 0

    @cached_property
    def finisher(self) -> int | None:
        """A rival side that may complete its trip before our next turn, or None."""
        return next((side for side, tableau in self.rivals if self.may_finish(tableau)), None)

    def suffers(self, hazard: Card) -> bool:
        """Whether a hazard is in force on our side."""
        return self.own.limit if hazard is Card.SPEED_LIMIT else hazard in self.own.hazards

    @cached_property
    def roll_needed(self) -> bool:
        """Whether we need a Roll now, or may need one yet: after a Stop or after any repair."""
        if Card.RIGHT_OF_WAY in self.own.safeties:
            return False
        laid = self.own.safeties
        return not self.own.rolling or any(
            SAFETY_AGAINST[hazard] not in laid and self.unseen(hazard)
            for hazard in HAZARDS
            if hazard is not Card.SPEED_LIMIT
        )

    def exact_chance(self, miles: int, cards: Iterable[Card]) -> float:
        """How likely ``miles`` can be driven exactly with the distances ``cards`` and a few draws.

        1 where the cards hold them already; otherwise it goes by the unseen cards that, each with
        some of ``cards``, would make them up.
        """
        sums = sums_of(cards)
        if sums >> miles // STEP & 1:
            return 1.0
        outs = sum(
            self.unseen(card)
            for card in DISTANCES
            if card <= miles and sums >> (miles - card) // STEP & 1 and not self.is_third_200(card)
        )
        return min(1.0, DRAWS_AHEAD * outs / self.hidden) if outs else 0.0

    @cached_property
    def chance_now(self) -> float:
        """The chance of an exact finish with the hand as it is."""
        return self.exact_chance(self.left, self.useful)

    def is_third_200(self, card: Card, before: int = 0) -> bool:
        """Whether a card is a 200 too many, with ``before`` others of them laid first."""
        return card is Card.MILES_200 and self.own.distances.count(card) + before >= MAX_200S


def sums_of(cards: Iterable[Card]) -> int:
    """The sums that distance cards can make, as bits: bit n tells of n times 25 miles.

    >>> bin(sums_of([Card.MILES_25, Card.MILES_75]))
    '0b11011'
    """
    sums = 1
    for card in cards:
        sums |= sums << card // STEP
    return sums


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards less one of a kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
