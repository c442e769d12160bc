"""What happens in Tysiąc, as sentences for one listener."""

from __future__ import annotations

from thousand.say.fitting import fitting
from thousand.say.scribe import Detail, Scribe, spread
from thousand.say.tysiac_auction import auction, musik, turn_began
from thousand.say.tysiac_cards import hand_of, in_order
from thousand.say.tysiac_people import player
from thousand.say.tysiac_scores import barrel, deal_ended, match_result
from thousand.say.tysiac_tricks import played
from thousand.tysiac import events as ev
from thousand.tysiac.view import View

Lines = tuple[str, ...]


@fitting
def event(scribe: Scribe, happened: ev.AnyEvent, view: View) -> Lines:
    """The event's sentences: one line as a rule, more where it holds more than a line can.

    ``happened`` is the event as the listener perceives it (:func:`thousand.tysiac.redact`), ``view`` the
    listener's view after the move (or the moves told together) that caused it. The lines are none where the
    listener's level of detail passes over the event; the full level passes over nothing.
    """
    match happened:
        case ev.MatchStarted():
            return _match_started(scribe, happened)
        case ev.DealStarted():
            return _deal_started(scribe, happened)
        case ev.Dealt():
            return _dealt(scribe, happened, view)
        case ev.TurnBegan():
            return turn_began(scribe, happened, view)
        case ev.BidMade() | ev.Passed() | ev.RedealAsked() | ev.AuctionWon() | ev.ContractRaised():
            return (auction(scribe, happened),)
        case ev.MusikTaken() | ev.BombDropped() | ev.CardGiven() | ev.CardLaidAway():
            return musik(scribe, happened, view)
        case ev.MarriageDeclared() | ev.CardPlayed() | ev.TrickTaken() | ev.MusiksWon():
            return played(scribe, happened, view)
        case ev.DealEnded():
            return deal_ended(scribe, happened, view)
        case ev.BarrelEntered() | ev.BarrelLeft():
            return (barrel(scribe, happened),)
        case ev.MatchEnded(winners, totals):
            return match_result(scribe, winners, totals)


def _match_started(scribe: Scribe, started: ev.MatchStarted) -> Lines:
    points = started.rules.match_points
    name = "tysiac-match-started" if points else "tysiac-match-started-one-deal"
    first = scribe.text(name, players=started.seats, points=points or 0)
    if scribe.detail is not Detail.FULL:
        return (first,)
    names = spread(
        [scribe.name(seat) for seat in range(started.seats)],
        lambda some: scribe.text("tysiac-match-seats", names=scribe.listing(some)),
        lambda some: scribe.text("tysiac-match-seats-more", names=scribe.listing(some)),
    )
    return (first, *names)


def _deal_started(scribe: Scribe, started: ev.DealStarted) -> Lines:
    out = started.dealer not in started.players
    name = "tysiac-deal-started-out" if out else "tysiac-deal-started"
    return (scribe.text(name, number=started.number, **player(scribe, started.dealer)),)


def _dealt(scribe: Scribe, dealt: ev.Dealt, view: View) -> Lines:
    """One's own cards as they lie in the hand; that others have theirs in full only."""
    if dealt.cards is not None:
        lies = set(view.cards) == set(dealt.cards)
        return hand_of(scribe, view.cards if lies else in_order(dealt.cards))
    if scribe.detail is not Detail.FULL:
        return ()
    return (scribe.text("tysiac-dealt-other", count=dealt.count, **player(scribe, dealt.seat)),)
