"""What carries a visit's messages to a server and back, and who hears what came of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

import msgspec

from thousand.game import Illegal
from thousand.net import wire
from thousand.table.lobby import Card
from thousand.table.room_events import AnyRoomEvent

NONSENSE: Final = "nonsense"
"""The goodbye to a server that cannot be understood."""

STOPPING: Final = "stopping"
"""The goodbye of a server that stops, or starts again."""

FINAL: Final = frozenset(
    {
        *("version", "elsewhere", "unruly", "full", "account-closed", "password-changed", "way-in-changed"),
        NONSENSE,
    }
)
"""Goodbyes after which it makes no sense to call again."""


class Cut(msgspec.Struct, frozen=True):
    """What is heard where the line breaks: a ``Welcome`` tells that it is whole again."""


class Failed(msgspec.Struct, frozen=True):
    """What is heard where there never was a line."""

    reason: Illegal


FromLine: TypeAlias = wire.FromServer | Cut | Failed
Hear: TypeAlias = Callable[[FromLine], None]


class Line(Protocol):
    """How messages reach the server; what it says goes to a :data:`Hear`, in order."""

    def send(self, message: wire.FromClient) -> None:
        """Send a message, now or a little later, in order; lost where the line is cut. Never waits, never
        raises."""

    def call_again(self) -> None:
        """Hang up, and call again a little later."""

    def close(self) -> None:
        """Hang up for good."""


class Host(Protocol):
    """Whoever the visit is made for. The visit knows already what it tells."""

    def welcomed(self) -> None:
        """The server has said what it needs to let somebody in; ``visit.welcome`` is that."""

    def failed(self, reason: Illegal) -> None:
        """There is no line to the server."""

    def cut(self) -> None:
        """The line is cut."""

    def came_in(self, message: wire.In) -> None:
        """The person is in, for the first time or again."""

    def entered(self, missed: tuple[AnyRoomEvent, ...], *, complete: bool) -> None:
        """The person is at ``visit.room``, and has missed this there; ``complete``: that is all."""

    def happened(self, event: AnyRoomEvent) -> None:
        """Something happened at the table."""

    def went_away(self, why: str) -> None:
        """The person is at no table any more: the ``why`` of ``wire.Away``, or ``gone`` where the table was
        no more when the line was whole again."""

    def invited(self, by: str, table: Card) -> None:
        """Somebody invites the person to a table."""

    def friend_came(self, name: str) -> None:
        """A friend is online."""

    def distrusts(self, reason: Illegal) -> None:
        """The deal of the match is not what was promised; the codes are those of ``fairness``."""

    def hung_up(self, code: str) -> None:
        """The server said goodbye: the code of ``wire.Bye``."""
