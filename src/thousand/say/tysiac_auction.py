"""The auction of Tysiąc and what follows it until the first trick, as sentences; and whose turn it is."""

from __future__ import annotations

from typing import TypeAlias

from thousand.say.scribe import Detail, Scribe, spread
from thousand.say.tysiac_cards import card_name, named, series
from thousand.say.tysiac_people import player, receiver
from thousand.say.tysiac_turn import TO_LAY, asked
from thousand.tysiac import events as ev
from thousand.tysiac.view import View

Lines = tuple[str, ...]

Auction: TypeAlias = ev.BidMade | ev.Passed | ev.RedealAsked | ev.AuctionWon | ev.ContractRaised
Musik: TypeAlias = ev.MusikTaken | ev.BombDropped | ev.CardGiven | ev.CardLaidAway


def auction(scribe: Scribe, happened: Auction) -> str:
    """The sentence for a call, or for the end of the auction."""
    actor = player(scribe, happened.seat)
    brief = scribe.detail is Detail.BRIEF
    match happened:
        case ev.BidMade(_, points, opening=True):
            name = "tysiac-opened-brief" if brief else "tysiac-opened"
            return scribe.text(name, points=points, **actor)
        case ev.BidMade(_, points):
            return scribe.text("tysiac-bid-brief" if brief else "tysiac-bid", points=points, **actor)
        case ev.Passed():
            return scribe.text("tysiac-passed", **actor)
        case ev.RedealAsked():
            return scribe.text("tysiac-redeal-asked", **actor)
        case ev.AuctionWon(_, contract, forced):
            name = "tysiac-auction-won-brief" if brief else "tysiac-auction-won"
            return scribe.text(name, points=contract, forced=forced, **actor)
        case ev.ContractRaised(_, contract):
            return scribe.text("tysiac-contract-raised", points=contract, **actor)


def musik(scribe: Scribe, happened: Musik, view: View) -> Lines:
    """The sentences for what the declarer does before the first trick."""
    actor = player(scribe, happened.seat)
    match happened:
        case ev.MusikTaken():
            return _taken(scribe, happened, view)
        case ev.BombDropped(_, left):
            name = "tysiac-bomb-dropped-full" if scribe.detail is Detail.FULL else "tysiac-bomb-dropped"
            return (scribe.text(name, left=left, **actor),)
        case ev.CardGiven():
            return _given(scribe, happened)
        case ev.CardLaidAway():
            return _laid(scribe, happened)


def _given(scribe: Scribe, given: ev.CardGiven) -> Lines:
    """A gift: to the two who know it with the card; that there was one is no news at the brief level."""
    brief = scribe.detail is Detail.BRIEF
    both = {**player(scribe, given.seat), **receiver(scribe, given.to)}
    if given.card is None:
        return () if brief else (scribe.text("tysiac-given-hidden", **both),)
    return (scribe.text("tysiac-given-brief" if brief else "tysiac-given", **named(given.card), **both),)


def _laid(scribe: Scribe, laid: ev.CardLaidAway) -> Lines:
    """A card laid away: the declarer hears which, others in the end how many, in full each."""
    if laid.card is not None:
        return (scribe.text("tysiac-laid", **named(laid.card)),)
    if scribe.detail is not Detail.FULL and laid.nth < TO_LAY:
        return ()
    return (scribe.text("tysiac-laid-hidden", nth=laid.nth, **player(scribe, laid.seat)),)


def _taken(scribe: Scribe, taken: ev.MusikTaken, view: View) -> Lines:
    """The cards where the listener may see them; a braille display has them on lines of their own."""
    actor = player(scribe, taken.seat)
    which = "only" if view.seats > 2 else ("first", "second")[taken.musik]
    about = {"which": which, **actor}
    if taken.cards is None:
        return (scribe.text("tysiac-musik-hidden", **about),)
    name = "tysiac-musik-seen" if taken.shown else "tysiac-musik-seen-alone"
    if not scribe.braille:
        return (scribe.text(name, cards=series(scribe, taken.cards), **about),)
    names = [card_name(scribe, card) for card in taken.cards]
    return (scribe.text(name, cards="", **about), *spread(names, scribe.series, scribe.series, scribe.limit))


def turn_began(scribe: Scribe, began: ev.TurnBegan, view: View) -> Lines:
    """Whose turn it is; its own seat hears what it is asked for, others who is waited for."""
    brief = scribe.detail is Detail.BRIEF
    actor = player(scribe, began.seat)
    if began.seat != scribe.viewer:
        told = scribe.detail is Detail.FULL or (not brief and began.seat not in scribe.quick)
        return (scribe.text("tysiac-turn-other", phase=began.phase.value, **actor),) if told else ()
    # A batch of moves has one view, its last: it tells of this turn only where that is still on.
    if view.turn == began.seat and view.phase is began.phase:
        return (asked(scribe, view),)
    return (scribe.text("tysiac-turn-own", phase=began.phase.value),)
