"""The keys that every table over the network has, before, during and between its matches."""

from __future__ import annotations

from collections.abc import Callable

from thousand.keys.commands import SHARED, Command
from thousand.table import room_orders as do
from thousand.ui.chat import ChatScreen
from thousand.ui.company import Company
from thousand.ui.people import People
from thousand.ui.shell import Shell

KEYS = SHARED | {Command.WHO}


class SharedKeys:
    """Carries out :data:`KEYS`. ``level`` is how well the player wants bots to play, where that is known."""

    def __init__(self, shell: Shell, company: Company, level: Callable[[], str]) -> None:
        self._shell = shell
        self._company = company
        self._level = level
        self.people = People(shell, company)

    def do(self, command: Command) -> bool:
        """Carry out a command; False where it is none of these."""
        match command:
            case Command.CHAT:
                self._shell.open(ChatScreen(self._shell, self._company))
            case Command.WHO:
                self.people.show()
            case Command.INVITE:
                self.people.invite()
            case Command.ADD_BOT:
                self.people.order(do.AddBot(self._level() or None))
            case Command.REMOVE_BOT:
                self.people.order(do.RemoveBot())
            case _:
                return False
        return True
