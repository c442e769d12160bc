"""What a bot is: it sees what a player sees, and says why it moves as it does."""

from __future__ import annotations

from typing import Protocol, TypeVar

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


class Bot(Protocol[ViewT]):
    """A player that decides from a View alone: the same view, the same choice."""

    def choose(self, view: ViewT) -> Choice:
        """What to do, where the view's own seat may act; only out of turn may it be nothing."""
