"""Bots for arenas under test: quick ones, and ones that make every mistake there is."""

from __future__ import annotations

import os
from typing import ClassVar

from thousand import miles
from thousand.bots.base import Choice
from thousand.miles.cards import DISTANCES
from thousand.miles.moves import Discard, Draw, Play
from thousand.miles.view import View


class Quick:
    """The first move that is no discard."""

    def choose(self, view: View) -> Choice:
        moves = miles.legal(view)
        return Choice(next((move for move in moves if not isinstance(move, Discard)), moves[0]))


class Lazy(Quick):
    """It lets every chance out of turn go by, and else discards its last card."""

    def choose(self, view: View) -> Choice:
        moves = miles.legal(view)
        if view.turn != view.viewer and view.answer is not None:
            return Choice(None)
        discards = [move for move in moves if isinstance(move, Discard)]
        return Choice(discards[-1]) if discards else super().choose(view)


class Watching(Quick):
    """It notes what it sees first of each match: hand, seat, cards."""

    seen: ClassVar[list[tuple[int, int | None, tuple[int, ...]]]] = []

    def __init__(self) -> None:
        self.first = True

    def choose(self, view: View) -> Choice:
        if self.first:
            self.first = False
            cards = view.cards[: 6 if view.drawn else None]
            self.seen.append((view.number, view.viewer, tuple(cards)))
        return super().choose(view)


class Raising(Quick):
    """It breaks down once its side has driven."""

    def choose(self, view: View) -> Choice:
        if view.viewer is not None and view.tableaux[view.side_of[view.viewer]].miles:
            raise ValueError("no idea\nwhat to do")
        return super().choose(view)


class Cheating(Quick):
    """It draws again and again."""

    def choose(self, view: View) -> Choice:
        return Choice(Draw())


class Asleep:
    """It never moves."""

    def choose(self, view: View) -> Choice:
        return Choice(None)


class Unmade(Quick):
    """It cannot even be made."""

    def __init__(self) -> None:
        raise OSError("no engine")


class Fatal(Quick):
    """It ends the process that it plays in."""

    def choose(self, view: View) -> Choice:
        os._exit(3)


class Seeking(Quick):
    """It pretends to search: with an odd limit it drives its lowest card."""

    def __init__(self, playouts: int = 0) -> None:
        self.playouts = playouts

    def limited(self, playouts: int) -> Seeking:
        return Seeking(playouts)

    def choose(self, view: View) -> Choice:
        distances = [m for m in miles.legal(view) if isinstance(m, Play) and m.card in DISTANCES]
        if self.playouts % 2 and distances:
            return Choice(min(distances, key=lambda move: move.card))
        return super().choose(view)
