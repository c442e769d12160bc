"""The settings file: read, written whole, and never lost when it is broken."""

from __future__ import annotations

from pathlib import Path

import pytest

from thousand.store.settings import Settings, load, save


def test_without_a_file_the_defaults_stand(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), None)


def test_settings_read_back(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "settings.json"
    chosen = Settings(language="pl", speech="direct", face="board", detail="brief", match_points=1000)
    assert save(path, chosen) is None
    assert load(path) == (chosen, None)


@pytest.mark.parametrize(
    "text", [b"", b"{", b"\xff\xfe", b'{"speech": "loud"}', b'{"sound": 1}', b"[]", b'{"bots": "two"}']
)
def test_a_broken_file_is_told_and_kept_when_new_settings_are_written(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "settings.json"
    path.write_bytes(text)
    settings, trouble = load(path)
    assert settings == Settings()
    assert trouble is not None
    assert trouble.code == "settings-broken"
    assert trouble.params["path"] == str(path)
    assert save(path, Settings(language="pl")) is None
    assert (tmp_path / "settings.json.broken-1").read_bytes() == text
    assert load(path) == (Settings(language="pl"), None)


def test_a_folder_in_the_files_place_is_told(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.mkdir()
    assert (load(path)[1] or Settings()).code == "settings-unreadable"  # type: ignore[union-attr]


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    trouble = save(blocked / "settings.json", Settings())
    assert trouble is not None
    assert trouble.code == "settings-not-saved"
