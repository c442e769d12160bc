"""Typing a text: a name, a message."""

from __future__ import annotations

from collections.abc import Callable
from unicodedata import category

from thousand.speech.text import clean
from thousand.ui.line import LineScreen
from thousand.ui.shell import Shell


class TextScreen(LineScreen):
    """Asks for a text of at most ``limit`` characters; Enter alone keeps ``standard``, where there is one.

    ``refuse`` gives a sentence about a text that cannot be taken, or None. Control characters cannot be
    typed, and come out of what is pasted.
    """

    help_id = "help-text"
    other_key_id = "text-other-key"
    too_long_id = "text-long"
    full_id = "text-full"
    empty_id = "number-empty"

    def __init__(
        self,
        shell: Shell,
        label: str,
        done: Callable[[str], None],
        cancel: Callable[[], None],
        *,
        limit: int,
        standard: str = "",
        refuse: Callable[[str], str | None] = lambda text: None,
    ) -> None:
        if standard:
            label = shell.text("text-label", label=label, standard=standard)
        super().__init__(shell, label, cancel)
        self._done = done
        self._standard = standard
        self._refuse = refuse
        self.limit = limit

    def takes(self, character: str) -> bool:
        """Whatever can be seen, and spaces."""
        return character.isprintable() or category(character) == "Zs"

    def typed_aloud(self) -> str:
        """The word at the cursor."""
        words = self._typed.split()
        text = self._shell.text
        return text("number-typed", value=words[-1]) if words else text(self.empty_id)

    def finish(self) -> None:
        """Take the text, without the spaces around it."""
        text = clean(self._typed) or self._standard
        complaint = self._refuse(text) if text else self._shell.text("text-needed")
        if complaint is None:
            self.leave()
            self._done(text)
        else:
            self.again(complaint)
