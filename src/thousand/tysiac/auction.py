"""The auction (spec "Auction"): what may be bid, and how the bidding goes round."""

from __future__ import annotations

from collections.abc import Collection

from thousand.tysiac import events as ev
from thousand.tysiac import musik
from thousand.tysiac.cards import MARRIAGE_POINTS, Card, marriages_in
from thousand.tysiac.deals import Call, Deal, Outcome, end, evolve, wait_for
from thousand.tysiac.moves import Bid, Pass, Phase, Redeal
from thousand.tysiac.rules import CAP_WITHOUT_MARRIAGE, OPENING, Rules


def worth_of_marriages(held: Collection[Card]) -> int:
    """What the marriages in this hand would be worth."""
    return sum(MARRIAGE_POINTS[suit] for suit in marriages_in(held))


def highest_bid(rules: Rules, held: Collection[Card]) -> int:
    """The most that a seat with this hand may bid."""
    return min(CAP_WITHOUT_MARRIAGE + worth_of_marriages(held), rules.hard_cap)


def begin(deal: Deal) -> Outcome:
    """The opener opens, having no choice; but it is asked where it might ask for a new deal instead."""
    opener = deal.turn
    if deal.rules.four_nines:
        return wait_for(deal, opener, Phase.AUCTION, ())
    return bid(deal, opener, Bid(OPENING))


def bid(deal: Deal, seat: int, move: Bid) -> Outcome:
    """A bid that is allowed."""
    told = ev.BidMade(seat, move.points, opening=deal.declarer is None)
    after = evolve(deal, calls=(*deal.calls, Call(seat, move.points)), declarer=seat, contract=move.points)
    return _go_on(after, seat, told)


def leave(deal: Deal, seat: int, move: Pass) -> Outcome:
    """A pass."""
    return _go_on(evolve(deal, calls=(*deal.calls, Call(seat, None))), seat, ev.Passed(seat))


def ask_for_redeal(deal: Deal, seat: int, move: Redeal) -> Outcome:
    """Four nines: nothing is played (spec "Deal", an option)."""
    return end(evolve(deal, declarer=None, contract=0), "four-nines", (ev.RedealAsked(seat),))


def _go_on(deal: Deal, seat: int, told: ev.AnyEvent) -> Outcome:
    """The next one who has not passed is asked, until only the declarer is left."""
    passed = {call.seat for call in deal.calls if call.points is None}
    asked = deal.after(seat)
    while asked in passed:
        asked = deal.after(asked)
    if asked != deal.declarer:
        return wait_for(deal, asked, Phase.AUCTION, (told,))
    forced = deal.contract == OPENING
    won = ev.AuctionWon(asked, deal.contract, forced)
    return musik.begin(evolve(deal, forced=forced), asked, (told, won))
