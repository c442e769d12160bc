"""The file of an arena: matches added one by one, a broken last line, and files that are not its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from thousand.game import Illegal
from thousand.miles.rules import classic
from thousand.store.arena import ArenaFile, begun, usual_file
from thousand.table.arena import Contest, Played, lineups

CONTEST = Contest("miles", classic(2), 2, ("a", "b"), seed=1)
FIRST = begun(CONTEST, "1.0")
WAYS = lineups(2, 2)
MATCHES = [
    Played(deal, lineup, (lineup,), 3, (5000, 4000), (90, 80), (0.25, 0.5))
    for deal in (0, 1)
    for lineup in (0, 1)
]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A file with four matches, in a folder that had to be made."""
    path = tmp_path / "folder" / "arena.jsonl"
    file = ArenaFile(path, FIRST, WAYS)
    assert (file.played, file.dropped) == ([], False)
    for match in MATCHES:
        file.add(match)
    file.close()
    return path


def opened(path: Path) -> ArenaFile:
    file = ArenaFile(path, FIRST, WAYS)
    file.close()
    return file


def refusal(path: Path) -> Illegal:
    before = path.read_bytes()
    with pytest.raises(Illegal) as caught:
        ArenaFile(path, FIRST, WAYS)
    assert path.read_bytes() == before
    return caught.value


def test_what_was_kept_is_there_again(path: Path) -> None:
    file = opened(path)
    assert (file.played, file.dropped) == (MATCHES, False)
    assert len(path.read_bytes().splitlines()) == 5


def test_a_last_line_cut_anywhere_is_dropped_and_written_again(path: Path) -> None:
    whole = path.read_bytes()
    start = whole.rindex(b"\n", 0, -1) + 1
    for end in range(start + 1, len(whole)):
        path.write_bytes(whole[:end])
        file = ArenaFile(path, FIRST, WAYS)
        assert (file.played, file.dropped) == (MATCHES[:-1], True)
        file.add(MATCHES[-1])
        file.close()
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "line",
    [
        b"\x00\xff\n",
        b"{}\n",
        b"\n",
        b'{"deal":2,"lineup":2,"winners":[0],"hands":1,"points":[1,2],"decisions":[1,1],"seconds":[0,0]}\n',
        b'{"deal":-1,"lineup":0,"winners":[0],"hands":1,"points":[1,2],"decisions":[1,1],"seconds":[0,0]}\n',
        b'{"deal":2,"lineup":0,"winners":[2],"hands":1,"points":[1,2],"decisions":[1,1],"seconds":[0,0]}\n',
        b'{"deal":2,"lineup":0,"winners":[],"hands":1,"points":[1,2],"decisions":[1,1],"seconds":[0,0]}\n',
        b'{"deal":2,"lineup":0,"winners":[0],"hands":0,"points":[1,2],"decisions":[1,1],"seconds":[0,0]}\n',
        b'{"deal":2,"lineup":0,"winners":[0],"hands":1,"points":[1],"decisions":[1,1],"seconds":[0,0]}\n',
    ],
)
def test_a_damaged_line_is_dropped_at_the_end_and_refused_before_it(path: Path, line: bytes) -> None:
    whole = path.read_bytes()
    path.write_bytes(whole + line)
    file = opened(path)
    assert (file.played, file.dropped) == (MATCHES, True)
    assert path.read_bytes() == whole
    path.write_bytes(whole + line + whole.splitlines(keepends=True)[-1])
    assert refusal(path) == Illegal("arena-damaged", path=str(path), line=6)


def test_a_beginning_cut_short_is_begun_again(path: Path) -> None:
    first = path.read_bytes().splitlines(keepends=True)[0]
    for end in range(0, len(first), 41):
        path.write_bytes(first[:end])
        assert opened(path).played == []
        assert path.read_bytes() == first


def test_another_contest_and_another_version_are_refused(path: Path) -> None:
    others = [
        Contest("miles", classic(2), 2, ("a", "c"), seed=1),
        Contest("miles", classic(2), 2, ("a", "b"), seed=2),
        Contest("miles", classic(2), 2, ("a", "b"), seed=1, playouts=9),
        Contest("miles", classic(3), 3, ("a", "b"), seed=1),
    ]
    for other in (*(begun(contest, "1.0") for contest in others), begun(CONTEST, "1.1")):
        with pytest.raises(Illegal) as caught:
            ArenaFile(path, other, WAYS)
        assert caught.value == Illegal("arena-other", path=str(path))
        assert usual_file(other) != usual_file(FIRST)
    assert opened(path).played == MATCHES


@pytest.mark.parametrize("text", ["my diary", "my diary\n", "{}\n", "[1, 2]\nmore\n"])
def test_a_file_of_something_else_is_left_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "diary"
    path.write_text(text, encoding="utf-8")
    assert refusal(path) == Illegal("arena-damaged", path=str(path), line=1)


def test_a_file_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    with pytest.raises(Illegal) as caught:
        ArenaFile(tmp_path, FIRST, WAYS)
    assert caught.value.code == "file-unreadable"
    (tmp_path / "file").touch()
    with pytest.raises(Illegal) as caught:
        ArenaFile(tmp_path / "file" / "arena", FIRST, WAYS)
    assert caught.value.code in {"file-unreadable", "file-unwritable"}


def test_a_contest_has_one_file_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    path = usual_file(begun(Contest("miles", classic(2), 2, ("a", "b"), seed=1), "1.0"))
    assert path == usual_file(FIRST)
    assert path.is_relative_to(tmp_path)


def test_a_file_can_be_removed(path: Path) -> None:
    ArenaFile(path, FIRST, WAYS).remove()
    assert not path.exists()
