"""What the tests with real programs share."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from dispatcher import Dispatcher


@pytest.fixture(scope="session")
def need() -> Callable[..., None]:
    """A function that skips the test unless all the named programs are installed.

    Where the environment has CI=true they must be, and the test fails: a test that is always
    skipped shows nothing.
    """

    def need(*programs: str) -> None:
        missing = [program for program in programs if not shutil.which(program)]
        if missing and os.environ.get("CI") == "true" and sys.platform == "linux":
            pytest.fail(f"not installed: {', '.join(missing)}")
        if missing:
            pytest.skip(f"not installed: {', '.join(missing)}")

    return need


@pytest.fixture
def dispatcher(need: Callable[..., None]) -> Iterator[Dispatcher]:
    """A running private speech-dispatcher; ``environ`` leads a program to it."""
    need("speech-dispatcher")
    with tempfile.TemporaryDirectory(prefix="speech-", dir="/tmp") as home:
        server = Dispatcher(Path(home))
        try:
            server.start()
            yield server
        finally:
            server.stop()
