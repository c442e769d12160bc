"""One person's session over ssh: their terminal, their line to the server, and the game on both."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Final, TypeAlias

import asyncssh
from prompt_toolkit.application import AppSession, create_app_session
from prompt_toolkit.output import DummyOutput

from thousand.doors.session import Terminal
from thousand.doors.ssh_entry import Channel, Entry, SshCaller
from thousand.doors.ssh_marks import MarkedLine, Marks
from thousand.doors.ssh_memory import AccountMemory
from thousand.doors.ssh_terminal import SshInput, SshScreen, terminal_of
from thousand.net import wire
from thousand.net.inner import InnerLine
from thousand.net.line import FromLine, Hear
from thousand.net.server import Server
from thousand.say.fluent import locale, pick_language

_log = logging.getLogger(__name__)

SIGN_IN_SECONDS: Final = 600.0
"""How long somebody may take to say who they are: a name and a password, typed by ear."""

LAST_WORDS: Final = 1.0
"""How many seconds a session has left when the server has hung up."""

REACHES_SECONDS: Final = 0.3
"""After how many seconds it is looked whether what was written has arrived."""

REFUSED: Final = 1
"""The exit status where there was no game."""

MakeLine: TypeAlias = Callable[[Hear], MarkedLine]
Play: TypeAlias = Callable[[Terminal, Mapping[str, str], MakeLine, SshCaller, AccountMemory], Awaitable[None]]
"""The game at a terminal, from the first message to the last. Raises EOFError where the terminal has gone."""


class SshVisit(asyncssh.SSHServerSession[bytes]):
    """A session of the connection ``entry``, which is among the ``visits`` while it runs. ``marks`` are
    everybody's; ``refusal`` is the id of the sentence with which it ends at once, if any; ``play`` is the
    game."""

    def __init__(
        self,
        server: Server,
        caller: SshCaller,
        entry: Entry,
        visits: set[SshVisit],
        marks: Marks,
        play: Play,
        refusal: str | None = None,
    ) -> None:
        self._server = server
        self._caller = caller
        self._entry = entry
        self._visits = visits
        self._marks = marks
        self._play = play
        self._refusal = refusal
        self._has_terminal = False
        self._line: InnerLine | None = None
        self._marked: MarkedLine | None = None
        self._faces: AppSession | None = None
        self._memory = AccountMemory(server.config.data)
        self.task: asyncio.Task[None] | None = None

    # What ssh asks for

    def connection_made(self, chan: Channel) -> None:
        """There is a channel."""
        self._channel = chan
        self._screen = SshScreen(chan, self._lost)
        self._keys = SshInput(chan)

    def pty_requested(
        self, term_type: str, term_size: tuple[int, int, int, int], term_modes: Mapping[int, int]
    ) -> bool:
        """The person has a terminal."""
        del term_type, term_size, term_modes
        self._has_terminal = True
        return True

    def shell_requested(self) -> bool:
        """There is no shell, but a game."""
        if not self._has_terminal:
            self._refusal = "ssh-no-terminal"
        return True

    def exec_requested(self, command: str) -> bool:
        """No command is carried out; a sentence says so."""
        del command
        self._refusal = "ssh-no-commands"
        return True

    def subsystem_requested(self, subsystem: str) -> bool:
        """There are no files to be had."""
        del subsystem
        return False

    def session_started(self) -> None:
        """The session begins."""
        self._entry.started = True
        self._visits.add(self)
        self.task = asyncio.get_running_loop().create_task(self._run())

    def data_received(self, data: bytes, datatype: asyncssh.DataType) -> None:
        """Keys have come."""
        del datatype
        if self._marked is not None:
            self._marked.look()
        self._keys.feed(data)

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        """The window has another size: the board is drawn again."""
        del width, height, pixwidth, pixheight
        if self._faces is not None and self._faces.app is not None:
            self._faces.app.invalidate()

    def eof_received(self) -> bool:
        """No more keys will come."""
        self._keys.close()
        return True

    def connection_lost(self, exc: Exception | None) -> None:
        """The terminal is gone: the seat is kept."""
        del exc
        self._end_soon()

    # From the beginning to the end

    async def _run(self) -> None:
        status = REFUSED
        environ = self._environ()
        try:
            if self._refusal is not None:
                self._say(self._refusal, environ)
            else:
                await self._visit(environ)
                status = 0
        except EOFError:
            pass
        except Exception:
            _log.exception("a session by ssh ended by mistake")
            self._say("ssh-mistake", environ)
        finally:
            self._visits.discard(self)
            if self._line is not None:
                self._line.close()
            if not self._channel.is_closing():
                self._screen.write("\r\n")
                self._channel.exit(status)
            asyncio.get_running_loop().call_later(LAST_WORDS, self._entry.connection.close)

    async def _visit(self, environ: Mapping[str, str]) -> None:
        if self._caller.admitted is not None and not self._caller.admitted.guest:
            self._memory.belong_to(self._caller.admitted.name)
        terminal = terminal_of(self._keys, self._screen, environ)
        nameless = asyncio.get_running_loop().call_later(SIGN_IN_SECONDS, self._need_name)
        try:
            with create_app_session(self._keys, DummyOutput()) as self._faces:
                await self._play(terminal, environ, self._make_line, self._caller, self._memory)
        finally:
            nameless.cancel()

    def _environ(self) -> dict[str, str]:
        """What is known of the terminal at the other end, as a program there would find it; its language is
        not this computer's."""
        environ = {"LANG": "C", **self._channel.get_environment()}
        here, there = (self._channel.get_extra_info(name) or ("", 0) for name in ("sockname", "peername"))
        environ["SSH_CONNECTION"] = f"{there[0]} {there[1]} {here[0]} {here[1]}"
        environ["TERM"] = (self._channel.get_terminal_type() or "dumb")[:40]
        return environ

    def _say(self, message: str, environ: Mapping[str, str]) -> None:
        """A sentence outside the game."""
        lang, _ = pick_language(None, environ)
        self._screen.write("\r\n" * self._has_terminal + locale(lang).text(message))

    # The line

    def _make_line(self, hear: Hear) -> MarkedLine:
        self._marked = marked = MarkedLine(self._marks, self._screen.arrived)
        loop = asyncio.get_running_loop()

        def listen(message: FromLine) -> None:
            marked.hears(message)
            if isinstance(message, wire.In):
                self._entry.known()
                if not message.guest:
                    self._memory.belong_to(message.name)
            hear(message)
            loop.call_later(REACHES_SECONDS, marked.look)

        reception, caller = self._server.reception, self._caller
        self._line = InnerLine(reception, listen, caller.address, caller.admitted, self._end_soon)
        marked.begin(self._line)
        return marked

    def hang_up(self, code: str) -> None:
        """Say goodbye for the server."""
        if self._line is not None:
            self._line.hang_up(code)
        else:
            self._end_soon()

    def _need_name(self) -> None:
        if self._line is None or not self._line.name:
            self.hang_up("silent")

    def _lost(self) -> None:
        """The person does not read."""
        self._entry.connection.abort()

    def _end_soon(self) -> None:
        """End the session, which may have something to say yet; one that does not end is ended."""
        loop = asyncio.get_running_loop()
        loop.call_later(0 if self._channel.is_closing() else LAST_WORDS, self._keys.close)
        if self.task is not None:
            loop.call_later(2 * LAST_WORDS, self.task.cancel)
