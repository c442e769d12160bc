"""One connection of one person, whatever it runs over."""

from __future__ import annotations

from typing import Protocol

from thousand.game import Illegal
from thousand.net.config import Config
from thousand.net.limits import Bucket, Clock
from thousand.net.wire import FromServer, Refused


class Link(Protocol):
    """How messages reach a client: over a WebSocket, or in this very program."""

    def send(self, message: FromServer) -> None:
        """Send a message, at once or a little later, in order. Never waits, never raises."""

    def close(self, code: str) -> None:
        """Say ``wire.Bye`` with this code and hang up."""


class Session:
    """A connection: who it is, once they have come in (``by_key``: by a key of theirs), and the table at
    which they are."""

    __slots__ = ("address", "by_key", "guest", "hello", "link", "messages", "mistakes", "name", "room")

    def __init__(self, link: Link, address: str, config: Config, clock: Clock) -> None:
        self.link = link
        self.address = address
        self.hello = False
        self.name = ""
        self.guest = False
        self.by_key = False
        self.room: str | None = None
        self.messages = Bucket(config.messages, clock)
        self.mistakes = Bucket(config.mistakes, clock)

    def refuse(self, id: str, reason: Illegal) -> None:
        """Answer with a refusal."""
        self.link.send(Refused(id, reason.code, dict(reason.params)))
