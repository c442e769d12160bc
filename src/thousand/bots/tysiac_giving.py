"""What the steady bot of Tysiąc does with the musik (spec "The musik", "The bomb"): gifts, cards laid away,
raises, a bomb."""

from __future__ import annotations

from collections.abc import Iterable

from thousand.bots.base import Choice, Reason
from thousand.bots.tysiac_bits import IS_HALF, POINTS, RANKS, SUIT_BITS, WED, cards_in
from thousand.bots.tysiac_hand import SPREAD, estimate, spare_pairs
from thousand.bots.tysiac_reasons import Why, because
from thousand.bots.tysiac_seen import Seen
from thousand.bots.tysiac_stakes import Stakes
from thousand.tysiac.cards import PARTNER, Card, Suit
from thousand.tysiac.moves import Bomb, Give, LayAway, Raise
from thousand.tysiac.rules import STEP, DeclarerScores
from thousand.tysiac.view import legal

LOST = 1.0
"""What a point given to an opponent costs, in points."""

BRIDE = 0.15
"""The share of a marriage's points that it costs to give away half of one whose other half is hidden."""

SAFE = 1.0
"""A contract is raised where it lies so many times the usual spread below the estimate."""

HOPELESS = 1.3
"""A bomb is dropped where the contract lies so many times the usual spread above the estimate."""

WORTHLESS = 2
"""The points of a jack."""


def after_the_musik(seen: Seen) -> Choice:
    """Raise, drop a bomb, or give or lay away a card."""
    moves = legal(seen.view)
    expected = expectation(seen)
    spread = SPREAD[kind_after(seen.count)]
    hopeless = expected + HOPELESS * spread < seen.view.contract
    if Bomb() in moves and hopeless and Stakes(seen.view).pays_to_bomb(seen.me):
        return Choice(Bomb(), (because(Why.BOMB, estimate=round(expected), points=seen.view.contract),))
    safe = [points for points in raises(seen) if points <= expected - SAFE * spread]
    if safe:
        return Choice(Raise(safe[-1]), (because(Why.RAISE, points=safe[-1], estimate=round(expected)),))
    card, to = spared(seen)
    if to is None:
        return Choice(LayAway(card), describe_lay(seen, card))
    return Choice(Give(card, to), describe_gift(seen, card, to))


def expectation(seen: Seen) -> float:
    """What the declarer's hand should take once it has given or laid away its cards."""
    kind = kind_after(seen.count)
    return max(estimate(seen.own & ~bits_of_numbers(gone), *kind) for gone in _spares(seen))


def raises(seen: Seen) -> list[int]:
    """The contracts that it may pay to raise to; none where the one that stands wins the match anyway."""
    rules, view = seen.rules, seen.view
    if rules.declarer_scores is not DeclarerScores.CONTRACT or view.declarer is None:
        return []
    goal = rules.match_points
    if goal is not None and view.totals[view.declarer] + view.contract >= goal:
        return []
    return [move.points for move in legal(view) if isinstance(move, Raise)]


def spared(seen: Seen) -> tuple[Card, int | None]:
    """The next card to give, and to whom; with two players the card to lay away, and None."""
    best = ranked_spares(seen)[0]
    if seen.count == 2:
        return Card(best[0]), None
    dearer = max(best, key=lambda card: (danger(card, seen.unseen, seen.count), card))
    # The more dangerous card goes to who is the less able to use it: who bid less.
    to = min(waiting(seen), key=lambda place: _last_bid(seen, place))
    return Card(dearer), seen.seat(to)


def waiting(seen: Seen) -> list[int]:
    """The places that have no card yet."""
    given = {gift.to for gift in seen.view.gifts}
    return [place for place in seen.others if seen.seat(place) not in given]


def _last_bid(seen: Seen, place: int) -> int:
    bids = [call.points for call in seen.view.calls if call.seat == seen.seat(place) and call.points]
    return max(bids, default=0)


def ranked_spares(seen: Seen) -> list[tuple[int, ...]]:
    """The sets of cards that may still go, the best to part with first; single cards where one is gone."""
    return sorted(_spares(seen), key=lambda cards: (loss(seen.own, cards, seen.unseen, seen.count), cards))


def _spares(seen: Seen) -> list[tuple[int, ...]]:
    surplus = len(seen.view.cards) - (8 if seen.count == 3 else 10)
    return [(card,) for card in cards_in(seen.own)] if surplus == 1 else list(spare_pairs(seen.own))


def best_pair(hand: int, hidden: int, players: int) -> tuple[int, int]:
    """The two cards of a hand with the musik in it that it can best part with."""
    return min(spare_pairs(hand), key=lambda cards: loss(hand, cards, hidden, players))


def loss(hand: int, cards: tuple[int, ...], hidden: int, players: int) -> float:
    """What parting with the cards costs: our own expectation, and what opponents make of them."""
    kept = estimate(hand & ~bits_of_numbers(cards), *kind_after(players))
    return sum(danger(card, hidden, players) for card in cards) - kept


def danger(card: int, hidden: int, players: int) -> float:
    """What an opponent gains by a card given, or a card laid away that may be lost with the last trick."""
    points = LOST * POINTS[card]
    partner = card ^ 1
    if players == 3 and IS_HALF[card] and hidden >> partner & 1:
        points += BRIDE * WED[card // RANKS]
    return points


def kind_after(players: int) -> tuple[int, int]:
    """Which weights of the estimate judge a hand that has given or laid away its cards."""
    return (3, 8) if players == 3 else (2, 12)


def bits_of_numbers(cards: Iterable[int]) -> int:
    """The cards as a set of bits."""
    return sum(1 << card for card in cards)


# The reasons.


def describe_gift(seen: Seen, card: Card, to: int) -> tuple[Reason, ...]:
    """Why this card may be given."""
    why = Why.GIVE_WORTHLESS if card.points <= WORTHLESS else Why.GIVE_LEAST
    reasons = [because(why, card=card.name, seat=to), *_more(seen, card)]
    partner = PARTNER.get(card)
    if partner is not None and not seen.may_hold(seen.places.index(to)) >> partner & 1:
        reasons.append(because(Why.NO_PARTNER, card=card.name))
    return tuple(reasons)


def describe_lay(seen: Seen, card: Card) -> tuple[Reason, ...]:
    """Why this card may be laid away."""
    if card.points <= WORTHLESS:
        why = Why.LAY_WORTHLESS
    else:
        why = Why.LAY_POINTS if card.points >= STEP else Why.LAY_LEAST
    return (because(why, card=card.name), *_more(seen, card))


def _more(seen: Seen, card: Card) -> tuple[Reason, ...]:
    held = seen.view.cards
    if seen.own & SUIT_BITS[card.suit] == 1 << card:
        return (because(Why.MAKES_VOID, suit=card.suit.name),)
    suit = Suit(card // RANKS)
    king, queen = (Card(suit * RANKS + rank) for rank in (3, 2))
    if king in held and queen in held and card not in (king, queen):
        return (because(Why.KEEPS_MARRIAGE, suit=suit.name),)
    return ()
