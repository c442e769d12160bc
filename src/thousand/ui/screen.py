"""What a screen is: one thing at a time has the keys, and can be drawn on the board face."""

from __future__ import annotations

from typing import Protocol

from thousand.say.words import Drawing, Section


class Screen(Protocol):
    """A list, a number being typed, or the table. ``press`` answers every key with a sentence.

    ``answered_by_digits``: a digit answers here, where on other screens it only goes somewhere or is typed.
    """

    answered_by_digits: bool = False

    def pictures(self, width: int) -> tuple[Drawing, ...]:
        """What lies on the table, drawn for the board face, the richest drawing first; nothing where
        there is no table."""
        return ()

    def rules(self) -> tuple[Section, ...]:
        """The rules of what is played here, as a text to read; nothing where there is no table."""
        return ()

    def opened(self) -> None:
        """Say what this is; called when it gets the keys, also when what lay over it has closed."""

    def press(self, key: str) -> None:
        """React to a key by its name (see ``keys``)."""

    def paste(self, text: str) -> None:
        """React to a pasted text: only a line that is being typed takes one."""
        self.press("paste")

    def dropped(self) -> None:
        """React to being taken away from outside, not by a key."""
        return

    def title(self) -> str:
        """The line above the items."""

    def items(self) -> tuple[str, ...]:
        """The lines to choose from."""

    def focus(self) -> int | None:
        """Which item has the cursor."""

    def help_lines(self) -> tuple[str, ...]:
        """The keys that do something here, one a line."""
