"""The command line. A door is imported only when its command needs it."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from io import TextIOWrapper

from thousand import __version__, games
from thousand.game import Illegal
from thousand.say.fluent import languages, locale, pick_language

EXIT_MISTAKE = 1
"""The exit code after a mistake of the program itself."""

EXIT_USAGE = 2
"""The exit code of a command line that cannot be carried out."""

COMMANDS = ("play", "bench")
FACES = ("linear", "board")
SPEECH = ("auto", "terminal", "direct", "none")
SEEDS = range(2**63)
SHOWN = 40
"""How many characters of a wrong word are said again."""


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program; its exit code. A mistake is answered by one sentence on standard error."""
    words = list(sys.argv[1:] if argv is None else argv)
    text = locale(pick_language(_lang_among(words), os.environ)[0]).text
    try:
        return _run(_read(words, text), text)
    except Illegal as refusal:
        sys.stderr.write(text(f"cli-{refusal.code}", **refusal.params) + "\n")
        return EXIT_MISTAKE if refusal.code == "mistake" else EXIT_USAGE


def _run(args: argparse.Namespace, text: Callable[..., str]) -> int:
    if args.help:
        if isinstance(sys.stdout, TextIOWrapper):
            sys.stdout.reconfigure(errors="replace")  # a pipe may have an encoding without our letters
        sys.stdout.write(_help(text))
        return 0
    if args.version:
        sys.stdout.write(f"thousand {__version__}\n")
        return 0
    if args.command == "bench":
        from thousand.doors import bench

        return bench.run(sys.stdout)
    if sys.stdin is None or not sys.stdin.isatty():
        raise Illegal("no-terminal")
    from thousand.doors import local, new_match

    wanted = None
    if args.command == "play":
        game = args.game or games.NAMES[0]
        wanted = new_match.Wanted(game, args.bots, args.rules, args.match_points, args.seed)
    return local.enter(local.Entrance(wanted, args.lang, args.face, args.speech))


def _read(words: list[str], text: Callable[..., str]) -> argparse.Namespace:
    """The command line as values. Raises :class:`Illegal` with a code for each kind of mistake."""
    parser = argparse.ArgumentParser(prog="thousand", add_help=False, allow_abbrev=False, exit_on_error=False)
    entry = games.load(games.NAMES[0])
    parser.add_argument("command", nargs="?", type=_one_of("command", COMMANDS))
    parser.add_argument("game", nargs="?", type=_one_of("game", games.NAMES))
    parser.add_argument("-h", "--help", action="store_true")
    parser.add_argument("--version", action="store_true")
    parser.add_argument("--lang", type=_one_of("--lang", languages()))
    parser.add_argument("--face", type=_one_of("--face", FACES))
    parser.add_argument("--speech", type=_one_of("--speech", SPEECH))
    for_a_match = [
        parser.add_argument("--bots", type=_number("--bots", _minus_one(entry.seats))),
        parser.add_argument("--rules", type=_one_of("--rules", tuple(entry.presets))),
        parser.add_argument("--match-points", type=_number("--match-points", entry.points)),
        parser.add_argument("--seed", type=_number("--seed", SEEDS)),
    ]
    try:
        args, unknown = parser.parse_known_args(words)
    except argparse.ArgumentError as error:
        raise Illegal("value-missing", name=error.argument_name or "") from error
    if unknown:
        raise Illegal("unknown-word", value=_shown(unknown[0]))
    for flag in for_a_match:
        if getattr(args, flag.dest) is not None and args.command != "play":
            raise Illegal("only-with-play", name=flag.option_strings[0])
    return args


def _one_of(name: str, known: Sequence[str]) -> Callable[[str], str]:
    def read(word: str) -> str:
        if word not in known:
            raise Illegal("value-unknown", name=name, value=_shown(word), known=", ".join(known))
        return word

    return read


def _number(name: str, numbers: range) -> Callable[[str], int]:
    def read(word: str) -> int:
        if not (word.isascii() and word.isdigit() and len(word) < 20 and int(word) in numbers):
            low, high = numbers.start, numbers.stop - 1
            raise Illegal("number-outside", name=name, value=_shown(word), low=str(low), high=str(high))
        return int(word)

    return read


def _minus_one(seats: range) -> range:
    """How many bots there can be beside the person."""
    return range(seats.start - 1, seats.stop - 1)


def _shown(word: str) -> str:
    """A word of the command line that is fit to be printed."""
    return "".join(letter if letter.isprintable() else "?" for letter in word[:SHOWN])


def _lang_among(words: Sequence[str]) -> str | None:
    """The language asked for, looked up before anything can be said about the other words."""
    for word, following in zip(words, [*words, ""][1:], strict=True):
        if word == "--lang":
            return following
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
    return None


def _help(text: Callable[..., str]) -> str:
    parts = ("about", "usage", "play", "lang", "face", "speech", "bots", "rules", "points", "seed", "more")
    return "".join(text(f"cli-help-{part}") + "\n" for part in parts)
