"""What a key is called in a sentence: "Page Up", "Comma", "Shift I", "D"."""

from __future__ import annotations

from collections.abc import Callable

from thousand.keys.names import SYMBOLS


def key_name(text: Callable[..., str], key: str) -> str:
    """The key's name in the language of ``text``, which gives a message by its id. Every name begins with a
    capital, so that it can begin a sentence too."""
    kind, _, sign = key.partition("-")
    if len(key) == 1 and key not in SYMBOLS:
        return text("key-shift", letter=key) if key.isupper() else _capital(key)
    if kind in ("alt", "ctrl") and sign:
        return text(f"key-{kind}", letter=_capital(sign))
    if kind.startswith("f") and kind[1:].isdecimal():
        return text("key-function", number=kind[1:])
    return text(f"key-{SYMBOLS.get(key, key)}")


def _capital(letter: str) -> str:
    """The letter as it stands on a key; one whose capital would be two letters stays as it is."""
    return letter.upper() if len(letter.upper()) == 1 else letter
