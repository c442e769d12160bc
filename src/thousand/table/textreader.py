"""Reading a record: any bytes whatever, in bounded time and memory; the form of each line is checked.

See ``docs/records.md`` for the form.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import chain
from typing import Any, NoReturn, TypeAlias

from thousand.game import Illegal
from thousand.games import Entry, load
from thousand.table.plain import TEXT_LENGTH, UNSAFE, plain
from thousand.table.record import Chair
from thousand.table.rule_lines import make_rules, read_rule, rule_types
from thousand.table.textlog import FORMAT, MAGIC, Above, Begun, Ended, Item, Made, Record

MAX_BYTES = 4 << 20
"""How long a record may be; no more of it is ever read."""

MAX_LINE = 400
"""How many bytes a line may have."""

MAX_LINES = 200_000
"""How many lines a record may have, blank ones and comments included."""

MAX_MOVES = 100_000
"""How many moves a match may have: several times those of the longest that can be agreed on."""

_BOM = b"\xef\xbb\xbf"
_HEX = re.compile("[0-9a-f]{64}")
_SCORES = re.compile("-?[0-9]{1,9}( -?[0-9]{1,9})*")

Line: TypeAlias = tuple[int, str]
"""A line's number, from 1, and its text."""


def parse(data: bytes) -> Record:
    """Read a record. ``data`` need not hold more than its first :data:`MAX_BYTES` + 1 bytes.

    Raises :class:`Illegal` with a code ``record-...``, always with the ``line`` (from 1).
    """
    if not data.removeprefix(_BOM).startswith(f"{MAGIC} ".encode()):
        raise Illegal("record-none", line=1)
    texts: list[str] = []
    lines = _lines(data, texts)
    entry = _first_lines(lines)
    chairs, rules, hand = _head(lines, entry)
    items, end, altered = _body(hand, lines, texts, len(chairs))
    return Record(entry.name, chairs, rules, items, end, altered)


def _lines(data: bytes, texts: list[str]) -> Iterator[Line]:
    """The lines that are neither blank nor comments, each safe to be said; never ends quietly. Their
    texts are left in ``texts`` too."""
    start = len(_BOM) if data.startswith(_BOM) else 0
    number = 0
    while start < len(data):
        number += 1
        if number > MAX_LINES:
            raise Illegal("record-lines", line=number, limit=MAX_LINES)
        end = data.find(b"\n", start, start + MAX_LINE + 1)
        if end < 0:
            if len(data) - start > MAX_LINE:
                raise Illegal("record-line-long", line=number, limit=MAX_LINE)
            end = len(data)
        if end >= MAX_BYTES and len(data) > MAX_BYTES:
            raise Illegal("record-long", line=number, limit=MAX_BYTES >> 20)
        try:
            text = data[start:end].decode().removesuffix("\r")
        except UnicodeDecodeError as error:
            raise Illegal("record-encoding", line=number) from error
        if not text.isprintable() and UNSAFE.search(text):
            raise Illegal("record-control", line=number)
        text = text.strip()
        if text and not text.startswith("#"):
            texts.append(text)
            yield number, text
        start = end + 1
    raise Illegal("record-cut-off", line=number + 1)


def _first_lines(lines: Iterator[Line]) -> Entry:
    line, text = next(lines)
    version = text.removeprefix(MAGIC).strip()
    if version != str(FORMAT):
        raise Illegal("record-format", line=line, version=plain(version), known=FORMAT)
    line, name = _value(lines, "game")
    try:
        return load(name)
    except Illegal as unknown:
        raise Illegal("record-game", line=line, name=plain(name)) from unknown


def _head(lines: Iterator[Line], entry: Entry) -> tuple[tuple[Chair, ...], Any, Line]:
    """The seats, the rules, and the line of the first hand, which ends them."""
    chairs: list[Chair] = []
    rules: dict[str, Any] = {}
    for line, text in lines:
        keyword, _, rest = text.partition(" ")
        if keyword == "seat":
            chairs.append(_chair(rest, line, len(chairs) + 1, entry))
        elif keyword == "bot":
            level = _bot_level(rest, line, chairs, entry)
            chairs.append(Chair(chairs.pop().name, level))
        elif keyword == "rule":
            name, _, text = rest.partition(" ")
            if name in rules:
                raise Illegal("record-rule-twice", line=line, rule=name)
            rules[name] = _rule(entry, name, text, line)
        elif keyword == "hand":
            break
        else:
            _expected("head", line, text)
    if len(chairs) < entry.seats.start:
        raise _seats_outside(line, entry)
    for name in rule_types(entry.rules_type):
        if name not in rules:
            raise Illegal("record-rule-missing", line=line, rule=name)
    return tuple(chairs), make_rules(entry.rules_type, rules), (line, text)


def _chair(rest: str, line: int, number: int, entry: Entry) -> Chair:
    written, _, name = rest.partition(" ")
    if number >= entry.seats.stop:
        raise _seats_outside(line, entry)
    if written != str(number):
        raise Illegal("record-seat", line=line, number=number)
    if not name or name != plain(name):
        raise Illegal("record-name", line=line, limit=TEXT_LENGTH)
    return Chair(name)


def _seats_outside(line: int, entry: Entry) -> Illegal:
    return Illegal("record-seats", line=line, low=entry.seats.start, high=entry.seats.stop - 1)


def _bot_level(rest: str, line: int, chairs: list[Chair], entry: Entry) -> str:
    """The level of the bot that sits on the last chair."""
    seat, _, level = rest.partition(" ")
    if not chairs or seat != str(len(chairs)) or chairs[-1].bot is not None:
        raise Illegal("record-bot", line=line)
    if level not in entry.bots:
        raise Illegal("record-bot-level", line=line, level=plain(level), known=", ".join(entry.bots))
    return level


def _rule(entry: Entry, name: str, text: str, line: int) -> Any:
    try:
        return read_rule(entry.rules_type, name, text)
    except Illegal as refusal:
        raise Illegal(refusal.code, **refusal.params, line=line) from refusal


def _body(
    hand: Line, lines: Iterator[Line], texts: list[str], seats: int
) -> tuple[tuple[Item, ...], int, int]:
    """The hands, the line that ends them, and the line of the first check word that does not fit (0:
    there is none). ``hand`` is the line of hand 1, which ``lines`` has given already."""
    above = Above()
    altered = 0
    seat_of = {str(seat + 1): seat for seat in range(seats)}
    items: list[Item] = []
    hands = moves = 0
    open_hand = False
    for line, text in chain((hand,), lines):
        keyword, _, rest = text.partition(" ")
        seat = seat_of.get(keyword)
        if seat is not None:
            moves += 1
            if moves > MAX_MOVES:
                raise Illegal("record-moves", line=line, limit=MAX_MOVES)
            items.append(Made(seat, rest, line))
        elif keyword == "hand" and not open_hand:
            hands += 1
            if rest != str(hands):
                raise Illegal("record-hand-number", line=line, number=hands)
            items.append(Begun(hands, _hex(*_value(lines, "commitment")), line))
            open_hand = True
        elif keyword == "seed" and open_hand:
            items.append(Ended(_hex(line, rest), _scores(*_value(lines, "scores")), line))
            open_hand = False
        elif keyword == "check":
            above.add(texts[:-1])
            del texts[:-1]
            altered = altered or (line if rest != above.word() else 0)
        elif keyword == "end":
            if rest != str(moves):
                raise Illegal("record-count", line=line, value=plain(rest), count=moves)
            _nothing_more(lines)
            return tuple(items), line, altered
        elif keyword.isdecimal():
            raise Illegal("record-no-seat", line=line, value=plain(keyword), high=seats)
        else:
            _expected("open" if open_hand else "closed", line, text)
    raise AssertionError("the lines never end quietly")


def _nothing_more(lines: Iterator[Line]) -> None:
    try:
        line, _ = next(lines)
    except Illegal as stop:
        if stop.code == "record-cut-off":
            return
        raise
    raise Illegal("record-after-end", line=line)


def _value(lines: Iterator[Line], wanted: str) -> tuple[int, str]:
    """What stands behind a keyword that the next line has to begin with, and that line's number."""
    line, text = next(lines)
    keyword, _, rest = text.partition(" ")
    if keyword != wanted:
        _expected(wanted, line, text)
    return line, rest


def _expected(wanted: str, line: int, text: str) -> NoReturn:
    """``wanted`` is a keyword, or where the line stands: ``head``, an ``open`` or a ``closed`` hand."""
    raise Illegal("record-expected", line=line, wanted=wanted, value=plain(text))


def _hex(line: int, text: str) -> str:
    if not _HEX.fullmatch(text):
        raise Illegal("record-hex", line=line)
    return text


def _scores(line: int, text: str) -> tuple[int, ...]:
    if not _SCORES.fullmatch(text):
        raise Illegal("record-scores-form", line=line)
    return tuple(map(int, text.split()))
