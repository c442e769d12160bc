"""``thousand replay``, ``verify`` and ``export``: a match from its record (spec 10).

A record comes from anywhere. It is read only so far as it may be long, and checked whole before a word
of it is told; where it is refused there is one sentence, with the line.
"""

from __future__ import annotations

import json
import sys
from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec

from thousand.doors.printed import at_terminal, listener, printer
from thousand.game import Illegal, Viewer
from thousand.games.landmarks import HandBegan, HandOver, MatchBegan, MatchOver
from thousand.say.scribe import Detail, Scribe
from thousand.say.words import Words
from thousand.speech.terminal import wrap
from thousand.speech.text import clean
from thousand.table.replay import Step, Verdict, verify
from thousand.table.replay import replay as steps_of
from thousand.table.textlog import Begun, Record
from thousand.table.textreader import MAX_BYTES, parse

REFUSED = 3
"""The exit code of a record that is not true, or not one at all."""

STDIN = "-"
"""The name of a file that means standard input."""

EXPORT_FORMAT = 1
"""The version of the keys of ``export --json``."""


def replay(
    file: str, *, seat: int | None, lang: str | None, first: int | None, step: bool, detail: str | None
) -> int:
    """Tell a match again, from a seat's ears (from 1; None: a spectator's) and from hand ``first``, on
    standard output; ``step``: line by line, at the press of a key. The exit code.

    Raises :class:`Illegal` where the file, the seat or the hand is not there.
    """
    if step and (file == STDIN or not at_terminal()):
        raise Illegal("step-no-terminal")
    scribe = listener(lang, detail)
    checked = read_checked(file, scribe)
    if checked is None:
        return REFUSED
    record, verdict = checked
    check_number("--seat", seat, len(record.chairs))
    if verdict.hands:
        check_number("--from", first, verdict.hands)
    lines = _whole_tale(scribe, record, verdict, None if seat is None else seat - 1, first or 1)
    if step:
        from thousand.doors.stepper import step_through

        return step_through(lines, scribe)
    show = printer(sys.stdout)
    for line in lines:
        for part in wrap(line, scribe.limit):
            show(part)
    return 0


def check(file: str, *, lang: str | None) -> int:
    """Check a record and say what was checked. The exit code: 0 only where all of it is true."""
    scribe = listener(lang)
    checked = read_checked(file, scribe)
    if checked is None:
        return REFUSED
    record, verdict = checked
    show = printer(sys.stdout)
    show(scribe.text("verify-true", rounds=verdict.hands, moves=verdict.moves))
    for line in _close(scribe, record, verdict):
        show(line)
    return 0


def export(file: str, *, lang: str | None, as_json: bool) -> int:
    """The score sheets of a record, as text or as JSON (its keys: ``docs/records.md``). The exit code."""
    scribe = listener(lang)
    checked = read_checked(file, scribe)
    if checked is None:
        return REFUSED
    record, verdict = checked
    if as_json:
        sys.stdout.write(json.dumps(exported(record)) + "\n")
        return 0
    show = printer(sys.stdout)
    for line in sheets_told(scribe.at(Detail.FULL), record):
        show(line)
    if not verdict.over:
        for line in _close(scribe, record, verdict):
            show(line)
    return 0


def told(scribe: Scribe, record: Record, viewer: Viewer, first: int = 1) -> Iterator[str]:
    """The match from hand ``first`` on, in the sentences that the table told this viewer."""
    number = 0
    for step in steps_of(record):
        for event in step.events:
            landmark = record.entry.landmark(event)
            if isinstance(landmark, HandBegan):
                number = landmark.number
        if number >= first:
            yield from _events_told(scribe, record, viewer, step, step.events)


def sheets_told(scribe: Scribe, record: Record) -> Iterator[str]:
    """What was played, each hand's score sheets, and who won."""
    for step in steps_of(record):
        yield from _landmarks_told(scribe, record, step, (MatchBegan, HandOver, MatchOver))


def exported(record: Record) -> dict[str, Any]:
    """A match's results as plain data; sides and seats are counted from 0."""
    commitments = {item.number: item.commitment for item in record.items if isinstance(item, Begun)}
    sides: list[list[int]] = []
    hands: list[dict[str, Any]] = []
    totals: list[int] = []
    winners = None
    moves = 0
    for step in steps_of(record):
        moves += step.move is not None
        for event in step.events:
            match record.entry.landmark(event):
                case MatchBegan() as began:
                    sides = [list(seats) for seats in began.sides]
                    totals = [0] * len(sides)
                case HandOver() as over:
                    hands.append(_hand(over, commitments[over.number], moves))
                    totals = [sheet.total for sheet in over.sheets]
                    moves = 0
                case MatchOver() as end:
                    winners = list(end.winners)
                case _:
                    pass
    return {
        "format": EXPORT_FORMAT,
        "game": record.game,
        "rules": msgspec.to_builtins(record.rules),
        "seats": [{"name": chair.name, "bot": chair.bot} for chair in record.chairs],
        "sides": sides,
        "hands": hands,
        "totals": totals,
        "winners": winners,
    }


def _hand(over: HandOver, commitment: str, moves: int) -> dict[str, Any]:
    return {
        "number": over.number,
        "moves": moves,
        "winner": over.winner,
        "reason": over.reason,
        "sheets": [
            {"items": dict(sheet.items), "points": sheet.points, "total": sheet.total}
            for sheet in over.sheets
        ],
        "commitment": commitment,
        "seed": over.seed,
    }


def _whole_tale(
    scribe: Scribe, record: Record, verdict: Verdict, viewer: Viewer, first: int
) -> Iterator[str]:
    yield from told(scribe, record, viewer, first)
    if not verdict.over:
        yield from _close(scribe, record, verdict)


def _close(scribe: Scribe, record: Record, verdict: Verdict) -> Iterator[str]:
    """Who won; or that the match is not over, and what of it cannot be known yet."""
    if verdict.over:
        assert verdict.last is not None
        yield from _landmarks_told(scribe, record, verdict.last, (MatchOver,))
        return
    yield scribe.text("record-unfinished")
    if verdict.running:
        yield scribe.text("record-waiting", number=verdict.hands + 1)


def _landmarks_told(scribe: Scribe, record: Record, step: Step, kinds: tuple[type, ...]) -> Iterator[str]:
    """Of a step's events, as a spectator hears them, those that are such landmarks."""
    marked = tuple(event for event in step.events if isinstance(record.entry.landmark(event), kinds))
    yield from _events_told(scribe, record, None, step, marked)


def _events_told(
    scribe: Scribe, record: Record, viewer: Viewer, step: Step, events: tuple[Any, ...]
) -> Iterator[str]:
    """Events of a step as the table told them: as the viewer perceives them, beside the view after it."""
    game = record.entry.game
    words = cast(Words, record.entry.room("words"))
    view = game.view(step.state, viewer)
    ears = scribe.at_table(record.names, viewer, record.bots, words.teams(view))
    for event in events:
        perceived = game.redact(event, viewer)
        if perceived is not None:
            yield from words.event(ears, perceived, view)


# Reading


def read_checked(file: str, scribe: Scribe) -> tuple[Record, Verdict] | None:
    """The record in a file, once all of it is known to be true; None, after a sentence, where it is not."""
    record = None
    try:
        record = parse(_read(file))
        return record, verify(record)
    except Illegal as refusal:
        if not refusal.code.startswith("record-"):
            raise
        printer(sys.stderr)(_why(refusal, scribe, record))
        return None


def _read(file: str) -> bytes:
    """As much of the file as a record may have, and one byte. Raises :class:`Illegal`
    (``file-unreadable``)."""
    try:
        if file == STDIN:
            return b"" if sys.stdin is None else sys.stdin.buffer.read(MAX_BYTES + 1)
        with Path(file).open("rb") as opened:
            return opened.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        detail = getattr(error, "strerror", None) or str(error)
        raise Illegal("file-unreadable", path=clean(file), detail=detail) from error


def _why(refusal: Illegal, scribe: Scribe, record: Record | None) -> str:
    """Why a record is refused. What the game itself refuses is said in the game's words, to the player."""
    params = dict(refusal.params)
    reason = refusal.__cause__
    if record is not None and isinstance(reason, Illegal):
        seat = params.pop("seat", None)
        assert seat is None or isinstance(seat, int)
        words, last = cast(Words, record.entry.room("words")), _last_true(record)
        view = None if last is None or seat is None else record.entry.game.view(last.state, seat)
        teams = () if view is None else words.teams(view)
        ears = scribe.at_table(record.names, seat, teams=teams)
        params["reason"] = words.refusal(ears, view, reason)
        params["name"] = "" if seat is None else record.names[seat]
    return scribe.text(refusal.code, **params)


def _last_true(record: Record) -> Step | None:
    """The last step before a record goes wrong."""
    steps: deque[Step] = deque(maxlen=1)
    with suppress(Illegal):
        steps.extend(steps_of(record))
    return steps[0] if steps else None


def check_number(flag: str, number: int | None, high: int) -> None:
    """Raises :class:`Illegal` where the flag's number is too high; None is none."""
    if number is not None and number > high:
        raise Illegal("number-outside", name=flag, value=str(number), low="1", high=str(high))
