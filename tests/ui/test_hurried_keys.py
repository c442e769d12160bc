"""Whoever hurries loses nothing for good (a11y): speech at 15 characters a second, keys faster than that.

A player's own screen reader is taken at its worst: at each key it forgets all that it has not yet read out.
What it lost can be had again by Page Up, and in the history. Direct speech says each event whole in the end.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from test_any_keys import KEYS, USEFUL

from thousand.doors.house import House
from thousand.doors.memory import Memory
from thousand.doors.menus import Menus
from thousand.doors.new_match import Wanted
from thousand.say.message import Kind, Message
from thousand.say.scribe import Scribe
from thousand.speech.queue import SpeechQueue, Utterance
from thousand.speech.recorder import Recorder
from thousand.ui.ears import Ears
from thousand.ui.game import GameScreen
from thousand.ui.history import KEPT, Found
from thousand.ui.past import HistoryScreen
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell

pytestmark = pytest.mark.usefixtures("hasty_coach")

SPEED = 15
"""Characters a second."""

LOST = 0.3
"""Seconds between the keys of somebody in a great hurry."""


PLACE = re.compile(r", (part )?\d+ of \d+$")
"""What the history says behind a message, or behind a part of one."""

IDLE = 10_000
"""How many moments at which something may happen there are in a silence: more would be a loop."""

TRIES = 8
"""How often Escape is pressed to come back to a table or the menu."""


class ScreenReader(Recorder):
    """A face that is read aloud, and falls silent at each key."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 0.0
        self.unread: list[tuple[float, Message]] = []
        self.lost: list[Message] = []

    def show(self, message: Message) -> None:
        self.say(message)
        begins = max([self.now, *(end for end, _ in self.unread)])
        self.unread.append((begins + len(message.text) / SPEED, message))

    def echo(self, text: str) -> None:
        pass

    def control(self, sequence: str) -> bool:
        return False

    def pass_time(self, seconds: float) -> None:
        self.now += seconds

    def key(self) -> None:
        self.lost += [message for end, message in self.unread if end > self.now]
        self.unread.clear()


class Speech(Recorder):
    """Direct speech by the rules of its queue; a voice that falls silent at each key, or one that does not
    and tells when it has ended."""

    def __init__(self, *, tells_end: bool) -> None:
        super().__init__()
        self.now = 0.0
        self.whole: list[Message] = []
        self._tells_end = tells_end
        self._speaking: list[tuple[float, Utterance, int]] = []
        self._queue = SpeechQueue(lambda: self.now)
        self._queue.use(tells_end=tells_end, queues=True)

    def say(self, message: Message) -> None:
        super().say(message)
        self._queue.say(message)
        self._speak()

    def key_pressed(self) -> None:
        if not self._tells_end:
            self._speaking = []
        self._queue.key()
        self._speak()

    def pass_time(self, seconds: float) -> None:
        until = self.now + seconds
        for _ in range(IDLE):
            wait = self._queue.wait()
            moments = [end for end, _, _ in self._speaking] + ([] if wait is None else [self.now + wait])
            self.now = min([*moments, until])
            while self._speaking and self._speaking[0][0] <= self.now:
                _, utterance, token = self._speaking.pop(0)
                self.whole.append(utterance.message)
                if self._tells_end:
                    self._queue.ended(token, whole=True)
            self._speak()
            if self.now >= until:
                return
        raise AssertionError("speech goes round in circles")

    def _speak(self) -> None:
        while utterance := self._queue.take():
            if utterance.interrupts:
                self._speaking = []
            begins = max([self.now, *(end for end, _, _ in self._speaking)])
            self._speaking.append((begins + len(utterance.message.text) / SPEED, utterance, utterance.token))


class Hurry:
    """A player in a match, and how long each key waits."""

    def __init__(self, seed: int, face: ScreenReader) -> None:
        self.face = face
        self.shell = Shell(Ears(face, lambda: face), Scribe("en"))
        self.house = House(self.shell, Menus(self.shell, Memory(None)))
        self.shell.open(self.house.main_menu())
        self.shell.open(self.house.new_table(Wanted(bots=2, rules="classic", seed=seed)))

    def press(self, keys: list[tuple[str, float]], speech: Speech | None = None) -> None:
        """Press the keys, each after so many seconds, as long as a table lies open below."""
        for key, seconds in keys:
            if self.shell.over or self.at_menu:
                break
            for ear in (self.face, speech):
                if ear is not None:
                    ear.pass_time(seconds)
            self.face.key()
            self.shell.press(key)

    def back(self) -> Screen | None:
        """Leave whatever lies over a table or the menu, where its keys would be others. None where that
        fails: the session is over, or a question has to be answered first."""
        for _ in range(TRIES):
            if self.shell.over or self.at_table or self.at_menu:
                break
            self.shell.press("escape")
        return self.shell.top if self.at_table or self.at_menu else None

    @property
    def at_table(self) -> bool:
        return isinstance(self.shell.top, GameScreen)

    @property
    def at_menu(self) -> bool:
        return self.shell.top is not None and self.shell.top.title() == self.shell.text("menu-title")

    def heard(self, key: str) -> tuple[str, Found]:
        """What a key of the history is answered with, in one line and without the place behind it; and the
        message of which it is."""
        known = len(self.face.messages)
        self.shell.press(key)
        told = " ".join(message.text.replace("\n", " ") for message in self.face.messages[known:])
        found = (self.past._walk if self.past else self.shell._pages).here()
        assert found is not None
        return PLACE.sub("", told), found

    def walk(self, first: str, key: str, end: int) -> list[str]:
        """The messages that are told by one key and then by another, until the one at that place; each whole,
        whatever its parts."""
        text, found = self.heard(first)
        told = {found.place: text}
        while found.place != end or (self.past and self.past._part + 1 < len(self.past._parts)):
            before, place = len(self.face.messages), found.place
            text, found = self.heard(key)
            told[found.place] = f"{told[place]} {text}" if found.place == place else text
            assert before < 5 * KEPT, "the walk does not end"
        return list(told.values())

    @property
    def past(self) -> HistoryScreen | None:
        """The history, where it has the keys."""
        return self.shell.top if isinstance(self.shell.top, HistoryScreen) else None


ELSEWHERE = {"v", "x", "m", "q", "ctrl-c", "ctrl-d"}
"""Keys that switch where one hears, or leave the table, which is not what this is about."""

PRESSED = st.sampled_from([key for key in KEYS if key.lower() not in ELSEWHERE]) | st.sampled_from(USEFUL)
HASTE = st.lists(st.tuples(PRESSED, st.sampled_from([0.0, 0.05, 0.3, 1.2, 4.0])), max_size=100)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path))


def events(messages: list[Message]) -> list[str]:
    return [message.text.replace("\n", " ") for message in messages if message.kind is Kind.EVENT]


def bare(texts: list[str]) -> list[str]:
    """The texts without full stops: a place stands instead, and a part of a text may end with one."""
    return [text.replace(".", "") for text in texts]


@given(keys=HASTE, seed=st.integers(0, 50))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_what_a_screen_reader_lost_can_be_had_again(keys: list[tuple[str, float]], seed: int) -> None:
    hurry = Hurry(seed, ScreenReader())
    hurry.press(keys)
    if hurry.back() is None:
        return
    told = bare(events(hurry.face.messages))
    _, found = hurry.heard("pageup")
    newest = hurry.walk("pagedown", "pagedown", found.of)[-1:]
    by_page_up = bare(newest + ([] if found.of == 1 else hurry.walk("pageup", "pageup", 1)))
    assert [text for text in reversed(by_page_up) if text in set(told)] == told
    assert set(bare(events(hurry.face.lost))) <= set(by_page_up)
    hurry.house.close()


@given(keys=HASTE, seed=st.integers(0, 50))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_the_history_has_all_of_the_game_in_order(keys: list[tuple[str, float]], seed: int) -> None:
    hurry = Hurry(seed, ScreenReader())
    hurry.press(keys)
    if hurry.back() is None or not hurry.at_table:
        return
    told = events(hurry.face.messages)
    hurry.shell.press("tab")
    hurry.shell.press("right")
    _, found = hurry.heard("home")
    assert found.of == len(told)
    assert bare(hurry.walk("home", "down", found.of)) == bare(told)
    hurry.house.close()


@pytest.mark.parametrize("tells_end", [True, False], ids=["told", "estimated"])
@given(keys=HASTE, seed=st.integers(0, 50))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_direct_speech_says_every_event_whole_once_the_player_rests(
    tells_end: bool, keys: list[tuple[str, float]], seed: int
) -> None:
    hurry, speech = Hurry(seed, ScreenReader()), Speech(tells_end=tells_end)
    hurry.shell.ears.offer_voice(lambda: speech)  # type: ignore[arg-type, return-value]
    hurry.shell.ears.speak(True)
    hurry.press(keys, speech)
    speech.pass_time(10_000)
    told, whole = events(speech.messages), events(speech.whole)
    if tells_end:
        assert whole == told
    else:  # a text that was just over may be taken to have been cut off, and is said again
        rest = iter(whole)
        assert all(event in rest for event in told)
        assert set(whole) == set(told)
    hurry.house.close()


def test_these_players_do_lose_much() -> None:
    """Else the properties above would show nothing."""
    hurry = Hurry(1, ScreenReader())
    hurry.press([(key, LOST) for key in (*" 3", "enter", *" 1d 1d 1d")])
    lost, told = events(hurry.face.lost), events(hurry.face.messages)
    assert len(lost) > len(told) / 2
    assert "It is your turn." in lost
    hurry.house.close()
