"""The reasons for a card of Tysiąc, whoever chose it: from a position and a card to the reasons."""

from __future__ import annotations

from thousand.bots.base import Reason
from thousand.bots.tysiac_bits import marriages_in
from thousand.bots.tysiac_reasons import Why, because
from thousand.bots.tysiac_seen import Seen
from thousand.bots.tysiac_weigh import chance, fellow_takes, forces, is_coupled, may_be_trumped, wins
from thousand.tysiac.cards import DECK_POINTS, MARRIAGE_POINTS, Card
from thousand.tysiac.moves import Play
from thousand.tysiac.tricks import declares
from thousand.tysiac.view import legal


def describe(seen: Seen, card: Card) -> tuple[Reason, ...]:
    """Why this card, whoever chose it: what it does, and what else can be said for it."""
    first = _describe_follow(seen, card) if seen.view.table else _describe_lead(seen, card)
    return (first, *_contract(seen, card), *_spares(seen, card, first))


def _describe_lead(seen: Seen, card: Card) -> Reason:
    name = card.name
    if declares(seen.rules, seen.view.cards, card, len(seen.view.tricks)):
        return because(Why.LEAD_MARRIAGE, card=name, suit=card.suit.name, points=MARRIAGE_POINTS[card.suit])
    if seen.is_master(card):
        return because(Why.LEAD_TRUMP if card.suit == seen.trump else Why.LEAD_MASTER, card=name)
    if fellow_takes(seen, card) and seen.fellow is not None:
        return because(Why.LEAD_FELLOW, card=name, seat=seen.seat(seen.fellow))
    over = forces(seen, card)
    if over is not None:
        return because(Why.LEAD_FORCE, card=name, over=over.name)
    return because(Why.LEAD_LOW, card=name)


def _describe_follow(seen: Seen, card: Card) -> Reason:
    name, stake = card.name, seen.rest_of_table
    if wins(seen, card):
        if card.suit == seen.trump != seen.view.table[0].suit:
            return because(Why.TRUMP_IN, card=name, points=stake)
        if not seen.to_come:
            return because(Why.WIN_LAST, card=name, points=stake + card.points)
        return because(Why.WIN_CHEAPLY if _is_cheapest(seen, card) else Why.WIN_TRY, card=name)
    fellow = seen.fellow
    if fellow is not None and card.points and chance(seen, card) > 1 / 2:
        return because(Why.FEED, card=name, seat=seen.seat(fellow))
    could = [move.card for move in legal(seen.view) if isinstance(move, Play) and wins(seen, move.card)]
    if could:
        return because(Why.HOLD_BACK, card=name, over=max(could).name)
    return because(Why.THROW_LOW, card=name)


def _is_cheapest(seen: Seen, card: Card) -> bool:
    """Whether the card takes the trick for certain, and none with fewer points does."""
    if chance(seen, card) < 1:
        return False
    allowed = [move.card for move in legal(seen.view) if isinstance(move, Play)]
    return not any(
        other.points < card.points and wins(seen, other) and chance(seen, other) == 1 for other in allowed
    )


def _contract(seen: Seen, card: Card) -> tuple[Reason, ...]:
    """That the trick decides the contract, where it certainly does."""
    if seen.need <= 0 or seen.declarer is None:
        return ()
    if not seen.view.table:
        wed = declares(seen.rules, seen.view.cards, card, len(seen.view.tricks))
        sure = seen.is_master(card) and not may_be_trumped(seen, card) and seen.fellow is None
        now = (MARRIAGE_POINTS[card.suit] if wed else 0) + (card.points if sure else 0)
        ours = wed or sure
    else:
        now, ours = seen.rest_of_table + card.points, chance(seen, card) == 1
    if not ours:
        return ()
    if seen.is_declarer:
        return (because(Why.MAKES_CONTRACT, points=seen.need),) if now >= seen.need else ()
    spare = _most(seen) - seen.need
    return (because(Why.BEATS_CONTRACT, points=spare),) if 0 <= spare < now and seen.view.table else ()


def _most(seen: Seen) -> int:
    """The most that the declarer may still take."""
    assert seen.declarer is not None
    left = DECK_POINTS - sum(seen.view.taken)
    married = marriages_in(seen.may_hold(seen.declarer)) if seen.sizes[seen.declarer] > 1 else 0
    return left + married


def _spares(seen: Seen, card: Card, first: Reason) -> tuple[Reason, ...]:
    """That a cheaper card would have broken a marriage."""
    if first.code not in (Why.LEAD_LOW, Why.THROW_LOW, Why.HOLD_BACK):
        return ()
    for move in legal(seen.view):
        if isinstance(move, Play) and move.card.points < card.points and is_coupled(seen, move.card):
            return (because(Why.SPARES_MARRIAGE, suit=move.card.suit.name),)
    return ()
