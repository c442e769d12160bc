"""The player's own keys: what their file asks for, and the bindings that come of it.

A command that the file names gets exactly the keys given there; every other command keeps its usual ones, but
for those that the file gives away. What cannot be carried out is told, and changes nothing else.

At its table a game's own command goes before what every table has: they may have a key in common, as long as
each can be given there. Commands of different games never meet.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import TypeAlias

from thousand.game import Illegal
from thousand.keys.commands import COMMON, DEFAULT, SPECIAL, Bindings, Command, digit, no_letter
from thousand.keys.names import read, spelled

LISTS_NEED = frozenset(
    {"up", "down", "left", "right", ",", ".", "home", "end", "enter", "escape", "backspace"}
    | {"ctrl-c", "ctrl-d"}
)
"""The keys of every list, which no command can have that works while a list is open."""

SHOWN = 40
"""How many characters of a wrong name are said again."""

Wishes: TypeAlias = dict[Command, tuple[str, ...]]

Games: TypeAlias = Collection[frozenset[Command]]
"""The special commands of each game."""


def rebound(asked: Mapping[str, object], games: Games = (SPECIAL,)) -> tuple[Bindings, tuple[Illegal, ...]]:
    """The bindings with what a file asks for (names of keys by the name of a command), and what in it
    cannot be. ``games`` without any more being told are one that has every special command.

    The codes: ``keys-command``, ``keys-fixed``, ``keys-list``, ``keys-none``, ``keys-name``, ``keys-digit``,
    ``keys-lists-need``, ``keys-letters``, ``keys-twice``, ``keys-taken``. Each has the name of the
    ``command``, which keeps its usual keys; those about one key have the ``key``; ``other`` is the command
    that has it or needs it.
    """
    wishes: Wishes = {}
    troubles = []
    for name, value in asked.items():
        try:
            command = _command(name)
            wishes[command] = _keys(command, value, wishes, games)
        except Illegal as trouble:
            troubles.append(trouble)
    while (taken := _taken(wishes, games)) is not None:
        command, key, robbed = taken
        del wishes[command]
        troubles.append(_illegal("keys-taken", command, key, other=robbed.value))
    return Bindings(_all(wishes, games)), tuple(troubles)


def _command(name: str) -> Command:
    """The command of that name, if its keys can be chosen."""
    try:
        command = Command(name.strip().lower().replace(" ", "-").replace("_", "-"))
    except ValueError:
        raise Illegal("keys-command", command=_shown(name)) from None
    if command is Command.GO_TO:
        raise Illegal("keys-fixed", command=command.value)
    return command


def _keys(command: Command, value: object, wishes: Wishes, games: Games) -> tuple[str, ...]:
    """The keys that are asked for; ``wishes`` are those of other commands."""
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise Illegal("keys-list", command=command.value)
    if not names:
        raise Illegal("keys-none", command=command.value)
    keys = tuple(dict.fromkeys(_key(command, name) for name in names))
    clashing = [other for other, theirs in wishes.items() if _clash(command, keys, other, theirs, games)]
    for key in keys:
        owner = next((other for other in clashing if key in wishes[other]), None)
        if owner is not None:
            raise _illegal("keys-twice", command, key, other=owner.value)
    if not _enough(command, keys):
        raise Illegal("keys-letters", command=command.value)
    return keys


def _key(command: Command, name: str) -> str:
    key = read(name)
    if key is None:
        raise Illegal("keys-name", command=command.value, key=_shown(name))
    if key.isdecimal():
        raise _illegal("keys-digit", command, key)
    if command in COMMON and (key in LISTS_NEED or digit(key) is not None):
        raise _illegal("keys-lists-need", command, key)
    return key


def _enough(command: Command, keys: Sequence[str]) -> bool:
    """Whether the command can be given by one of the keys, wherever it should work."""
    return any(map(no_letter, keys)) if command in COMMON else bool(keys)


def _clash(
    one: Command, keys: tuple[str, ...], other: Command, theirs: tuple[str, ...], games: Games
) -> bool:
    """Whether the two cannot have a key in common."""
    if (one in SPECIAL) == (other in SPECIAL):
        return _meet(one, other, games)
    (common, special) = (theirs, keys) if one in SPECIAL else (keys, theirs)
    return set(common) <= set(special)


def _meet(one: Command, other: Command, games: Games) -> bool:
    """Whether both are at the table of some game."""
    both = {one, other} & SPECIAL
    return not both or any(both <= game for game in games)


def _taken(wishes: Wishes, games: Games) -> tuple[Command, str, Command] | None:
    """A wish that takes too much: its command, a key, and the command that could not be given any more."""
    bindings = Bindings(_all(wishes, games))
    for game in games:
        usual = DEFAULT.at_table(game)
        for robbed, keys in bindings.at_table(game).here.items():
            if not _enough(robbed, keys):
                lacking = [key for key in usual.of(robbed) if _enough(robbed, (key,))]
                return next(
                    (command, key, robbed)
                    for command, wished in wishes.items()
                    for key in wished
                    if key in lacking or (command is not robbed and key in wishes.get(robbed, ()))
                )
    return None


def _all(wishes: Wishes, games: Games) -> dict[Command, tuple[str, ...]]:
    """Every command's keys, if the wishes are granted."""

    def left(command: Command, usual: tuple[str, ...]) -> tuple[str, ...]:
        given = {
            key
            for other, keys in wishes.items()
            for key in keys
            if other not in SPECIAL or (command in SPECIAL and _meet(command, other, games))
        }
        return tuple(key for key in usual if key not in given)

    return {command: wishes.get(command) or left(command, usual) for command, usual in DEFAULT.table.items()}


def _illegal(code: str, command: Command, key: str, **more: str) -> Illegal:
    return Illegal(code, command=command.value, key=spelled(key), **more)


def _shown(word: str) -> str:
    """A word of the file that is fit to be said."""
    return "".join(sign if sign.isprintable() else "?" for sign in word[:SHOWN])
