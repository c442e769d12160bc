"""A second reading of the rules: slow, obvious, and sharing nothing with the engine but names.

The names are those of cards, moves, events and options. Everything that a rule says is written here once
more, from the specification alone, and the referee foretells what the engine will do: every event of
every move, who may make which moves, how each side stands, the score sheets, and who has won.

``deck`` holds spec 1, ``road`` spec 4, 5 and 9, ``position`` and ``play`` spec 3, 6 and 7, ``sheet``
spec 8, and ``match`` what goes on from hand to hand.
"""

from .deck import whole_deck
from .match import Referee

__all__ = ["Referee", "whole_deck"]
