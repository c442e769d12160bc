"""Tables with a match played at random, the same for the same seed."""

from __future__ import annotations

from random import Random

import msgspec

from thousand.deal import from_number
from thousand.miles.rules import PRESETS
from thousand.table.record import Chair
from thousand.table.table import Command, Done, Table, open_table, submit

NAMES = ("Ola", "Anna", "Borys", "Celia")


def new_table(seed: int = 1, *, preset: str = "playroom", seats: int = 2, team_size: int = 1) -> Table:
    """A match of one hand that has just begun; the person has the first seat."""
    rules = msgspec.structs.replace(PRESETS[preset](seats, team_size), match_points=None)
    chairs = tuple(Chair(name, "steady" if seat else None) for seat, name in enumerate(NAMES[:seats]))
    return open_table("miles", rules, chairs, from_number(seed))[0]


def play(table: Table, moves: int = 10_000, seed: int = 1) -> Table:
    """The table after so many more moves, or at the end of its match."""
    chance, game = Random(seed), table.entry.game
    for _ in range(moves):
        if table.is_over:
            break
        seat = min(game.to_act(table.state))
        move = chance.choice(game.legal(table.view(seat)))
        table, answer = submit(table, Command(str(table.seq), seat, table.seq, move))
        assert isinstance(answer, Done)
    return table
