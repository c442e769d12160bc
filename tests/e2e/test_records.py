"""Records in a real terminal and a real pipe: line by line at the press of a key, and cut off anywhere."""

from __future__ import annotations

import fcntl
import signal
import subprocess
import termios
from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from program import ENTER, ESCAPE, THOUSAND, Program, house, surroundings

from miles.played import short_match
from thousand.doors.records import told
from thousand.say.scribe import Scribe
from thousand.table.replay import record_of
from thousand.table.textlog import write

pytestmark = pytest.mark.e2e

Start = Callable[..., Program]

MORE_THAN_A_PIPE_HOLDS = 1 << 20

RECORD = record_of(short_match().table)


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "match.record"
    path.write_text(write(RECORD), encoding="utf-8")
    return str(path)


def tale(seat: int) -> list[str]:
    return list(told(Scribe("en"), RECORD, seat))


def test_each_press_of_a_key_writes_one_line(start: Start, file: str) -> None:
    """Newline first, nothing written is touched again: so a screen reader says exactly the new line."""
    program = start("replay", file, "--seat", "1", "--step")
    lines = tale(0)
    program.wait_for(lines[0])
    assert program.lines == [house("tale-keys"), lines[0]]
    for number, key in enumerate((" ", ENTER, " ", "\n"), start=1):
        program.press(key)
        program.wait(lambda number=number: len(program.lines) > number + 1, lines[number])
    assert program.lines == [house("tale-keys"), *lines[:5]]


def test_the_whole_tale_can_be_walked_to_its_end(start: Start, file: str) -> None:
    program = start("replay", file, "--from", "2", "--step", "--seat", "2")
    second = tale(1)
    second = second[next(n for n, line in enumerate(second) if line.startswith("Round 2.")) :]
    program.wait_for(second[0])
    program.press(" " * (len(second) - 1))
    program.wait_for(house("tale-end"))
    program.press(ENTER)
    assert program.exit_code() == 0
    assert program.lines == [house("tale-keys"), *second, house("tale-end"), house("goodbye"), ""]


@pytest.mark.parametrize("key", ["q", "\x03", "\x04", ESCAPE])
def test_it_can_be_left_at_any_line(start: Start, file: str, key: str) -> None:
    program = start("replay", file, "--step")
    program.wait_for(tale(0)[0])
    program.press(key)
    assert program.exit_code() == 0
    assert program.lines[-2:] == [house("goodbye"), ""]


def test_a_terminal_that_is_closed_ends_it(start: Start, file: str) -> None:
    program = start("replay", file, "--step")
    program.wait_for(tale(0)[0])
    program.hang_up()


def test_steps_need_a_terminal(tmp_path: Path, file: str) -> None:
    for name, given in ((file, subprocess.DEVNULL), ("-", subprocess.DEVNULL)):
        done = subprocess.run(
            [*THOUSAND, "replay", name, "--step"],
            env=surroundings(tmp_path),
            stdin=given,
            capture_output=True,
            text=True,
        )
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith("--step waits for keys")
        assert done.stderr.count("\n") == 1


@pytest.mark.parametrize("command", ["replay", "export"])
def test_a_reader_that_has_heard_enough_is_no_mistake(tmp_path: Path, file: str, command: str) -> None:
    """``thousand replay FILE | head -1``."""
    with subprocess.Popen(
        [*THOUSAND, command, file],
        env=surroundings(tmp_path),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        bufsize=0,
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        program.stdout.read(10)
        program.stdout.close()
        assert program.wait() == 0
        assert program.stderr.read() == b""


def waits_for_more(program: subprocess.Popen[bytes]) -> bool:
    """Whether the program has read all that there is, and sleeps."""
    assert program.stdin is not None
    unread = fcntl.ioctl(program.stdin.fileno(), termios.FIONREAD, bytes(4))
    state = Path(f"/proc/{program.pid}/stat").read_text().rpartition(")")[2].split()[0]
    return unread == bytes(4) and state == "S"


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="no way to see whether it reads")
def test_control_c_ends_it_without_a_word(tmp_path: Path) -> None:
    """While it waits for a record from standard input."""
    with subprocess.Popen(
        [*THOUSAND, "verify", "-"],
        env=surroundings(tmp_path),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),  # a script's job ignores it
    ) as program:
        assert program.stdin is not None
        assert program.stderr is not None
        program.stdin.write(b"#" * MORE_THAN_A_PIPE_HOLDS)
        program.stdin.flush()  # so it has begun to read
        while not waits_for_more(program):
            assert program.poll() is None
        program.send_signal(signal.SIGINT)
        assert program.wait() == 130
        assert program.stderr.read() == b""


def test_a_record_passes_through_a_pipe_unharmed(tmp_path: Path, file: str) -> None:
    """Standard input and output are bytes, whatever the encoding of the terminal."""
    text = Path(file).read_bytes()
    for lang in ("C", "C.UTF-8"):
        done = subprocess.run(
            [*THOUSAND, "verify", "-"],
            env=surroundings(tmp_path, LANG=lang, PYTHONIOENCODING="ascii"),
            input=text,
            capture_output=True,
        )
        assert (done.returncode, done.stderr) == (0, b"")
        assert done.stdout.startswith(b"The record is true: 2 rounds")
