"""What the interface asks of the words of a game, whichever game it is."""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from thousand.game import Illegal
from thousand.say.scribe import Scribe


class Words(Protocol):
    """A game's sentences. Every function takes the scribe (language, viewer, detail) first; ``view`` is
    the viewer's. Several lines belong to one answer; an empty answer means that nothing is said."""

    def event(self, scribe: Scribe, happened: Any, view: Any) -> tuple[str, ...]:
        """What happened, as the viewer perceives it; ``view`` is the one after it."""

    def standing(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """How a match stands that goes on from before."""

    def card(self, scribe: Scribe, view: Any, index: int) -> str:
        """One card of the hand: its name, its place, and whether and where it can be played."""

    def hand(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """The whole hand."""

    def info(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """Where all players stand."""

    def info_me(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """Where the viewer stands, in full."""

    def scores(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """The scores, with what has fallen so far."""

    def turn(self, scribe: Scribe, view: Any) -> str:
        """Whose turn it is and what it waits for."""

    def pile(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """What is left to draw, and what has been discarded."""

    def options(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """The rules in force."""

    def refusal(self, scribe: Scribe, reason: Illegal) -> str:
        """Why something cannot be done, and what can."""

    def question(self, scribe: Scribe, view: Any, kind: str, **params: Any) -> str:
        """The sentence of a question."""

    def choice(self, scribe: Scribe, view: Any, move: Any) -> str:
        """One answer of a question, a move."""


Line: TypeAlias = tuple[str, str]
"""A style's name (empty: plain) and a text. What a style means must also be said by the text."""

Drawing: TypeAlias = tuple[Line, ...]


class Picture(Protocol):
    """How a game's table is drawn on the board face, readable without colour."""

    def pictures(self, scribe: Scribe, view: Any, width: int) -> tuple[Drawing, ...]:
        """Every side's tableau for a screen of ``width`` columns, the richest drawing first."""

    def hand(self, scribe: Scribe, view: Any) -> tuple[str, ...]:
        """The viewer's cards, one a line."""
