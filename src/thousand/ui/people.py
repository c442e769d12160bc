"""Who is at a table over the network, and what can be done about each: talk, mute, kick, hand over, sit."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

import msgspec

from thousand.game import Illegal, Seat
from thousand.say import room as words
from thousand.table import room_orders as do
from thousand.table.lobby import Online
from thousand.ui.chat import ChatScreen
from thousand.ui.company import Company, why
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.shell import Shell


class One(msgspec.Struct, frozen=True):
    """Somebody at the table: a person, or a bot (``who`` None); ``seat`` None: watching."""

    name: str
    who: str | None
    seat: Seat | None


class People:
    """The lists about people, opened over whatever lies there."""

    def __init__(self, shell: Shell, company: Company) -> None:
        self._shell = shell
        self._company = company

    def order(self, command: do.PersonCommand, then: Callable[[], None] = lambda: None) -> None:
        """Give the table a command; what comes of it is told as it happens, or why it is refused. ``then``
        goes on once it is carried out."""
        shell = self._shell

        def done(reason: Illegal | None) -> None:
            if reason is None:
                then()
            else:
                shell.refuse(why(shell.scribe, reason, self._company.room))

        if self._company.connected:
            self._company.do(command, done)
        else:
            shell.refuse(shell.text("visit-not-connected"))

    def leave(self) -> None:
        """Leave the table; where it cannot be reached, the server: the seat is kept."""
        if self._company.connected:
            self.order(do.Leave())
        else:
            self._shell.notice(self._shell.text("goodbye"))
            self._shell.over = True

    # Who is here

    def show(self) -> None:
        """Everybody, seats first, to walk through; Enter tells what can be done about one."""
        shell = self._shell
        self._company.ask_for_friends()

        def listing() -> Listing:
            room, scribe = self._company.room, shell.walking
            choices = (
                Choice(words.about(scribe, room, one.name, one.seat), partial(self._open, one))
                for one in self._everybody()
            )
            back = Choice(shell.text("people-back"), shell.close)
            return Listing(words.people(scribe, room)[0], (*choices, back))

        shell.open(ListScreen(shell, listing, cancel=shell.close))

    def _everybody(self) -> Iterator[One]:
        room = self._company.room
        for seat, place in enumerate(room.seats):
            yield One(place.name, place.who, seat)
        owners = {place.who for place in room.seats}
        for person in room.people:
            if person.name not in owners:
                yield One(person.name, person.name, None)

    def _open(self, listed: One) -> None:
        shell = self._shell

        def listing() -> Listing:
            one = self._as_now(listed) or msgspec.structs.replace(listed, seat=None)
            back = Choice(shell.text("people-back"), shell.close)
            choices = (*self._own(one), *self._social(one), *self._hosting(one), back)
            return Listing(words.about(shell.scribe, self._company.room, one.name, one.seat), choices)

        if self._as_now(listed) is None:
            gone = Illegal("not-at-table", name=listed.name)
            shell.refuse(why(shell.scribe, gone, self._company.room))
            return
        shell.open(ListScreen(shell, listing, cancel=shell.close))

    def _as_now(self, listed: One) -> One | None:
        """The same person or bot, where they sit by now; None where they have gone meanwhile."""
        alike = (one for one in self._everybody() if (one.name, one.who) == (listed.name, listed.who))
        return next(alike, None)

    def _choice(self, label: str, command: do.PersonCommand, **args: str) -> Choice:
        """Something to be done, after which one is back at the table."""
        return Choice(self._shell.text(label, **args), partial(self._carry_out, command))

    def _carry_out(self, command: do.PersonCommand) -> None:
        self._shell.close(quietly=True)
        self._shell.close(quietly=True)
        self.order(command)

    def _own(self, one: One) -> Iterator[Choice]:
        """What can be done about oneself."""
        room = self._company.room
        if one.who == room.viewer and not (room.playing or room.starting):
            if one.seat is None:
                yield self._choice("people-sit", do.Sit())
            else:
                yield self._choice("people-stand", do.Stand())

    def _social(self, one: One) -> Iterator[Choice]:
        """What anybody can do about a person."""
        shell, room, name = self._shell, self._company.room, one.who
        if name is None or name == room.viewer:
            return
        if name in {person.name for person in room.people}:
            yield Choice(shell.text("people-whisper", name=name), partial(self._whisper, name))
        friend = name in self._company.friends
        label = shell.text("people-unfriend" if friend else "people-befriend", name=name)
        yield Choice(label, partial(self._befriend, name, not friend))
        muted = name in room.muted
        yield self._choice("people-unmute" if muted else "people-mute", do.Mute(name, not muted), name=name)

    def _hosting(self, one: One) -> Iterator[Choice]:
        """What the host can do about somebody."""
        room, name = self._company.room, one.who
        if room.viewer != room.host:
            return
        idle = not (room.playing or room.starting)
        if idle and one.seat is not None and one.seat + 1 < len(room.seats):
            yield self._choice("people-later", do.Swap(one.seat, one.seat + 1), name=one.name)
        if idle and one.seat:
            yield self._choice("people-earlier", do.Swap(one.seat, one.seat - 1), name=one.name)
        if name is None and idle:
            yield self._choice("people-remove-bot", do.RemoveBot(one.seat), name=one.name)
        if name is not None and name != room.viewer:
            if name in {person.name for person in room.people}:
                yield self._choice("people-hand-over", do.HandOver(name), name=name)
            yield self._choice("people-kick", do.Kick(name), name=name)
            yield self._choice("people-ban", do.Kick(name, ban=True), name=name)

    def _whisper(self, name: str) -> None:
        self._shell.close(quietly=True)
        self._shell.close(quietly=True)
        self._shell.open(ChatScreen(self._shell, self._company, name))

    def _befriend(self, name: str, on: bool) -> None:
        self._shell.close(quietly=True)
        self._shell.close(quietly=True)
        self._company.befriend(name, on=on)

    # Who could come

    def invite(self) -> None:
        """Everybody online who is not here, friends first, to be invited one after another."""
        room = self._company.room
        if room.private and room.viewer != room.host:
            self._shell.refuse(why(self._shell.scribe, Illegal("not-host", host=room.host), room))
            return
        where = self._shell.top
        self._company.look_around(
            lambda online: self._could_come(online) if self._shell.top is where else None
        )

    def _could_come(self, online: tuple[Online, ...]) -> None:
        shell = self._shell
        here = {person.name for person in self._company.room.people}
        others = [one for one in online if one.name not in here]
        if not others:
            shell.refuse(shell.text("invite-nobody"))
            return

        def label(one: Online) -> str:
            kind = "invite-friend" if one.friend else "invite-person"
            return shell.text(kind, name=one.name, busy="no" if one.room is None else "yes")

        def listing() -> Listing:
            choices = (Choice(label(one), partial(self._invite, one.name)) for one in others)
            return Listing(
                shell.text("invite-title"), (*choices, Choice(shell.text("people-back"), shell.close))
            )

        shell.open(ListScreen(shell, listing, cancel=shell.close))

    def _invite(self, name: str) -> None:
        self._shell.close(quietly=True)
        self.order(do.Invite(name))
