"""Typing a password: nothing of it is shown or said, only that something was typed."""

from __future__ import annotations

from collections.abc import Callable

from thousand.ui.line import LineScreen
from thousand.ui.shell import Shell

LONGEST = 200
"""How many characters a password can have."""


class SecretScreen(LineScreen):
    """Asks for a password of at least ``least`` characters; a star stands for each."""

    help_id = "help-text"
    other_key_id = "text-other-key"
    too_long_id = "text-long"
    full_id = "text-full"
    empty_id = "number-empty"
    limit = LONGEST

    def __init__(
        self,
        shell: Shell,
        label: str,
        done: Callable[[str], None],
        cancel: Callable[[], None],
        *,
        least: int = 1,
    ) -> None:
        super().__init__(shell, label, cancel)
        self._done = done
        self._least = least

    def takes(self, character: str) -> bool:
        """Whatever can be seen, and spaces."""
        return character.isprintable()

    def shown(self, text: str) -> str:
        """A star for each character."""
        return "*" * len(text)

    def typed_aloud(self) -> str:
        """How many characters there are."""
        return self._shell.text("secret-typed", count=len(self._typed))

    def finish(self) -> None:
        """Take the password as it is."""
        if len(self._typed) < self._least:
            self.again(self._shell.text("secret-short", count=self._least), keep=False)
        else:
            self.leave()
            self._done(self._typed)
