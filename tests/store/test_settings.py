"""The settings file: read, written whole, and never lost when it is broken."""

from __future__ import annotations

from pathlib import Path
from typing import get_args

import pytest

from thousand import games
from thousand.say.scribe import Detail
from thousand.store.settings import DetailName, LastMatch, Settings, change, load, reread, save


def test_without_a_file_the_defaults_stand(tmp_path: Path) -> None:
    assert load(tmp_path / "settings.json") == (Settings(), None)


def test_settings_read_back(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "settings.json"
    chosen = Settings(language="pl", speech="direct", face="board", detail="brief", match_points=1000)
    assert save(path, chosen) is None
    assert load(path) == (chosen, None)


def test_options_and_rule_sets_read_back_whatever_is_in_them(tmp_path: Path) -> None:
    """They are not read closely here: a damaged one must not cost the player the other settings."""
    path = tmp_path / "settings.json"
    mine = {"preset": "classic", "options": {"goal": "700", "stacking": True}}
    sets = {"miles": {"Mine": mine, "Bad": [7, None, 0.5]}, "chess": {}}
    chosen = Settings(
        rules="Mine", bots=3, teams="2x2", options={"points-trip": 450, "tie": {}}, rule_sets=sets
    )
    assert save(path, chosen) is None
    assert load(path) == (chosen, None)


def test_each_game_has_a_last_match_of_its_own(tmp_path: Path) -> None:
    """That of the first game stands where the files of the first version have it."""
    path = tmp_path / "settings.json"
    first, second = games.NAMES[:2]
    miles = LastMatch(rules="classic", bots=3, match_points=0, options={"stacking": True})
    tysiac = LastMatch(rules="house", bots=2, match_points=500)
    chosen = Settings(language="pl")
    assert chosen.last(second) is None
    for game, made in ((first, miles), (second, tysiac)):
        chosen, _ = change(path, chosen, chosen.with_last(game, made))
    found, trouble = load(path)
    assert trouble is None
    assert found == chosen
    assert (found.rules, found.bots, found.language) == ("classic", 3, "pl")
    last = found.last(first)
    assert last is not None
    assert (last.options, found.last(second)) == ({"stacking": True}, tysiac)


def test_every_level_of_detail_can_be_kept(tmp_path: Path) -> None:
    assert get_args(DetailName) == tuple(Detail)
    for detail in get_args(DetailName):
        assert save(tmp_path / "settings.json", Settings(detail=detail)) is None
        assert load(tmp_path / "settings.json") == (Settings(detail=detail), None)


def test_the_settings_of_the_first_version_are_read(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    path.write_text(
        '{"language": null, "detail": "full", "rules": "classic", "bots": 5, "match_points": 1000}'
    )
    assert load(path) == (Settings(detail="full", rules="classic", bots=5, match_points=1000), None)


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


def test_only_what_is_meant_is_changed(tmp_path: Path) -> None:
    """Of two windows of one player, each writes what it changes, and the other's changes stay."""
    path = tmp_path / "settings.json"
    one = two = Settings(language="pl")
    one, failure = change(path, one, {"detail": "brief"})
    assert failure is None
    two, failure = change(path, two, {"face": "board"})
    assert failure is None
    assert load(path) == (Settings(language="pl", detail="brief", face="board"), None)
    assert two == load(path)[0]
    one, _ = change(path, one, {"detail": "full"})
    assert (one.face, reread(path, two).detail) == ("board", "full")


def test_what_is_so_already_is_not_written(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    assert change(path, Settings(), {"detail": "normal"}) == (Settings(), None)
    assert not path.exists()
    save(path, Settings(detail="brief"))
    written = path.stat().st_mtime_ns
    assert change(path, Settings(), {"detail": "brief"})[0].detail == "brief"
    assert path.stat().st_mtime_ns == written


def test_a_file_that_went_away_or_broke_costs_no_choice(tmp_path: Path) -> None:
    path = tmp_path / "settings.json"
    mine = Settings(language="pl", bots=3)
    assert reread(path, mine) == mine
    assert change(path, mine, {"detail": "full"})[0] == Settings(language="pl", bots=3, detail="full")
    path.write_text("{")
    after, failure = change(path, mine, {"bots": 4})
    assert failure is None
    assert after == load(path)[0] == Settings(language="pl", bots=4)
    assert (tmp_path / "settings.json.broken-1").read_text() == "{"


def test_a_change_that_cannot_be_written_is_made_for_this_session(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    after, failure = change(tmp_path / "file" / "settings.json", Settings(), {"bots": 5})
    assert after.bots == 5
    assert failure is not None
    assert failure.code == "settings-not-saved"
