"""The ssh door: whoever runs ``ssh`` with a server's address has the game at their own terminal."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from typing import Final

import asyncssh

from thousand.doors.session import Terminal
from thousand.doors.ssh_entry import Entry, SshCaller
from thousand.doors.ssh_host_keys import host_keys
from thousand.doors.ssh_marks import Marks
from thousand.doors.ssh_memory import AccountMemory
from thousand.doors.ssh_places import Places
from thousand.doors.ssh_visit import MakeLine, Play, SshVisit
from thousand.net.server import CLOSE_SECONDS, NO_IPV6, Server
from thousand.net.thinking import Adviser

SESSIONS: Final = 1000
"""How many people may be here by ssh."""

STRANGERS: Final = 200
"""How many of those may not have said yet who they are."""

LOG_IN_SECONDS: Final = 60.0
"""How long ssh itself may take to find out a name, a key or a password."""

UNANSWERED: Final = 3
"""After how many heartbeats without an answer a terminal is taken for gone."""

WINDOW: Final = 32 << 10
"""How many bytes may be on their way that nobody has looked at yet."""

KEY_EXCHANGES: Final = "-diffie-hellman-*,rsa2048-*,gss-*"
"""All that there are but those with which a stranger could keep the processor busy."""

VERSION: Final = "Thousand"
"""What the server calls itself."""


class SshDoor:
    """The door of a server that runs. ``play`` is what is played instead of the game, if anything; there may
    be so many ``sessions``, and so many of ``strangers`` among them."""

    def __init__(
        self,
        server: Server,
        host: str,
        port: int,
        *,
        play: Play | None = None,
        sessions: int = SESSIONS,
        strangers: int = STRANGERS,
    ) -> None:
        self._server = server
        self._host = host
        self._port = port
        self._play = play or self._game
        self._sessions = sessions
        self._places = Places(strangers)
        self._marks = Marks()
        self._entries: set[Entry] = set()
        self._visits: set[SshVisit] = set()
        self._acceptor: asyncssh.SSHAcceptor | None = None

    async def start(self) -> None:
        """Listen. Raises :class:`Illegal` (``data-failed``) where a host key cannot be used, and OSError."""
        logging.getLogger("asyncssh").setLevel(logging.ERROR)  # at lower levels it tells what is typed
        loop = asyncio.get_running_loop()
        keys = await loop.run_in_executor(None, host_keys, self._server.config.data)
        try:
            self._acceptor = await self._listen(self._host, keys)
        except OSError as error:
            if self._host or error.errno not in NO_IPV6:
                raise
            self._acceptor = await self._listen("0.0.0.0", keys)

    async def _listen(self, host: str, keys: list[asyncssh.SSHKey]) -> asyncssh.SSHAcceptor:
        return await asyncssh.listen(
            host,
            self._port,
            server_factory=self._entry,
            server_host_keys=keys,
            server_version=VERSION,
            encoding=None,
            line_editor=False,
            window=WINDOW,
            host_based_auth=False,
            kbdint_auth=False,
            gss_host=None,
            kex_algs=KEY_EXCHANGES,
            x11_forwarding=False,
            agent_forwarding=False,
            allow_scp=False,
            compression_algs=None,
            login_timeout=LOG_IN_SECONDS,
            keepalive_interval=self._server.config.heartbeat,
            keepalive_count_max=UNANSWERED,
        )

    @property
    def port(self) -> int:
        """The port on which it listens."""
        assert self._acceptor is not None
        return self._acceptor.get_port()

    async def stop(self) -> None:
        """Say goodbye to everybody who is here by ssh; every seat is kept."""
        if self._acceptor is not None:
            self._acceptor.close()
        for visit in tuple(self._visits):
            visit.hang_up("stopping" if self._server.failure is None else "failed")
        running = [visit.task for visit in self._visits if visit.task is not None]
        if running:
            await asyncio.wait(running, timeout=2 * CLOSE_SECONDS)
        for entry in tuple(self._entries):
            if not entry.started:
                entry.connection.close()
        await self._closed()  # by those at the other end: it is they who end what has ended well
        for entry in tuple(self._entries):
            entry.connection.close()
        await self._closed()
        for entry in tuple(self._entries):
            entry.connection.abort()

    async def _closed(self) -> None:
        """Wait a little until no connection is open."""
        closed = [asyncio.ensure_future(entry.connection.wait_closed()) for entry in self._entries]
        if closed:
            _, waiting = await asyncio.wait(closed, timeout=CLOSE_SECONDS / 2)
            for one in waiting:
                one.cancel()

    def _entry(self) -> Entry:
        return Entry(self._server, self._places, self._entries, self._visit)

    def _visit(self, caller: SshCaller, entry: Entry) -> SshVisit:
        refusal = "ssh-full" if len(self._visits) >= self._sessions else None
        return SshVisit(self._server, caller, entry, self._visits, self._marks, self._play, refusal)

    async def _game(
        self,
        terminal: Terminal,
        environ: Mapping[str, str],
        line: MakeLine,
        caller: SshCaller,
        memory: AccountMemory,
    ) -> None:
        """The game; its coach thinks where the server's bots do."""
        from thousand.doors.ssh_key_question import key_question
        from thousand.doors.visitor import Arrival, session

        offer = caller.offer
        arrival = Arrival(
            name=caller.name,
            admitted=caller.admitted is not None,
            question=None if offer is None else lambda shell: key_question(shell, offer),
            calls_again=False,
        )
        adviser = Adviser(self._server.thinkers)
        try:
            await session(terminal, environ, line, arrival, memory, think=adviser.think)
        finally:
            adviser.close()
