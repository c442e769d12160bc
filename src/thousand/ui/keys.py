"""The names of keys, and which command each one gives at the table.

Screens know keys by name: ``"up"``, ``"enter"``, or the character itself. The bindings are one table,
so that the help which the interface speaks can never differ from what the keys do.
"""

from __future__ import annotations

from enum import StrEnum

from prompt_toolkit.keys import Keys

NAMED: dict[Keys, str] = {
    Keys.Up: "up",
    Keys.Down: "down",
    Keys.Left: "left",
    Keys.Right: "right",
    Keys.Home: "home",
    Keys.End: "end",
    Keys.PageUp: "pageup",
    Keys.PageDown: "pagedown",
    Keys.ControlM: "enter",
    Keys.ControlJ: "enter",
    Keys.ControlI: "tab",
    Keys.BackTab: "backtab",
    Keys.Delete: "delete",
    Keys.ControlH: "backspace",
    Keys.Escape: "escape",
    Keys.F1: "f1",
    Keys.ControlC: "ctrl-c",
    Keys.ControlD: "ctrl-d",
}
"""What prompt_toolkit calls the keys that are not characters. Ctrl-J is Enter typed in haste."""


class Command(StrEnum):
    """What a player can ask for at the table."""

    PLAY = "play"
    DRAW = "draw"
    DISCARD = "discard"
    ANSWER = "answer"
    BACK_OUT = "back-out"
    PREVIOUS = "previous"
    NEXT = "next"
    FIRST = "first"
    LAST = "last"
    GO_TO = "go-to"
    NEXT_PLAYABLE = "next-playable"
    PREVIOUS_PLAYABLE = "previous-playable"
    HAND = "hand"
    INFO = "info"
    INFO_ME = "info-me"
    SCORES = "scores"
    TURN = "turn"
    PILE = "pile"
    WHO = "who"
    OPTIONS = "options"
    REPEAT = "repeat"
    HISTORY_BACK = "history-back"
    HISTORY_FORWARD = "history-forward"
    HISTORY = "history"
    DETAIL = "detail"
    SPEECH = "speech"
    FACE = "face"
    HELP = "help"
    LEAVE = "leave"


BINDINGS: dict[Command, tuple[str, ...]] = {
    Command.PLAY: ("enter",),
    Command.DRAW: (" ",),
    Command.DISCARD: ("d", "delete"),
    Command.ANSWER: ("c",),
    Command.BACK_OUT: ("escape", "backspace"),
    Command.PREVIOUS: ("up", ",", "left"),
    Command.NEXT: ("down", ".", "right"),
    Command.FIRST: ("home",),
    Command.LAST: ("end",),
    Command.GO_TO: ("1", "2", "3", "4", "5", "6", "7", "8", "9", "0"),
    Command.NEXT_PLAYABLE: ("z",),
    Command.PREVIOUS_PLAYABLE: ("Z", ";"),
    Command.HAND: ("h",),
    Command.INFO: ("i",),
    Command.INFO_ME: ("I", "j"),
    Command.SCORES: ("s",),
    Command.TURN: ("t",),
    Command.PILE: ("n",),
    Command.WHO: ("w",),
    Command.OPTIONS: ("o", "alt-o"),
    Command.REPEAT: ("r",),
    Command.HISTORY_BACK: ("pageup", "<"),
    Command.HISTORY_FORWARD: ("pagedown", ">"),
    Command.HISTORY: ("tab", "backtab"),
    Command.DETAIL: ("l",),
    Command.SPEECH: ("v",),
    Command.FACE: ("x",),
    Command.HELP: ("?", "f1"),
    Command.LEAVE: ("q", "ctrl-c", "ctrl-d"),
}
"""The keys of each command, the one to tell first; in the order of the help."""

STEPS: dict[str, int] = {"up": -1, "down": 1, "left": -1, "right": 1, ",": -1, ".": 1}
"""The keys that walk through a list or the history, and which way."""

_FRENCH_DIGITS = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
"""The digits' row of a French keyboard without Shift."""

_COMMAND_OF: dict[str, Command] = {key: command for command, keys in BINDINGS.items() for key in keys}


def digit(key: str) -> int | None:
    """The place in a list that a digit means, from 0 (the key 0 is the tenth), or None."""
    typed = _FRENCH_DIGITS.get(key, key)
    if len(typed) != 1 or typed not in "0123456789":
        return None
    return (int(typed) - 1) % 10


def command_for(key: str) -> Command | None:
    """The command of a key at the table; a capital without one of its own is its small letter."""
    if key in _COMMAND_OF:
        return _COMMAND_OF[key]
    if digit(key) is not None:
        return Command.GO_TO
    return _COMMAND_OF.get(key.lower())


COMMON: dict[str, Command] = {
    key: command
    for command in (
        Command.HISTORY_BACK,
        Command.HISTORY_FORWARD,
        Command.HELP,
    )
    for key in BINDINGS[command]
}
"""What works while a list is open too, where letters belong to the list."""
