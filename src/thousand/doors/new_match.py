"""A new match: what can be asked for, and the table that is made of it."""

from __future__ import annotations

import getpass
from collections.abc import Mapping
from secrets import token_bytes
from typing import Any, TypeAlias

import msgspec

from thousand import games
from thousand.deal import SEED_BYTES, Deal, from_number
from thousand.game import Illegal
from thousand.games import Entry
from thousand.games.draft import Draft, Saved, begin, layouts
from thousand.games.options import LENGTH, MATCH_POINTS, NO_TEAMS, ONE_ROUND, TEAMS, TO_POINTS
from thousand.speech.text import clean
from thousand.store import paths, settings
from thousand.table.record import BOT_NAMES, Chair
from thousand.table.table import Table, open_table

NAME_LENGTH = 20
"""How many characters of a player's name are said."""


ONE_HAND = 0
"""The points of a match that is one single hand."""


RuleSets: TypeAlias = Mapping[str, Saved]
"""The player's own rule sets, by game and name, as the settings have them."""


class Wanted(msgspec.Struct, frozen=True):
    """A match that somebody asks for; None stands for the default, and no points for one single hand.

    ``rules`` names a preset or a rule set of the player's; ``options`` are what differs from it, names and
    values as they are typed. ``level`` is how well the bots play, one of the game's levels.
    """

    game: str = games.NAMES[0]
    bots: int | None = None
    rules: str | None = None
    match_points: int | None = None
    seed: int | None = None
    options: tuple[tuple[str, str], ...] = ()
    level: str | None = None


def open_match(wanted: Wanted, rule_sets: RuleSets) -> tuple[Table, tuple[Any, ...]]:
    """The table of a new match and its opening events. Raises :class:`Illegal` where the rules do not
    fit or do not exist. A level that the game does not have, as of a settings file, is the usual one."""
    draft = draft_of(wanted, rule_sets)
    usual = next(iter(draft.entry.bots))
    level = wanted.level if wanted.level in draft.entry.bots else usual
    player = player_name()
    names = [name for name in BOT_NAMES if name != player]
    bots = (Chair(name, level) for name in names[: draft.seats - 1])
    seed = wanted.seed
    deal = Deal(token_bytes(SEED_BYTES)) if seed is None else from_number(seed)
    return open_table(wanted.game, draft.rules(), (Chair(player), *bots), deal)


def why_not(wanted: Wanted) -> Illegal | None:
    """Why a match cannot be played with the options asked for, in the game's own words, or None.

    Raises :class:`Illegal` as :func:`draft_of` does, where they cannot even be read.
    """
    return draft_of(wanted, settings.load(paths.settings_file())[0].rule_sets).why_not()


def draft_of(wanted: Wanted, rule_sets: RuleSets) -> Draft:
    """The options of a match asked for; ``rule_sets`` are the player's own.

    Raises :class:`Illegal` where there is no such rule set, option or value, or a saved set is damaged.
    """
    entry = games.load(wanted.game)
    rules = wanted.rules or next(iter(entry.presets))
    draft = begin(entry, _seats(entry, wanted), rules, rule_sets.get(wanted.game, {}))
    draft = with_points(draft, wanted.match_points)
    for name, word in sorted(wanted.options, key=lambda option: option[0] != TEAMS):  # others may follow them
        draft = draft.put(name, draft.option(name).parse(word))
    return draft


def _seats(entry: Entry, wanted: Wanted) -> int:
    """How many play: as many as the teams need, where only those are told."""
    layout = dict(wanted.options).get(TEAMS, NO_TEAMS)
    if wanted.bots is not None or layout == NO_TEAMS:
        return entry.usual_seats if wanted.bots is None else 1 + wanted.bots
    known = layouts(entry)
    if layout not in known:
        raise Illegal("value-unknown", name=TEAMS, value=layout, known=", ".join((NO_TEAMS, *known)))
    return known[layout]


def with_points(draft: Draft, points: int | None) -> Draft:
    """The draft with so many points to win, :data:`ONE_HAND` for one single hand, None for what it has."""
    if points is None:
        return draft
    if points == ONE_HAND:
        return draft.put(LENGTH, ONE_ROUND)
    return draft.put(LENGTH, TO_POINTS).put(MATCH_POINTS, points)


def player_name() -> str:
    """What the player is called: the name of their account on this computer."""
    try:
        name = clean(getpass.getuser())[:NAME_LENGTH].strip()
    except (ImportError, KeyError, OSError):  # Windows and Unix, each with its own, before Python 3.13
        name = ""
    return name[:1].upper() + name[1:] or "Player"
