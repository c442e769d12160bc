"""The lobby: who is online, which tables there are, invitations and friends, as one person may know them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from heapq import nsmallest
from typing import Final

import msgspec

from thousand.table.room import Room

STRANGERS: Final = 200
"""How many people are told who are nobody's friends: nobody walks through more of them by ear."""


class Online(msgspec.Struct, frozen=True):
    """A person who is connected, and the table at which they are, if the viewer may know of it."""

    name: str
    guest: bool
    room: str | None
    friend: bool


class Card(msgspec.Struct, frozen=True):
    """A table in a list: its host, what is played, who sits (bots too) and how many watch."""

    room: str
    host: str
    game: str | None
    seated: tuple[str, ...]
    watching: int
    playing: bool
    private: bool


class Lobby(msgspec.Struct, frozen=True):
    """Everybody who is connected, by name (True: a guest), all rooms by id, and each person's friends."""

    online: Mapping[str, bool] = {}
    rooms: Mapping[str, Room] = {}
    friends: Mapping[str, frozenset[str]] = {}

    def tables(self, viewer: str) -> tuple[Card, ...]:
        """The tables that this person may come to: public ones that have people, and those where they are,
        are invited or have a seat."""
        return tuple(card(room) for room in self.rooms.values() if may_see(room, viewer))

    def invitations(self, viewer: str) -> tuple[Card, ...]:
        """The tables to which this person is invited."""
        return tuple(card(room) for room in self.rooms.values() if viewer in room.invited and not room.closed)

    def people(self, viewer: str) -> tuple[Online, ...]:
        """Who is online: all friends, then the first of the others by name; where somebody is, only if the
        viewer may know that table."""
        at = {person.name: room for room in self.rooms.values() for person in room.people if person.here}
        friends = self.friends.get(viewer, frozenset())

        def shown(name: str) -> str | None:
            room = at.get(name)
            return room.id if room is not None and may_see(room, viewer) else None

        known = sorted((name for name in friends if name in self.online), key=str.casefold)
        others = nsmallest(STRANGERS, (name for name in self.online if name not in friends), str.casefold)
        names = (*known, *others)
        return tuple(Online(name, self.online[name], shown(name), name in friends) for name in names)

    def befriended(self, who: str, name: str, *, on: bool) -> Lobby:
        """The lobby after somebody has a friend more, or less."""
        friends = self.friends.get(who, frozenset())
        after = friends | {name} if on else friends - {name}
        return msgspec.structs.replace(self, friends={**self.friends, who: after})

    def admirers(self, name: str) -> Iterable[str]:
        """Those online who call this person a friend."""
        return (who for who in self.online if name in self.friends.get(who, frozenset()))


def may_see(room: Room, viewer: str) -> bool:
    """Whether this person may know of the table."""
    if room.closed or viewer in room.banned:
        return False
    if viewer in room.invited or viewer in room.owners or room.person(viewer) is not None:
        return True
    return not room.private and bool(room.people)


def card(room: Room) -> Card:
    """The table as a list shows it."""
    seated = tuple(place.name for place in room.places)
    watching = sum(room.seat_of(person.name) is None for person in room.people)
    return Card(room.id, room.host, room.game, seated, watching, room.match is not None, room.private)
