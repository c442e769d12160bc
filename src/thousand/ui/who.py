"""Who sits at the table, in the order of play, and who plays together."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from thousand.say.scribe import Scribe
from thousand.ui.port import Port


def who(scribe: Scribe, port: Port, teams: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
    """How many players there are, then one a line: bots as such, with the team where teams play; where a
    name is shown in short, also the whole."""
    kinds = dict.fromkeys(port.bots, "who-bot") | {port.seat: "who-you"}
    numbers = {seat: number for number, team in enumerate(teams, 1) for seat in team}

    def player(seat: int, name: str) -> Iterator[str]:
        mate = scribe.who(seat) == "mate"
        team = "mate" if mate else str(numbers.get(seat, "none"))
        short = scribe.name(seat)
        yield scribe.text(kinds.get(seat, "who-person"), name=short, team=team)
        if short != name:
            yield scribe.text("who-whole-name", name=name)

    players = chain.from_iterable(player(seat, name) for seat, name in enumerate(port.names))
    return scribe.text("who-count", count=len(port.names)), *players
