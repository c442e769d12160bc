"""``thousand keys``: the bindings in force, and how to change them."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from thousand.cli import main
from thousand.keys.commands import DEFAULT, Command
from thousand.keys.names import read
from thousand.say.fluent import languages
from thousand.say.scribe import LINE_LIMIT, Scribe
from thousand.store.keys import load
from thousand.ui.help import command_help


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    monkeypatch.setenv("LANG", "C")
    return tmp_path


def printed(capsys: pytest.CaptureFixture[str], *words: str, code: int = 0) -> list[str]:
    assert main(["keys", *words]) == code
    return capsys.readouterr().out.splitlines()


@pytest.mark.parametrize("lang", languages())
def test_every_command_is_told_with_its_keys_and_its_name(
    capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    lines = printed(capsys, "--lang", lang)
    for command in Command:
        if command is not Command.GO_TO:
            told = [line for line in lines if re.search(rf"[ ：]{command.value}[.。]$", line)]
            assert len(told) == 1, command
    assert all(len(line) <= LINE_LIMIT for line in lines if "keys.json" not in line)
    assert len(lines) > len(Command)


def test_the_players_own_keys_are_told(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    (home / "keys.json").write_text('{"draw": ["shift-u", "alt-d"]}')
    lines = printed(capsys)
    assert "Draw a card: Shift U, Alt D. Command: draw." in lines
    assert f"Write the file {home}/keys.json, as JSON, for example:" in lines


def test_the_example_is_a_file_without_mistakes(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    (example,) = [line for line in printed(capsys) if line.startswith("{")]
    (home / "keys.json").write_text(example)
    bindings, troubles = load(home / "keys.json")
    assert troubles == ()
    assert bindings != DEFAULT


@pytest.mark.parametrize("lang", languages())
def test_every_name_that_is_told_is_one(capsys: pytest.CaptureFixture[str], lang: str) -> None:
    lists = [
        line for line in printed(capsys, "--lang", lang) if "exclamation-mark" in line or "tilde" in line
    ]
    for line in lists:
        for name in re.split(", |、", re.split(": |：", line)[1].rstrip(".。")):
            assert read(name) is not None, name


def test_as_json_they_are_a_file_that_changes_nothing(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    path = home / "keys.json"
    path.write_text('{"draw": ["u"], "hand": "?", "help": ["shift-h", "f2"]}')
    before = load(path)
    assert before[1] == ()
    lines = printed(capsys, "--json")
    assert set(json.loads("\n".join(lines))) == {command.value for command in Command} - {"go-to"}
    path.write_text("\n".join(lines))
    assert load(path) == before


def test_what_is_wrong_is_told_first_and_by_the_exit_code(
    capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    (home / "keys.json").write_text('{"fly": "f", "draw": ["hyper-x"], "turn": "f9"}')
    lines = printed(capsys, code=3)
    assert lines[0] == "What is wrong in the file of your keys:"
    assert lines[1].startswith("No command is called fly")
    assert lines[2].startswith("No key is called hyper-x, so draw keeps its usual keys.")
    assert "Whose turn it is, and what it waits for: F9. Command: turn." in lines
    assert main(["keys", "--json"]) == 3
    told = capsys.readouterr()
    assert json.loads(told.out)["draw"] == ["space"]
    assert told.err.startswith("No command is called fly")


def test_help_of_the_table_and_this_text_are_the_same_lines(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(capsys)
    for command in Command:
        assert any(line.startswith(command_help(Scribe("en"), command)) for line in lines)


def test_it_needs_no_terminal_and_is_in_the_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--help"]) == 0
    assert "thousand keys: the keys at the table, and how to change them." in capsys.readouterr().out
