"""Where the settings are kept of those who come by ssh: a file for each account, beside the server's data."""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Final

from thousand.doors.memory import Memory
from thousand.store import settings
from thousand.table.names import skeleton

FOLDER: Final = "settings"


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
        self._path = _file(self._folder, name)
        if self._path.exists():
            self.settings, self.trouble = settings.load(self._path)


def _file(folder: Path, name: str) -> Path:
    """A file name that any system takes, whatever the alphabet of the account's."""
    return folder / FOLDER / f"{sha256(skeleton(name).encode()).hexdigest()[:32]}.json"
