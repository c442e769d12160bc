"""Made-up deals of Tysiąc, counted: how much may be thought about a move, and what comes of it."""

from __future__ import annotations

import time
from collections.abc import Sequence


class Budget:
    """How much may be thought about one move: deals, and seconds (None: no clock)."""

    def __init__(self, worlds: int, seconds: float | None) -> None:
        self.worlds = worlds
        self._until = None if seconds is None else time.monotonic() + seconds

    def allows(self, worlds: int) -> bool:
        """Whether another deal may be made up after so many."""
        return worlds < self.worlds and (self._until is None or time.monotonic() < self._until)


class Verdict:
    """What each of some things that might be done was worth in ``worlds`` deals, in all, and how often the
    contract was made after it. The first of them is what the steady bot would do."""

    def __init__(self, things: int) -> None:
        self.worths = [0.0] * things
        self.made = [0] * things
        self.worlds = 0
        self._squares = [0.0] * things

    def add(self, worths: Sequence[float], made: Sequence[bool]) -> None:
        """The results of one deal."""
        for thing, worth in enumerate(worths):
            self.worths[thing] += worth
            self.made[thing] += made[thing]
            self._squares[thing] += (worth - worths[0]) ** 2
        self.worlds += 1

    def best(self, errors: float) -> int:
        """The thing that is worth the most; the first one unless it is beaten by so many standard errors."""
        best = max(range(len(self.worths)), key=self.worths.__getitem__)
        gain = self.worths[best] - self.worths[0]
        return best if gain > errors * self._squares[best] ** 0.5 + ROUNDING else 0

    def percent(self, thing: int) -> int:
        """How often the contract is made after it, of a hundred deals."""
        return round(100 * self.made[thing] / max(1, self.worlds))


ROUNDING = 1e-9
"""Sums that differ by no more are equal."""
