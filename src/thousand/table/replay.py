"""Replaying a record: every event of its match again, or where and why the match is not one (spec 10).

The hands are dealt from the seeds that the record reveals, each of which has to open the commitment
that was made before its first card. A hand that is not over cannot be replayed: its seed is secret still.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import pairwise
from typing import Any

import msgspec

from thousand.deal import Revealed, SeedUnknown, commitment
from thousand.game import Illegal
from thousand.games import Entry
from thousand.games.landmarks import HandBegan, HandOver
from thousand.table.plain import plain
from thousand.table.record import Chair, deal_of, rules_of
from thousand.table.table import Table
from thousand.table.textlog import Begun, Ended, Item, Made, Record


class Step(msgspec.Struct, frozen=True):
    """What one line of a record came to: ``move`` is None for the opening of the match, ``state`` the
    match after it, secrets included."""

    move: Made | None
    events: tuple[Any, ...]
    state: Any


class Verdict(msgspec.Struct, frozen=True):
    """What a true record holds: ``hands`` that are over, and the ``moves`` replayed; whether a hand is
    still ``running``, of which nothing can be checked before it is over; whether the match is ``over``;
    and the ``last`` step, if any."""

    hands: int
    moves: int
    running: bool
    over: bool
    last: Step | None


def record_of(table: Table) -> Record:
    """The public record of a match at a table: no secret of a hand that is not over."""
    header, entry = table.header, table.entry
    game, rules = entry.game, rules_of(header)
    state, events = game.start(rules, len(header.chairs), deal_of(header))
    items: list[Item] = [*_items(entry, events)]
    for logged in table.log:
        state, events = game.apply(state, logged.seat, game.parse(logged.move))
        items.append(Made(logged.seat, logged.move))
        items += _items(entry, events)
    chairs = tuple(Chair(plain(chair.name) or "?", chair.bot) for chair in header.chairs)
    return Record(header.game, chairs, rules, tuple(items))


def _items(entry: Entry, events: Sequence[Any]) -> list[Begun | Ended]:
    """What a record has to hold behind the move that came to these events: nothing, nearly always."""
    landmarks = [landmark for event in events if (landmark := entry.landmark(event)) is not None]
    return [_item(landmark) for landmark in landmarks if isinstance(landmark, HandBegan | HandOver)]


def _item(landmark: HandBegan | HandOver) -> Begun | Ended:
    if isinstance(landmark, HandBegan):
        return Begun(landmark.number, landmark.commitment)
    return Ended(landmark.seed, tuple(sheet.total for sheet in landmark.sheets))


def verify(record: Record) -> Verdict:
    """Replay a whole record. Raises what :func:`replay` raises."""
    moves, last = 0, None
    for last in replay(record):
        moves += last.move is not None
    begun = sum(type(item) is Begun for item in record.items)
    hands = sum(type(item) is Ended for item in record.items)
    over = last is not None and record.entry.game.is_over(last.state)
    return Verdict(hands, moves, begun > hands, over, last)


def replay(record: Record) -> Iterator[Step]:
    """Every step of the match, as far as its seeds are revealed; none where hand 1 is not over.

    Raises :class:`Illegal` with a code ``record-...`` and the ``line`` where the record is not true. A
    move that the game refuses is ``record-refused``, with the ``seat``; the game's own reason is the
    exception's cause.
    """
    entry, items = record.entry, record.items
    _check_seeds(items)
    try:
        entry.check(record.rules, len(record.chairs))
    except Illegal as reason:
        raise Illegal("record-rules", line=items[0].line) from reason
    known = _known(items)
    if known:
        yield from _replayed(record, known)
    _check_notation(record, known)
    if record.altered:
        raise Illegal("record-check", line=record.altered)


def _replayed(record: Record, known: int) -> Iterator[Step]:
    """The steps of the first ``known`` items."""
    entry, items = record.entry, record.items
    game = entry.game
    seeds = tuple(bytes.fromhex(item.seed) for item in items if type(item) is Ended)
    deal: Any = Revealed(seeds)  # all that the rules ask of a Deal
    state, events = game.start(record.rules, len(record.chairs), deal)
    at = _confirm(record, _items(entry, events), 0)
    yield Step(None, events, state)
    moves: dict[str, Any] = {}
    while at < known:
        made = items[at]
        if type(made) is not Made:
            raise Illegal("record-unfounded", line=made.line, item=_name(made))
        try:
            if made.move not in moves:
                moves[made.move] = game.parse(made.move)
            state, events = game.apply(state, made.seat, moves[made.move])
        except Illegal as reason:
            raise _refused(record, made, state, reason) from reason
        except SeedUnknown:
            raise Illegal("record-lacking", line=_line(record, at + 1), item="hand") from None
        at = _confirm(record, _items(entry, events), at + 1)
        yield Step(made, events, state)
    if known < len(items):
        _check_last_hand(record, state, known)


def _confirm(record: Record, due: Iterable[Begun | Ended], at: int) -> int:
    """Check that what is due stands at this place of the record: the place after it."""
    for said in due:
        item = record.items[at] if at < len(record.items) else None
        if type(item) is not type(said):
            raise Illegal("record-lacking", line=_line(record, at), item=_name(said))
        if isinstance(item, Ended) and isinstance(said, Ended) and item.scores != said.scores:
            right = " ".join(map(str, said.scores))
            raise Illegal("record-scores", line=item.line + 1, scores=right)
        at += 1
    return at


def _check_last_hand(record: Record, state: Any, known: int) -> None:
    """Check, as far as it goes without the seed, the move that began a hand which is not over."""
    game, made, begun = record.entry.game, record.items[known], record.items[known + 1]
    if not isinstance(made, Made):
        raise Illegal("record-unfounded", line=begun.line, item=_name(begun))
    reason = game.why_not(game.view(state, made.seat), _parsed(record, made))
    if reason is not None:
        raise _refused(record, made, state, reason) from reason


def _refused(record: Record, made: Made, state: Any, reason: Illegal) -> Illegal:
    """The refusal of a move that the game refuses for a reason, as long as there is still a game."""
    if record.entry.game.is_over(state):
        return Illegal("record-over", line=made.line)
    return Illegal("record-refused", line=made.line, seat=made.seat)


def _check_seeds(items: Sequence[Item]) -> None:
    """Check that each seed opens the commitment of its hand."""
    hands = [item for item in items if not isinstance(item, Made)]
    for begun, ended in pairwise(hands):
        if not isinstance(begun, Begun) or not isinstance(ended, Ended):
            continue
        if commitment(bytes.fromhex(ended.seed)) != begun.commitment:
            raise Illegal("record-seed", line=ended.line, other=begun.line + 1)


def _known(items: Sequence[Item]) -> int:
    """How many items can be replayed: all, or those before the move that began a hand not over."""
    begun = max(place for place, item in enumerate(items) if type(item) is Begun)
    if any(type(item) is Ended for item in items[begun:]):
        return len(items)
    return max(begun - 1, 0)


def _check_notation(record: Record, known: int) -> None:
    """All that can be checked of the moves of a hand that is not over."""
    for item in record.items[known:]:
        if isinstance(item, Made):
            _parsed(record, item)


def _parsed(record: Record, made: Made) -> Any:
    try:
        return record.entry.game.parse(made.move)
    except Illegal as reason:
        raise Illegal("record-refused", line=made.line, seat=made.seat) from reason


def _line(record: Record, at: int) -> int:
    """The line of an item, or the one that closes the record."""
    return record.items[at].line if at < len(record.items) else record.end


def _name(item: Item) -> str:
    return "hand" if isinstance(item, Begun) else "seed"
