"""What a stranger's terminal sends, read as keys.

prompt_toolkit's own reader trusts its terminal: it remembers every beginning of a sequence that it has ever
seen, and a paste without an end for ever. This one knows the same sequences, and remembers next to nothing.
"""

from __future__ import annotations

import codecs
import re
from typing import Final

from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

ESCAPE: Final = "\x1b"

PASTE_ENDS: Final = "\x1b[201~"

PASTED: Final = 4000
"""How many characters of a paste are taken."""

_SEQUENCE: Final = re.compile(r"\x1b(?:\[\[?[0-?]*[ -/]*[@-Z\\-~]|O[0-?]*[@-~]|\t)")

_BEGINNING: Final = re.compile(r"\x1b(?:\[\[?[0-?]*[ -/]*|O[0-?]*)?\Z")
"""What the rest of a sequence may still follow."""

_LONGEST: Final = 32
"""A longer sequence is none of a keyboard's."""


class KeyReader:
    """Reads bytes as they come, in whatever pieces."""

    def __init__(self) -> None:
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._rest = ""
        self._pasted: str | None = None

    def read(self, data: bytes) -> list[KeyPress]:
        """The keys in some more bytes; what may be the beginning of a sequence waits for its rest."""
        text, self._rest = self._rest + self._decoder.decode(data), ""
        keys: list[KeyPress] = []
        at = 0
        while at < len(text):
            at = self._paste(text, at, keys) if self._pasted is not None else self._key(text, at, keys)
        return keys

    def flush(self) -> list[KeyPress]:
        """The keys of a beginning that nothing has followed: Escape, for instance."""
        if self._pasted is not None:
            return []
        rest, self._rest = self._rest, ""
        return [_press(char) for char in rest]

    def _key(self, text: str, at: int, keys: list[KeyPress]) -> int:
        """Read what stands at a place of the text: the place behind it."""
        if text[at] != ESCAPE:
            keys.append(_press(text[at]))
            return at + 1
        window = text[at : at + _LONGEST]
        found = _SEQUENCE.match(window)
        if found is not None:
            self._sequence(found.group(), keys)
            return at + found.end()
        if at + len(window) == len(text) and len(window) < _LONGEST and _BEGINNING.match(window):
            self._rest = window
            return len(text)
        keys.append(_press(ESCAPE))
        return at + 1

    def _sequence(self, sequence: str, keys: list[KeyPress]) -> None:
        """What a whole sequence means; one that no key sends means nothing."""
        meant = ANSI_SEQUENCES.get(sequence)
        if meant is Keys.BracketedPaste:
            self._pasted = ""
        elif isinstance(meant, tuple):
            keys += [KeyPress(key, "") for key in meant]
        elif meant is not None:
            keys.append(KeyPress(meant, sequence))
        elif sequence.startswith(ESCAPE + "O"):
            keys += [_press(char) for char in sequence]

    def _paste(self, text: str, at: int, keys: list[KeyPress]) -> int:
        """Read more of a paste: the place behind it, or the end of the text."""
        assert self._pasted is not None
        end = text.find(PASTE_ENDS, at)
        if end >= 0:
            pasted = (self._pasted + text[at:end])[:PASTED]
            keys.append(KeyPress(Keys.BracketedPaste, pasted))
            self._pasted = None
            return end + len(PASTE_ENDS)
        kept = next((n for n in range(len(PASTE_ENDS) - 1, 0, -1) if text.endswith(PASTE_ENDS[:n], at)), 0)
        self._pasted = (self._pasted + text[at : len(text) - kept])[:PASTED]
        self._rest = text[len(text) - kept :]
        return len(text)


def _press(char: str) -> KeyPress:
    meant = ANSI_SEQUENCES.get(char)
    return KeyPress(meant if isinstance(meant, Keys) else char, char)
