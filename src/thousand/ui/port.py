"""How a player's screen reaches a table, whether it is in this program or far away."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Any, Protocol, TypeAlias

from thousand.game import Illegal, Seat
from thousand.games import Entry

OnRefused: TypeAlias = Callable[[Illegal], None]
"""Called with the reason where a move is refused later than it was sent: by a table far away."""

OnEvents: TypeAlias = Callable[[tuple[Any, ...]], None]
"""Called with events as the player's seat perceives them, after the view has changed."""


class Keeping(StrEnum):
    """What becomes of a match that the player leaves before its end.

    ``UNMOVED``: the player has done nothing in it, so that it is not kept.
    """

    SAVED = "saved"
    UNSAVED = "unsaved"
    UNMOVED = "unmoved"


class Port(Protocol):
    """One seat's connection to a table: its view, its moves, and what happens there."""

    @property
    def entry(self) -> Entry:
        """The game played."""

    @property
    def seat(self) -> Seat | None:
        """The player's seat; None: the player watches."""

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names."""

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats where bots play."""

    @property
    def view(self) -> Any:
        """The match as the player may know it."""

    @property
    def opening(self) -> tuple[Any, ...]:
        """The events that began the match, as the player perceives them; none where it goes on from
        before."""

    @property
    def keeping(self) -> Keeping:
        """What becomes of the match if the player leaves now."""

    def listen(self, on_events: OnEvents, on_refused: OnRefused) -> None:
        """From now on, tell what happens."""

    def send(self, move: Any) -> Illegal | None:
        """Make a move; why not, where it is refused."""

    def go_on(self) -> None:
        """The player has heard how things stand: let the table go on."""

    def let_go(self) -> None:
        """Decline a chance out of turn."""
