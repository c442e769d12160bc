"""The player's keys: those in force, and the text about them, in the options and as ``thousand keys``."""

from __future__ import annotations

import json
import sys

import msgspec

from thousand import games
from thousand.doors.printed import listener, printer
from thousand.game import Illegal
from thousand.keys.commands import SHARED, SPECIAL, Bindings, Command
from thousand.keys.names import PLAIN, SYMBOLS, spelled
from thousand.say.scribe import Scribe, spread
from thousand.say.words import Section
from thousand.store import paths
from thousand.store.keys import load
from thousand.ui.help import command_help
from thousand.ui.leaf import book
from thousand.ui.shell import Shell

WRONG = 3
"""The exit code where something in the file of the keys cannot be."""

EXAMPLE = '{"draw": ["space", "alt-d"], "pile": "shift-d"}'


def complaints(scribe: Scribe, troubles: tuple[Illegal, ...]) -> tuple[str, ...]:
    """What is wrong in the file, when a session starts: the first of it, and how much more there is."""
    first = tuple(_told(scribe, trouble) for trouble in troubles[:1])
    more = len(troubles) - 1
    return (*first, scribe.text("trouble-keys-more", count=more)) if more > 0 else first


def show(shell: Shell) -> None:
    """Open the text about the keys, to walk through."""
    shell.open(book(shell, shell.text("keys-title"), _sections(shell.scribe, ())))


def run(*, lang: str | None, as_json: bool) -> int:
    """Print the keys in force and how to change them; as JSON, only the keys, as their file has them. The
    exit code."""
    bindings, troubles = load(paths.keys_file())
    scribe = listener(lang)
    if as_json:
        sys.stdout.write(_as_file(bindings))
        for trouble in troubles:
            printer(sys.stderr)(_told(scribe, trouble))
    else:
        show_line = printer(sys.stdout)
        for section in _sections(scribe, troubles):
            for line in section.lines:
                show_line(line)
    return WRONG if troubles else 0


def _as_file(bindings: Bindings) -> str:
    """The bindings as a file that asks for them: JSON, one command a line."""
    lines = (
        f"  {json.dumps(command)}: {json.dumps([spelled(key) for key in keys])}"
        for command, keys in bindings.table.items()
        if command is not Command.GO_TO
    )
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _sections(scribe: Scribe, troubles: tuple[Illegal, ...]) -> tuple[Section, ...]:
    text = scribe.text
    wrong = tuple(_told(scribe, trouble) for trouble in troubles)
    scribe = msgspec.structs.replace(scribe, keys=scribe.keys.beside_tables())
    names = [spelled(name) for name in (*PLAIN, "pageup", "pagedown", "backtab", *SYMBOLS)]
    change = (
        text("keys-file", path=str(paths.keys_file())),
        EXAMPLE,
        text("keys-exactly"),
        text("keys-letters"),
        *spread(
            names,
            lambda some: text("keys-names", names=scribe.series(some)),
            lambda some: text("keys-names-more", names=scribe.series(some)),
            scribe.limit,
        ),
        text("keys-combined"),
        text("keys-lists"),
        text("keys-when"),
        text("keys-json"),
    )
    common = tuple(_line(scribe, command) for command in scribe.keys.table if command not in SPECIAL)
    sections = (
        Section(text("keys-now"), (common,)),
        *(_of_game(scribe, name) for name in games.NAMES),
        Section(
            text("keys-of-shared"), (tuple(_line(scribe, it) for it in scribe.keys.table if it in SHARED),)
        ),
        Section(text("keys-change"), (change,)),
    )
    return (Section(text("keys-wrong"), (wrong,)), *sections) if wrong else sections


def _of_game(scribe: Scribe, name: str) -> Section:
    """The commands that only some games have, where this one has them."""
    own = games.load(name).commands
    lines = tuple(_line(scribe, command) for command in scribe.keys.table if command in own)
    return Section(scribe.text("keys-of-game", game=scribe.text(f"game-name-{name}")), (lines,))


def _line(scribe: Scribe, command: Command) -> str:
    told = command_help(scribe, command)
    return told if command is Command.GO_TO else scribe.text("keys-line", help=told, command=command)


def _told(scribe: Scribe, trouble: Illegal) -> str:
    return scribe.text(f"trouble-{trouble.code}", **trouble.params)
