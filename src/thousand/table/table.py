"""A table: who sits there, the state of the match, and its log. A frozen value; no clock, no sockets.

:func:`submit` is the only way a match at a table goes on: it calls the game's ``apply`` and keeps the
log. A command carries an id and the sequence number it was made at, so that a repeated or stale one
is answered and never applied twice.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeAlias

import msgspec

from thousand.bots.base import Bot
from thousand.deal import Deal, Shared
from thousand.game import Illegal, Seat
from thousand.games import Entry
from thousand.table.record import Chair, Header, Logged, deal_of, make_header, rules_of

REMEMBERED_COMMANDS = 64
"""How many answered commands a table keeps, for those that are sent again."""


class Command(msgspec.Struct, frozen=True):
    """A seat's wish: ``id`` names it once for all, ``at`` is the sequence number it was made at."""

    id: str
    seat: Seat
    at: int
    move: Any


class Done(msgspec.Struct, frozen=True):
    """The move was made: it is number ``seq`` of the log, and these events happened."""

    seq: int
    events: tuple[Any, ...]


class Refused(msgspec.Struct, frozen=True):
    """The rules refuse the move, or (``stale``) the table had already gone on."""

    reason: Illegal


class Repeated(msgspec.Struct, frozen=True):
    """The command had been carried out before, as number ``seq`` of the log."""

    seq: int


Answer: TypeAlias = Done | Refused | Repeated


class Table(msgspec.Struct, frozen=True):
    """A match at a table. ``answered`` maps the last commands' ids to their log numbers;
    ``declined`` are the chances out of turn that were let go by, as (seat, name of the chance)."""

    header: Header
    state: Any
    log: tuple[Logged, ...] = ()
    answered: tuple[tuple[str, int], ...] = ()
    declined: frozenset[tuple[Seat, str]] = frozenset()

    @property
    def entry(self) -> Entry:
        """The registry's entry of the game played here."""
        return self.header.entry

    @property
    def seq(self) -> int:
        """How many moves have been made."""
        return len(self.log)

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names."""
        return tuple(chair.name for chair in self.header.chairs)

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats where bots sit."""
        return frozenset(s for s, chair in enumerate(self.header.chairs) if chair.bot is not None)

    @property
    def is_over(self) -> bool:
        """Whether the match has ended."""
        return self.entry.game.is_over(self.state)

    def has_moved(self, seat: Seat) -> bool:
        """Whether the seat has made a move."""
        return any(logged.seat == seat for logged in self.log)

    def view(self, seat: Seat | None) -> Any:
        """The match as that seat, or a spectator, may know it."""
        return self.entry.game.view(self.state, seat)


def open_table(
    game: str, rules: msgspec.Struct, chairs: tuple[Chair, ...], deal: Deal | Shared
) -> tuple[Table, tuple[Any, ...]]:
    """A new match and its opening events. Raises :class:`Illegal` where the rules do not fit."""
    header = make_header(game, rules, chairs, deal)
    state, events = header.entry.game.start(rules, len(chairs), deal)
    return Table(header, state), events


def restore(header: Header, log: Iterable[Logged]) -> Table:
    """Replay a log: the table as it stood after its last move.

    Raises :class:`Illegal` with the code ``record-move``, the move's number and the reason's code
    where the log cannot be replayed, and ``record-header`` where the match cannot even begin.
    """
    game = header.entry.game
    try:
        state, _ = game.start(rules_of(header), len(header.chairs), deal_of(header))
    except Illegal as reason:
        raise Illegal("record-header") from reason
    table = Table(header, state)
    kept: list[Logged] = []
    for expected, entry in enumerate(log, start=1):
        try:
            if entry.seq != expected or not 0 <= entry.seat < len(header.chairs):
                raise Illegal("out-of-order")
            state, _ = game.apply(state, entry.seat, game.parse(entry.move))
        except Illegal as reason:
            raise Illegal("record-move", number=expected, reason=reason.code) from reason
        kept.append(entry)
    return msgspec.structs.replace(table, state=state, log=tuple(kept))


def submit(table: Table, command: Command) -> tuple[Table, Answer]:
    """Carry out a command, once: the table after it and the answer to whoever sent it."""
    for known, seq in table.answered:
        if known == command.id:
            return table, Repeated(seq)
    if command.at != table.seq:
        return table, Refused(Illegal("stale", at=command.at, seq=table.seq))
    game = table.entry.game
    try:
        state, events = game.apply(table.state, command.seat, command.move)
    except Illegal as reason:
        return table, Refused(reason)
    seq = table.seq + 1
    after = Table(
        table.header,
        state,
        (*table.log, Logged(seq, command.seat, game.format(command.move))),
        (*table.answered[1 - REMEMBERED_COMMANDS :], (command.id, seq)),
        table.declined & table.entry.chances(state),
    )
    return after, Done(seq, events)


def decline(table: Table, seat: Seat) -> Table:
    """The seat lets its chance out of turn go by: a signal to the table, not a move (spec 6)."""
    chance = {(seat, name) for who, name in table.entry.chances(table.state) if who == seat}
    return msgspec.structs.replace(table, declined=table.declined | chance)


def next_bot(table: Table) -> Seat | None:
    """The bot that acts now, or None where the table waits for a person (or the match is over).

    A bot with a chance out of turn is asked before anybody acts; a person's chance holds back the
    others until it is taken or declined; what any seat may do is left to the persons.
    """
    chances = table.entry.chances(table.state)
    open_to = sorted(seat for seat, name in chances if (seat, name) not in table.declined)
    for seat in open_to:
        if seat in table.bots:
            return seat
    if open_to:
        return None
    waited_for = table.entry.game.to_act(table.state) - {seat for seat, _ in chances}
    if waited_for - table.bots:
        return None
    return min(waited_for, default=None)


def play_bot(table: Table, seat: Seat, bot: Bot[Any] | None = None) -> tuple[Table, Done | None]:
    """Let the bot in the seat act, or ``bot`` in its place: the table after it and what happened, None
    where the bot let a chance go by. A bot that makes an illegal move is a mistake of ours, and raises
    AssertionError."""
    move = (bot or seat_bot(table, seat)).choose(table.view(seat)).move
    if move is None:
        return decline(table, seat), None
    table, answer = submit(table, Command(f"bot-{seat}-{table.seq}", seat, table.seq, move))
    if not isinstance(answer, Done):
        raise AssertionError(f"the bot in seat {seat} made an illegal move: {answer}")
    return table, answer


def seat_bot(table: Table, seat: Seat) -> Bot[Any]:
    """The bot that sits there. Raises :class:`Illegal` (``no-bot``) where the level is unknown."""
    level = table.header.chairs[seat].bot
    make = table.entry.bots.get(level or "")
    if make is None:
        raise Illegal("no-bot", level=str(level))
    return make()
