"""The command line: a mistake is one sentence and exit code 2, in the player's language."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from thousand import __version__, cli
from thousand.doors import bench
from thousand.doors.new_match import Wanted, draft_of, open_match
from thousand.doors.session import Entrance
from thousand.miles.rules import Goal
from thousand.miles.sim import compiled
from thousand.say.fluent import languages
from thousand.store import paths
from thousand.store.settings import Settings, save

COMMANDS = (
    "play, learn, rules, matches, record, replay, verify, export, keys, stats, speech, review, "
    "join, serve, invite, account, bench, arena"
)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--foo"], "Thousand does not know --foo. Try thousand --help."),
        (["play", "miles", "extra"], "Thousand does not know extra. Try thousand --help."),
        (["--bots"], "--bots needs a value. Try thousand --help."),
        (["play", "--bots", "0"], "--bots has to be a whole number from 1 to 8, not 0."),
        (["play", "--bots", "two"], "--bots has to be a whole number from 1 to 8, not two."),
        (["play", "--bots", "-1"], "--bots has to be a whole number from 1 to 8, not -1."),
        (
            ["play", "--match-points", "99"],
            "--match-points has to be a whole number from 100 to 100000, not 99.",
        ),
        (["play", "--rules", "house"], "--rules cannot be house; it can be: playroom, classic."),
        (["play", "--teams", "2x5"], "--teams cannot be 2x5; it can be: 2x2, 2x3, 3x2, 2x4, 4x2, 3x3."),
        (["play", "--teams", "2x2", "--bots", "4"], "teams cannot be 2x2; it can be: none."),
        (["play", "--option", "goal=5"], "goal cannot be 5; it can be: 1000, 700, 700-extension."),
        (["play", "--option", "stacking=yes"], "stacking cannot be yes; it can be: off, on."),
        (
            ["play", "--option=points_mile=0"],
            "points-mile has to be a whole number from 1 to 5000, not 0.",
        ),
        (
            ["play", "--option", "goal"],
            "--option needs an option's name, an equals sign and a value, such as reshuffle=off, not goal.",
        ),
        (["play", "--option"], "--option needs a value. Try thousand --help."),
        (
            ["play", "--bots", "6", "--option", "reshuffle=off"],
            "More than 6 players without teams need the reshuffle: turn it on, or play in teams.",
        ),
        (["play", "chess"], "game cannot be chess; it can be: miles, tysiac."),
        (["fly"], f"command cannot be fly; it can be: {COMMANDS}."),
        (["--lang", "xx"], f"--lang cannot be xx; it can be: {', '.join(languages())}."),
        (["--face", "round"], "--face cannot be round; it can be: linear, board."),
        (["--speech=loud"], "--speech cannot be loud; it can be: auto, terminal, direct, none."),
        (["--seed", "1"], "--seed goes with: thousand play, thousand arena."),
        (
            ["bench", "--face", "board"],
            "--face goes with: thousand, thousand play, thousand learn, thousand join.",
        ),
        (["--help=yes"], "--help takes no value. Try thousand --help."),
        (["play", "--bots", "--seed", "1"], "--bots needs a value. Try thousand --help."),
        (["--bo=1"], "Thousand does not know --bo=1. Try thousand --help."),
        (["--bad\x1b[2J"], "Thousand does not know --bad?[2J. Try thousand --help."),
        (["join"], "thousand join needs ADDRESS. Try thousand join --help."),
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


@pytest.mark.parametrize("address", ["", " "])
def test_an_address_of_nothing_is_told_how_to_be_written(
    address: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    assert cli.main(["join", address, "--lang", "en"]) == cli.EXIT_USAGE
    wanted = "write host, host:8414, ws://host:8414 or wss://host."
    assert capsys.readouterr().err == f"An address is missing after thousand join: {wanted}\n"


def test_version_and_help(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["--version"]) == 0
    kind = "compiled" if compiled() else "plain"
    assert capsys.readouterr().out == f"thousand {__version__} ({kind} simulator)\n"
    assert cli.main(["play", "--help"]) == 0
    told = capsys.readouterr().out
    for flag in (
        "--bots",
        "--teams",
        "--rules",
        "--option",
        "--match-points",
        "--seed",
        "--lang",
        "--face",
        "--speech",
    ):
        assert flag in told
    assert cli.main(["--help"]) == 0
    told = capsys.readouterr().out
    for command in COMMANDS.split(", "):
        assert f"thousand {command}" in told


def test_flags_and_words_may_come_in_any_order(monkeypatch: pytest.MonkeyPatch) -> None:
    entered = []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("thousand.doors.local.enter", lambda entrance: entered.append(entrance) or 0)
    assert cli.main(["--seed=7", "play", "--bots", "3", "miles", "--lang", "pl"]) == 0
    assert cli.main(["play", "miles", "--lang", "pl", "--seed", "7", "--bots=3"]) == 0
    assert entered[0] == entered[1]
    assert entered[0].wanted.seed == 7


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))


@pytest.fixture
def wanted(monkeypatch: pytest.MonkeyPatch) -> Callable[..., Wanted]:
    """What a command line asks for, where it may come in."""

    def ask(*words: str) -> Wanted:
        entered: list[Entrance] = []
        monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
        monkeypatch.setattr("thousand.doors.local.enter", lambda entrance: entered.append(entrance) or 0)
        assert cli.main(["play", "miles", *words]) == 0
        assert entered[0].wanted is not None
        return entered[0].wanted

    return ask


def test_an_unknown_option_is_answered_with_all_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["play", "--lang", "en", "--option", "colour=red"]) == cli.EXIT_USAGE
    told = capsys.readouterr().err
    assert told.startswith("--option cannot be colour; it can be: teams, length, match-points, goal,")
    assert told.count("\n") == 1


def test_teams_alone_say_how_many_bots_play(wanted: Callable[..., Wanted]) -> None:
    """2x2 means three bots."""
    for layout, seats in (("2x2", 4), ("2x3", 6), ("3x2", 6), ("2x4", 8), ("4x2", 8), ("3x3", 9)):
        table, _ = open_match(wanted("--teams", layout), {})
        assert len(table.names) == len(set(table.names)) == seats
        assert table.view(0).rules.team_size == int(layout[-1])
    assert len(open_match(wanted("--teams=2x2", "--bots=3"), {})[0].names) == 4


def test_options_may_be_repeated_and_the_last_of_a_name_counts(wanted: Callable[..., Wanted]) -> None:
    words = ["--option", "goal=700", "--rules=classic", "--option=stacking=on", "--option", "goal=1000"]
    rules = draft_of(wanted(*words, "--option", "Points_Trip=450"), {}).rules()
    assert (rules.goal, rules.stacking, rules.scores.trip) == (Goal.THOUSAND, True, 450)
    assert rules.name == "classic"


def test_a_rule_set_of_the_players_own_can_be_named(
    wanted: Callable[..., Wanted],
    capsys: pytest.CaptureFixture[str],
) -> None:
    sets = {"My rules": {"preset": "classic", "options": {"stacking": True}}, "Bad": 7}
    save(paths.settings_file(), Settings(rule_sets={"miles": sets}))
    rules = draft_of(wanted("--rules", "My rules"), {"miles": sets}).rules()
    assert (rules.name, rules.stacking) == ("My rules", True)
    assert cli.main(["play", "--lang", "en", "--rules", "Bad"]) == cli.EXIT_USAGE
    assert capsys.readouterr().err == "Bad cannot be used: preset is damaged or unknown. It is kept.\n"
    assert cli.main(["play", "--lang", "en", "--rules", "Yours"]) == cli.EXIT_USAGE
    known = "playroom, classic, My rules, Bad"
    assert capsys.readouterr().err == f"--rules cannot be Yours; it can be: {known}.\n"


def test_bench_prints_its_figures_as_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "SECONDS", 0.05)
    monkeypatch.setattr(bench, "WINDOWS", 1)
    monkeypatch.setattr(bench, "STARTS", 1)
    monkeypatch.setattr(bench, "REPLAYS", 1)
    assert cli.main(["bench"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) == {
        "random_hands_per_second",
        "random_hands_per_second_all_variants",
        "replay_of_ten_hands_milliseconds",
        "bot_hands_per_second",
        "start_milliseconds",
        "bare_prompt_toolkit_milliseconds",
        "start_ratio",
        "languages",
    }
    spoken = figures.pop("languages")
    assert set(spoken) == set(languages())
    assert all(value > 0 for language in spoken.values() for value in language.values())
    variants = figures.pop("random_hands_per_second_all_variants")
    assert set(variants) == {"2_seats", "4_seats", "9_seats"}
    assert all(value > 0 for value in (*figures.values(), *variants.values()))
