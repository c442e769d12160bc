"""The board of 1000 Miles for sighted players: a road for every side, readable without colour."""

from __future__ import annotations

from thousand.miles.cards import DISTANCES, Card
from thousand.miles.tableau import Tableau
from thousand.miles.view import View, fits
from thousand.say import miles_sides as sides
from thousand.say.miles_cards import card_name
from thousand.say.miles_table import state_facts
from thousand.say.scribe import Scribe
from thousand.say.words import Drawing, Line

LONGEST_ROAD = 60
"""Columns of a road on a wide screen."""

GOING, STOPPED, PLAIN = "going", "stopped", ""
"""Styles: a side that drives, one that does not, and everything else."""


def pictures(scribe: Scribe, view: View, width: int) -> tuple[Drawing, ...]:
    """The same table drawn ever smaller: with roads and the cards laid, without roads, a line a side."""
    head: Line = (PLAIN, scribe.text("board-headline", number=view.number, goal=view.goal, left=view.left))
    every = range(len(view.sides))
    states = [_state(scribe, view, side) for side in every]
    roads = [(PLAIN, _road(view, side, width)) for side in every]
    laid = [(PLAIN, _laid(scribe, view.tableaux[side])) for side in every]
    return (
        (head, *(line for side in every for line in (states[side], roads[side], laid[side]))),
        (head, *(line for side in every for line in (states[side], laid[side]))),
        tuple(states),
    )


def hand(scribe: Scribe, view: View) -> tuple[str, ...]:
    """The viewer's cards, one a line, with a word at those that can be played."""
    wrong = view.side is not None and view.tableaux[view.side].wrong

    def line(card: Card) -> str:
        if not fits(view, card):
            return card_name(scribe, card)
        subtracts = wrong and card in DISTANCES
        return scribe.text("board-subtracts" if subtracts else "board-playable", card=card.name)

    return tuple(map(line, view.cards))


def _state(scribe: Scribe, view: View, side: int) -> Line:
    tableau = view.tableaux[side]
    (whose, *_) = sides.side(scribe, view, side)
    facts = [
        scribe.text("board-miles", miles=tableau.miles, goal=view.goal),
        *state_facts(scribe, tableau),
        scribe.text("points-count", points=sum(points for _, points in view.points[side])),
    ]
    style = GOING if tableau.rolling else STOPPED
    if whose["side"] == "number":
        names = sides.players(scribe, view, side)
        return style, scribe.text("board-side-names", **whose, names=names, facts=scribe.commas(facts))
    return style, scribe.text("board-side", **whose, facts=scribe.commas(facts))


def _road(view: View, side: int, width: int) -> str:
    """The way driven and the way to go: ``[====>.....]``."""
    length = max(min(width, LONGEST_ROAD) - 3, 1)
    driven = length * view.tableaux[side].miles // view.goal
    return f"[{'=' * driven}>{'.' * (length - driven)}]"


def _laid(scribe: Scribe, tableau: Tableau) -> str:
    """The distances in order of value, and the safeties."""
    cards = [
        scribe.text("card-times", card=card.name, count=tableau.distances.count(card))
        for card in sorted(set(tableau.distances))
    ]
    for safety in tableau.safeties:
        name = "fact-safety-coup" if safety in tableau.coups else "fact-safety"
        cards.append(scribe.text(name, safety=safety.name))
    if not cards:
        return scribe.text("board-nothing-laid")
    return scribe.text("board-laid", cards=scribe.series(cards))
