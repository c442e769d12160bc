"""A new match: what can be asked for, the questions that ask for it, and the table that is made."""

from __future__ import annotations

import getpass
from collections.abc import Callable
from functools import partial
from secrets import token_bytes
from typing import Any

import msgspec

from thousand import games
from thousand.deal import SEED_BYTES, Deal, from_number
from thousand.game import Illegal
from thousand.speech.text import clean
from thousand.store.settings import Settings
from thousand.table.record import Chair
from thousand.table.table import Table, open_table
from thousand.ui.lists import Choice, Listing, ListScreen, yes_no
from thousand.ui.number import NumberScreen
from thousand.ui.shell import Shell

BOT_NAMES = ("Anna", "Borys", "Celia", "Daniel", "Ewa", "Felix", "Greta", "Hugo")
"""What bots are called, in the order of their seats."""

NAME_LENGTH = 20
"""How many characters of a player's name are said."""


ONE_HAND = 0
"""The points of a match that is one single hand."""


class Wanted(msgspec.Struct, frozen=True):
    """A match that somebody asks for; None stands for the default, and no points for one single hand."""

    game: str = games.NAMES[0]
    bots: int | None = None
    rules: str | None = None
    match_points: int | None = None
    seed: int | None = None


class Questions:
    """The room's questions before a match. ``settings`` are the last answers, ``remember`` keeps new ones,
    and ``sit_down`` begins what was asked for, in place of the last question."""

    def __init__(
        self,
        shell: Shell,
        settings: Settings,
        remember: Callable[..., None],
        sit_down: Callable[[Wanted], None],
    ) -> None:
        self._shell = shell
        self._settings = settings
        self._remember = remember
        self._sit_down = sit_down

    def first(self) -> ListScreen:
        """Default options, or each of them asked?"""
        shell = self._shell
        return yes_no(
            shell,
            "options-default-question",
            lambda: self._sit_down(Wanted()),
            lambda: shell.replace(self._ask_rules()),
            cancel=shell.close,
        )

    def _ask_rules(self) -> ListScreen:
        shell = self._shell
        presets = list(games.load(games.NAMES[0]).presets)

        def take(rules: str) -> None:
            self._remember(rules=rules)
            shell.replace(self._ask_bots(Wanted(rules=rules)))

        def listing() -> Listing:
            choices = (Choice(shell.text(f"rules-{name}"), partial(take, name)) for name in presets)
            return Listing(shell.text("rules-question"), tuple(choices))

        at = presets.index(self._settings.rules) if self._settings.rules in presets else 0
        return ListScreen(shell, listing, cancel=shell.close, at=at)

    def _ask_bots(self, wanted: Wanted) -> NumberScreen:
        seats = games.load(wanted.game).seats
        numbers = range(seats.start - 1, seats.stop - 1)

        def take(bots: int) -> None:
            self._remember(bots=bots)
            self._shell.replace(self._ask_points(msgspec.structs.replace(wanted, bots=bots)))

        standard = self._settings.bots if self._settings.bots in numbers else numbers.start
        label = self._shell.text("bots-label")
        return NumberScreen(self._shell, label, numbers, standard, take, self._shell.close)

    def _ask_points(self, wanted: Wanted) -> ListScreen:
        """So many points, another number of them, or one single hand."""
        shell, last = self._shell, self._settings.match_points
        numbers = games.load(wanted.game).points
        standard: int = make_rules(wanted).match_points
        points = standard if last is None or last not in numbers else last

        def take(points: int) -> None:
            self._remember(match_points=points)
            self._sit_down(msgspec.structs.replace(wanted, match_points=points))

        def another() -> None:
            label = shell.text("points-label")
            shell.replace(NumberScreen(shell, label, numbers, points, take, shell.close))

        def listing() -> Listing:
            choices = (
                Choice(shell.text("points-choice", points=points), partial(take, points)),
                Choice(shell.text("points-another"), another),
                Choice(shell.text("points-one-hand"), partial(take, ONE_HAND)),
            )
            return Listing(shell.text("points-question"), choices)

        return ListScreen(shell, listing, cancel=shell.close, at=2 if last == ONE_HAND else 0)


def open_match(wanted: Wanted) -> tuple[Table, tuple[Any, ...]]:
    """The table of a new match and its opening events. Raises :class:`Illegal` where the rules do not
    fit or do not exist."""
    level = next(iter(games.load(wanted.game).bots))
    player = player_name()
    names = [name for name in BOT_NAMES if name != player]
    bots = (Chair(name, level) for name in names[: wanted.bots or 1])
    seed = wanted.seed
    deal = Deal(token_bytes(SEED_BYTES)) if seed is None else from_number(seed)
    return open_table(wanted.game, make_rules(wanted), (Chair(player), *bots), deal)


def make_rules(wanted: Wanted) -> Any:
    """The rule set of a match asked for. Raises :class:`Illegal` (``no-such-rules``)."""
    presets = games.load(wanted.game).presets
    name = wanted.rules or next(iter(presets))
    if name not in presets:
        raise Illegal("no-such-rules", name=name[:40], known=", ".join(presets))
    rules = presets[name](1 + (wanted.bots or 1))
    if wanted.match_points is None:
        return rules
    return msgspec.structs.replace(rules, match_points=wanted.match_points or None)


def player_name() -> str:
    """What the player is called: the name of their account on this computer."""
    try:
        name = clean(getpass.getuser())[:NAME_LENGTH].strip()
    except (ImportError, KeyError, OSError):  # Windows and Unix, each with its own, before Python 3.13
        name = ""
    return name[:1].upper() + name[1:] or "Player"
