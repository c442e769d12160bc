"""``thousand review``: the costliest moves of a finished match, and what would have been better."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from itertools import pairwise
from typing import Any, TextIO, cast

import msgspec

from thousand.bots.base import Better
from thousand.doors.printed import listener, printer
from thousand.doors.records import REFUSED, check_number, read_checked
from thousand.game import Illegal, Seat
from thousand.games.landmarks import HandBegan
from thousand.say.scribe import Scribe
from thousand.say.words import Words
from thousand.table.replay import Step, replay
from thousand.table.textlog import Record

PLAYOUTS = 400
"""How many playouts look for a better move, where nobody tells another number."""

WORST = 3
"""So many moves are told."""

EVERY = 10
"""Progress is told at most every so many percent."""


class Finding(msgspec.Struct, frozen=True):
    """A costly move: in which hand, the how many-th move of the match it was, what happened by it as the
    player perceived it, the view before it, and the better one."""

    hand: int
    nth: int
    events: tuple[Any, ...]
    view: Any
    after: Any
    better: Better


def run(file: str, *, seat: int | None, playouts: int | None, lang: str | None) -> int:
    """Review the moves of a seat (from 1; None: the first person's, or else seat 1) and tell the costliest,
    on standard output; progress goes to standard error. The exit code.

    Raises :class:`Illegal` where the file or the seat is not there, or nobody can review this game.
    """
    scribe = listener(lang)
    found = read_checked(file, scribe)
    if found is None:
        return REFUSED
    record, _ = found
    if not record.entry.review:
        raise Illegal("no-review", game=record.game)
    check_number("--seat", seat, len(record.chairs))
    chosen = _person(record) if seat is None else seat - 1
    findings = review(record, chosen, playouts or PLAYOUTS, _progress(scribe, sys.stderr))
    show = printer(sys.stdout)
    for line in told(scribe, record, chosen, findings):
        show(line)
    return 0


def review(
    record: Record, seat: Seat, playouts: int, progress: Callable[[int], None] = lambda percent: None
) -> list[Finding]:
    """The costliest moves of the seat, the worst first; ``progress`` is told how many percent are done."""
    judge = record.entry.room("review").judge
    game = record.entry.game
    steps = list(replay(record))
    findings = []
    hand = 0
    for nth, (before, step) in enumerate(pairwise(steps), start=1):
        hand = _hand(record, before, hand)
        progress(100 * nth // len(steps))
        if step.move is None or step.move.seat != seat:
            continue
        view = game.view(before.state, seat)
        better = judge(view, game.parse(step.move.move), playouts)
        if better is not None:
            seen = tuple(e for event in step.events if (e := game.redact(event, seat)) is not None)
            findings.append(Finding(hand, nth, seen, view, game.view(step.state, seat), better))
    findings.sort(key=lambda finding: (-finding.better.points, finding.nth))
    return findings[:WORST]


def told(scribe: Scribe, record: Record, seat: Seat, findings: list[Finding]) -> Iterator[str]:
    """The findings as sentences: where, what was played, what was better and why."""
    names = tuple(chair.name for chair in record.chairs)
    words = cast(Words, record.entry.room("words"))
    if not findings:
        yield scribe.text("review-nothing", name=names[seat])
        return
    yield scribe.text("review-worst", name=names[seat], count=len(findings))
    for finding in findings:
        player = scribe.at_table(names, seat, teams=words.teams(finding.view))
        yield scribe.text("review-place", round=finding.hand, move=finding.nth, points=finding.better.points)
        # The first of the events is the move itself; the others are what came of it.
        yield from words.event(player, finding.events[0], finding.after)
        for advice in words.advice(player, finding.view, finding.better.reasons):
            yield scribe.text("review-better", advice=advice)


def _hand(record: Record, step: Step, hand: int) -> int:
    """The number of the hand after the step's events."""
    marks = (record.entry.landmark(event) for event in step.events)
    return next((mark.number for mark in marks if isinstance(mark, HandBegan)), hand)


def _person(record: Record) -> Seat:
    return next((seat for seat, chair in enumerate(record.chairs) if chair.bot is None), 0)


def _progress(scribe: Scribe, out: TextIO) -> Callable[[int], None]:
    """What tells progress, on a terminal only."""
    show = printer(out)
    told = 0

    def progress(percent: int) -> None:
        nonlocal told
        if out.isatty() and percent >= told + EVERY:
            told = percent - percent % EVERY
            show(scribe.text("review-progress", percent=told))

    return progress
