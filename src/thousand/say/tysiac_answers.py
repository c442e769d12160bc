"""What Tysiąc answers: why a move is refused, questions and their options."""

from __future__ import annotations

from thousand.game import Illegal
from thousand.say.fitting import fitting
from thousand.say.fluent import Arg
from thousand.say.scribe import Scribe
from thousand.say.tysiac_cards import about, named
from thousand.say.tysiac_people import player
from thousand.say.tysiac_turn import asked
from thousand.tysiac.cards import Card
from thousand.tysiac.moves import (
    Bid,
    Bomb,
    Give,
    LayAway,
    Move,
    NextDeal,
    Pass,
    Play,
    Raise,
    Redeal,
    Take,
)
from thousand.tysiac.view import View


@fitting
def refusal(scribe: Scribe, view: View | None, illegal: Illegal) -> str:
    """Why a move is refused, or before a match (``view`` None) an option, and what can be done, in one
    sentence.

    Every code of the game and of its desk has a sentence; another one raises
    :class:`~thousand.say.fluent.MissingMessage`.
    """
    params: dict[str, Arg] = {**illegal.params, **about(illegal)}
    seat = illegal.params.get("seat")
    if isinstance(seat, int):
        there = 0 <= seat < len(scribe.names)
        params |= player(scribe, seat) if there else {"who": "nobody", "name": ""}
        params["number"] = seat + 1
    return scribe.text(f"tysiac-refuse-{illegal.code}", **params)


@fitting
def question(scribe: Scribe, view: View, kind: str, *, card: Card | None = None) -> str:
    """The sentence that opens a question; its options are moves, said by :func:`choice`.

    ``auction``: what to bid? ``take``: which musik? ``give``: to whom the ``card``? ``raise``: to how much?
    ``bomb``: really drop it?
    """
    if kind in ("auction", "take"):
        return asked(scribe, view)
    named_card: dict[str, Arg] = {} if card is None else named(card)
    return scribe.text(f"tysiac-question-{kind}", points=view.contract, **named_card)


@fitting
def choice(scribe: Scribe, view: View, move: Move) -> str:
    """A move as an option's label."""
    match move:
        case Bid(points):
            return scribe.text("tysiac-choice-bid", points=points)
        case Pass():
            return scribe.text("tysiac-choice-pass")
        case Redeal():
            return scribe.text("tysiac-choice-redeal")
        case Take(musik):
            return scribe.text("tysiac-choice-take", which=("first", "second")[musik])
        case Raise(points):
            return scribe.text("tysiac-choice-raise", points=points)
        case Bomb():
            return scribe.text("tysiac-choice-bomb")
        case Give(card, to):
            return scribe.text("tysiac-choice-give", **named(card), **player(scribe, to))
        case LayAway(card):
            return scribe.text("tysiac-choice-lay", **named(card))
        case Play(card):
            return scribe.text("tysiac-choice-play", **named(card))
        case NextDeal():
            return scribe.text("tysiac-choice-next-deal")
