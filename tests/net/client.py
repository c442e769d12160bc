"""A small client for tests: it says what it is told to, and keeps what it hears as the game's own values."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from typing import Any, TypeVar

import aiohttp
import msgspec

from thousand.deal import seal
from thousand.games import load
from thousand.net import wire
from thousand.net.codec import encode, own_events, read_server, read_view
from thousand.table import room_orders as do
from thousand.table.room_events import AnyRoomEvent
from thousand.table.room_match_events import Committed, Sealed
from thousand.table.room_orders import PersonCommand
from thousand.table.room_sight import RoomView

T = TypeVar("T")

PATIENCE = 30.0
"""How many seconds anything may take before a test has failed."""


class Client:
    """One connection. ``events`` are all that it heard, ``room`` and ``view`` how things stand."""

    def __init__(self, name: str, *, automatic: bool = True) -> None:
        self.name = name
        self.token = ""
        self.room: RoomView | None = None
        self.view: Any = None
        self.seq = 0
        self.events: list[tuple[int, AnyRoomEvent]] = []
        self.other: list[wire.FromServer] = []
        self.bye: str | None = None
        self.closed = False
        self.welcome: wire.Welcome | None = None
        self.automatic = automatic
        self._answers: dict[str, wire.FromServer] = {}
        self._ids = count(1)
        self._changed = asyncio.Event()
        self._http: aiohttp.ClientSession | None = None
        self._words = sha256(name.encode()).digest()[:16]

    async def connect(self, port: int) -> Client:
        self._http = aiohttp.ClientSession()
        self.socket = await self._http.ws_connect(f"http://127.0.0.1:{port}/", max_msg_size=0)
        self.closed, self.bye = False, None
        self._reader = asyncio.create_task(self._read())
        await self.until(lambda: self.welcome)
        await self.say(wire.Hello(wire.VERSION, "test"))
        return self

    async def close(self) -> None:
        """Hang up as a client does that has finished."""
        if self._http is not None:
            await self.socket.close()
            await self._http.close()
            await self._reader
            self._http = None

    async def say(self, message: wire.Message) -> None:
        await self.socket.send_str(encode(message).decode())

    async def ask(self, make: Callable[[str], wire.Message], id: str | None = None) -> Any:
        """Ask for something: the answer."""
        id = id or f"{self.name}-{next(self._ids)}-{id_part()}"
        await self.say(make(id))
        answer = await self.until(lambda: self._answers.get(id))
        return self._answers.pop(id, answer)

    async def come(self, port: int) -> Client:
        """Connect and come in as a guest."""
        await self.connect(port)
        answer = await self.ask(lambda id: wire.Guest(id, self.name))
        assert isinstance(answer, wire.In), answer
        self.token = answer.token
        return self

    async def back(self, port: int) -> wire.In:
        """Connect and come in again."""
        await self.connect(port)
        answer = await self.ask(lambda id: wire.Resume(id, self.token))
        assert isinstance(answer, wire.In), answer
        return answer

    async def open(self, game: str | None = "miles", *, private: bool = False) -> str:
        answer = await self.ask(lambda id: wire.Open(id, game, private))
        assert isinstance(answer, wire.Entered), answer
        return answer.room.id

    async def enter(self, room: str, *, watch: bool = False, since: int | None = None) -> wire.Entered:
        answer = await self.ask(lambda id: wire.Enter(id, room, since, watch))
        assert isinstance(answer, wire.Entered), answer
        return answer

    async def tries(self, command: PersonCommand, at: int | None = None, id: str | None = None) -> Any:
        """Give a command: Done or Refused."""
        seq = self.seq if at is None else at
        return await self.ask(lambda own: wire.Do(own, seq, command), id)

    async def does(self, command: PersonCommand) -> int:
        answer = await self.tries(command)
        assert isinstance(answer, wire.Done), answer
        return answer.seq

    async def refused(self, command: PersonCommand, at: int | None = None) -> str:
        answer = await self.tries(command, at)
        assert isinstance(answer, wire.Refused), answer
        return answer.code

    async def until(self, condition: Callable[[], T | None]) -> T:
        """Wait until something is so."""
        async with asyncio.timeout(PATIENCE):
            while True:
                value = condition()
                if value:
                    return value
                assert not self.closed, f"{self.name} was hung up on: {self.bye}"
                self._changed.clear()
                await self._changed.wait()

    async def until_closed(self) -> str | None:
        """Wait until the server hangs up: with which code it said goodbye."""
        async with asyncio.timeout(PATIENCE):
            await asyncio.shield(self._reader)
        return self.bye

    def heard(self, kind: type[T]) -> list[T]:
        return [event for _, event in self.events if isinstance(event, kind)]

    def played(self) -> list[Any]:
        """All of the game's own events that were heard."""
        return [one for _, event in self.events for one in getattr(event, "events", ())]

    async def play(self, until: Callable[[], Any]) -> None:
        """Play as the usual bot would whenever the seat may act, and decline what it does not hold, until
        something is so."""
        while True:
            await self.until(lambda: until() or self.may_act() or self.is_asked())
            if until():
                return
            seq, match = self.seq, self.room.match if self.room else None
            assert match is not None
            entry = load(match)
            move = next(iter(entry.bots.values()))().choose(self.view).move if self.may_act() else None
            await self.tries(do.LetGo() if move is None else do.Move(entry.game.format(move)), seq)

    def may_act(self) -> bool:
        room, view = self.room, self.view
        if room is None or not room.playing or room.seat is None or view is None or view.viewer is None:
            return False
        return room.seat in view.acting and not (room.pause and room.seat in room.pause.held)

    def is_asked(self) -> bool:
        """Whether the table waits for an answer out of turn that this seat might have."""
        room = self.room
        return room is not None and room.pause is not None and room.seat in room.pause.asked

    async def _read(self) -> None:
        async for frame in self.socket:
            if frame.type is not aiohttp.WSMsgType.TEXT:
                continue
            await self._take(read_server(frame.data))
            self._changed.set()
        self.closed = True
        self._changed.set()

    async def _take(self, message: wire.FromServer) -> None:
        match message:
            case wire.Welcome():
                self.welcome = message
            case wire.Happened(seq, event, room, view):
                if room is not msgspec.UNSET:
                    self.room = room
                if view is not msgspec.UNSET:
                    self._look(view)
                self.seq = seq
                self.events.append((seq, own_events(event)))
                await self._add_words(event)
            case wire.Entered(id):
                self.room, self.seq = message.room, message.room.seq
                self._look(message.view)
                self.events += [(one.seq, own_events(one.event)) for one in message.missed]
                self._answers[id] = message
                for one in message.missed:
                    await self._add_words(one.event)
            case wire.Bye(code):
                self.bye = code
            case wire.Invitation() | wire.Away() | wire.FriendCame():
                self.other.append(message)
                if isinstance(message, wire.Away):
                    self.room = None
            case _:
                self._answers[message.id] = message

    def _look(self, view: msgspec.Raw) -> None:
        match = self.room.match if self.room else None
        self.view = None if match is None else read_view(match, view)

    async def _add_words(self, event: AnyRoomEvent) -> None:
        """Do a client's part in a fair deal by itself."""
        if not self.automatic:
            return
        if isinstance(event, Committed) and self.name in event.by:
            await self.say(wire.Do(f"seal-{self.seq}", self.seq, do.Seal(seal(self._words))))
        if isinstance(event, Sealed) and self.name in event.seals:
            await self.say(wire.Do(f"words-{self.seq}", self.seq, do.Reveal(self._words.hex())))


_parts = count(1)


def id_part() -> int:
    """Something that no other client's ids have."""
    return next(_parts)
