"""The local door: one person at this terminal, with bots, saved matches and speech."""

from __future__ import annotations

import asyncio
import logging
import os
import sys
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from io import StringIO
from pathlib import Path
from typing import TYPE_CHECKING, Literal, TypeAlias, get_args

import msgspec
from prompt_toolkit.input import Input, create_input
from prompt_toolkit.output import Output

from thousand.doors.house import House
from thousand.doors.keys import complaints
from thousand.doors.new_match import Wanted
from thousand.doors.preferences import apply
from thousand.doors.printed import scribe_of
from thousand.game import Illegal
from thousand.say.fluent import pick_language
from thousand.say.message import Kind, Message
from thousand.speech.terminal import Moves, columns, moves_for, takes_sequences, writer
from thousand.store import paths
from thousand.store.keys import load as load_keys
from thousand.store.settings import FaceName, Settings, SpeechMode, load
from thousand.ui.app import run
from thousand.ui.ears import Ears, Face
from thousand.ui.linear import LinearFace
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell

if TYPE_CHECKING:
    from thousand.sound.player import Player
    from thousand.speech.direct import DirectSpeaker

SpeechFlag: TypeAlias = Literal["auto", "terminal", "direct", "none"]

SPEECH_VARIABLE = "THOUSAND_SPEECH"
"""The environment's word on speech, below the flag's and above the setting's."""


LOGGER = "thousand"
"""The logger above all of ours."""


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
    writes a sequence that shows nothing, where the terminal understands such."""

    input: Input
    write: Callable[[str], None]
    output: Callable[[], Output]
    moves: Moves
    width: Callable[[], int] = columns
    control: Callable[[str], None] | None = None


def enter(entrance: Entrance, environ: Mapping[str, str] = os.environ) -> int:
    """Run a session at this program's own terminal: the exit code, 1 where the terminal went away.

    Raises :class:`Illegal`: ``speech-variable`` where the environment asks for what is not there,
    ``mistake`` with the ``path`` of a report where the program itself made one.
    """
    from prompt_toolkit.output import create_output

    # Without a standard output (it was closed before the start) there may still be direct speech.
    screen = sys.stdout or StringIO()
    write = writer(screen)
    control = write if takes_sequences(screen, environ) else None
    moves = moves_for(screen, environ)
    terminal = Terminal(create_input(), write, create_output, moves, control=control)
    log = _log_beside_the_matches()
    try:
        asyncio.run(session(entrance, terminal, environ))
    except (EOFError, KeyboardInterrupt):
        return 1
    except Illegal:
        raise
    except Exception as mistake:
        raise Illegal("mistake", path=str(_report(mistake))) from mistake
    finally:
        _end_last_line(terminal)
        logging.getLogger(LOGGER).removeHandler(log)
        log.close()
    return 0


async def session(entrance: Entrance, terminal: Terminal, environ: Mapping[str, str]) -> None:
    """One person's session, from the first message to the last."""
    settings, trouble = load(paths.settings_file())
    lang, lacking = pick_language(entrance.lang or settings.language, environ)
    linear = LinearFace(terminal.write, terminal.moves, terminal.width, terminal.control)
    keys, wrong_keys = load_keys(paths.keys_file())
    shell = Shell(Ears(linear, _make_board), scribe_of(lang, settings, keys))
    shell.columns = terminal.width
    shell.order = settings.order
    house = House(shell, settings)
    shell.changed = house.remember_switched
    if _direct_allowed(environ):
        shell.ears.offer_voice(lambda: _make_voice(shell, asyncio.get_running_loop()))
        shell.ears.offer_cues(lambda volume: _make_player(shell, asyncio.get_running_loop(), volume))
    apply(shell.ears, settings)
    speech = _speech(entrance, settings, environ)

    def first() -> None:
        shell.wear(board=_board(entrance, settings, environ))
        shell.ears.speak(speech == "direct" or speech is None)
        shell.ears.printed_too = speech is None
        if trouble is not None:
            house.complain(trouble)
        shell.notice(*complaints(shell.scribe, wrong_keys))
        if lacking is not None:
            shell.notice(shell.text("language-lacking", lang=lacking))
        shell.open(house.first_question(_destination) if speech is None else _destination())
        shell.ears.sound(settings.sound)

    def _destination() -> Screen:
        if entrance.learn:
            return house.lesson(entrance.learn)
        return house.main_menu() if entrance.wanted is None else house.new_table(entrance.wanted)

    try:
        await run(shell, linear, first=first, input=terminal.input, output=terminal.output)
    finally:
        shell.ears.close()
        house.close()


class _Log(logging.FileHandler):
    """A log file that is made when there is something to write; one that cannot be written is no trouble."""

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line."""
        with suppress(OSError):
            super().emit(record)

    def handleError(self, record: logging.LogRecord) -> None:  # noqa: N802
        """Say nothing: it would be said in the player's terminal."""


def _log_beside_the_matches() -> logging.Handler:
    """From now on, what bots log goes to a file: without it, it would be written into the terminal, where a
    screen reader reads it out in the middle of the game."""
    path = paths.matches_file().with_name("log.txt")
    log = _Log(path, mode="w", encoding="utf-8", delay=True)
    logging.getLogger(LOGGER).addHandler(log)
    return log


def _end_last_line(terminal: Terminal) -> None:
    """Leave the terminal with its cursor on a new line, if it is still there: the shell's prompt would
    overwrite the last one."""
    try:
        terminal.write(terminal.moves.newline)
    except (OSError, ValueError):
        # What is left in the stream's buffer would be an error again when Python exits.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _report(mistake: Exception) -> Path:
    """Write down a mistake of ours where its finder can send it from; no player reads tracebacks."""
    path = paths.matches_file().with_name("mistake.txt")
    with suppress(OSError):  # The sentence about the mistake is worth more than its report.
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(traceback.format_exception(mistake)), encoding="utf-8")
    return path


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
