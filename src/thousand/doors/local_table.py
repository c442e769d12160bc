"""A table in this very program: one person, bots, and every move on disk before it is heard."""

from __future__ import annotations

from itertools import count
from typing import Any

from thousand.doors.saver import Saver
from thousand.game import Illegal, Seat
from thousand.games import Entry
from thousand.table.table import Command, Done, Refused, Table, decline, next_bot, seat_bot, submit
from thousand.ui.port import OnEvents

PERSON: Seat = 0
"""The person's seat at a local table: the host's."""


class LocalTable:
    """The person's connection (a :class:`~thousand.ui.port.Port`) to a table that it drives itself."""

    def __init__(self, table: Table, saver: Saver, opening: tuple[Any, ...] = ()) -> None:
        self._table = table
        self._opening = self._perceived(opening)
        self._saver = saver
        self._tell: OnEvents = lambda events: None
        self._ids = count(1)

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
        return frozenset(s for s, chair in enumerate(self._table.header.chairs) if chair.bot is not None)

    @property
    def view(self) -> Any:
        """The match as the person may know it."""
        return self._table.view(PERSON)

    @property
    def opening(self) -> tuple[Any, ...]:
        """The events that began the match, as the person perceives them; none for a saved one."""
        return self._opening

    @property
    def saved(self) -> bool:
        """Whether every move is on disk."""
        return self._saver.safe

    def listen(self, on_events: OnEvents) -> None:
        """From now on, tell what happens."""
        self._tell = on_events

    def go_on(self) -> None:
        """The person sits: save the match, and let the bots begin where it is their turn."""
        self._saver.save(self._table)
        self._run_bots()

    def send(self, move: Any) -> Illegal | None:
        """Make the person's move, then the bots' until the table waits for the person again."""
        refusal = self._submit(PERSON, move)
        if refusal is None:
            self._run_bots()
        return refusal

    def let_go(self) -> None:
        """Decline a chance out of turn; whoever it held back goes on."""
        self._table = decline(self._table, PERSON)
        self._run_bots()

    def _run_bots(self) -> None:
        while (seat := next_bot(self._table)) is not None:
            choice = seat_bot(self._table, seat).choose(self._table.view(seat))
            if choice.move is None:
                self._table = decline(self._table, seat)
                continue
            refusal = self._submit(seat, choice.move)
            if refusal is not None:
                raise AssertionError(f"the bot in seat {seat} made an illegal move: {refusal}")

    def _submit(self, seat: Seat, move: Any) -> Illegal | None:
        """Make a move, save it, and only then tell it."""
        command = Command(f"{seat}-{next(self._ids)}", seat, self._table.seq, move)
        self._table, answer = submit(self._table, command)
        match answer:
            case Done(events=events):
                self._saver.save(self._table)
                self._tell(self._perceived(events))
                return None
            case Refused(reason):
                return reason
            case _:
                raise AssertionError("a local command has an id of its own")

    def _perceived(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        seen = (self.entry.game.redact(event, PERSON) for event in events)
        return tuple(event for event in seen if event is not None)
