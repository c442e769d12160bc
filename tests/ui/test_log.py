"""What bots log never comes into the player's terminal."""

from __future__ import annotations

import logging
from pathlib import Path

import pytest

from thousand.doors import local
from thousand.doors.session import Entrance


def test_a_warning_goes_to_a_file_and_not_to_the_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))

    async def warned(*_: object) -> None:
        logging.getLogger("thousand.bots.some_search").warning("search ran late")

    monkeypatch.setattr("thousand.doors.here.create_input", lambda: None)
    monkeypatch.setattr(local, "session", warned)
    before = list(logging.getLogger("thousand").handlers)
    assert local.enter(Entrance()) == 0
    assert "search ran late" not in "".join(capfd.readouterr())
    (file,) = tmp_path.iterdir()
    assert file.read_text(encoding="utf-8") == "search ran late\n"
    assert logging.getLogger("thousand").handlers == before


def test_a_file_that_cannot_be_written_is_no_trouble(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("THOUSAND_HOME", "/dev/null")

    async def warned(*_: object) -> None:
        logging.getLogger("thousand.bots.some_search").warning("search ran late")

    monkeypatch.setattr("thousand.doors.here.create_input", lambda: None)
    monkeypatch.setattr(local, "session", warned)
    assert local.enter(Entrance()) == 0
    assert "late" not in "".join(capfd.readouterr())
