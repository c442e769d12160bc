"""What a lesson is, whatever the game: a match at a real table, and what the pupil does in it, as data.

The cards come from a known seed and the bots keep to a script, so that the match goes the way that its words
tell; the rules are the real ones. Of the moves only those of the task at hand are made. Everything else at
the table works as ever.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from thousand.bots.base import Bot
from thousand.game import Param
from thousand.keys.commands import Command


def _nothing(move: Any) -> bool:
    """What a task wants that no move does."""
    return False


class Task(msgspec.Struct, frozen=True):
    """One thing to do: any of the commands ``looks``, or a move that ``wants`` is true of.

    ``name`` is that of the message that asks for it, after the game's: ``learn-miles-draw``.
    """

    name: str
    looks: frozenset[Command] = frozenset()
    wants: Callable[[Any], bool] = _nothing


class Step(msgspec.Struct, frozen=True):
    """One part of a lesson: a message of its name says what it is about and why, then come the tasks, and one
    of its name and ``-done`` praises. ``about`` is what the step's messages and its tasks' need to know."""

    name: str
    tasks: tuple[Task, ...]
    about: Mapping[str, Param] = {}


class Lesson(msgspec.Struct, frozen=True):
    """A game's lesson: how many bots play, by which rule set and from which seed (as of ``--seed``); ``bot``
    makes the one that plays in all their seats."""

    bots: int
    rules: str
    seed: int
    bot: Callable[[], Bot[Any]]
    steps: tuple[Step, ...]
