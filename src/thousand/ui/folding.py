"""Texts as a search compares them: without capitals, accents and needless spaces."""

from __future__ import annotations

import unicodedata
from functools import lru_cache


def fold(text: str) -> str:
    """The text with plain small letters.

    >>> fold("  Zażółć  GĘŚLĄ jaźń, Straße ")
    'zazolc gesla jazn, strasse'
    """
    parted = unicodedata.normalize("NFKD", unicodedata.normalize("NFKD", text).casefold())
    return " ".join("".join(map(_plain, parted)).split())


@lru_cache(maxsize=4096)
def _plain(character: str) -> str:
    """The letter without its stroke or hook; nothing for an accent. Letters such as l with stroke are no
    letter and accent to Unicode, but their name says what they are."""
    if unicodedata.combining(character):
        return ""
    base, with_sign, _ = unicodedata.name(character, "").partition(" WITH ")
    if not (with_sign and character.isalpha()):
        return character
    try:
        return unicodedata.lookup(base)
    except KeyError:
        return character
