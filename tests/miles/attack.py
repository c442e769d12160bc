"""An attack to answer: the position from which most tests of spec 6 begin."""

from __future__ import annotations

from .table import Table, table

ANSWERS = {
    "accident": "driving-ace",
    "out-of-gas": "extra-tank",
    "flat-tire": "puncture-proof",
    "speed-limit": "right-of-way",
    "stop": "right-of-way",
}


def attack(hazard: str, *, victim: str = "roll 100", holds: str = "") -> Table:
    """Seat 0 has just attacked seat 2, which holds the answer; seat 1 is next."""
    game = table(
        f"{hazard} 25 25",
        "75 75 50 50 roll roll",
        f"{holds or ANSWERS[hazard]} 25 25 25 25 25",
        roads=["roll", "roll", victim],
        pile="100 200 25 50 75 roll roll roll",
    )
    game.play(f"0 draw; 0 play {hazard} on 3")
    return game
