"""A game's options as data: what can be chosen, in which values, and what each choice does to the rules.

A game's catalogue is a tuple of :class:`Option` for a number of seats. Screens, command lines and settings
know options by these alone, so that none of them names a game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

import msgspec

from thousand.game import Illegal

Value: TypeAlias = bool | int | str
"""What an option can be: on or off, a number, or the name of a choice."""

RULES = "rules"
"""What the choice of a rule set is called where options are named; its values are names of rule sets."""

TEAMS = "teams"
"""The option of every game with teams; its values are :data:`NO_TEAMS` and layouts such as ``"2x3"``."""

NO_TEAMS = "none"

LENGTH = "length"
"""The option of every game that tells what ends a match: :data:`TO_POINTS` or :data:`ONE_ROUND`."""

TO_POINTS = "to-points"
ONE_ROUND = "one-round"

MATCH_POINTS = "match-points"
"""The option of every game that is the number of points which end a match."""

SWITCH: tuple[Value, ...] = (False, True)
"""The values of an option that is on or off."""

SHOWN = 40
"""How many characters of a wrong value are said again."""


class Option(msgspec.Struct, frozen=True):
    """One choice of a match.

    ``values`` are its choices, or a range of whole numbers, walked in steps to multiples of ``step``.
    ``get`` reads the value off rules, ``put`` gives rules with another value. ``when`` tells whether it has
    any effect under rules. ``of_match``: the choice belongs to one match and stays when another rule set is
    taken.
    """

    name: str
    values: tuple[Value, ...] | range
    get: Callable[[Any], Value]
    put: Callable[[Any, Value], Any]
    when: Callable[[Any], bool] = lambda rules: True
    step: int = 1
    of_match: bool = False

    def allows(self, value: object) -> bool:
        """Whether this is one of the values, and of their type: ``True`` is not the number 1."""
        if isinstance(self.values, range):
            return type(value) is int and value in self.values
        return any(value == known and type(value) is type(known) for known in self.values)

    def beside(self, value: Value, way: int) -> Value | None:
        """The value one step up (``way`` 1) or down (-1); None beyond the last one.

        >>> points = Option("points", range(100, 901), get=dict.get, put=dict.get, step=500)
        >>> [points.beside(value, 1) for value in (100, 500, 750, 900)]
        [500, 900, 900, None]
        """
        if isinstance(self.values, range):
            assert isinstance(value, int)
            multiple = value // self.step + 1 if way > 0 else -(-value // self.step) - 1
            number = min(max(multiple * self.step, self.values[0]), self.values[-1])
            return None if number == value else number
        at = self.values.index(value) + way
        return self.values[at] if 0 <= at < len(self.values) else None

    def after(self, value: Value) -> Value:
        """The next choice, the first one after the last."""
        following = self.beside(value, 1)
        return self.values[0] if following is None else following

    def parse(self, word: str) -> Value:
        """Read a value as it is typed: ``on``, ``off``, a number or a choice's name.

        Raises :class:`Illegal` as :meth:`refusal` makes it.
        """
        if isinstance(self.values, range):
            if word.isascii() and word.isdigit() and len(word) < 10 and int(word) in self.values:
                return int(word)
            raise self.refusal(word)
        words = {spelled(value): value for value in self.values}
        if word not in words:
            raise self.refusal(word)
        return words[word]

    def refusal(self, word: str) -> Illegal:
        """Why the word is none of the values: ``number-outside`` or ``value-unknown``; ``name`` is the
        option's."""
        shown = word[:SHOWN]
        if isinstance(self.values, range):
            low, high = spelled(self.values[0]), spelled(self.values[-1])
            return Illegal("number-outside", name=self.name, value=shown, low=low, high=high)
        known = ", ".join(spelled(value) for value in self.values)
        return Illegal("value-unknown", name=self.name, value=shown, known=known)


def spelled(value: Value) -> str:
    """A value as it is typed.

    >>> spelled(True), spelled(5000), spelled("700")
    ('on', '5000', '700')
    """
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


def team_size(layout: str) -> int:
    """How many seats a team has in a layout.

    >>> team_size("2x3"), team_size(NO_TEAMS)
    (3, 1)
    """
    return 1 if layout == NO_TEAMS else int(layout.split("x")[1])


def layout(seats: int, size: int) -> str:
    """The layout of so many seats in teams of ``size``.

    >>> layout(6, 3), layout(6, 1)
    ('2x3', 'none')
    """
    return NO_TEAMS if size == 1 else f"{seats // size}x{size}"
