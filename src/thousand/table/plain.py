"""Texts from strangers (a player's name, a file's words) made fit to stand in one line of a record."""

from __future__ import annotations

import re

TEXT_LENGTH = 40
"""How many characters a name in a record may have."""

UNSAFE = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff]")
"""What no line of a record may hold: controls, line breaks, what reorders a line, half characters."""


def plain(text: str) -> str:
    r"""The text without what no line may hold, its spaces single, at most :data:`TEXT_LENGTH` long.

    >>> plain("  An\x1b[2Jna  \n B ")
    'An [2Jna B'
    """
    return " ".join(UNSAFE.sub(" ", text).split())[:TEXT_LENGTH].rstrip()
