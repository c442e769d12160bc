"""The server: WebSockets, a health page, and a graceful stop; one process, one event loop."""

from __future__ import annotations

import asyncio
import errno
import logging
import signal
import ssl
import time
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from aiohttp import WSCloseCode, WSMsgType, web

from thousand import __version__
from thousand.net.address import of_client
from thousand.net.codec import encode
from thousand.net.config import Config
from thousand.net.garbage import look_seldom
from thousand.net.hall import Hall
from thousand.net.limits import Clock
from thousand.net.passwords import Doorkeeper
from thousand.net.reception import Reception
from thousand.net.session import Session
from thousand.net.thinking import Thinkers
from thousand.net.tls import context
from thousand.net.wire import MAX_BYTES, Bye, FromServer
from thousand.store.served import Served

_log = logging.getLogger(__name__)

BACKLOG: Final = 1024
"""How many connections may wait to be taken: after a restart everybody comes back at once."""

MAX_WAITING: Final = 2000
"""How many messages wait at most for a client that does not read."""

NO_IPV6: Final = (errno.EADDRNOTAVAIL, errno.EAFNOSUPPORT)
"""What listening on every address fails with where the machine has no IPv6."""

CLOSE_SECONDS: Final = 2.0
"""How long a client is waited for that is told goodbye."""


class SocketLink:
    """A client behind a WebSocket: messages wait here, and one task sends them."""

    def __init__(self, socket: web.WebSocketResponse) -> None:
        self._socket = socket
        self._waiting: deque[FromServer] = deque()
        self._more = asyncio.Event()
        self._closing = False

    def send(self, message: FromServer) -> None:
        """Send a message a little later, in order."""
        if self._closing:
            return
        if len(self._waiting) >= MAX_WAITING:
            self._waiting.clear()
            self.close("slow")
            return
        self._waiting.append(message)
        self._more.set()

    def close(self, code: str) -> None:
        """Say goodbye and hang up."""
        if not self._closing:
            self._waiting.append(Bye(code))
            self._closing = True
            self._more.set()

    async def pump(self) -> None:
        """Send what waits, until goodbye is said or the client is gone."""
        try:
            while True:
                while self._waiting:
                    await self._socket.send_str(encode(self._waiting.popleft()).decode())
                if self._closing:
                    break
                self._more.clear()
                await self._more.wait()
            async with asyncio.timeout(CLOSE_SECONDS):
                await self._socket.close(code=WSCloseCode.OK)
        except (ConnectionError, TimeoutError, RuntimeError):
            self._closing = True  # the client is gone


class Server:
    """A server; ``clock`` is what rates are measured by, ``wall`` tells when guests were seen,
    and since when tables are empty."""

    def __init__(
        self, config: Config, clock: Clock = time.monotonic, wall: Callable[[], float] = time.time
    ) -> None:
        self.config = config
        self.failure: BaseException | None = None
        self.stopped = asyncio.Event()
        self._clock = clock
        self._wall = wall
        self._pumps: set[asyncio.Task[None]] = set()
        self._links: set[SocketLink] = set()
        self._runner: web.AppRunner | None = None

    async def start(self) -> None:
        """Open the database, let every table go on, and listen. Raises :class:`Illegal` (``data-...``,
        ``store-...``, ``certificate-...``) or OSError where it cannot listen."""
        config = self.config
        tls = context(config.certificate, config.key)
        self._served = Served(config.data)
        self.accounts = self._served.accounts
        self.doorkeeper = Doorkeeper(
            self.accounts,
            self._wall,
            guests=config.guests,
            invite_only=config.invite_only,
            busy=lambda: self.hall.names,
            freed=lambda name: self.hall.forget(name),
        )
        self.thinkers = Thinkers(config.bot_threads)
        self.hall = Hall(config, self._served.rooms, self.accounts, self.thinkers, self._failed, self._wall)
        self.reception = Reception(config, self.hall, self.doorkeeper, self.accounts, self._clock)
        try:
            await self.hall.restore(int(self._wall() - config.keep_guest))
            await self._listen(tls)
        except BaseException:
            await self.stop()
            raise

    async def _listen(self, tls: ssl.SSLContext | None) -> None:
        app = web.Application()
        app.add_routes([web.get("/", self._socket), web.get("/health", self._health)])
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=CLOSE_SECONDS)
        await self._runner.setup()
        host, port = self.config.host, self.config.port
        try:
            await web.TCPSite(self._runner, host, port, ssl_context=tls, backlog=BACKLOG).start()
        except OSError as error:
            if host or error.errno not in NO_IPV6:
                raise
            site = web.TCPSite(self._runner, "0.0.0.0", port, ssl_context=tls, backlog=BACKLOG)
            await site.start()

    @property
    def port(self) -> int:
        """The port on which it listens."""
        assert self._runner is not None
        return int(self._runner.addresses[0][1])

    async def stop(self) -> None:
        """Say goodbye to everybody; every table goes on at the next start."""
        self.hall.stop()
        for link in tuple(self._links):
            link.close("stopping" if self.failure is None else "failed")
        if self._pumps:
            await asyncio.wait(self._pumps, timeout=CLOSE_SECONDS)
        if self._runner is not None:
            await self._runner.cleanup()
        self.hall.stop()
        if self.failure is None:
            self.hall.keep()
        self.thinkers.close()
        self.doorkeeper.close()
        await asyncio.get_running_loop().run_in_executor(None, self._served.close)

    def _failed(self, failure: BaseException) -> None:
        """The disk failed: nothing can be promised any more, so that whoever runs the server has to know."""
        if self.failure is None:
            _log.critical("the database failed, and the server stops: %s", failure)
            self.failure = failure
            self.stopped.set()

    async def _health(self, request: web.Request) -> web.Response:
        del request
        healthy = self.failure is None
        counts = self.hall.counts
        return web.json_response(
            {"ok": healthy, "version": __version__, **counts}, status=200 if healthy else 503
        )

    async def _socket(self, request: web.Request) -> web.StreamResponse:
        socket = web.WebSocketResponse(
            compress=False, max_msg_size=MAX_BYTES, heartbeat=self.config.heartbeat, autoping=True
        )
        if not socket.can_prepare(request):
            return web.Response(
                text=f"thousand {__version__}: this is no web page, but a card-game server.\n"
            )
        await socket.prepare(request)
        link = SocketLink(socket)
        if len(self._links) >= 2 * self.config.people:
            link.close("full")
            await link.pump()
            return socket
        self._links.add(link)
        session = self.reception.greet(link, of_client(request, proxy=self.config.proxy))
        pump = asyncio.get_running_loop().create_task(link.pump())
        self._pumps.add(pump)
        nameless = asyncio.get_running_loop().call_later(self.config.log_in, _need_name, session)
        try:
            async for message in socket:
                if message.type is WSMsgType.TEXT or message.type is WSMsgType.BINARY:
                    await self.reception.take_text(session, message.data)
        finally:
            nameless.cancel()
            self.reception.part(session)
            self._links.discard(link)
            link.close("")
            pump.cancel()
            self._pumps.discard(pump)
        return socket


def _need_name(session: Session) -> None:
    if not session.name:
        session.link.close("silent")


class Door(Protocol):
    """Another way in, such as ssh: opened when the tables are there, closed before they are put away."""

    async def start(self) -> None:
        """Listen. Raises OSError."""

    async def stop(self) -> None:
        """Say goodbye to everybody who came this way."""


async def serve(
    config: Config,
    ready: Callable[[Server], None] = lambda server: None,
    door: Callable[[Server], Door] | None = None,
) -> Server:
    """Run a server until it is told to stop (SIGINT, SIGTERM) or its disk fails: the server, with its
    ``failure`` if any. Raises what :meth:`Server.start` raises."""
    server = Server(config)
    await server.start()
    beside = None
    try:
        if door is not None:
            beside = door(server)
            await beside.start()
        loop = asyncio.get_running_loop()
        look_seldom(loop)
        for name in (signal.SIGINT, signal.SIGTERM):
            try:
                loop.add_signal_handler(name, server.stopped.set)
            except NotImplementedError:  # Windows
                signal.signal(name, lambda *_: loop.call_soon_threadsafe(server.stopped.set))
        ready(server)
        await server.stopped.wait()
    finally:
        if beside is not None:
            await beside.stop()
        await server.stop()
    return server
