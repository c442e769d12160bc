"""A table over the network before its first match, and between its matches."""

from __future__ import annotations

from typing import cast

from thousand.games import load
from thousand.keys.commands import SHARED, Command, digit
from thousand.say import room as words
from thousand.say.words import Words
from thousand.table import room_orders as do
from thousand.ui.company import Company
from thousand.ui.help import ROOM, command_help
from thousand.ui.lists import yes_no
from thousand.ui.past import HistoryScreen
from thousand.ui.room_options import RoomOptions
from thousand.ui.screen import Screen
from thousand.ui.shared import SharedKeys
from thousand.ui.shell import Shell

_WALKS = {Command.PREVIOUS: -1, Command.NEXT: 1, Command.FIRST: -1000, Command.LAST: 1000}

_HERE = (
    *(Command.PLAY, Command.BACK_OUT, Command.PREVIOUS, Command.NEXT, Command.INFO, Command.SCORES),
    *(Command.TURN, Command.WHO, Command.INVITE, Command.ADD_BOT, Command.REMOVE_BOT, Command.OPTIONS),
    *(Command.CHAT, Command.HISTORY, Command.REPEAT, Command.HISTORY_BACK, Command.HISTORY_FORWARD),
    *(Command.DETAIL, Command.SPEECH, Command.FACE, Command.SOUND, Command.HELP, Command.RULES),
    Command.LEAVE,
)
"""What can be asked for here, in the order of the help."""


class RoomScreen(Screen):
    """The table while no match is on; Up and Down walk through those who are there."""

    def __init__(self, shell: Shell, company: Company, keys: SharedKeys, options: RoomOptions) -> None:
        self._shell = shell
        self._company = company
        self._keys = keys
        self._options = options
        self._told = False
        self._leaving = False
        self._at: int | None = None

    # The screen

    def opened(self) -> None:
        """At first, tell how the table stands; later, what it waits for."""
        self.sit()
        if self._told:
            self._shell.reply(self.title())
        else:
            self.covered()

    def covered(self) -> None:
        """The player is here while something else has the keys: tell it all the same."""
        self._told = True
        self._shell.event(*words.standing(self._shell.scribe, self._company.room))

    def sit(self) -> None:
        """Have the house speak to the player with the keys of this table."""
        self._shell.scribe = self._shell.scribe.at_table((), None, commands=SHARED)

    def title(self) -> str:
        """What the table waits for."""
        return words.waits_for(self._shell.scribe, self._company.room)

    def items(self) -> tuple[str, ...]:
        """Those who are here."""
        return words.people(self._shell.walking, self._company.room)[1:]

    def focus(self) -> int | None:
        """The one last said."""
        return None if self._at is None else min(self._at, len(self.items()) - 1)

    def help_lines(self) -> tuple[str, ...]:
        """The keys of the table, one command a line."""
        scribe = self._shell.scribe
        return tuple(command_help(scribe, command, ROOM) for command in _HERE)

    # Keys

    def press(self, key: str) -> None:
        """Carry out a key."""
        command = self._shell.keys.command_for(key)
        twice, self._leaving = self._leaving, False
        if command is Command.GO_TO:
            self._go_to(digit(key) or 0)
        elif command is Command.BACK_OUT:
            self._back_out(twice)
        elif command is None:
            self._shell.refuse(self._shell.text("game-unknown-key"))
        else:
            self._do(command)

    def _do(self, command: Command) -> None:
        shell, room = self._shell, self._company.room
        match command:
            case Command.PLAY:
                self._start()
            case _ if command in _WALKS:
                focus = self.focus()
                self._go_to(max(focus + _WALKS[command], 0) if focus is not None else 0)
            case Command.TURN:
                shell.reply(self.title())
            case Command.INFO | Command.INFO_ME:
                shell.reply(*words.standing(shell.scribe, room))
            case Command.SCORES:
                self._scores()
            case Command.OPTIONS:
                self._options.open()
            case Command.HISTORY:
                shell.open(HistoryScreen(shell))
            case Command.LEAVE:
                self._ask_to_leave()
            case _ if self._keys.do(command):
                pass
            case _ if command in _HERE:
                shell.do(command)
            case _:
                shell.refuse(shell.text("room-key-in-match"))

    def _go_to(self, at: int) -> None:
        items = self.items()
        self._at = min(at, len(items) - 1)
        label = items[self._at]
        self._shell.reply(self._shell.text("list-item", label=label, n=self._at + 1, of=len(items)))

    def _start(self) -> None:
        """Start a match; but not by a key that was meant for what lay open before, as the Enter pressed twice
        that leads back from the last match, nor by one that is held down."""
        room = self._company.room
        may_start = room.viewer == room.host and room.game is not None and not room.starting
        if may_start and not (self._shell.hurried or self._shell.held):
            self._keys.people.order(do.Start())
        elif not self._shell.held:
            self._shell.refuse(self.title())

    def _scores(self) -> None:
        """The scores of the last match, where there was one."""
        view, room, shell = self._company.view, self._company.room, self._shell
        if view is None or room.match is None:
            shell.refuse(shell.text("room-no-scores"))
            return
        told = cast(Words, load(room.match).room("words"))
        at_it = shell.scribe.at_table(room.names, view.viewer, teams=told.teams(view))
        shell.reply(*told.scores(at_it, view))

    def _back_out(self, twice: bool) -> None:
        if twice:
            self._ask_to_leave()
        else:
            self._leaving = True
            self._shell.reply(self._shell.text("game-escape-again"))

    def _ask_to_leave(self) -> None:
        shell = self._shell

        def stay() -> None:
            shell.close(quietly=True)
            shell.reply(shell.text("game-stay"))

        def leave() -> None:
            shell.close(quietly=True)
            self._keys.people.leave()

        shell.open(yes_no(shell, "room-leave", leave, stay))
