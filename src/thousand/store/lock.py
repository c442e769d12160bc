"""One program at a time in a folder: a lock that the system takes back, however the program ends."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

from thousand.game import Illegal

LOCK: Final = "lock"
"""The name of the file that is locked. It stays where it is; it is the lock on it that counts."""


class FolderLock:
    """A folder that is this program's alone, until :meth:`release` or the program's end.

    Raises :class:`Illegal` (``data-in-use`` with the folder's ``path``) where another program has it, and
    OSError where nothing can be written there.
    """

    def __init__(self, folder: Path) -> None:
        self._file = os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            _lock(self._file)
        except OSError as error:
            os.close(self._file)
            raise Illegal("data-in-use", path=str(folder)) from error

    def release(self) -> None:
        """Let others have the folder."""
        os.close(self._file)


if sys.platform == "win32":
    import msvcrt

    def _lock(file: int) -> None:
        msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(file: int) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
