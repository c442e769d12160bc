"""Everything that was said, to be had again: a list of messages and a place in it."""

from __future__ import annotations

from thousand.say.message import Kind, Message

KEPT = 2000
"""How many messages are kept; older ones are forgotten."""


class History:
    """The events and notices of a session, oldest first, and a cursor that walks them."""

    def __init__(self) -> None:
        self._messages: list[Message] = []
        self._at: int | None = None

    def __len__(self) -> int:
        return len(self._messages)

    def add(self, message: Message) -> None:
        """Keep a message, if it tells of something that happened; the cursor leaves the past."""
        if message.kind in (Kind.EVENT, Kind.NOTICE):
            self._messages.append(message)
            del self._messages[:-KEPT]
            self._at = None

    @property
    def newest(self) -> Message | None:
        """The last message, without moving the cursor."""
        return self._messages[-1] if self._messages else None

    def tail(self, count: int) -> list[Message]:
        """The last ``count`` messages, oldest first."""
        return self._messages[-count:] if count > 0 else []

    def move(self, steps: int) -> tuple[Message, int] | None:
        """Walk: negative steps go back. The message there and its number (from 1), or None where
        nothing was said yet. The cursor starts after the newest and stops at the ends."""
        if not self._messages:
            return None
        last = len(self._messages) - 1
        start = last + 1 if self._at is None else self._at
        self._at = min(max(start + steps, 0), last)
        return self._messages[self._at], self._at + 1

    def jump(self, *, newest: bool) -> tuple[Message, int] | None:
        """Go to one end of the history."""
        return self.move(len(self) if newest else -len(self) - 1)
