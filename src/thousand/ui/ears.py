"""Where messages go: the face that shows them, the voice that speaks them, the sounds, and the history.

Never both at once: with a voice speaking, the linear face stays still (it is then the quiet face),
since a screen reader would say every line a second time.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol

from thousand.say.message import Message
from thousand.say.tone import Bearing, Cue
from thousand.speech.base import Speaker
from thousand.ui.history import History

SHOWN_ON_BOARD = 50
"""How many messages of the history fill the board when it is put on."""

SPOKEN: dict[str, frozenset[Bearing]] = {
    "all": frozenset(Bearing),
    "plays": frozenset({Bearing.NEAR, Bearing.FAR}),
    "near": frozenset({Bearing.NEAR}),
}
"""What direct speech says: everything, all but the others' routine, or what concerns the player."""


class Face(Protocol):
    """What the player sees."""

    def show(self, message: Message) -> None:
        """Show a message."""

    def echo(self, text: str) -> None:
        """Show what is being typed, at the cursor."""

    def control(self, sequence: str) -> bool:
        """Send the terminal a sequence that shows nothing; False where it would not understand it."""


class Voice(Speaker, Protocol):
    """Direct speech."""

    @property
    def backend(self) -> str | None:
        """What speaks now, by name; None while nothing does."""

    @property
    def sets_rate(self) -> bool | None:
        """Whether its speed can be set from here; None while that is not known."""

    def set_rate(self, rate: int | None) -> None:
        """Speak at this speed from now on, from -100 to 100; None: as the player's system is set."""

    def stop(self) -> None:
        """Fall silent at once."""

    def close(self, timeout: float = 2.0) -> None:
        """Let go of everything, waiting so many seconds at most for the last words."""


class Cues(Protocol):
    """The sounds."""

    def play(self, cue: Cue) -> None:
        """Play a sound. Never blocks, never raises."""

    def set_volume(self, percent: int) -> None:
        """Play this loud from now on."""

    def close(self) -> None:
        """Fall silent and let go of the sound card."""


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
        self._rate: int | None = None
        self._make_cues: Callable[[int], Cues] | None = None
        self._cues: Cues | None = None
        self.spoken = "all"
        self.volume = 100

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
            if self._rate is not None:
                self._voice.set_rate(self._rate)
        elif not aloud and self._voice is not None:
            self._voice.stop()
            self._voice.close(0)
            self._voice = None

    def say(self, message: Message) -> None:
        """Bring a message to the player: at once, or to the screen only after what is being typed.

        What the voice passes over is in the history all the same. No sound comes without words.
        """
        self.history.add(message)
        seen = self._voice is None or self._face is not self._linear or self.printed_too
        heard = self._voice is not None and message.tone.bearing in SPOKEN[self.spoken]
        if self._cues is not None and message.cue is not None and (seen or heard):
            self._cues.play(message.cue)
        if self._voice is not None and heard:
            self._voice.say(message)
        if seen:
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

    def set_rate(self, rate: int | None) -> None:
        """The speed of direct speech, now and whenever it is switched on."""
        self._rate = rate
        if self._voice is not None:
            self._voice.set_rate(rate)

    @property
    def keeps_own_rate(self) -> str | None:
        """The name of what speaks now, if its speed cannot be set from here."""
        if self._voice is None or self._voice.sets_rate is not False:
            return None
        return self._voice.backend

    def offer_cues(self, make_cues: Callable[[int], Cues]) -> None:
        """Allow sounds, which ``make_cues`` opens at a volume; over ssh they are never offered."""
        self._make_cues = make_cues

    @property
    def can_sound(self) -> bool:
        """Whether sounds may be switched on."""
        return self._make_cues is not None

    @property
    def sounding(self) -> bool:
        """Whether sounds are switched on."""
        return self._cues is not None

    def sound(self, on: bool) -> None:
        """Switch sounds on or off."""
        if on and self._cues is None and self._make_cues is not None:
            self._cues = self._make_cues(self.volume)
        elif not on and self._cues is not None:
            self._cues.close()
            self._cues = None

    def set_volume(self, percent: int) -> None:
        """How loud sounds are, now and whenever they are switched on."""
        self.volume = percent
        if self._cues is not None:
            self._cues.set_volume(percent)

    def play(self, cue: Cue) -> None:
        """Play a sound by itself, for the player to learn it; nothing where sounds are off."""
        if self._cues is not None:
            self._cues.play(cue)

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

    def control(self, sequence: str) -> bool:
        """Send the terminal a sequence that shows nothing; False where it would not understand it."""
        return self._face.control(sequence)

    def close(self) -> None:
        """Let go of the sounds, and of the voice after its last words."""
        self.sound(False)
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
