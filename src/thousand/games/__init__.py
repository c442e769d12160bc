"""The registry of games, and the only room that names one.

A game's entry is loaded by name when somebody plays it, so that starting one game imports no other.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from importlib import import_module
from types import ModuleType
from typing import Any

import msgspec

from thousand.bots.base import Bot
from thousand.game import Game, Illegal, Seat

NAMES: tuple[str, ...] = ("miles",)
"""The games of the house."""


class Entry(msgspec.Struct, frozen=True):
    """Everything the house knows about a game.

    ``rules_type`` reads saved rules back; ``presets`` are the rule sets by name (the default first),
    each made for a number of seats; ``bots`` the levels by name (the default first). ``chances`` tells
    who may act out of turn or let it be, as (seat, name of the chance). ``desk`` is the module that
    turns keys into moves, ``words`` the one that puts the game into sentences and ``picture`` the one
    that draws its board: dotted names, imported by :meth:`room` only where they are needed.
    """

    name: str
    game: Game[Any, Any, Any, Any, Any]
    rules_type: type
    presets: Mapping[str, Callable[[int], Any]]
    seats: range
    points: range
    bots: Mapping[str, Callable[[], Bot[Any]]]
    chances: Callable[[Any], frozenset[tuple[Seat, str]]]
    desk: str
    words: str
    picture: str

    def room(self, name: str) -> ModuleType:
        """Import one of the game's rooms: ``"desk"``, ``"words"`` or ``"picture"``."""
        return import_module(getattr(self, name))


def load(name: str) -> Entry:
    """The entry of a game. Raises :class:`Illegal` (``no-such-game``) where there is none."""
    if name not in NAMES:
        raise Illegal("no-such-game", name=name[:40])
    entry: Entry = import_module(f"thousand.games.{name}").ENTRY
    return entry
