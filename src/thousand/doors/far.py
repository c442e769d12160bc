"""A table far away, as the screens reach it: its company, and the seat in a match there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from thousand.game import Illegal, Seat
from thousand.games import Entry, load
from thousand.net import wire
from thousand.net.visit import Visit
from thousand.table import room_orders as do
from thousand.table.lobby import Online
from thousand.table.room_sight import RoomView
from thousand.ui.company import OnDone
from thousand.ui.drafts import Drafts
from thousand.ui.port import Keeping, OnEvents, OnRefused

Ask: TypeAlias = Callable[[Callable[[str], wire.FromClient], Callable[[Any], None]], None]
"""Asks the server for something, and hands the answer on, unless it is refused."""


def reason_of(answer: wire.FromServer) -> Illegal | None:
    """Why the server refused, None where it did not."""
    return Illegal(answer.code, **answer.params) if isinstance(answer, wire.Refused) else None


class FarCompany:
    """The people at the table (a :class:`~thousand.ui.company.Company`). ``ask`` asks something of the
    server, not of the table, and tells why it cannot be; ``befriended`` that somebody is a friend now, or no
    more."""

    def __init__(self, visit: Visit, ask: Ask, befriended: Callable[[str, bool], None]) -> None:
        self._visit = visit
        self._ask = ask
        self._befriended = befriended
        self._friends: tuple[str, frozenset[str]] = ("", frozenset())
        self.drafts = Drafts()

    @property
    def room(self) -> RoomView:
        """How the table stands."""
        assert self._visit.room is not None
        return self._visit.room

    @property
    def view(self) -> Any:
        """The match under way, or the last one."""
        return self._visit.view

    @property
    def connected(self) -> bool:
        """Whether the table can be reached just now."""
        return self._visit.connected

    def do(self, command: do.PersonCommand, done: OnDone) -> None:
        """Give the table a command."""
        self._visit.do(command, lambda answer: done(reason_of(answer)))

    def look_around(self, seen: Callable[[tuple[Online, ...]], None]) -> None:
        """Ask who is online."""
        self._ask(wire.LookAround, lambda around: seen(around.people))

    @property
    def friends(self) -> frozenset[str]:
        """Whom the player calls a friend, as far as the server has told."""
        who, friends = self._friends
        return friends if who == self._visit.name else frozenset()

    def ask_for_friends(self) -> None:
        """Ask who they are, once: from then on they change by what the player does here."""
        me = self._visit.name

        def told(answer: wire.FromServer) -> None:
            if isinstance(answer, wire.Around):
                self._friends = (me, frozenset(answer.friends))

        if self._friends[0] != me:
            self._visit.ask(wire.LookAround, told)

    def learn(self, name: str, *, friend: bool) -> None:
        """Somebody is a friend now, or no more."""
        who, friends = self._friends
        self._friends = (who, friends | {name} if friend else friends - {name})

    def befriend(self, name: str, *, on: bool) -> None:
        """Call somebody a friend, or no more."""
        self._ask(lambda id: wire.Befriend(id, name, on), lambda done: self._befriended(name, on))


class FarTable:
    """The seat in a match (a :class:`~thousand.ui.port.Port`). ``opening`` are the events that began it, if
    it begins just now; ``on_answer`` is called when a move has been answered."""

    def __init__(self, visit: Visit, opening: tuple[Any, ...] = ()) -> None:
        assert visit.room is not None
        assert visit.room.match is not None
        self._visit = visit
        self._entry = load(visit.room.match)
        self._names = visit.room.names
        self._number = visit.room.matches
        self._opening = opening
        self._tell: OnEvents = lambda events: None
        self._refuse: OnRefused = lambda reason: None
        self._under_way = 0
        self.on_answer: Callable[[], None] = lambda: None

    @property
    def is_on(self) -> bool:
        """Whether the table still shows this match, over or not."""
        room, view = self._visit.room, self._visit.view
        if room is None or view is None:
            return False
        return (room.match, room.matches, room.names) == (self._entry.name, self._number, self._names)

    @property
    def entry(self) -> Entry:
        """The game played."""
        return self._entry

    @property
    def seat(self) -> Seat | None:
        """The player's seat, as the match has it."""
        seat: Seat | None = self.view.viewer
        return seat

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names."""
        return self._names

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats where bots play."""
        room = self._visit.room
        if room is None or not room.playing:
            return frozenset()
        return frozenset(seat for seat, place in enumerate(room.seats) if place.bot is not None)

    @property
    def view(self) -> Any:
        """The match as the player may know it."""
        return self._visit.view

    @property
    def opening(self) -> tuple[Any, ...]:
        """The events that began the match."""
        return self._opening

    @property
    def keeping(self) -> Keeping:
        """The table keeps it."""
        return Keeping.SAVED

    def listen(self, on_events: OnEvents, on_refused: OnRefused) -> None:
        """From now on, tell what happens."""
        self._tell, self._refuse = on_events, on_refused

    def happened(self, events: tuple[Any, ...]) -> None:
        """The match goes on."""
        self._tell(events)

    def send(self, move: Any) -> Illegal | None:
        """Make a move: why it cannot be, as far as that is known here; the table itself may refuse later."""
        if not self._visit.connected:
            return Illegal("line-cut")
        reason = self._entry.game.why_not(self.view, move)
        if reason is None:
            self._do(do.Move(self._entry.game.format(move)))
        return reason

    def go_on(self) -> None:
        """The table goes on by itself."""

    def let_go(self) -> None:
        """Decline a chance out of turn."""
        self._do(do.LetGo())

    @property
    def under_way(self) -> bool:
        """Whether the table has yet to answer a move, and can."""
        return self._under_way > 0 and self._visit.connected

    def _do(self, command: do.PersonCommand) -> None:
        def answered(answer: wire.FromServer) -> None:
            self._under_way -= 1
            reason = reason_of(answer)
            if reason is not None:
                self._refuse(reason)
            self.on_answer()

        self._under_way += 1
        self._visit.do(command, answered)
