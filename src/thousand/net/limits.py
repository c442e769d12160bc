"""Rates: a bucket of tokens that fills by itself and is never fuller than full."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from typing import Final, TypeAlias

from thousand.net.config import Rate

Clock: TypeAlias = Callable[[], float]

REMEMBERED: Final = 20_000
"""How many buckets are kept for people and addresses."""


class Bucket:
    """Full at first; each thing done takes a token."""

    __slots__ = ("_clock", "_rate", "_since", "_tokens")

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._tokens = float(rate.at_once)
        self._since = clock()

    def take(self) -> bool:
        """Take a token; False where there is none."""
        now = self._clock()
        gained = (now - self._since) * self._rate.each_second
        self._tokens = min(self._tokens + gained, float(self._rate.at_once))
        self._since = now
        if self._tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each name or address, the longest unused forgotten first."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, whose: str) -> bool:
        """Take one of somebody's tokens; False where there is none."""
        bucket = self._buckets.pop(whose, None) or Bucket(self._rate, self._clock)
        self._buckets[whose] = bucket
        if len(self._buckets) > REMEMBERED:
            self._buckets.popitem(last=False)
        return bucket.take()
