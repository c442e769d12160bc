"""The help at the table, made from the bindings in force: it cannot tell of a key that does nothing."""

from __future__ import annotations

from thousand.say.scribe import Scribe
from thousand.ui.keys import BINDINGS, Command

_SYMBOLS = {
    " ": "space",
    ",": "comma",
    ".": "full-stop",
    ";": "semicolon",
    "<": "less-than",
    ">": "greater-than",
    "?": "question-mark",
}
"""Characters that a screen reader may leave out, and the message ids of their names."""


def table_help(scribe: Scribe) -> tuple[str, ...]:
    """One line for each command: what it does, and its keys."""
    return tuple(_line(scribe, command, keys) for command, keys in BINDINGS.items())


def _line(scribe: Scribe, command: Command, keys: tuple[str, ...]) -> str:
    if command is Command.GO_TO:
        return scribe.text("help-go-to")
    return scribe.text(f"help-{command.value}", keys=scribe.commas([key_name(scribe, key) for key in keys]))


def key_name(scribe: Scribe, key: str) -> str:
    """What a key is called: "Page Up", "comma", "Shift I", "d"."""
    if key in _SYMBOLS or len(key) > 1:
        return scribe.text(f"key-{_SYMBOLS.get(key, key)}")
    return scribe.text("key-shift", letter=key) if key.isupper() else key
