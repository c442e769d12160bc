"""The board of 1000 Miles for sighted players: a road for every side, readable without colour."""

from __future__ import annotations

from thousand.miles.view import View
from thousand.say.miles_cards import side_name
from thousand.say.miles_table import state_facts
from thousand.say.scribe import Scribe

LONGEST_ROAD = 60
"""Columns of a road on a wide screen."""


def picture(scribe: Scribe, view: View, width: int) -> tuple[str, ...]:
    """A headline, then for each side its name with miles and state, its road, and the cards laid."""
    lines = [scribe.text("board-headline", number=view.number, goal=view.goal, left=view.left)]
    for side in range(len(view.sides)):
        lines += [_side(scribe, view, side), _road(view, side, width), _laid(scribe, view, side)]
    return tuple(lines)


def _side(scribe: Scribe, view: View, side: int) -> str:
    tableau = view.tableaux[side]
    miles = scribe.text("fact-miles-of", miles=tableau.miles, goal=view.goal, left=view.goal - tableau.miles)
    points = scribe.text("fact-points", points=sum(points for _, points in view.points[side]))
    name = scribe.text("you-in-list") if side == view.side else side_name(scribe, view, side)
    facts = scribe.commas([miles, *state_facts(scribe, tableau), points])
    return scribe.text("board-side", name=name, facts=facts)


def _road(view: View, side: int, width: int) -> str:
    """The way driven and the way to go: ``[====>.....]``."""
    length = max(min(width, LONGEST_ROAD) - 3, 1)
    driven = length * view.tableaux[side].miles // view.goal
    return f"[{'=' * driven}>{'.' * (length - driven)}]"


def _laid(scribe: Scribe, view: View, side: int) -> str:
    """The distances in order of value, and the safeties."""
    tableau = view.tableaux[side]
    cards = [
        scribe.text("card-times", card=card.name, count=tableau.distances.count(card))
        for card in sorted(set(tableau.distances))
    ]
    for safety in tableau.safeties:
        name = "fact-safety-coup" if safety in tableau.coups else "fact-safety"
        cards.append(scribe.text(name, safety=safety.name))
    if not cards:
        return scribe.text("board-nothing-laid")
    return scribe.text("board-laid", cards=scribe.commas(cards))
