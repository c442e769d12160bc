"""A room being served: its orders one after another, its people, its bots, its clocks.

An order is carried out at once (``latest``) and told when it is on disk (``shown``): nobody hears of what a
crash could still undo.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Set
from concurrent.futures import Future
from secrets import token_hex
from typing import Any, Final, Protocol, TypeAlias

from thousand.deal import SEED_BYTES
from thousand.game import Illegal
from thousand.net import telling
from thousand.net.clocks import Clocks
from thousand.net.config import Config
from thousand.net.session import Session
from thousand.net.thinking import Thinkers
from thousand.net.wire import Away
from thousand.store.rooms import Restored, Rooms
from thousand.table import room_orders as do
from thousand.table.room import Happening, Room
from thousand.table.room_act import SERVER, Acted, Answer, act
from thousand.table.room_events import Closed, Went
from thousand.table.room_orders import Order, ServerCommand
from thousand.table.room_turns import bot_with_chance, next_bot
from thousand.table.table import Refused

_log = logging.getLogger(__name__)

OnAnswer: TypeAlias = Callable[[Answer], None]

KEEP_EVERY: Final = 64
"""After so many orders at the latest a room is kept as it stands: more have to be carried out again by no
restart."""

PARKED: Final = 32
"""How many moves wait at most until a bot has said whether it answers out of turn."""


class House(Protocol):
    """What a desk needs of the hall around it; ``wall`` tells the time, in seconds of the epoch."""

    config: Config
    rooms: Rooms
    thinkers: Thinkers
    wall: Callable[[], float]

    def happened(self, desk: Desk, happenings: tuple[Happening, ...]) -> None:
        """An order was carried out: called before it is on disk."""

    def told(self, desk: Desk, happenings: tuple[Happening, ...]) -> None:
        """What happened is on disk and told at the table."""

    def failed(self, failure: BaseException) -> None:
        """The disk failed: nothing more can be promised."""


def _warn(done: Future[None]) -> None:
    """Nothing is lost that was promised: the orders are on disk, or the server stops for their sake."""
    if done.exception() is not None:
        _log.warning("not kept: %s", done.exception())


class Desk:
    """A room and those who are connected to it."""

    def __init__(self, house: House, restored: Restored) -> None:
        self.house = house
        self.latest = self.shown = restored.room
        self.sessions: dict[str, Session] = {}
        self._orders, self._kept = restored.orders, restored.kept
        self._empty = None if restored.room.is_anybody_here else restored.empty
        self._loop = asyncio.get_running_loop()
        self._clocks = Clocks(self._loop, self.command)
        self._thinking: asyncio.Task[None] | None = None
        self._parked: list[tuple[str, Order, OnAnswer]] = []

    @property
    def id(self) -> str:
        """The room's id."""
        return self.latest.id

    def give(self, who: str, order: Order, on_answer: OnAnswer = lambda answer: None) -> None:
        """Carry out a person's order; the answer comes when it is on disk.

        A move waits, if a bot has first to say whether it answers out of turn.
        """
        if isinstance(order.do, do.Move) and bot_with_chance(self.latest) is not None:
            if len(self._parked) >= PARKED:
                on_answer(Refused(Illegal("held-back")))
            else:
                self._parked.append((who, order, on_answer))
            return
        self._carry_out(who, order, on_answer)

    def command(self, command: ServerCommand, at: int | None = None) -> bool:
        """Carry out a command of the server's own: whether it was not refused."""
        order = Order(f"s{self._orders + 1}", self.latest.seq if at is None else at, command)
        return isinstance(self._carry_out(SERVER, order, lambda answer: None), Acted)

    def _carry_out(self, who: str, order: Order, on_answer: OnAnswer) -> Answer:
        before = self.latest
        self.latest, answer = act(before, who, order)
        if isinstance(answer, Refused):
            on_answer(answer)
            return answer
        room = self.latest
        happenings = answer.happenings if isinstance(answer, Acted) else ()
        if isinstance(answer, Acted):
            self._orders += 1
            kept = self.house.rooms.add(self.id, self._orders, room.seq, who, order)
        else:
            kept = self.house.rooms.wait()
        self._when_kept(kept, lambda: self._tell(room, happenings, on_answer, answer))
        if isinstance(answer, Acted):
            self._keep_now_and_then(before)
            self.house.happened(self, happenings)
            self.go_on()
        return answer

    def _keep_now_and_then(self, before: Room) -> None:
        """Keep the room where a match has ended, or many orders were given since it was kept."""
        room = self.latest
        ended = before.match is not None and room.match is None
        if ended and room.table is not None and room.table.is_over:
            self.house.rooms.archive(room).add_done_callback(_warn)
        if ended or self._orders - self._kept >= KEEP_EVERY:
            self.keep()

    def keep(self) -> None:
        """Keep the room as it stands, unless it is kept so already."""
        if self._orders > self._kept and not self.latest.closed:
            self._kept = self._orders
            self.house.rooms.keep(self.latest, self._orders).add_done_callback(_warn)

    def when_shown(self, do_it: Callable[[], None]) -> None:
        """Do something when all that was ordered so far is on disk and told."""
        self._when_kept(self.house.rooms.wait(), do_it)

    def _when_kept(self, kept: Future[None], do_it: Callable[[], None]) -> None:
        def back(failure: BaseException | None) -> None:
            if failure is not None:
                self.house.failed(failure)
            else:
                do_it()

        def call_back(
            done: Future[None],
        ) -> None:  # it holds no future, lest each of them be garbage in a ring
            if not self._loop.is_closed():
                self._loop.call_soon_threadsafe(back, done.exception())

        kept.add_done_callback(call_back)

    def _tell(
        self, room: Room, happenings: tuple[Happening, ...], on_answer: OnAnswer, answer: Answer
    ) -> None:
        """All of an order is on disk: show it to everybody at the table, and answer."""
        if happenings:
            self.shown = room
            telling.tell(room, happenings, self.sessions)
        on_answer(answer)
        for happening in happenings:
            if isinstance(happening.event, Went):
                self._away(happening.event.who, happening.event.why)
            elif isinstance(happening.event, Closed):
                for name in tuple(self.sessions):
                    self._away(name, "closed")
        if happenings:
            self.house.told(self, happenings)

    def _away(self, name: str, why: str) -> None:
        session = self.sessions.pop(name, None)
        if session is not None:
            session.room = None
            session.link.send(Away(self.id, why))

    def lost(self, session: Session) -> None:
        """A connection is gone: the seat waits for a while, then a bot plays on."""
        if self.sessions.get(session.name) is session:
            del self.sessions[session.name]
            self.lose(session.name)

    def lose(self, name: str) -> None:
        """Somebody at the table is not connected."""
        self.command(do.Lose(name))

    def regain(self, name: str) -> None:
        """Somebody at the table is connected, perhaps again."""
        person = self.latest.person(name)
        if person is not None and not person.here:
            self.command(do.Regain(name))

    def come_back(self, gone: Set[str]) -> None:
        """Let a table from the disk go on: nobody is connected yet, and some are ``gone`` for good."""
        for person in self.latest.people:
            if person.here:
                self.lose(person.name)
        self.close_if_forsaken(gone)
        self.go_on()

    def close_if_forsaken(self, gone: Set[str]) -> None:
        """Close a table whose people and owners are all ``gone`` for good."""
        if not self.latest.closed and self.latest.expected <= gone:
            self.command(do.Close())

    def go_on(self) -> None:
        """Let the table go on: set its clocks, and ask the bot that acts now."""
        room, config = self.latest, self.house.config
        if room.closed:
            self.stop()
            return
        for person in room.people:
            if person.here:
                self._clocks.stop(f"grace {person.name}")
            elif room.awaits(person.name):
                self._clocks.set(f"grace {person.name}", person.name, config.grace, do.StandIn(person.name))
        if not self._wait_for_anybody():
            return
        pause, shuffle = room.pause, room.shuffle
        if pause is None or pause.seconds is None:
            self._clocks.stop("pause")
        else:
            self._clocks.set("pause", pause.since, pause.seconds, do.EndPause(pause.since))
        if shuffle is None:
            self._clocks.stop("words")
        else:
            self._clocks.set("words", (room.matches, shuffle.sealed), config.words, do.Hurry())
            if not shuffle.master:
                self.command(do.Commit(token_hex(SEED_BYTES)))
                return
        self._ask_bot()

    def _wait_for_anybody(self) -> bool:
        """Keep a table where nobody is only for so long, restarts or not: whether it goes on."""
        if self.latest.is_anybody_here:
            self._clocks.stop("empty")
            self._note_empty(None)
            return True
        now = self.house.wall()
        since = int(now) if self._empty is None else min(self._empty, int(now))
        left = since + self.house.config.keep_room - now
        if left <= 0:
            self.command(do.Close())
            return False
        self._note_empty(since)
        self._clocks.set("empty", since, left, do.Close())
        return True

    def _note_empty(self, since: int | None) -> None:
        if since != self._empty:
            self._empty = since
            self.house.rooms.note_empty(self.id, since).add_done_callback(_warn)

    def stop(self) -> None:
        """No clock rings any more, no bot thinks."""
        self._clocks.stop_all()
        if self._thinking is not None:
            self._thinking.cancel()

    def _ask_bot(self) -> None:
        if self._thinking is None and next_bot(self.latest) is not None:
            self._thinking = self._loop.create_task(self._think())

    async def _think(self) -> None:
        """Ask bots until the table waits for a person; then let parked moves be made."""
        try:
            while (seat := next_bot(self.latest)) is not None:
                before = self.latest
                await self._ask(before, seat)
                if self.latest is before:
                    raise AssertionError(f"the bot in seat {seat} cannot go on")
        except Exception:
            _log.exception("no bot can be asked at table %s", self.id)
        finally:
            self._thinking = None
        parked, self._parked = self._parked, []
        for who, order, on_answer in parked:
            self.give(who, order, on_answer)

    async def _ask(self, room: Room, seat: int) -> None:
        match, level = room.match, room.places[seat].bot
        assert match is not None
        assert level is not None
        if bot_with_chance(room) is None:
            await asyncio.sleep(self.house.config.bot_pace)
            if self.latest is not room and next_bot(self.latest) != seat:
                return
            room = self.latest
            match = room.match
            assert match is not None
        view: Any = match.view(seat)
        move = await self.house.thinkers.choose(match.header.game, level, view)
        if self.latest.match is not None and self.latest.played_at == room.played_at:
            self.command(do.BotMove(seat, move), at=self.latest.seq)
