"""How far everybody who comes by ssh has heard the story of their table.

A terminal remembers nothing: the server has to know what has reached it, so that whoever comes back hears
what they missed. What was written to a phone that had lost its network by then has not reached it. Of guests
nothing is kept: they cannot come back, and their name may be another one's next.
"""

from __future__ import annotations

import struct
import sys
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

import msgspec

from thousand.net import wire
from thousand.net.line import FromLine, Line

REMEMBERED: Final = 20_000
"""How many people's marks are kept."""


class Marks:
    """Each one's table, and the number of the last event there that has reached them."""

    def __init__(self) -> None:
        self._marks: OrderedDict[str, tuple[str, int]] = OrderedDict()

    def put(self, name: str, room: str, seq: int) -> None:
        """Everything up to an event has reached somebody."""
        self._marks.pop(name, None)
        self._marks[name] = room, seq
        if len(self._marks) > REMEMBERED:
            self._marks.popitem(last=False)

    def drop(self, name: str) -> None:
        """Somebody is at no table any more."""
        self._marks.pop(name, None)

    def since(self, name: str, room: str) -> int | None:
        """The last event of a room that has reached somebody, None where nothing is known of it."""
        at, seq = self._marks.get(name, ("", 0))
        return seq if at == room else None


class MarkedLine:
    """A line over which somebody goes back to their table from where they have heard it; ``arrived`` tells
    whether all that was written has reached them."""

    def __init__(self, marks: Marks, arrived: Callable[[], bool]) -> None:
        self._marks = marks
        self._arrived = arrived
        self._line: Line | None = None
        self._name = ""
        self._room = ""
        self._told = 0

    def begin(self, line: Line) -> None:
        """Send by this line."""
        self._line = line

    def send(self, message: wire.FromClient) -> None:
        """Send a message, with what this client has forgotten."""
        assert self._line is not None
        if self._name and isinstance(message, wire.Enter) and message.since is None:
            since = self._marks.since(self._name, message.room)
            message = msgspec.structs.replace(message, since=since)
        self._line.send(message)

    def call_again(self) -> None:
        """There is nobody to be called again in one's own house: hang up."""
        self.close()

    def close(self) -> None:
        """Hang up."""
        assert self._line is not None
        self._line.close()

    def hears(self, message: FromLine) -> None:
        """Take note of a message that is about to be told."""
        self.look()
        match message:
            case wire.In(name=name, guest=guest):
                self._name = "" if guest else name
            case wire.Entered(room=room):
                self._room, self._told = room.id, room.seq
            case wire.Happened(seq=seq):
                self._told = seq
            case wire.Away():
                self._room = ""
                self._marks.drop(self._name)
            case _:
                pass

    def look(self) -> None:
        """Set the mark, if all that was told has arrived."""
        if self._name and self._room and self._arrived():
            self._marks.put(self._name, self._room, self._told)


def all_acknowledged(socket: Any) -> bool:
    """Whether the other end has received all that was sent to a socket: False where that is not so or the
    socket is closed. Only Linux can tell; elsewhere what is sent counts as received."""
    if sys.platform != "linux":
        return True
    import fcntl
    import termios

    try:
        (waiting,) = struct.unpack("i", fcntl.ioctl(socket.fileno(), termios.TIOCOUTQ, b"\0" * 4))
    except (OSError, ValueError, AttributeError):
        return False
    return bool(waiting == 0)
