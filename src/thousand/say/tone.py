"""How an event is to be heard, beside its words: the sound that goes with it, and how near it comes."""

from __future__ import annotations

from enum import StrEnum

import msgspec


class Cue(StrEnum):
    """The short sounds of the house. A cue goes with words and never stands in for them."""

    TURN = "turn"
    """It is your turn."""
    CHANCE = "chance"
    """You may do something out of turn, now or never."""
    DRAW = "draw"
    DISTANCE = "distance"
    HAZARD_YOU = "hazard-you"
    """A hazard on you or your team."""
    HAZARD = "hazard"
    """A hazard on somebody else."""
    REMEDY = "remedy"
    SAFETY = "safety"
    COUP = "coup"
    DISCARD = "discard"
    SHUFFLE = "shuffle"
    WON = "won"
    """You or your team have won the round."""
    LOST = "lost"
    """Others have won the round, or nobody has."""
    END = "end"
    """The game is over."""
    REFUSAL = "refusal"
    """A key could not do what it asked."""
    MESSAGE = "message"
    """The house has something to say."""


class Bearing(StrEnum):
    """How near an event comes to the listener: what is far can be left to the history."""

    NEAR = "near"
    """It concerns the listener: every event of which nothing else is said."""
    FAR = "far"
    """What others do among themselves."""
    ROUTINE = "routine"
    """What others do at every turn: draw and discard."""


class Tone(msgspec.Struct, frozen=True):
    """The sound of an event (None: it has none), and how near it comes."""

    cue: Cue | None = None
    bearing: Bearing = Bearing.NEAR

    @property
    def silent(self) -> Tone:
        """The same without the sound: for the lines of an event after its first."""
        return Tone(None, self.bearing)


PLAIN = Tone()
"""No sound of its own, and near: what nothing else is said of."""
