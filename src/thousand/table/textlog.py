"""A match's record as text, which a person can read and type (spec 10; ``docs/records.md``).

::

    thousand record 1
    game miles
    seat 1 Anna
    seat 2 Borys
    bot 2 steady
    rule name playroom
    ...
    hand 1
    commitment 1f0c...
    1 draw
    1 play roll
    ...
    seed 9b2e...
    scores 725 400
    check 8d20...
    1 next
    hand 2
    ...
    end 131

A hand that is not over has no ``seed`` and no ``scores``: a public record betrays nothing of it.
``check`` stands for all lines above it, so that a slip of the pen is noticed; who types a record leaves
it out.

This is what a record holds, and how it is written; ``textreader`` reads it and checks its form, and
``replay`` whether the match is one.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import Any, TypeAlias

import msgspec

from thousand.game import Seat
from thousand.games import Entry, load
from thousand.table.plain import plain
from thousand.table.record import Chair
from thousand.table.rule_lines import rule_texts

FORMAT = 1
"""The version of the format."""

MAGIC = "thousand record"

CHECK_DIGITS = 16
"""How many hexadecimal digits of a SHA-256 a check word has."""


class Made(msgspec.Struct, frozen=True, gc=False):
    """``SEAT NOTATION``: a move. ``line`` is the line that it stands on, here and below."""

    seat: Seat
    move: str
    line: int = 0


class Begun(msgspec.Struct, frozen=True, gc=False):
    """``hand NUMBER`` and ``commitment HEX``."""

    number: int
    commitment: str
    line: int = 0


class Ended(msgspec.Struct, frozen=True, gc=False):
    """``seed HEX`` and ``scores TOTAL...``: the sides' totals after the hand."""

    seed: str
    scores: tuple[int, ...]
    line: int = 0


Item: TypeAlias = Made | Begun | Ended


class Record(msgspec.Struct, frozen=True):
    """A match as its record tells it: ``items`` in order, ``end`` the line that closes it; ``altered``
    is the first line with a check word that does not fit what stands above it, 0 where there is none."""

    game: str
    chairs: tuple[Chair, ...]
    rules: Any
    items: tuple[Item, ...]
    end: int = 0
    altered: int = 0

    @property
    def entry(self) -> Entry:
        """The registry's entry of the game."""
        return load(self.game)

    @property
    def names(self) -> tuple[str, ...]:
        """The seats' names."""
        return tuple(chair.name for chair in self.chairs)

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats where bots sat."""
        return frozenset(seat for seat, chair in enumerate(self.chairs) if chair.bot is not None)


def write(record: Record) -> str:
    """The record as text, each line ended by a line feed."""
    above = Above()
    lines = []
    for line in _written(record):
        text = line or f"check {above.word()}"
        above.add((text,))
        lines.append(f"{text}\n")
    return "".join(lines)


class Above:
    """What stands above a line, for its check word: lines without the spaces around them."""

    def __init__(self) -> None:
        self._digest = sha256()

    def add(self, lines: Iterable[str]) -> None:
        """Go on below these lines."""
        for line in lines:
            self._digest.update(f"{line}\n".encode())

    def word(self) -> str:
        """The check word of all lines so far."""
        return self._digest.hexdigest()[:CHECK_DIGITS]


def _written(record: Record) -> Iterator[str]:
    """The lines; an empty one stands for a check word."""
    yield f"{MAGIC} {FORMAT}"
    yield f"game {record.game}"
    for seat, chair in enumerate(record.chairs, start=1):
        yield f"seat {seat} {plain(chair.name)}"
        if chair.bot is not None:
            yield f"bot {seat} {chair.bot}"
    for name, text in rule_texts(record.rules).items():
        yield f"rule {name} {text}"
    moves = 0
    for item in record.items:
        match item:
            case Made(seat, move):
                moves += 1
                yield f"{seat + 1} {move}"
            case Begun(number, commitment):
                yield f"hand {number}"
                yield f"commitment {commitment}"
            case Ended(seed, scores):
                yield f"seed {seed}"
                yield "scores " + " ".join(map(str, scores))
                yield ""
    if not isinstance(record.items[-1], Ended):
        yield ""
    yield f"end {moves}"
