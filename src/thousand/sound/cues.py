"""What every cue consists of, as data for the generator. docs/sounds.md describes them in words.

What is good for the listener rises, what is bad falls; what others do is lower and softer than what
concerns the listener; paper (drawing, discarding, shuffling) is noise, the road is a motor, and a
safety is a chord.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from thousand.say.tone import Cue


class Timbre(Enum):
    """The colour of a note: how it sounds, and how it fades."""

    BELL = auto()
    """Struck, then fading."""
    PIPE = auto()
    """Held, round and soft."""
    MOTOR = auto()
    """Held, with an edge."""
    PAPER = auto()
    """Noise without a pitch of its own: the higher, the sharper."""


class Note(NamedTuple):
    """A note begins ``at`` and lasts so long, in milliseconds; its pitch goes from ``low`` to ``high``, in
    hertz (downwards where ``low`` is higher), and ``loud`` is its share of full loudness in percent."""

    at: int
    lasts: int
    low: int
    high: int
    timbre: Timbre
    loud: int = 60


_C4, _D4, _E4, _G4 = 262, 294, 330, 392
_C5, _E5, _G5, _B5 = 523, 659, 784, 988
_C6, _E6 = 1047, 1319


def _bell(at: int, pitch: int, lasts: int = 220, loud: int = 60) -> Note:
    return Note(at, lasts, pitch, pitch, Timbre.BELL, loud)


def _pipe(at: int, pitch: int, lasts: int, loud: int = 40) -> Note:
    return Note(at, lasts, pitch, pitch, Timbre.PIPE, loud)


RECIPES: dict[Cue, tuple[Note, ...]] = {
    Cue.TURN: (_bell(0, _C5), _bell(110, _G5, 300)),
    Cue.CHANCE: (_bell(0, _B5, 110, 70), _bell(110, _B5, 110, 70), _bell(220, _B5, 200, 70)),
    Cue.DRAW: (Note(0, 110, 1500, 5000, Timbre.PAPER, 70),),
    Cue.DISTANCE: (Note(0, 280, 90, 210, Timbre.MOTOR, 45),),
    Cue.HAZARD_YOU: (Note(0, 140, 330, 310, Timbre.MOTOR, 60), Note(150, 260, 220, 165, Timbre.MOTOR, 65)),
    Cue.HAZARD: (Note(0, 170, 247, 196, Timbre.MOTOR, 35),),
    Cue.REMEDY: (_pipe(0, _G4, 80), _pipe(80, _C5, 80), _pipe(160, _E5, 150)),
    Cue.SAFETY: (_pipe(0, _C4, 420, 28), _pipe(0, _E4, 420, 28), _pipe(0, _G4, 420, 28)),
    Cue.COUP: (
        _bell(0, _C5, 120),
        _bell(80, _E5, 120),
        _bell(160, _G5, 120),
        _bell(240, _C6, 380, 70),
        _pipe(240, _C4, 300, 25),
    ),
    Cue.DISCARD: (Note(0, 130, 2600, 500, Timbre.PAPER, 60),),
    Cue.SHUFFLE: tuple(Note(at, 50, 2400, 1200, Timbre.PAPER, 60) for at in range(0, 360, 60)),
    Cue.WON: (_bell(0, _G4, 160), _bell(130, _C5, 160), _bell(260, _E5, 160), _bell(390, _G5, 450, 70)),
    Cue.LOST: (_pipe(0, _E4, 180), _pipe(190, _D4, 180), _pipe(380, _C4, 380)),
    Cue.END: (
        _bell(0, _C5, 300),
        _bell(200, _G4, 300),
        _bell(400, _C5, 700),
        _bell(400, _E5, 700),
        _bell(400, _G5, 700),
    ),
    Cue.REFUSAL: (_pipe(0, 220, 60, 45), _pipe(90, 185, 80, 45)),
    Cue.MESSAGE: (_bell(0, _E6, 180, 35),),
}
