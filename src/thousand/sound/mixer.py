"""One stream of samples from all the cues: those of events one after another, an answer's at once."""

from __future__ import annotations

from array import array
from collections import deque
from threading import Event

from thousand.sound.synth import LOUDEST

WAITING = 6
"""How many cues may wait: in a burst the newest matter, and a sound long after its words misleads."""


class Mixer:
    """Cues are added in one thread and read in another, the sound card's, which waits for nothing."""

    def __init__(self) -> None:
        self._events = _Lane()
        self._answers = _Lane()
        self.idle = Event()
        self.idle.set()

    def add(self, cue: array[int], *, at_once: bool = False) -> None:
        """Play a cue after those that wait, or at once in place of the last one that was added so."""
        if at_once:
            self._answers.only(cue)
        else:
            self._events.add(cue)
        self.idle.clear()

    def read(self, count: int) -> array[int]:
        """The next ``count`` samples; silence where nothing is to be heard."""
        events, answers = self._events.read(count), self._answers.read(count)
        if events is None and answers is None:
            self.idle.set()
        if answers is None:
            return array("h", bytes(2 * count)) if events is None else events
        if events is None:
            return answers
        both = zip(events, answers, strict=True)
        return array("h", (max(-LOUDEST, min(LOUDEST, one + other)) for one, other in both))


class _Lane:
    """Cues that follow each other. What waits is a deque, which needs no lock."""

    def __init__(self) -> None:
        self._waiting: deque[array[int]] = deque(maxlen=WAITING)
        self._now: array[int] = array("h")
        self._at = 0
        self._afresh = False

    def add(self, cue: array[int]) -> None:
        """Play a cue after the others; but the same twice in a row is one."""
        if not (self._waiting and self._waiting[-1] is cue):
            self._waiting.append(cue)

    def only(self, cue: array[int]) -> None:
        """Play this one now and nothing else."""
        self._afresh = True
        self._waiting.clear()
        self._waiting.append(cue)

    def read(self, count: int) -> array[int] | None:
        """The next samples; None where there are none."""
        if self._afresh:
            self._afresh = False
            self._now, self._at = array("h"), 0
        found: array[int] = array("h")
        while len(found) < count:
            if self._at == len(self._now):
                try:
                    self._now, self._at = self._waiting.popleft(), 0
                except IndexError:
                    break
            piece = self._now[self._at : self._at + count - len(found)]
            self._at += len(piece)
            found += piece
        if not found:
            return None
        return found + array("h", bytes(2 * (count - len(found))))
