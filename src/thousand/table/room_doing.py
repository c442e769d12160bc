"""A command being carried out: the room so far, and what has happened by it."""

from __future__ import annotations

from typing import Unpack

from thousand.game import Illegal, Seat
from thousand.table.record import BOT_NAMES
from thousand.table.room import (
    KEPT_EVENTS,
    Changes,
    Happening,
    Place,
    Room,
    evolve,
    placed,
)
from thousand.table.room_events import OF_MATCH, OF_SEATS, AnyRoomEvent, HostNow


class Doing:
    """The room while ``who`` changes it, step by step. Nothing of it is kept where a step raises
    :class:`Illegal`."""

    def __init__(self, room: Room, who: str) -> None:
        self.room = room
        self.who = who
        self._began_at = len(room.log)
        self._kept: list[Happening] = list(room.log)

    @property
    def happenings(self) -> tuple[Happening, ...]:
        """What has happened by the command."""
        return tuple(self._kept[self._began_at :])

    def change(self, **changes: Unpack[Changes]) -> None:
        """Change some of the room's fields."""
        self.room = evolve(self.room, **changes)

    def tell(self, event: AnyRoomEvent) -> None:
        """Number an event and write it into the log."""
        seq = self.room.seq + 1
        self._kept.append(Happening(seq, event))
        self.change(seq=seq)
        if isinstance(event, OF_MATCH):
            self.change(played_at=seq)
        if isinstance(event, OF_SEATS):
            self.change(arranged_at=seq)

    def done(self) -> Room:
        """The room after all of it."""
        return evolve(self.room, log=tuple(self._kept[-KEPT_EVENTS:]))

    def place(self, seat: Seat, place: Place) -> None:
        """Change one seat."""
        places = self.room.places
        self.change(places=(*places[:seat], place, *places[seat + 1 :]))

    def set_here(self, name: str, here: bool) -> None:
        """The person is connected, or not."""
        people = tuple(
            type(person)(person.name, here) if person.name == name else person for person in self.room.people
        )
        self.change(people=people)

    def need_host(self) -> None:
        """Raise :class:`Illegal` (``not-host``) where the doer is not the host."""
        if self.who != self.room.host:
            raise Illegal("not-host", host=self.room.host)

    def need_idle(self) -> None:
        """Raise :class:`Illegal` (``match-on``) while a match is on or about to begin."""
        if self.room.match is not None or self.room.shuffle is not None:
            raise Illegal("match-on")

    def hand_on(self) -> None:
        """Somebody else is the host, if there is anybody: who sits and is connected before others."""
        room = self.room

        def rank(name: str, here: bool) -> tuple[bool, bool]:
            return not here, room.seat_of(name) is None

        others = [person for person in room.people if person.name != room.host]
        if others:
            heir = min(others, key=lambda person: rank(person.name, person.here))
            self.change(host=heir.name)
            self.tell(HostNow(heir.name))

    def free_name(self) -> str:
        """A name for a bot, which nobody at the table bears."""
        taken = {place.name for place in self.room.places} | {person.name for person in self.room.people}
        return next(
            (name for name in BOT_NAMES if name not in taken), f"{BOT_NAMES[0]} {len(self.room.places) + 1}"
        )

    def rename_bot(self, name: str) -> tuple[Seat, str] | None:
        """Give the bot of that name another one: its seat and new name, None where there is no such bot."""
        for seat, place in enumerate(self.room.places):
            if place.who is None and not place.vacated and place.name == name:
                other = self.free_name()
                self.place(seat, placed(place, name=other))
                return seat, other
        return None
