"""How many positions can be reached in so many moves from fixed deals, kept in ``perft.txt``.

A change of any rule that these deals meet changes a number, however few tests ask for it. Each line of the
file reads: the name of a deal; then for each depth, from 1 move on, how many different sequences of moves
there are, a slash, and in how many different positions they end. A deal that has ended is not followed.

Write the file anew, once the new numbers are understood, with ``THOUSAND_WRITE_GOLDEN=1`` in the environment.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from thousand import tysiac
from thousand.tysiac.match import Match
from thousand.tysiac.rules import MustBeat

from .table import Table, dealt, ending, ruled

FILE = Path(__file__).with_name("perft.txt")
REWRITE = os.environ.get("THOUSAND_WRITE_GOLDEN") == "1"


class Start(NamedTuple):
    """A fixed position, and how many moves are counted from it."""

    game: Table
    depth: int


def after(script: str, game: Table) -> Table:
    game.play(script)
    return game


ENDING = ("kh qh 9c 10d", "ah jh 10s 9s", "9h ks js ad")
STARTS = {
    "auction-3": Start(dealt("kh qh", "ks qs", ""), 5),
    "auction-2-with-nines": Start(dealt("9s 9c 9d 9h", "kc qc", rules=ruled(2, four_nines=True)), 5),
    "forced-with-bomb-and-raises": Start(
        after("1 pass; 2 pass", dealt("kh", "", "", musik="qh", rules=ruled(3, raise_after_musik=True))), 2
    ),
    "laying-away": Start(after("1 pass", dealt("kh", "", musik="qh")), 3),
    "ending-3": Start(ending(*ENDING, trump="spades"), 12),
    "ending-3-no-trump": Start(ending(*ENDING), 12),
    "ending-3-must-beat": Start(
        ending(*ENDING, trump="spades", rules=ruled(3, must_beat=MustBeat.SUIT_AND_TRUMP)), 12
    ),
    "ending-3-free": Start(ending(*ENDING, trump="spades", rules=ruled(3, must_trump=False)), 12),
    "ending-3-first-trick": Start(
        ending(*ENDING, tricks=0, rules=ruled(3, marriage_on_first_trick=False)), 12
    ),
    "ending-2": Start(ending("kh qh as 9c jd", "ah 10s kd qd 9s", away="9h js 9d ac"), 10),
}


def position_key(match: Match) -> bytes:
    """What makes two positions the same: everything but the order of cards in hands and of past tricks."""
    deal = match.deal
    key = (
        [sorted(held) for held in deal.held],
        (deal.calls, deal.contract, deal.took, deal.gifts, sorted(deal.laid), deal.bombs),
        (deal.turn, deal.phase, deal.reason, deal.trump, deal.leader, deal.table, deal.taken),
        [deal.married(seat) for seat in range(deal.seats)],
        match.totals,
    )
    return msgspec.msgpack.encode(key)


def perft(match: Match, depth: int) -> list[tuple[int, int]]:
    """For each depth the numbers of sequences and of positions. Sequences that meet go on as one."""
    layer: dict[bytes, tuple[Match, int]] = {position_key(match): (match, 1)}
    counts = []
    for _ in range(depth):
        following: dict[bytes, tuple[Match, int]] = {}
        for match, ways in layer.values():
            if match.deal.reason:
                continue
            seat = match.deal.turn
            for move in tysiac.legal(tysiac.view(match, seat)):
                after, _ = tysiac.apply(match, seat, move)
                key = position_key(after)
                following[key] = (after, following.get(key, (after, 0))[1] + ways)
        layer = following
        counts.append((sum(ways for _, ways in layer.values()), len(layer)))
    return counts


def line(name: str) -> str:
    start = STARTS[name]
    counts = perft(start.game.match, start.depth)
    return " ".join((f"{name}:", *(f"{sequences}/{positions}" for sequences, positions in counts)))


def kept() -> dict[str, str]:
    """The lines of the file by the name that each begins with."""
    return {line.partition(":")[0]: line for line in FILE.read_text(encoding="utf-8").splitlines()}


@pytest.mark.skipif(REWRITE, reason="the file is being written")
@pytest.mark.parametrize("name", STARTS)
def test_as_many_positions_as_ever(name: str) -> None:
    """All sections from "Auction" to "Tricks": read the diff of the file before writing it anew."""
    assert line(name) == kept()[name]


def test_the_file_has_no_line_left_over() -> None:
    if REWRITE:
        FILE.write_text("".join(f"{line(name)}\n" for name in STARTS), encoding="utf-8")
    assert list(kept()) == list(STARTS)
