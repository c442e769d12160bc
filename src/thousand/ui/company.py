"""The others at a table over the network, as a player's screens reach them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol, TypeAlias, cast

from thousand.game import Illegal
from thousand.games import load
from thousand.say import room as room_words
from thousand.say.scribe import Scribe
from thousand.say.words import Words
from thousand.table.lobby import Online
from thousand.table.room_orders import PersonCommand
from thousand.table.room_sight import RoomView
from thousand.ui.drafts import Drafts

OnDone: TypeAlias = Callable[[Illegal | None], None]
"""Called when a command has been carried out, or with the reason where it was refused."""


class Company(Protocol):
    """A table at which one is."""

    @property
    def room(self) -> RoomView:
        """How the table stands."""

    @property
    def view(self) -> Any:
        """The match under way, or the last one, as one may know it; None where there was none."""

    @property
    def connected(self) -> bool:
        """Whether the table can be reached just now."""

    @property
    def drafts(self) -> Drafts:
        """What the player began to say, at this table or an earlier one."""

    @property
    def friends(self) -> frozenset[str]:
        """Whom the player calls a friend, as far as that is known."""

    def ask_for_friends(self) -> None:
        """Have :attr:`friends` known soon; nothing is told."""

    def do(self, command: PersonCommand, done: OnDone) -> None:
        """Give the table a command."""

    def look_around(self, seen: Callable[[tuple[Online, ...]], None]) -> None:
        """Ask who is online."""

    def befriend(self, name: str, *, on: bool) -> None:
        """Call somebody a friend, or no more; it is told when it is done."""


def why(scribe: Scribe, reason: Illegal, room: RoomView) -> str:
    """Why the table refuses something: in its own words, or in those of the game's rules."""
    if room.game is None or room_words.knows(reason.code):
        return room_words.refusal(scribe, reason, room)
    return cast(Words, load(room.game).room("words")).refusal(scribe, None, reason)
