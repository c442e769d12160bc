"""What a player's keys come to: their wishes, and one sentence's worth of what in them cannot be."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand import games
from thousand.keys.commands import COMMON, DEFAULT, SPECIAL, Bindings, Command, no_letter
from thousand.keys.names import SYMBOLS, spelled
from thousand.keys.rebinding import LISTS_NEED, rebound

GAMES = tuple(games.load(name).commands for name in games.NAMES)


def test_nothing_asked_changes_nothing() -> None:
    assert rebound({}) == (DEFAULT, ())


def test_a_command_has_exactly_the_keys_that_were_asked_for() -> None:
    bindings, troubles = rebound({"draw": ["alt-d", "x"], "face": ["space"], "who": "shift-w"})
    assert troubles == ()
    assert bindings.of(Command.DRAW) == ("alt-d", "x")
    assert bindings.of(Command.FACE) == (" ",)
    assert bindings.of(Command.WHO) == ("W",)
    assert [bindings.command_for(key) for key in ("x", " ", "W", "w")] == [
        Command.DRAW,
        Command.FACE,
        Command.WHO,
        None,
    ]


def test_a_key_is_taken_from_the_command_that_usually_has_it() -> None:
    bindings, troubles = rebound({"pile": ["d"], "turn": [","]})
    assert troubles == ()
    assert bindings.of(Command.DISCARD) == ("delete",)
    assert bindings.of(Command.PREVIOUS) == ("up", "left")


def test_two_commands_can_change_their_keys_with_each_other() -> None:
    bindings, troubles = rebound({"draw": ["enter"], "play": ["space"]})
    assert troubles == ()
    assert (bindings.of(Command.DRAW), bindings.of(Command.PLAY)) == (("enter",), (" ",))


def test_digits_go_to_cards_whatever_is_asked_for_and_french_ones_until_they_are_given_away() -> None:
    bindings, _ = rebound({"hand": ["&"]})
    assert bindings.command_for("5") is Command.GO_TO
    assert bindings.command_for("é") is Command.GO_TO
    assert bindings.command_for("&") is Command.HAND


@pytest.mark.parametrize(
    ("asked", "code", "params"),
    [
        ({"fly": ["f"]}, "keys-command", {"command": "fly"}),
        ({"go-to": ["f"]}, "keys-fixed", {"command": "go-to"}),
        ({"draw": 5}, "keys-list", {"command": "draw"}),
        ({"draw": ["f", 5]}, "keys-list", {"command": "draw"}),
        ({"draw": {"f": 1}}, "keys-list", {"command": "draw"}),
        ({"draw": None}, "keys-list", {"command": "draw"}),
        ({"draw": []}, "keys-none", {"command": "draw"}),
        ({"draw": ["f", "hyper-x"]}, "keys-name", {"command": "draw", "key": "hyper-x"}),
        ({"draw": "x\x1b[2J"}, "keys-name", {"command": "draw", "key": "x?[2J"}),
        ({"draw": ["7"]}, "keys-digit", {"command": "draw", "key": "7"}),
        ({"help": ["enter"]}, "keys-lists-need", {"command": "help", "key": "enter"}),
        ({"rules": ["f2", "é"]}, "keys-lists-need", {"command": "rules", "key": "é"}),
        ({"help": ["u", "b"]}, "keys-letters", {"command": "help"}),
        ({"rules": "f2", "draw": "f2"}, "keys-twice", {"command": "draw", "key": "f2", "other": "rules"}),
        ({"draw": "f2", "rules": "f2"}, "keys-twice", {"command": "rules", "key": "f2", "other": "draw"}),
        ({"rules": "f2", "turn": "f2"}, "keys-twice", {"command": "turn", "key": "f2", "other": "rules"}),
        ({"draw": "f2", "discard": "f2"}, "keys-twice", {"command": "discard", "key": "f2", "other": "draw"}),
        ({"draw": ["s"]}, "keys-taken", {"command": "draw", "key": "s", "other": "scores"}),
        (
            {"sound": ["f2"], "musik": ["f2"]},
            "keys-twice",
            {"command": "musik", "key": "f2", "other": "sound"},
        ),
        ({"advice": ["M"]}, "keys-taken", {"command": "advice", "key": "shift-m", "other": "sound"}),
        ({"draw": ["enter"]}, "keys-taken", {"command": "draw", "key": "enter", "other": "play"}),
        ({"draw": ["?"]}, "keys-taken", {"command": "draw", "key": "question-mark", "other": "help"}),
        (
            {"who": ["g"], "draw": ["f1"]},
            "keys-taken",
            {"command": "draw", "key": "f1", "other": "rules"},
        ),
    ],
)
def test_what_cannot_be_is_told_and_that_command_keeps_its_usual_keys(
    asked: dict[str, Any], code: str, params: dict[str, str]
) -> None:
    bindings, (trouble,) = rebound(asked, GAMES)
    assert (trouble.code, dict(trouble.params)) == (code, params)
    if params["command"] in list(Command):
        command = Command(params["command"])
        assert bindings.of(command) == DEFAULT.of(command)


def test_one_wrong_command_costs_the_others_nothing() -> None:
    bindings, troubles = rebound({"fly": ["f"], "draw": ["x", "?!"], "face": "u", "hand": "alt-h"})
    assert [trouble.code for trouble in troubles] == ["keys-command", "keys-name"]
    assert bindings.of(Command.HAND) == ("alt-h",)
    assert bindings.of(Command.FACE) == ("u",)


def test_a_wish_that_fails_gives_its_usual_keys_back_also_from_other_wishes() -> None:
    """Enter cannot be taken from play, so draw keeps Space, and the hand cannot have that."""
    bindings, troubles = rebound({"draw": ["enter"], "hand": ["space"]})
    assert bindings == DEFAULT
    assert [trouble.params["command"] for trouble in troubles] == ["draw", "hand"]


NAMES = st.sampled_from([command.value for command in Command])
KEYS = st.sampled_from(
    [*map(spelled, [*SYMBOLS, *LISTS_NEED]), *"abcdgjqvxzIZ059é", "alt-a", "f1", "page-up", "tab", "nonsense"]
)


@given(st.dictionaries(NAMES, st.lists(KEYS, max_size=3), max_size=12))
def test_whatever_is_asked_every_command_can_be_given_and_every_key_means_one(asked: dict[str, Any]) -> None:
    """At the table of every game."""
    whole, troubles = rebound(asked, GAMES)
    assert list(whole.table) == list(Command)
    for game in GAMES:
        bindings = whole.at_table(game)
        assert set(bindings.here) == set(Command) - SPECIAL | game
        keys = [key for keys in bindings.here.values() for key in keys]
        assert len(set(keys)) == len(keys)
        for command in bindings.here:
            assert bindings.here[command]
            assert all(bindings.command_for(key) is command for key in bindings.of(command))
        for command in COMMON:
            reached = [key for key in bindings.of(command) if no_letter(key)]
            assert reached
            assert not set(reached) & LISTS_NEED
            assert all(bindings.common(key) is command for key in reached)
    refused = {trouble.params["command"] for trouble in troubles}
    for name, wished in asked.items():
        if name not in refused:
            assert len(whole.table[Command(name)]) == len(set(wished))


def test_games_may_have_a_key_in_common_and_go_before_what_every_table_has() -> None:
    miles, tysiac = (DEFAULT.at_table(game) for game in GAMES)
    assert (miles.command_for("c"), tysiac.command_for("c")) == (Command.ANSWER, Command.CONTRACT)
    assert (miles.command_for("m"), tysiac.command_for("m")) == (Command.SOUND, Command.MUSIK)
    assert miles.command_for("M") is tysiac.command_for("M") is Command.SOUND
    assert (miles.of(Command.SOUND), tysiac.of(Command.SOUND)) == (("m", "M"), ("M",))
    assert (miles.command_for("k"), tysiac.command_for(" ")) == (None, None)
    assert DEFAULT.at_table(GAMES[1]).beside_tables() == DEFAULT


def test_a_key_can_be_asked_for_in_two_games() -> None:
    bindings, troubles = rebound({"draw": ["k"], "trick": ["k"], "hand": ["e"]}, GAMES)
    assert troubles == ()
    miles, tysiac = (bindings.at_table(game) for game in GAMES)
    assert (miles.command_for("k"), tysiac.command_for("k")) == (Command.DRAW, Command.TRICK)
    assert miles.command_for("e") is tysiac.command_for("e") is Command.HAND
    assert tysiac.of(Command.SORT) == ("alt-e",)


def test_bindings_are_values() -> None:
    assert Bindings(dict(DEFAULT.table)) == DEFAULT
