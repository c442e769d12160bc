"""Lines that somebody began to say at a table, and has not said."""

from __future__ import annotations


class Drafts:
    """Keeps the lines of one table, by whom they were for (None: everybody there): a line that was begun at
    one table is never offered at another. ``table`` stands for the table and who speaks there."""

    def __init__(self) -> None:
        self._table: object = None
        self._lines: dict[str | None, str] = {}

    def keep(self, table: object, to: str | None, line: str) -> None:
        """Keep a line; those of any other table are given up. There is nothing to keep of a blank one."""
        if not line.strip():
            return
        if table != self._table:
            self._table, self._lines = table, {}
        self._lines[to] = line

    def take(self, table: object, to: str | None) -> str:
        """The line that was begun, to go on with; an empty one where there is none."""
        return self._lines.pop(to, "") if table == self._table else ""
