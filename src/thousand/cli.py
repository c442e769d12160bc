"""The command line. A door is imported only when its command needs it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from io import TextIOWrapper
from typing import TYPE_CHECKING

from thousand import games
from thousand.arguments import Args, Command, Flag, Word, anything, name_of_yours, number, one_of, pair, read
from thousand.game import Illegal
from thousand.games.draft import layouts
from thousand.games.options import TEAMS
from thousand.say.fluent import languages, locale, pick_language
from thousand.say.scribe import Detail, Scribe

if TYPE_CHECKING:
    from thousand.doors.new_match import Wanted

EXIT_MISTAKE = 1
"""The exit code after a mistake of the program itself."""

EXIT_USAGE = 2
"""The exit code of a command line that cannot be carried out."""

EXIT_INTERRUPTED = 130
"""The exit code of a command that was stopped with Ctrl+C."""

FACES = ("linear", "board")
SPEECH = ("auto", "terminal", "direct", "none")
SEEDS = range(2**63)
NUMBERS = range(1, 2**31)
"""What a number of a round or of a saved match can be, as far as the command line knows."""


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
    commands = _commands()
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


def _commands() -> Mapping[str, Command]:
    """Every command by its name; the one without a name opens the menu.

    A command's line of help is ``cli-help-`` and its name, a flag's ``cli-flag-`` and its name.
    """
    entry = games.load(games.NAMES[0])
    lang = Flag("--lang", one_of(languages()))
    file = Word("FILE", anything, needed=True)
    house = (lang, Flag("--face", one_of(FACES)), Flag("--speech", one_of(SPEECH)))
    game = Word("game", one_of(games.NAMES))
    match = (
        Flag("--bots", number(_minus_one(entry.seats))),
        Flag("--teams", one_of(tuple(layouts(entry)))),
        Flag("--rules", name_of_yours),
        Flag("--option", pair, many=True),
        Flag("--match-points", number(entry.points)),
    )
    level = Flag("--level", one_of(tuple(entry.bots)))
    return {
        "": Command(_menu, flags=house),
        "play": Command(_play, words=(game,), flags=(*match, level, Flag("--seed", number(SEEDS)), *house)),
        "learn": Command(_learn, flags=house),
        "rules": Command(_rules, words=(game,), flags=(*match, lang)),
        "matches": Command(_matches, flags=(lang,)),
        "record": Command(
            _record,
            words=(Word("NUMBER", number(NUMBERS), needed=True), Word("FILE", anything)),
            flags=(lang,),
        ),
        "replay": Command(
            _replay,
            words=(file,),
            flags=(
                Flag("--seat", number(range(1, entry.seats.stop))),
                Flag("--from", number(NUMBERS)),
                Flag("--step"),
                Flag("--detail", one_of(tuple(Detail))),
                lang,
            ),
        ),
        "verify": Command(_verify, words=(file,), flags=(lang,)),
        "export": Command(_export, words=(file,), flags=(Flag("--json"), lang)),
        "keys": Command(_keys, flags=(lang, Flag("--json"))),
        "stats": Command(_stats, flags=(lang, Flag("--json"))),
        "speech": Command(_speech, flags=(Flag("--silent"), lang)),
        "bench": Command(_bench, flags=(lang,)),
    }


def _menu(args: Args) -> int:
    _need_a_terminal()
    from thousand.doors import local

    return local.enter(local.Entrance(None, args["--lang"], args["--face"], args["--speech"]))


def _play(args: Args) -> int:
    from thousand.doors import local

    wanted = _wanted(args)
    if wanted is None:
        return EXIT_USAGE
    _need_a_terminal()
    return local.enter(local.Entrance(wanted, args["--lang"], args["--face"], args["--speech"]))


def _learn(args: Args) -> int:
    _need_a_terminal()
    from thousand.doors import local

    return local.enter(local.Entrance(None, args["--lang"], args["--face"], args["--speech"], learn=True))


def _rules(args: Args) -> int:
    from thousand.doors import rulebook

    wanted = _wanted(args)
    return EXIT_USAGE if wanted is None else rulebook.run(wanted, args["--lang"], sys.stdout)


def _wanted(args: Args) -> Wanted | None:
    """The match that is asked for; None, after a sentence, where it cannot be played."""
    from thousand.doors import new_match

    teams = () if args["--teams"] is None else ((TEAMS, args["--teams"]),)
    wanted = new_match.Wanted(
        game=args["game"] or games.NAMES[0],
        bots=args["--bots"],
        level=args.get("--level"),
        rules=args["--rules"],
        match_points=args["--match-points"],
        seed=args.get("--seed"),
        options=(*teams, *args["--option"]),
    )
    reason = new_match.why_not(wanted)
    if reason is not None:
        scribe = Scribe(pick_language(args["--lang"], os.environ)[0])
        sys.stderr.write(games.load(wanted.game).room("words").refusal(scribe, None, reason) + "\n")
        return None
    return wanted


def _matches(args: Args) -> int:
    from thousand.doors import recording

    return recording.list_matches(lang=args["--lang"])


def _record(args: Args) -> int:
    from thousand.doors import recording

    return recording.record(args["NUMBER"], args["FILE"], lang=args["--lang"])


def _replay(args: Args) -> int:
    from thousand.doors import records

    return records.replay(
        args["FILE"],
        seat=args["--seat"],
        lang=args["--lang"],
        first=args["--from"],
        step=args["--step"],
        detail=args["--detail"],
    )


def _verify(args: Args) -> int:
    from thousand.doors import records

    return records.check(args["FILE"], lang=args["--lang"])


def _export(args: Args) -> int:
    from thousand.doors import records

    return records.export(args["FILE"], lang=args["--lang"], as_json=args["--json"])


def _keys(args: Args) -> int:
    from thousand.doors import keys

    return keys.run(lang=args["--lang"], as_json=args["--json"])


def _stats(args: Args) -> int:
    from thousand.doors import statistics

    return statistics.run(lang=args["--lang"], as_json=args["--json"])


def _speech(args: Args) -> int:
    from thousand.doors import speech_check

    return speech_check.run(args["--lang"], silent=args["--silent"])


def _bench(args: Args) -> int:
    del args
    from thousand.doors import bench

    return bench.run(sys.stdout)


def _need_a_terminal() -> None:
    if sys.stdin is None or not sys.stdin.isatty():
        raise Illegal("no-terminal")


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


def _help(name: str, commands: Mapping[str, Command], text: Callable[..., str]) -> list[str]:
    """What the program can do, one command a line; or what one command takes, one flag a line."""
    known = ", ".join(languages())
    flags = [
        text(f"cli-flag-{flag.name.removeprefix('--')}", languages=known) for flag in commands[name].flags
    ]
    if name:
        return [text(f"cli-help-{name}"), *flags]
    lines = [text(f"cli-help-{command}") for command in commands if command]
    return [text("cli-about"), text("cli-usage"), *lines, text("cli-usage-command"), *flags, text("cli-more")]
