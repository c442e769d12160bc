"""A session at one terminal: who listens, on which face and by which voice, from whatever door they come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

import msgspec
from prompt_toolkit.input import Input
from prompt_toolkit.output import Output

from thousand.doors.keys import complaints
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.doors.new_match import Wanted
from thousand.doors.preferences import apply
from thousand.doors.printed import scribe_of
from thousand.game import Illegal
from thousand.keys.commands import Bindings
from thousand.say.fluent import pick_language
from thousand.say.message import Kind, Message
from thousand.speech.terminal import Moves, columns
from thousand.store.settings import FaceName, Settings, SpeechMode
from thousand.ui.app import run
from thousand.ui.ears import Ears, Face
from thousand.ui.linear import LinearFace
from thousand.ui.shell import Shell

if TYPE_CHECKING:
    from thousand.sound.player import Player
    from thousand.speech.direct import DirectSpeaker

SpeechFlag: TypeAlias = Literal["auto", "terminal", "direct", "none"]

SPEECH_VARIABLE = "THOUSAND_SPEECH"
"""The environment's word on speech, below the flag's and above the setting's."""


class Entrance(msgspec.Struct, frozen=True):
    """How somebody comes in: what the command line says. Where no match is ``wanted`` the way leads to the
    lesson of the game that is called ``learn``, or to the main menu."""

    wanted: Wanted | None = None
    lang: str | None = None
    face: FaceName | None = None
    speech: SpeechFlag | None = None
    learn: str = ""


class Terminal(msgspec.Struct, frozen=True):
    """The person's terminal: keys in, lines out, and the board face's output when it is worn; ``control``
    writes a sequence that shows nothing, where the terminal understands such. ``alone``: this program serves
    no other terminal."""

    input: Input
    write: Callable[[str], None]
    output: Callable[[], Output]
    moves: Moves
    width: Callable[[], int] = columns
    control: Callable[[str], None] | None = None
    alone: bool = True


class Session:
    """One person's session. ``keys`` are the bindings, and what is wrong in the file that asks for them;
    ``answered``: it is known who reads aloud, so that the first-start question need not be asked."""

    def __init__(
        self,
        entrance: Entrance,
        terminal: Terminal,
        environ: Mapping[str, str],
        memory: Memory,
        keys: tuple[Bindings, tuple[Illegal, ...]],
    ) -> None:
        settings = memory.settings
        self._owner = memory.owner
        bindings, self._wrong_keys = keys
        lang, self._lacking = pick_language(entrance.lang or settings.language, environ)
        self._terminal = terminal
        self._linear = LinearFace(terminal.write, terminal.moves, terminal.width, terminal.control)
        self.shell = shell = Shell(Ears(self._linear, _make_board), scribe_of(lang, settings, bindings))
        shell.columns = terminal.width
        shell.order = settings.order
        self.menus = Menus(shell, memory)
        shell.changed = self.menus.remember_switched
        if _direct_allowed(environ):
            shell.ears.offer_voice(lambda: _make_voice(shell, asyncio.get_running_loop()))
            shell.ears.offer_cues(lambda volume: _make_player(shell, asyncio.get_running_loop(), volume))
        apply(shell.ears, settings)
        self._speech = _speech(entrance, settings, environ)
        self._on_board = _board(entrance, settings, environ)
        self.answered = self._speech is not None

    def greet(self) -> None:
        """Put on the face, open the voice, and say what is wrong with the player's files."""
        shell, memory = self.shell, self.menus.memory
        shell.wear(board=self._on_board)
        shell.ears.speak(self._speech == "direct" or not self.answered)
        shell.ears.printed_too = not self.answered
        if memory.trouble is not None:
            self.menus.complain(memory.trouble)
        shell.notice(*complaints(shell.scribe, self._wrong_keys))
        if self._lacking is not None:
            shell.notice(shell.text("language-lacking", lang=self._lacking))

    def adopt(self) -> None:
        """Follow the settings anew, where it has become known only now whose they are."""
        shell, memory = self.shell, self.menus.memory
        if memory.owner == self._owner:
            return
        self._owner = memory.owner
        settings = memory.settings
        lang, _ = pick_language(settings.language or shell.scribe.lang, {})
        shell.scribe = scribe_of(lang, settings, shell.keys)
        shell.order = settings.order
        shell.wear(board=settings.face == "board")

    async def run(self, first: Callable[[], None]) -> None:
        """Serve the keyboard from the ``first`` message to the last. Raises EOFError where the terminal has
        gone."""
        shell, terminal = self.shell, self._terminal

        def begin() -> None:
            first()
            shell.ears.sound(self.menus.memory.settings.sound)

        try:
            await run(
                shell,
                self._linear,
                first=begin,
                input=terminal.input,
                output=terminal.output,
                alone=terminal.alone,
            )
        finally:
            shell.ears.close()


def _speech(entrance: Entrance, settings: Settings, environ: Mapping[str, str]) -> SpeechMode | None:
    """Flag over environment over setting; None where the first-start question has to decide."""
    asked = entrance.speech or environ.get(SPEECH_VARIABLE) or "auto"
    if asked not in get_args(SpeechFlag):
        raise Illegal("speech-variable", value=asked[:40])
    if asked == "auto":
        skip_question = entrance.face is not None or entrance.speech is not None
        return settings.speech or ("terminal" if skip_question else None)
    return asked  # type: ignore[return-value]


def _board(entrance: Entrance, settings: Settings, environ: Mapping[str, str]) -> bool:
    if entrance.face is not None:
        return entrance.face == "board"
    return settings.face == "board" and environ.get("ACCESSIBLE") != "1"


def _direct_allowed(environ: Mapping[str, str]) -> bool:
    from thousand.speech.backends import direct_allowed

    return direct_allowed(environ)


def _make_board() -> Face:
    from thousand.ui.board import BoardFace

    return BoardFace()


def _make_voice(shell: Shell, loop: asyncio.AbstractEventLoop) -> DirectSpeaker:
    """Open direct speech. What it cannot say comes back to the shell, in the shell's own thread."""
    from thousand.speech.backends import default_chain
    from thousand.speech.direct import DirectSpeaker

    def unheard(messages: Sequence[Message]) -> None:
        with suppress(RuntimeError):  # the session has ended meanwhile
            loop.call_soon_threadsafe(lambda: shell.voice_lost(speaker, tuple(messages)))

    def resumed(name: str) -> Message:
        return Message(shell.text("speech-resumed", name=name), shell.scribe.lang, Kind.NOTICE)

    speaker = DirectSpeaker(default_chain(), resumed=resumed, unheard=unheard)
    return speaker


def _make_player(shell: Shell, loop: asyncio.AbstractEventLoop, volume: int) -> Player:
    """Open the sounds. That there will be none is said by the shell, in the shell's own thread."""
    from thousand.sound.player import Player

    def failed(reason: str) -> None:
        with suppress(RuntimeError):  # the session has ended meanwhile
            loop.call_soon_threadsafe(lambda: shell.notice(shell.text(f"sound-{reason}")))

    return Player(volume, failed)
