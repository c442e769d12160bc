"""Tables and those who listen at them: every layout of teams, and every kind of listener."""

from __future__ import annotations

import msgspec

from thousand import miles
from thousand.deal import from_number
from thousand.miles.rules import TEAMS, Rules, playroom
from thousand.miles.tableau import Tableau
from thousand.miles.view import View
from thousand.say.scribe import Detail, Scribe

NAMES = ("Anna", "Bob", "Cyd", "Dan", "Eve", "Fay", "Gus", "Hal", "Ivo")

LONG = tuple(letter * 20 for letter in "ABKLMWXYZ")
"""The longest names that the house lets anybody have; none begins like a key's own letter."""

LAYOUTS: tuple[tuple[int, int], ...] = ((3, 1), *TEAMS)
"""Individual play and every layout of teams, as (sides, seats of each)."""


def rules_of(layout: tuple[int, int]) -> Rules:
    sides, size = layout
    return playroom(sides * size, size)


def seen(layout: tuple[int, int], viewer: int | None = 0, **changes: object) -> View:
    """The view of a match just dealt at such a table, with some fields changed."""
    sides, size = layout
    match, _ = miles.start(rules_of(layout), sides * size, from_number(1))
    return msgspec.structs.replace(miles.view(match, viewer), **changes)


def ears(
    view: View, lang: str = "en", detail: Detail = Detail.NORMAL, names: tuple[str, ...] = NAMES
) -> Scribe:
    """The viewer as a listener."""
    teams = view.sides if view.rules.team_size > 1 else ()
    seats = len(view.side_of)
    return Scribe(lang, detail=detail).at_table(names[:seats], view.viewer, teams=teams)


def with_roads(view: View, **by_side: Tableau) -> View:
    """The view with some sides' tableaux: ``side1=Tableau(...)`` is the second side's."""
    tableaux = list(view.tableaux)
    for name, tableau in by_side.items():
        tableaux[int(name.removeprefix("side"))] = tableau
    return msgspec.structs.replace(view, tableaux=tuple(tableaux))
