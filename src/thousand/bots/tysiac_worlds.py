"""Made-up deals of Tysiąc, solved: how often the contract is made after each thing that might be done now."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from thousand.bots.tysiac_bits import points_in
from thousand.bots.tysiac_sample import Sampler
from thousand.bots.tysiac_seen import ALL, Seen
from thousand.bots.tysiac_solver import Solver, TooHard

ThingT = TypeVar("ThingT")


SETTLED = 8
"""After so many deals with one and the same result for everything no more are asked for."""


HARD = 4
"""Where so many deals in a row are too hard to solve, the others will be."""


class Budget:
    """How much may be thought about one move: deals, positions in each, and seconds (None: no clock)."""

    def __init__(self, worlds: int, nodes: int, seconds: float | None) -> None:
        self.worlds = worlds
        self.nodes = nodes
        self._until = None if seconds is None else time.monotonic() + seconds

    @property
    def late(self) -> bool:
        """Whether the time is up."""
        return self._until is not None and time.monotonic() >= self._until


class Verdict(Generic[ThingT]):
    """In how many of ``worlds`` deals the contract was made after each thing."""

    def __init__(self, things: Sequence[ThingT]) -> None:
        self.things = things
        self.made = [0] * len(things)
        self.worlds = 0

    @property
    def tells(self) -> bool:
        """Whether the things differ at all."""
        return len(set(self.made)) > 1

    @property
    def settled(self) -> bool:
        """Whether so many deals in a row went all one way, whatever was done."""
        return self.worlds >= SETTLED and set(self.made) in ({0}, {self.worlds})

    def percent(self, thing: ThingT) -> int:
        """How often the contract is made after it, of a hundred deals."""
        return round(100 * self.made[self.things.index(thing)] / max(1, self.worlds))

    def share(self, thing: ThingT) -> float:
        """The same as a number from 0 to 1."""
        return self.made[self.things.index(thing)] / max(1, self.worlds)

    def best(self, *, most: bool = True) -> ThingT:
        """The thing after which the contract is made the most often, or the least; the first of equals."""
        return self.things[self.made.index((max if most else min)(self.made))]


def judge(
    things: Sequence[ThingT],
    sampler: Sampler,
    budget: Budget,
    makes: Callable[[list[int], ThingT], bool],
) -> Verdict[ThingT]:
    """Try every thing in the same deals. A deal that is too hard to solve, or that the clock cuts short, does
    not count. ``makes`` is asked with the hands of one deal for all things in turn."""
    verdict = Verdict(things)
    for number in range(budget.worlds):
        if number >= HARD and not verdict.worlds:
            break
        hands = sampler.deal()
        made = []
        try:
            for thing in things:
                if budget.late:
                    return verdict
                made.append(makes(hands, thing))
        except TooHard:
            continue
        verdict.made = list(map(int.__add__, verdict.made, made))
        verdict.worlds += 1
        if verdict.settled:
            break
    return verdict


def solver_of(seen: Seen, hands: Sequence[int], declarer: int, budget: Budget) -> Solver:
    """A solver for a made-up deal; with two players what nobody holds goes with the last trick."""
    gone = seen.played
    away = points_in(ALL & ~sum(hands) & ~gone) if seen.count == 2 else 0
    return Solver(seen.rules, hands, declarer, away=away, nodes=budget.nodes)
