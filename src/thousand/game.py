"""What every game of the house is.

A game is a set of pure functions over frozen values. Local play, a table over the network, a
replay, a bot arena and a test are five callers of the same :meth:`Game.apply`; nothing else ever
changes a state.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Protocol, TypeAlias, TypeVar

from thousand.deal import Seeds

Seat: TypeAlias = int
"""A place at the table, counted from 0 to the left of the host (who sits at 0)."""

Viewer: TypeAlias = int | None
"""Who is looking: a seat, or None for a spectator."""

Param: TypeAlias = int | str
"""What an :class:`Illegal` may carry beside its code: numbers and names of things, never prose."""


class Illegal(Exception):
    """A move that the rules refuse, and why.

    ``code`` names the reason (``"draw-first"``) and ``params`` hold what a sentence about it needs
    (``{"card": "ROLL"}``). Both are data: the room ``say`` turns them into words.
    """

    def __init__(self, code: str, **params: Param) -> None:
        self.code = code
        self.params: Mapping[str, Param] = params

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Illegal):
            return NotImplemented
        return (self.code, self.params) == (other.code, other.params)

    def __hash__(self) -> int:
        return hash(self.code)

    def __reduce__(self) -> tuple[Callable[[], Illegal], tuple[()]]:
        """Copied and pickled by its code and parameters, which an exception's own way would lose."""
        return partial(Illegal, self.code, **self.params), ()

    def __str__(self) -> str:
        details = ", ".join(f"{name}={value}" for name, value in self.params.items())
        return f"{self.code} ({details})" if details else self.code


RulesT = TypeVar("RulesT", contravariant=True)
StateT = TypeVar("StateT")
MoveT = TypeVar("MoveT")
EventT = TypeVar("EventT")
ViewT = TypeVar("ViewT")


class Game(Protocol[RulesT, StateT, MoveT, EventT, ViewT]):
    """The protocol of a game, generic over its rules, state, moves, events and views.

    States, moves, events and views are frozen values; events form a closed union.
    """

    def start(self, rules: RulesT, seats: int, deal: Seeds) -> tuple[StateT, tuple[EventT, ...]]:
        """Begin a match: its first state and the events that opened it.

        Raises :class:`Illegal` where the rules do not fit the number of seats.
        """

    def to_act(self, state: StateT) -> frozenset[Seat]:
        """The seats that may act now; empty once the match is over."""

    def apply(self, state: StateT, seat: Seat, move: MoveT) -> tuple[StateT, tuple[EventT, ...]]:
        """Make a move: the state after it and what happened, in order.

        Raises :class:`Illegal` and changes nothing where the rules refuse the move.
        """

    def view(self, state: StateT, viewer: Viewer) -> ViewT:
        """All that this viewer may know, built field by field."""

    def legal(self, view: ViewT) -> tuple[MoveT, ...]:
        """The viewer's moves, in a stable order; empty for a spectator."""

    def why_not(self, view: ViewT, move: MoveT) -> Illegal | None:
        """Why the viewer may not make this move, by the guards that :meth:`apply` uses."""

    def redact(self, event: EventT, viewer: Viewer) -> EventT | None:
        """The event as this viewer perceives it, or None where it is hidden altogether."""

    def parse(self, text: str) -> MoveT:
        """Read a move's notation. Raises :class:`Illegal` where it is not one."""

    def format(self, move: MoveT) -> str:
        """Write a move as one line of text that :meth:`parse` reads back."""

    def is_over(self, state: StateT) -> bool:
        """Whether the match has ended."""
