"""The bots of an arena by their names: a game's levels, the reference opponents, and anybody's own.

A level is the registry's. ``module:Class`` is any class that can be imported and made without arguments, for
whoever writes a bot. The opponents in ``benchmarks/reference`` have names too; they are no part of the house,
and where they cannot be imported their names are unknown.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import Any

from thousand.bots.base import Bot, Searching
from thousand.game import Illegal
from thousand.games import load
from thousand.table.arena import Contest, Makers, told

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"
"""Where the reference opponents are in a checkout. An installed Thousand finds them on ``PYTHONPATH``."""

REFERENCE = "reference"
"""The package of the reference opponents: its ``BOTS`` has them by game and name."""


def makers(contest: Contest) -> Makers:
    """What makes each bot of a contest, limited as the contest has it.

    Raises :class:`Illegal`: ``value-unknown``, ``arena-no-bot`` where a bot cannot be imported or made, and
    ``arena-no-search`` where playouts are limited and none of the bots plays any.
    """
    made = {name: _maker(contest.game, name) for name in contest.bots}
    if contest.playouts is None:
        return made
    if not any(isinstance(make(), Searching) for make in made.values()):
        raise Illegal("arena-no-search")
    return {name: partial(_limited, make, contest.playouts) for name, make in made.items()}


def known(game: str) -> tuple[str, ...]:
    """The names of the bots that a game has, those of the reference opponents at the end."""
    return (*load(game).bots, *references(game))


def references(game: str) -> dict[str, str]:
    """The reference opponents for a game, as ``module:Class`` by name; none where they are not to be had."""
    if BENCHMARKS.is_dir() and str(BENCHMARKS) not in sys.path:
        sys.path.append(str(BENCHMARKS))
    try:
        found: dict[str, str] = import_module(REFERENCE).BOTS.get(game, {})
    except (ImportError, AttributeError):
        return {}
    return found


def _maker(game: str, name: str) -> Callable[[], Bot[Any]]:
    level = load(game).bots.get(name)
    if level is not None:
        return level
    module, colon, attribute = references(game).get(name, name).partition(":")
    if not (colon and module and attribute):
        raise Illegal("value-unknown", name="--bots", value=name, known=", ".join(known(game)))
    try:
        make: Callable[[], Bot[Any]] = getattr(import_module(module), attribute)
        make()
    except Exception as error:
        raise Illegal("arena-no-bot", name=name, detail=told(error)) from error
    return make


def _limited(make: Callable[[], Bot[Any]], playouts: int) -> Bot[Any]:
    bot = make()
    return bot.limited(playouts) if isinstance(bot, Searching) else bot
