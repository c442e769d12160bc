"""A line to the server in this very program, for doors that bring people in by other ways than WebSockets.

What goes over it goes through the codec both ways: a client hears nothing but what crosses the wire, and the
server trusts this client as little as any other.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from contextvars import copy_context

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.codec import encode, read_server
from thousand.net.line import Hear
from thousand.net.passwords import Admitted
from thousand.net.reception import Reception


class InnerLine:
    """A client's connection. What the server says comes to ``hear`` from the event loop, in order, in the
    context in which the line was made.

    ``address`` is where the person comes from. Whoever is ``admitted`` has proven who they are, and comes in
    after the client's ``Hello`` by themselves. ``on_end`` is called once when the line has ended, whoever
    ended it.
    """

    def __init__(
        self,
        reception: Reception,
        hear: Hear,
        address: str,
        admitted: Admitted | None = None,
        on_end: Callable[[], None] = lambda: None,
    ) -> None:
        self._reception = reception
        self._hear = hear
        self._admitted = admitted
        self._on_end = on_end
        self._loop = asyncio.get_running_loop()
        self._context = copy_context()
        self._open = True
        self._waiting: deque[wire.FromClient] = deque()
        self._work: asyncio.Task[None] | None = None
        self._session = reception.greet(_Back(self), address)

    @property
    def name(self) -> str:
        """Who the person is; empty before they are in."""
        return self._session.name

    # The client's side

    def send(self, message: wire.FromClient) -> None:
        """Send a message to the server, a little later, in order."""
        if not self._open:
            return
        self._waiting.append(message)
        if self._work is None:
            self._work = self._loop.create_task(self._serve())

    def close(self) -> None:
        """Hang up: nothing more is heard."""
        if self._open:
            self._open = False
            self._waiting.clear()
            if self._work is None:
                self._end()

    def call_again(self) -> None:
        """There is nobody to be called again in one's own house: hang up."""
        self.close()

    async def _serve(self) -> None:
        """Bring what waits to the server, one message after another."""
        try:
            while self._waiting:
                await self._reception.take_text(self._session, encode(self._waiting.popleft()))
                if self._admitted is not None and self._session.hello:
                    self._let_in(self._admitted)
        finally:
            self._work = None
            if not self._open:
                self._end()

    def _let_in(self, admitted: Admitted) -> None:
        self._admitted = None
        try:
            self._reception.admit(self._session, "", admitted)
        except Illegal as reason:
            full = reason.code == "server-full"
            self.hang_up("full" if full else "way-in-changed")

    def _end(self) -> None:
        self._reception.part(self._session)
        self._on_end()

    # The server's side

    def hang_up(self, code: str) -> None:
        """Say ``wire.Bye`` with this code to the client, and end the line."""
        if self._open:
            self._tell(wire.Bye(code))
            self._loop.call_soon(self.close)

    def _tell(self, message: wire.FromServer) -> None:
        self._loop.call_soon(self._pass_on, message, context=self._context)

    def _pass_on(self, message: wire.FromServer) -> None:
        if self._open:
            self._hear(read_server(encode(message)))


class _Back:
    """How the server reaches the client: see ``net.session.Link``."""

    def __init__(self, line: InnerLine) -> None:
        self._line = line

    def send(self, message: wire.FromServer) -> None:
        """Say something to the client."""
        self._line._tell(message)

    def close(self, code: str) -> None:
        """Say goodbye and hang up."""
        self._line.hang_up(code)
