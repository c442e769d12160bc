"""Where a player's settings are kept: in a file, or only as long as the session lasts."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from thousand.game import Illegal
from thousand.store import settings as store
from thousand.store.settings import Settings


class Memory:
    """The settings in the file ``path``; without one they are the usual ones, and forgotten at the end.

    ``trouble`` tells why the file could not be read, where the usual settings stand in for it. ``at_home``:
    the player can reach this computer's files, their own keys among them. ``owner`` is told where settings
    turn out to be somebody's only after the session has begun.
    """

    at_home = True
    owner = ""

    def __init__(self, path: Path | None) -> None:
        self._path = path
        self.trouble: Illegal | None = None
        self.settings = Settings()
        if path is not None:
            self.settings, self.trouble = store.load(path)

    def change(self, changes: Mapping[str, Any]) -> Illegal | None:
        """Change these settings and write them down; why not, where that fails."""
        if self._path is None:
            self.settings = msgspec.structs.replace(self.settings, **changes)
            return None
        self.settings, failure = store.change(self._path, self.settings, changes)
        return failure

    def reread(self) -> Settings:
        """The settings as another window of the same player may have written them by now."""
        if self._path is not None:
            self.settings = store.reread(self._path, self.settings)
        return self.settings
