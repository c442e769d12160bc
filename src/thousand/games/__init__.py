"""The registry of games, and the only room that names one.

A game's entry is loaded by name when somebody plays it, so that starting one game imports no other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec

from thousand.bots.base import Bot
from thousand.game import Game, Illegal, Seat
from thousand.games.landmarks import Landmark
from thousand.games.options import Option
from thousand.keys.commands import Command

NAMES: tuple[str, ...] = ("miles", "tysiac")
"""The games of the house."""


class Entry(msgspec.Struct, frozen=True):
    """Everything the house knows about a game.

    ``rules_type`` reads saved rules back; ``presets`` are the rule sets by name (the default first), each
    made for a number of seats and of seats in a team; ``options`` is the catalogue of all that can be
    chosen for a number of seats, and ``check`` raises :class:`Illegal` where rules do not fit a number of
    seats; ``usual_seats`` is that number where nobody tells one; ``bots`` the levels by name (the default
    first), and ``coach`` the bot that advises a player.
    ``chances`` tells who may act out of turn or let it be, as (seat, name of the chance). ``landmark`` tells
    what an event means to a match's record, if anything. ``follows`` tells whether a hand as somebody
    perceived it follows from its seed: of the event that began the match, those of the hand before (none:
    not perceived) and of the hand, and the seed. ``commands`` are the game's own, of those that only
    some games have. ``desk`` is the module that turns keys into moves, ``tally`` the one that counts a match
    for the statistics, ``words`` the one that puts the game into sentences, ``picture`` the one that draws
    its board and ``lesson`` the one whose ``LESSON`` teaches it: dotted names, imported by :meth:`room` only
    where they are needed. So is ``review``, whose ``judge`` tells what a move has cost; empty where nobody
    can.
    ``pause`` is the module whose ``threat`` tells whom a table waits for, where anybody acts out of turn.
    """

    name: str
    game: Game[Any, Any, Any, Any, Any]
    rules_type: type
    presets: Mapping[str, Callable[..., Any]]
    options: Callable[[int], tuple[Option, ...]]
    check: Callable[[Any, int], None]
    seats: range
    usual_seats: int
    points: range
    bots: Mapping[str, Callable[[], Bot[Any]]]
    coach: Callable[[], Bot[Any]]
    chances: Callable[[Any], frozenset[tuple[Seat, str]]]
    landmark: Callable[[Any], Landmark | None]
    follows: Callable[[Any, Sequence[Any], Sequence[Any], bytes], bool]
    commands: frozenset[Command]
    desk: str
    tally: str
    words: str
    picture: str
    lesson: str
    review: str = ""
    pause: str = ""

    def room(self, name: str) -> ModuleType:
        """Import a room of this game: ``"desk"``, ``"tally"``, ``"words"``, ``"picture"``, ``"lesson"``."""
        return import_module(getattr(self, name))


@cache
def load(name: str) -> Entry:
    """The entry of a game. Raises :class:`Illegal` (``no-such-game``) where there is none."""
    if name not in NAMES:
        raise Illegal("no-such-game", name=name[:40])
    entry: Entry = import_module(f"thousand.games.{name}").ENTRY
    return entry
