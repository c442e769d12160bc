"""The real ``thousand serve`` and ``thousand join``: a table far away, a server killed and started again."""

from __future__ import annotations

import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from program import ENTER, THOUSAND, Program, surroundings

pytest.importorskip("aiohttp")


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as server:
        return int(server.getsockname()[1])


@contextmanager
def serving(home: Path, port: int) -> Iterator[subprocess.Popen[str]]:
    """A server, once it listens."""
    words = ("serve", "--host", "127.0.0.1", "--port", str(port), "--data", str(home / "data"))
    process = subprocess.Popen([*THOUSAND, *words], stdout=subprocess.PIPE, text=True, env=surroundings(home))
    assert process.stdout is not None
    try:
        assert str(port) in process.stdout.readline()
        yield process
    finally:
        process.kill()
        process.wait()
        process.stdout.close()


@pytest.fixture
def home(tmp_path: Path) -> Path:
    (tmp_path / "player").mkdir()
    return tmp_path


def join(home: Path, port: int, *flags: str) -> Program:
    words = ("join", f"127.0.0.1:{port}", "--face", "linear", "--speech", "terminal", "--lang", "en", *flags)
    return Program((*THOUSAND, *words), surroundings(home / "player"))


def test_a_match_at_a_server_that_is_killed_and_started_again(home: Path) -> None:
    port = free_port()
    with serving(home, port) as server:
        player = join(home, port, "--name", "Ola")
        player.wait_for("How do you want to come in?")
        player.press("1", ENTER)
        player.wait_for("You are in as the guest Ola.")
        player.press("2", "1", "1")
        player.wait_for("Your table: 1000 Miles")
        player.press("b")
        player.wait_for("takes seat 2")
        player.press(ENTER)
        player.wait_for("It is your turn.")
        player.press(" ")
        player.wait_for("You draw ")
        server.kill()
        player.wait_for("Connection lost.")
        assert player.answer("t") == ["Your turn: play or discard a card."]
    with serving(home, port):
        player.wait_for("Connected again.")
        player.wait_for("Your turn: play or discard a card.", times=2)
        assert player.answer("h")[0].startswith("You hold 7 cards")
        player.press("q")
        player.wait_for("A bot plays for you")
        player.press("1")
        player.wait_for("Lobby.", times=2)
        player.press("q", ENTER)  # to Quit, by its letter
        assert player.exit_code() == 0
        assert player.text.count("You draw ") == 1

        again = join(home, port)
        again.wait_for("You are in as the guest Ola.")
        again.wait_for("A bot holds your seat")
        again.close()


def test_nobody_answers_there(home: Path) -> None:
    player = join(home, free_port())
    assert player.exit_code() == 1
    assert "Nobody answers at ws://127.0.0.1:" in player.text
    assert "Connection refused" in player.text
    assert "Traceback" not in player.text
