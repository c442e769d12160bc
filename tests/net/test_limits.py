"""Rates, measured on a clock of the test's own."""

from __future__ import annotations

from thousand.net import limits
from thousand.net.config import Rate
from thousand.net.limits import Bucket, Buckets


class Clock:
    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_gives_all_it_has_and_then_as_fast_as_it_fills() -> None:
    clock = Clock()
    bucket = Bucket(Rate(2, 3), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False], "never fuller than full"


def test_everybody_has_a_bucket_and_the_longest_unused_is_forgotten() -> None:
    clock = Clock()
    buckets = Buckets(Rate(0, 1), clock)
    assert [buckets.take(name) for name in ("a", "b", "a")] == [True, True, False]
    for number in range(limits.REMEMBERED):
        buckets.take(str(number))
    assert buckets.take("a"), "forgotten"
    assert not buckets.take(str(limits.REMEMBERED - 1)), "not forgotten"
