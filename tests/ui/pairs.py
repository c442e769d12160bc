"""All pairs: few rows of choices in which every two values of every two options meet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations
from typing import TypeAlias, TypeVar

T = TypeVar("T")

Pair: TypeAlias = frozenset[tuple[str, T]]


def all_pairs(values: Mapping[str, Sequence[T]]) -> list[dict[str, T]]:
    """Rows with a value for each name, which between them hold every pair of values of two names.

    Greedy: a row begins with a pair that is lacking, and each further name takes the value that makes the
    most lacking pairs with those taken already.
    """
    lacking = {
        frozenset({(one, a), (two, b)})
        for one, two in combinations(values, 2)
        for a in values[one]
        for b in values[two]
    }
    rows = []
    while lacking:
        row = dict(min(lacking, key=lambda pair: sorted(map(str, pair))))
        for name in values:
            if name not in row:
                gains = {value: _gain(lacking, row, name, value) for value in values[name]}
                row[name] = max(gains, key=gains.__getitem__)
        rows.append(row)
        lacking -= pairs_of(row)
    return rows


def pairs_of(row: Mapping[str, T]) -> set[Pair[T]]:
    """The pairs of values that a row holds."""
    return {frozenset(pair) for pair in combinations(row.items(), 2)}


def _gain(lacking: set[Pair[T]], row: Mapping[str, T], name: str, value: T) -> int:
    return sum(frozenset({(name, value), taken}) in lacking for taken in row.items())
