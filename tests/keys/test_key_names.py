"""What keys are called in the file of the player's keys: every key that a terminal can send has a name."""

from __future__ import annotations

import re
from itertools import chain
from string import ascii_letters, punctuation

import pytest

from thousand import games
from thousand.keys.commands import DEFAULT, Command
from thousand.keys.names import PLAIN, SYMBOLS, read, spelled
from thousand.say.fluent import languages
from thousand.say.keys import key_name
from thousand.say.scribe import Scribe
from thousand.ui.keys import NAMED

KEYS = sorted({*NAMED.values(), *PLAIN, *ascii_letters, *SYMBOLS, "ł", "Ł", "f12", "alt-o", "alt-7"})


@pytest.mark.parametrize("key", KEYS)
def test_a_key_is_read_from_its_own_name(key: str) -> None:
    assert read(spelled(key)) == key
    assert read(spelled(key).upper() if len(spelled(key)) > 1 else spelled(key)) == key


def test_every_symbol_of_a_keyboard_has_a_name() -> None:
    assert set(SYMBOLS) == {" ", *punctuation}


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("Page Up", "pageup"),
        ("page_down", "pagedown"),
        ("SHIFT-I", "I"),
        ("I", "I"),
        ("shift tab", "backtab"),
    ],
)
def test_a_name_may_be_written_in_more_than_one_way(name: str, key: str) -> None:
    assert read(name) == key


@pytest.mark.parametrize(
    "name", ["", "hyper-x", "ctrl-h", "ctrl-i", "ctrl-m", "f13", "shift-5", "shift-space", "ab", "\x07", "½"]
)
def test_what_no_key_is_called_is_no_key(name: str) -> None:
    """Control with H, I or M is Backspace, Tab or Enter to every terminal."""
    assert read(name) is None


@pytest.mark.parametrize("lang", languages())
def test_every_key_has_a_spoken_name_of_its_own(lang: str) -> None:
    text = Scribe(lang).text
    keys = {key for key in KEYS if read(spelled(key)) is not None}
    names = {key: key_name(text, key) for key in keys}
    assert len(set(names.values())) == len(names)
    for key, name in names.items():
        within_words = re.sub(r"(?<=\w)['-](?=\w)", "", name)  # French: Point-virgule, Point d'interrogation
        assert not set(within_words) & set(punctuation), key
        assert name[0] == name[0].upper(), key


def test_every_usual_key_can_be_written_and_belongs_to_one_command_at_each_table() -> None:
    for game in games.NAMES:
        here = list(chain.from_iterable(DEFAULT.at_table(games.load(game).commands).here.values()))
        assert len(set(here)) == len(here)
    keys = list(chain.from_iterable(DEFAULT.table.values()))
    assert set(DEFAULT.table) == set(Command)
    assert {read(spelled(key)) for key in keys} == set(keys)
