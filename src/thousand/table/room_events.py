"""Everything that can happen in a room, as data and never as text.

``who`` is whoever did it, by name; ``name`` whom it was done to. Seats count from 0.
"""

from __future__ import annotations

from typing import TypeAlias

from thousand.game import Seat
from thousand.games.options import Value
from thousand.table.room_match_events import (
    Abandoned,
    Began,
    CalledOff,
    Committed,
    Declined,
    MatchOver,
    Paused,
    PauseEnded,
    Played,
    Proof,
    RoomEvent,
    Sealed,
    SealGiven,
    Starting,
    WordsTold,
)


class Came(RoomEvent, frozen=True):
    """A person came to the table, and sits in ``seat`` or (None) watches."""

    who: str
    seat: Seat | None


class Went(RoomEvent, frozen=True):
    """A person left the table; ``why`` is ``"left"``, ``"kicked"`` (by ``by``) or ``"banned"``."""

    who: str
    why: str = "left"
    by: str | None = None


class Lost(RoomEvent, frozen=True):
    """A person's connection is gone; the seat is kept."""

    who: str


class Regained(RoomEvent, frozen=True):
    """A person is connected again."""

    who: str


class StoodIn(RoomEvent, frozen=True):
    """A bot plays on for a person; while ``kept``, the seat stays theirs."""

    who: str
    seat: Seat
    level: str
    kept: bool


class SeatBack(RoomEvent, frozen=True):
    """A person plays again in their own seat."""

    who: str
    seat: Seat


class Sat(RoomEvent, frozen=True):
    """A person took a place."""

    who: str
    seat: Seat


class Stood(RoomEvent, frozen=True):
    """A person gave up the place, or (``cleared``) had gone when the match ended. The seats behind move
    up."""

    who: str
    seat: Seat
    cleared: bool = False


class HostNow(RoomEvent, frozen=True):
    """Somebody is the host now."""

    who: str


class BotCame(RoomEvent, frozen=True):
    """A bot was added."""

    seat: Seat
    name: str
    level: str


class BotWent(RoomEvent, frozen=True):
    """A bot was taken away; the seats behind move up."""

    seat: Seat
    name: str


class BotNamed(RoomEvent, frozen=True):
    """A bot has another name, since a person came who bears its own."""

    seat: Seat
    old: str
    name: str


class Swapped(RoomEvent, frozen=True):
    """Two seats have changed places."""

    seat: Seat
    other: Seat


class GameChosen(RoomEvent, frozen=True):
    """This game will be played; None: the table is for talk."""

    game: str | None


class OptionsChosen(RoomEvent, frozen=True):
    """Options were set: the rule set, where one was taken, and values that differ from before."""

    rules: str | None
    options: dict[str, Value]


class PauseSet(RoomEvent, frozen=True):
    """So many seconds will be waited for a dirty trick; None: without limit."""

    seconds: int | None


class PrivacySet(RoomEvent, frozen=True):
    """Only who is invited may come, or anybody."""

    private: bool


class Invited(RoomEvent, frozen=True):
    """Somebody was invited."""

    who: str
    name: str


class Unbanned(RoomEvent, frozen=True):
    """Somebody may come again."""

    name: str


class Said(RoomEvent, frozen=True):
    """Chat: to the table or ``to`` one person. ``heard`` are those who may perceive it; nobody is told."""

    who: str
    text: str
    to: str | None = None
    emote: bool = False
    heard: tuple[str, ...] = ()


class Muted(RoomEvent, frozen=True):
    """Only ``who`` perceives it: ``name`` is heard no more, or again."""

    who: str
    name: str
    on: bool


class Closed(RoomEvent, frozen=True):
    """The table is no more."""


AnyRoomEvent: TypeAlias = (
    Came
    | Went
    | Lost
    | Regained
    | StoodIn
    | SeatBack
    | Sat
    | Stood
    | HostNow
    | BotCame
    | BotWent
    | BotNamed
    | Swapped
    | GameChosen
    | OptionsChosen
    | PauseSet
    | PrivacySet
    | Invited
    | Unbanned
    | Said
    | Muted
    | Starting
    | Committed
    | SealGiven
    | Sealed
    | WordsTold
    | CalledOff
    | Began
    | Played
    | Proof
    | Paused
    | Declined
    | PauseEnded
    | Abandoned
    | MatchOver
    | Closed
)

OF_MATCH = (Began, Played, Abandoned)
"""A move made before one of these is stale."""

OF_SEATS = (
    *(Came, Went, Sat, Stood, BotCame, BotWent, Swapped),
    *(GameChosen, OptionsChosen, Began, Abandoned, MatchOver, HostNow),
)
"""A command about seats by their numbers, or to begin, made before one of these is stale."""

QUIET = (Said, Played, Proof)
"""These leave the table as :class:`~thousand.table.room_sight.RoomView` shows it."""
