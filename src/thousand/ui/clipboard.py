"""The clipboard of the player's own computer, wherever this program runs, by way of the terminal."""

from __future__ import annotations

from base64 import b64encode

from thousand.speech.text import clean

LONGEST = 6000
"""How many bytes of a text are copied: in base64 8000, for some terminals take no more in one sequence."""


def copying(text: str) -> tuple[str, bool]:
    """The sequence (OSC 52) that asks a terminal to copy the text, and whether that is all of it.

    Each line is cleaned, so that what is pasted elsewhere can do nothing but be text. (The sequence has the
    older one of two ends, which every terminal with a clipboard takes.)
    """
    data = "\n".join(clean(line) for line in text.split("\n")).encode()
    whole = len(data) <= LONGEST
    if not whole:
        data = data[:LONGEST].decode(errors="ignore").encode()  # no half character
    return f"\x1b]52;c;{b64encode(data).decode()}\a", whole
