"""The history as a place to be: Tab goes there from the table, and Tab or Escape goes back."""

from __future__ import annotations

from thousand.ui.keys import STEPS
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell


class HistoryScreen(Screen):
    """Up, Down, Home, End and the Page keys walk through everything that was said."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def opened(self) -> None:
        """Say where we are and the newest message."""
        self._shell.reply(self.title(), *self._shell.history_end(newest=True))

    def press(self, key: str) -> None:
        """Walk, or go back to the table."""
        if key in STEPS:
            self._shell.walk_history(STEPS[key])
        elif key in ("home", "end"):
            self._shell.reply(*self._shell.history_end(newest=key == "end"))
        elif key in ("tab", "backtab", "escape", "backspace", "enter"):
            self._shell.close()
        elif not self._shell.common(key):
            self._shell.refuse(self._shell.text("history-unknown-key"))

    def title(self) -> str:
        """The place's name."""
        return self._shell.text("history-title")

    def items(self) -> tuple[str, ...]:
        """Nothing to choose from: the log is on the board already."""
        return ()

    def focus(self) -> int | None:
        """No item has the cursor."""
        return None

    def help_lines(self) -> tuple[str, ...]:
        """The keys of the history."""
        return (self._shell.text("help-history-place"),)
