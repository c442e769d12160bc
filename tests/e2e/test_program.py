"""The real program in a terminal: a round by keys, the worst that can happen, and what terminals send."""

from __future__ import annotations

import re
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from program import (
    BACKSPACE,
    ENTER,
    ESCAPE,
    PLAY,
    THOUSAND,
    Program,
    surroundings,
)

pytestmark = pytest.mark.e2e

YOUR_TURN = "It is your turn."
NEXT_ROUND = "Press Enter for the next round."
TURNS = 200
"""More than a round can have."""

Start = Callable[..., Program]


def play_on(program: Program, turns: int = 1) -> None:
    """Take so many turns, or fewer if the round ends: draw, then play what can be played, else discard."""
    for _ in range(turns):
        program.answer(" ")
        playable = ", can be played" in program.answer("z")[0]
        program.answer(ENTER if playable else "1d")
        if program.asks:
            program.answer(ENTER)
        if NEXT_ROUND in program.lines:
            return


def state(program: Program) -> list[str]:
    """The hand, whose turn it is, the scores, and where all stand."""
    return program.answer("h", "t", "s", "i")


def go_on(start: Start) -> Program:
    """Start the program again, and take Continue in its menu."""
    program = start("--face", "linear")
    program.wait_for("New game, 1 of ")
    program.press("2")
    program.wait_for("The game goes on.")
    program.answer()
    return program


# A round


def test_a_whole_round_by_keys_loses_and_doubles_no_line(start: Start) -> None:
    program = start(*PLAY)
    program.wait_for(YOUR_TURN)
    play_on(program, TURNS)
    assert NEXT_ROUND in program.lines
    heard = happened(program.lines)
    (newest,) = program.answer("<")
    count = int(re.findall(r"\d+", newest)[-1])
    back = [line.rpartition(", ") for line in (newest, *program.answer("<" * (count - 1)))]
    assert [place for _, _, place in back] == [f"{n} of {count}" for n in range(count, 0, -1)]
    assert happened(text for text, _, _ in reversed(back)) == [line.removesuffix(".") for line in heard]
    assert len(heard) > 20
    assert program.answer(ENTER)[0].startswith("Round 2.")


def happened(lines: Iterable[str]) -> list[str]:
    """The lines that only something that happened can be."""
    starts = ("Round ", "Anna ", "You play ", "You draw ", "You discard ", YOUR_TURN.removesuffix("."))
    return [line for line in lines if line.startswith(starts)]


# Cut off


@pytest.mark.parametrize("turns", [0, 1, 5])
@pytest.mark.parametrize("drawn", ["", " "])
def test_after_a_power_cut_the_match_goes_on_at_the_same_card(start: Start, turns: int, drawn: str) -> None:
    program = start(*PLAY)
    program.wait_for(YOUR_TURN)
    play_on(program, turns)
    program.answer(drawn)
    before = state(program)
    program.power_cut()
    assert state(go_on(start)) == before


@pytest.mark.parametrize(("keys", "answer"), [(" ", "You draw "), (" 1d", "You discard ")])
def test_a_move_that_was_told_is_safe(start: Start, keys: str, answer: str) -> None:
    def hand(program: Program) -> list[str]:
        return program.answer("h")

    program = start(*PLAY)
    program.wait_for(YOUR_TURN)
    unmoved = hand(program)
    program.press(keys)
    program.wait_for(answer)
    program.power_cut()
    moved = hand(go_on(start))
    undisturbed = start(*PLAY)
    undisturbed.wait_for(YOUR_TURN)
    undisturbed.answer(keys)
    assert moved == hand(undisturbed) != unmoved


def test_a_match_survives_many_power_cuts(start: Start) -> None:
    program = start(*PLAY)
    program.wait_for(YOUR_TURN)
    for _ in range(3):
        play_on(program, 2)
        before = state(program)
        program.power_cut()
        program = go_on(start)
        assert state(program) == before


@pytest.mark.parametrize("hears_the_hang_up", [True, False])
def test_a_terminal_that_is_closed_loses_nothing(
    start: Start, tmp_path: Path, hears_the_hang_up: bool
) -> None:
    if hears_the_hang_up:
        program = start(*PLAY)
    else:
        shell = ("sh", "-c", "trap '' HUP; exec \"$@\"", "sh")
        program = Program([*shell, *THOUSAND, *PLAY], surroundings(tmp_path))
    program.wait_for(YOUR_TURN)
    program.answer(" ")
    before = state(program)
    program.hang_up()
    assert state(go_on(start)) == before


def test_where_the_files_cannot_be_written_the_game_goes_on(start: Start, tmp_path: Path) -> None:
    (tmp_path / "thousand").write_text("a file where the folder should be")
    program = start(*PLAY)
    program.wait_for(YOUR_TURN)
    play_on(program, 3)
    told = [Path(name).name for name in re.findall(rf"{re.escape(str(tmp_path))}[^ :]*", program.text)]
    assert told == ["settings.json", "matches.sqlite3"]
    assert state(program)[0].startswith("You hold 6 cards")
    assert program.answer("l") != []
    program.press("q", ENTER)
    assert program.exit_code() == 0


# Command lines


def run(tmp_path: Path, *words: str, **more: str) -> subprocess.CompletedProcess[str]:
    """The program without a terminal."""
    environ = surroundings(tmp_path, **more)
    return subprocess.run(
        [*THOUSAND, *words], env=environ, stdin=subprocess.DEVNULL, capture_output=True, text=True
    )


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play"], "standard input is not one"),
        ([], "standard input is not one"),
        (["--frobnicate"], "Thousand does not know --frobnicate."),
        (["fly"], "command cannot be fly"),
        (["play", "chess"], "game cannot be chess"),
        (["play", "miles", "--seed", "x"], "--seed has to be a whole number"),
        (["play", "--face", "round"], "--face cannot be round"),
        (["play", "--bots"], "--bots needs a value"),
    ],
)
def test_a_command_line_that_cannot_be_carried_out_gets_one_sentence(
    tmp_path: Path, words: list[str], sentence: str
) -> None:
    done = run(tmp_path, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1


def test_a_word_of_the_environment_that_is_unknown_gets_one_sentence(start: Start) -> None:
    program = start(*PLAY, environ={"THOUSAND_SPEECH": "loud"})
    assert program.exit_code() == 2
    sentence = "THOUSAND_SPEECH cannot be loud; it can be: auto, terminal, direct, none."
    assert [line for line in program.lines if line] == [sentence]


def test_version_and_help_need_no_terminal(tmp_path: Path) -> None:
    version = run(tmp_path, "--version")
    assert (version.returncode, version.stderr) == (0, "")
    assert re.fullmatch(r"thousand \d\S+ \((plain|compiled) simulator\)\n", version.stdout)
    told = run(tmp_path, "--help", "--lang", "pl")
    assert (told.returncode, told.stderr) == (0, "")
    assert "--match-points" in told.stdout
    assert told.stdout != run(tmp_path, "--help").stdout


# Keys


@pytest.mark.parametrize("typed", ["\r", "\n", "t\r"])
def test_what_is_typed_before_the_program_is_ready_is_not_lost(start: Start, typed: str) -> None:
    program = start(*PLAY, already_typed=typed)
    program.wait_for("No card is chosen yet")
    answers = ["No card is chosen yet: choose one with Up and Down."]
    if typed.startswith("t"):
        answers.insert(0, "Your turn: draw a card with Space.")
    assert program.lines[-len(answers) - 1 :] == [YOUR_TURN, *answers]


def test_control_c_asks_before_it_leaves(start: Start) -> None:
    program = start(*PLAY)
    program.wait_for(YOUR_TURN)
    program.answer(" ")
    question = ["Leave the table? The game is saved.", "Yes, 1 of 2"]
    assert program.answer("\x03") == question
    assert program.answer("2") == ["You stay at the table."]
    assert program.answer("\x03") == question
    program.press(ENTER)
    assert program.exit_code() == 0
    assert any(line.startswith("The game is saved") for line in program.lines)
    assert program.lines[-1] == "", "where the shell's prompt overwrites nothing"


def test_escape_alone_is_answered(start: Start) -> None:
    program = start(*PLAY)
    program.wait_for(YOUR_TURN)
    program.press(ESCAPE)
    program.wait_for("Press Escape again to leave the table.")
    program.press(ESCAPE)
    program.wait_for("Leave the table?")


ALT_LETTERS = [ESCAPE + letter for letter in "abcdefghijklmnopqrstuvwxyzABCXYZ0189[]O;:"]
F_KEYS = ["\x1bOP", "\x1bOQ", "\x1bOR", "\x1bOS", *(f"\x1b[{number}~" for number in range(11, 35))]
WITH_MODIFIERS = [f"\x1b[1;{modifier}{key}" for modifier in range(2, 9) for key in "ABCDFHPQRS"]
MOUSE = ["\x1b[M !!", "\x1b[<0;10;5M", "\x1b[<0;10;5m", "\x1b[<64;200;100M", "\x1b[32;10;5M"]
REPORTS = ["\x1b[24;80R", "\x1b[?1;2c", "\x1b[0n", "\x1b]11;rgb:0000/0000/0000\x1b\\", "\x1b[I", "\x1b[O"]
PASTES = ["\x1b[200~pasted\r\ntext\x1b[201~", "\x1b[200~\x1b[201~"]
STRANGE = [
    "\x00",
    "\x1c",
    "\x1d",
    "\x1e",
    "\x1f",
    "\x1a",
    "\x13",
    "\x11",
    "ż",
    "轮",
    "😀",
    "\x1b[",
    "\x1b[999z",
    "\x1b[31m",
]


@pytest.mark.parametrize("face", ["linear", "board"])
@pytest.mark.parametrize(
    "sent",
    [ALT_LETTERS, F_KEYS, WITH_MODIFIERS, MOUSE, REPORTS, PASTES, STRANGE],
    ids=["alt", "f-keys", "modifiers", "mouse", "reports", "pastes", "strange"],
)
def test_whatever_a_terminal_sends_is_survived(start: Start, sent: list[str], face: str) -> None:
    program = start(*PLAY, "--face", face, environ={"TERM": "xterm-256color"})
    program.wait_for(YOUR_TURN)
    for keys in sent:
        program.press(keys)
    program.press(BACKSPACE)  # leaves any list that is open
    program.press("\x03")
    program.wait_for("Leave the table?")
    program.press(ENTER)
    assert program.exit_code() == 0


def test_reports_that_nobody_typed_are_not_answered(start: Start) -> None:
    program = start(*PLAY)
    program.wait_for(YOUR_TURN)
    assert program.answer("\x1b[24;80R", "\x1b[<0;10;5M", "\x1b[<0;10;5m") == []
