"""The linear face: each message is a new line at the end, and nothing is ever drawn again."""

from __future__ import annotations

from collections.abc import Callable

from thousand.say.message import Message
from thousand.speech.terminal import TerminalSpeaker


class LinearFace:
    """Writes messages to the terminal; while another face has the screen, they wait."""

    def __init__(self, write: Callable[[str], None], newline: str, width: Callable[[], int]) -> None:
        self._write = write
        self._lines = TerminalSpeaker(write, newline, width)
        self._waiting: list[Message] | None = None

    def show(self, message: Message) -> None:
        """Write the message on a new line."""
        if self._waiting is None:
            self._lines.say(message)
        else:
            self._waiting.append(message)

    def echo(self, text: str) -> None:
        """Write typed text where the cursor is."""
        self._write(text)

    def pause(self) -> None:
        """Another face takes the screen."""
        self._waiting = []

    def resume(self) -> None:
        """The screen is ours again: write what came meanwhile."""
        waiting, self._waiting = self._waiting or [], None
        for message in waiting:
            self._lines.say(message)
