"""The player's own keys: the table obeys them, and no sentence names any other."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from faces import Heard
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from keyboard import DOWN, ENTER, PAGE_UP, UP, Keyboard
from test_any_keys import USEFUL, wanted

from say.shared_out import A_LANGUAGE, examples
from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.doors.new_match import Wanted
from thousand.doors.session import Entrance
from thousand.games import NAMES, load
from thousand.keys.commands import DEFAULT, SHARED, Command
from thousand.keys.rebinding import rebound
from thousand.say.fluent import languages
from thousand.say.keys import key_name
from thousand.say.scribe import Scribe
from thousand.ui.ears import Ears
from thousand.ui.help import command_help
from thousand.ui.shell import Shell

MENU = Entrance(None, lang="en", face="linear")


UNUSUAL = [f"alt-{letter}" for letter in "dghijlnqrstuvwxz"] + [f"f{n}" for n in range(2, 13)]
UNUSUAL += [f"ctrl-{letter}" for letter in "abefgklnopqrstuvwxyz"]
OTHERS, _ = rebound(
    {command.value: [UNUSUAL[at]] for at, command in enumerate(Command) if command is not Command.GO_TO}
)
LIST_KEYS = {"up", "down", "left", "right", "home", "end", "enter", "escape", "backspace", "tab"}
USUAL = {key for keys in DEFAULT.table.values() for key in keys}


def own_keys(keyboard: Keyboard, **asked: Any) -> None:
    (keyboard.home / "keys.json").write_text(json.dumps(asked), encoding="utf-8")


def test_the_table_obeys_them_and_names_them(keyboard: Keyboard) -> None:
    own_keys(keyboard, draw=["u"], next=["k", "down"], play="b", help="#")
    heard = keyboard.play("b", "3", "b", "t", " ", "u", "3", "b")[4:]
    assert heard == [
        "No card is chosen yet: choose one with Up and K.",
        "Roll, 3 of 6, can be played",
        "You must draw a card first: press U.",
        "Your turn: draw a card with U.",
        "That key does nothing here. Number sign lists the keys.",
        heard[5],
        "Roll, 3 of 7, can be played",
        "You play Roll: you may drive.",
        *heard[8:],
    ]
    assert heard[5].startswith("You draw ")


def test_the_help_lists_them(keyboard: Keyboard) -> None:
    own_keys(keyboard, draw=["u", "shift-u", "alt-d"], help="f2", hand="space")
    heard = keyboard.play("\x1bOQ", *[DOWN] * len(Command))
    assert "Draw a card: U, Shift U, Alt D." in heard
    assert "These keys: F2." in heard
    assert "Your whole hand: Space." in heard


def test_lists_keep_their_own_keys_and_follow_the_common_ones(keyboard: Keyboard) -> None:
    own_keys(keyboard, **{"next": ["k"], "previous": ["u"], "help": ["!"], "history-back": ["["]})
    heard = keyboard.play("q", DOWN, UP, "!", PAGE_UP, "[")
    assert heard[5:9] == ["Yes, 1 of 2", "No, 2 of 2", "Yes, 1 of 2", heard[4]]
    assert "Left bracket and Page Down go through what was said." in heard
    assert heard[-2].startswith("This list has no such key.")
    assert heard[-1] == "It is your turn, 4 of 4"


def test_they_are_in_force_where_the_program_speaks_before_a_game(keyboard: Keyboard) -> None:
    own_keys(keyboard, draw=["u"], speech=["`"])
    heard = keyboard.play("1", entrance=Entrance(Wanted(seed=1), lang="en"))
    assert heard[4].startswith("U draws, Up and Down choose a card")
    help_text = keyboard.play("h", ENTER, entrance=MENU)
    assert (
        "Your screen reader reads each new line. At the table, Backquote lets Thousand speak by itself."
        in (help_text)
    )


def test_control_and_function_keys_can_be_chosen(keyboard: Keyboard) -> None:
    own_keys(keyboard, draw=["ctrl-r"], hand=["f5"], scores=["insert"], turn=["alt-t"])
    heard = keyboard.play("\x12", "\x1b[15~", "\x1b[2~", "\x1bt")
    assert heard[4].startswith("You draw ")
    assert heard[5].startswith("You hold 7 cards")
    assert heard[-1] == "Your turn: play or discard a card."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ('{"fly": ["f"]}', "No command is called fly: thousand keys lists them. It is in "),
        ('{"draw": ["hyper"]}', "No key is called hyper, so draw keeps its usual keys. It is in "),
        ('{"draw": ["f5"], "pile": ["f5"]}', "f5 belongs to draw already, so pile keeps its usual keys."),
        ('{"draw": ["enter"]}', "play would be left without enter, so draw keeps its usual keys."),
        ('{"draw": []}', "draw would be left without any key, so it keeps its usual keys."),
        ('{"help": ["up"]}', "Lists need up themselves, so help keeps its usual keys."),
        ('{"draw": ', "Your keys in "),
        ("[]", "Your keys in "),
    ],
)
def test_a_wrong_file_is_answered_by_one_sentence_and_left_alone(
    keyboard: Keyboard, text: str, sentence: str
) -> None:
    path = keyboard.home / "keys.json"
    path.write_text(text)
    heard = keyboard.play("t", "q")
    assert heard[0].startswith(sentence)
    assert str(path) in heard[0]
    assert heard[1].startswith("The game is starting.")
    assert any(line.startswith("Your turn: draw a card with ") for line in heard)
    assert path.read_text() == text
    assert sorted(file.name for file in keyboard.home.iterdir() if "keys" in file.name) == ["keys.json"]


def test_of_many_mistakes_the_first_is_told_and_their_number(keyboard: Keyboard) -> None:
    own_keys(keyboard, fly="f", swim="s", draw=["u"], pile=[])
    heard = keyboard.play("t")
    assert heard[0].startswith("No command is called fly")
    assert heard[1] == "2 more things are wrong in the file of your keys: thousand keys tells them."
    assert heard[-1] == "Your turn: draw a card with U."


def test_the_options_have_a_text_about_the_keys(keyboard: Keyboard) -> None:
    own_keys(keyboard, draw=["u"])
    right = "\x1b[C"
    heard = keyboard.play("o", ENTER, "k", ENTER, *[right, DOWN] * 4, entrance=MENU)
    assert "Keys." in heard
    assert "Draw a card: U. Command: draw." in heard
    told = " ".join(heard)
    assert "More keys in Tysiąc, which go before others there: " in told
    assert "over the network also: Invite somebody to the table: Y, Alt Y. Command: invite." in told
    assert f"To change keys: Write the file {keyboard.home}/keys.json," in told, "a long path fills the line"


# Every key of the table is bound, listed in the help, and answers.

OF_GAMES: dict[str, dict[str, tuple[str, ...]]] = {
    "miles": {
        "draw": (" ",),
        "discard": ("d", "delete"),
        "answer": ("c",),
        "sound": ("m", "M"),
    },
    "tysiac": {
        "pass": ("p", "alt-p"),
        "raise": ("u", "+", "="),
        "bomb": ("d", "delete"),
        "trick": ("k", "alt-k"),
        "trump": ("f", "alt-f"),
        "contract": ("c", "alt-c"),
        "musik": ("m", "alt-m"),
        "sort": ("e", "alt-e"),
        "sound": ("M",),
    },
}
"""The keys of each game's own commands, and of the one whose usual key the game takes."""

PROMISED: dict[str, tuple[str, ...]] = {
    "play": ("enter",),
    "back-out": ("escape", "backspace"),
    "previous": ("up", ","),
    "next": ("down", "."),
    "first": ("home",),
    "last": ("end",),
    "next-playable": ("z",),
    "previous-playable": ("Z", ";"),
    "hand": ("h",),
    "info": ("i",),
    "info-me": ("I", "j"),
    "scores": ("s",),
    "turn": ("t",),
    "pile": ("n",),
    "advice": ("a",),
    "who": ("w",),
    "options": ("o", "alt-o"),
    "repeat": ("r",),
    "history-back": ("pageup", "<"),
    "history-forward": ("pagedown", ">"),
    "history": ("tab", "backtab"),
    "detail": ("l",),
    "speech": ("v",),
    "face": ("x",),
    "help": ("?",),
    "rules": ("f1", "g"),
    "leave": ("q",),
}
"""The keys that players were promised, and what each asks for; those of one command are twins."""


OVER_NETWORK: dict[str, tuple[str, ...]] = {
    "invite": ("y",),
    "add-bot": ("b",),
    "remove-bot": ("B", "-"),
    "chat": ("tab", "/"),
    "history": ("backtab",),
}
"""The same at a table over the network, beside those of its game."""


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("game", NAMES)
@pytest.mark.parametrize("shared", [frozenset(), SHARED], ids=["here", "over the network"])
def test_every_promised_key_is_bound_and_listed(lang: str, game: str, shared: frozenset[Command]) -> None:
    bindings = DEFAULT.at_table(load(game).commands | shared)
    scribe = Scribe(lang, keys=bindings)
    promised = PROMISED | OF_GAMES[game] | (OVER_NETWORK if shared else {})
    lines = {command: command_help(scribe, command, game) for command in bindings.here}
    assert set(promised) == set(bindings.here) - {Command.GO_TO}
    for name, keys in promised.items():
        command = Command(name)
        for key in keys:
            assert bindings.command_for(key) is command
            told = re.split(r"[:,.] ?|[：、。]", lines[command])
            assert key_name(scribe.text, key) in told, (key, told)
    for digit in "1234567890":
        assert bindings.command_for(digit) is Command.GO_TO


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize(
    ("game", "command"),
    [(game, command) for game in NAMES for command in DEFAULT.at_table(load(game).commands).here],
)
def test_every_command_answers_by_any_key_that_a_player_gives_it(
    lang: str, game: str, command: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    heard = Heard()
    shell = Shell(Ears(heard, lambda: heard), Scribe(lang, keys=OTHERS))
    house = House(shell, Menus(shell, Memory(None)))
    shell.open(house.main_menu())
    shell.open(house.new_table(Wanted(game, seed=1)))
    if len(shell._screens) > 2:  # the auction asks
        shell.press("escape")
    for key in OTHERS.of(command):
        heard.lines.clear()
        shell.press(key)
        assert heard.lines
        assert heard.lines != [shell.text("game-unknown-key")]
    house.close()


# No sentence of the table names a key that is not bound.


def test_every_command_can_have_an_unusual_key() -> None:
    assert all(OTHERS.of(command) != DEFAULT.of(command) for command in Command if command != "go-to")


def name_of(lang: str, key: str) -> str:
    """What a sentence would have to say to name the key: letters only as in "press D", and not the beginnings
    of "End of limit", "Right of way", "Fin de limite" and, in braille, "Fin limite" or "Fin à 700"."""
    name = re.escape(key_name(Scribe(lang).text, key))
    if len(key) == 1 and key.isalpha():
        return f"([Pp]ress|[Nn]aciśnij|[Kk]lawisz(em)?|[Aa]ppuie sur|[Tt]ouche) {name}\\b"
    return f"\\b{name}\\b(?! (of|de|limite|contresens|aussi|à)\\b)"


@pytest.mark.parametrize("game", NAMES)
@given(
    lang=A_LANGUAGE,
    pressed=st.lists(st.sampled_from([*Command]) | st.sampled_from(USEFUL), max_size=60),
    seed=st.integers(0, 50),
)
@examples(2, suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.usefixtures("hasty_coach")
def test_the_table_names_no_key_that_is_not_bound(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, lang: str, pressed: list[str], seed: int
) -> None:
    """At a table whose every command has another key than usual, no usual one is named: but in lists, whose
    keys stay."""
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    heard = Heard()
    shell = Shell(Ears(heard, lambda: heard), Scribe(lang, keys=OTHERS))
    house = House(shell, Menus(shell, Memory(None)))
    table = house.new_table(wanted(game, seed))
    shell.open(house.main_menu())
    shell.open(table)
    usual_here = DEFAULT.at_table(load(game).commands)
    usual = re.compile("|".join(name_of(lang, key) for key in USUAL - LIST_KEYS - set("1234567890")))
    lists = re.compile("|".join(name_of(lang, key) for key in LIST_KEYS))
    turn = OTHERS.of(Command.TURN)[0]
    for wish in pressed:
        command = usual_here.command_for(wish) if wish in USEFUL else Command(wish)
        bound = shell.top is table and command not in (None, Command.GO_TO)
        for key in (OTHERS.of(command)[0] if bound and command else wish, turn):
            if shell.over:
                break
            before = shell.top
            heard.lines.clear()
            shell.press(key)
            assert heard.lines, f"{key!r} was met with silence"
            for line in heard.lines if shell.top is table is before else ():
                assert not usual.search(line), (key, line)
                assert not lists.search(line), (key, line)
    house.close()
