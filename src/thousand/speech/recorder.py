"""A speaker for tests: it remembers."""

from __future__ import annotations

from thousand.say.message import Message


class Recorder:
    """Keeps every message it is given."""

    def __init__(self) -> None:
        self.messages: list[Message] = []

    def say(self, message: Message) -> None:
        """Remember the message."""
        self.messages.append(message)

    def key_pressed(self) -> None:
        """Nothing is under way, so a key cuts nothing off."""

    def close(self) -> None:
        """Keep the messages: a test reads them at the end."""
