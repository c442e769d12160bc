"""The text of a record: written, read back, refused with line and reason where damaged (spec 10)."""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable
from functools import cache

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from miles.played import play, short_match
from miles.strategies import MOOD, SEED, Agreed, any_rules
from thousand.deal import commitment
from thousand.game import Illegal
from thousand.miles.rules import PRESETS
from thousand.table import textreader
from thousand.table.record import Chair, deal_of
from thousand.table.replay import record_of, replay, verify
from thousand.table.textlog import Made, Record, write
from thousand.table.textreader import MAX_BYTES, MAX_LINE, parse

Lines = list[str]


@cache
def whole() -> str:
    """A finished match of two hands of two seats."""
    return write(record_of(short_match("classic", 2).table))


MOVES = short_match("classic", 2).table.seq


def lines_of(text: str) -> Lines:
    return text.splitlines()


def joined(lines: Lines) -> str:
    return "".join(line + "\n" for line in lines)


def where(lines: Lines, start: str, nth: int = 0) -> int:
    """The index of a line that begins so."""
    return [index for index, line in enumerate(lines) if line.startswith(start)][nth]


def refusal(text: str | bytes) -> Illegal:
    """Why a record is refused."""
    with pytest.raises(Illegal) as caught:
        verify(parse(text.encode() if isinstance(text, str) else text))
    return caught.value


def plainly(record: Record) -> object:
    """A record without its line numbers."""
    items = tuple(
        (type(item), *(getattr(item, name) for name in item.__struct_fields__ if name != "line"))
        for item in record.items
    )
    return record.game, record.chairs, record.rules, items


# Written and read


@given(any_rules(match_points=st.sampled_from([None, 100, 1000])), SEED, MOOD, st.integers(0, 300))
def test_what_is_written_reads_back(agreed: Agreed, seed: int, mood: str, moves: int) -> None:
    record = record_of(play(agreed.rules, agreed.seats, seed, moves, mood).table)
    text = write(record)
    again = parse(text.encode())
    assert plainly(again) == plainly(record)
    assert write(again) == text


@given(any_rules(match_points=st.just(1000)), SEED, MOOD, st.integers(0, 400))
def test_a_record_tells_no_secret_of_a_hand_that_is_not_over(
    agreed: Agreed, seed: int, mood: str, moves: int
) -> None:
    """Spec 10: each hand reveals its seed at its end, and the master seed is never revealed."""
    table = play(agreed.rules, agreed.seats, seed, moves, mood).table
    text, deal = write(record_of(table)), deal_of(table.header)
    begun = text.count("\nhand ")
    ended = text.count("\nseed ")
    assert begun - ended in (0, 1)
    assert deal.master.hex() not in text
    for number in range(1, begun + 2):
        assert (deal.hand_seed(number).hex() in text) == (number <= ended)
        assert (commitment(deal.hand_seed(number)) in text) == (number <= begun)


def test_a_record_looks_like_this() -> None:
    """The form that docs/records.md describes, to the letter."""
    record = record_of(play(PRESETS["classic"](2), 2, 3, 4).table)
    lines = lines_of(write(record))
    head = ["thousand record 1", "game miles", "seat 1 Anna", "seat 2 Borys", "bot 2 steady"]
    assert lines[: len(head)] == head
    assert "rule goal 700-extension" in lines
    assert "rule scores.safe-trip 300" in lines
    assert "rule reshuffle off" in lines
    assert "rule match-points 5000" in lines
    hand = where(lines, "hand")
    assert lines[hand] == "hand 1"
    assert lines[hand + 1].split()[0] == "commitment"
    assert lines[hand + 2] in ("1 draw", "2 draw")
    assert lines[-2].split()[0] == "check"
    assert lines[-1] == "end 4"


def typed(text: str) -> str:
    """The record as a person might type it."""
    lines = [line for line in lines_of(text) if not line.startswith("check")]
    lines.insert(3, "# a remark, with a - and a ż")
    lines.insert(5, "   ")
    lines = [f" {line}  " if index % 7 == 6 else line for index, line in enumerate(lines)]
    return joined(lines) + "\n# and the end\n\n"


@pytest.mark.parametrize(
    "change",
    [
        typed,
        lambda text: text.replace("\n", "\r\n"),
        lambda text: "\ufeff" + text,
        lambda text: text.removesuffix("\n"),
    ],
    ids=["typed", "crlf", "bom", "no last line feed"],
)
def test_what_a_person_or_an_editor_makes_of_it_is_read_too(change: Callable[[str], str]) -> None:
    assert plainly(parse(change(whole()).encode())) == plainly(parse(whole().encode()))


def test_rules_may_stand_in_any_order() -> None:
    lines = [line for line in lines_of(whole()) if not line.startswith("check")]
    first, last = where(lines, "rule"), where(lines, "rule", -1)
    lines[first : last + 1] = reversed(lines[first : last + 1])
    assert plainly(parse(joined(lines).encode())) == plainly(parse(whole().encode()))


@pytest.mark.parametrize(
    ("name", "kept"),
    [("An\x1b[2Jna", "An [2Jna"), ("  a \n b ", "a b"), ("\u202e", "?"), ("", "?"), ("x" * 60, "x" * 40)],
)
def test_names_are_fit_for_a_line_before_they_are_written(name: str, kept: str) -> None:
    table = play(PRESETS["classic"](2), 2, 3, 4).table
    header = msgspec.structs.replace(table.header, chairs=(Chair(name), Chair("Borys")))
    record = record_of(msgspec.structs.replace(table, header=header))
    assert parse(write(record).encode()).names == (kept, "Borys")


# Damaged


def put(line: str, at: str, nth: int = 0) -> Callable[[Lines], int]:
    """A line in the place of the one that begins with ``at``."""

    def change(lines: Lines) -> int:
        index = where(lines, at, nth)
        lines[index] = line
        return index + 1

    return change


def add(line: str, before: str, nth: int = 0) -> Callable[[Lines], int]:
    """A new line before the one that begins with ``before``."""

    def change(lines: Lines) -> int:
        index = where(lines, before, nth)
        lines.insert(index, line)
        return index + 1

    return change


def drop(at: str, nth: int = 0, lines_dropped: int = 1) -> Callable[[Lines], int]:
    """Lines left out; where they were is told."""

    def change(lines: Lines) -> int:
        index = where(lines, at, nth)
        del lines[index : index + lines_dropped]
        return index + 1

    return change


def cut(at: str, nth: int = 0) -> Callable[[Lines], int]:
    """Nothing any more from that line on."""

    def change(lines: Lines) -> int:
        index = where(lines, at, nth)
        del lines[index:]
        return index + 1

    return change


def told_at(at: str, change: Callable[[Lines], int], nth: int = 0) -> Callable[[Lines], int]:
    """A change that is noticed only at the line that begins with ``at``."""

    def changed(lines: Lines) -> int:
        change(lines)
        return where(lines, at, nth) + 1

    return changed


ZEROS = "0" * 64

DAMAGES: list[tuple[Callable[[Lines], int], str, dict[str, object]]] = [
    (put("thousand record 2", "thousand"), "record-format", {"version": "2", "known": 1}),
    (put("thousand record one", "thousand"), "record-format", {"version": "one", "known": 1}),
    (put("thousand records", "thousand"), "record-none", {}),
    (put("game chess", "game"), "record-game", {"name": "chess"}),
    (drop("game"), "record-expected", {"wanted": "game", "value": "seat 1 Anna"}),
    (put("seat 2 Anna", "seat 1"), "record-seat", {"number": 1}),
    (put("seat 1 Anna", "seat 2"), "record-seat", {"number": 2}),
    (told_at("hand 1", drop("seat 2", lines_dropped=2)), "record-seats", {"low": 2, "high": 9}),
    (put("seat 1 ", "seat 1"), "record-name", {"limit": 40}),
    (put("seat 1 " + "x" * 41, "seat 1"), "record-name", {"limit": 40}),
    (put("seat 1 A  B", "seat 1"), "record-name", {"limit": 40}),
    (add("bot 1 steady", "seat 1"), "record-bot", {}),
    (add("bot 1 steady", "rule"), "record-bot", {}),
    (add("bot 2 steady", "rule"), "record-bot", {}),
    (
        put("bot 2 grandmaster", "bot"),
        "record-bot-level",
        {"level": "grandmaster", "known": "steady, easy, strong"},
    ),
    (put("rule speed 3", "rule goal"), "record-rule-unknown", {"rule": "speed"}),
    (add("rule goal 700", "rule first"), "record-rule-twice", {"rule": "goal"}),
    (told_at("hand 1", drop("rule scores.trip")), "record-rule-missing", {"rule": "scores.trip"}),
    (
        put("rule goal 900", "rule goal"),
        "record-rule-value",
        {"rule": "goal", "value": "900", "known": "1000, 700, 700-extension"},
    ),
    (
        put("rule stacking yes", "rule stacking"),
        "record-rule-value",
        {"rule": "stacking", "value": "yes", "known": "on, off"},
    ),
    (
        put("rule scores.mile 01", "rule scores.mile"),
        "record-rule-number",
        {"rule": "scores.mile", "value": "01"},
    ),
    (
        put("rule scores.mile " + "9" * 300, "rule scores.mile"),
        "record-rule-number",
        {"rule": "scores.mile", "value": "9" * 40},
    ),
    (
        put("rule match-points many", "rule match-points"),
        "record-rule-number",
        {"rule": "match-points", "value": "many"},
    ),
    (
        put("rule name " + "x" * 41, "rule name"),
        "record-rule-text",
        {"rule": "name", "value": "x" * 40, "limit": 40},
    ),
    (put("hand 2", "hand 1"), "record-hand-number", {"number": 1}),
    (put("hand 3", "hand 2"), "record-hand-number", {"number": 2}),
    (put("hand", "hand 1"), "record-hand-number", {"number": 1}),
    (put("1 draw", "hand 1"), "record-expected", {"wanted": "head", "value": "1 draw"}),
    (put("1 draw", "commitment"), "record-expected", {"wanted": "commitment", "value": "1 draw"}),
    (put("commitment " + "A" * 64, "commitment"), "record-hex", {}),
    (put("commitment 12", "commitment", 1), "record-hex", {}),
    (put("seed " + ZEROS[1:], "seed"), "record-hex", {}),
    (put("3 draw", "1 draw"), "record-no-seat", {"value": "3", "high": 2}),
    (put("0 draw", "1 draw"), "record-no-seat", {"value": "0", "high": 2}),
    (put("draw", "1 draw"), "record-expected", {"wanted": "open", "value": "draw"}),
    (put("fly", "hand 2"), "record-expected", {"wanted": "closed", "value": "fly"}),
    (put("scores", "scores"), "record-scores-form", {}),
    (put("scores 1,2", "scores"), "record-scores-form", {}),
    (put("end 86", "end"), "record-count", {"value": "86", "count": MOVES}),
    (put("end", "end"), "record-count", {"value": "", "count": MOVES}),
    (
        told_at("hand 2", drop("seed", lines_dropped=2)),
        "record-expected",
        {"wanted": "open", "value": "hand 2"},
    ),
    (cut("seed", 1), "record-cut-off", {}),
    (cut("end"), "record-cut-off", {}),
    (cut("1 play"), "record-cut-off", {}),
    (cut("rule goal"), "record-cut-off", {}),
    (cut("commitment"), "record-cut-off", {}),
    (cut("game"), "record-cut-off", {}),
    (put("seat 1 An\x1b[2Jna", "seat 1"), "record-control", {}),
    (put("seat 1 An\u202ena", "seat 1"), "record-control", {}),
    (put("1 draw\0", "1 draw"), "record-control", {}),
    (put("1\tdraw", "1 draw"), "record-control", {}),
    (put("# " + "x" * MAX_LINE, "1 draw"), "record-line-long", {"limit": MAX_LINE}),
]


@pytest.mark.parametrize(("change", "code", "params"), DAMAGES)
def test_a_damaged_form_is_refused_with_its_line(
    change: Callable[[Lines], int], code: str, params: dict[str, object]
) -> None:
    lines = lines_of(whole())
    line = change(lines)
    found = refusal(joined(lines))
    assert (found.code, dict(found.params)) == (code, {"line": line, **params})


def test_ten_seats_are_too_many() -> None:
    lines = lines_of(whole())
    at = where(lines, "rule")
    lines[at:at] = [f"seat {number} X" for number in range(3, 11)]
    assert refusal(joined(lines)) == Illegal("record-seats", line=at + 8, low=2, high=9)


def test_text_behind_the_end_is_refused() -> None:
    lines = len(lines_of(whole()))
    assert refusal(whole() + "\n\n1 draw\n") == Illegal("record-after-end", line=lines + 3)
    assert refusal(whole() + "\x07") == Illegal("record-control", line=lines + 1)
    assert refusal(whole() + "\n" + "x" * 500) == Illegal("record-line-long", line=lines + 2, limit=MAX_LINE)


@pytest.mark.parametrize(
    "junk",
    [
        b"",
        b"\n" + b"thousand record 1\n",
        b"\x7fELF\x02\x01\x01" + bytes(range(256)) * 40,
        bytes(MAX_BYTES + 1),
        "thousand record 1".encode("utf-16"),
        b"Thousand record 1\n",
        b'{"game": "miles"}',
    ],
)
def test_what_is_no_record_is_refused_in_its_first_line(junk: bytes) -> None:
    assert refusal(junk) == Illegal("record-none", line=1)


def test_bytes_that_are_no_text_are_refused() -> None:
    data = whole().encode().replace(b"seat 2 ", b"seat 2 \xff\xfe")
    line = where(lines_of(whole()), "seat 2") + 1
    assert refusal(data) == Illegal("record-encoding", line=line)


# Bounds


HEAD = whole().split("hand 1\n")[0] + "hand 1\ncommitment " + ZEROS + "\n"


def test_too_many_moves_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(textreader, "MAX_MOVES", 100)
    line = len(lines_of(HEAD)) + 101
    assert refusal(HEAD + "1 draw\n" * 150 + "end 150\n") == Illegal("record-moves", line=line, limit=100)


@pytest.mark.parametrize(
    "filler",
    [b"\n", b"# a longer remark\n", b"check\n", b"\0", b"x", b"1 draw\r\n", b"rule a b\n", b"hand 1\n"],
)
def test_whatever_fills_a_long_file_it_is_refused_in_bounded_memory(
    filler: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also a million lines, one line without an end, and zeros; with all limits at a tenth."""
    for limit in ("MAX_BYTES", "MAX_LINES", "MAX_MOVES"):
        monkeypatch.setattr(textreader, limit, getattr(textreader, limit) // 10)
    most = textreader.MAX_BYTES
    data = (HEAD.encode() + filler * (most // len(filler) + 1))[: most + 1]
    tracemalloc.start()
    try:
        found = refusal(data)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert isinstance(found.params["line"], int)
    assert found.params["line"] > len(lines_of(HEAD))
    assert peak < 8 * most


def test_a_file_longer_than_the_limit_is_not_taken_for_one_that_ends_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """What was read of it is a whole record, to the last line feed; there may be more."""
    data = whole().encode()
    monkeypatch.setattr(textreader, "MAX_BYTES", len(data))
    assert verify(parse(data)).over
    monkeypatch.setattr(textreader, "MAX_BYTES", len(data) - 1)
    assert refusal(data) == Illegal("record-long", line=len(lines_of(whole())), limit=0)


# Edited


@st.composite
def edits(draw: st.DrawFn) -> str:
    """The record with one line changed, left out, doubled or added."""
    lines = lines_of(whole())
    at = draw(st.integers(0, len(lines) - 1))
    kind = draw(st.sampled_from(["letter", "drop", "add", "swap", "double", "other"]))
    line = lines[at]
    if kind == "letter":
        place = draw(st.integers(0, len(line) - 1))
        letter = draw(st.sampled_from("0123456789abcdefnorstw -#.\x00żA"))
        lines[at] = line[:place] + letter + line[place + draw(st.integers(0, 1)) :]
    elif kind == "drop":
        del lines[at]
    elif kind == "double":
        lines.insert(at, line)
    elif kind == "swap":
        other = draw(st.integers(0, len(lines) - 1))
        lines[at], lines[other] = lines[other], line
    else:
        stranger = draw(st.sampled_from(lines) | st.text(max_size=30))
        lines[at : at + (kind == "other")] = [stranger]
    return joined(lines)


def read_whole(text: str) -> Record | None:
    """The record, if all of it is true; None where it is refused as it should be."""
    found = None
    try:
        record = parse(text.encode("utf-8", "surrogatepass"))
        verify(record)
    except Illegal as refused:
        found = refused
    if found is None:
        return record
    assert found.code.startswith("record-")
    assert 1 <= int(found.params["line"]) <= text.count("\n") + 1
    return None


@given(edits())
@settings(max_examples=400)
def test_an_edited_line_is_refused_or_changes_nothing(text: str) -> None:
    """Never a traceback, never another match."""
    record = read_whole(text)
    assert record is None or plainly(record) == plainly(parse(whole().encode()))


@given(st.data())
@settings(max_examples=200)
def test_an_edited_line_of_a_typed_record_never_breaks_the_program(data: st.DataObject) -> None:
    """Without check words another match may come of it, but one that the rules allow from end to end."""
    lines = [line for line in data.draw(edits()).split("\n") if not line.startswith("check")]
    record = read_whole("\n".join(lines))
    if record is not None:
        steps = list(replay(record))
        assert len(steps) == 1 + sum(isinstance(item, Made) for item in record.items)
        assert record.entry.game.is_over(steps[-1].state)


def test_a_check_word_that_does_not_fit_is_told_after_all_that_can_be_said_more_exactly() -> None:
    lines = lines_of(whole())
    at = where(lines, "check")
    changed = [*lines]
    changed[at] = "check 0123456789abcdef"
    assert refusal(joined(changed)) == Illegal("record-check", line=at + 1)
    named = joined([line.replace("seat 1 Anna", "seat 1 Hanna") for line in lines])
    assert refusal(named) == Illegal("record-check", line=at + 1)
    name, move = where(lines, "1 draw"), lines_of(named)
    move[name] = "1 play 200"
    assert refusal(joined(move)).code == "record-refused"
