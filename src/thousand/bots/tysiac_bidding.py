"""How high the steady bot of Tysiąc bids (spec "Auction", "Scoring a deal": the barrel).

It bids the next ten as long as its hand should take that much, with a margin: to fail costs the whole
contract. On the barrel it dares more, since it gains nothing otherwise; against a rival there, who would win
with a contract, as well.
"""

from __future__ import annotations

from typing import NamedTuple

from thousand.bots.base import Choice, Reason
from thousand.bots.tysiac_hand import SPREAD, estimate
from thousand.bots.tysiac_reasons import Why, because
from thousand.bots.tysiac_seen import Seen
from thousand.tysiac.cards import MARRIAGE_POINTS, Suit, marriages_in
from thousand.tysiac.moves import Bid, Pass, Redeal
from thousand.tysiac.rules import OPENING
from thousand.tysiac.view import cap, legal

MARGIN = 0.25
"""A bid lies so many times the usual spread below the estimate."""

BARREL_DARES = 0.8
"""On the barrel, or against a rival there, a bid may lie so many spreads higher than else."""

CLOSE = 10
"""A pass is a careful one when the estimate reaches the next bid, or falls short of it by less than this."""


class Stand(NamedTuple):
    """What the match's stand makes of a bid: how many spreads it may lie higher, and why."""

    dares: float = 0.0
    why: Why | None = None
    seat: int = 0


def bid(seen: Seen) -> Choice:
    """Bid the next ten, or pass."""
    moves = legal(seen.view)
    if Redeal() in moves:
        return Choice(Redeal(), (because(Why.REDEAL),))
    if moves == (Bid(OPENING),):
        return Choice(moves[0], (because(Why.OPEN, points=OPENING),))
    if moves == (Pass(),):
        return Choice(Pass(), (because(Why.PASS_CAP, points=cap(seen.view)),))
    lowest = moves[0]
    assert isinstance(lowest, Bid)
    stand = stand_of(seen)
    expected = expectation(seen)
    spread = SPREAD[seen.count, size_of(seen)]
    dares = expected - MARGIN * spread
    if lowest.points <= dares:
        return Choice(lowest, (describe_bid(seen, lowest.points, expected),))
    if stand.why is not None and lowest.points <= dares + stand.dares * spread:
        return Choice(lowest, (describe_stand(stand, lowest.points),))
    return Choice(Pass(), (describe_pass(seen, lowest.points, expected),))


def expectation(seen: Seen) -> float:
    """What the hand should take with a musik that nobody has seen yet."""
    return estimate(seen.own, seen.count, size_of(seen))


def stand_of(seen: Seen) -> Stand:
    """Whether the barrel calls for a bid that the hand alone does not."""
    view, goal = seen.view, seen.rules.match_points
    if view.viewer in view.on_barrel:
        return Stand(BARREL_DARES, Why.BID_BARREL)
    rival = view.declarer
    if (
        goal is not None
        and rival is not None
        and rival in view.on_barrel
        and view.totals[rival] + view.contract >= goal
        and not _others_bid_on(seen)
    ):
        return Stand(BARREL_DARES, Why.BID_AGAINST, rival)
    return Stand()


def _others_bid_on(seen: Seen) -> bool:
    """Whether somebody else may still outbid the one who has bid the most."""
    passed = {call.seat for call in seen.view.calls if call.points is None}
    left = [seat for seat in seen.places if seat not in passed]
    return len(left) > 2


def describe_bid(seen: Seen, points: int, expected: float) -> Reason:
    """Why the hand is worth a bid."""
    suits = marriages_in(seen.view.cards)
    best: Suit | None = max(suits, default=None)
    if best is not None and points > expected - MARRIAGE_POINTS[best] / 2:
        return because(Why.BID_MARRIAGE, points=points, estimate=round(expected), suit=best.name)
    return because(Why.BID, points=points, estimate=round(expected))


def describe_stand(stand: Stand, points: int) -> Reason:
    """Why the stand of the match asks for a bid."""
    if stand.why is Why.BID_AGAINST:
        return because(Why.BID_AGAINST, points=points, seat=stand.seat)
    return because(Why.BID_BARREL, points=points)


def describe_pass(seen: Seen, points: int, expected: float) -> Reason:
    """Why the next bid is too much."""
    close = points <= expected + CLOSE
    return because(Why.PASS_CAREFUL if close else Why.PASS, points=points, estimate=round(expected))


def size_of(seen: Seen) -> int:
    """How many cards are bid on."""
    return 7 if seen.count == 3 else 10
