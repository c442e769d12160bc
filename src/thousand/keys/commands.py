"""What a player can ask for at the table, and the keys that give it.

A key is known by a name: the character itself, a capital for one with Shift, or a word such as ``"up"``,
``"alt-o"``. The bindings in force are a value that the screens and the words share, so that neither the help
nor any sentence can tell of a key that does nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property

import msgspec


class Command(StrEnum):
    """What a player can ask for at the table."""

    PLAY = "play"
    DRAW = "draw"
    DISCARD = "discard"
    ANSWER = "answer"
    PASS = "pass"
    RAISE = "raise"
    BOMB = "bomb"
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
    TRICK = "trick"
    TRUMP = "trump"
    CONTRACT = "contract"
    MUSIK = "musik"
    PILE = "pile"
    SORT = "sort"
    ADVICE = "advice"
    WHO = "who"
    INVITE = "invite"
    ADD_BOT = "add-bot"
    REMOVE_BOT = "remove-bot"
    OPTIONS = "options"
    REPEAT = "repeat"
    HISTORY_BACK = "history-back"
    HISTORY_FORWARD = "history-forward"
    HISTORY = "history"
    DETAIL = "detail"
    SPEECH = "speech"
    FACE = "face"
    SOUND = "sound"
    CHAT = "chat"
    HELP = "help"
    RULES = "rules"
    LEAVE = "leave"


COMMON = (Command.HISTORY_BACK, Command.HISTORY_FORWARD, Command.HELP, Command.RULES)
"""What works while a list is open too, by the keys that are no letters: these belong to the list."""

SHARED = frozenset({Command.CHAT, Command.INVITE, Command.ADD_BOT, Command.REMOVE_BOT})
"""What only a table over the network has, whatever is played there."""

SPECIAL = SHARED | {
    *(Command.DRAW, Command.DISCARD, Command.ANSWER, Command.PASS, Command.RAISE, Command.BOMB),
    *(Command.TRICK, Command.TRUMP, Command.CONTRACT, Command.MUSIK, Command.SORT),
}
"""What only some tables have: at each there are those of its game, and the :data:`SHARED` ones over the
network, so that two games may have a key in common."""

_FRENCH_DIGITS = dict(zip("&é\"'(-è_çà", "1234567890", strict=True))
"""The digits' row of a French keyboard without Shift."""


def digit(key: str) -> int | None:
    """The place in a list that a digit means, from 0 (the key 0 is the tenth), or None."""
    typed = _FRENCH_DIGITS.get(key, key)
    if len(typed) != 1 or typed not in "0123456789":
        return None
    return (int(typed) - 1) % 10


class Bindings(msgspec.Struct, frozen=True, dict=True):
    """The keys of each command, the one to tell first; in the order of the help.

    ``game`` are the :data:`SPECIAL` commands of the table at which one sits; None: at no table.
    """

    table: Mapping[Command, tuple[str, ...]]
    game: frozenset[Command] | None = None

    def at_table(self, game: frozenset[Command]) -> Bindings:
        """The bindings at the table of a game with these special commands."""
        return Bindings(self.table, game)

    def beside_tables(self) -> Bindings:
        """The bindings of all games together, at no table."""
        return Bindings(self.table)

    @cached_property
    def here(self) -> Mapping[Command, tuple[str, ...]]:
        """What is in force where one sits. A key of the game's own commands is no other command's there."""
        if self.game is None:
            return self.table
        own = {key for command in self.game for key in self.table[command]}
        return {
            command: keys if command in self.game else tuple(key for key in keys if key not in own)
            for command, keys in self.table.items()
            if command in self.game or command not in SPECIAL
        }

    def of(self, command: Command) -> tuple[str, ...]:
        """The command's keys; those of another game's command are told as they are at its table."""
        return self.here.get(command) or self.table[command]

    def command_for(self, key: str) -> Command | None:
        """The command of a key at the table; a capital without one of its own is its small letter."""
        found = self._bound(key)
        if found is None and digit(key) is not None:
            return Command.GO_TO
        return found or self._bound(key.lower())

    def common(self, key: str) -> Command | None:
        """The command of a key that works while a list is open too."""
        found = self._bound(key)
        return found if found in COMMON and no_letter(key) else None

    def _bound(self, key: str) -> Command | None:
        return next((command for command, keys in self.here.items() if key in keys), None)


def no_letter(key: str) -> bool:
    """Whether a key is none that types a letter."""
    return not (len(key) == 1 and key.isalpha())


DEFAULT = Bindings(
    {
        Command.PLAY: ("enter",),
        Command.DRAW: (" ",),
        Command.DISCARD: ("d", "delete"),
        Command.ANSWER: ("c",),
        Command.PASS: ("p", "alt-p"),
        Command.RAISE: ("u", "+", "="),
        Command.BOMB: ("d", "delete"),
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
        Command.TRICK: ("k", "alt-k"),
        Command.TRUMP: ("f", "alt-f"),
        Command.CONTRACT: ("c", "alt-c"),
        Command.MUSIK: ("m", "alt-m"),
        Command.PILE: ("n",),
        Command.SORT: ("e", "alt-e"),
        Command.ADVICE: ("a",),
        Command.WHO: ("w",),
        Command.INVITE: ("y", "alt-y"),
        Command.ADD_BOT: ("b", "alt-b"),
        Command.REMOVE_BOT: ("B", "-"),
        Command.OPTIONS: ("o", "alt-o"),
        Command.REPEAT: ("r",),
        Command.HISTORY_BACK: ("pageup", "<"),
        Command.HISTORY_FORWARD: ("pagedown", ">"),
        Command.HISTORY: ("tab", "backtab"),
        Command.DETAIL: ("l",),
        Command.SPEECH: ("v",),
        Command.FACE: ("x",),
        Command.SOUND: ("m", "M"),
        Command.CHAT: ("tab", "/"),
        Command.HELP: ("?",),
        Command.RULES: ("f1", "g"),
        Command.LEAVE: ("q", "ctrl-c", "ctrl-d"),
    }
)
"""The keys that are in force where the player has not chosen others."""
