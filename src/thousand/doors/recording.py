"""``thousand matches`` and ``thousand record``: the saved matches as records that can be given away."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path

from thousand.doors.printed import listener, printer
from thousand.game import Illegal
from thousand.say.scribe import Scribe
from thousand.speech.text import clean
from thousand.store import paths
from thousand.store.matches import Matches, Saved
from thousand.table.record import Header, decode_header
from thousand.table.replay import record_of
from thousand.table.textlog import write

FAILED = 3
"""The exit code where the saved matches, or one of them, cannot be read."""

STDOUT = "-"
"""The name of a file that means standard output."""

_MISTAKES = ("no-such-match", "file-exists", "file-unwritable")
"""What the command line itself got wrong; anything else is a trouble with the saved matches."""


def list_matches(*, lang: str | None) -> int:
    """One line for each saved match, the newest first. The exit code."""
    scribe = listener(lang)

    def tell(matches: Matches | None) -> int:
        lines = [] if matches is None else _lines(scribe, matches.all())
        show = printer(sys.stdout)
        for line in lines or [scribe.text("matches-none")]:
            show(line)
        return 0

    return _with_matches(scribe, tell)


def record(number: int, file: str | None, *, lang: str | None) -> int:
    """Write the record of a saved match to a new file, or to standard output. The exit code.

    Raises :class:`Illegal`: ``no-such-match``, ``file-exists``, ``file-unwritable``.
    """
    scribe = listener(lang)

    def tell(matches: Matches | None) -> int:
        if matches is None or number not in (saved.number for saved in matches.all()):
            raise Illegal("no-such-match", number=number)
        text = write(record_of(matches.load(number)))
        if file is None or file == STDOUT:
            sys.stdout.buffer.write(text.encode())  # bytes, whatever the encoding of the terminal
            return 0
        _write_new(Path(file), text)
        printer(sys.stdout)(scribe.text("record-written", number=number, path=file))
        return 0

    return _with_matches(scribe, tell)


def _with_matches(scribe: Scribe, tell: Callable[[Matches | None], int]) -> int:
    """What ``tell`` makes of the saved matches, None where nothing was ever saved; a file that fails is
    told and left as it is."""
    path = paths.matches_file()
    try:
        if not path.exists():
            return tell(None)
        matches = Matches(path)
        try:
            return tell(matches)
        finally:
            matches.close()
    except Illegal as failure:
        if failure.code in _MISTAKES:
            raise
        printer(sys.stderr)(scribe.text(f"trouble-{failure.code}", **failure.params))
        return FAILED


def _lines(scribe: Scribe, matches: Sequence[Saved]) -> list[str]:
    """A line for each match; with its game, where they are of more than one."""
    headers = [_header(saved) for saved in matches]
    several = len({header.game for header in headers if header is not None}) > 1

    def line(saved: Saved, header: Header | None) -> str:
        if header is None:
            return scribe.text("matches-damaged", number=saved.number)
        names = scribe.listing([chair.name for chair in header.chairs])
        told = scribe.text(
            "matches-line", number=saved.number, names=names, moves=saved.moves, over=saved.over
        )
        if not several:
            return told
        return scribe.text("matches-of", told=told, game=scribe.text(f"game-name-{header.game}"))

    return [line(saved, header) for saved, header in zip(matches, headers, strict=True)]


def _header(saved: Saved) -> Header | None:
    """What the match is, None where that cannot be read."""
    try:
        return decode_header(saved.header)
    except Illegal:
        return None


def _write_new(path: Path, text: str) -> None:
    """Write a file that was not there before, whole or not at all."""
    try:
        with path.open("x", encoding="utf-8", newline="\n") as file:
            try:
                file.write(text)
                file.flush()
            except OSError:
                with suppress(OSError):
                    path.unlink()
                raise
    except FileExistsError as error:
        raise Illegal("file-exists", path=clean(str(path))) from error
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Illegal("file-unwritable", path=clean(str(path)), detail=detail) from error
