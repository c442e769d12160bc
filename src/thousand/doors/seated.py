"""A visitor at a table: its screen, the screen of the match on it, and what was missed there."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from thousand.doors.far import FarCompany, FarTable
from thousand.net.visit import Visit
from thousand.say import room as words
from thousand.table.room_events import AnyRoomEvent, Came, Lost, Regained, Said, StoodIn
from thousand.table.room_match_events import Abandoned, Began, Played
from thousand.ui.line import LineScreen
from thousand.ui.past import HistoryScreen
from thousand.ui.room import RoomScreen
from thousand.ui.room_game import RoomGameScreen, Think
from thousand.ui.room_options import RoomOptions
from thousand.ui.rule_sets import Shelf
from thousand.ui.screen import Screen
from thousand.ui.shared import SharedKeys
from thousand.ui.shell import Shell


class Seated:
    """Whoever is at a table, from coming there to going away; ``home`` is the screen on which it lies.

    ``level`` and ``shelf`` are how well the player wants bots to play, and their own rule sets of a game.
    """

    def __init__(
        self,
        shell: Shell,
        visit: Visit,
        company: FarCompany,
        home: Screen,
        *,
        level: Callable[[], str],
        shelf: Callable[[str], Shelf],
        think: Think,
    ) -> None:
        self._shell = shell
        self._visit = visit
        self._company = company
        self._think = think
        self._keys = SharedKeys(shell, company, level)
        self._options = RoomOptions(shell, company, self._keys.people, shelf)
        self._room = RoomScreen(shell, company, self._keys, self._options)
        self._game: RoomGameScreen | None = None
        self._port: FarTable | None = None
        self._beginning = False
        company.ask_for_friends()
        shell.back_to(home)
        shell.slip(self._room, home)

    def entered(self, missed: tuple[AnyRoomEvent, ...], *, complete: bool) -> None:
        """The player is here, for the first time or again."""
        shell = self._shell
        self._beginning = False
        if self._port is not None and not self._port.is_on:
            self._close_game()
        before = self._open_game
        (before or self._room).sit()
        missed = self._unheard(missed)
        of_match = self._company.room.playing or any(
            isinstance(event, Began | Played | Abandoned) for event in missed
        )
        if (missed and of_match) or not complete:
            shell.notice(words.missed(shell.scribe, _moves(missed), complete=complete))
        self._catch_up(missed)
        game = self._open_game
        told = game is before or any(isinstance(event, Began) for event in missed)
        if game is None and self._company.room.playing:
            game, told = self._seat(), False
        if game is not None and told:
            game.resume()
        else:
            self._show(game or self._room)

    def _unheard(self, missed: tuple[AnyRoomEvent, ...]) -> tuple[AnyRoomEvent, ...]:
        """Without what the player knows best: that they were away, and are back. That a bot has played for
        them, and does no more, is news; but whoever left the table, and so comes to it anew, was told of the
        bot as they went."""
        me, first = self._visit.name, missed[0] if missed else None
        came = any(isinstance(event, Came) and event.who == me for event in missed)
        left = came and isinstance(first, StoodIn) and first.who == me
        return tuple(
            event
            for event in missed[int(left) :]
            if not (isinstance(event, Lost | Regained | Came) and event.who == me)
        )

    def _catch_up(self, missed: tuple[AnyRoomEvent, ...]) -> None:
        """Tell what was missed, the moves of a match whose screen is not open as well; but none of a match
        that another has followed: how that one stood is not known any more."""
        begun = max((at for at, event in enumerate(missed) if isinstance(event, Began)), default=-1)
        for at, event in enumerate(missed):
            there = at > begun and self._visit.view is not None
            if isinstance(event, Began | Abandoned):
                self._close_game()
            elif isinstance(event, Played) and there and self._open_game is None:
                self._seat()
            self._tell(event)

    def happened(self, event: AnyRoomEvent) -> None:
        """Something happened here."""
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
        self._port = FarTable(self._visit, opening)
        self._game = RoomGameScreen(
            self._shell, self._port, self._company, self._keys, self._options, self._think
        )
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
        self._game = self._port = None
        self._shell.clear(self._room, lambda one: isinstance(one, LineScreen | HistoryScreen))
        self._room.sit()


def _moves(events: tuple[AnyRoomEvent, ...]) -> int:
    """How many moves are among them: that a match is dealt is none."""
    opening, moves = False, 0
    for event in events:
        if isinstance(event, Played):
            moves += not opening
            opening = False
        elif isinstance(event, Began):
            opening = True
    return moves
