"""What a seat of 1000 Miles can work out from its view: cards unseen, threats, chances to finish."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cached_property, lru_cache
from itertools import chain

from thousand.miles.cards import (
    DISTANCES,
    MAJOR_HAZARDS,
    PROTECTS_FROM,
    SAFETIES,
    SAFETY_AGAINST,
    Card,
)
from thousand.miles.guards import why_not_attack
from thousand.miles.legality import why_not_own
from thousand.miles.rules import MAX_200S, Rules, deck_of
from thousand.miles.tableau import Tableau
from thousand.miles.view import View

STEP = 25
"""Every distance is a multiple of so many miles."""

DRAWS_AHEAD = 2
"""A chance to finish counts the cards that this many draws may bring."""

NEAR = 300
"""From so many miles before the goal on, an exact finish counts in what is driven and kept."""

STOPPING = (*MAJOR_HAZARDS, Card.STOP)
"""The hazards after which a Roll is needed."""

_CARD_OF: dict[int, Card] = {card.value: card for card in DISTANCES}


class Outlook:
    """A player's view and what follows from it, each conclusion drawn once, when first asked for.

    ``seat`` is the player's, ``side`` the player's side, ``own`` its tableau, ``hand`` the player's cards,
    ``left`` the miles to the goal, ``rivals`` the other sides with their tableaux. Of partners only what
    lies on the table is known, and how many cards they hold: ``partners_hold``.
    """

    def __init__(self, view: View) -> None:
        assert view.viewer is not None, "a spectator has nothing to choose"
        self.view = view
        self.seat = view.viewer
        self.rules = view.rules
        self.hand = view.cards
        self.side = view.side_of[self.seat]
        self.own = view.tableaux[self.side]
        self.left = view.goal - self.own.miles
        self.rivals = tuple(pair for pair in enumerate(view.tableaux) if pair[0] != self.side)
        self.partners_hold = self.held_by(self.side) - len(self.hand)

    def held_by(self, side: int) -> int:
        """How many cards the seats of a side hold."""
        counts = self.view.counts
        return sum(counts[seat] for seat in self.view.sides[side])

    @cached_property
    def prey(self) -> tuple[tuple[int, Tableau], ...]:
        """The rivals that may be attacked at all: one of them under ``left_target_only``."""
        view, seat = self.view, self.seat
        return tuple(pair for pair in self.rivals if why_not_attack(view, seat, Card.STOP, pair[0]) is None)

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
        """The distance cards in hand that may be laid and get us on, the highest first.

        On the wrong way there are none: a distance card would take its miles away (spec 9).
        """
        own, goal = self.own, self.view.goal
        if own.wrong or not own.rolling:
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
        return self.counts[card] - self.seen[card]

    @cached_property
    def counts(self) -> Counter[Card]:
        """How many cards of each kind are played with."""
        return _counts(self.rules)

    def may_answer(self, safety: Card) -> bool:
        """Whether a hazard that ``safety`` answers is hidden, and might still fall on us."""
        return any(self.unseen(hazard) for hazard in PROTECTS_FROM[safety])

    def odds_held(self, safety: Card, side: int) -> float:
        """How likely it is that a seat of a rival side holds a safety.

        All places for hidden cards are alike, until a reshuffle: nobody throws a safety away, so that
        none is in a draw pile made of discards.
        """
        held = self.held_by(side)
        if not held or not self.unseen(safety):
            return 0.0
        return held / (self.hidden - (self.view.left if self.view.reshuffles else 0))

    def may_finish(self, tableau: Tableau) -> bool:
        """Whether a side may complete its trip with one card that is hidden from us."""
        if tableau.wrong:
            return False
        goal = self.view.goal
        card = _CARD_OF.get(goal - tableau.miles)
        return card is not None and why_not_own(tableau, card, goal) is None and self.unseen(card) > 0

    @cached_property
    def finisher(self) -> int | None:
        """A rival side that may complete its trip before our next turn, or None."""
        return next((side for side, tableau in self.rivals if self.may_finish(tableau)), None)

    @cached_property
    def blocks(self) -> tuple[Card, ...]:
        """The hazards in force on our side that need their own remedy before we get on."""
        wrong = (Card.WRONG_WAY,) if self.own.wrong else ()
        return wrong + tuple(hazard for hazard in self.own.hazards if hazard in MAJOR_HAZARDS)

    @cached_property
    def roll_needed(self) -> bool:
        """Whether we need a Roll now, or may need one yet: after a Stop or after any repair."""
        if Card.RIGHT_OF_WAY in self.own.safeties:
            return False
        laid = self.own.safeties
        return not self.own.rolling or any(
            SAFETY_AGAINST[hazard] not in laid and self.unseen(hazard) for hazard in STOPPING
        )

    def exact_chance(self, miles: int, cards: Iterable[Card]) -> float:
        """How likely ``miles`` can be driven exactly with the distances ``cards`` and a few draws.

        1 where the cards hold them already; otherwise it goes by the unseen cards that, each with
        some of ``cards``, would make them up: partners may hold them, or a draw may bring them.
        """
        sums = sums_of(cards)
        if sums >> miles // STEP & 1:
            return 1.0
        outs = sum(
            self.unseen(card)
            for card in DISTANCES
            if card <= miles and sums >> (miles - card) // STEP & 1 and not self.is_third_200(card)
        )
        return min(1.0, (DRAWS_AHEAD + self.partners_hold) * outs / self.hidden) if outs else 0.0

    @cached_property
    def chance_now(self) -> float:
        """The chance of an exact finish with the hand as it is."""
        return self.exact_chance(self.left, self.useful)

    def is_third_200(self, card: Card, before: int = 0) -> bool:
        """Whether a card is a 200 too many, with ``before`` others of them laid first."""
        return card is Card.MILES_200 and self.own.distances.count(card) + before >= MAX_200S


@lru_cache(maxsize=16)
def _counts(rules: Rules) -> Counter[Card]:
    return Counter(deck_of(rules))


def sums_of(cards: Iterable[Card]) -> int:
    """The sums that distance cards can make, as bits: bit n tells of n times 25 miles.

    >>> bin(sums_of([Card.MILES_25, Card.MILES_75]))
    '0b11011'
    """
    sums = 1
    for card in cards:
        sums |= sums << card // STEP
    return sums


def make_up(cards: Iterable[Card], miles: int) -> bool:
    """Whether some of the distance cards make up ``miles`` exactly."""
    return bool(sums_of(cards) >> miles // STEP & 1)


def without(cards: tuple[Card, ...], card: Card) -> tuple[Card, ...]:
    """The cards less one of a kind."""
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]
