"""Texts made safe for a terminal and a synthesiser."""

from __future__ import annotations

import re

_SPACES = re.compile("[\\t-\\r\\x1c-\\x1f\\x85\\u2028\\u2029]+")
"""Controls that part words or lines."""

_SILENT = re.compile("[\\x00-\\x1f\\x7f-\\x9f\\u202a-\\u202e\\u2066-\\u2069\\ud800-\\udfff]")
"""Other controls, bidi overrides and isolates, and half characters, which no encoder accepts."""


def clean(text: str) -> str:
    """The text without anything that could steer a terminal, reorder a line or break an encoder.

    Names and chat come from strangers, so this is the last door before terminal and voice:

    >>> clean("Anna\\x1b[2J\\u202e says\\thello")
    'Anna[2J says hello'
    """
    return _SILENT.sub("", _SPACES.sub(" ", text)).strip(" ")


def unended(sentence: str) -> str:
    """The sentence without its full stop, for something to follow it.

    >>> unended("Your turn."), unended("轮到你了。")
    ('Your turn', '轮到你了')
    """
    return sentence.removesuffix(".").removesuffix("。")
