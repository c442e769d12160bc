"""The options of a new match: every option can be set by keys and is heard, and the match has it."""

from __future__ import annotations

import json
from itertools import combinations
from pathlib import Path
from typing import Any

import msgspec
import pytest
from keyboard import BACKSPACE, DOWN, END, ENTER, HOME, NEW, Keyboard, after
from pairs import all_pairs, pairs_of

from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.doors.session import Entrance
from thousand.games import load
from thousand.games.options import Value
from thousand.miles.rules import DirtyTrickWindow, FirstDealer, Goal, Rules, ShutOut, Tie, classic, playroom
from thousand.say import miles as words
from thousand.say.fluent import languages
from thousand.say.message import Message
from thousand.say.scribe import LINE_LIMIT, Scribe
from thousand.store import paths
from thousand.store.matches import open_matches
from thousand.store.settings import Settings
from thousand.store.settings import load as load_settings
from thousand.ui.ears import Ears
from thousand.ui.rule_sets import NAME_LENGTH
from thousand.ui.shell import Shell

MENU = Entrance(None, lang="en", face="linear")

MILES = load("miles")

SEATS = 6
"""A number of players that has teams of two and of three."""

OPTIONS = {option.name: option for option in MILES.options(SEATS)}

NUMBERS: dict[str, tuple[Value, ...]] = {
    name: (option.values[0], option.get(playroom(SEATS)), option.values[-1])
    for name, option in OPTIONS.items()
    if isinstance(option.values, range)
}

VALUES: dict[str, tuple[Value, ...]] = {
    name: tuple(dict.fromkeys(NUMBERS.get(name, option.values))) for name, option in OPTIONS.items()
}

REVEALING: dict[str, Value] = {
    "teams": "none",
    "length": "to-points",
    "goal": "700-extension",
    "wrong-way": True,
    "points-all-safeties": 300,
    "points-extension": 200,
    "points-shut-out": 500,
}
"""The options that others depend on, each with a value that has all of those in the list."""

KINDS = {
    "goal": Goal,
    "dirty-trick-window": DirtyTrickWindow,
    "first-dealer": FirstDealer,
    "tie": Tie,
    "shut-out": ShutOut,
}


def rules_with(row: dict[str, Value]) -> Rules:
    """The rules that the row's values make, written down apart from the catalogue."""
    rest = dict(row)
    size = {"none": 1, "2x3": 3, "3x2": 2}[str(rest.pop("teams"))]
    points = rest.pop("match-points")
    if rest.pop("length") == "one-round":
        points = None  # type: ignore[assignment]
    scores = {name: rest.pop(name) for name in list(rest) if name.startswith("points-")}
    start = playroom(SEATS)
    return msgspec.structs.replace(
        start,
        team_size=size,
        match_points=points,
        scores=msgspec.structs.replace(
            start.scores,
            **{name.removeprefix("points-").replace("-", "_"): value for name, value in scores.items()},
        ),
        **{name.replace("-", "_"): KINDS.get(name, lambda it: it)(value) for name, value in rest.items()},
    )


class Player:
    """Somebody with keys in front of the main menu; what they hear of each key."""

    def __init__(self, lang: str = "en", settings: Settings | None = None) -> None:
        self.lines: list[str] = []
        self.scribe = Scribe(lang)
        self.shell = Shell(Ears(self, lambda: self), self.scribe)
        memory = Memory(paths.settings_file())
        memory.settings = settings or memory.settings
        self.house = House(self.shell, Menus(self.shell, memory))
        self.shell.open(self.house.main_menu())

    def show(self, message: Message) -> None:
        self.lines += message.text.split("\n")

    def echo(self, text: str) -> None:
        self.lines.append(text)

    def press(self, *keys: str) -> list[str]:
        """What is heard of the last key."""
        for key in keys:
            self.lines.clear()
            self.shell.press(key)
            assert self.lines, f"{key!r} was met with silence"
            assert all(len(line) <= LINE_LIMIT for line in self.lines), self.lines
        return list(self.lines)

    @property
    def count(self) -> int:
        """How many lines the list has."""
        assert self.shell.top is not None
        return len(self.shell.top.items())

    def new_match(self, bots: int, *more: str) -> list[str]:
        return self.press("home", "enter", "1", "2", str(bots), "enter", *more)

    def find(self, name: str) -> str:
        """Walk down to the line of the option from above it: the line, or "" where it is not in the list."""
        called = words.option_name(self.scribe, name)
        line = ""
        while (heard := self.press("down")[0]) != line:
            line = heard
            if line.startswith(self.line_of(called)):
                return line
        return ""

    def line_of(self, called: str, said: str = "") -> str:
        """How the line of an option begins."""
        return self.scribe.text("options-line", name=called, value=said or "?").removesuffix("?").strip()

    def set(self, name: str, value: Value) -> None:
        """Change the option under the cursor to the value, by its keys, and hear it."""
        known = OPTIONS[name].values
        said = words.option_value(self.scribe, name, value)
        args = {"name": words.option_name(self.scribe, name), "value": said[:1].upper() + said[1:]}
        changed, last = (self.scribe.text(message, **args) for message in ("options-changed", "options-last"))
        if isinstance(known, range):
            assert self.press("enter", *str(value), "enter")[0] == changed
            return
        heard = self.press(*["left"] * len(known))
        if value == known[0]:
            assert heard == [last]
            return
        steps = [self.press("right")[0] for _ in known[1 : known.index(value) + 1]]
        assert steps[-1] == changed

    def saved_rules(self) -> Any:
        """The rules of the match that was begun, as they are on disk."""
        self.house.close()
        matches, trouble = open_matches(paths.matches_file())
        assert matches is not None, trouble
        rules = matches.load(matches.unfinished()[0]).view(0).rules
        matches.close()
        return rules


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    monkeypatch.setattr("getpass.getuser", lambda: "ola")
    monkeypatch.setattr("thousand.doors.new_match.token_bytes", bytes)  # always the same cards
    return tmp_path


# Every option, with every other


ROWS = all_pairs(VALUES)


def test_every_pair_of_values_is_in_a_row() -> None:
    pairs = {
        frozenset({(one, a), (two, b)})
        for one, two in combinations(VALUES, 2)
        for a in VALUES[one]
        for b in VALUES[two]
    }
    assert set().union(*map(pairs_of, ROWS)) == pairs


@pytest.mark.parametrize("nth", range(len(ROWS)))
def test_every_option_is_set_by_keys_and_heard_and_the_match_has_it(nth: int) -> None:
    """Each row goes through the screen twice: first all options are brought into the list and those that
    depend on others are set, then those others, which hides some again; and no choice is lost by it."""
    row = ROWS[nth]
    player = Player(languages()[nth % len(languages())])
    player.new_match(SEATS - 1, "enter")
    phases: list[tuple[dict[str, Value], list[str]]] = [
        (REVEALING, list(REVEALING)),
        (row, [name for name in OPTIONS if name not in REVEALING]),
        (row, list(reversed(REVEALING))),
    ]
    for values, names in phases:
        for name in names:
            player.press("home")
            assert player.find(name), name
            player.set(name, values[name])
    _hear_all(player, row)
    player.press("home", "enter")
    assert player.saved_rules() == rules_with(row)


def _hear_all(player: Player, row: dict[str, Value]) -> None:
    """Walk the whole list: each option that is in it says its value."""
    player.press("home", "down")
    lines = [player.press("down")[0]]
    while (line := player.press("down")[0]) != lines[-1]:
        lines.append(line)
    for name, value in row.items():
        called, said = words.option_name(player.scribe, name), words.option_value(player.scribe, name, value)
        found = [line for line in lines if line.startswith(player.line_of(called))]
        assert all(line.startswith(player.line_of(called, said)) for line in found), (name, value)
        assert len(found) <= 1


# The way to the screen and back


@pytest.mark.parametrize(
    ("bots", "layouts"),
    [
        (3, ["2 teams of 2"]),
        (5, ["2 teams of 3", "3 teams of 2"]),
        (7, ["2 teams of 4", "4 teams of 2"]),
        (8, ["3 teams of 3"]),
    ],
)
def test_teams_are_asked_for_where_so_many_players_can_make_them(bots: int, layouts: list[str]) -> None:
    """Spec 2."""
    player = Player()
    of = 1 + len(layouts)
    assert player.new_match(bots) == [
        "Everyone for themselves, or teams?",
        f"Everyone for themselves, 1 of {of}",
    ]
    for n, layout in enumerate(layouts, start=2):
        assert player.press("down") == [f"{layout}, {n} of {of}"]
    player.press("enter", "home")
    assert player.find("teams") == f"Teams: {layouts[-1]}, 3 of {player.count}"
    player.press("home", "enter")
    assert player.saved_rules().team_size == (1 + bots) // int(layouts[-1][0])


@pytest.mark.parametrize("bots", [1, 2, 4, 6])
def test_no_teams_are_asked_for_where_there_are_none(bots: int) -> None:
    player = Player()
    assert player.new_match(bots)[0].startswith("Options.")
    assert not player.find("teams")


def test_escape_goes_back_question_by_question_and_no_choice_is_lost() -> None:
    player = Player()
    player.new_match(3, "2")
    player.find("stacking")
    player.press("left")
    assert player.press("escape") == ["Everyone for themselves, or teams?", "2 teams of 2, 2 of 2"]
    assert player.press("escape")[0].startswith("How many bots play with you? 1 to 8; Enter alone keeps 3.")
    assert player.press("escape")[0] == "Play with default options?"
    player.press("2", "enter", "enter")
    assert player.find("teams").startswith("Teams: 2 teams of 2")
    assert player.find("stacking").startswith("Stacking hazards: off")
    player.press("escape", "escape", "escape")
    assert player.press("escape") == ["Which game?", "1000 Miles, 1 of 2"]
    assert player.press("escape")[0] == "Thousand, main menu."


def test_another_number_of_bots_keeps_the_changes() -> None:
    player = Player()
    player.new_match(1, "2", "2")
    assert player.find("thin-hazards").startswith("Fewer hazards: on")
    player.press("escape", "4", "enter")
    assert player.find("thin-hazards").startswith("Fewer hazards: off"), "as classic is with 5"
    player.press("right", "escape", "5", "enter", "enter")
    assert player.press("down")[0].startswith("Rules: classic, with changes, 2 of ")
    assert player.find("thin-hazards").startswith("Fewer hazards: on")


# Keys of the screen


def test_the_keys_of_the_screen() -> None:
    player = Player()
    heard = player.new_match(1)
    assert heard == [
        "Options. Left and Right change a value, D explains it, S saves them all under a name.",
        "Start the game, 1 of 26",
    ]
    assert player.press("right")[0].startswith("Nothing to change here: Enter starts the game")
    assert player.press("D") == ["Enter starts the game with one bot and the options as they are now."]
    assert player.press("down", "d")[0].startswith("Playroom, as played online: 1000 miles")
    assert player.press("left") == ["Playroom is the last value this way: Rules"]
    assert player.press("e") == ["10 of 26: End of wrong way cards: 6 cards"]
    assert player.press("right") == ["7 cards: End of wrong way cards"]
    assert player.press("-", "-") == ["5 cards: End of wrong way cards"]
    assert player.press("+") == player.press("-", "=") == ["6 cards: End of wrong way cards"]
    assert player.press("d") == ["How many End of wrong way cards, the remedy, are in the deck."]
    assert player.press("8") == ["Off: Wrong way", "2 options without effect have left the list."]
    assert player.press("enter") == ["On: Wrong way", "2 more options are in the list."]
    assert player.press("right") == ["On is the last value this way: Wrong way"]
    assert player.press("#")[0].startswith("This list has no such key.")
    assert player.press("end")[0] == "Shut-out: 500 points, 26 of 26"
    assert player.press("pageup", "?")[2].startswith("Left and Right, or minus and plus, change a value.")


def test_a_choice_goes_round_by_enter_and_stops_by_arrows() -> None:
    player = Player()
    player.new_match(1)
    player.find("goal")
    assert player.press("enter") == ["700 miles: Goal of a round"]
    assert player.press("enter")[0] == "700 miles, with extension to 1000: Goal of a round"
    assert player.press("enter")[0] == "1000 miles: Goal of a round"
    assert player.press("left") == ["1000 miles is the last value this way: Goal of a round"]


def test_a_number_is_stepped_typed_and_kept_by_escape() -> None:
    player = Player()
    player.new_match(1)
    player.find("match-points")
    assert player.press("left") == ["4500 points: Victory at"]
    assert player.press("enter", *"777", "enter") == ["777 points: Victory at"]
    assert player.press("left", "left") == ["100 points: Victory at"]
    assert player.press("left") == ["100 points is the last value this way: Victory at"]
    assert player.press("enter", *"100000", "enter", "right")[0].startswith("100000 points is the last value")
    assert player.press("enter", "7", "escape")[1].startswith("Victory at: 100000 points, 4 of ")


@pytest.mark.parametrize("lang", languages())
def test_no_answer_begins_with_the_letter_of_its_key(lang: str) -> None:
    """A screen reader would take it for the echo of the key (a11y: Sentences)."""
    player = Player(lang)
    player.new_match(1, "s", *"Mine", "enter")
    for _ in range(player.count):
        assert not player.press("d")[0].casefold().startswith("d")
        assert not player.press("s")[0].casefold().startswith("s")
        player.press("escape", "down")
    player.press("2")
    for place in ("home", "end"):
        assert not player.press(place, "d")[0].casefold().startswith("d")


# Combinations that cannot be played


REFUSED = "More than 6 players without teams need the reshuffle: turn it on, or play in teams."


def test_what_cannot_be_played_is_told_when_it_comes_about_and_at_the_start_and_nothing_is_lost() -> None:
    """Spec 2: individual play to 9 seats only with the reshuffle."""
    player = Player()
    player.new_match(7, "1")
    player.find("reshuffle")
    assert player.press("left") == ["Off: Reshuffle the discards", REFUSED]
    assert player.press("down", "left") == ["Off: Stacking hazards"], "told once"
    assert player.press("home", "enter") == [REFUSED]
    assert player.find("stacking").startswith("Stacking hazards: off")
    assert player.press("escape", "1")[-1] == REFUSED, "told again where one comes back to it"
    player.press("home")
    player.find("teams")
    assert player.press("right") == ["2 teams of 4: Teams", "1 option without effect has left the list."]
    player.press("home", "enter")
    rules = player.saved_rules()
    assert (rules.team_size, rules.reshuffle, rules.stacking) == (4, False, False)


def test_a_rule_set_that_so_many_cannot_play_says_so() -> None:
    player = Player()
    player.new_match(6, "down")
    assert player.press("right") == ["Classic: Rules", "All options below follow these rules now.", REFUSED]


def test_other_teams_say_what_they_bring_along() -> None:
    """Spec 7: classic plays to 1000 for 4 seats in 2 teams."""
    player = Player()
    player.new_match(3, "1", "down", "right")
    player.find("teams")
    heard = player.press("right")
    assert heard[:2] == ["2 teams of 2: Teams", "Goal of a round: 1000 miles"]
    player.press("home", "enter")
    assert player.saved_rules() == classic(4, 2)


# Rule sets


def test_another_rule_set_asks_before_changes_are_lost() -> None:
    player = Player()
    player.new_match(1)
    player.find("stacking")
    player.press("left", "home")
    assert player.press("down")[0].startswith("Rules: playroom, with changes")
    assert player.press("right")[0] == (
        "Your changes to the options would be lost. Take classic all the same?"
    )
    assert player.press("2")[1].startswith("Rules: playroom, with changes"), "no"
    assert player.press("right", "1")[:2] == ["Classic: Rules", "All options below follow these rules now."]
    player.press("home", "enter")
    assert player.saved_rules() == classic(2)


def _save(player: Player, name: str) -> list[str]:
    return player.press("s", *name, "enter")


def test_options_are_saved_under_a_name_and_used_in_the_next_session(home: Path) -> None:
    first = Player()
    first.new_match(1, "2", "2")
    first.find("opening-coup")
    first.press("right")
    assert first.press("s") == ["Name for these options:", " "]
    assert first.press(*"My rules", "enter") == [
        "Saved under the name My rules: it is among the rules from now on."
    ]
    assert first.press("home", "down")[0].startswith("Rules: My rules, 2 of ")
    second = Player(settings=load_settings(paths.settings_file())[0])
    second.new_match(2, "2")
    assert second.press("2")[:2] == ["Classic: Rules", "All options below follow these rules now."]
    heard = second.press("enter")
    assert heard[0].startswith("Which rules?")
    assert second.press("end", "enter")[0] == "My rules: Rules"
    second.press("home", "enter")
    expected = msgspec.structs.replace(classic(2), name="My rules", opening_coup=True)
    assert second.saved_rules() == expected


def test_a_saved_name_can_be_overwritten_after_a_question_and_kept_by_enter() -> None:
    player = Player()
    player.new_match(1)
    _save(player, "Mine")
    player.find("stacking")
    player.press("left")
    assert player.press("s")[0] == "Name for these options: Enter alone keeps Mine."
    assert player.press("enter")[0].startswith("Saved under the name Mine"), "its own name needs no question"
    player.press("home", "down", "left")
    assert _save(player, "Mine") == ["Mine is saved already. Replace it?", "Yes, 1 of 2"]
    assert player.press("2")[1].startswith("Rules: classic"), "no"
    _save(player, "Mine")
    assert player.press("1")[0].startswith("Saved under the name Mine")
    assert len(load_settings(paths.settings_file())[0].rule_sets["miles"]) == 1


@pytest.mark.parametrize("name", ["playroom", "Classic", "CLASSIC "])
def test_the_names_of_the_games_own_rules_are_not_given_again(name: str) -> None:
    player = Player()
    player.new_match(1)
    heard = _save(player, name)
    assert heard[0] == f"{name.strip()} is the name of rules that belong to the game: choose another one."
    assert player.press("escape")[0].startswith("Options.")


def test_a_saved_rule_set_is_deleted_after_a_question() -> None:
    player = Player()
    player.new_match(1)
    _save(player, "Mine")
    player.press("2")
    assert player.press("home", "d")[0].startswith("These rules belong to the game")
    assert player.press("end", "d") == ["Really delete Mine?", "Yes, 1 of 2"]
    assert player.press("2")[0].startswith("Which rules?"), "no"
    heard = player.press("delete", "1")
    assert heard[0] == "Mine is deleted."
    assert heard[2].startswith("Classic")
    assert heard[2].endswith("2 of 2")
    assert player.press("escape")[1].startswith("Rules: playroom, 2 of ")
    assert load_settings(paths.settings_file())[0].rule_sets["miles"] == {}


BROKEN = {"preset": "classic", "options": {"goal": "1e9"}}


def test_a_damaged_rule_set_is_refused_and_left_alone() -> None:
    """One sentence; the arrows pass it by."""
    sets = {"Bad": BROKEN, "Good": {"preset": "classic", "options": {"stacking": True}}, "Odd": 7}
    player = Player(settings=Settings(rule_sets={"miles": sets}))
    player.new_match(1, "2", "down", "down")
    assert player.press("down")[0] == "Good, 4 of 5"
    sentence = "Bad cannot be used: goal is damaged or unknown. It is kept."
    assert player.press("up", "enter") == [sentence]
    assert player.press("end", "enter")[0].startswith("Odd cannot be used: preset is damaged")
    assert player.press("escape")[1].startswith("Rules: playroom")
    player.press("right")
    assert player.press("right")[0] == "Good: Rules"
    assert player.press("right") == ["Good is the last value this way: Rules"]
    _save(player, "New")
    assert load_settings(paths.settings_file())[0].rule_sets == {"miles": {**sets, "New": _saved("New")}}


@pytest.mark.parametrize("lang", languages())
def test_every_sentence_about_a_long_name_is_one_line(lang: str) -> None:
    name = "W" * NAME_LENGTH
    broken = {"preset": "classic", "options": {"all-safeties-for-winner-only": "off"}}
    player = Player(lang, Settings(rule_sets={"miles": {name: broken}}))
    player.new_match(1, "2", "end", "enter", "d", "2", "escape")
    _save(player, name)
    player.press("1", "home", "down", "d", "left", "right")
    player.find("stacking")
    player.press("left", "home", "down", "left", "2", "enter", "end", "d")


def _saved(name: str) -> Any:
    return load_settings(paths.settings_file())[0].rule_sets["miles"][name]


def test_a_name_from_a_file_cannot_steer_the_terminal(keyboard: Keyboard) -> None:
    sets = {"A\x1b[2J\u202eb": {"preset": "classic", "options": {}}}
    (keyboard.home / "settings.json").write_text(json.dumps({"rule_sets": {"miles": sets}}))
    heard = keyboard.play(*NEW, "2", ENTER, "2", END, ENTER, "1", entrance=MENU)
    assert "A[2Jb: Rules" in heard
    assert not set("\x1b\u202e") & set("".join(heard))


def test_options_that_cannot_be_written_are_told_and_not_said_to_be_saved(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv("THOUSAND_HOME", "/dev/null")
    player = Player()
    player.new_match(1)
    heard = _save(player, "Mine")
    assert heard[0].startswith("The settings could not be written to ")
    assert not any(line.startswith("Saved") for line in heard)


@pytest.mark.parametrize(
    "damage",
    [
        {"rules": "lost"},
        {"rules": "Bad"},
        {"bots": 99},
        {"bots": -1},
        {"match_points": 7},
        {"teams": "9x9"},
        {"options": {"goal": 700, "colour": "red", "teams": "2x2", "length": "one-round", "stacking": None}},
    ],
)
def test_damaged_memories_of_the_last_match_give_way_to_the_defaults(damage: dict[str, Any]) -> None:
    player = Player(settings=msgspec.convert({"rule_sets": {"miles": {"Bad": BROKEN}}, **damage}, Settings))
    player.press("home", "enter", "1", "2", "enter", "home", "enter")
    assert player.saved_rules() == playroom(2)


# By the keyboard, as prompt_toolkit has the keys


def test_from_the_menu_to_a_match_by_the_terminals_own_keys(keyboard: Keyboard) -> None:
    left, right = "\x1b[D", "\x1b[C"
    keys = [*NEW, "2", "3", ENTER, DOWN, ENTER, *[DOWN] * 6, left, "s", "Ósmy\x00 dzień", BACKSPACE, ENTER]
    heard = keyboard.play(*keys, END, right, HOME, ENTER, "i", entrance=MENU)
    assert after(heard, "2 teams of 2, 2 of 2")[0].startswith("Options.")
    assert "Off: Reshuffle the discards" in heard
    assert any("Name for these options: Ósmy" in line for line in heard)
    assert "600 points: Shut-out" in heard
    kept = json.loads((keyboard.home / "settings.json").read_text())
    assert list(kept["rule_sets"]["miles"]) == ["Ósmy dzie"]
    assert kept["teams"] == "2x2"
