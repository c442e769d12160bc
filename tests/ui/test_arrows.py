"""After an arrow some screen readers say one line of the terminal and nothing else (docs/heard.md).

So whatever an arrow brings is one line, in a terminal of the usual width.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from faces import Heard
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from test_any_keys import CHANGING, KEYS, USEFUL

from say.shared_out import A_LANGUAGE, examples
from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.doors.new_match import Wanted
from thousand.games import load
from thousand.keys.commands import DEFAULT
from thousand.say.fluent import languages
from thousand.say.message import Message
from thousand.say.scribe import Detail, Scribe
from thousand.store import paths
from thousand.ui.ears import Ears
from thousand.ui.leaf import LeafScreen
from thousand.ui.line import LineScreen
from thousand.ui.past import HistoryScreen
from thousand.ui.shell import Shell

ARROWS = ["up", "down"]
HERE = DEFAULT.at_table(load("miles").commands).here
COLUMNS = 80
"""A usual terminal's width."""


class Listener:
    """Somebody whose screen reader reads the terminal: what they hear of each key."""

    def __init__(self, lang: str = "en", columns: int = COLUMNS) -> None:
        self.face = Heard()
        self.shell = Shell(Ears(self.face, Heard), Scribe(lang))
        self.shell.columns = lambda: columns
        self.house = House(self.shell, Menus(self.shell, Memory(paths.settings_file())))
        self.shell.open(self.house.main_menu())

    def press(self, key: str) -> list[str]:
        self.face.lines.clear()
        self.shell.press(key)
        return list(self.face.lines)

    def walk(self, key: str, most: int = 400) -> list[str]:
        """What is heard of a key pressed again and again, until it brings nothing new."""
        heard = [self.press(key)]
        while len(heard) < 2 or heard[-1] != heard[-2]:
            heard.append(self.press(key))
            assert len(heard) < most, "the walk does not end"
        assert all(len(lines) == 1 for lines in heard)
        return [line for (line,) in heard[:-1]]


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))


TABLES = [Wanted(bots=bots, seed=3) for bots in (1, 2, 8)]
TABLES += [Wanted(bots=8, seed=3, options=(("teams", "3x3"),)), Wanted(bots=3, options=(("teams", "2x2"),))]


@given(
    lang=A_LANGUAGE,
    keys=st.lists(st.sampled_from(KEYS) | st.sampled_from(USEFUL) | st.sampled_from(ARROWS), max_size=100),
    wanted=st.sampled_from(TABLES),
)
@examples(2, suppress_health_check=[HealthCheck.function_scoped_fixture])
@pytest.mark.usefixtures("hasty_coach")
def test_an_arrow_at_a_table_brings_one_line(lang: str, keys: list[str], wanted: Wanted) -> None:
    listener = Listener(lang)
    listener.shell.open(listener.house.new_table(wanted))
    _one_line_each(listener, keys)


@given(
    lang=A_LANGUAGE,
    keys=st.lists(st.sampled_from([*CHANGING, *ARROWS, *ARROWS, "left", "backspace"]), max_size=60),
    bots=st.integers(1, 8),
)
@examples(2, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_an_arrow_among_the_options_brings_one_line(lang: str, keys: list[str], bots: int) -> None:
    listener = Listener(lang)
    _one_line_each(listener, ["1", "1", "2", str(bots), "enter", *keys])


def _one_line_each(listener: Listener, keys: list[str]) -> None:
    for key in keys:
        typing = isinstance(listener.shell.top, LineScreen)  # its label comes again, last
        heard = listener.press(key)
        if key in ARROWS and not typing and not listener.shell.board:
            assert len(heard) == 1
            assert len(heard[0]) <= COLUMNS
        if listener.shell.over:
            break
    listener.house.close()


@pytest.mark.parametrize("lang", languages())
def test_the_main_menu_and_its_options(lang: str) -> None:
    listener = Listener(lang)
    for keys in ("3", "4", "7", ""):
        for key in keys:
            listener.press(key)
        assert all(len(line) <= COLUMNS for line in listener.walk("down") + listener.walk("up"))
        listener.press("escape")


# Texts


@pytest.mark.parametrize("columns", [30, 40, 80, 130])
def test_the_lines_of_a_text_are_those_of_the_terminal(columns: int) -> None:
    """At 130 columns they are whole sentences, and at fewer these in as few parts as can be."""
    listener, wide = Listener(columns=columns), Listener(columns=200)
    for each in (listener, wide):
        each.shell.open(each.house.new_table(Wanted(rules="classic", seed=1)))
        each.press("g")
    lines = [listener.face.lines[-1], *listener.walk("down")]
    sentences = [wide.face.lines[-1], *wide.walk("down")]
    assert max(map(len, lines)) <= columns
    assert " ".join(lines) == " ".join(sentences)
    assert (lines == sentences) == (columns == 130)
    for each in (listener, wide):
        each.press("home")
    *headings, last = listener.walk("right")
    assert headings == wide.walk("right")[:-1], "the last one is the end of the text"
    assert last == lines[-1]


def test_the_help_is_a_text_at_the_table_and_told_at_once_in_a_list() -> None:
    listener = Listener()
    assert len(listener.press("?")) > 1
    assert not isinstance(listener.shell.top, LeafScreen)
    listener.shell.open(listener.house.new_table(Wanted(seed=1)))
    assert listener.press("?") == [
        "Keys. Up and Down move, any other key goes back.",
        "Play the card under the cursor, or start the next round: Enter.",
    ]
    assert len(listener.walk("down")) == len(HERE) - 1


# The history

LONG = (
    "There is no coup fourré to make now: it answers a hazard that has just hit you, and it must come soon."
)
SAID = (
    Message("You draw Roll.", "en"),
    Message("You: 0 points.\nAnna: 75 points.\nBorys: 100 points.", "en"),
    Message("Anna plays a Flat tire on Borys, who has been driving for 650 miles until now.", "en"),
    Message(LONG, "en"),
    Message("It is your turn.", "en"),
)


def past(columns: int = COLUMNS) -> Listener:
    """Somebody in the history, in which only these messages are."""
    listener = Listener(columns=columns)
    listener.shell.ears = Ears(listener.face, Heard)
    for message in SAID:
        listener.shell.ears.say(message)
    listener.shell.open(HistoryScreen(listener.shell))
    return listener


def test_a_long_message_is_walked_by_its_parts_from_its_beginning() -> None:
    listener = past()
    first = "There is no coup fourré to make now: it answers a, part 1 of 2"
    last = "hazard that has just hit you, and it must come soon, part 2 of 2"
    assert listener.walk("up") == [
        first,
        "Anna plays a Flat tire on Borys, who has been driving for 650 miles until now.",
        "You: 0 points, part 1 of 3",
        "You draw Roll, 1 of 5",
    ]
    assert listener.walk("down") == [
        "You: 0 points, part 1 of 3",
        "Anna: 75 points, part 2 of 3",
        "Borys: 100 points, part 3 of 3",
        "Anna plays a Flat tire on Borys, who has been driving for 650 miles until now.",
        first,
        last,
        "It is your turn, 5 of 5",
    ]
    assert listener.press("up") == [first]
    assert listener.press("down") == [last]
    assert listener.press("up") == [first]


def test_at_the_end_of_a_long_message_that_is_the_newest_its_last_part_is_said_again() -> None:
    listener = past()
    listener.shell.event(LONG)
    assert listener.walk("down")[-1].endswith(", part 2 of 2")
    assert listener.press("home") == ["You draw Roll, 1 of 6"]
    assert listener.press("up") == ["You draw Roll, 1 of 6"]


@pytest.mark.parametrize("columns", [25, 40, 60, 200])
def test_every_step_in_the_history_fits_the_terminal(columns: int) -> None:
    listener = past(columns)
    listener.press("home")
    lines = listener.walk("down")
    assert max(map(len, lines)) <= columns
    if columns == 200:
        assert f"{LONG.removesuffix('.')}, 4 of 5" in lines


def test_a_braille_line_is_a_part_of_its_own() -> None:
    listener = past()
    listener.shell.scribe = listener.shell.scribe.at(Detail.BRAILLE)
    listener.shell.event("Anna plays 100 miles: 450 in all, and Borys draws.")
    assert listener.press("end") == ["Anna plays 100 miles: 450 in all, and"]
    assert listener.press("down") == ["Borys draws, part 2 of 2"]


# Direct speech and the board


def test_where_no_terminal_is_read_sentences_stay_whole() -> None:
    listener = past()
    listener.shell.board = True
    assert listener.press("up") == [f"{LONG.removesuffix('.')}, 4 of 5"]


def test_page_keys_outside_the_history_say_the_message_whole() -> None:
    listener = Listener()
    for message in SAID:
        listener.shell.ears.say(message)
    assert listener.press("pageup") == ["It is your turn, 5 of 5"]
    assert listener.press("pageup") == [LONG]
    listener.press("pageup")
    assert listener.press("pageup") == ["You: 0 points.", "Anna: 75 points.", "Borys: 100 points, 2 of 5"]
