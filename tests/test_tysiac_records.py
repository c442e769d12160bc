"""``thousand record``, ``verify``, ``replay``, ``export``, ``stats`` and the rest with a match of Tysiąc."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from thousand import cli
from thousand.bots.tysiac_steady import Steady
from thousand.deal import from_number
from thousand.store import paths
from thousand.store.matches import Matches
from thousand.table.record import Chair
from thousand.table.replay import record_of, verify
from thousand.table.table import Command, Done, Table, open_table, submit
from thousand.table.textlog import write
from thousand.table.textreader import parse
from thousand.tysiac.rules import house

Run = Callable[..., tuple[int, list[str], list[str]]]

NAMES = ("Ola", "Anna", "Borys", "Celia")


def played(seats: int, moves: int = 10_000, seed: int = 14) -> Table:
    """A match that the bots have played to its end, or so many moves of it."""
    chairs = tuple(Chair(name, "steady" if seat else None) for seat, name in enumerate(NAMES[:seats]))
    table, _ = open_table("tysiac", house(seats), chairs, from_number(seed))
    while not table.is_over and table.seq < moves:
        seat = min(table.entry.game.to_act(table.state))
        move = Steady().choose(table.view(seat)).move
        table, answer = submit(table, Command(str(table.seq), seat, table.seq, move))
        assert isinstance(answer, Done)
    return table


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """A function that runs a command line in a home of its own: exit code, lines out, lines of mistakes."""
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path / "home"))
    monkeypatch.setenv("LANG", "C.UTF-8")

    def run(*words: object) -> tuple[int, list[str], list[str]]:
        code = cli.main([str(word) for word in words])
        captured = capsys.readouterr()
        return code, captured.out.splitlines(), captured.err.splitlines()

    return run


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_record_reads_back_and_is_true(seats: int) -> None:
    text = write(record_of(played(seats)))
    record = parse(text.encode())
    assert write(record) == text
    verdict = verify(record)
    assert verdict.over
    assert verdict.hands > 5


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_deal_that_is_not_over_betrays_no_card(seats: int) -> None:
    table = played(seats, moves=15)
    record = record_of(table)
    verdict = verify(parse(write(record).encode()))
    assert (verdict.hands, verdict.running) == (0, True)
    assert "seed" not in write(record)


@pytest.fixture
def saved(run: Run) -> Table:
    """A match of three in the file of saved matches, its number 1."""
    table = played(3)
    matches = Matches(paths.matches_file())
    matches.begin(table)
    matches.close()
    return table


def test_the_round_trip_of_a_saved_match(run: Run, saved: Table, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    assert run("matches") == (0, [f"Number 1, over: Ola, Anna and Borys; {saved.seq} moves."], [])
    assert run("record", 1, file)[0] == 0
    code, out, _ = run("verify", file)
    assert code == 0
    assert out == [
        f"The record is true: 20 rounds and {saved.seq} moves, every deal, turn and score.",
        "Ola wins the game with 1075 points.",
    ]


def test_a_match_is_told_again_from_a_seats_ears(run: Run, saved: Table, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    run("record", 1, file)
    code, ola, _ = run("replay", file, "--seat", 1)
    assert code == 0
    assert ola[:2] == ["The game is starting: Tysiąc for 3 players, to 1000 points.", "Deal 1. Anna deals."]
    assert ola[-1] == "You win the game with 1075 points."
    _, beside, _ = run("replay", file, "--from", 20)
    assert beside[0].startswith("Deal 20.")
    assert not any(line.startswith("You") for line in beside)
    assert run("replay", file, "--seat", 4)[2] == [
        "--seat has to be a whole number from 1 to 3, not 4.",
    ]


def test_its_sheets_are_exported(run: Run, saved: Table, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    run("record", 1, file)
    (line,) = run("export", file, "--json")[1]
    data = json.loads(line)
    assert (data["game"], data["sides"], data["winners"]) == ("tysiac", [[0], [1], [2]], [0])
    assert data["totals"] == list(saved.state.totals)
    totals = [0, 0, 0]
    for hand in data["hands"]:
        for seat, sheet in enumerate(hand["sheets"]):
            assert sum(sheet["items"].values()) == sheet["points"]
            totals[seat] += sheet["points"]
            assert sheet["total"] == totals[seat]
    assert {hand["reason"] for hand in data["hands"]} == {"played", "bomb"}
    assert run("export", file)[1][-1] == "Ola wins the game with 1075 points."


def test_an_edited_record_is_refused_in_the_games_own_words(run: Run, saved: Table, tmp_path: Path) -> None:
    file = tmp_path / "match.txt"
    run("record", 1, file)
    lines = file.read_text().splitlines()
    at = next(n for n, line in enumerate(lines) if line == "3 play ac")
    lines[at] = "3 play 9h"
    file.write_text("\n".join(line for line in lines if not line.startswith("check")) + "\n")
    code, _, (mistake,) = run("verify", file)
    assert code == 3
    assert mistake.startswith(
        f"Line {at + 2}: Ola may not make this move. Hearts were led, and you hold hearts"
    )


def test_statistics_count_it(run: Run, saved: Table) -> None:
    _, out, _ = run("stats", "--json")
    (game,) = json.loads("\n".join(out))["games"].items()
    assert game[0] == "tysiac"
    assert (game[1]["matches"], game[1]["won"], game[1]["bombs"]) == (1, 1, 1)
    assert run("stats")[0] == 0


def test_matches_of_two_games_are_told_apart(run: Run, saved: Table) -> None:
    matches = Matches(paths.matches_file())
    rules = cli.games.load("miles").presets["playroom"](2)
    matches.begin(open_table("miles", rules, (Chair("Ola"), Chair("Anna", "steady")), from_number(1))[0])
    matches.close()
    assert run("matches")[1] == [
        "Number 2, not over: Ola and Anna; 0 moves. 1000 Miles.",
        f"Number 1, over: Ola, Anna and Borys; {saved.seq} moves. Tysiąc.",
    ]


# The command line


def test_the_rules_are_printed(run: Run) -> None:
    for lang in ("en", "pl"):
        code, out, _ = run("rules", "tysiac", "--lang", lang)
        assert code == 0
        assert len(out) > 40
    two = run("rules", "tysiac", "--bots", 1)[1]
    assert two != run("rules", "tysiac")[1] == run("rules", "tysiac", "--bots", 2)[1]


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--bots", "4"], "--bots has to be a whole number from 1 to 3, not 4."),
        (
            ["--match-points", "20000"],
            "--match-points has to be a whole number from 100 to 10000, not 20000.",
        ),
        (["--option", "hard-cap=125"], "hard-cap has to be a whole number from 120 to 400, not 125."),
        (["--option", "barrel=850"], "barrel cannot be 850; it can be: off, 800, 880, 900."),
        (["--rules", "classic"], "--rules cannot be classic; it can be: house."),
        (["--level", "wild"], "--level cannot be wild; it can be: steady, easy, strong."),
    ],
)
def test_what_the_game_does_not_have_is_one_sentence(run: Run, words: list[str], sentence: str) -> None:
    assert run("play", "tysiac", *words) == (2, [], [sentence])


def test_each_game_has_its_own_numbers(run: Run) -> None:
    """The flags may come before the game's name; a value that is called like a game is none."""
    assert run("play", "--bots", "4", "tysiac")[2] == ["--bots has to be a whole number from 1 to 3, not 4."]
    assert run("rules", "miles", "--bots", "4")[0] == 0
    assert run("rules", "--bots", "4", "--rules", "tysiac")[2] == [
        "--rules cannot be tysiac; it can be: playroom, classic."
    ]
