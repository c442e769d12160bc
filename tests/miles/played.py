"""Tables at which a match has been played by seats that move at random, and what happened there."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import msgspec

from thousand import miles
from thousand.deal import from_number
from thousand.miles.rules import PRESETS, Rules
from thousand.table.record import Chair, Logged
from thousand.table.table import Table, open_table

from .random_play import Mood, moves_from

NAMES = ("Anna", "Borys", "Celia", "Ola Ż", "O'Neil", "Ewa 2", "Ян", "美玲", "G.")
"""Names as players have them, one for each seat."""


class Played(NamedTuple):
    """A table, and the events of its opening and of each of its moves."""

    table: Table
    events: tuple[tuple[Any, ...], ...]

    def after(self, moves: int) -> Played:
        """The same match when only so many moves had been made; the state is the later one."""
        table = msgspec.structs.replace(self.table, log=self.table.log[:moves])
        return Played(table, self.events[: moves + 1])


def play(rules: Rules, seats: int, seed: int, moves: int, mood: Mood | None = None) -> Played:
    """Play at most so many moves; every second seat is a bot's by name."""
    chairs = tuple(Chair(name, "steady" if seat % 2 else None) for seat, name in enumerate(NAMES[:seats]))
    table, opening = open_table("miles", rules, chairs, from_number(seed))
    log: list[Logged] = []
    events, state = [opening], table.state
    for step, _ in zip(moves_from(state, seed, mood), range(moves), strict=False):
        log.append(Logged(len(log) + 1, step.seat, miles.format(step.move)))
        events.append(step.events)
        state = step.match
    return Played(msgspec.structs.replace(table, state=state, log=tuple(log)), tuple(events))


@cache
def short_match(preset: str = "classic", seats: int = 2, hands: int = 2) -> Played:
    """A whole match of so many hands."""
    rules = msgspec.structs.replace(PRESETS[preset](seats), match_points=1000 * hands)
    for seed in range(1, 100):
        played = play(rules, seats, seed, 5000, Mood.DRIVER)
        assert played.table.is_over
        if played.table.state.number == hands:
            return played
    raise AssertionError("no seed gives such a match")
