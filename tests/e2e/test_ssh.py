"""What players hear who log in with ssh, their screen reader at home, and run Thousand there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from functools import partial
from pathlib import Path

import pytest
from dispatcher import Dispatcher
from heard.listen import through
from notes import SHORT_GAME
from program import ENTER, PLAY, THOUSAND, Program, house, surroundings
from screen_reader import READERS, Reader
from ssh_server import Machine, by_ssh, machine

pytestmark = pytest.mark.e2e

YOUR_TURN = "It is your turn."
MATCH = PLAY[: PLAY.index("--face")]

LogIn = Callable[..., tuple[Program, Machine]]


@pytest.mark.parametrize("reader", READERS.values(), ids=READERS)
def test_every_message_is_heard_whole_and_once(
    need: Callable[..., None], tmp_path: Path, dispatcher: Dispatcher, reader: Reader
) -> None:
    need(reader.program, "ssh")
    way = partial(by_ssh, tmp_path / "far")
    steps = through(reader, tmp_path, dispatcher, SHORT_GAME, *PLAY, way=way)
    assert len(steps) == len(SHORT_GAME) + 2
    assert [heard for step in steps for heard in step.heard if heard.fault] == []


# Without a reader


@pytest.fixture
def log_in(need: Callable[..., None], tmp_path: Path) -> Iterator[LogIn]:
    """A function that logs in to a machine where Thousand is started with some words and variables. All
    machines of one test share the player's files."""
    need("ssh")
    with ExitStack() as stack:

        def log_in(*words: str, environ: dict[str, str] | None = None) -> tuple[Program, Machine]:
            home = tmp_path / f"machine{len(list(tmp_path.glob('machine*')))}"
            there = surroundings(tmp_path, **environ or {})
            far = stack.enter_context(machine(home, [*THOUSAND, *words], there))
            program = Program(far.login, surroundings(tmp_path / "here"))
            stack.callback(program.close)
            return program, far

        yield log_in


def test_the_first_question_offers_no_speech_from_there(log_in: LogIn, dispatcher: Dispatcher) -> None:
    program, _ = log_in(*MATCH, environ=dispatcher.environ)
    program.wait_for(f"1: {house('first-terminal')}.\r\n2: {house('first-sight')}.")
    assert dispatcher.begun() == []


@pytest.mark.parametrize("words", [(), ("--speech", "direct")], ids=["unasked", "asked"])
def test_neither_speech_nor_sounds_come_from_there(
    log_in: LogIn, dispatcher: Dispatcher, words: tuple[str, ...]
) -> None:
    program, _ = log_in(*PLAY, *words, environ=dispatcher.environ)
    program.wait_for(YOUR_TURN)
    assert program.answer("v") == [house("speech-not-offered")]
    assert program.answer("m") == [house("sound-not-offered")]
    assert program.answer("t") == ["Your turn: draw a card with Space."]
    assert dispatcher.begun() == []


def test_a_lost_connection_loses_nothing_of_the_game(log_in: LogIn) -> None:
    program, far = log_in(*PLAY)
    program.wait_for(YOUR_TURN)
    program.answer(" ", "3", ENTER)
    before = program.answer("h", "t", "s", "i")
    program.power_cut()  # of the machine at home
    again, _ = log_in("--face", "linear")
    again.wait_for("New game, 1 of ")
    again.press("2")
    again.wait_for("The game goes on.")
    again.answer()
    assert again.answer("h", "t", "s", "i") == before
    again.wait(lambda: far.over == 1, "the program that has lost its terminal to end")


def test_a_window_that_changes_its_size_at_home_is_noticed(log_in: LogIn) -> None:
    program, _ = log_in(*PLAY)
    program.wait_for(YOUR_TURN)
    program.resize(24, 30)

    def asked() -> bool:
        """Whether the new size has come through, after one more question."""
        program.press("t")
        return program.happens(lambda: "card with\r\nSpace." in program.text, 0.5)

    program.wait(asked, "lines of the new size")


def test_leaving_ends_the_login(log_in: LogIn) -> None:
    program, far = log_in(*PLAY)
    program.wait_for(YOUR_TURN)
    program.press("q", ENTER)
    assert program.exit_code() == 0
    assert program.lines[-3] == "Goodbye."
    assert program.lines[-2].startswith("Connection to "), "on a line of its own"
    assert far.over == 1
