"""The command line: a mistake is one sentence and exit code 2, in the player's language."""

from __future__ import annotations

import json

import pytest

from thousand import __version__, cli
from thousand.doors import bench


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--foo"], "Thousand does not know --foo. Try thousand --help."),
        (["play", "miles", "extra"], "Thousand does not know extra. Try thousand --help."),
        (["--bots"], "--bots needs a value. Try thousand --help."),
        (["play", "--bots", "0"], "--bots has to be a whole number from 1 to 5, not 0."),
        (["play", "--bots", "two"], "--bots has to be a whole number from 1 to 5, not two."),
        (["play", "--bots", "-1"], "--bots has to be a whole number from 1 to 5, not -1."),
        (
            ["play", "--match-points", "99"],
            "--match-points has to be a whole number from 100 to 100000, not 99.",
        ),
        (["play", "--rules", "house"], "--rules cannot be house; it can be: playroom, classic."),
        (["play", "chess"], "game cannot be chess; it can be: miles."),
        (["fly"], "command cannot be fly; it can be: play, bench."),
        (["--lang", "xx"], "--lang cannot be xx; it can be: en, pl."),
        (["--face", "round"], "--face cannot be round; it can be: linear, board."),
        (["--speech=loud"], "--speech cannot be loud; it can be: auto, terminal, direct, none."),
        (["--seed", "1"], "--seed goes with: thousand play miles."),
        (["--bo=1"], "Thousand does not know --bo=1. Try thousand --help."),
        (["--bad\x1b[2J"], "Thousand does not know --bad?[2J. Try thousand --help."),
    ],
)
def test_a_mistake_is_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LANG", "en_US.UTF-8")
    assert cli.main(words) == cli.EXIT_USAGE
    captured = capsys.readouterr()
    assert (captured.out, captured.err) == ("", sentence + "\n")


def test_the_sentence_is_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--lang", "pl", "--foo"]) == cli.EXIT_USAGE
    assert capsys.readouterr().err.startswith("Thousand nie zna słowa --foo.")


def test_without_a_terminal_there_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: False, raising=False)
    assert cli.main(["play", "miles"]) == cli.EXIT_USAGE
    assert capsys.readouterr().err.count("\n") == 1


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"thousand {__version__}\n"
    assert cli.main(["play", "--help"]) == 0
    told = capsys.readouterr().out
    for flag in ("--bots", "--rules", "--match-points", "--seed", "--lang", "--face", "--speech"):
        assert flag in told


def test_bench_prints_its_figures_as_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    monkeypatch.setattr(bench, "WINDOWS", 1)
    monkeypatch.setattr(bench, "STARTS", 1)
    assert cli.main(["bench"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {
        "random_hands_per_second",
        "bot_hands_per_second",
        "start_milliseconds",
        "bare_prompt_toolkit_milliseconds",
        "start_ratio",
    }
    assert all(value > 0 for value in figures.values())
