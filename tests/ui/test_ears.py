"""What is spoken, what sounds, and that the history has all of it."""

from __future__ import annotations

import pytest

from thousand.say.message import Kind, Message
from thousand.say.tone import Bearing, Cue, Tone
from thousand.ui.ears import SPOKEN, Ears


class Face:
    def __init__(self) -> None:
        self.lines: list[str] = []

    def show(self, message: Message) -> None:
        self.lines.append(message.text)

    def echo(self, text: str) -> None:
        self.lines.append(text)


class Voice(Face):
    """Direct speech, and at the same time sounds: both are told what to do, and remember it."""

    backend = "NVDA"
    sets_rate: bool | None = True

    def __init__(self) -> None:
        super().__init__()
        self.cues: list[Cue] = []

    def say(self, message: Message) -> None:
        self.lines.append(message.text)

    def set_rate(self, rate: int | None) -> None:
        self.lines.append(f"(rate {rate})")

    def set_volume(self, percent: int) -> None:
        self.lines.append(f"(volume {percent})")

    def play(self, cue: Cue) -> None:
        self.cues.append(cue)

    def stop(self) -> None:
        self.lines.append("(stop)")

    def close(self, timeout: float = 0) -> None:
        self.lines.append("(close)")


class Person:
    def __init__(self) -> None:
        self.linear, self.board, self.voice = Face(), Face(), Voice()
        self.ears = Ears(self.linear, lambda: self.board)
        self.ears.offer_voice(lambda: self.voice)
        self.ears.offer_cues(lambda _volume: self.voice)

    def hears(self, *bearings: Bearing) -> None:
        for bearing in bearings:
            self.ears.say(Message(bearing.value, "en", Kind.EVENT, Tone(Cue.DISCARD, bearing)))


@pytest.fixture
def person() -> Person:
    return Person()


@pytest.mark.parametrize(
    ("spoken", "heard"),
    [("all", ["near", "far", "routine"]), ("plays", ["near", "far"]), ("near", ["near"])],
)
def test_what_is_not_spoken_is_in_the_history_and_makes_no_sound(
    person: Person, spoken: str, heard: list[str]
) -> None:
    """a11y: whatever happened can be had again; a cue never stands in for words."""
    person.ears.spoken = spoken
    person.ears.speak(True)
    person.ears.sound(True)
    person.hears(*Bearing)
    assert person.voice.lines == heard
    assert person.voice.cues == [Cue.DISCARD] * len(heard)
    assert person.linear.lines == []
    assert [message.text for message in person.ears.history.tail(9)] == ["near", "far", "routine"]


def test_the_terminal_and_the_board_show_everything(person: Person) -> None:
    """The player's own screen reader has its own ways to pass over a line."""
    person.ears.spoken = "near"
    person.ears.sound(True)
    person.hears(Bearing.ROUTINE)
    assert person.linear.lines == ["routine"]
    person.ears.speak(True)
    person.ears.wear(board=True)
    person.hears(Bearing.FAR)
    assert person.board.lines == ["routine", "far"]
    assert person.voice.lines == []
    assert person.voice.cues == [Cue.DISCARD] * 2, "it is shown, and so it sounds"


def test_answers_and_notices_are_always_spoken(person: Person) -> None:
    person.ears.spoken = "near"
    person.ears.speak(True)
    for kind in (Kind.REPLY, Kind.REFUSAL, Kind.NOTICE):
        person.ears.say(Message(kind.value, "en", kind))
    assert person.voice.lines == ["reply", "refusal", "notice"]


def test_every_setting_names_its_bearings() -> None:
    assert SPOKEN["near"] < SPOKEN["plays"] < SPOKEN["all"] == set(Bearing)


def test_refusals_and_notices_have_sounds_of_their_own_and_answers_none(person: Person) -> None:
    person.ears.sound(True)
    for kind in (Kind.REPLY, Kind.REFUSAL, Kind.NOTICE, Kind.EVENT):
        person.ears.say(Message(kind.value, "en", kind))
    assert person.voice.cues == [Cue.REFUSAL, Cue.MESSAGE]


def test_without_sounds_nothing_sounds(person: Person) -> None:
    person.hears(Bearing.NEAR)
    person.ears.play(Cue.TURN)
    assert person.voice.cues == []
    person.ears.sound(True)
    person.ears.sound(True)
    person.ears.set_volume(40)
    person.ears.play(Cue.TURN)
    person.ears.close()
    person.hears(Bearing.NEAR)
    assert person.voice.cues == [Cue.TURN]
    assert person.voice.lines == ["(volume 40)", "(close)"]


def test_the_rate_is_kept_for_a_voice_that_is_switched_on_later(person: Person) -> None:
    person.ears.speak(True)
    assert person.voice.lines == [], "the player's own rate is not touched"
    person.ears.set_rate(60)
    person.ears.speak(False)
    person.ears.speak(True)
    assert person.voice.lines == ["(rate 60)", "(stop)", "(close)", "(rate 60)"]


@pytest.mark.parametrize(("can", "name"), [(True, None), (None, None), (False, "NVDA")])
def test_who_keeps_its_own_rate_is_known(person: Person, can: bool | None, name: str | None) -> None:
    assert person.ears.keeps_own_rate is None
    person.voice.sets_rate = can
    person.ears.speak(True)
    assert person.ears.keeps_own_rate == name
