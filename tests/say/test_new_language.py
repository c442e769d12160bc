"""A new folder is a new language (docs/translating.md), and what it lacks is said in English."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from say.ftl import SOURCE


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A copy of the program with one more language: two messages, and a third that lacks what it uses."""
    copy = tmp_path / "thousand"
    shutil.copytree(SOURCE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    (copy / "say" / "locales" / "eo").mkdir()
    (copy / "say" / "locales" / "eo" / "house.ftl").write_text(
        "language-name = Esperanto\ncli-unknown-word = Mil ne konas la vorton { $value }.\n"
        "book-aim = { not-yet-translated }\n",
        encoding="utf-8",
    )
    return tmp_path


def thousand(package: Path, *words: str, lang: str = "C") -> str:
    """What the copy prints."""
    environ = {
        **os.environ,
        "PYTHONPATH": str(package),
        "LC_ALL": lang,
        "THOUSAND_HOME": str(package / "home"),
    }
    command = [sys.executable, "-m", "thousand", *words]
    ran = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)
    return ran.stdout + ran.stderr


def test_a_new_folder_is_picked_up(package: Path) -> None:
    assert "en, eo, " in thousand(package, "--lang", "xx")
    assert thousand(package, "--foo", "--lang", "eo") == "Mil ne konas la vorton --foo.\n"
    assert thousand(package, "--foo", lang="eo_XX.UTF-8") == "Mil ne konas la vorton --foo.\n"


def test_what_a_language_lacks_is_said_in_english(package: Path) -> None:
    english = thousand(package, "rules", "miles", "--lang", "en")
    assert english
    assert thousand(package, "rules", "miles", "--lang", "eo") == english
