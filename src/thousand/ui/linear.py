"""The linear face: each message is a new line at the end, and nothing is ever drawn again."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress

from thousand.say.message import Message
from thousand.speech.terminal import Moves, TerminalSpeaker

PASTES_MARKED, PASTES_UNMARKED = "\x1b[?2004h", "\x1b[?2004l"
"""What asks a terminal to mark a pasted text, so that its letters are no keys, and to do so no more."""


class LinearFace:
    """Writes messages to the terminal; while another face has the screen, they wait.

    ``control`` writes a sequence that shows nothing; None for a terminal that would show it.
    """

    def __init__(
        self,
        write: Callable[[str], None],
        moves: Moves,
        width: Callable[[], int],
        control: Callable[[str], None] | None = None,
    ) -> None:
        self._write = write
        self._control = control
        self._newline = moves.newline
        self._lines = TerminalSpeaker(write, moves, width)
        self._waiting: list[Message] | None = None
        self._prompted = False

    def show(self, message: Message) -> None:
        """Write the message on a new line."""
        if self._waiting is None:
            self._lines.say(message)
            self._prompted = message.prompts
        else:
            self._waiting.append(message)

    def echo(self, text: str) -> None:
        """Write typed text where the cursor is: behind its label, or where there is none on a new line, for
        the newest one would be overwritten."""
        self._write(text if self._prompted else self._newline + text)
        self._prompted = True

    def control(self, sequence: str) -> bool:
        """Write a sequence that shows nothing; False where the terminal would show it."""
        if self._control is None:
            return False
        with suppress(OSError, ValueError):  # the terminal is gone; the session ends by reading from it
            self._control(sequence)
        return True

    @contextmanager
    def at_work(self) -> Iterator[None]:
        """Have pasted texts marked as such; afterwards, leave the terminal as it was."""
        self.control(PASTES_MARKED)
        try:
            yield
        finally:
            self.control(PASTES_UNMARKED)

    def pause(self) -> None:
        """Another face takes the screen."""
        self._waiting = []

    def resume(self) -> None:
        """The screen is ours again: write what came meanwhile."""
        self.control(PASTES_MARKED)  # whatever had the screen has taken that back
        waiting, self._waiting = self._waiting or [], None
        for message in waiting:
            self.show(message)
