"""Positions for the reference opponents: seat 0 sits, has drawn, and it is its turn."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import msgspec

from miles.table import table
from thousand import miles
from thousand.bots.base import Bot, Choice
from thousand.doors.arena_bots import references
from thousand.miles import hand as hands
from thousand.miles import match as matches
from thousand.miles.rules import Rules, classic
from thousand.miles.view import View


def opponent(name: str) -> Bot[View]:
    """A reference opponent by the name that the arena has for it."""
    module, _, kind = references("miles")[name].partition(":")
    made: Bot[View] = getattr(import_module(module), kind)()
    return made


def seen(
    hand: str,
    *roads: str,
    left: int = 40,
    discards: str = "",
    totals: Sequence[int] = (),
    rules: Rules | None = None,
    drawn: bool = True,
    seats: int = 0,
) -> View:
    """What seat 0 sees; ``roads`` are those of all sides, its own first, and there are so many seats unless
    ``seats`` tells another number. ``left`` cards are in the draw pile."""
    others = (seats or len(roads)) - 1
    game = table(
        hand,
        *["25 " * 6] * others,
        roads=roads,
        pile="25 " * left,
        discards=discards,
        totals=totals,
        rules=rules,
    )
    changed = hands.evolve(game.hand, drawn=int(drawn))
    return miles.view(matches.evolve(game.match, hand=changed), 0)


def answer(name: str, view: View) -> str:
    """The opponent's move in notation; it is one of the view's."""
    choice = opponent(name).choose(view)
    assert choice == opponent(name).choose(view), "the same view, the same choice"
    assert choice.move in miles.legal(view)
    return miles.format(choice.move)


def plays(name: str, hand: str, *roads: str, **position: Any) -> str:
    """The opponent's move in a position of :func:`seen`."""
    return answer(name, seen(hand, *roads, **position))


def at_700(
    name: str, own: str, *rivals: str, left: int = 40, totals: Sequence[int] = (), rules: Rules | None = None
) -> str:
    """What the opponent decides about the extension, having come from 600 to 700."""
    game = table(
        "100 25",
        *["25"] * len(rivals),
        roads=[own, *rivals],
        totals=totals,
        rules=rules or classic(1 + len(rivals)),
    )
    game.play("0 play 100")
    view = miles.view(game.match, 0)
    return answer(name, msgspec.structs.replace(view, left=left))


def attacked(name: str, answer_in_hand: bool, totals: Sequence[int] = (0, 0, 0)) -> Choice:
    """What the opponent does, out of turn, about a Stop that has just fallen on it."""
    held = "right-of-way 25" if answer_in_hand else "25 25"
    game = table("stop 25", "25", held, roads=["", "", "roll"], totals=totals)
    game.play("0 play stop on 3")
    assert game.hand.turn == 1
    return opponent(name).choose(miles.view(game.match, 2))
