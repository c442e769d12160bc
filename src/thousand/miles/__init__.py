"""1000 Miles, pure: the rules as functions over frozen values.

The module itself is the :class:`thousand.game.Game` of 1000 Miles.
"""

from thousand.miles.match import apply, is_over, start, to_act
from thousand.miles.notation import format, parse
from thousand.miles.view import legal, redact, view, why_not

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
