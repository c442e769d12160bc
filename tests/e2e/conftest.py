"""What the tests with real programs share."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from dispatcher import Dispatcher

if TYPE_CHECKING:
    from program import Program

QUICKLY = 200
"""Characters a second: nobody could follow, but a text can be cut off."""


@pytest.fixture(scope="session")
def need() -> Callable[..., None]:
    """A function that skips the test unless all the named programs are installed.

    Where the environment has CI=true they must be, and the test fails: a test that is always
    skipped shows nothing.
    """

    def need(*programs: str) -> None:
        missing = [program for program in programs if not shutil.which(program)]
        if missing and os.environ.get("CI") == "true" and sys.platform == "linux":
            pytest.fail(f"not installed: {', '.join(missing)} (make e2e-deps)")
        if missing:
            pytest.skip(f"not installed: {', '.join(missing)} (make e2e-deps)")

    return need


@pytest.fixture
def dispatcher(need: Callable[..., None], request: pytest.FixtureRequest) -> Iterator[Dispatcher]:
    """A running private speech-dispatcher; ``environ`` leads a program to it. Its parameter, where a
    test gives one, is how many characters a second it speaks."""
    need("speech-dispatcher")
    with tempfile.TemporaryDirectory(prefix="speech-", dir="/tmp") as home:
        server = Dispatcher(Path(home), getattr(request, "param", QUICKLY))
        try:
            server.start()
            yield server
        finally:
            server.stop()


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Program]]:
    """A function that starts the real program with some words and, by ``environ``, variables, in a
    terminal as :class:`Program` takes it. All that one test starts share their files."""
    from program import THOUSAND, Program, surroundings

    started = []

    def start(*words: str, environ: dict[str, str] | None = None, **terminal: Any) -> Program:
        program = Program([*THOUSAND, *words], surroundings(tmp_path, **environ or {}), **terminal)
        started.append(program)
        return program

    yield start
    for program in started:
        program.close()
