"""The fixtures of the keyboard tests."""

from __future__ import annotations

from pathlib import Path

import pytest
from keyboard import Keyboard


@pytest.fixture
def keyboard(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Keyboard:
    return Keyboard(tmp_path, monkeypatch)
