"""The words of a command line as values.

Each command owns its words and flags, which may come in any order. Whatever is wrong is one
:class:`Illegal`, so that it can be told as one sentence in the player's language.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from thousand.game import Illegal

SHOWN = 40
"""How many characters of a wrong word are said again."""

Reader: TypeAlias = Callable[[str, str], Any]
"""What turns a name and the word given for it into a value, or raises :class:`Illegal`."""

Args: TypeAlias = Mapping[str, Any]
"""What was given: a value for each word and flag of the command by its name; where it was left out None,
for a switch False, and nothing at all for a flag that may be repeated."""


class Word(NamedTuple):
    """A word after the command, in its place: ``thousand play GAME``."""

    name: str
    read: Reader
    needed: bool = False


class Flag(NamedTuple):
    """``--name value`` or ``--name=value``; a switch without a value where ``read`` is None. One that may be
    repeated (``many``) has a tuple of values. ``told`` names its line of help, where that is not the flag's
    name, since two commands may mean different things by one name."""

    name: str
    read: Reader | None = None
    many: bool = False
    told: str = ""

    @property
    def left_out(self) -> Any:
        """What stands for the flag where it was not given."""
        if self.many:
            return ()
        return None if self.read else False


class Command(NamedTuple):
    """What ``thousand NAME`` does: ``run`` gives the exit code."""

    run: Callable[[Args], int]
    words: tuple[Word, ...] = ()
    flags: tuple[Flag, ...] = ()


EVERYWHERE = (Flag("--help"), Flag("--version"))
"""The flags of every command."""

_SHORT = {"-h": "--help"}


def read(words: Sequence[str], commands: Mapping[str, Command]) -> tuple[str, Args]:
    """The command and what was given to it; ``""`` is the command where none is named.

    Raises :class:`Illegal`: ``unknown-word``, ``value-missing``, ``no-value``, ``value-unknown``,
    ``flag-elsewhere``, ``word-missing`` or what a reader refuses.
    """
    words = list(words)
    place = _place_of_command(words, commands)
    flags = {flag.name: flag for command in commands.values() for flag in command.flags}
    name = ""
    if place is not None:
        name = words.pop(place)
        if not name or name not in commands:
            _sort(words, flags)  # what is wrong with a flag is told first
            one_of([known for known in commands if known])("command", name)
    command = commands[name]
    plain, given = _sort(words, flags | {flag.name: flag for flag in command.flags})
    if given.get("--help") or given.get("--version"):
        return name, given
    for flag in given:
        if flag not in {own.name for own in command.flags}:
            owners = [f"thousand {other}".strip() for other, it in commands.items() if _owns(it, flag)]
            raise Illegal("flag-elsewhere", name=flag, commands=", ".join(owners))
    if len(plain) > len(command.words):
        raise Illegal("unknown-word", value=shown(plain[len(command.words)]))
    args: dict[str, Any] = {flag.name: flag.left_out for flag in command.flags}
    args |= dict.fromkeys(word.name for word in command.words) | given
    for nth, word in enumerate(command.words):
        if nth < len(plain):
            args[word.name] = word.read(word.name, plain[nth])
        elif word.needed:
            raise Illegal("word-missing", command=name, name=word.name)
    return name, args


def _place_of_command(words: Sequence[str], commands: Mapping[str, Command]) -> int | None:
    """Where the command stands: the first word that is neither a flag nor a flag's value.

    A flag that has a value with some commands and none with others has none where a command follows.
    """
    switches = {flag.name for command in commands.values() for flag in command.flags if flag.read is None}
    with_value = {flag.name for command in commands.values() for flag in command.flags if flag.read}
    is_value = False
    for place, (word, following) in enumerate(zip(words, [*words, ""][1:], strict=True)):
        if is_value:
            is_value = False
        elif word == "--":
            return place + 1 if following else None
        elif word == "-" or not word.startswith("-"):
            return place
        else:
            either = word in switches and following in commands
            is_value = word in with_value and not either and not following.startswith("--")
    return None


def _sort(words: Sequence[str], known: Mapping[str, Flag]) -> tuple[list[str], dict[str, Any]]:
    """The words that are no flags, and the flags' values by name."""
    flags = {**known, **{flag.name: flag for flag in EVERYWHERE}}
    plain: list[str] = []
    given: dict[str, Any] = {}
    rest = iter(words)
    for word in rest:
        if word == "--":
            plain += rest
        elif word == "-" or not word.startswith("-"):
            plain.append(word)
        else:
            name, equals, value = word.partition("=")
            flag = flags.get(_SHORT.get(name, name))
            if flag is None:
                raise Illegal("unknown-word", value=shown(word))
            if flag.read is not None:
                value = flag.read(flag.name, value if equals else _following(rest, flag.name))
                given[flag.name] = (*given.get(flag.name, ()), value) if flag.many else value
            elif equals:
                raise Illegal("no-value", name=flag.name)
            else:
                given[flag.name] = True
    return plain, given


def _following(rest: Iterator[str], name: str) -> str:
    value = next(rest, "--")
    if value.startswith("--"):
        raise Illegal("value-missing", name=name)
    return value


def _owns(command: Command, flag: str) -> bool:
    return any(own.name == flag for own in command.flags)


# Readers


def anything(name: str, word: str) -> str:
    """Any word, such as a file's name."""
    del name
    return word


def name_of_yours(name: str, word: str) -> str:
    """A name that the player gave to something: any word, as far as it can be printed."""
    del name
    return shown(word)


def names(name: str, word: str) -> tuple[str, ...]:
    """Names with commas between them."""
    del name
    return tuple(part for each in word.split(",") if (part := each.strip()))


def pair(name: str, word: str) -> tuple[str, str]:
    """``NAME=VALUE``, as two words; in the name ``_`` is as good as ``-`` and a capital as a small letter."""
    key, equals, value = word.partition("=")
    if not (key and equals and value):
        raise Illegal("no-pair", name=name, value=shown(word))
    return shown(key.replace("_", "-").lower()), shown(value)


def one_of(known: Sequence[str]) -> Reader:
    """One of these words."""

    def read_one(name: str, word: str) -> str:
        if word not in known:
            raise Illegal("value-unknown", name=name, value=shown(word), known=", ".join(known))
        return word

    return read_one


def number(numbers: range) -> Reader:
    """A whole number of the range."""

    def read_number(name: str, word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 20 and int(word) in numbers):
            low, high = numbers.start, numbers.stop - 1
            raise Illegal("number-outside", name=name, value=shown(word), low=str(low), high=str(high))
        return int(word)

    return read_number


def shown(word: str) -> str:
    """A word of the command line that is fit to be printed."""
    return "".join(letter if letter.isprintable() else "?" for letter in word[:SHOWN])
