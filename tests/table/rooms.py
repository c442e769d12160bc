"""A room in a test: its people do one thing after another, and the server's part is played here."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import sha256
from itertools import count
from typing import Any

from thousand.deal import seal
from thousand.game import Illegal
from thousand.table import room_orders as do
from thousand.table.room import Happening, Room, open_room
from thousand.table.room_act import SERVER, Acted, Answer, act
from thousand.table.room_orders import AnyCommand, Order, ServerCommand
from thousand.table.room_sight import perceived
from thousand.table.room_turns import next_bot
from thousand.table.table import Refused

MASTER = "5a" * 32


def words_of(name: str) -> str:
    """The random words of a person: always the same."""
    return sha256(name.encode()).hexdigest()[:32]


class Played:
    """A room, everything that was ordered in it, and its answers."""

    def __init__(self, host: str = "Ola", game: str | None = "miles", *, private: bool = False) -> None:
        self.first = self.room = open_room("r1", host, game, private)
        self.orders: list[tuple[str, Order]] = []
        self.answer: Answer | None = None
        self.log: list[Happening] = []
        self._ids = count(1)

    def order(self, who: str, order: Order) -> Answer:
        """Give an order as it is."""
        self.room, self.answer = act(self.room, who, order)
        if isinstance(self.answer, Acted):
            self.log += self.answer.happenings
        self.orders.append((who, order))
        return self.answer

    def tries(self, who: str, command: AnyCommand, at: int | None = None) -> Answer:
        """Give a new order, made now or ``at`` an earlier number."""
        seq = self.room.seq if at is None else at
        return self.order(who, Order(f"o{next(self._ids)}", seq, command))

    def does(self, who: str, command: AnyCommand) -> tuple[Any, ...]:
        """Give an order that must be carried out: the events."""
        answer = self.tries(SERVER if isinstance(command, ServerCommand) else who, command)
        assert isinstance(answer, Acted), answer
        return tuple(happening.event for happening in answer.happenings)

    def server(self, command: ServerCommand) -> tuple[Any, ...]:
        """The server does something that must be carried out."""
        return self.does(SERVER, command)

    def refused(self, who: str, command: AnyCommand, at: int | None = None) -> Illegal:
        """Give an order that must be refused and change nothing: why."""
        before = self.room
        answer = self.tries(who, command, at)
        assert isinstance(answer, Refused), answer
        assert self.room is before
        return answer.reason

    def join(self, *names: str, watch: bool = False) -> None:
        for name in names:
            self.does(name, do.Join(watch))

    def bots(self, number: int, level: str | None = None) -> None:
        for _ in range(number):
            self.does(self.room.host, do.AddBot(level))

    def start(self, *, silent: Iterable[str] = ()) -> None:
        """Begin a match, with everybody's words but those of the ``silent``."""
        self.does(self.room.host, do.Start())
        self.server(do.Commit(MASTER))
        shuffle = self.room.shuffle
        if shuffle is None:
            return
        for name in shuffle.by:
            if name not in set(silent):
                self.does(name, do.Seal(seal(bytes.fromhex(words_of(name)))))
        if self.room.shuffle is not None and not self.room.shuffle.sealed:
            self.server(do.Hurry())
        for name in shuffle.by:
            if name not in set(silent):
                self.does(name, do.Reveal(words_of(name)))

    def play(self, moves: int = 10_000) -> int:
        """Let everybody play as bots would, persons too, as long as a match is on: how many moves."""
        made = 0
        while self.room.match is not None and made < moves:
            self.step()
            made += 1
        return made

    def step(self) -> None:
        """One move of whoever may act, by the usual bot."""
        room, match = self.room, self.room.match
        assert match is not None
        seat = next_bot(room)
        if seat is None and room.pause is not None:
            self.server(do.EndPause(room.pause.since))
            return
        if seat is None:
            chances = {one for one, _ in match.entry.chances(match.state)}
            seat = min((match.entry.game.to_act(match.state) - chances) & self.persons)
        chosen = next(iter(match.entry.bots.values()))()
        move = chosen.choose(match.view(seat)).move
        notation = None if move is None else match.entry.game.format(move)
        place = room.places[seat]
        if place.bot is not None:
            self.server(do.BotMove(seat, notation))
        else:
            assert place.who is not None
            assert notation is not None
            self.does(place.who, do.Move(notation))

    @property
    def persons(self) -> frozenset[int]:
        """The seats that persons play."""
        return frozenset(seat for seat, place in enumerate(self.room.places) if place.bot is None)

    def heard(self, who: str, since: int = 0) -> list[Any]:
        """What somebody has perceived after a number."""
        seen = (perceived(one.event, who, self.room.host) for one in self.log if one.seq > since)
        return [event for event in seen if event is not None]

    def again(self) -> Room:
        """The room as its orders, given once more, make it."""
        room = self.first
        for who, order in self.orders:
            room, _ = act(room, who, order)
        return room
