"""Two windows of one player share their settings: neither loses what the other saved."""

from __future__ import annotations

from pathlib import Path

import pytest
from faces import Heard

from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.say.scribe import Scribe
from thousand.store import paths
from thousand.store.settings import Settings, load
from thousand.ui.ears import Ears
from thousand.ui.shell import Shell


class Window:
    """A session in its main menu, whose settings were read when it was opened."""

    def __init__(self) -> None:
        self.face = Heard()
        self.shell = Shell(Ears(self.face, lambda: self.face), Scribe("en"))
        menus = Menus(self.shell, Memory(paths.settings_file()))
        self.house = House(self.shell, menus)
        self.shell.changed = menus.remember_switched
        self.shell.open(self.house.main_menu())

    def press(self, *keys: str) -> list[str]:
        for key in keys:
            self.face.lines.clear()
            self.shell.press(key)
        return self.face.lines


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))


def kept() -> Settings:
    settings, trouble = load(paths.settings_file())
    assert trouble is None
    return settings


OPTIONS = ("1", "1", "2", "1", "enter")
"""From the main menu to the options of a game with one bot."""


def test_what_each_has_changed_stays() -> None:
    one, two = Window(), Window()
    one.press("o", "enter", "enter", "escape")
    two.press("4", "p", "enter")
    two.press("1", "1", "2", "3", "enter", "enter", "1")
    assert (kept().detail, kept().language, kept().bots) == ("full", "pl", 3)


def test_rule_sets_of_both_are_kept() -> None:
    one, two = Window(), Window()
    for window in (one, two):
        window.press(*OPTIONS, "down", "down", "down", "right", "s")
    one.press(*"mine", "enter")
    two.press(*"yours", "enter")
    assert set(kept().rule_sets["miles"]) == {"mine", "yours"}
    assert two.press("2")[0] == "Which rules? D deletes options that you saved."
    assert {"mine", "yours"} <= set(two.shell.top.items() if two.shell.top else ())


def test_a_name_that_the_other_window_has_taken_meanwhile_is_asked_about() -> None:
    one, two = Window(), Window()
    one.press(*OPTIONS, "s")
    two.press(*OPTIONS, "s")
    one.press(*"mine", "enter")
    assert two.press(*"mine", "enter")[0] == "mine is saved already. Replace it?"


def test_a_rule_set_that_the_other_window_deletes_can_still_be_played() -> None:
    one, two = Window(), Window()
    two.press(*OPTIONS, "s", *"mine", "enter")
    one.press(*OPTIONS, "2", "end", "d", "1")
    assert kept().rule_sets["miles"] == {}
    assert two.press("2")[-1].startswith("mine, ")
    assert two.press("escape", "1")[0].startswith("The game is starting.")
