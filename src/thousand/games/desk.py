"""What a key can come to at the table, whatever the game: a desk turns a wish into one of these."""

from __future__ import annotations

from enum import StrEnum
from typing import Any, Protocol, TypeAlias

import msgspec

from thousand.game import Illegal


class Wish(StrEnum):
    """What a player wants, by key; the game's desk knows what it means there."""

    PLAY = "play"
    DRAW = "draw"
    DISCARD = "discard"
    ANSWER = "answer"
    PASS = "pass"
    RAISE = "raise"
    BOMB = "bomb"


class Do(msgspec.Struct, frozen=True):
    """The wish is this move."""

    move: Any


class Ask(msgspec.Struct, frozen=True):
    """The wish needs a choice first: ``kind`` names the question, ``moves`` its answers.

    ``params`` are what its sentence needs; ``optional`` questions can be cancelled. One that is ``put_off``
    can be left unanswered for a while, and the wish to play asks it again. The keys of the wishes
    ``shortcuts`` answer it too.
    """

    kind: str
    moves: tuple[Any, ...]
    params: dict[str, Any] = {}
    optional: bool = True
    put_off: bool = False
    shortcuts: tuple[Wish, ...] = ()


class Refuse(msgspec.Struct, frozen=True):
    """The wish cannot be carried out, and why."""

    reason: Illegal


class LetGo(msgspec.Struct, frozen=True):
    """The player lets a chance out of turn go by."""


Intent: TypeAlias = Do | Ask | Refuse | LetGo


class Desk(Protocol):
    """What the interface asks of a game's desk. ``index`` is the focused card's place in the hand.

    ``ORDERS`` names the orders in which a hand can lie, the usual one first.
    """

    ORDERS: tuple[str, ...]

    def arranged(self, view: Any, order: str) -> Any:
        """The view with the viewer's cards in that order."""

    def held(self, view: Any) -> tuple[Any, ...]:
        """The cards that the viewer holds, in the order in which they lie."""

    def takes_card(self, view: Any, wish: Wish) -> bool:
        """Whether the wish is about the focused card."""

    def intend(self, view: Any, wish: Wish, index: int | None) -> Intent:
        """What the wish comes to."""

    def pending(self, view: Any) -> Ask | None:
        """A question that the viewer has to answer before anything else, or None."""

    def playable(self, view: Any, index: int) -> bool:
        """Whether the card can be played now."""

    def has_chance(self, view: Any) -> bool:
        """Whether the viewer may act out of turn and the table waits for it."""
