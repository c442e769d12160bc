"""A session at a server's tables: the same faces and keys as at one's own, whatever line leads there."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from contextvars import copy_context
from functools import partial
from typing import Any

import msgspec

from thousand.doors.aside import aside
from thousand.doors.coming_in import ComingIn, Waiting
from thousand.doors.far import FarCompany, FarTable
from thousand.doors.lobby import Lobby
from thousand.doors.memory import Memory
from thousand.doors.session import Entrance, Session, Terminal
from thousand.game import Illegal
from thousand.keys.commands import DEFAULT, Bindings
from thousand.net import wire
from thousand.net.visit import FINAL, FromLine, Hear, Line, Visit
from thousand.say import room as words
from thousand.table.lobby import Card
from thousand.table.room_events import AnyRoomEvent, Came, Lost, Regained, Said, SeatBack
from thousand.table.room_match_events import Abandoned, Began, Played
from thousand.ui.line import LineScreen
from thousand.ui.past import HistoryScreen
from thousand.ui.room import RoomScreen
from thousand.ui.room_game import RoomGameScreen
from thousand.ui.room_options import RoomOptions
from thousand.ui.rule_sets import Shelf
from thousand.ui.screen import Screen
from thousand.ui.shared import SharedKeys
from thousand.ui.shell import Shell


class Arrival(msgspec.Struct, frozen=True):
    """How somebody comes: the ``name`` that is suggested to them; ``admitted``, where the door has let them
    in already; ``server``, what they have called; ``token``, that of the last visit. ``known`` is told their
    name and token once they are in; ``question`` makes what the door asks then, if they are at no table.
    ``calls_again``: when the server has hung up, the line calls it again by itself."""

    name: str = ""
    admitted: bool = False
    server: str = ""
    token: str = ""
    known: Callable[[str, str], None] = lambda name, token: None
    question: Callable[[Shell], Screen] | None = None
    calls_again: bool = True


async def session(
    terminal: Terminal,
    environ: Mapping[str, str],
    line: Callable[[Hear], Line],
    arrival: Arrival,
    memory: Memory,
    entrance: Entrance | None = None,
    keys: tuple[Bindings, tuple[Illegal, ...]] = (DEFAULT, ()),
) -> bool:
    """One person's visit, from the first message to the last; False where the server never answered.

    ``line`` makes the line to the server. Raises EOFError where the terminal has gone.
    """
    here = Session(entrance or Entrance(face="linear"), terminal, environ, memory, keys)
    visitor = Visitor(here, arrival)
    loop, context = asyncio.get_running_loop(), copy_context()

    def hear(message: FromLine) -> None:
        loop.call_soon(here.shell.attend, partial(visitor.visit.take, message), context=context)

    connection: Line | None = None

    def first() -> None:
        nonlocal connection
        here.greet()
        visitor.open()
        connection = line(hear)
        visitor.visit.begin(connection)

    try:
        await here.run(first)
    finally:
        if connection is not None:
            connection.close()
    return not visitor.unheard


class Visitor:
    """Opens the screens that fit what the server tells (a :class:`~thousand.net.visit.Host`)."""

    def __init__(self, here: Session, arrival: Arrival) -> None:
        self._here = here
        self._shell = shell = here.shell
        self._menus = here.menus
        self._arrival = arrival
        self.visit = Visit(self, token=arrival.token, expected=arrival.admitted)
        self._home: Screen | None = None
        self._room: RoomScreen | None = None
        self._game: RoomGameScreen | None = None
        self._port: FarTable | None = None
        self._beginning = False
        self._away = False
        self.unheard = False
        self._lobby = Lobby(shell, self.visit, here.menus, self._befriended)
        self._company = FarCompany(self.visit, self._lobby.refuse, self._befriended)
        self._keys = SharedKeys(shell, self._company, lambda: here.menus.memory.settings.level)
        self._options = RoomOptions(shell, self._company, self._keys.people, self._shelf)

    def _shelf(self, game: str) -> Shelf:
        """The player's own rule sets of a game."""
        memory, remember = self._menus.memory, self._menus.remember
        return Shelf(
            saved=lambda: memory.settings.rule_sets.get(game, {}),
            keep=lambda sets: remember(rule_sets={**memory.settings.rule_sets, game: dict(sets)}),
        )

    def _befriended(self, name: str, on: bool) -> None:
        self._shell.reply(self._shell.text("visit-befriended" if on else "visit-unfriended", name=name))

    # Coming and going

    def open(self) -> None:
        """Wait for the server."""
        server = self._arrival.server
        waited_for = "visit-calling" if server else "come-waiting"
        self._shell.open(Waiting(self._shell, waited_for, server=server))

    def _go_home(self, screen: Screen, *, quietly: bool = False) -> None:
        """Put a screen in the place of all others."""
        self._home = screen
        self._shell.begin_with(screen, quietly=quietly)

    def welcomed(self) -> None:
        """The server has answered: who are you?"""
        self._room = self._game = self._port = None
        self._away = False
        self._go_home(ComingIn(self._shell, self.visit, self._arrival.name).screen())

    def came_in(self, message: wire.In) -> None:
        """The person is in, and goes to the table where they still are."""
        shell = self._shell
        self._arrival.known(message.name, message.token)
        if self._away:
            self._away = False
            shell.notice(shell.text("visit-back"))
            return
        self._here.adopt()
        shell.notice(shell.text("visit-in", name=message.name, guest="yes" if message.guest else "no"))
        if message.kept:
            shell.notice(shell.text("visit-kept", count=len(message.kept)))
        question = self._arrival.question
        self._go_home(self._lobby.screen(), quietly=message.room is not None or question is not None)
        if message.room is not None:
            self._lobby.enter(message.room)
        elif question is not None:
            shell.open(question(shell))

    def failed(self, reason: Illegal) -> None:
        """Nobody answers: there is nothing to be done here."""
        self._shell.notice(self._shell.text(f"cli-{reason.code}", **reason.params))
        self._shell.over = self.unheard = True

    def cut(self) -> None:
        """The line is cut: it is called again, and the player told once."""
        if not self._away and self.visit.name and not self._shell.over:
            self._away = True
            self._shell.notice(self._shell.text("visit-cut"))

    def hung_up(self, code: str) -> None:
        """The server said goodbye: for good, where nobody calls it again, also to whoever types a line."""
        shell = self._shell
        if not self._arrival.calls_again or code in FINAL:
            shell.ears.release()
            shell.over = True
        shell.notice(words.bye(shell.scribe, code))

    def distrusts(self, reason: Illegal) -> None:
        """The deal is not what was promised."""
        self._shell.notice(words.refusal(self._shell.scribe, reason, self.visit.room))

    def invited(self, by: str, table: Card) -> None:
        """Somebody invites the player; a list of the lobby takes it up."""
        shell = self._shell
        here = "no" if self.visit.room is None else "yes"
        how = shell.text("visit-invited-how", at=here)
        shell.notice(shell.text("visit-invited", name=by), words.card(shell.scribe, table) + ".", how)

    def friend_came(self, name: str) -> None:
        """A friend is online."""
        self._shell.notice(self._shell.text("visit-friend", name=name))

    # At a table

    def entered(self, missed: tuple[AnyRoomEvent, ...], *, complete: bool) -> None:
        """The player is at a table, for the first time or again."""
        shell = self._shell
        if self._away:
            self._away = False
            shell.notice(shell.text("visit-back"))
        if self._room is None:
            assert self._home is not None
            self._room = RoomScreen(shell, self._company, self._keys, self._options)
            shell.back_to(self._home)
            shell.slip(self._room, self._home)
        self._room.sit()
        before = self._open_game
        missed = tuple(event for event in missed if not self._is_own_absence(event))
        moves = sum(isinstance(event, Played) for event in missed)
        if missed or not complete:
            shell.notice(words.missed(shell.scribe, moves, complete=complete))
        self._catch_up(missed)
        game = self._open_game
        if game is None and self._company.room.playing:
            game = self._seat()
        if game is not None and game is before:
            game.resume()
        else:
            self._show(game or self._room)

    def _is_own_absence(self, event: AnyRoomEvent) -> bool:
        """Whether it tells only what the player knows best: they were away, and are back."""
        return isinstance(event, Lost | Regained | SeatBack | Came) and event.who == self.visit.name

    def _catch_up(self, missed: tuple[AnyRoomEvent, ...]) -> None:
        """Tell what was missed, the moves of a match in whose screen is not open as well."""
        for event in missed:
            if isinstance(event, Began | Abandoned):
                self._close_game()
            elif isinstance(event, Played) and self._open_game is None:
                self._seat()
            self._tell(event)

    def happened(self, event: AnyRoomEvent) -> None:
        """Something happened at the table."""
        if self._room is None:
            return
        if isinstance(event, Played) and self._beginning:
            self._beginning = False
            self._show(self._seat(event.events))
            return
        self._tell(event)
        if isinstance(event, Began | Abandoned):
            self._close_game()
            self._beginning = isinstance(event, Began)
        elif self._open_game is not None:
            self._open_game.sit()

    def _tell(self, event: AnyRoomEvent) -> None:
        """Tell an event in the table's words, and the game's own ones in the game's."""
        shell, room = self._shell, self._company.room
        if isinstance(event, Played):
            if self._port is not None:
                self._port.happened(event.events)
            return
        say = shell.talk if isinstance(event, Said) else shell.event
        say(*words.event(shell.scribe, event, room), tone=words.tone(event, room))

    # The match's screen

    @property
    def _open_game(self) -> RoomGameScreen | None:
        """The screen of a match, until the player closes it after the end."""
        return self._game if self._game is not None and self._shell.holds(self._game) else None

    def _seat(self, opening: tuple[Any, ...] = ()) -> RoomGameScreen:
        """Lay the match's screen on the table's; nothing is said yet."""
        assert self._room is not None
        self._port = FarTable(self.visit, opening)
        self._game = RoomGameScreen(self._shell, self._port, self._company, self._keys, self._options, aside)
        self._shell.slip(self._game, self._room)
        return self._game

    def _show(self, screen: RoomGameScreen | RoomScreen) -> None:
        """Have a screen speak that has just come to lie there."""
        if self._shell.top is screen:
            screen.opened()
        else:
            screen.covered()

    def _close_game(self) -> None:
        """The match is no more: back to the table. Whoever types or reads goes on with that."""
        assert self._room is not None
        self._game = self._port = None
        self._shell.clear(self._room, lambda one: isinstance(one, LineScreen | HistoryScreen))
        self._room.sit()

    def went_away(self, why: str) -> None:
        """The player is at no table any more."""
        assert self._home is not None
        self._room = self._game = self._port = None
        shell = self._shell
        shell.back_to(self._home)
        shell.scribe = shell.scribe.at_table((), None)
        if why == "gone":
            shell.notice(shell.text("visit-table-gone"))
        self._home.opened()
