"""A table in this very program: one person, bots, and every move on disk before it is heard."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from typing import Any, Protocol, TypeAlias

from thousand.bots.base import Bot, Choice, Decided, Searching
from thousand.game import Illegal, Seat
from thousand.games import Entry
from thousand.table.table import (
    Command,
    Done,
    Refused,
    Table,
    decline,
    next_bot,
    play_bot,
    seat_bot,
    submit,
)
from thousand.ui.port import Keeping, OnEvents, OnRefused

PERSON: Seat = 0
"""The person's seat at a local table: the host's."""


Think: TypeAlias = Callable[[Callable[[], Choice], Callable[[Choice], None]], None]
"""Lets a bot think, and gives its choice to whoever waits for it."""


class Keeper(Protocol):
    """What saves a match after every move; ``safe`` tells whether the last one is saved."""

    safe: bool

    def save(self, table: Table) -> None:
        """Save the match as it stands."""


class LocalTable:
    """The person's connection (a :class:`~thousand.ui.port.Port`) to a table that it drives itself.

    ``bot`` plays in the seats of all bots, whatever their level, where one is given. ``think`` lets a bot
    that searches do so beside the loop that answers the keys (:func:`~thousand.doors.aside.aside`); without
    it everything waits for the bot.
    """

    def __init__(
        self,
        table: Table,
        saver: Keeper,
        opening: tuple[Any, ...] = (),
        bot: Bot[Any] | None = None,
        think: Think | None = None,
    ) -> None:
        self._table = table
        self._bot = bot
        self._opening = self._perceived(opening)
        self._saver = saver
        self._tell: OnEvents = lambda events: None
        self._ids = count(1)
        self._think = think
        self._busy = False
        self._leaving = False

    @property
    def entry(self) -> Entry:
        """The game played."""
        return self._table.entry

    @property
    def seat(self) -> Seat:
        """The person's seat."""
        return PERSON

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names."""
        return self._table.names

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats where bots sit."""
        return self._table.bots

    @property
    def view(self) -> Any:
        """The match as the person may know it."""
        return self._table.view(PERSON)

    @property
    def opening(self) -> tuple[Any, ...]:
        """The events that began the match, as the person perceives them; none for a saved one."""
        return self._opening

    @property
    def keeping(self) -> Keeping:
        """What becomes of the match if the person leaves now."""
        if not self._table.has_moved(PERSON):
            return Keeping.UNMOVED
        return Keeping.SAVED if self._saver.safe else Keeping.UNSAVED

    def listen(self, on_events: OnEvents, on_refused: OnRefused) -> None:
        """From now on, tell what happens; refusals come at once here."""
        del on_refused
        self._tell = on_events

    def go_on(self) -> None:
        """The person sits: save the match, and let the bots begin where it is their turn."""
        self._saver.save(self._table)
        self._run_bots()

    def send(self, move: Any) -> Illegal | None:
        """Make the person's move, then the bots' until the table waits for the person again."""
        command = Command(f"person-{next(self._ids)}", PERSON, self._table.seq, move)
        self._table, answer = submit(self._table, command)
        match answer:
            case Done():
                self._made(answer)
                self._run_bots()
                return None
            case Refused(reason):
                return reason
            case _:
                raise AssertionError("a local command has an id of its own")

    def let_go(self) -> None:
        """Decline a chance out of turn; whoever it held back goes on."""
        self._table = decline(self._table, PERSON)
        self._run_bots()

    def leave(self) -> None:
        """The person goes: whatever a bot is still thinking of comes to nothing."""
        self._leaving = True

    def _run_bots(self) -> None:
        while not self._busy and (seat := next_bot(self._table)) is not None:
            bot = self._bot or seat_bot(self._table, seat)
            if self._think is None or not isinstance(bot, Searching):
                self._play(seat, bot)
                continue
            self._busy = True
            choose = partial(bot.choose, self._table.view(seat))
            self._think(choose, partial(self._decided, self._table.seq, seat))

    def _decided(self, seq: int, seat: Seat, choice: Choice) -> None:
        """A bot has thought. If the table has changed meanwhile, it thinks again."""
        if not self._leaving:
            self._busy = False
            if seq == self._table.seq:
                self._play(seat, Decided(choice))
            self._run_bots()

    def _play(self, seat: Seat, bot: Bot[Any]) -> None:
        self._table, done = play_bot(self._table, seat, bot)
        if done is not None:
            self._made(done)

    def _made(self, done: Done) -> None:
        """Save a move, and only then tell it."""
        self._saver.save(self._table)
        self._tell(self._perceived(done.events))

    def _perceived(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        seen = (self.entry.game.redact(event, PERSON) for event in events)
        return tuple(event for event in seen if event is not None)
