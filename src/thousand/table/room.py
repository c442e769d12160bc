"""A room: a table before, during and after its matches, and the people at it. A frozen value; no clock,
no sockets.

:func:`thousand.table.room_act.act` is the only way it changes; :mod:`~thousand.table.room_sight` tells
what each person may know of it. A person is known by name: who is who is the server's business.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, TypedDict, Unpack

import msgspec

from thousand.game import Seat
from thousand.games import Entry, load
from thousand.games.draft import Draft, begin
from thousand.games.options import TEAMS, Value
from thousand.table.room_events import AnyRoomEvent
from thousand.table.table import Table

KEPT_EVENTS: Final = 500
"""How much of its past a room remembers, for those who come back."""

KEPT_ANSWERS: Final = 16
"""How many answered commands a room keeps for each person."""

MAX_PEOPLE: Final = 100
"""How many people a table has room for, those who watch included."""

COUP_PAUSE: Final = 10
"""How many seconds a dirty trick is waited for by default (spec 12)."""


class Person(msgspec.Struct, frozen=True):
    """Somebody at the table; ``here`` while connected."""

    name: str
    here: bool = True


class Place(msgspec.Struct, frozen=True):
    """A seat: its name, the person whose it is (None: a bot's), and the level of the ``bot`` that plays
    there, its own or one that stands in. ``vacated``: its person lost it during the match."""

    name: str
    who: str | None = None
    bot: str | None = None
    vacated: bool = False


class Shuffle(msgspec.Struct, frozen=True):
    """What leads to a match: the secret ``master`` seed (empty until the server gives one), who is to add
    words (``by``), and each one's seal and words. ``sealed``: all seals are known."""

    by: tuple[str, ...]
    master: str = ""
    sealed: bool = False
    seals: Mapping[str, str] = {}
    words: Mapping[str, str] = {}


class Pause(msgspec.Struct, frozen=True):
    """The seats ``held`` may not act (spec 12); the persons in the seats ``asked`` may answer, for so many
    ``seconds`` from event ``since`` on (None: without limit)."""

    held: tuple[Seat, ...]
    asked: tuple[Seat, ...]
    seconds: int | None
    since: int


class Happening(msgspec.Struct, frozen=True):
    """One event of a room's log: ``seq`` counts from 1."""

    seq: int
    event: AnyRoomEvent


class Room(msgspec.Struct, frozen=True):
    """A room. The seats are those of ``places``, in the order of play. The ``host`` is one of the people;
    where everybody has left a match, it is the last one, until somebody returns to a seat.

    ``wishes`` are the options chosen, by name, whatever the number of seats just now allows. ``mutes`` are
    (who, whom). ``table`` is the match under way, or the last one. ``played_at`` and ``arranged_at`` are the
    numbers of the last events that made earlier moves, or earlier arrangements of the table, stale.
    ``answered`` maps the last commands of each person to the number they were answered with.
    """

    id: str
    host: str
    people: tuple[Person, ...]
    places: tuple[Place, ...] = ()
    game: str | None = None
    rules: str = ""
    wishes: Mapping[str, Value] = {}
    coup_pause: int | None = COUP_PAUSE
    private: bool = False
    invited: frozenset[str] = frozenset()
    banned: frozenset[str] = frozenset()
    mutes: frozenset[tuple[str, str]] = frozenset()
    table: Table | None = None
    matches: int = 0
    shuffle: Shuffle | None = None
    pause: Pause | None = None
    seq: int = 0
    played_at: int = 0
    arranged_at: int = 0
    log: tuple[Happening, ...] = ()
    answered: Mapping[str, tuple[tuple[str, int], ...]] = {}
    closed: bool = False

    @property
    def match(self) -> Table | None:
        """The match under way, or None."""
        return None if self.table is None or self.table.is_over else self.table

    @property
    def entry(self) -> Entry | None:
        """The registry's entry of the game chosen."""
        return None if self.game is None else load(self.game)

    @property
    def owners(self) -> tuple[str | None, ...]:
        """Whose each seat is."""
        return tuple(place.who for place in self.places)

    @property
    def expected(self) -> frozenset[str]:
        """Who is at the table, or can come back to a seat there."""
        return frozenset(person.name for person in self.people) | frozenset(filter(None, self.owners))

    @property
    def names(self) -> frozenset[str]:
        """Every name that the table knows."""
        return self.expected | self.invited | self.banned | {name for pair in self.mutes for name in pair}

    @property
    def is_anybody_here(self) -> bool:
        """Whether anybody at the table is connected."""
        return any(person.here for person in self.people)

    def person(self, name: str) -> Person | None:
        """The person at the table of that name."""
        return next((person for person in self.people if person.name == name), None)

    def seat_of(self, name: str) -> Seat | None:
        """The seat that is the person's, whether or not a bot stands in."""
        return next((seat for seat, place in enumerate(self.places) if place.who == name), None)

    def awaits(self, name: str) -> bool:
        """Whether others wait for somebody who is away: a seat in the match that no bot plays, or the host's
        rights while somebody is there."""
        seat = self.seat_of(name)
        plays = seat is not None and self.match is not None and self.places[seat].bot is None
        return plays or (name == self.host and self.is_anybody_here)

    def draft(self) -> Draft | None:
        """The options as they stand for the people seated; wishes that their number does not allow wait."""
        entry = self.entry
        if entry is None:
            return None
        return drafted(entry, len(self.places), self.rules, self.wishes)


def drafted(entry: Entry, seated: int, rules: str, wishes: Mapping[str, Value]) -> Draft:
    """The options of a rule set and wishes, for as many seats as the game needs at least."""
    seats = min(max(seated, entry.seats[0]), entry.seats[-1])
    draft = begin(entry, seats, rules, {})
    known = {option.name: option for option in entry.options(seats)}
    for name in sorted(wishes, key=lambda name: name != TEAMS):  # a rule set follows the teams
        if name in known and known[name].allows(wishes[name]):
            draft = draft.put(name, wishes[name])
    return draft


def open_room(id: str, host: str, game: str | None = None, private: bool = False) -> Room:
    """A new room, whose host sits and is there. Raises :class:`Illegal` (``no-such-game``)."""
    rules = "" if game is None else next(iter(load(game).presets))
    return Room(
        id, host, (Person(host),), places=(Place(host, host),), game=game, rules=rules, private=private
    )


class Changes(TypedDict, total=False):
    """The fields of a :class:`Room` that change, for :func:`evolve`."""

    host: str
    people: tuple[Person, ...]
    places: tuple[Place, ...]
    game: str | None
    rules: str
    wishes: Mapping[str, Value]
    coup_pause: int | None
    private: bool
    invited: frozenset[str]
    banned: frozenset[str]
    mutes: frozenset[tuple[str, str]]
    table: Table | None
    matches: int
    shuffle: Shuffle | None
    pause: Pause | None
    seq: int
    played_at: int
    arranged_at: int
    log: tuple[Happening, ...]
    answered: Mapping[str, tuple[tuple[str, int], ...]]
    closed: bool


if TYPE_CHECKING:

    def evolve(room: Room, **changes: Unpack[Changes]) -> Room:
        """The room with some fields changed; the type checker holds their types."""
else:
    evolve = msgspec.structs.replace


def placed(place: Place, **changes: Any) -> Place:
    """The place with another ``who``, ``bot``, ``name`` or ``vacated``."""
    return msgspec.structs.replace(place, **changes)
