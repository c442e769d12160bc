"""The advice that a player asks for at the table."""

from __future__ import annotations

from thousand.say.scribe import Scribe
from thousand.say.words import Words
from thousand.ui.port import Port


def advice(scribe: Scribe, port: Port, words: Words) -> str:
    """What the coach would do in the player's place, and why; or else whose turn it is. It sees what the
    player sees, and nothing else."""
    view = port.view
    if port.seat in view.acting:
        choice = port.entry.coach().choose(view)
        if choice.move is not None:
            return words.advice(scribe, view, choice.reasons)
    return words.turn(scribe, view)
