"""What answers a key at the table with words alone."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, TypeAlias

from thousand.keys.commands import Command
from thousand.say.scribe import Scribe
from thousand.say.words import Words
from thousand.ui.port import Port

Answer: TypeAlias = Callable[[Scribe, Any], tuple[str, ...]]
"""What is said to the listener of a view."""

_TOLD = (
    *(Command.HAND, Command.INFO, Command.INFO_ME, Command.SCORES, Command.PILE, Command.OPTIONS),
    *(Command.TRICK, Command.TRUMP, Command.CONTRACT, Command.MUSIK),
)

ANSWERS: dict[Command, Callable[[Words], Answer]] = {
    command: attrgetter(command.replace("-", "_")) for command in _TOLD
}
"""The function of a game's words that answers a key; it has the command's name. A game has those whose keys
are at its table."""


def advice(scribe: Scribe, port: Port, words: Words) -> tuple[str, ...]:
    """What the coach would do in the player's place, and why; or else whose turn it is. It sees what the
    player sees, and nothing else."""
    view = port.view
    if port.seat in view.acting:
        choice = port.entry.coach().choose(view)
        if choice.move is not None:
            return words.advice(scribe, view, choice.reasons)
    return (words.turn(scribe, view),)
