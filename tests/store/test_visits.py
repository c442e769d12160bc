"""How one comes in again at a server: kept for this player alone, and no trouble where it is damaged."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from thousand.store.visits import KEPT, Visited, load, remember

FILE = "visits.json"


def test_the_last_way_in_is_kept_of_each_server(tmp_path: Path) -> None:
    path = tmp_path / "new" / FILE
    remember(path, "ws://a/", Visited("Ola", "1"))
    remember(path, "ws://b/", Visited("Ola", "2"))
    remember(path, "ws://a/", Visited("Ola", "3"))
    assert load(path) == {"ws://b/": Visited("Ola", "2"), "ws://a/": Visited("Ola", "3")}
    assert os.name == "nt" or path.stat().st_mode & 0o077 == 0


def test_of_many_servers_the_latest_are_kept(tmp_path: Path) -> None:
    for number in range(KEPT + 3):
        remember(tmp_path / FILE, f"ws://{number}/", Visited("Ola", "x"))
    assert list(load(tmp_path / FILE)) == [f"ws://{number}/" for number in range(3, KEPT + 3)]


@pytest.mark.parametrize("text", ["", "[]", '{"ws://a/": 3}', "\xff"])
def test_a_damaged_file_counts_as_none_and_is_written_anew(tmp_path: Path, text: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="latin-1")
    assert load(tmp_path / FILE) == {}
    remember(tmp_path / FILE, "ws://a/", Visited("Ola", "1"))
    assert load(tmp_path / FILE) == {"ws://a/": Visited("Ola", "1")}


def test_a_folder_that_cannot_be_written_is_no_trouble() -> None:
    remember(Path("/dev/null/visits.json"), "ws://a/", Visited("Ola", "1"))
