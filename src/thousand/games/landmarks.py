"""Where the hands of a match begin and end, whatever the game: what its record has to tell of it.

A game's entry turns its own events into these. A *side* is a place in the order of the match's sides,
counted from 0.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from thousand.game import Seat


class MatchBegan(msgspec.Struct, frozen=True):
    """A match begins: the seats of each side."""

    sides: tuple[tuple[Seat, ...], ...]


class HandBegan(msgspec.Struct, frozen=True):
    """Hand ``number`` (from 1) begins, its seed committed to (hexadecimal; see ``deal``)."""

    number: int
    commitment: str


class Sheet(msgspec.Struct, frozen=True):
    """One side's score sheet of a hand: (name, points) of each item, their sum, and the match's total."""

    items: tuple[tuple[str, int], ...]
    points: int
    total: int


class HandOver(msgspec.Struct, frozen=True):
    """Hand ``number`` is over: its revealed seed (hexadecimal), the side that won it, if any, why it
    ended, in the game's own word, and a sheet for each side."""

    number: int
    seed: str
    winner: int | None
    reason: str
    sheets: tuple[Sheet, ...]


class MatchOver(msgspec.Struct, frozen=True):
    """The match is over: the sides that won it, and every side's total."""

    winners: tuple[int, ...]
    totals: tuple[int, ...]


Landmark: TypeAlias = MatchBegan | HandBegan | HandOver | MatchOver
