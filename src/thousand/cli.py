"""The command line. A door is imported only when its command needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from itertools import pairwise

from thousand import commands as run
from thousand import games
from thousand.arguments import Command, Flag, Word, anything, name_of_yours, names, number, one_of, pair, read
from thousand.commands import EXIT_USAGE
from thousand.game import Illegal
from thousand.games.draft import layouts
from thousand.say.fluent import languages, locale, pick_language
from thousand.say.scribe import Detail

__all__ = ["EXIT_INTERRUPTED", "EXIT_MISTAKE", "EXIT_USAGE", "main"]

EXIT_MISTAKE = 1
"""The exit code after a mistake of the program itself."""

EXIT_INTERRUPTED = 130
"""The exit code of a command that was stopped with Ctrl+C."""

FACES = ("linear", "board")
SPEECH = ("auto", "terminal", "direct", "none")
SEEDS = range(2**63)
SEATS = range(1, 10)
"""What the number of a seat can be at any game's table; how many a record has, it tells itself."""

NUMBERS = range(1, 2**31)
"""What a number of a round or of a saved match can be, as far as the command line knows."""

PORTS = range(2**16)
"""What a port's number can be; 0 is any that is free."""

ARENA_SEEDS = range(10**12)
MATCHES = range(1, 10**6 + 1)
JOBS = range(1, 65)
"""An arena's numbers: each of its seeds stands for as many deals as it can have matches."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; its exit code. A mistake is answered by one sentence on standard error."""
    words = list(sys.argv[1:] if argv is None else argv)
    text = locale(pick_language(_lang_among(words), os.environ)[0]).text
    try:
        code = _run(words, text)
        if sys.stdout is not None:
            sys.stdout.flush()
        return code
    except BrokenPipeError:  # whoever was reading has heard enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return EXIT_INTERRUPTED
    except Illegal as refusal:
        sys.stderr.write(text(f"cli-{refusal.code}", **refusal.params) + "\n")
        return EXIT_MISTAKE if refusal.code == "mistake" else EXIT_USAGE


def _run(words: Sequence[str], text: Callable[..., str]) -> int:
    commands = _commands(_game_among(words))
    name, args = read(words, commands)
    if args.get("--help"):
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a pipe may have an encoding without our letters
        sys.stdout.writelines(line + "\n" for line in _help(name, commands, text))
        return 0
    if args.get("--version"):
        from thousand.doors.version import version

        sys.stdout.write(version())
        return 0
    return commands[name].run(args)


def _commands(game: str) -> Mapping[str, Command]:
    """Every command by its name, where a match is of this game; the one without a name opens the menu.

    A command's line of help is ``cli-help-`` and its name, a flag's ``cli-flag-`` and its name, or what it is
    ``told`` by.
    """
    entry = games.load(game)
    lang = Flag("--lang", one_of(languages()))
    data = Flag("--data", anything)
    file = Word("FILE", anything, needed=True)
    house = (lang, Flag("--face", one_of(FACES)), Flag("--speech", one_of(SPEECH)))
    which = Word("game", one_of(games.NAMES))
    bots = Flag("--bots", number(_minus_one(entry.seats)))
    match = (
        Flag("--teams", one_of(tuple(layouts(entry)))),
        Flag("--rules", name_of_yours),
        Flag("--option", pair, many=True),
        Flag("--match-points", number(entry.points)),
    )
    level = Flag("--level", one_of(tuple(entry.bots)))
    arena = (
        Flag("--bots", names, told="arena-bots"),
        Flag("--matches", number(MATCHES)),
        Flag("--seed", number(ARENA_SEEDS)),
        Flag("--seats", number(entry.seats)),
        *match,
        Flag("--jobs", number(JOBS)),
        Flag("--playouts", number(NUMBERS)),
        Flag("--json", anything, told="arena-json"),
        Flag("--csv", anything),
        Flag("--resume", anything),
        lang,
    )
    return {
        "": Command(run.menu, flags=house),
        "play": Command(
            run.play, words=(which,), flags=(bots, *match, level, Flag("--seed", number(SEEDS)), *house)
        ),
        "learn": Command(run.learn, words=(which,), flags=house),
        "rules": Command(run.rules, words=(which,), flags=(bots, *match, lang)),
        "matches": Command(run.matches, flags=(lang,)),
        "record": Command(
            run.record,
            words=(Word("NUMBER", number(NUMBERS), needed=True), Word("FILE", anything)),
            flags=(lang,),
        ),
        "replay": Command(
            run.replay,
            words=(file,),
            flags=(
                Flag("--seat", number(SEATS)),
                Flag("--from", number(NUMBERS)),
                Flag("--step"),
                Flag("--detail", one_of(tuple(Detail))),
                lang,
            ),
        ),
        "verify": Command(run.verify, words=(file,), flags=(lang,)),
        "export": Command(run.export, words=(file,), flags=(Flag("--json"), lang)),
        "keys": Command(run.keys, flags=(lang, Flag("--json"))),
        "stats": Command(run.stats, flags=(lang, Flag("--json"))),
        "speech": Command(run.speech, flags=(Flag("--silent"), lang)),
        "review": Command(
            run.review,
            words=(file,),
            flags=(
                Flag("--seat", number(SEATS)),
                Flag("--playouts", number(NUMBERS), told="review-playouts"),
                lang,
            ),
        ),
        "join": Command(
            run.join,
            words=(Word("ADDRESS", anything, needed=True),),
            flags=(Flag("--name", anything), *house),
        ),
        "serve": Command(
            run.serve,
            flags=(
                Flag("--host", anything),
                Flag("--port", number(PORTS)),
                Flag("--ssh-port", number(PORTS)),
                data,
                Flag("--invite-only"),
                Flag("--no-guests"),
                Flag("--certificate", anything),
                Flag("--key", anything),
                Flag("--proxy"),
                lang,
            ),
        ),
        "invite": Command(run.invite, flags=(data, lang)),
        "account": Command(
            run.account,
            words=(Word("NAME", anything, needed=True),),
            flags=(Flag("--close"), Flag("--new-password"), data, lang),
        ),
        "bench": Command(run.bench, flags=(lang,)),
        "arena": Command(run.arena, words=(which,), flags=arena),
    }


def _minus_one(seats: range) -> range:
    """How many bots there can be beside the person."""
    return range(seats.start - 1, seats.stop - 1)


def _lang_among(words: Sequence[str]) -> str | None:
    """The language asked for, looked up before anything can be said about the other words."""
    for word, following in zip(words, [*words, ""][1:], strict=True):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _game_among(words: Sequence[str]) -> str:
    """The game that is asked for, on which it depends what the flags can be; a flag's value is none."""
    for before, word in pairwise(["", *words]):
        if word in games.NAMES and ("=" in before or not before.startswith("--")):
            return word
    return games.NAMES[0]


def _help(name: str, commands: Mapping[str, Command], text: Callable[..., str]) -> list[str]:
    """What the program can do, one command a line; or what one command takes, one flag a line."""
    known = ", ".join(languages())
    flags = [
        text(f"cli-flag-{flag.told or flag.name.removeprefix('--')}", languages=known)
        for flag in commands[name].flags
    ]
    if name:
        return [text(f"cli-help-{name}"), *flags]
    lines = [text(f"cli-help-{command}") for command in commands if command]
    return [text("cli-about"), text("cli-usage"), *lines, text("cli-usage-command"), *flags, text("cli-more")]
