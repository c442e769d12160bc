"""``thousand matches``, ``record``, ``replay``, ``verify`` and ``export``, through the command line."""

from __future__ import annotations

import io
import json
import os
import sqlite3
import stat
import sys
import tracemalloc
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from miles.played import Played, play, short_match
from thousand import cli
from thousand.doors.records import REFUSED
from thousand.game import Illegal
from thousand.miles.rules import PRESETS
from thousand.say.scribe import BRAILLE_LIMIT
from thousand.store import paths
from thousand.store.matches import Matches
from thousand.table.record import Chair
from thousand.table.replay import record_of
from thousand.table.textlog import write
from thousand.table.textreader import MAX_BYTES

Run = Callable[..., tuple[int, list[str], list[str]]]


def finished() -> Played:
    """A match of two hands of Anna and Borys."""
    return short_match("classic", 2, 2)


def totals() -> list[int]:
    """The sides' points at its end."""
    return list(finished().table.state.totals)


def won() -> str:
    """The sentence that ends it."""
    winner = "Anna" if totals()[0] > totals()[1] else "Borys"
    return f"{winner} wins the game with {max(totals())} points."


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


def saved(played: Played, path: Path) -> Path:
    path.write_text(write(record_of(played.table)), encoding="utf-8")
    return path


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return saved(finished(), tmp_path / "match.record")


def damaged(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


# verify


def test_a_true_record_is_said_to_be_true(run: Run, file: Path) -> None:
    moves = finished().table.seq
    assert run("verify", file) == (
        0,
        [
            f"The record is true: 2 rounds and {moves} moves, every deal, turn and score.",
            won(),
        ],
        [],
    )
    assert run("verify", "--", file)[0] == 0
    code, out, _ = run("verify", file, "--lang", "pl")
    assert code == 0
    assert out[0].startswith(f"Zapis się zgadza: 2 rundy i {moves} ruchów")


def test_a_record_of_a_match_under_way_says_what_cannot_be_checked(run: Run, tmp_path: Path) -> None:
    first = [log.move for log in finished().table.log].index("next")
    between = saved(finished().after(first), tmp_path / "between")
    assert run("verify", between)[1][1:] == ["The game was not over when this record was made."]
    running = saved(finished().after(first + 30), tmp_path / "running")
    code, out, _ = run("verify", running)
    assert code == 0
    assert out == [
        f"The record is true: 1 round and {first} moves, every deal, turn and score.",
        "The game was not over when this record was made.",
        "Round 2 cannot be checked or told yet: its cards stay secret until it is over.",
    ]
    begun = saved(finished().after(5), tmp_path / "begun")
    assert run("verify", begun)[1][0] == "Nothing can be checked yet: no round is over."
    for command in ("replay", "export"):
        code, out, _ = run(command, begun)
        assert (code, out[-1]) == (0, out[-1].replace("2", "1"))
        assert out[-1].startswith("Round 1 cannot be checked")


def test_a_record_comes_from_standard_input_too(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(file.read_bytes())))
    assert run("verify", "-")[0] == 0


@pytest.mark.parametrize("command", ["verify", "export", "replay"])
@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("thousand record 1", "thousand record 9", "Line 1: the format of this record is 9; this Thousand"),
        ("game miles", "game chess", "Line 2: no game called chess is played here."),
        ("1 draw", "1 dr\x1b[2Jaw", "there is a character here that cannot be printed."),
        ("1 draw", "1 next", "Anna may not make this move. "),
        ("1 draw", "2 draw", "Borys may not make this move. "),
        ("1 draw", "1 fly", "Anna may not make this move. This is not a move: use draw"),
        ("rule team-size 1", "rule team-size 2", "the rules before this line do not fit. "),
        ("seat 1 Anna", "seat 1 Hanna", ": something above this line was changed after"),
    ],
)
def test_a_damaged_record_gets_one_sentence(
    run: Run, file: Path, command: str, old: str, new: str, sentence: str
) -> None:
    """Nothing of it is told before it is known to be true."""
    damaged(file, old, new)
    code, out, err = run(command, file)
    assert (code, out, len(err)) == (REFUSED, [], 1)
    assert err[0].startswith("Line ")
    assert sentence in err[0]


def test_false_scores_are_told_with_the_right_ones(run: Run, file: Path) -> None:
    right = " ".join(map(str, totals()))
    damaged(file, f"scores {right}", f"scores {right}0")
    code, _, err = run("verify", file)
    assert code == REFUSED
    assert err[0].endswith(f": by the rules these scores are {right}.")


def test_a_hundred_megabytes_are_refused_without_being_read(run: Run, file: Path) -> None:
    sparse = file.with_name("sparse")
    with sparse.open("wb") as opened:
        opened.write(file.read_bytes())
        opened.truncate(100 << 20)
    tracemalloc.start()
    try:
        code, out, err = run("verify", sparse)
        peak = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert (code, out) == (REFUSED, [])
    assert err == [f"Line {file.read_text().count(chr(10)) + 1}: the line is longer than 400 bytes."]
    assert peak < 5 * MAX_BYTES


def test_no_more_is_read_of_standard_input_than_a_record_may_have(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Endless(io.RawIOBase):
        given = 0

        def readable(self) -> bool:
            return True

        def readinto(self, buffer: object) -> int:
            assert isinstance(buffer, memoryview)
            buffer[:] = bytes(len(buffer))
            Endless.given += len(buffer)
            assert Endless.given < 2 * MAX_BYTES, "it would be read for ever"
            return len(buffer)

    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BufferedReader(Endless())))
    code, _, err = run("verify", "-")
    assert code == REFUSED
    assert err == ["Line 1: this is not a record; one begins with the words thousand record 1."]


@pytest.mark.parametrize("command", ["verify", "export", "replay"])
def test_a_file_that_cannot_be_read_gets_one_sentence(run: Run, tmp_path: Path, command: str) -> None:
    for name in ("lacking", "."):
        code, out, err = run(command, tmp_path / name)
        assert (code, out, len(err)) == (cli.EXIT_USAGE, [], 1)
        assert "cannot be read: " in err[0]
    assert run(command) == (2, [], [f"thousand {command} needs FILE. Try thousand {command} --help."])


# replay


def test_a_match_is_told_from_a_seat_or_from_beside_the_table(run: Run, file: Path) -> None:
    code, seat, _ = run("replay", file, "--seat", 2)
    assert code == 0
    assert seat[0].startswith("The game is starting.")
    assert seat[-1].endswith(f" the game with {max(totals())} points.")
    assert any(line.startswith("You draw ") for line in seat)
    _, spectator, _ = run("replay", file)
    assert not any(line.startswith("You ") for line in spectator)
    _, polish, _ = run("replay", file, "--lang", "pl", "--seat", "2")
    assert len(polish) == len(seat)
    _, brief, _ = run("replay", file, "--seat", 2, "--detail", "brief")
    _, full, _ = run("replay", file, "--seat", 2, "--detail", "full")
    _, braille, _ = run("replay", file, "--seat", 2, "--detail", "braille")
    assert max(map(len, braille)) <= BRAILLE_LIMIT < max(map(len, full))
    assert sum(map(len, brief)) < sum(map(len, seat)) < sum(map(len, full))


def test_a_tale_can_begin_later(run: Run, file: Path) -> None:
    code, out, _ = run("replay", file, "--from", 2)
    assert code == 0
    assert out[0].startswith("Round 2.")


@pytest.mark.parametrize(
    ("flags", "sentence"),
    [
        (["--seat", "3"], "--seat has to be a whole number from 1 to 2, not 3."),
        (["--seat", "0"], "--seat has to be a whole number from 1 to 9, not 0."),
        (["--from", "3"], "--from has to be a whole number from 1 to 2, not 3."),
        (["--detail", "long"], "--detail cannot be long; it can be: brief, normal, full, braille."),
        (
            ["--step"],
            "--step waits for keys: it needs a terminal, and a file that is not standard input.",
        ),
        (["--option", "goal=700"], "--option goes with: thousand play, thousand rules, thousand arena."),
    ],
)
def test_what_is_not_in_the_record_cannot_be_asked_for(
    run: Run, file: Path, flags: list[str], sentence: str
) -> None:
    assert run("replay", file, *flags) == (cli.EXIT_USAGE, [], [sentence])


def test_the_player_is_told_in_the_language_of_the_settings(run: Run, file: Path, tmp_path: Path) -> None:
    paths.settings_file().parent.mkdir()
    paths.settings_file().write_text('{"language": "pl", "detail": "brief"}')
    assert run("verify", file)[1][0].startswith("Zapis się zgadza")


def test_names_cannot_steer_the_terminal(run: Run, tmp_path: Path) -> None:
    played = finished()
    header = msgspec.structs.replace(played.table.header, chairs=(Chair("A\x1b[2Jb\u202e"), Chair("B\r\nC")))
    table = msgspec.structs.replace(played.table, header=header)
    file = saved(Played(table, played.events), tmp_path / "names")
    _, out, _ = run("replay", file, "--detail", "full")
    assert "A [2Jb" in out[1]
    assert "B C" in out[1]
    assert all(line.isprintable() for line in out)


# export


def test_score_sheets_as_text(run: Run, file: Path) -> None:
    code, out, _ = run("export", file)
    assert code == 0
    assert out[0].startswith("The game is starting.")
    assert sum("round 1" in line.casefold() for line in out) == 1
    assert sum("round 2" in line.casefold() for line in out) == 1
    assert out[-1] == won()
    assert any(line.startswith("Anna: ") and f"{totals()[0]} in all" in line for line in out)


def test_score_sheets_as_json(run: Run, file: Path) -> None:
    """The keys are those that docs/records.md promises."""
    code, out, _ = run("export", "--json", file)
    assert (code, len(out)) == (0, 1)
    assert out[0].isascii()
    data = json.loads(out[0])
    assert list(data) == ["format", "game", "rules", "seats", "sides", "hands", "totals", "winners"]
    assert data["format"] == 1
    assert data["seats"] == [{"name": "Anna", "bot": None}, {"name": "Borys", "bot": "steady"}]
    best = totals().index(max(totals()))
    assert (data["sides"], data["totals"], data["winners"]) == ([[0], [1]], totals(), [best])
    assert data["rules"]["scores"]["trip"] == 400
    assert [hand["number"] for hand in data["hands"]] == [1, 2]
    assert sum(hand["moves"] for hand in data["hands"]) == finished().table.seq
    for hand in data["hands"]:
        assert list(hand) == ["number", "moves", "winner", "reason", "sheets", "commitment", "seed"]
        for sheet in hand["sheets"]:
            assert sum(sheet["items"].values()) == sheet["points"]
    assert [sheet["total"] for sheet in data["hands"][-1]["sheets"]] == data["totals"]


def test_json_of_a_match_under_way_has_no_winners(run: Run, tmp_path: Path) -> None:
    data = json.loads(run("export", "--json", saved(finished().after(5), tmp_path / "begun"))[1][0])
    assert (data["hands"], data["winners"], data["totals"], data["sides"]) == ([], None, [], [])


# Saved matches


@pytest.fixture
def store(run: Run) -> Path:
    """The player's saved matches: one finished, one under way."""
    del run
    matches = Matches(paths.matches_file())
    matches.begin(finished().table)
    matches.begin(play(PRESETS["playroom"](3), 3, 4, 20).table)
    matches.close()
    return paths.matches_file()


@pytest.mark.usefixtures("store")
def test_saved_matches_are_listed_the_newest_first(run: Run) -> None:
    assert run("matches") == (
        0,
        [
            "Number 2, not over: Anna, Borys and Celia; 20 moves.",
            f"Number 1, over: Anna and Borys; {finished().table.seq} moves.",
        ],
        [],
    )


def test_without_saved_matches_nothing_is_made(run: Run) -> None:
    assert run("matches") == (0, ["No game is saved."], [])
    assert run("record", 1)[0] == cli.EXIT_USAGE
    assert not paths.matches_file().exists()


@pytest.mark.usefixtures("store")
def test_a_saved_match_becomes_a_record(run: Run, tmp_path: Path) -> None:
    code, out, _ = run("record", 1)
    assert code == 0
    assert out == write(record_of(finished().table)).splitlines()
    assert run("record", 1, "-") == (0, out, [])
    target = tmp_path / "one.record"
    assert run("record", 2, target) == (0, [f"The record of game 2 is written to {target}."], [])
    assert run("verify", target)[0] == 0
    before = target.read_bytes()
    code, out, err = run("record", 1, target)
    assert (code, out) == (2, [])
    assert err == [f"{target} already exists and is not overwritten. Choose another name."]
    assert target.read_bytes() == before


@pytest.mark.usefixtures("store")
def test_what_cannot_be_written_is_told(run: Run, tmp_path: Path) -> None:
    code, _, err = run("record", 1, tmp_path / "no" / "folder")
    assert code == 2
    assert err == [f"{tmp_path / 'no' / 'folder'} cannot be written: No such file or directory."]
    assert run("record", 7)[2] == ["No saved game has the number 7. thousand matches lists the numbers."]
    assert run("record", "x")[0] == 2
    assert run("record")[2] == ["thousand record needs NUMBER. Try thousand record --help."]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.usefixtures("store")
def test_a_full_disk_leaves_no_half_record(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "half"
    real = Path.open

    def full(path: Path, mode: str = "r", **how: str) -> io.TextIOWrapper:
        opened = real(path, mode, **how)
        if path == target:
            os.dup2(os.open("/dev/full", os.O_WRONLY), opened.fileno())
        return opened

    monkeypatch.setattr(Path, "open", full)
    code, out, err = run("record", 1, target)
    assert (code, out) == (2, [])
    assert err == [f"{target} cannot be written: No space left on device."]
    assert not target.exists()


def test_a_damaged_match_is_told_and_the_others_are_there(run: Run, store: Path) -> None:
    with sqlite3.connect(store) as database:
        database.execute("UPDATE match SET header = 'x' WHERE id = 1")
        database.execute("UPDATE move SET move = 'fly' WHERE match = 2 AND seq = 3")
    database.close()
    code, out, _ = run("matches")
    assert code == 0
    assert out[1] == "Number 1 is damaged and cannot be read."
    code, out, err = run("record", 2)
    assert (code, out, len(err)) == (3, [], 1)
    assert "move 3" in err[0]


@pytest.mark.usefixtures("store")
def test_a_match_of_a_game_that_is_not_here_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> None:
        raise Illegal("no-such-game", name=name)

    monkeypatch.setattr("thousand.table.record.load", load)
    code, out, err = run("record", 1)
    assert (code, out) == (3, [])
    assert err == ["This Thousand cannot play one of the saved games. It is kept as it is."]
    assert run("matches")[1][1] == "Number 1 is damaged and cannot be read."


def test_a_file_of_matches_that_is_none_is_told_and_left_alone(run: Run, store: Path) -> None:
    store.write_bytes(b"this is no database" * 100)
    for words in (("matches",), ("record", 1)):
        code, out, err = run(*words)
        assert (code, out, len(err)) == (3, [], 1)
    assert store.read_bytes() == b"this is no database" * 100
    assert stat.S_ISREG(store.stat().st_mode)
