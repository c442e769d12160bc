"""Keeping a match on disk while it is played, and telling the player when that fails."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from thousand.game import Illegal
from thousand.table.table import Table

if TYPE_CHECKING:
    from thousand.store.matches import Matches


class Saver:
    """Saves one match after every move.

    ``matches`` opens the file when it is first needed (it is no part of a quick start) and gives None
    where there is none to be had. ``number`` is the match's in the file, None for a new one.
    ``troubled`` hears once when saving begins to fail, and with None once it works again; what could
    not be saved is saved with the next move.
    """

    def __init__(
        self,
        matches: Callable[[], Matches | None],
        troubled: Callable[[Illegal | None], None],
        number: int | None = None,
    ) -> None:
        self._matches = matches
        self._troubled = troubled
        self._number = number
        self._trouble: str | None = None
        self.safe = False

    def save(self, table: Table) -> None:
        """Bring the file up to the table; ``safe`` tells whether it is."""
        matches = self._matches()
        if matches is None:
            return
        try:
            if self._number is None:
                self._number = matches.begin(table)
            else:
                matches.save(self._number, table)
        except Illegal as failure:
            self.safe = False
            if self._trouble != failure.code:
                self._trouble = failure.code
                self._troubled(failure)
            return
        self.safe = True
        if self._trouble is not None:
            self._trouble = None
            self._troubled(None)

    def drop(self) -> None:
        """The match is not kept after all. One that cannot be deleted just now stays where it is."""
        matches = self._matches()
        if matches is not None and self._number is not None:
            with suppress(Illegal):
                matches.delete(self._number)
