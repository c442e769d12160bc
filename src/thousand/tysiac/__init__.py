"""Tysiąc, pure: the rules as functions over frozen values.

The module itself is the :class:`thousand.game.Game` of Tysiąc.
"""

from thousand.tysiac.match import apply, is_over, start, to_act
from thousand.tysiac.notation import format, parse
from thousand.tysiac.view import legal, redact, view, why_not

__all__ = [
    "apply",
    "format",
    "is_over",
    "legal",
    "parse",
    "redact",
    "start",
    "to_act",
    "view",
    "why_not",
]
