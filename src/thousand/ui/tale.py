"""A tale told line by line: Enter and Space go on, and what was told can be had again."""

from __future__ import annotations

from collections.abc import Iterator

from thousand.ui.screen import Screen
from thousand.ui.shell import Shell

GO_ON = ("enter", " ")
"""No arrow is among them: after one, some screen readers say one line of the terminal, and a line of the tale
may need two."""

STOP = ("q", "escape", "backspace", "ctrl-c", "ctrl-d")
REPEAT = "r"


class TaleScreen(Screen):
    """The lines of a tale, each at the press of a key."""

    def __init__(self, shell: Shell, lines: Iterator[str]) -> None:
        self._shell = shell
        self._lines = lines
        self._next = next(lines, None)
        self._newest = ""

    def opened(self) -> None:
        """Say the keys, and the first line."""
        self._shell.notice(*self.help_lines())
        self._go_on()

    def press(self, key: str) -> None:
        """Go on, leave, or look back."""
        shell = self._shell
        if key in GO_ON and self._next is not None:
            self._go_on()
        elif key in GO_ON or key.lower() in STOP:
            shell.close()
        elif key.lower() == REPEAT:
            shell.reply(self._newest)
        elif not shell.common(key):
            shell.refuse(shell.text("tale-unknown-key"))

    def title(self) -> str:
        """The newest line."""
        return self._newest

    def items(self) -> tuple[str, ...]:
        """Nothing to choose from."""
        return ()

    def focus(self) -> int | None:
        """No item has the cursor."""
        return None

    def help_lines(self) -> tuple[str, ...]:
        """The keys that do something here."""
        return (self._shell.text("tale-keys"),)

    def _go_on(self) -> None:
        if self._next is not None:
            self._newest = self._next
            self._shell.event(self._newest)
            self._next = next(self._lines, None)
        if self._next is None:
            self._shell.notice(self._shell.text("tale-end"))
