"""``thousand arena``: progress in sentences, results that do not depend on how they were come by, clean
endings."""

from __future__ import annotations

import csv
import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from thousand import cli
from thousand.doors import arena, arena_bots
from thousand.games import load
from thousand.table.arena import Result

ROUND = ("--rules", "classic", "--option", "length=one-round", "--lang", "en")
LAZY, RAISING = (f"table.arena_bots:{name}" for name in ("Lazy", "Raising"))


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path / "home"))
    monkeypatch.chdir(tmp_path)
    return tmp_path / "home"


def run(*words: str) -> int:
    return cli.main(["arena", "miles", *ROUND, *words])


def results(*words: str, bots: str = "priority,random") -> dict[str, Any]:
    """What a run writes as JSON, without what it cost."""
    assert run("--bots", bots, "--json", "results.json", *words) == 0
    data: dict[str, Any] = json.loads(Path("results.json").read_text(encoding="utf-8"))
    for bot in data["bots"]:
        del bot["seconds"], bot["decisions_per_second"]
    return data


def test_a_run_from_beginning_to_end(capsys: pytest.CaptureFixture[str], home: Path) -> None:
    assert run("--bots", "priority,random", "--matches", "40") == 0
    told = capsys.readouterr()
    progress = [f"{part}0 percent, {part * 4} of 40 matches." for part in range(1, 11)]
    begun = "40 matches by priority and random: 20 deals, each played 2 times, from every side."
    assert told.err.splitlines() == [begun, *progress]
    over, *facts = told.out.splitlines()
    assert over == "40 matches over 20 deals, 40 rounds. An even share is 50 percent."
    assert facts[0] == "priority won 100 percent of the matches; 95 percent interval 85 to 100."
    assert facts[1].startswith("priority made ")
    assert facts[4].startswith("priority against random: 100 percent won; ")
    assert facts[6].startswith("priority: ")
    assert facts[6].endswith(" a second.")
    assert list(home.rglob("*.jsonl")) == [], "a run that came to its end leaves nothing behind"


def test_every_language_tells_it(capsys: pytest.CaptureFixture[str]) -> None:
    for lang, fact in (
        ("pl", "priority: 100 procent wygranych gier; "),
        ("fr", "priority gagne 100 pour cent des parties; "),
        ("zh", "priority赢了百分之100的场次；"),
    ):
        assert run("--bots", "priority,random", "--matches", "6", "--lang", lang) == 0
        told = capsys.readouterr()
        assert told.out.splitlines()[1].startswith(fact)
        assert "priority" in told.err.splitlines()[0]


def test_few_matches_are_made_whole_deals(capsys: pytest.CaptureFixture[str]) -> None:
    assert run("--bots", "chaser,priority,random", "--matches", "7") == 0
    told = capsys.readouterr()
    assert told.err.startswith("12 matches by chaser, priority and random: 2 deals, each played 6 times")
    assert len(told.err.splitlines()) <= 11
    assert "chaser against random: " in told.out


def test_the_same_seed_gives_the_same_results_with_one_job_and_with_two() -> None:
    one = results("--matches", "20", "--seed", "7")
    assert results("--matches", "20", "--seed", "7", "--jobs", "2") == one
    assert results("--matches", "20", "--seed", "7") == one
    assert results("--matches", "20", "--seed", "8") != one


def test_seats_and_teams(capsys: pytest.CaptureFixture[str]) -> None:
    assert results("--matches", "2", "--seats", "3")["contest"]["seats"] == 3
    data = results("--matches", "2", "--teams", "2x2")
    assert (data["contest"]["seats"], data["even"]) == (4, 0.5)
    capsys.readouterr()
    assert run("--bots", "priority,random", "--teams", "2x2", "--seats", "5") == cli.EXIT_USAGE
    assert capsys.readouterr().err == "teams cannot be 2x2; it can be: none.\n"


def test_a_run_that_is_continued_gives_what_an_unbroken_one_gives(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    whole = results("--matches", "20")
    file = tmp_path / "kept.jsonl"
    results("--matches", "8", "--resume", str(file))
    data = file.read_bytes()
    file.write_bytes(data[: data.rindex(b"\n", 0, -1) + 9])  # the eighth match is cut short
    capsys.readouterr()
    assert results("--matches", "20", "--resume", str(file), "--jobs", "2") == whole
    told = capsys.readouterr().err.splitlines()
    assert told[1] == f"A damaged last line was dropped from {file}; its match is played again."
    assert told[2] == f"7 matches are there already, in {file}."
    assert told[3].startswith("40 percent, ")
    assert results("--matches", "20", "--resume", str(file)) == whole, "nothing was left to play"


def test_ctrl_c_tells_what_is_there_and_the_same_command_goes_on(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = results("--matches", "20")
    play = arena.results

    def broken(*asked: Any) -> Iterator[Result]:
        for number, result in enumerate(play(*asked)):
            if number == 13:
                raise KeyboardInterrupt
            yield result

    monkeypatch.setattr(arena, "results", broken)
    words = ("--bots", "priority,random", "--matches", "20", "--json", "results.json", "--csv", "results.csv")
    capsys.readouterr()
    assert run(*words) == cli.EXIT_INTERRUPTED
    told = capsys.readouterr()
    assert told.err.endswith("Stopped after 13 of 20 matches. The same command goes on from there.\n")
    assert told.out.startswith("12 matches over 6 deals, ")
    data = json.loads(Path("results.json").read_text(encoding="utf-8"))
    assert (data["complete"], data["deals"], data["matches"]) == (False, 6, 12)
    with Path("results.csv").open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert [(row["bot"], row["rival"]) for row in rows] == [
        ("priority", ""),
        ("random", ""),
        ("priority", "random"),
    ]
    assert float(rows[0]["won"]) == data["bots"][0]["won"]

    monkeypatch.setattr(arena, "results", play)
    assert results("--matches", "20") == whole
    assert "13 matches are there already, in " in capsys.readouterr().err


def test_stopped_at_once_there_is_nothing_to_tell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*asked: Any) -> Iterator[Result]:
        raise KeyboardInterrupt
        yield

    monkeypatch.setattr(arena, "results", broken)
    assert run("--bots", "priority,random") == cli.EXIT_INTERRUPTED
    assert capsys.readouterr().out == "Nothing can be told yet: no deal was played from every side.\n"


def test_a_bot_that_raises_is_told_and_spoils_nothing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "kept.jsonl"
    words = ("--matches", "12", "--resume", str(file), "--json", "results.json")
    assert run("--bots", f"{RAISING},priority,random", *words) == arena.FAILED
    told = capsys.readouterr()
    failures = [line for line in told.err.splitlines() if line.startswith(RAISING)]
    assert len(failures) == 1, "the same mistake is told once"
    assert failures[0].startswith(f"{RAISING} made a mistake, seed 1000000: ValueError: no idea what to do")
    assert "8 matches were broken off by mistakes, and their deals are left out." in told.err
    assert told.out == "Nothing can be told yet: no deal was played from every side.\n"
    data = json.loads(Path("results.json").read_text(encoding="utf-8"))
    assert (data["failed"], data["complete"], data["bots"]) == (8, False, [])
    assert len(file.read_bytes().splitlines()) == 1 + 4, "what the others played is kept"


def test_a_process_that_dies_is_told_in_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--bots", "priority,table.arena_bots:Fatal", "--matches", "20", "--jobs", "2")
    assert run(*words) == cli.EXIT_USAGE
    told = capsys.readouterr()
    assert told.out == ""
    assert told.err.splitlines()[1:] == [
        "A process of the arena ended by itself. What was played is kept: the same command goes on."
    ]


TWO_BOTS = "An arena needs two bots or more: --bots and their names with commas, such as steady,strong.\n"
BOTS = ("--bots", "priority,random")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ((), TWO_BOTS),
        (("--bots", "chaser"), TWO_BOTS),
        (("--bots", "chaser, ,chaser"), "--bots names chaser twice.\n"),
        ((*BOTS, "--matches", "0"), "--matches has to be a whole number from 1 to 1000000, not 0.\n"),
        ((*BOTS, "--seats", "10"), "--seats has to be a whole number from 2 to 9, not 10.\n"),
        (("--bots", "priority,table.nobody:Bot"), "table.nobody:Bot cannot play: ModuleNotFoundError: "),
        (("--bots", "priority,table.arena_bots:Bot"), "table.arena_bots:Bot cannot play: AttributeError: "),
        (("--bots", "priority,table.arena_bots:Unmade"), "table.arena_bots:Unmade cannot play: OSError: no"),
        ((*BOTS, "--playouts", "9"), "--playouts limits bots that search, and none of these does.\n"),
        ((*BOTS, "--json", "no/where"), "no/where cannot be written: "),
        ((*BOTS, "--csv", "."), ". cannot be written: "),
        ((*BOTS, "--resume", "diary"), "diary is damaged at line 1, so nothing was played."),
        ((*BOTS, "--resume", "."), ". cannot be read: "),
    ],
)
def test_a_mistake_is_one_sentence(
    words: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    Path("diary").write_text("Dear diary\n", encoding="utf-8")
    assert run(*words) == cli.EXIT_USAGE
    told = capsys.readouterr()
    assert told.err.startswith(sentence)
    assert (told.out, told.err.count("\n")) == ("", 1)
    assert Path("diary").read_text(encoding="utf-8") == "Dear diary\n"


def test_an_unknown_bot_is_answered_with_all_there_are(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The reference opponents are known where they can be imported, and only there."""
    assert run("--bots", "steady,genius") == cli.EXIT_USAGE
    levels = ", ".join(load("miles").bots)
    known = f"--bots cannot be genius; it can be: {levels}, chaser, banker, priority, random.\n"
    assert capsys.readouterr().err == known
    monkeypatch.setattr(arena_bots, "REFERENCE", "not_here")
    assert run("--bots", "steady,chaser") == cli.EXIT_USAGE
    assert capsys.readouterr().err == f"--bots cannot be chaser; it can be: {levels}.\n"


def test_playouts_limit_the_bots_that_search() -> None:
    """Seeking plays otherwise with an odd limit; Lazy, which does not search, plays on as it does."""
    bots = f"table.arena_bots:Seeking,{LAZY}"
    free = results("--matches", "6", bots=bots)
    even, odd = (results("--matches", "6", "--playouts", limit, bots=bots) for limit in ("8", "9"))
    assert (free["bots"], even["contest"]["playouts"]) == (even["bots"], 8)
    assert odd["bots"] != even["bots"]
    assert results("--matches", "6", "--playouts", "9", "--jobs", "2", bots=bots) == odd


def test_a_file_of_another_arena_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    results("--matches", "2", "--resume", "kept.jsonl")
    capsys.readouterr()
    assert run("--bots", "priority,random", "--seed", "2", "--resume", "kept.jsonl") == cli.EXIT_USAGE
    assert capsys.readouterr().err.startswith("kept.jsonl has other matches in it, of another arena")


def test_flags_may_stand_before_the_command_and_mean_what_the_command_means() -> None:
    """``--json`` has a value here and none with ``thousand stats``."""
    words = ["--json", "out.json", "--bots", "priority,random", "arena", "miles", "--matches", "2", *ROUND]
    assert cli.main(words) == 0
    assert json.loads(Path("out.json").read_text(encoding="utf-8"))["matches"] == 2
    assert cli.main(["--json", "stats", "--lang", "en"]) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="signals to a group of processes")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_at_a_real_run_leaves_no_process_behind(jobs: str, home: Path) -> None:
    command = [sys.executable, "-m", "thousand", "arena", "miles", *ROUND, "--bots", "priority,random"]
    environ = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "THOUSAND_HOME": str(home)}
    program = subprocess.Popen(
        [*command, "--matches", "20000", "--jobs", jobs, "--resume", "kept.jsonl"],
        env=environ,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    assert program.stderr is not None
    assert program.stderr.readline().startswith("20000 matches")
    while Path("kept.jsonl").read_bytes().count(b"\n") < 20:
        assert program.poll() is None
    os.killpg(program.pid, signal.SIGINT)
    out, err = program.communicate(timeout=60)  # it ends when no process is left to hold the pipes
    assert program.returncode == cli.EXIT_INTERRUPTED
    assert err.count("\n") == 1
    assert err.startswith("Stopped after ")
    assert " rounds. An even share is 50 percent.\n" in out
