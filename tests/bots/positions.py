"""Positions for a bot to decide: seat 0 looks, has drawn, and it is its turn."""

from __future__ import annotations

from collections.abc import Sequence

from miles.table import table
from thousand import miles
from thousand.bots.base import Choice
from thousand.bots.miles_steady import Steady
from thousand.miles import hand as hands
from thousand.miles import match as matches
from thousand.miles.rules import Rules
from thousand.miles.view import View


def seen(
    *held: str,
    roads: Sequence[str] = (),
    left: int = 40,
    drawn: bool = True,
    discards: str = "",
    totals: Sequence[int] = (),
    rules: Rules | None = None,
) -> View:
    """What seat 0 sees. Others whose cards are left out of ``held`` (at least one is) hold six each;
    ``left`` cards are in the draw pile."""
    others = held[1:] or ("25 " * 6,)
    game = table(
        held[0],
        *others,
        roads=roads,
        pile="25 " * left,
        discards=discards,
        totals=totals,
        rules=rules,
    )
    hand = hands.evolve(game.hand, drawn=int(drawn))
    return miles.view(matches.evolve(game.match, hand=hand), 0)


def decide(view: View) -> Choice:
    """The bot's choice, which is always a legal move of the view."""
    choice = Steady().choose(view)
    assert choice.move in miles.legal(view)
    return choice


def told(view: View) -> tuple[str, ...]:
    """The bot's choice as the notation of its move and the codes of its reasons."""
    choice = decide(view)
    return (miles.format(choice.move), *(reason.code for reason in choice.reasons))
