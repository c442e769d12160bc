"""A line to a server far away: a WebSocket that is opened again whenever it breaks."""

from __future__ import annotations

import asyncio
import errno
import os
import ssl
from collections.abc import Sequence
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

import aiohttp

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.codec import encode, read_server
from thousand.net.config import PORT
from thousand.net.line import FINAL, Cut, Failed, Hear

DELAYS: Final = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0)
"""Seconds before each attempt to come back; the last one again and again."""

PATIENCE: Final = 15.0
"""Seconds that an attempt may take, and then the server's first word."""

LARGEST: Final = 16 << 20
"""The most bytes that a message of the server may have."""

HEARTBEAT: Final = 20.0
"""Seconds between two signs of life."""


def address(word: str) -> str:
    """The WebSocket's address of what a person types: ``wss://host``, ``host:8414``, ``host``.

    Raises :class:`Illegal` (``join-address``).
    """
    text = word if "://" in word else f"ws://{word}"
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise Illegal("join-address", server=word[:80]) from None
    name = parts.hostname or ""
    odd = parts.username or parts.query or any(char.isspace() for char in text)
    if parts.scheme not in ("ws", "wss") or not name or odd:
        raise Illegal("join-address", server=word[:80])
    usual = 443 if parts.scheme == "wss" else PORT
    host = f"[{name}]" if ":" in name else name
    return f"{parts.scheme}://{host}:{port or usual}{parts.path or '/'}"


class _NoServer(Exception):
    """Whoever answers is no server of ours."""


_FAILURES = (aiohttp.ClientError, TimeoutError, OSError, ValueError, RecursionError, Illegal, _NoServer)
"""What a call may end with: no way through, an address that cannot be one, or nonsense, however deep."""


class Caller:
    """A line that calls ``url`` and, once it has been through, again whenever it breaks.

    ``hear`` is called in this event loop with what the server says; with ``Cut`` where the line breaks, and
    with ``Failed`` where the first call does not get through: ``join-address``, ``join-failed`` with the
    ``detail``, or ``join-no-server`` where no server of ours answers.
    """

    def __init__(
        self, url: str, hear: Hear, *, delays: Sequence[float] = DELAYS, tls: ssl.SSLContext | None = None
    ) -> None:
        self._url = url
        self._hear = hear
        self._delays = delays
        self._tls = tls
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._outbox: asyncio.Queue[str | None] = asyncio.Queue()
        self._turned_away = False
        self._over = False
        self._been_through = False
        self._task = asyncio.get_running_loop().create_task(self._run())

    def send(self, message: wire.FromClient) -> None:
        """Send a message, in order; it is lost where the line is cut."""
        if self._socket is not None:
            self._outbox.put_nowait(encode(message).decode())

    def call_again(self) -> None:
        """Hang up, and call again a little later."""
        if self._socket is not None:
            self._turned_away = True
            self._outbox.put_nowait(None)

    def close(self) -> None:
        """Hang up for good."""
        self._over = True
        self._task.cancel()

    async def _run(self) -> None:
        failures = 0
        async with aiohttp.ClientSession() as http:
            while not self._over:
                try:
                    await self._call(http)
                except _FAILURES as error:
                    if not self._been_through:
                        self._hear(Failed(self._refusal(error)))
                        return
                if self._socket is not None:
                    self._socket = None
                    failures = failures if self._turned_away else 0
                    self._turned_away = False
                    self._hear(Cut())
                if not self._over:
                    await asyncio.sleep(self._delays[min(failures, len(self._delays) - 1)])
                    failures += 1

    def _refusal(self, error: Exception) -> Illegal:
        if isinstance(error, aiohttp.InvalidURL | UnicodeError):
            return Illegal("join-address", server=self._url)
        unreached = isinstance(error, aiohttp.ClientError | OSError)  # a bad certificate is a ValueError too
        if isinstance(error, aiohttp.WSServerHandshakeError) or not unreached:
            return Illegal("join-no-server", server=self._url)
        if isinstance(error, TimeoutError):
            return Illegal("join-failed", server=self._url, detail=os.strerror(errno.ETIMEDOUT))
        cause = getattr(error, "os_error", error)
        if isinstance(cause, ssl.SSLError):
            detail = getattr(cause, "verify_message", "") or cause.reason
        elif isinstance(cause, ConnectionError) and cause.errno:
            detail = os.strerror(cause.errno)  # asyncio's own text repeats the address
        else:
            detail = getattr(cause, "strerror", "") or str(cause)
        return Illegal("join-failed", server=self._url, detail=detail)

    async def _call(self, http: aiohttp.ClientSession) -> None:
        """One connection, from the call to the end."""
        async with asyncio.timeout(PATIENCE):
            socket = await http.ws_connect(
                self._url, compress=0, max_msg_size=LARGEST, heartbeat=HEARTBEAT, ssl=self._tls or True
            )
        self._outbox = asyncio.Queue()
        writer = asyncio.get_running_loop().create_task(self._write(socket, self._outbox))
        try:
            async with asyncio.timeout(PATIENCE) as patience:
                await self._listen(socket, patience)
        except TimeoutError:
            raise _NoServer from None
        finally:
            writer.cancel()
            await socket.close()
        if self._socket is None and not self._over:
            raise _NoServer

    async def _listen(self, socket: aiohttp.ClientWebSocketResponse, patience: asyncio.Timeout) -> None:
        """Hear what the server says, to the end; it has to say Welcome soon."""
        async for frame in socket:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                continue
            message = read_server(frame.data)
            if isinstance(message, wire.Welcome):
                self._socket, self._been_through = socket, True
                patience.reschedule(None)
            if isinstance(message, wire.Bye) and message.code in FINAL:
                self._over = True
            self._hear(message)

    @staticmethod
    async def _write(socket: aiohttp.ClientWebSocketResponse, outbox: asyncio.Queue[str | None]) -> None:
        with suppress(ConnectionError, aiohttp.ClientError):
            while (message := await outbox.get()) is not None:
                await socket.send_str(message)
            await socket.close()
