"""Where the settings are kept of those who come by ssh: a file for each account, beside the server's data."""

from __future__ import annotations

from pathlib import Path

from thousand.doors.memory import Memory
from thousand.store import settings
from thousand.store.served import settings_file


class AccountMemory(Memory):
    """Somebody's settings: forgotten at the end, until it is known whose they are. ``folder`` is the
    server's."""

    at_home = False

    def __init__(self, folder: Path) -> None:
        super().__init__(None)
        self._folder = folder

    def belong_to(self, name: str) -> None:
        """They are an account's: those of its file from now on, if there is one."""
        self.owner = name
        self._path = settings_file(self._folder, name)
        if self._path.exists():
            self.settings, self.trouble = settings.load(self._path)
