"""The player's statistics, in the main menu and as ``thousand stats``."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

import msgspec

from thousand.doors.local_table import PERSON
from thousand.doors.printed import listener, printer
from thousand.game import Illegal
from thousand.games import NAMES, load
from thousand.say.scribe import Scribe, spread
from thousand.say.words import Words
from thousand.store import paths
from thousand.ui.leaf import LeafScreen
from thousand.ui.shell import Shell

if TYPE_CHECKING:
    from thousand.store.matches import Matches
    from thousand.store.statistics import Statistics

FAILED = 3
"""The exit code where the saved matches cannot be read."""

JSON_FORMAT = 1
"""The version of the keys of ``stats --json``."""


def show(shell: Shell, matches: Matches) -> None:
    """Open the statistics as a text to walk through; where there is nothing to count, say so."""
    from thousand.store.statistics import gather

    try:
        found = gather(matches, PERSON)
    except Illegal as failure:
        shell.refuse(_failed(shell.scribe, failure))
        return
    lines = _lines(shell.scribe, found)
    if found.games:
        shell.open(LeafScreen(shell, shell.text("stats-title"), lines))
    else:
        shell.refuse(*lines)


def run(*, lang: str | None, as_json: bool) -> int:
    """Print the statistics, by lines or as JSON (its keys: ``docs/statistics.md``). The exit code."""
    scribe = listener(lang)
    try:
        found = _read()
    except Illegal as failure:
        printer(sys.stderr)(_failed(scribe, failure))
        return FAILED
    if as_json:
        data = {"format": JSON_FORMAT, **msgspec.to_builtins(found)}
        sys.stdout.write(json.dumps(data, indent=2) + "\n")
        return 0
    show_line = printer(sys.stdout)
    for line in _lines(scribe, found):
        show_line(line)
    return 0


def _read() -> Statistics:
    """Count what the file has; no file is made where there is none."""
    from thousand.store.matches import Matches
    from thousand.store.statistics import Statistics, gather

    path = paths.matches_file()
    if not path.exists():
        return Statistics({})
    matches = Matches(path)
    try:
        return gather(matches, PERSON)
    finally:
        matches.close()


def _lines(scribe: Scribe, found: Statistics) -> tuple[str, ...]:
    lines: list[str] = []
    for game in (name for name in NAMES if name in found.games):
        if len(found.games) > 1:
            lines.append(scribe.text("stats-of", game=scribe.text(f"game-name-{game}")))
        lines += cast(Words, load(game).room("words")).statistics(scribe, found.games[game])
    if not lines:
        lines.append(scribe.text("stats-none"))

    def left_out(numbers: Sequence[str]) -> str:
        return scribe.text("stats-left-out", count=len(numbers), numbers=scribe.listing(numbers))

    return (*lines, *spread([str(number) for number in found.left_out], left_out, left_out))


def _failed(scribe: Scribe, failure: Illegal) -> str:
    return scribe.text("stats-failed", path=failure.params["path"], detail=failure.params["detail"])
