"""An arena: bots play duplicate deals against each other, at tables like any other.

A *deal* here is the seed of a whole match. Each is played once in every *lineup*, so that every bot has every
place at it and luck with the cards falls on all of them alike. What a match comes to is read off its
landmarks, so that no game is named here. Nothing is measured but what the caller's clock tells.
"""

from __future__ import annotations

import traceback
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from pathlib import PurePath
from typing import Any, TypeAlias

import msgspec

from thousand.bots.base import Bot, Choice
from thousand.deal import from_number
from thousand.game import Seat
from thousand.games.landmarks import HandOver, MatchBegan, MatchOver
from thousand.table.record import Chair
from thousand.table.table import Table, next_bot, open_table, play_bot

DEALS = 1_000_000
"""The seeds of an arena's matches are its own seed times this, and the deal's number added."""

IDLE_HANDS = 100
"""A match in which nobody has made a point in so many hands does not end."""

ERROR_LENGTH = 120
"""How many characters of a bot's error are told."""

Lineup: TypeAlias = tuple[int, ...]
"""Who plays: for each side the place of its bot in the arena's list."""

Makers: TypeAlias = Mapping[str, Callable[[], Bot[Any]]]
"""What makes each bot, by the name it has in the arena. Every seat of every match has a new one."""

Clock: TypeAlias = Callable[[], float]
"""Seconds, from some moment on."""


class Contest(msgspec.Struct, frozen=True):
    """What is played: a game by its ``rules`` with so many ``seats``, by the ``bots`` of these names, dealt
    from ``seed``. Its results are the same whenever they are played; ``playouts``, the limit of the bots
    that search, is a part of it for that reason."""

    game: str
    rules: Any
    seats: int
    bots: tuple[str, ...]
    seed: int
    playouts: int | None = None

    def seed_of(self, deal: int) -> int:
        """The seed of a deal, as ``thousand play --seed`` takes it."""
        return self.seed * DEALS + deal


class Played(msgspec.Struct, frozen=True):
    """A match that was played to its end: deal (from 0) and lineup by their numbers; the sides that won; for
    each side its points in all hands, the decisions of its bots where there was a choice, and the seconds
    these took."""

    deal: int
    lineup: int
    winners: tuple[int, ...]
    hands: int
    points: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]


class Failed(msgspec.Struct, frozen=True):
    """A match that a bot's mistake has ended, and that mistake in a few words."""

    deal: int
    lineup: int
    bot: str
    error: str


Result: TypeAlias = Played | Failed


def sides_of(contest: Contest) -> tuple[tuple[Seat, ...], ...]:
    """The seats of each side. Raises :class:`~thousand.game.Illegal` where the rules do not fit."""
    return _sides(*_open(contest, 0))


def lineups(bots: int, sides: int) -> tuple[Lineup, ...]:
    """Every way in which each deal is played.

    As many bots as there are sides, of more bots each choice of so many, rotate through all sides. Fewer
    bots sit down in turn, and whoever is first changes too. So each bot has each side equally often.

    >>> lineups(2, 2)
    ((0, 1), (1, 0))
    >>> lineups(3, 2)
    ((0, 1), (1, 0), (0, 2), (2, 0), (1, 2), (2, 1))
    >>> lineups(2, 3)
    ((0, 1, 0), (1, 0, 0), (0, 0, 1), (1, 0, 1), (0, 1, 1), (1, 1, 0))
    """
    groups: Iterable[Lineup]
    if bots >= sides:
        groups = combinations(range(bots), sides)
    else:
        groups = (tuple((first + side) % bots for side in range(sides)) for first in range(bots))
    rotated = (group[turn:] + group[:turn] for group in groups for turn in range(sides))
    return tuple(dict.fromkeys(rotated))


def play(
    contest: Contest, makers: Makers, deal: int, lineups: Sequence[Lineup], lineup: int, clock: Clock
) -> Result:
    """Play one match of the contest: the deal in the lineup of that number."""
    table, events = _open(contest, deal)
    sides = _sides(table, events)
    names = [contest.bots[bot] for bot in lineups[lineup]]
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    acting = names[0]
    try:
        players = []
        for place in range(contest.seats):
            acting = names[side_of[place]]
            players.append(_Player(makers[acting](), table.entry.game.legal, clock))
        count = _Count(len(sides))
        while (seat := next_bot(table)) is not None:
            acting = names[side_of[seat]]
            table = _go_on(table, seat, players[seat], count)
    except Exception as error:
        return Failed(deal, lineup, acting, told(error))
    return Played(
        deal,
        lineup,
        count.winners,
        count.hands,
        tuple(count.points),
        tuple(sum(players[seat].decisions for seat in seats) for seats in sides),
        tuple(sum(players[seat].seconds for seat in seats) for seats in sides),
    )


def told(error: Exception) -> str:
    """An error in a few words: what it is, and where it was raised.

    >>> told(ValueError("no card"))
    'ValueError: no card'
    """
    files = (
        frame for frame in traceback.extract_tb(error.__traceback__) if not frame.filename.startswith("<")
    )
    *_, last = (None, *files)
    where = "" if last is None else f", {PurePath(last.filename).name} line {last.lineno}"
    words = " ".join(f"{type(error).__name__}: {error}".split())
    return words[:ERROR_LENGTH] + where


class _Player:
    """A bot in its seat, whose decisions are counted. A move without a choice, such as most draws, is
    none."""

    def __init__(self, bot: Bot[Any], legal: Callable[[Any], tuple[Any, ...]], clock: Clock) -> None:
        self.decisions = 0
        self.seconds = 0.0
        self._bot = bot
        self._legal = legal
        self._clock = clock

    def choose(self, view: Any) -> Choice:
        """The bot's choice."""
        began = self._clock()
        choice = self._bot.choose(view)
        spent = self._clock() - began
        if len(self._legal(view)) > 1:
            self.decisions += 1
            self.seconds += spent
        return choice


class _Count:
    """What a match has come to so far."""

    def __init__(self, sides: int) -> None:
        self.hands = 0
        self.points = [0] * sides
        self.winners: tuple[int, ...] = ()
        self._idle = 0

    def take(self, over: HandOver) -> None:
        """Count one more hand."""
        self.hands += 1
        for side, sheet in enumerate(over.sheets):
            self.points[side] += sheet.points
        self._idle = 0 if any(sheet.points for sheet in over.sheets) else self._idle + 1
        if self._idle == IDLE_HANDS:
            raise RuntimeError(f"nobody has made a point in {IDLE_HANDS} hands")


def _go_on(table: Table, seat: Seat, player: _Player, count: _Count) -> Table:
    """The table after one more move. Its log is forgotten with each hand: nobody replays it."""
    declined = table.declined
    table, done = play_bot(table, seat, player)
    if done is None:
        if table.declined == declined:
            raise RuntimeError("it has to move, and it does not")
        return table
    for event in done.events:
        match table.entry.landmark(event):
            case HandOver() as over:
                count.take(over)
                table = msgspec.structs.replace(table, log=(), answered=())
            case MatchOver() as end:
                count.winners = end.winners
            case _:
                pass
    return table


def _open(contest: Contest, deal: int) -> tuple[Table, tuple[Any, ...]]:
    chairs = (Chair("", "arena"),) * contest.seats
    return open_table(contest.game, contest.rules, chairs, from_number(contest.seed_of(deal)))


def _sides(table: Table, events: Iterable[Any]) -> tuple[tuple[Seat, ...], ...]:
    landmarks = map(table.entry.landmark, events)
    return next(began.sides for began in landmarks if isinstance(began, MatchBegan))
