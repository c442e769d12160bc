"""What each command does with what was given to it: it opens a door, imported only then. Each gives the exit
code, or raises :class:`~thousand.game.Illegal` where it cannot be carried out."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from thousand import games
from thousand.arguments import Args
from thousand.game import Illegal
from thousand.games.options import TEAMS
from thousand.say.fluent import pick_language
from thousand.say.scribe import Scribe

if TYPE_CHECKING:
    from thousand.doors.new_match import Wanted

EXIT_USAGE = 2
"""The exit code of a command line that cannot be carried out."""


def menu(args: Args) -> int:
    """The main menu."""
    _need_a_terminal()
    return _enter(args)


def _enter(args: Args, wanted: Wanted | None = None, learn: str = "") -> int:
    from thousand.doors import local
    from thousand.doors.session import Entrance

    return local.enter(Entrance(wanted, args["--lang"], args["--face"], args["--speech"], learn))


def play(args: Args) -> int:
    """``thousand play``: a game at once."""
    wanted = _wanted(args, args["--bots"])
    if wanted is None:
        return EXIT_USAGE
    _need_a_terminal()
    return _enter(args, wanted)


def learn(args: Args) -> int:
    """``thousand learn``: the lesson."""
    _need_a_terminal()
    return _enter(args, learn=args["game"] or games.NAMES[0])


def rules(args: Args) -> int:
    """``thousand rules``: the rules as a text."""
    from thousand.doors import rulebook

    wanted = _wanted(args, args["--bots"])
    return EXIT_USAGE if wanted is None else rulebook.run(wanted, args["--lang"], sys.stdout)


def _wanted(args: Args, bots: int | None) -> Wanted | None:
    """The match that is asked for, with so many bots; None, after a sentence, where it cannot be played."""
    from thousand.doors import new_match

    teams = () if args["--teams"] is None else ((TEAMS, args["--teams"]),)
    wanted = new_match.Wanted(
        game=args["game"] or games.NAMES[0],
        bots=bots,
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


def matches(args: Args) -> int:
    """``thousand matches``: the saved matches by number."""
    from thousand.doors import recording

    return recording.list_matches(lang=args["--lang"])


def record(args: Args) -> int:
    """``thousand record``: a saved match as a record."""
    from thousand.doors import recording

    return recording.record(args["NUMBER"], args["FILE"], lang=args["--lang"])


def replay(args: Args) -> int:
    """``thousand replay``: a record, told again."""
    from thousand.doors import records

    return records.replay(
        args["FILE"],
        seat=args["--seat"],
        lang=args["--lang"],
        first=args["--from"],
        step=args["--step"],
        detail=args["--detail"],
    )


def verify(args: Args) -> int:
    """``thousand verify``: whether a record is true."""
    from thousand.doors import records

    return records.check(args["FILE"], lang=args["--lang"])


def export(args: Args) -> int:
    """``thousand export``: the score sheets of a record."""
    from thousand.doors import records

    return records.export(args["FILE"], lang=args["--lang"], as_json=args["--json"])


def keys(args: Args) -> int:
    """``thousand keys``: the keys at the table."""
    from thousand.doors import keys

    return keys.run(lang=args["--lang"], as_json=args["--json"])


def stats(args: Args) -> int:
    """``thousand stats``: what was played and won."""
    from thousand.doors import statistics

    return statistics.run(lang=args["--lang"], as_json=args["--json"])


def speech(args: Args) -> int:
    """``thousand speech``: which voices open here."""
    from thousand.doors import speech_check

    return speech_check.run(args["--lang"], silent=args["--silent"])


def review(args: Args) -> int:
    """``thousand review``: what would have been better."""
    from thousand.doors import review

    return review.run(args["FILE"], seat=args["--seat"], playouts=args["--playouts"], lang=args["--lang"])


def bench(args: Args) -> int:
    """``thousand bench``: how quick the program is here."""
    del args
    from thousand.doors import bench

    return bench.run(sys.stdout)


def arena(args: Args) -> int:
    """``thousand arena``: bots play each other."""
    from thousand.doors import arena

    wanted = _wanted(args, None if args["--seats"] is None else args["--seats"] - 1)
    if wanted is None:
        return EXIT_USAGE
    given = {
        name: args[f"--{name}"] for name in ("matches", "seed", "jobs", "playouts", "json", "csv", "resume")
    }
    chosen = {name: value for name, value in given.items() if value is not None}
    return arena.run(arena.Asked(wanted, args["--bots"] or (), **chosen), args["--lang"])


def join(args: Args) -> int:
    """``thousand join``: tables of a server."""
    _need_a_terminal()
    from thousand.doors import join
    from thousand.doors.session import Entrance

    entrance = Entrance(None, args["--lang"], args["--face"], args["--speech"])
    return join.enter(args["ADDRESS"], args["--name"], entrance)


def serve(args: Args) -> int:
    """``thousand serve``: tables for others to join."""
    from thousand.doors import serve

    asked = serve.Asked(
        port=args["--port"],
        host=args["--host"],
        ssh_port=args["--ssh-port"],
        data=args["--data"],
        invite_only=args["--invite-only"],
        guests=not args["--no-guests"],
        certificate=args["--certificate"],
        key=args["--key"],
        proxy=args["--proxy"],
    )
    return serve.run(asked, lang=args["--lang"])


def invite(args: Args) -> int:
    """``thousand invite``: a code for one new person at one's server."""
    from thousand.doors import serve

    return serve.invite(args["--data"], lang=args["--lang"])


def account(args: Args) -> int:
    """``thousand account``: an account of one's server is closed, or gets a new password."""
    from thousand.doors import account

    return account.run(
        args["NAME"],
        close=args["--close"],
        new_password=args["--new-password"],
        data=args["--data"],
        lang=args["--lang"],
    )


def _need_a_terminal() -> None:
    if sys.stdin is None or not sys.stdin.isatty():
        raise Illegal("no-terminal")
