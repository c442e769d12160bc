"""``thousand arena``: bots play each other, and what their play is worth is measured.

Progress is told in sentences on standard error, the results on standard output. Every match is kept in a
file as it ends: a run that was broken off goes on there when it is asked for again.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path

import msgspec

from thousand import __version__
from thousand.doors import arena_results
from thousand.doors.arena_bots import makers
from thousand.doors.arena_workers import results
from thousand.doors.new_match import Wanted, draft_of
from thousand.doors.printed import listener, printer
from thousand.game import Illegal
from thousand.say.scribe import Scribe
from thousand.speech.text import clean
from thousand.store import paths
from thousand.store.arena import ArenaFile, begun, usual_file
from thousand.store.settings import load
from thousand.table.arena import Contest, Failed, Lineup, Played, Result, lineups, sides_of
from thousand.table.arena_figures import figures

FAILED = 1
"""The exit code where a bot made a mistake."""

INTERRUPTED = 130
"""The exit code of a run that was stopped with Ctrl+C."""

PARTS = 10
"""Progress is told so often, at the most."""


class Asked(msgspec.Struct, frozen=True):
    """What somebody wants to know: a match and the names of the ``bots`` that play it; about how many
    ``matches`` from which ``seed``, in how many processes (``jobs``). ``resume`` is the file of the matches,
    where it is not Thousand's own; ``json`` and ``csv`` are files for the results."""

    wanted: Wanted
    bots: tuple[str, ...]
    matches: int = 100
    seed: int = 1
    jobs: int = 1
    playouts: int | None = None
    json: str | None = None
    csv: str | None = None
    resume: str | None = None


def run(asked: Asked, lang: str | None) -> int:
    """Play, and tell what came of it. The exit code.

    Raises :class:`Illegal` where the arena cannot be, or cannot go on.
    """
    scribe = listener(lang)
    contest = contest_of(asked)
    makers(contest)
    ways = lineups(len(contest.bots), len(sides_of(contest)))
    deals = -(-asked.matches // len(ways))
    for results_file in (asked.json, asked.csv):
        if results_file is not None:
            _write(results_file, "a", "")  # better refused now than after hours
    beginning = begun(contest, __version__)
    path = usual_file(beginning) if asked.resume is None else Path(asked.resume)
    file = ArenaFile(path, beginning, ways)
    with closing(file):
        arena = _Arena(scribe, printer(sys.stderr), file, contest, ways, deals)
        stopped = arena.play(asked.jobs)
    found = figures(contest.bots, ways, arena.played.values())
    show = printer(sys.stdout)
    for line in arena_results.lines(scribe, found):
        show(line)
    failed = len(arena.failed)
    if asked.json is not None:
        text = arena_results.as_json(contest, found, complete=not stopped and not failed, failed=failed)
        _write(asked.json, "w", text)
    if asked.csv is not None:
        _write(asked.csv, "w", arena_results.as_csv(found))
    if stopped:
        return INTERRUPTED
    if asked.resume is None:
        file.remove()
    return FAILED if failed else 0


def contest_of(asked: Asked) -> Contest:
    """What is to be played. Raises :class:`Illegal` (``arena-few-bots``, ``arena-twice``) and as
    :func:`~thousand.doors.new_match.draft_of` does."""
    bots = asked.bots
    if len(bots) < 2:
        raise Illegal("arena-few-bots")
    for place, name in enumerate(bots):
        if name in bots[:place]:
            raise Illegal("arena-twice", name=name)
    draft = draft_of(asked.wanted, load(paths.settings_file())[0].rule_sets)
    return Contest(asked.wanted.game, draft.rules(), draft.seats, bots, asked.seed, asked.playouts)


class _Arena:
    """A run. ``played`` are all of its matches by deal and lineup, ``failed`` those that a bot has ended."""

    def __init__(
        self,
        scribe: Scribe,
        tell: Callable[[str], None],
        file: ArenaFile,
        contest: Contest,
        ways: tuple[Lineup, ...],
        deals: int,
    ) -> None:
        self.played = {(match.deal, match.lineup): match for match in file.played if match.deal < deals}
        self.failed: list[Failed] = []
        self._scribe = scribe
        self._tell = tell
        self._file = file
        self._contest = contest
        self._ways = ways
        self._deals = deals
        self._total = deals * len(ways)

    def play(self, jobs: int) -> bool:
        """Play what is lacking. Whether Ctrl+C has stopped it."""
        self._tell_beginning()
        part = self._part()
        try:
            with closing(self._arriving(jobs)) as arriving:
                for result in arriving:
                    self._take(result)
                    if self._part() > part:
                        part = self._part()
                        self._say(
                            "arena-progress", percent=100 * self._done() // self._total, done=self._done()
                        )
        except KeyboardInterrupt:
            self._say("arena-stopped", done=self._done())
            return True
        if self.failed:
            self._tell(self._scribe.text("arena-failures", count=len(self.failed)))
        return False

    def _take(self, result: Result) -> None:
        if isinstance(result, Played):
            self.played[result.deal, result.lineup] = result
            self._file.add(result)
            return
        known = {(failed.bot, failed.error) for failed in self.failed}
        self.failed.append(result)
        if (result.bot, result.error) not in known:
            seed = str(self._contest.seed_of(result.deal))
            self._tell(self._scribe.text("arena-failed", bot=result.bot, seed=seed, error=result.error))

    def _tell_beginning(self) -> None:
        bots = self._scribe.listing(self._contest.bots)
        self._say("arena-begun", bots=bots, deals=self._deals, lineups=len(self._ways))
        path = clean(str(self._file.path))
        if self._file.dropped:
            self._tell(self._scribe.text("arena-dropped", path=path))
        if self.played:
            self._tell(self._scribe.text("arena-resumed", done=len(self.played), path=path))

    def _arriving(self, jobs: int) -> Generator[Result, None, None]:
        lacking = self._total - len(self.played)
        return results(self._contest, self._ways, self._wanted(), max(1, min(jobs, lacking)))

    def _wanted(self) -> Iterator[tuple[int, int]]:
        """The matches that are lacking."""
        for deal in range(self._deals):
            for lineup in range(len(self._ways)):
                if (deal, lineup) not in self.played:
                    yield deal, lineup

    def _done(self) -> int:
        return len(self.played) + len(self.failed)

    def _part(self) -> int:
        return self._done() * PARTS // self._total

    def _say(self, message_id: str, **params: int | str) -> None:
        self._tell(self._scribe.text(message_id, matches=self._total, **params))


def _write(path: str, mode: str, text: str) -> None:
    try:
        with Path(path).open(mode, encoding="utf-8", newline="\n") as file:
            file.write(text)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Illegal("file-unwritable", path=clean(path), detail=detail) from error
