"""What 1000 Miles answers: why a move is refused, questions and their options."""

from __future__ import annotations

from thousand.game import Illegal
from thousand.miles.cards import Card
from thousand.miles.moves import Discard, Draw, Extend, Move, NextHand, Play
from thousand.miles.rules import LONG_GOAL
from thousand.miles.view import View
from thousand.say.miles_cards import side_name
from thousand.say.miles_table import state_facts
from thousand.say.scribe import Scribe


def refusal(scribe: Scribe, illegal: Illegal) -> str:
    """Why a move is refused and what to do, in one sentence.

    Every code of the game and of its desk has a sentence; another one raises
    :class:`~thousand.say.fluent.MissingMessage`. A target is named by its seat: every side is one seat.
    """
    params = dict(illegal.params)
    seat = params.get("seat", params.get("target"))
    if isinstance(seat, int):
        params["number"] = seat + 1
        if 0 <= seat < len(scribe.names):
            params["name"] = scribe.name(seat)
            params["who"] = scribe.who(seat)
    return scribe.text(f"refuse-{illegal.code}", **params)


def question(scribe: Scribe, view: View, kind: str, *, card: Card | None = None) -> str:
    """The sentence that opens a question; its options are moves, said by :func:`choice`.

    ``target``: on whom should the hazard ``card`` fall? ``extension``: go on to 1000, or end the
    hand? ``discard-safety``: really discard the safety ``card``?
    """
    about = {} if card is None else {"card": card.name}
    return scribe.text(f"question-{kind}", miles=view.goal, goal=LONG_GOAL, **about)


def choice(scribe: Scribe, view: View, move: Move) -> str:
    """A move as an option's label; a target is said with its miles and its state."""
    match move:
        case Play(_, int(target)):
            tableau = view.tableaux[target]
            facts = [scribe.text("fact-miles", miles=tableau.miles), *state_facts(scribe, tableau)]
            name = side_name(scribe, view, target)
            return scribe.text("choice-target", name=name, facts=scribe.commas(facts))
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
