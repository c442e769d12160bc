"""The fixtures of the keyboard tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from keyboard import Keyboard

from thousand.bots.miles_search import Strong


@pytest.fixture
def hasty_coach(monkeypatch: pytest.MonkeyPatch) -> None:
    """The coach of 1000 Miles thinks little, and always the same: for tests that do not mind what it says."""
    monkeypatch.setattr(Strong.__init__, "__defaults__", (None, 10))


@pytest.fixture
def keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    return Keyboard(tmp_path, monkeypatch)
