"""The help at the table, made from the bindings in force: it cannot tell of a key that does nothing."""

from __future__ import annotations

from thousand.keys.commands import Command
from thousand.say.fluent import locale
from thousand.say.keys import key_name
from thousand.say.scribe import Scribe
from thousand.say.words import Words

ROOM = "room"
"""The game, as it were, of a table over the network, where a command is something of its own there."""


def table_help(scribe: Scribe, words: Words, game: str) -> tuple[str, ...]:
    """One line for each command: what it does, and its keys. At the braille level the game's short forms are
    explained before them."""
    legend = words.legend(scribe) if scribe.braille else ()
    over_network = Command.CHAT in scribe.keys.here
    places = {Command.LEAVE: ROOM} if over_network else {}
    return (
        *legend,
        *(command_help(scribe, command, places.get(command, game)) for command in scribe.keys.here),
    )


def command_help(scribe: Scribe, command: Command, game: str = "") -> str:
    """What the command does, in a game if it is something of its own there, and its keys. The digits are told
    together."""
    if command is Command.GO_TO:
        return scribe.text("help-go-to")
    own = f"help-{game}-{command.value}"
    message = own if own in locale(scribe.lang) else f"help-{command.value}"
    keys = [key_name(scribe.text, key) for key in scribe.keys.of(command)]
    return scribe.text(message, keys=scribe.series(keys))
