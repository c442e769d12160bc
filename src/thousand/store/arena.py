"""An arena's matches in a file, so that a broken run goes on: a line of JSON each, only ever added to.

The first line tells what is played; a file of another contest is refused. A last line that was cut short is
dropped, and its match is played again.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from hashlib import sha256
from io import BytesIO
from pathlib import Path
from typing import Any, NoReturn

import msgspec

from thousand.game import Illegal
from thousand.store import paths
from thousand.table.arena import Contest, Lineup, Played

FORMAT = 1


class Begun(msgspec.Struct, frozen=True):
    """The first line: the file's format, the version of the program that plays, and the contest as plain
    data."""

    format: int
    version: str
    contest: dict[str, Any]


def begun(contest: Contest, version: str) -> Begun:
    """The first line of a contest's file."""
    return Begun(FORMAT, version, msgspec.to_builtins(contest))


def usual_file(beginning: Begun) -> Path:
    """Where a contest is kept that nobody names a file for: the same contest, the same file."""
    name = sha256(msgspec.json.encode(beginning, order="sorted")).hexdigest()[:16]
    return paths.matches_file().with_name("arena") / f"{name}.jsonl"


class ArenaFile:
    """The file of a contest. ``played`` are the matches that it held when it was opened; ``dropped``,
    whether a damaged last line was dropped."""

    def __init__(self, path: Path, beginning: Begun, lineups: Sequence[Lineup]) -> None:
        """Open the file, or begin it. Raises :class:`Illegal`: ``file-unreadable``, ``file-unwritable``,
        ``arena-other`` where it holds another contest, ``arena-damaged`` where a line (``line``) is none of
        an arena's."""
        self.path = path
        self.dropped = False
        self.played: list[Played] = []
        first = msgspec.json.encode(beginning) + b"\n"
        lines = BytesIO(self._read()).readlines()
        if len(lines) == 1 and first.startswith(lines[0]):
            lines = []  # nothing but a beginning, perhaps cut short
        if lines and lines[0] != first:
            self._refuse(lines[0])
        kept = self._take(lines, lineups)
        self._open(kept)
        if not kept:
            self._write(first)

    def _take(self, lines: Sequence[bytes], lineups: Sequence[Lineup]) -> int:
        """Take the matches of the lines after the first; how many bytes of all are sound."""
        kept = sum(map(len, lines[:1]))
        for number, line in enumerate(lines[1:], start=2):
            match = _match_of(line, lineups)
            if match is None:
                if number < len(lines):
                    raise Illegal("arena-damaged", path=str(self.path), line=number)
                self.dropped = True
                break
            self.played.append(match)
            kept += len(line)
        return kept

    def add(self, match: Played) -> None:
        """Keep one more match. Raises :class:`Illegal` (``file-unwritable``)."""
        self._write(msgspec.json.encode(match) + b"\n")

    def close(self) -> None:
        """Close the file."""
        self._file.close()

    def remove(self) -> None:
        """Close and delete the file. One that cannot be deleted stays."""
        self.close()
        with suppress(OSError):
            self.path.unlink()

    def _read(self) -> bytes:
        try:
            return self.path.read_bytes()
        except FileNotFoundError:
            return b""
        except (OSError, ValueError) as error:
            self._fail("file-unreadable", error)

    def _refuse(self, line: bytes) -> NoReturn:
        """The first line is another contest's, or no arena's at all."""
        try:
            msgspec.json.decode(line, type=Begun)
        except (msgspec.MsgspecError, UnicodeDecodeError) as error:
            raise Illegal("arena-damaged", path=str(self.path), line=1) from error
        raise Illegal("arena-other", path=str(self.path))

    def _open(self, kept: int) -> None:
        """Open the file to add to its first ``kept`` bytes."""
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self._file = self.path.open("ab")
            self._file.truncate(kept)
        except (OSError, ValueError) as error:
            self._fail("file-unwritable", error)

    def _write(self, line: bytes) -> None:
        try:
            self._file.write(line)
            self._file.flush()
        except OSError as error:
            self._fail("file-unwritable", error)

    def _fail(self, code: str, error: Exception) -> NoReturn:
        detail = getattr(error, "strerror", None) or str(error)
        raise Illegal(code, path=str(self.path), detail=detail) from error


def _match_of(line: bytes, lineups: Sequence[Lineup]) -> Played | None:
    """The match that a whole line tells, or None where it tells none of this contest."""
    if not line.endswith(b"\n"):
        return None
    try:
        match = msgspec.json.decode(line, type=Played)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return None
    sides = range(len(lineups[0]))
    sane = (
        match.deal >= 0
        and 0 <= match.lineup < len(lineups)
        and match.hands > 0
        and match.winners
        and all(side in sides for side in match.winners)
        and {len(match.points), len(match.decisions), len(match.seconds)} == {len(sides)}
    )
    return match if sane else None
