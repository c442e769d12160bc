"""Where messages go: the face that shows them, the voice that speaks them, and the history.

Never both at once: with a voice speaking, the linear face stays still (it is then the quiet face),
since a screen reader would say every line a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from thousand.say.message import Message
from thousand.speech.base import Speaker
from thousand.ui.history import History

SHOWN_ON_BOARD = 50
"""How many messages of the history fill the board when it is put on."""


class Face(Protocol):
    """What the player sees."""

    def show(self, message: Message) -> None:
        """Show a message."""

    def echo(self, text: str) -> None:
        """Show what is being typed, at the cursor."""


class Voice(Speaker, Protocol):
    """Direct speech."""

    def stop(self) -> None:
        """Fall silent at once."""

    def close(self, timeout: float = 2.0) -> None:
        """Let go of everything, waiting so many seconds at most for the last words."""


class Ears:
    """Sends each message where the player hears it.

    ``linear`` is a face, ``make_board`` makes the other one when it is first worn. ``printed_too`` is for
    the one question that has to be both read and heard, because nobody knows yet which of the two
    reaches the player.
    """

    def __init__(self, linear: Face, make_board: Callable[[], Face]) -> None:
        self.history = History()
        self.printed_too = False
        self._linear = linear
        self._make_board = make_board
        self._board: Face | None = None
        self._face = linear
        self._make_voice: Callable[[], Voice] | None = None
        self._voice: Voice | None = None
        self._held: list[Message] | None = None

    def offer_voice(self, make_voice: Callable[[], Voice]) -> None:
        """Allow direct speech, which ``make_voice`` opens; over ssh it is never offered."""
        self._make_voice = make_voice

    @property
    def face(self) -> Face:
        """The face that is worn."""
        return self._face

    @property
    def can_speak(self) -> bool:
        """Whether direct speech may be switched on."""
        return self._make_voice is not None

    @property
    def aloud(self) -> bool:
        """Whether Thousand speaks itself."""
        return self._voice is not None

    def wear(self, *, board: bool) -> None:
        """Change the face. The board shows at first what happened before it was put on."""
        if board and self._board is None:
            self._board = self._make_board()
            for message in self.history.tail(SHOWN_ON_BOARD):
                self._board.show(message)
        self._face = self._board if board and self._board is not None else self._linear

    def speak(self, aloud: bool) -> None:
        """Switch direct speech on, or off at once: two voices must not speak over each other."""
        if aloud and self._voice is None and self._make_voice is not None:
            self._voice = self._make_voice()
        elif not aloud and self._voice is not None:
            self._voice.stop()
            self._voice.close(0)
            self._voice = None

    def say(self, message: Message) -> None:
        """Bring a message to the player: at once, or to the screen only after what is being typed."""
        self.history.add(message)
        if self._voice is not None:
            self._voice.say(message)
            if self._face is self._linear and not self.printed_too:
                return
        self._show(message)

    def unheard(self, voice: Voice, messages: Sequence[Message]) -> bool:
        """What a voice could not say, since none works any more: whether that was news.

        The messages go to where the player hears now. A voice that was put away before is no news.
        """
        lost = self._voice is voice
        if lost:
            # It is not told to stop: what it was given in the meantime has to come back here too.
            voice.close(0)
            self._voice = None
        for message in messages:
            if self._voice is not None:
                self._voice.say(message)
            elif self._face is self._linear and not self.printed_too:
                self._show(message)
        return lost

    def key_pressed(self) -> None:
        """Tell the voice of a key: some screen readers fall silent at it."""
        if self._voice is not None:
            self._voice.key_pressed()

    def hold(self) -> None:
        """A line is being typed: nothing is written into it."""
        self._held = []

    def release(self) -> None:
        """The line is finished: what came meanwhile is shown, whole."""
        held, self._held = self._held or [], None
        for message in held:
            self._show(message)

    def echo(self, text: str) -> None:
        """Show typed text at the cursor. The quiet face shows it too: it is the player's own."""
        self._face.echo(text)

    def close(self) -> None:
        """Let go of the voice, after its last words."""
        if self._voice is not None:
            self._voice.close()
            self._voice = None

    def _show(self, message: Message) -> None:
        if self._held is not None:
            self._held.append(message)
        else:
            self._face.show(message)
            if self._board is not None and self._face is self._linear:
                self._board.show(message)
