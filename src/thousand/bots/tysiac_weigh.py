"""What the cards of a hand of Tysiąc are good for, by what its player sees: the chance to take a trick."""

from __future__ import annotations

from thousand.bots.tysiac_policy import Policy
from thousand.bots.tysiac_seen import ALL, Seen
from thousand.tysiac.cards import PARTNER, Card
from thousand.tysiac.tricks import beats


def policy_of(seen: Seen) -> Policy:
    """The written rules of play, with the eyes of the viewer."""
    assert seen.declarer is not None
    view = seen.view
    policy = Policy(seen.rules, seen.count, seen.declarer, view.contract)
    policy.hands[seen.me] = seen.own
    policy.sizes = list(seen.sizes)
    policy.got = [view.points[seat] for seat in seen.places]
    policy.out = ALL & ~seen.played & ~sum(1 << card for card in view.laid)
    policy.trump = seen.trump
    policy.leader = seen.leader
    policy.table = [int(card) for card in view.table]
    policy.tricks = len(view.tricks)
    if view.table:
        policy.taker = seen.taker
        policy.best = int(view.table[(seen.taker - seen.leader) % seen.count])
        policy.stake = seen.rest_of_table
    for place in seen.others:
        policy.may[place] = seen.may_hold(place)
        policy.holds[place] = seen.holds[place]
        policy.theirs |= policy.may[place]
    return policy


def is_coupled(seen: Seen, card: Card) -> bool:
    """Whether the hand holds the marriage of which the card is one half."""
    return PARTNER.get(card) in seen.view.cards


def may_be_trumped(seen: Seen, card: Card) -> bool:
    """Whether an opponent may be without the suit, and have a trump."""
    return policy_of(seen).may_be_trumped(seen.me, card.suit)


def fellow_takes(seen: Seen, card: Card) -> bool:
    """Whether the fellow defender surely takes the trick when this is led."""
    return seen.fellow is not None and policy_of(seen).fellow_takes(seen.me, card)


def forces(seen: Seen, card: Card) -> Card | None:
    """The highest card of others' that a long suit of ours drives out, when this one is led."""
    over = policy_of(seen).drives_out(seen.me, card)
    return Card(over) if over >= 0 else None


def wins(seen: Seen, card: Card) -> bool:
    """Whether the card takes the trick as it lies."""
    best = seen.view.table[(seen.taker - seen.leader) % seen.count]
    return beats(card, best, seen.view.trump)


def chance(seen: Seen, card: Card) -> float:
    """The chance that our side takes the trick after this card; 0 and 1 are certain."""
    return policy_of(seen).chance(card)
