"""The hall: everybody who is connected, every table, and the lobby between them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Final

from thousand.game import Illegal
from thousand.games import load
from thousand.net import garbage, telling
from thousand.net.config import Config
from thousand.net.desk import Desk
from thousand.net.session import Session
from thousand.net.thinking import Thinkers
from thousand.net.wire import Around, Done, Enter, FriendCame, In, Invitation, Open
from thousand.store.accounts import Accounts, make_code
from thousand.store.rooms import Founding, Restored, Rooms
from thousand.table import room_orders as do
from thousand.table.lobby import Lobby, card, may_see
from thousand.table.room import Happening, open_room
from thousand.table.room_act import Acted, Answer
from thousand.table.room_events import Came, Closed, Invited, Went
from thousand.table.room_orders import Order
from thousand.table.table import Refused, Repeated

_log = logging.getLogger(__name__)

ID_LENGTH: Final = 6
"""How many signs a table's id has."""


class Hall:
    """All tables of a server. ``on_failure`` is called once where the disk fails; ``wall`` tells the time, in
    seconds of the epoch."""

    def __init__(
        self,
        config: Config,
        rooms: Rooms,
        accounts: Accounts,
        thinkers: Thinkers,
        on_failure: Callable[[BaseException], None],
        wall: Callable[[], float],
    ) -> None:
        self.config = config
        self.rooms = rooms
        self.thinkers = thinkers
        self.wall = wall
        self._accounts = accounts
        self._on_failure = on_failure
        self._sessions: dict[str, Session] = {}
        self._desks: dict[str, Desk] = {}
        self._at: dict[str, str] = {}
        self._friends: dict[str, frozenset[str]] = {}
        self._gone: set[str] = set()

    async def restore(self, before: int) -> None:
        """Let every table go on from the disk; nobody is connected yet. Guests who were last seen ``before``
        a time, and have to do with no table, are forgotten."""
        with garbage.not_now():
            restored, broken = await asyncio.wrap_future(self.rooms.load())
        for id, reason in broken.items():
            _log.error("table %s cannot be restored and stays as it is on disk: %s", id, reason)
        bearers = await asyncio.wrap_future(self._accounts.bearers())
        self._gone = {name for one in restored for name in one.room.expected} - bearers
        for one in restored:
            if one.room.closed:
                self.rooms.drop(one.room.id)
            else:
                self._go_on(one)
        await asyncio.wrap_future(self._accounts.forget_guests(before, self.names))
        self._friends = await asyncio.wrap_future(self._accounts.friends())

    def _go_on(self, restored: Restored) -> None:
        """Let a table go on. One that cannot stays as it is on disk, and keeps no other one shut."""
        id = restored.room.id
        desk = self._desks[id] = Desk(self, restored)
        try:
            self._at |= {person.name: id for person in restored.room.people}
            desk.come_back(self._gone)
        except Exception:
            _log.exception("table %s cannot go on and stays as it is on disk", id)
            desk.stop()
            del self._desks[id]
            self._at = {name: at for name, at in self._at.items() if at != id}

    def forget(self, name: str) -> None:
        """A guest or an account is no more: whoever bears the name next is a stranger. A table where nobody
        is, and to which nobody else can come back, is closed."""
        self._friends = {who: friends - {name} for who, friends in self._friends.items() if who != name}
        self._gone = (self._gone | {name}) & self.names_at_tables
        for desk in tuple(self._desks.values()):
            desk.close_if_forsaken(self._gone)

    def stop(self) -> None:
        """No clock rings any more, no bot thinks."""
        for desk in self._desks.values():
            desk.stop()

    def keep(self) -> None:
        """Keep every table as it stands, so that the next start is quick."""
        for desk in self._desks.values():
            desk.keep()

    @property
    def counts(self) -> dict[str, int]:
        """How many people are online, how many tables there are, how many matches are on."""
        playing = sum(desk.latest.match is not None for desk in self._desks.values())
        return {"people": len(self._sessions), "tables": len(self._desks), "matches": playing}

    @property
    def names(self) -> frozenset[str]:
        """Everybody who is online, or has to do with a table."""
        return self.names_at_tables | frozenset(self._sessions)

    @property
    def names_at_tables(self) -> frozenset[str]:
        """Every name that a table knows: whoever else bore it would have a seat, an invitation or a ban that
        is another's."""
        rooms = (desk.latest for desk in self._desks.values())
        return frozenset(self._at).union(*(room.names for room in rooms if not room.closed))

    # Coming in and going.

    def come_in(self, session: Session, id: str, name: str, token: str, *, guest: bool) -> None:
        """Somebody has come in; where they had come in before, that connection ends."""
        if name not in self._sessions and len(self._sessions) >= self.config.people:
            raise Illegal("server-full", limit=self.config.people)
        session.name, session.guest = name, guest
        self._gone.discard(name)
        earlier = self._sessions.get(name)
        self._sessions[name] = session
        if earlier is not None:
            earlier.link.close("elsewhere")
        kept = (desk.id for desk in self._desks.values() if name in desk.latest.owners)
        at = self._at.get(name)
        session.link.send(In(id, name, guest, token, at, tuple(one for one in kept if one != at)))
        if earlier is None:
            for admirer in self._lobby().admirers(name):
                self._sessions[admirer].link.send(FriendCame(name))

    def is_in(self, session: Session) -> bool:
        """Whether a connection is that of the person who came in by it, not an earlier one of theirs."""
        return self._sessions.get(session.name) is session

    def send_away(self, name: str, code: str, but: Session | None = None) -> None:
        """End a person's connection, unless it is this one."""
        session = self._sessions.get(name)
        if session is not None and session is not but:
            del self._sessions[name]
            session.link.close(code)

    def left(self, session: Session) -> None:
        """A connection is gone."""
        if session.room is not None and session.room in self._desks:
            self._desks[session.room].lost(session)
        if self._sessions.get(session.name) is session:
            del self._sessions[session.name]

    # The lobby.

    def _lobby(self) -> Lobby:
        online = {name: session.guest for name, session in self._sessions.items()}
        return Lobby(online, {desk.id: desk.shown for desk in self._desks.values()}, self._friends)

    def around(self, session: Session, id: str) -> None:
        """Tell somebody who and what there is."""
        lobby, name = self._lobby(), session.name
        friends = tuple(sorted(self._friends.get(name, ())))
        tables, invitations = lobby.tables(name), lobby.invitations(name)
        people = lobby.people(name)
        more = len(lobby.online) - len(people)
        session.link.send(Around(id, people, tables, invitations, friends, more))

    async def befriend(self, session: Session, id: str, name: str, *, on: bool) -> None:
        """Somebody has a friend more, or less. The caller knows that there is such a person."""
        await asyncio.wrap_future(self._accounts.befriend(session.name, name, on=on))
        self._friends = dict(self._lobby().befriended(session.name, name, on=on).friends)
        session.link.send(Done(id))

    # Tables.

    def open(self, session: Session, message: Open) -> None:
        """Open a table."""
        self.need_free(session)
        if len(self._desks) >= self.config.rooms:
            raise Illegal("server-full", limit=self.config.rooms)
        if message.game is not None:
            load(message.game)
        id = self._new_id()
        room = open_room(id, session.name, message.game, message.private)
        desk = self._desks[id] = Desk(self, Restored(room, 0))
        self._at[session.name] = id
        self.rooms.found(Founding(id, session.name, message.game, message.private))
        self._attach(session, desk, message.id, None)
        desk.go_on()

    def enter(self, session: Session, message: Enter) -> None:
        """Come to a table, or back to it."""
        desk, name = self._desks.get(message.room), session.name
        if desk is None or not may_see(desk.latest, name):
            raise Illegal("no-such-room", room=message.room)
        person = desk.latest.person(name)
        if person is None:
            self.need_free(session)
            # nothing was missed by whoever comes for the first time, or bears the name of one who is gone
            since = message.since if name in desk.latest.owners else None

            def answered(answer: Answer) -> None:
                if isinstance(answer, Refused):
                    session.refuse(message.id, answer.reason)
                else:
                    self._attach(session, desk, message.id, since)

            order = Order(f"join-{desk.latest.seq}", desk.latest.seq, do.Join(message.watch))
            desk.give(name, order, answered)
            return
        self._attach(session, desk, message.id, message.since)

    def _attach(self, session: Session, desk: Desk, id: str, since: int | None) -> None:
        """Connect a session to a table at which the person is, and show it as soon as all of it is on
        disk."""

        def show() -> None:
            if self._sessions.get(session.name) is not session:  # gone again meanwhile: nobody waits for it
                if session.name not in desk.sessions:
                    desk.lose(session.name)
                return
            if desk.shown.person(session.name) is None:  # sent away meanwhile
                session.refuse(id, Illegal("no-such-room", room=desk.id))
                return
            session.room = desk.id
            desk.sessions[session.name] = session
            session.link.send(telling.entered(id, desk.shown, session.name, since))
            desk.regain(session.name)  # where an earlier connection of theirs was lost on the way

        desk.regain(session.name)
        desk.when_shown(show)

    def act(self, session: Session, id: str, at: int, command: do.PersonCommand) -> None:
        """Carry out a command at the table where somebody is."""
        desk = self._desks.get(session.room or "")
        if desk is None:
            raise Illegal("at-no-table")

        def answered(answer: Answer) -> None:
            match answer:
                case Acted(seq):
                    session.link.send(Done(id, seq))
                case Repeated(seq):
                    session.link.send(Done(id, seq, again=True))
                case Refused(reason):
                    session.refuse(id, reason)

        desk.give(session.name, Order(id, at, command), answered)

    def need_free(self, session: Session) -> None:
        """Raise :class:`Illegal` (``at-another-table``) where the person is at a table."""
        at = self._at.get(session.name)
        if at is not None:
            raise Illegal("at-another-table", room=at)

    def _new_id(self) -> str:
        while (id := make_code(ID_LENGTH)) in self._desks:
            pass
        return id

    # What desks tell.

    def happened(self, desk: Desk, happenings: tuple[Happening, ...]) -> None:
        """Keep track of who is where."""
        for happening in happenings:
            match happening.event:
                case Came(who):
                    self._at[who] = desk.id
                case Went(who) if self._at.get(who) == desk.id:
                    del self._at[who]
                case Closed():
                    for name in [name for name, at in self._at.items() if at == desk.id]:
                        del self._at[name]
                case _:
                    pass

    def told(self, desk: Desk, happenings: tuple[Happening, ...]) -> None:
        """Pass invitations on, and clear away tables that are closed."""
        for happening in happenings:
            match happening.event:
                case Invited(who, name) if name in self._sessions:
                    self._sessions[name].link.send(Invitation(who, card(desk.shown)))
                case Closed():
                    self._desks.pop(desk.id, None)
                    self.rooms.drop(desk.id)
                case _:
                    pass

    def failed(self, failure: BaseException) -> None:
        """The disk failed: nothing more can be promised to anybody."""
        self._on_failure(failure)
