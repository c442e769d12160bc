"""What 1000 Miles answers: why a move is refused, questions and their options."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from thousand.game import Illegal
from thousand.miles.cards import Card
from thousand.miles.moves import Discard, Draw, Extend, Move, NextHand, Play
from thousand.miles.rules import LONG_GOAL
from thousand.miles.view import View
from thousand.say import miles_sides as sides
from thousand.say.fitting import fitting
from thousand.say.fluent import Arg
from thousand.say.miles_cards import needs, to_repair
from thousand.say.miles_table import hazard_facts, state_facts
from thousand.say.scribe import Scribe, first_that_fits

PLACE = len("10 of 10: ")
"""What a list adds to the label of an answer, in cells: its place."""

NEED_NOT_DRIVE = (Card.SPEED_LIMIT, Card.WRONG_WAY)
"""Hazards that may always fall on a side that does not drive (spec 5, 9)."""


@fitting
def refusal(scribe: Scribe, view: View | None, illegal: Illegal) -> str:
    """Why a move is refused, or before a match (``view`` None) an option, and what to do, in one sentence.

    Every code of the game and of its desk has a sentence; another one raises
    :class:`~thousand.say.fluent.MissingMessage`. A ``target`` is a side and a ``seat`` a player; without a
    view every side is one seat.
    """
    about: list[sides.Namings] = []
    params: dict[str, Arg] = dict(illegal.params)
    for name, known in (("seat", scribe.names), ("target", scribe.names if view is None else view.sides)):
        number = params.get(name)
        if not isinstance(number, int):
            continue
        params["number"] = number + 1
        if 0 <= number < len(known):
            about.append(_one_meant(scribe, view, name, number))
    params |= _how_it_stands(scribe, view, illegal)
    return sides.told(scribe, f"refuse-{illegal.code}", *about, **params)


def _one_meant(scribe: Scribe, view: View | None, name: str, number: int) -> sides.Namings:
    if name == "seat":
        return sides.player(scribe, number)
    if view is None:
        return ({"side": "other", "team": scribe.name(number)},)
    return sides.side(scribe, view, number)


def _how_it_stands(scribe: Scribe, view: View | None, illegal: Illegal) -> dict[str, Arg]:
    """What a refusal may say beyond its parameters: whether teams play, what the viewer's side needs, and
    what keeps a hazard from every other side."""
    params = illegal.params
    told: dict[str, Arg] = {"teams": view is not None and sides.in_teams(view)}
    if "remedy" in params:
        told |= {"needs": scribe.text("need", remedy=params["remedy"]), "several": False}
        if view is not None and view.side is not None and len(to_repair(view.tableaux[view.side])) > 1:
            told |= {"needs": needs(scribe, view.tableaux[view.side]), "several": True}
    if illegal.code == "nobody-to-attack":
        anyhow = Card[str(params["card"])] in NEED_NOT_DRIVE or (view is not None and view.rules.stacking)
        told["why"] = "suffering" if anyhow else "driving"
    return told


@fitting
def question(scribe: Scribe, view: View, kind: str, *, card: Card | None = None) -> str:
    """The sentence that opens a question; its options are moves, said by :func:`choice`.

    ``target``: on whom should the hazard ``card`` fall? ``extension``: go on to 1000, or end the
    hand? ``discard-safety``: really discard the safety ``card``?
    """
    about: dict[str, Arg] = {} if card is None else {"card": card.name}
    teams = sides.in_teams(view)
    return scribe.text(f"question-{kind}", miles=view.goal, goal=LONG_GOAL, teams=teams, **about)


@fitting
def choice(scribe: Scribe, view: View, move: Move) -> str:
    """A move as an option's label; a target is said with its miles and its state."""
    match move:
        case Play(_, int(target)):
            return first_that_fits(_target(scribe, view, target), scribe.limit - PLACE)
        case Play(card):
            return scribe.text("choice-play", card=card.name)
        case Discard(card):
            return scribe.text("choice-discard", card=card.name)
        case Extend(True):
            return scribe.text("choice-extend", goal=LONG_GOAL)
        case Extend():
            return scribe.text("choice-end", miles=view.goal)
        case Draw():
            return scribe.text("choice-draw")
        case NextHand():
            return scribe.text("choice-next-hand")


def _target(scribe: Scribe, view: View, target: int) -> Iterator[str]:
    """A side as a target, told ever shorter: with the remedies it needs, with its hazards alone, with their
    number; and each with its players' names where there is room for them."""
    tableau = view.tableaux[target]
    named = sides.side(scribe, view, target)
    miles = scribe.text("fact-miles", miles=tableau.miles)
    hazards = hazard_facts(scribe, tableau)
    states = [state_facts(scribe, tableau)]
    if hazards:
        states += [hazards, [scribe.text("fact-hazards", count=len(hazards))]]
    for state, known in product(states, named):
        facts = scribe.commas([miles, *state])
        if named[0]["side"] == "number":
            names = sides.players(scribe, view, target)
            yield scribe.text("choice-target-names", **known, names=names, facts=facts)
        yield scribe.text("choice-target", **known, facts=facts)
