"""What can happen in a room about its matches: how one begins, goes on and ends."""

from __future__ import annotations

from typing import Any

import msgspec

from thousand.game import Seat


class RoomEvent(msgspec.Struct, frozen=True, tag=True):
    """The root of the union: never made itself."""


class Starting(RoomEvent, frozen=True):
    """The host begins a match; the seeds of its deals are being made."""

    who: str


class Committed(RoomEvent, frozen=True):
    """Link 0 of the chain of deals (see ``deal``): now those in ``by`` seal their words."""

    commitment: str
    by: tuple[str, ...]


class SealGiven(RoomEvent, frozen=True):
    """A person has sealed words."""

    who: str
    seal: str


class Sealed(RoomEvent, frozen=True):
    """All seals, by name: now those who sealed tell their words."""

    seals: dict[str, str]


class WordsTold(RoomEvent, frozen=True):
    """A person has told the words that were sealed."""

    who: str
    words: str


class CalledOff(RoomEvent, frozen=True):
    """The match does not begin; ``missing`` have not told the words that they had sealed."""

    missing: tuple[str, ...] = ()


class Began(RoomEvent, frozen=True):
    """Match ``number`` of this table begins: the seats' names, the bots' levels, and in the order of the
    seats the ``words`` of those who added any."""

    number: int
    game: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    words: tuple[str, ...]


class Played(RoomEvent, frozen=True):
    """The match went on: ``events`` are the game's own. ``owners`` are whose the seats were then; nobody is
    told."""

    game: str
    events: tuple[Any, ...]
    owners: tuple[str | None, ...] = ()


class Proof(RoomEvent, frozen=True):
    """Hand ``number`` is over: its link of the chain (hexadecimal), from which and the words of all its seed
    follows."""

    number: int
    link: str


class Paused(RoomEvent, frozen=True):
    """The seats ``held`` wait so many ``seconds`` (None: without limit) for an answer out of turn, which one
    of ``asked`` might have."""

    held: tuple[Seat, ...]
    asked: tuple[Seat, ...]
    seconds: int | None


class Declined(RoomEvent, frozen=True):
    """A person lets a chance go by, held or not."""

    who: str


class PauseEnded(RoomEvent, frozen=True):
    """Nobody is held back any more."""


class Abandoned(RoomEvent, frozen=True):
    """The host has ended the match without a result."""

    who: str


class MatchOver(RoomEvent, frozen=True):
    """The match has ended; another one can begin."""

    number: int
