"""The lesson: it teaches by doing, every key answers, and the right ones always lead to its end."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given
from hypothesis import strategies as st
from keyboard import DOWN, ENTER, TAB, UP, Keyboard
from pupil import right_keys
from test_any_keys import KEYS, USEFUL, Heard

from say.shared_out import A_LANGUAGE, examples
from thousand import cli
from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.doors.session import Entrance
from thousand.keys.commands import Command
from thousand.keys.rebinding import rebound
from thousand.say import fluent
from thousand.say.cells import cells
from thousand.say.scribe import LINE_LIMIT, Detail, Scribe
from thousand.store import paths
from thousand.ui.board import BoardFace, compose
from thousand.ui.ears import Ears
from thousand.ui.lesson import LessonScreen
from thousand.ui.shell import Shell

GOLDEN = Path(__file__).parent.parent / "golden"
LANGS = ("en", "pl", "zh")
"""Languages enough for what no words can change."""

LESSON = Entrance(lang="en", face="linear", learn="miles")

CHARACTERS_A_SECOND = 12
SECONDS_A_KEY = 2.5
MINUTES = 10
"""How slow a voice, and a beginner who looks for each key, may be for a lesson of so many minutes."""


class Pupil:
    """Somebody in the lesson, which was opened in the main menu; what they hear of each key."""

    def __init__(self, scribe: Scribe) -> None:
        self.face = Heard()
        self.shell = Shell(Ears(self.face, lambda: self.face), scribe)
        house = House(self.shell, Menus(self.shell, Memory(paths.settings_file())))
        self.shell.open(house.main_menu())
        lesson = house.lesson("miles")
        assert isinstance(lesson, LessonScreen)
        self.lesson = lesson
        self.face.lines.clear()
        self.shell.open(lesson)
        self.all: list[str] = list(self.face.lines)

    def press(self, *keys: str) -> list[str]:
        """What the last of the keys is answered with."""
        for key in keys:
            self.face.lines.clear()
            self.shell.press(key)
            assert self.face.lines, f"{key!r} was met with silence"
            self.all += self.face.lines
        return list(self.face.lines)

    @property
    def here(self) -> bool:
        """Whether the lesson has the keys."""
        return self.shell.top is self.lesson

    @property
    def left(self) -> bool:
        """Whether the pupil has gone away."""
        return self.lesson not in self.shell._screens

    @property
    def task(self) -> str:
        return self.lesson._course.task.name

    def to(self, task: str) -> list[str]:
        """Do everything up to that task; what is heard last."""
        while self.task != task:
            self.press(*right_keys(self.lesson))
        return list(self.face.lines)

    def back(self) -> None:
        """Close whatever lies over the lesson."""
        while not self.here:
            self.press("escape")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))
    monkeypatch.setattr("getpass.getuser", lambda: "ola")
    return tmp_path


@pytest.fixture
def pupil() -> Pupil:
    return Pupil(Scribe("en"))


# The way


def test_it_begins_with_how_to_go_on_and_the_real_opening(pupil: Pupil) -> None:
    assert pupil.all == [
        "A lesson in 10 steps: you learn by playing, and no key you press can do any harm.",
        "In the lesson R says the step again, Escape or Q asks to leave.",
        "The game is starting. Individual game. Victory is set to 5000 points.",
        "Round 1. Borys shuffles and deals six cards to each player.",
        "You hold 6 cards: 25 miles, Roll, 75 miles, Stop, Repairs and 50 miles.",
        "It is your turn.",
        "Step 1 of 10: your cards. This is a car race: your miles take you on, the others' hazards stop you.",
        "Press H to hear all your cards.",
    ]


@pytest.mark.parametrize("lang", fluent.languages())
def test_it_takes_less_than_ten_minutes(lang: str) -> None:
    pupil = Pupil(Scribe(lang))
    keys = 0
    while wanted := right_keys(pupil.lesson):
        keys += len(wanted)
        pupil.press(*wanted)
    seconds = sum(len(line) + 1 for line in pupil.all) / CHARACTERS_A_SECOND + keys * SECONDS_A_KEY
    assert 4 * 60 < seconds < MINUTES * 60


@pytest.mark.parametrize("lang", fluent.languages())
@pytest.mark.parametrize("detail", Detail)
def test_no_line_is_too_long_at_any_level_of_detail(lang: str, detail: Detail) -> None:
    scribe = Scribe(lang, detail=detail)
    pupil = Pupil(scribe)
    while wanted := right_keys(pupil.lesson):
        pupil.press(*wanted)
        pupil.press("r")
    assert all(len(line) > 2 and cells(line) <= scribe.limit for line in pupil.all)


def test_praise_comes_before_the_others_move_and_the_next_step_after(pupil: Pupil) -> None:
    pupil.to("start-roll")
    assert pupil.press("2", "enter") == [
        "You play Roll: you may drive.",
        "Well done. Now the others have their turns.",
        "Anna plays Roll and may drive.",
        "Borys plays Roll and may drive.",
        "It is your turn.",
        "Step 4 of 10: driving. Miles add up, one card a turn, and exactly 1000 of them win the round.",
        "Draw a card: press Space.",
    ]


def test_enter_at_the_end_goes_to_the_menu(pupil: Pupil) -> None:
    told = pupil.to("end-menu")
    assert told[-4].startswith("That was all.")
    assert told[-3:] == [
        "At the table Question mark lists all keys.",
        "The rules of this game, to read: F1, G.",
        "Press Enter for the main menu: New game begins a game of your own.",
    ]
    assert pupil.press("d", "d")[0] == "The lesson is over."
    assert pupil.press("t")[0].startswith("Your turn"), "the table still answers"
    assert pupil.press("enter") == ["Thousand, main menu.", "New game, 1 of 10"]


def test_each_player_who_can_be_hit_may_be_chosen(pupil: Pupil) -> None:
    pupil.to("attack-hit")
    assert pupil.press("2", "enter") == ["Stop: on whom?", "Anna, 100 miles, driving, 1 of 3"]
    assert pupil.press("3")[0].startswith("Cancelled.")
    assert pupil.press("enter", "down", "enter")[0] == "You play Stop on Borys."


def test_a_faster_card_under_the_limit_is_refused_by_the_rules_and_end_of_limit_taken(pupil: Pupil) -> None:
    pupil.to("limit-slow")
    assert pupil.press("end", "enter") == [
        "100 miles is too fast: under a Speed limit only 25 and 50 can be played.",
        "Play 25, 50 or End of limit with Enter. Try a faster card first, if you like.",
    ]
    assert pupil.press("4", "enter")[:2] == ["You play End of limit: the limit is over.", "Well chosen."]
    pupil.to("end-menu")


def test_the_coup_fourre_waits_for_its_key(pupil: Pupil) -> None:
    """Space, which lets it go at other tables, and Escape do not spoil the lesson."""
    told = pupil.to("coup-answer")
    assert told[-4] == "Anna plays Out of gas on you."
    request = "Press C to lay Extra tank against Out of gas: 400 points, and the turn is yours."
    assert told[-1] == request
    assert pupil.press(" ") == ["That would let the chance go by.", request]
    assert pupil.press("escape")[0].startswith("Leave the lesson?")
    assert pupil.press("escape") == [request]
    assert pupil.press("c")[:2] == [
        "You play Extra tank as a coup fourré against Out of gas: 400 points.",
        "Borys loses a turn.",
    ]


# Wrong keys


WRONG = (
    *("enter", "d", "1", "enter", "d", "end", "d", "enter"),
    *(" ", " ", "c", "#", "tab", "tab", "g", "escape"),
)


@pytest.mark.parametrize("lang", LANGS)
def test_wrong_keys_at_every_task_are_answered_and_change_nothing(lang: str) -> None:
    pupil = Pupil(Scribe(lang))
    while wanted := right_keys(pupil.lesson):
        for key in WRONG:
            if not _is_welcome(pupil, key):
                before, task = pupil.lesson._view, pupil.task
                answer = pupil.press(key)
                assert all(2 < len(line) <= LINE_LIMIT for line in answer)
                assert (pupil.lesson._view, pupil.task) == (before, task)
        pupil.back()
        pupil.press(*wanted)
    assert pupil.task == "end-menu"


def _is_welcome(pupil: Pupil, key: str) -> bool:
    """Whether the key would do the task: at the table, with the card now under the cursor."""
    lesson = pupil.lesson
    command = pupil.shell.keys.command_for(key)
    if command in lesson._course.task.looks:
        return True
    if not pupil.here or command not in (Command.PLAY, Command.DRAW, Command.DISCARD, Command.ANSWER):
        return False
    at = lesson.focus()
    held = lesson._view.cards[at] if at is not None else None
    return any(_means(move, command, held) for move in _welcome_moves(lesson))


def _welcome_moves(lesson: LessonScreen) -> Iterator[object]:
    legal = lesson._port.entry.game.legal(lesson._view)
    return (move for move in legal if lesson._course.task.wants(move))


def _means(move: object, command: Command | None, held: object) -> bool:
    card = getattr(move, "card", None)
    kind = {"Draw": Command.DRAW, "Discard": Command.DISCARD, "Play": Command.PLAY}[type(move).__name__]
    return (kind is command and card in (None, held)) or (command is Command.ANSWER and kind is Command.PLAY)


def test_a_move_the_rules_forbid_is_answered_with_the_rule_and_the_task(pupil: Pupil) -> None:
    pupil.to("repair-remedy")
    assert pupil.press("end", "enter") == [
        "You need Repairs before a Roll: the Accident is holding you up.",
        "Choose Repairs and press Enter.",
    ]


def test_a_move_that_the_rules_allow_but_the_step_does_not_is_kindly_put_off(pupil: Pupil) -> None:
    pupil.to("start-roll")
    later = "That would be a move for later."
    assert pupil.press("2", "d") == [later, "Find Roll with Down and Up, then press Enter to play it."]
    told = pupil.to("attack-hit")
    assert pupil.press("1", "enter") == [later, told[-1]]
    told = pupil.to("safety-lay")
    assert pupil.press("end", "d") == [later, told[-1]], "nobody is asked whether to throw a safety away"


def test_where_only_a_key_is_asked_for_no_rule_is_told(pupil: Pupil) -> None:
    """That a card must be drawn first would ask for what the step does not want."""
    told = pupil.to("ask-turn")
    for key in (" ", "c", "d"):
        assert pupil.press("1", key) == ["That would be a move for later.", told[-1]]


def test_a_key_that_means_nothing_is_answered_with_the_task(pupil: Pupil) -> None:
    assert pupil.press("#") == [
        "That key does nothing here. Question mark lists the keys.",
        "Press H to hear all your cards.",
    ]


def test_r_says_the_step_again_also_while_a_question_is_open(pupil: Pupil) -> None:
    told = pupil.to("attack-hit")
    assert pupil.press("r")[1] == told[-1]
    pupil.press("2", "enter")
    assert pupil.press("r") == [
        "Step 6 of 10: attacking. A hazard stops another player until they play the card against it.",
        told[-1],
    ]


def test_escape_and_q_ask_and_no_goes_back_to_the_task(pupil: Pupil) -> None:
    for key in ("escape", "backspace", "q", "ctrl-c"):
        assert pupil.press(key) == ["Leave the lesson? It starts over next time.", "Yes, 1 of 2"]
        assert pupil.press("2") == ["Press H to hear all your cards."]
    assert pupil.press("q", "1") == ["Thousand, main menu.", "New game, 1 of 10"]


@given(lang=A_LANGUAGE, keys=st.lists(st.sampled_from(KEYS) | st.sampled_from(USEFUL), max_size=80))
@examples(1.5, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_is_pressed_the_right_keys_then_lead_to_the_end(lang: str, keys: list[str]) -> None:
    pupil = Pupil(Scribe(lang))
    for key in keys:
        if pupil.left:
            break
        pupil.press(key)
    if pupil.left:  # by yes to the question
        return
    pupil.back()
    done = 0
    while wanted := right_keys(pupil.lesson):
        pupil.press(*wanted)
        done += 1
        assert done <= 30
    assert pupil.task == "end-menu"
    pupil.press("enter")
    assert not pupil.here
    assert all(len(line) <= LINE_LIMIT for line in pupil.all)


# Keys of one's own


def test_the_keys_named_are_those_in_force() -> None:
    own = {"draw": ["f2"], "play": ["p"], "hand": ["shift-h"], "answer": ["page-up"], "repeat": ["!"]}
    keys, troubles = rebound(own | {"history-back": ["f3"]})
    assert not troubles
    pupil = Pupil(Scribe("en", keys=keys))
    assert pupil.all[1].startswith("In the lesson Exclamation mark says the step again")
    assert pupil.all[-1] == "Press Shift H to hear all your cards."
    assert pupil.press("!")[-1] == pupil.all[-1]
    assert pupil.to("draw-first")[-1] == "Press F2 to draw a card."
    assert pupil.to("start-roll")[-1] == "Find Roll with Down and Up, then press P to play it."
    assert pupil.to("coup-answer")[-1].startswith("Press Page Up to lay Extra tank")
    pupil.to("end-menu")
    assert pupil.press("p")[0] == "Thousand, main menu."


@pytest.mark.parametrize("lang", fluent.languages())
def test_the_lines_have_room_for_longer_names_of_keys(lang: str) -> None:
    symbols = iter("!#$%&*+/:<=>[]^_{|}~`@;")
    wanted = (Command.PLAY, Command.DRAW, Command.DISCARD, Command.ANSWER, Command.HAND, Command.INFO)
    keys, troubles = rebound({command: [next(symbols)] for command in wanted})
    assert not troubles
    pupil = Pupil(Scribe(lang, keys=keys))
    pupil.to("end-menu")
    assert max(map(len, pupil.all)) <= LINE_LIMIT


@pytest.mark.parametrize("lang", fluent.languages())
def test_every_message_of_the_lesson_is_said_in_it(lang: str, pupil: Pupil) -> None:
    steps = [step for _, step, _ in pupil.lesson._course._way]
    names = {step.name for step in steps} | {task.name for step in steps for task in step.tasks}
    names |= {f"{step.name}-done" for step in steps if step.name != "end"}
    shipped = {name for name in fluent.locale(lang).ids() if name.startswith("learn-miles-")}
    assert shipped == {f"learn-miles-{name}" for name in names}


def test_help_tells_the_lessons_keys_first_and_then_the_tables(pupil: Pupil) -> None:
    title, first = pupil.press("?")
    assert (title, first) == (
        pupil.shell.text("help-title"),
        "In the lesson R says the step again, Escape or Q asks to leave.",
    )
    here = pupil.shell.keys.here
    lines = [first, *(pupil.press("down")[0] for _ in here)]
    assert len(dict.fromkeys(lines)) == 1 + len(here) - 3, "and then the last again"
    assert not any("game is saved" in line for line in lines)
    assert pupil.press("x") == ["Press H to hear all your cards."]


# On the board


@pytest.mark.parametrize("lang", fluent.languages())
@pytest.mark.parametrize(("columns", "rows"), [(80, 24), (40, 24)])
def test_the_board_shows_what_to_do_above_the_cards(lang: str, columns: int, rows: int) -> None:
    pupil = Pupil(Scribe(lang))
    pupil.shell.wear(board=True)
    board = BoardFace()
    while wanted := right_keys(pupil.lesson):
        lines, _ = compose(pupil.shell, board.log, columns, rows)
        shown = "".join("".join(text.split()) for _, text in lines)
        assert "".join(pupil.lesson.title().split()) in shown
        assert max(cells(text) for _, text in lines) <= columns
        pupil.press(*wanted)


# The whole program


BEGINNER = (
    *(" ", "h", DOWN, "z"),
    *("#", ENTER, " "),
    *(UP, ENTER, "z", "q", "2", UP, "d", DOWN, ENTER),
    *(ENTER, " ", DOWN, ENTER, UP, ENTER),
    *("i", "t", "i", " ", "s"),
    *(" ", "2", ENTER, "r", "i", "4", DOWN, ENTER),
    *(" ", "7", ENTER, "2", ENTER, " ", "6", ENTER),
    *(" ", "7", ENTER, "2", ENTER),
    *(" ", "7", "d", ENTER, "c", " ", "7", ENTER, "6", ENTER),
    *(" ", TAB, TAB, "c", "s", " ", "n", "7", ENTER, "d"),
    *("t", "r", "d", "d"),
)
"""Somebody who tries this and that on the way."""


@pytest.mark.parametrize("lang", fluent.languages())
def test_the_whole_lesson_sounds_as_it_did(keyboard: Keyboard, lang: str) -> None:
    """``THOUSAND_WRITE_GOLDEN=1`` writes it anew."""
    entrance = Entrance(lang=lang, face="linear", learn="miles")
    heard = "\n".join(keyboard.play(*BEGINNER, ENTER, entrance=entrance)) + "\n"
    golden = GOLDEN / f"learn.{lang}.txt"
    if os.environ.get("THOUSAND_WRITE_GOLDEN") == "1":
        golden.write_text(heard, encoding="utf-8")
    assert heard == golden.read_text(encoding="utf-8")


def test_nothing_of_it_is_saved_or_counted(keyboard: Keyboard) -> None:
    heard = keyboard.play(*BEGINNER, ENTER, "2", entrance=LESSON)
    assert "That was all." in " ".join(heard)
    assert heard[-1] == "No saved game is waiting. Choose New game to start one."
    assert "You have not played yet, so there is nothing to count." in keyboard.play(
        "s", ENTER, entrance=Entrance(lang="en", face="linear")
    )


def test_the_menu_leads_to_it_and_it_leads_back(keyboard: Keyboard) -> None:
    heard = keyboard.play("l", "l", ENTER, ENTER, "q", ENTER, entrance=Entrance(lang="en", face="linear"))
    assert "6 of 10: Learn to play" in heard
    assert "Press H to hear all your cards." in heard
    assert heard[-2:] == ["Thousand, main menu.", "Learn to play, 6 of 10"]


def test_the_first_question_comes_before_it(keyboard: Keyboard) -> None:
    heard = keyboard.play("1", entrance=Entrance(lang="en", learn="miles"))
    assert heard[0].startswith("One question before the first game")
    assert heard[-1] == "Press H to hear all your cards."


def test_its_keys_come_from_the_players_file(keyboard: Keyboard) -> None:
    (keyboard.home / "keys.json").write_text(json.dumps({"hand": "k"}), encoding="utf-8")
    assert keyboard.play(entrance=LESSON)[-1] == "Press K to hear all your cards."


def test_the_command_line_opens_it_with_the_flags_of_play(monkeypatch: pytest.MonkeyPatch) -> None:
    entered: list[Entrance] = []
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("thousand.doors.local.enter", lambda entrance: entered.append(entrance) or 0)
    assert cli.main(["learn", "--lang", "pl", "--face=board", "--speech", "none"]) == 0
    assert entered == [Entrance(None, "pl", "board", "none", learn="miles")]
