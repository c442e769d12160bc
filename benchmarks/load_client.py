"""A player as the load generator has them by the thousand: a WebSocket of its own making, and just enough
understanding to be at a table and give one command after another."""

from __future__ import annotations

import asyncio
import base64
import os
import time
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Any

import msgspec

from thousand.deal import seal
from thousand.games import load
from thousand.net import wire
from thousand.net.codec import encode, read_view
from thousand.table import room_orders as do

WORDS = bytes(16)
"""Nobody cheats here, so that everybody's words may be the same."""

NOT_NOW = ("stale", "held-back", "not-your-turn", "too-fast", "no-match", "match-on", "nothing-to-let-go")
"""Refusals that every table knows: somebody else was quicker."""


class Event(msgspec.Struct):
    """What is read of an event."""

    type: str
    by: Any = ()
    seals: Any = ()


class Pause(msgspec.Struct):
    """What is read of a pause."""

    held: tuple[int, ...]
    asked: tuple[int, ...]


class Room(msgspec.Struct):
    """What is read of how a room stands."""

    id: str
    seq: int
    seat: int | None
    host: str
    playing: bool
    starting: bool
    match: str | None
    pause: Pause | None


class Acting(msgspec.Struct):
    """What is read of a view, unless it is one's turn."""

    acting: tuple[int, ...]


class Heard(msgspec.Struct):
    """What is read of a message."""

    kind: str
    id: str = ""
    code: str = ""
    seq: int = 0
    room: msgspec.Raw = msgspec.Raw()
    view: msgspec.Raw = msgspec.Raw()
    event: Event | None = None


_heard = msgspec.json.Decoder(Heard)
_room = msgspec.json.Decoder(Room)
_acting = msgspec.json.Decoder(Acting)


class Client(asyncio.Protocol):
    """One connection. ``answered`` hears of each command's latency in seconds, ``failed`` of what went
    wrong."""

    def __init__(
        self, name: str, address: str, answered: Callable[[float], None], failed: Callable[[str], None]
    ) -> None:
        self.name = name
        self.room: Room | None = None
        self.refused = 0
        self._address = address
        self._answered = answered
        self._failed = failed
        self._view = b""
        self.seq = 0
        self._buffer = bytearray()
        self._open = False
        self._leaving = False
        self._ids = count(1)
        self._asked: dict[str, float] = {}
        self._waiting: dict[str, asyncio.Future[Heard]] = {}
        self._random = Random(name)
        self._transport: asyncio.Transport

    # The line.

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a WebSocket."""
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET / HTTP/1.1\r\nHost: load\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {key}\r\n"
            f"X-Forwarded-For: {self._address}\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """The server has hung up, or this program has."""
        if not self._leaving:
            self._failed("hung up")
        for waiting in self._waiting.values():
            if not waiting.done():
                waiting.set_exception(ConnectionError("hung up"))

    def data_received(self, data: bytes) -> None:
        """Cut what came into messages."""
        buffer = self._buffer
        buffer += data
        if not self._open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 101"):
                self._failed("no WebSocket")
                self._transport.abort()
                return
            del buffer[: end + 4]
            self._open = True
        while len(buffer) >= 2:
            length, start = buffer[1], 2
            if length == 126:
                length, start = int.from_bytes(buffer[2:4], "big"), 4
            elif length == 127:
                length, start = int.from_bytes(buffer[2:10], "big"), 10
            if len(buffer) < start + length:
                return
            frame = bytes(buffer[start : start + length])
            kind = buffer[0] & 15
            del buffer[: start + length]
            if kind == 9:
                self._write(0x8A, frame)
            elif kind == 1:
                self._hear(_heard.decode(frame))

    def _write(self, kind: int, payload: bytes) -> None:
        """Send a frame. Masked by zeros it stays as it is, which saves the generator's time alone."""
        length = len(payload)
        head = (
            bytes((kind, 0x80 | length)) if length < 126 else bytes((kind, 0xFE)) + length.to_bytes(2, "big")
        )
        self._transport.write(head + b"\0\0\0\0" + payload)

    def say(self, message: wire.Message) -> None:
        """Send a message."""
        self._write(0x81, encode(message))

    async def ask(self, make: Callable[[str], wire.Message]) -> Heard:
        """Ask for something: the answer."""
        id = str(next(self._ids))
        self._waiting[id] = asyncio.get_running_loop().create_future()
        self.say(make(id))
        return await self._waiting[id]

    def hang_up(self) -> None:
        """Go."""
        self._leaving = True
        self._transport.close()

    # What is heard.

    def _hear(self, heard: Heard) -> None:
        if heard.kind in ("Done", "Refused", "Pong", "Around", "In", "Entered"):
            self._answer(heard)
        if heard.kind in ("Happened", "Entered"):
            if heard.room:
                self.room = _room.decode(heard.room)
            if heard.view:
                self._view = bytes(heard.view)
            self.seq = heard.seq or (self.room.seq if self.room else 0)
            self._add_words(heard.event)
        elif heard.kind == "Bye":
            self._failed(f"Bye {heard.code}")

    def _answer(self, heard: Heard) -> None:
        waiting = self._waiting.pop(heard.id, None)
        if waiting is not None:
            waiting.set_result(heard)
        since = self._asked.pop(heard.id, None)
        if since is not None:
            self._answered(time.perf_counter() - since)
        if heard.kind == "Refused":
            self.refused += 1
            if heard.code not in NOT_NOW:
                self._failed(f"refused: {heard.code}")

    def _add_words(self, event: Event | None) -> None:
        if event is None:
            return
        if event.type == "Committed" and self.name in event.by:
            self.say(wire.Do(f"seal-{self.seq}", self.seq, do.Seal(seal(WORDS))))
        elif event.type == "Sealed" and self.name in event.seals:
            self.say(wire.Do(f"words-{self.seq}", self.seq, do.Reveal(WORDS.hex())))

    # What is done.

    def act(self) -> None:
        """Give one command, as somebody at a table would: a move in turn, an answer that the table waits for,
        a new match, or else talk, seldom a look around."""
        id = f"a{next(self._ids)}"
        command = self._command()
        message: wire.Message
        if command is not None:
            message = wire.Do(id, self.seq, command)
        elif self._random.random() < 0.01:
            message = wire.LookAround(id)
        else:
            message = wire.Ping(id)
        self._asked[id] = time.perf_counter()
        self.say(message)

    def _command(self) -> do.PersonCommand | None:
        room = self.room
        if room is None:
            return None
        if room.playing and room.match is not None and room.seat is not None:
            if room.pause is not None and room.seat in room.pause.asked:
                return do.LetGo()
            held = room.pause is not None and room.seat in room.pause.held
            if not held and room.seat in _acting.decode(self._view).acting:
                return self._move(room.match)
        elif not room.playing and not room.starting and room.host == self.name:
            return do.Start()
        if self._random.random() < 0.5:
            return do.Say("Well played, that was close. How many miles do you have?")
        return None

    def _move(self, match: str) -> do.PersonCommand | None:
        game = load(match).game
        legal = tuple(game.legal(read_view(match, msgspec.Raw(self._view))))
        return do.Move(game.format(self._random.choice(legal))) if legal else None
