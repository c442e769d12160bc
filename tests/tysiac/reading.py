"""What cards are and what each of them may do, as the specification says it: the referee's own tables."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from thousand.tysiac.cards import Card
from thousand.tysiac.rules import MustBeat, Rules

VALUES = {"ACE": 11, "TEN": 10, "KING": 4, "QUEEN": 3, "JACK": 2, "NINE": 0}
"""In the order of the ranks, the highest first."""

MARRIAGES = {"HEARTS": 100, "DIAMONDS": 80, "CLUBS": 60, "SPADES": 40}


def suit(card: Card) -> str:
    return card.name.split("_")[0]


def rank(card: Card) -> str:
    return card.name.split("_")[1]


def worth(cards: Iterable[Card]) -> int:
    return sum(VALUES[rank(card)] for card in cards)


def married(hand: Iterable[Card]) -> list[str]:
    """The suits of which the hand has both king and queen."""
    names = {card.name for card in hand}
    return [one for one in MARRIAGES if {f"{one}_KING", f"{one}_QUEEN"} <= names]


def highest_bid(rules: Rules, hand: Iterable[Card]) -> int:
    """ "120, or, holding at least one marriage, 120 + the sum of the marriages it holds"."""
    return min(rules.hard_cap, 120 + sum(MARRIAGES[one] for one in married(hand)))


def higher(one: Card, other: Card) -> bool:
    """Whether one card ranks above another of its suit."""
    ranks = list(VALUES)
    return suit(one) == suit(other) and ranks.index(rank(one)) < ranks.index(rank(other))


def best_of(trick: Sequence[Card], trump: str | None) -> int:
    """The place of the card that takes the trick: "the highest trump, else the highest of the suit led"."""
    counting = [card for card in trick if suit(card) == trump]
    if not counting:
        counting = [card for card in trick if suit(card) == suit(trick[0])]
    (best,) = [card for card in counting if not any(higher(other, card) for other in counting)]
    return trick.index(best)


def playable(rules: Rules, hand: Sequence[Card], trick: Sequence[Card], trump: str | None) -> set[Card]:
    """The cards of the hand that may be played to a trick of which these cards lie."""
    if not trick:
        return set(hand)
    best = trick[best_of(trick, trump)]
    led = suit(trick[0])
    follows = {card for card in hand if suit(card) == led}
    if follows:
        beats = {card for card in follows if higher(card, best)}
        return beats if beats and rules.must_beat is not MustBeat.NONE else follows
    trumps = {card for card in hand if suit(card) == trump}
    others = set(hand) - trumps
    if rules.must_beat is MustBeat.SUIT_AND_TRUMP:
        over = {card for card in trumps if suit(best) != trump or higher(card, best)}
        trumps = over or trumps
    if trumps and rules.must_trump:
        return trumps
    return trumps | others


def nearest(points: int, multiple: int) -> int:
    """Rounded to the nearest multiple, halves up."""
    below = max(number for number in range(0, points + 1, multiple))
    return below if 2 * (points - below) < multiple else below + multiple
