"""A session at a server's tables: the same faces and keys as at one's own, whatever line leads there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Mapping
from contextvars import copy_context
from functools import partial
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

import msgspec

from thousand.doors.aside import aside
from thousand.doors.coming_in import ComingIn, Waiting
from thousand.doors.far import FarCompany
from thousand.doors.lobby import Lobby
from thousand.doors.memory import Memory
from thousand.doors.seated import Seated
from thousand.doors.session import Entrance, Session, Terminal
from thousand.game import Illegal
from thousand.keys.commands import DEFAULT, Bindings
from thousand.net import wire
from thousand.net.line import FINAL, NONSENSE, STOPPING, FromLine, Hear, Line
from thousand.net.visit import Visit
from thousand.say import room as words
from thousand.table.lobby import Card
from thousand.table.room_events import AnyRoomEvent
from thousand.ui.lesson import LessonScreen
from thousand.ui.room_game import Think
from thousand.ui.rule_sets import Shelf
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell

_log = logging.getLogger(__name__)


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
    think: Think = aside,
) -> bool:
    """One person's visit, from the first message to the last; False where the server never answered.

    ``line`` makes the line to the server; ``think`` lets the coach think beside the keys. Raises EOFError
    where the terminal has gone.
    """
    here = Session(entrance or Entrance(face="linear"), terminal, environ, memory, keys)
    attend = here.shell.attend

    def think_aside(work: Callable[[], Any], then: Callable[[Any], None]) -> None:
        think(work, lambda thought: attend(partial(then, thought)))

    visitor = Visitor(here, arrival, think_aside)
    loop, context = asyncio.get_running_loop(), copy_context()

    def hear(message: FromLine) -> None:
        loop.call_soon(attend, partial(visitor.take, message), context=context)

    connection: Line | None = None

    def call() -> Screen:
        nonlocal connection
        connection = line(hear)
        visitor.visit.begin(connection)
        return visitor.waiting()

    def first() -> None:
        here.greet()
        here.shell.open(call() if here.answered else here.menus.first_question(call))

    try:
        await here.run(first)
    finally:
        if connection is not None:
            connection.close()
    return not visitor.unheard


class Visitor:
    """Opens the screens that fit what the server tells (a :class:`~thousand.net.visit.Host`)."""

    def __init__(self, here: Session, arrival: Arrival, think: Think) -> None:
        self._here = here
        self._shell = shell = here.shell
        self._menus = here.menus
        self._arrival = arrival
        self.visit = Visit(self, token=arrival.token, expected=arrival.admitted)
        self._think = think
        self._home: Screen | None = None
        self._seated: Seated | None = None
        self._asking = False
        self._away = False
        self.unheard = False
        another = self.visit.start_over if arrival.calls_again else None
        self._lobby = Lobby(shell, self.visit, here.menus, self._befriended, arrival.known, another)
        self._company = FarCompany(self.visit, self._lobby.ask, self._befriended)

    def _shelf(self, game: str) -> Shelf:
        """The player's own rule sets of a game."""
        memory, remember = self._menus.memory, self._menus.remember
        return Shelf(
            saved=lambda: memory.settings.rule_sets.get(game, {}),
            keep=lambda sets: remember(rule_sets={**memory.settings.rule_sets, game: dict(sets)}),
        )

    def _befriended(self, name: str, on: bool) -> None:
        self._company.learn(name, friend=on)
        self._shell.reply(self._shell.text("visit-befriended" if on else "visit-unfriended", name=name))

    # Coming and going

    def take(self, message: FromLine) -> None:
        """Take what the line brings. A server that cannot be understood, newer than this program or none of
        ours, is left with a sentence."""
        try:
            self.visit.take(message)
        except Exception:
            _log.exception("not understood: %s", type(message).__name__)
            self.hung_up(NONSENSE)

    def waiting(self) -> Screen:
        """What lies open until the server answers."""
        server = self._arrival.server
        return Waiting(self._shell, "visit-calling" if server else "come-waiting", server=server)

    def _go_home(self, screen: Screen, *, quietly: bool = False) -> None:
        """Put a screen in the place of all others."""
        self._home = screen
        self._shell.begin_with(screen, quietly=quietly)

    def welcomed(self) -> None:
        """The server has answered: who are you? Whoever is being asked already goes on with that."""
        self._seated = None
        self._away = False
        if not self._asking:
            self._asking = True
            if open_line(self._arrival.server):
                self._shell.notice(self._shell.text("visit-open-line"))
            self._go_home(ComingIn(self._shell, self.visit, self._arrival.name).screen())

    def came_in(self, message: wire.In) -> None:
        """The person is in, and goes to the table where they still are."""
        shell = self._shell
        self._asking = False
        self._arrival.known(message.name, message.token)
        if self._away:
            self._away = False
            shell.notice(shell.text("visit-back"))
            if message.room is not None and self.visit.room is None:
                self._lobby.enter(message.room)
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
            room = self.visit.room
            seated = "no" if room is None or room.seat is None else "yes"
            self._shell.notice(self._shell.text("visit-cut", seated=seated))

    def hung_up(self, code: str) -> None:
        """The server said goodbye: for good, where nobody calls it again, also to whoever types a line."""
        shell = self._shell
        if not self._arrival.calls_again or code in FINAL:
            shell.ears.release()
            shell.over = True
        if code == STOPPING and not shell.over:
            self._away = bool(self.visit.name)  # said in one sentence with what becomes of the line
            shell.notice(shell.text("visit-stopping"))
        else:
            shell.notice(words.bye(shell.scribe, code))

    def distrusts(self, reason: Illegal) -> None:
        """The deal is not what was promised."""
        self._shell.notice(words.refusal(self._shell.scribe, reason, self.visit.room))

    def invited(self, by: str, table: Card) -> None:
        """Somebody invites the player; a list of the lobby takes it up."""
        text = self._shell.text
        learning = self._shell.holds_kind(LessonScreen)
        here = "lesson" if learning else "lobby" if self.visit.room is None else "table"
        at = text("visit-invited-table", table=words.card(self._shell.scribe, table))
        self._news(text("visit-invited", name=by), at, text("visit-invited-how", at=here))

    def friend_came(self, name: str) -> None:
        """A friend is online."""
        self._news(self._shell.text("visit-friend", name=name))

    def _news(self, *lines: str) -> None:
        """Tell what has nothing to do with what lies open. Who learns to play hears then once more what to
        do: the lesson is not lost under it."""
        self._shell.notice(*lines)
        if isinstance(self._shell.top, LessonScreen):
            self._shell.top.opened()

    # At a table

    def entered(self, missed: tuple[AnyRoomEvent, ...], *, complete: bool) -> None:
        """The player is at a table, for the first time or again."""
        if self._away:
            self._away = False
            self._shell.notice(self._shell.text("visit-back"))
        if self._seated is None:
            assert self._home is not None
            self._seated = Seated(
                self._shell,
                self.visit,
                self._company,
                self._home,
                level=lambda: self._menus.memory.settings.level,
                shelf=self._shelf,
                think=self._think,
            )
        self._seated.entered(missed, complete=complete)

    def happened(self, event: AnyRoomEvent) -> None:
        """Something happened at the table."""
        if self._seated is not None:
            self._seated.happened(event)

    def went_away(self, why: str) -> None:
        """The player is at no table any more."""
        if self._seated is None or self._home is None:
            return
        self._seated = None
        shell = self._shell
        shell.back_to(self._home)
        shell.scribe = shell.scribe.at_table((), None)
        if why == "gone":
            shell.notice(shell.text("visit-table-gone"))
        self._home.opened()


def open_line(server: str) -> bool:
    """Whether what is typed goes unencrypted through a network that is not one's own."""
    parts = urlsplit(server)
    if parts.scheme != "ws" or parts.hostname in (None, "localhost"):
        return False
    try:
        return not ip_address(parts.hostname).is_private
    except ValueError:
        return True
