"""``thousand review``: the costliest moves of a match in words and points, through the command line."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from thousand import cli, games
from thousand.bots.miles_easy import Easy
from thousand.deal import from_number
from thousand.doors.records import REFUSED
from thousand.doors.review import review
from thousand.miles.rules import PRESETS
from thousand.say.fluent import languages
from thousand.table.record import Chair
from thousand.table.replay import record_of
from thousand.table.table import next_bot, open_table, play_bot
from thousand.table.textlog import Record, write


@pytest.fixture(scope="module")
def record() -> Record:
    """A round between Ola, who plays carelessly, and a steady bot."""
    rules = msgspec.structs.replace(PRESETS["classic"](2), match_points=2000)
    table, _ = open_table("miles", rules, (Chair("Ola"), Chair("Anna", "steady")), from_number(3))
    while not table.state.hand.phase.name.endswith("OVER"):
        seat = 0 if table.state.hand.turn == 0 else next_bot(table)
        assert seat is not None
        table, _ = play_bot(table, seat, Easy() if seat == 0 else None)
    return record_of(table)


@pytest.fixture
def file(record: Record, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path / "home"))
    path = tmp_path / "match.txt"
    path.write_text(write(record), encoding="utf-8")
    return str(path)


def test_the_persons_costly_moves_are_told_with_what_was_better(
    file: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.main(["review", file, "--lang", "en"]) == 0
    first, *lines = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"The( one)?( \d)? cost\w+ moves? of Ola in this game\.", first)
    assert re.fullmatch(r"Round 1, move \d+ of the game: it cost about \d+ points?\.", lines[0])
    assert lines[1].startswith("You ")
    assert lines[2].startswith("Better: ")
    assert any("Better: Play" in line or "Better: Discard" in line for line in lines)


def test_the_worst_comes_first_and_no_more_than_three(record: Record) -> None:
    found = review(record, 0, 400)
    points = [finding.better.points for finding in found]
    assert points == sorted(points, reverse=True)
    assert 0 < len(points) <= 3


@pytest.mark.parametrize("lang", languages())
def test_it_speaks_every_language(file: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", file, "--playouts", "60", "--seat", "1", "--lang", lang]) == 0
    assert capsys.readouterr().out


def test_a_record_that_is_not_true_is_refused(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    path = Path(file)
    path.write_text(path.read_text(encoding="utf-8").replace("seed ", "seed 0", 1), encoding="utf-8")
    assert cli.main(["review", file]) == REFUSED
    assert capsys.readouterr().err.count("\n") == 1


def test_a_seat_that_nobody_had_is_one_sentence(file: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["review", file, "--seat", "3", "--lang", "en"]) == cli.EXIT_USAGE
    assert capsys.readouterr().err == "--seat has to be a whole number from 1 to 2, not 3.\n"


def test_a_game_without_a_reviewer_says_so(
    file: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(games.Entry, "review", "", raising=False)
    assert cli.main(["review", file, "--lang", "en"]) == cli.EXIT_USAGE
    assert capsys.readouterr().err == "Games of miles cannot be reviewed yet.\n"
