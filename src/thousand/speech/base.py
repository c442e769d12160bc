"""What every speaker and every speech backend promises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from thousand.say.message import Message

OnEnd = Callable[[bool], None]
"""Told that a text was heard whole (True) or was cut off (False)."""


class Speaker(Protocol):
    """Brings messages to the player: through the terminal, a voice, or a list that a test reads."""

    def say(self, message: Message) -> None:
        """Take a message. Never blocks, never raises."""

    def key_pressed(self) -> None:
        """Learn that the player pressed a key: screen readers fall silent at every key."""

    def close(self) -> None:
        """Let go of everything; what is said afterwards is not heard."""


class Backend(Protocol):
    """One way to make the computer speak. Every method raises when it fails.

    All calls come from the one thread that made the object. ``on_end`` may be called from any.
    """

    name: str
    """What the player may be told: ``"espeak-ng"``."""
    tells_end: bool
    """Whether ``on_end`` is called, once for each text."""
    queues: bool
    """Whether a text waits for the one before it; otherwise one is given at a time."""
    sets_language: bool
    """Whether the voice follows the language of the text."""
    sets_rate: bool
    """Whether its speed can be set from here."""

    def speak(self, text: str, lang: str, interrupt: bool, on_end: OnEnd | None) -> None:
        """Begin (or queue) a text and return; ``interrupt`` silences what came before it."""

    def set_rate(self, rate: int | None) -> None:
        """Speak at this speed from the next text on: -100 the slowest, 0 the middle, 100 the fastest; None
        as it did at first. Only called where ``sets_rate``."""

    def lacks(self, lang: str) -> bool:
        """Whether it is known to have no voice for a language."""

    def stop(self) -> None:
        """Be silent and forget what is queued."""

    def close(self) -> None:
        """Let go of the engine. A text that is being spoken may finish."""
