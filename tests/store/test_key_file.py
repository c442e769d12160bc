"""The file of the player's keys: read, never written, and never in the way of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from thousand.keys.commands import DEFAULT, Command
from thousand.store import paths
from thousand.store.keys import load


def test_it_lies_beside_the_settings(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    assert paths.keys_file() == tmp_path / "keys.json"
    monkeypatch.delenv("THOUSAND_HOME")
    assert paths.keys_file().parent == paths.settings_file().parent


def test_without_a_file_the_usual_keys_are_in_force(tmp_path: Path) -> None:
    assert load(tmp_path / "keys.json") == (DEFAULT, ())
    (tmp_path / "file").write_text("in the way")
    assert load(tmp_path / "file" / "keys.json") == (DEFAULT, ())


@pytest.mark.parametrize("text", ["", " \n", "{}", "\ufeff"])
def test_an_empty_file_asks_for_nothing(tmp_path: Path, text: str) -> None:
    path = tmp_path / "keys.json"
    path.write_text(text, encoding="utf-8")
    assert load(path) == (DEFAULT, ())


@pytest.mark.parametrize("mark", ["", "\ufeff"])
def test_keys_are_read(tmp_path: Path, mark: str) -> None:
    path = tmp_path / "keys.json"
    path.write_text(mark + '{"draw": ["ł", "alt-d"], "info": "shift-ł"}\n', encoding="utf-8")
    bindings, troubles = load(path)
    assert troubles == ()
    assert bindings.of(Command.DRAW) == ("ł", "alt-d")
    assert bindings.of(Command.INFO) == ("Ł",)


@pytest.mark.parametrize(
    "data", [b"{", b"\xff\xfe", b"[]", b'"draw"', b"{draw: [space]}", b'{"a": ' * 9999, b"nul"]
)
def test_what_is_no_json_of_commands_is_told_with_its_path(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "keys.json"
    path.write_bytes(data)
    bindings, (trouble,) = load(path)
    assert bindings == DEFAULT
    assert (trouble.code, trouble.params["path"]) == ("keys-broken", str(path))
    assert path.read_bytes() == data


def test_a_folder_in_the_files_place_is_told(tmp_path: Path) -> None:
    path = tmp_path / "keys.json"
    path.mkdir()
    bindings, (trouble,) = load(path)
    assert bindings == DEFAULT
    assert trouble.code == "keys-unreadable"


def test_each_mistake_has_the_path(tmp_path: Path) -> None:
    path = tmp_path / "keys.json"
    path.write_text('{"fly": "f", "draw": ["hyper"], "turn": "f9"}')
    bindings, troubles = load(path)
    assert [trouble.code for trouble in troubles] == ["keys-command", "keys-name"]
    assert {trouble.params["path"] for trouble in troubles} == {str(path)}
    assert bindings.of(Command.TURN) == ("f9",)
