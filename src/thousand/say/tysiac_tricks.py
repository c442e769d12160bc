"""The play of a deal of Tysiąc as sentences: marriages, cards, tricks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

from thousand.say.fluent import Arg
from thousand.say.scribe import Detail, Scribe, spread
from thousand.say.tysiac_cards import card_name, named
from thousand.say.tysiac_people import player
from thousand.tysiac import events as ev
from thousand.tysiac.cards import Card
from thousand.tysiac.deals import Trick
from thousand.tysiac.tricks import winning
from thousand.tysiac.view import View

Played: TypeAlias = ev.MarriageDeclared | ev.CardPlayed | ev.TrickTaken | ev.MusiksWon


def played(scribe: Scribe, happened: Played, view: View) -> tuple[str, ...]:
    """The sentence for a card played or a trick taken, rarely two."""
    actor = player(scribe, happened.seat)
    brief = scribe.detail is Detail.BRIEF
    match happened:
        case ev.MarriageDeclared():
            return (_marriage(scribe, happened),)
        case ev.CardPlayed(_, card, leads):
            name = "tysiac-card-played-brief" if brief else "tysiac-card-played"
            return (scribe.text(name, leads=leads, **named(card), **actor),)
        case ev.TrickTaken():
            return (_trick(scribe, happened, view),)
        case ev.MusiksWon():
            return _laid_away(scribe, happened)


def _marriage(scribe: Scribe, declared: ev.MarriageDeclared) -> str:
    """The marriage, its points and that it is trump; in full also what was trump before."""
    name = "tysiac-marriage-brief" if scribe.detail is Detail.BRIEF else "tysiac-marriage"
    about: dict[str, Arg] = {"suit": declared.suit.name, "points": declared.points}
    if scribe.detail is Detail.FULL and declared.trump:
        name = "tysiac-marriage-instead"
        about["before"] = scribe.text("tysiac-before-trump", suit=declared.trump.name)
    return scribe.text(name, **about, **player(scribe, declared.seat))


def _trick(scribe: Scribe, taken: ev.TrickTaken, view: View) -> str:
    """Who takes the trick, what is in it and which card took it; in full also what the seat has by now."""
    about: dict[str, Arg] = {"points": taken.points, **player(scribe, taken.seat)}
    if scribe.detail is Detail.BRIEF:
        return scribe.text("tysiac-trick-brief", **about)
    card = _best(view, taken)
    if card is None:
        return scribe.text("tysiac-trick-bare", **about)
    about |= named(card)
    if scribe.detail is Detail.FULL:
        return scribe.text("tysiac-trick-full", total=taken.total, number=taken.number, **about)
    return scribe.text("tysiac-trick", **about)


def _best(view: View, taken: ev.TrickTaken) -> Card | None:
    """The card that took the trick; None where the view is of a later deal."""
    if len(view.tricks) < taken.number or view.tricks[taken.number - 1].cards != taken.cards:
        return None
    return best_card(view.tricks[taken.number - 1])


def best_card(trick: Trick) -> Card:
    """The card that took the trick."""
    return trick.cards[winning(trick.cards, trick.trump)]


def _laid_away(scribe: Scribe, won: ev.MusiksWon) -> tuple[str, ...]:
    """With two seats the cards laid away; in full also which they are."""
    about = player(scribe, won.seat)
    name = "tysiac-musiks-won-brief" if scribe.detail is Detail.BRIEF else "tysiac-musiks-won"
    first = scribe.text(name, points=won.points, total=won.total, **about)
    if scribe.detail is not Detail.FULL:
        return (first,)

    def line(some: Sequence[str]) -> str:
        return scribe.text("tysiac-musiks-cards", cards=scribe.listing(some))

    return (first, *spread([card_name(scribe, card) for card in won.cards], line, line))
