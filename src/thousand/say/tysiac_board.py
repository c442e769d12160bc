"""The board of Tysiąc for sighted players: contract, trump, trick and seats, readable without colour."""

from __future__ import annotations

from thousand.say.scribe import Scribe
from thousand.say.tysiac_asked import lying
from thousand.say.tysiac_cards import card_name, named
from thousand.say.tysiac_people import from_own, player
from thousand.say.tysiac_scores import RUNNING, number
from thousand.say.words import Drawing, Line
from thousand.tysiac.moves import Phase
from thousand.tysiac.tricks import why_not_card
from thousand.tysiac.view import View, to_play

TURN, PLAIN = "going", ""
"""Styles: the seat whose turn it is, and everything else."""


def pictures(scribe: Scribe, view: View, width: int) -> tuple[Drawing, ...]:
    """The same table drawn ever smaller: with a line for every subject, with contract and trump on one line,
    without the seats."""
    del width  # the face folds what is longer
    head: Line = (PLAIN, scribe.text("tysiac-board-headline", number=view.number))
    contract, trump, trick = _contract(scribe, view), _trump(scribe, view), _trick(scribe, view)
    both = (PLAIN, scribe.text("tysiac-board-both", contract=contract, trump=trump))
    seats = tuple(_seat(scribe, view, seat) for seat in from_own(view))
    return (
        (head, (PLAIN, contract), (PLAIN, trump), (PLAIN, trick), *seats),
        (both, (PLAIN, trick), *seats),
        (both, (PLAIN, trick)),
    )


def hand(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The viewer's cards, one a line, with a word at those that can be played."""
    playing = to_play(view)
    names = []
    for card in view.cards:
        fits = playing and why_not_card(view.rules, view.cards, view.table, view.trump, card) is None
        names.append(scribe.text("tysiac-board-playable", **named(card)) if fits else card_name(scribe, card))
    return tuple(names)


def _contract(scribe: Scribe, view: View) -> str:
    if view.declarer is None:
        return scribe.text("tysiac-board-no-contract")
    name = "tysiac-board-bid" if view.phase is Phase.AUCTION else "tysiac-board-contract"
    return scribe.text(name, points=view.contract, **player(scribe, view.declarer))


def _trump(scribe: Scribe, view: View) -> str:
    if not view.trump:
        return scribe.text("tysiac-board-no-trump")
    return scribe.text("tysiac-board-trump", suit=view.trump.name)


def _trick(scribe: Scribe, view: View) -> str:
    if not view.table:
        return scribe.text("tysiac-board-no-trick")
    return scribe.text("tysiac-board-trick", cards=scribe.commas(lying(scribe, view)))


def _seat(scribe: Scribe, view: View, seat: int) -> Line:
    """A seat's total, and while a deal is on its tricks, their points and what it does."""
    facts = [scribe.text("tysiac-board-total", total=number(scribe, view.totals[seat]))]
    turn = view.phase in RUNNING and view.turn == seat
    if view.phase in RUNNING:
        if seat == view.sitting_out:
            facts.append(scribe.text("tysiac-fact-out"))
        else:
            tricks = sum(trick.winner == seat for trick in view.tricks)
            facts.append(scribe.text("tysiac-fact-tricks", count=tricks))
            facts.append(scribe.text("tysiac-fact-points", points=view.points[seat]))
    if turn:
        facts.append(scribe.text("tysiac-board-turn"))
    return TURN if turn else PLAIN, scribe.text(
        "tysiac-board-seat", facts=scribe.commas(facts), **player(scribe, seat)
    )
