"""How many positions can be reached in so many moves from fixed deals, kept in ``perft.txt``.

A change of any rule that these deals meet changes a number, however few tests ask for it. Each line of the
file reads: the name of a deal; then for each depth, from 1 move on, how many different sequences of moves
there are, a slash, and in how many different positions they end. All seats that may act are tried, a coup
fourré out of turn included; a hand that has ended is counted and not followed.

Write the file anew, once the new numbers are understood, with ``THOUSAND_WRITE_GOLDEN=1`` in the environment.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import NamedTuple

import msgspec
import pytest

from thousand import miles
from thousand.deal import from_number
from thousand.miles.match import Match
from thousand.miles.rules import DirtyTrickWindow, Rules, classic, playroom

from .table import Table, dealt, plain, table

FILE = Path(__file__).with_name("perft.txt")
REWRITE = os.environ.get("THOUSAND_WRITE_GOLDEN") == "1"
EARLY = DirtyTrickWindow.BEFORE_DRAW


class Start(NamedTuple):
    """A fixed position, and how many moves are counted from it."""

    game: Table
    depth: int


def opened(rules: Rules, seats: int, seed: int) -> Table:
    """The first turn of a match, as its seed deals it."""
    return Table(miles.start(rules, seats, from_number(seed))[0])


STARTS = {
    "classic-2-from-the-deal": Start(opened(classic(2), 2, 1), 8),
    "classic-4-in-teams-from-the-deal": Start(opened(classic(4, 2), 4, 2), 8),
    "playroom-9-from-the-deal": Start(opened(playroom(9), 9, 3), 6),
    "classic-3-under-way": Start(
        table(
            "roll 100 200 stop accident driving-ace",
            "right-of-way 50 75 flat-tire speed-limit repairs",
            "puncture-proof roll 25 out-of-gas end-of-limit 200",
            roads=["roll 100 200", "roll 25 speed-limit", "roll 200 200"],
            pile="25 extra-tank 50 spare-tire 100 roll gasoline",
            rules=classic(3),
        ),
        7,
    ),
    "classic-2-near-700": Start(
        table(
            "50 100 100 25 stop right-of-way",
            "100 50 accident driving-ace 200 roll",
            roads=["roll 100 100 100 100 200", "roll 200 200 100 75 25"],
            pile="100 75 100 25 200 50",
            rules=classic(2),
        ),
        8,
    ),
    "playroom-2-under-way": Start(
        table(
            "roll 100 wrong-way accident stop 25",
            "end-of-wrong-way driving-ace 50 flat-tire roll right-of-way",
            roads=["roll 100 75 wrong-way", "roll accident out-of-gas 50"],
            pile="50 repairs 25 gasoline",
            rules=playroom(2),
        ),
        7,
    ),
    "playroom-6-in-3-teams": Start(
        table(
            "stop accident 100 roll 25 50",
            "wrong-way flat-tire extra-tank 100 roll 75",
            "right-of-way out-of-gas 100 50 spare-tire 200",
            "speed-limit roll 100 driving-ace stop 25",
            "puncture-proof 75 roll 25 gasoline 50",
            "accident 100 roll end-of-limit end-of-wrong-way 75",
            roads=["roll 100", "roll 50 flat-tire", "roll wrong-way 25"],
            pile="50 roll stop 100 accident 75 25 repairs",
            rules=playroom(6, 2),
        ),
        8,
    ),
    "teams-of-3-with-the-coup-elsewhere": Start(
        table(
            "stop 25 50",
            "75 roll 100",
            "25 accident 50",
            "driving-ace roll 75",
            "25 flat-tire 75",
            "right-of-way 75 50",
            roads=["roll 100", "roll 50"],
            pile="50 25 75 100 roll 25",
            rules=plain(6, team_size=3),
        ),
        10,
    ),
    "stacking": Start(
        table(
            "accident flat-tire out-of-gas stop",
            "repairs spare-tire roll puncture-proof",
            "driving-ace accident gasoline roll",
            roads=["roll 25", "flat-tire", "roll accident stop"],
            pile="25 50 75 100 roll 25",
            rules=plain(3, stacking=True),
        ),
        8,
    ),
    "reshuffle-at-the-end-of-the-pile": Start(
        table(
            "25 roll 50",
            "75 stop 100",
            roads=["roll", ""],
            pile="25",
            discards="200 roll accident",
            rules=plain(2, reshuffle=True),
        ),
        10,
    ),
    "reshuffle-that-stalls": Start(
        table("25 50", "75 100", discards="accident stop", rules=plain(2, reshuffle=True)), 4
    ),
    "wrong-way": Start(
        table(
            "wrong-way 25 100 roll",
            "driving-ace wrong-way 50 end-of-wrong-way",
            "accident 200 end-of-wrong-way 75",
            roads=["roll 100 wrong-way", "roll accident 50", "roll 200"],
            pile="25 roll 50 wrong-way",
            rules=plain(3, wrong_way=True),
        ),
        9,
    ),
    "left-target-only": Start(
        table(
            "stop accident 25 50",
            "right-of-way stop 75 25",
            "driving-ace flat-tire 50 roll",
            roads=["roll", "roll", "roll"],
            pile="25 50 75 100",
            rules=plain(3, left_target_only=True),
        ),
        8,
    ),
    "opening-coup": Start(
        dealt(
            "right-of-way 25 stop",
            "50 accident roll",
            pile="25 50 driving-ace 75 speed-limit 100",
            rules=plain(2, opening_coup=True),
        ),
        10,
    ),
    "window-before-draw": Start(
        table(
            "stop accident 25",
            "50 stop 25",
            "right-of-way driving-ace 75",
            roads=["roll", "roll", "roll 100"],
            pile="25 50 75 100",
            rules=plain(3, dirty_trick_window=EARLY),
        ),
        9,
    ),
    "cards-run-out": Start(
        table("stop 25", "driving-ace roll", "right-of-way 50", roads=["roll", "", "roll"], rules=classic(3)),
        8,
    ),
    "a-seat-is-out": Start(
        table("stop 25", "driving-ace roll", "right-of-way 50", roads=["roll", "", "roll"], rules=plain(3)), 6
    ),
}


def position_key(match: Match) -> bytes:
    """What makes two positions the same: everything but the order of cards in hands and on tableaux."""
    hand = match.hand
    sides = [
        (
            (side.stopped, side.limit, side.wrong, side.miles),
            *map(sorted, (side.hazards, side.safeties, side.coups, side.distances)),
        )
        for side in hand.tableaux
    ]
    key = (
        [sorted(held) for held in hand.held],
        sides,
        (hand.discards, hand.left, hand.reshuffles, hand.turn, hand.drawn, hand.goal),
        (hand.phase, hand.reason, miles.view(match, None).danger),
    )
    return msgspec.msgpack.encode(key)


def perft(match: Match, depth: int) -> list[tuple[int, int]]:
    """For each depth the numbers of sequences and of positions. Sequences that meet go on as one."""
    layer: dict[bytes, tuple[Match, int]] = {position_key(match): (match, 1)}
    counts = []
    for _ in range(depth):
        following: dict[bytes, tuple[Match, int]] = {}
        for match, ways in layer.values():
            if match.hand.reason:
                continue
            for seat in miles.to_act(match):
                for move in miles.legal(miles.view(match, seat)):
                    after, _ = miles.apply(match, seat, move)
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
    """Spec 3 to 7 and 9: read the diff of the file before writing it anew."""
    assert line(name) == kept()[name]


def test_the_file_has_no_line_left_over() -> None:
    if REWRITE:
        FILE.write_text("".join(f"{line(name)}\n" for name in STARTS), encoding="utf-8")
    assert list(kept()) == list(STARTS)
