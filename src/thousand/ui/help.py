"""The help at the table, made from the bindings in force: it cannot tell of a key that does nothing."""

from __future__ import annotations

from thousand.keys.commands import Command
from thousand.say.keys import key_name
from thousand.say.scribe import Scribe
from thousand.say.words import Words


def table_help(scribe: Scribe, words: Words) -> tuple[str, ...]:
    """One line for each command: what it does, and its keys. At the braille level the game's short forms are
    explained before them."""
    legend = words.legend(scribe) if scribe.braille else ()
    return (*legend, *(command_help(scribe, command) for command in scribe.keys.table))


def command_help(scribe: Scribe, command: Command) -> str:
    """What the command does, and its keys. The digits are told together."""
    if command is Command.GO_TO:
        return scribe.text("help-go-to")
    keys = [key_name(scribe.text, key) for key in scribe.keys.of(command)]
    return scribe.text(f"help-{command.value}", keys=scribe.series(keys))
