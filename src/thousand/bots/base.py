"""What a bot is: it sees what a player sees, and says why it moves as it does."""

from __future__ import annotations

from typing import Any, Protocol, TypeVar, runtime_checkable

import msgspec

from thousand.game import Param

ViewT = TypeVar("ViewT", contravariant=True)


class Reason(msgspec.Struct, frozen=True):
    """One reason for a move, as data: ``say`` turns it into a sentence for the coach."""

    code: str
    params: dict[str, Param] = {}


class Choice(msgspec.Struct, frozen=True):
    """A bot's decision. ``move`` None means that it lets a chance out of turn go by."""

    move: object | None
    reasons: tuple[Reason, ...] = ()


class Better(msgspec.Struct, frozen=True):
    """A move that would have been better than the one made, why, and by about how many points a hand."""

    move: object
    reasons: tuple[Reason, ...]
    points: int


class Decided:
    """A bot that has thought already."""

    def __init__(self, choice: Choice) -> None:
        self._choice = choice

    def choose(self, view: object) -> Choice:
        """The choice that was made."""
        return self._choice


class Bot(Protocol[ViewT]):
    """A player that decides from a View alone: the same view, the same choice."""

    def choose(self, view: ViewT) -> Choice:
        """What to do, where the view's own seat may act; only out of turn may it be nothing."""


@runtime_checkable
class Searching(Protocol):
    """A bot that searches, for as long as it may. The clock decides how far it comes, unless it is
    limited."""

    def limited(self, playouts: int) -> Bot[Any]:
        """The same bot with at most so many playouts a decision and no clock: the same view, the same
        choice."""
