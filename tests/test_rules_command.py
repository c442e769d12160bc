"""``thousand rules``: the rules as plain text, of the match that the flags ask for."""

from __future__ import annotations

import io
import subprocess
import sys
from pathlib import Path

import pytest

from thousand import cli
from thousand.doors import rulebook
from thousand.doors.new_match import Wanted, draft_of
from thousand.miles.rules import classic, playroom
from thousand.say import miles as words
from thousand.say.scribe import Scribe
from thousand.store import paths
from thousand.store.settings import Settings, save

SOURCE = Path(__file__).parent.parent / "src"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    return tmp_path


def printed(capsys: pytest.CaptureFixture[str], *flags: str) -> str:
    assert cli.main(["rules", *flags]) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def test_without_flags_it_is_the_default_rule_set_for_two(capsys: pytest.CaptureFixture[str]) -> None:
    sections = words.rulebook(Scribe("en"), playroom(2), 2)
    told = printed(capsys, "miles")
    assert told == printed(capsys)
    assert told.split() == [word for s in sections for line in s.lines for word in line.split()]


def test_headings_stand_alone_and_nothing_is_wider_than_80(capsys: pytest.CaptureFixture[str]) -> None:
    told = printed(capsys)
    for section in words.rulebook(Scribe("en"), playroom(2), 2):
        assert told.startswith(section.heading + "\n\n") or f"\n\n{section.heading}\n\n" in told
    assert max(len(line) for line in told.splitlines()) <= 80
    assert "\n\n\n" not in told
    assert told.endswith(".\n")
    assert told.replace("\n", "").isprintable()


@pytest.mark.parametrize(
    ("flags", "rules", "seats"),
    [
        (["--rules", "classic", "--bots", "2"], classic(3), 3),
        (["--rules", "classic", "--teams", "2x2"], classic(4, 2), 4),
        (["--teams", "3x3"], playroom(9, 3), 9),
        (["--lang", "pl", "--bots", "7"], playroom(8), 8),
    ],
)
def test_the_flags_of_play_are_understood(
    capsys: pytest.CaptureFixture[str], flags: list[str], rules: object, seats: int
) -> None:
    lang = "pl" if "pl" in flags else "en"
    assert printed(capsys, *flags) == rulebook.text(words.rulebook(Scribe(lang), rules, seats), 80)


def test_options_change_the_text(capsys: pytest.CaptureFixture[str]) -> None:
    flags = ("--option", "wrong-way=off", "--option", "points-trip=777", "--match-points", "900")
    told = " ".join(printed(capsys, *flags).split())
    assert "Wrong way" not in told
    assert "The trip adds 777 points." in told
    assert "reaches 900 points" in told


def test_rules_of_ones_own_can_be_read(capsys: pytest.CaptureFixture[str]) -> None:
    own = draft_of(Wanted(options=(("points-trip", "640"),)), {}).named("ours")
    save(paths.settings_file(), Settings(rule_sets={"miles": {"ours": own.saved()}}))
    assert "The trip adds 640 points." in " ".join(printed(capsys, "--rules", "ours").split())


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--rules", "house"], "--rules cannot be house; it can be: playroom, classic."),
        (["--seed", "1"], "--seed goes with: thousand play, thousand arena."),
        (["chess"], "game cannot be chess; it can be: miles, tysiac."),
        (
            ["--rules", "classic", "--bots", "8"],
            "More than 6 players without teams need the reshuffle: turn it on, or play in teams.",
        ),
    ],
)
def test_rules_that_cannot_be_played_are_refused(
    capsys: pytest.CaptureFixture[str], flags: list[str], sentence: str
) -> None:
    assert cli.main(["rules", *flags]) == cli.EXIT_USAGE
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", sentence + "\n")


def test_on_a_narrow_terminal_it_is_narrower(monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setattr(rulebook, "columns", lambda: 30)
    out = Terminal()
    assert rulebook.run(Wanted(), "en", out) == 0
    assert 20 < max(len(line) for line in out.getvalue().splitlines()) <= 30


def test_a_pipe_without_our_letters_is_no_trouble(home: Path) -> None:
    result = subprocess.run(
        [sys.executable, "-m", "thousand", "rules", "--lang", "pl"],
        env={
            "THOUSAND_HOME": str(home),
            "PATH": "",
            "PYTHONPATH": str(SOURCE),
            "PYTHONIOENCODING": "ascii",
            "PYTHONUTF8": "0",
        },
        capture_output=True,
        check=True,
    )
    assert result.stdout.startswith(b"Cel gry\n")
    assert b"?wi?stwo" in result.stdout
    assert result.stderr == b""
