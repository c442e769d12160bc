"""Direct speech and sounds by keys: they are switched and set at once, remembered, and delay no key."""

from __future__ import annotations

import json
import re
import threading
import time
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
from keyboard import BACKSPACE, DOWN, ENTER, SEED_1, Keyboard, after

from thousand.doors.session import Entrance
from thousand.say.tone import Cue
from thousand.speech.base import OnEnd
from thousand.speech.direct import DirectSpeaker

MENU = Entrance(None, lang="en", face="linear", speech="terminal")
ALOUD = Entrance(SEED_1, lang="en", face="linear", speech="direct")
SSH = {"SSH_TTY": "/dev/pts/0"}

ENOUGH = 20.0
"""Seconds to wait for what happens at once unless the machine is overloaded."""

OPTIONS = ("o", ENTER)
"""From the main menu to its options."""

FOR_EVER = 1e6

SPOKEN, RATE, SOUNDS, VOLUME, CUES = "4", "5", "6", "7", "8"
"""The places of these lines in the options, by digit."""


def settings(keyboard: Keyboard) -> dict[str, Any]:
    found = json.loads((keyboard.home / "settings.json").read_text())
    assert isinstance(found, dict)
    return found


class Voice:
    """A voice that says everything at once, unless it hangs where the test wants."""

    name = "stand-in"
    tells_end = True
    queues = True
    sets_language = True
    sets_rate = True
    made: ClassVar[list[Voice]] = []
    hangs_in = ""
    hanging: ClassVar[threading.Event]
    release: ClassVar[threading.Event]
    waited_for: ClassVar[threading.Event]

    def __init__(self) -> None:
        self.said: list[str] = []
        self.rates: list[int | None] = []
        self.made.append(self)
        self._may_hang("open")

    def _may_hang(self, where: str) -> None:
        if where == self.hangs_in:
            self.hanging.set()
            if not self.release.wait(ENOUGH):
                self.waited_for.set()

    def speak(self, text: str, lang: str, interrupt: bool, on_end: OnEnd | None) -> None:
        self._may_hang("speak")
        self.said.append(text)
        assert on_end
        on_end(True)

    def set_rate(self, rate: int | None) -> None:
        self._may_hang("set_rate")
        self.rates.append(rate)

    def lacks(self, lang: str) -> bool:
        return False

    def stop(self) -> None:
        self._may_hang("stop")

    def close(self) -> None:
        pass


@pytest.fixture
def voice(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[Voice]]:
    """The only voice of this computer, of a class of its own."""
    events = {name: threading.Event() for name in ("hanging", "release", "waited_for")}
    kind = type("OwnVoice", (Voice,), {"made": [], **events})
    monkeypatch.setattr("thousand.speech.backends.default_chain", lambda: [kind])
    yield kind
    kind.release.set()


class Player:
    """Sounds that keep what they are told."""

    made: ClassVar[list[Player]] = []
    fails = ""

    def __init__(self, volume: int, failed: Any) -> None:
        self.volume = volume
        self.cues: list[Cue] = []
        self.closed = False
        self.made.append(self)
        if self.fails:
            failed(self.fails)

    def play(self, cue: Cue) -> None:
        self.cues.append(cue)

    def set_volume(self, percent: int) -> None:
        self.volume = percent

    def close(self, timeout: float = 0.0) -> None:
        self.closed = True


@pytest.fixture
def player(monkeypatch: pytest.MonkeyPatch) -> type[Player]:
    kind = type("OwnPlayer", (Player,), {"made": []})
    monkeypatch.setattr("thousand.sound.player.Player", kind)
    return kind


# A voice that hangs


@pytest.mark.parametrize("where", ["open", "speak", "stop", "set_rate"])
def test_a_voice_that_hangs_delays_no_key(
    keyboard: Keyboard, voice: type[Voice], where: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """a11y: the game never waits for speech. The voice hangs until the whole session is over, and nobody
    gives it up; the game is played meanwhile, and goes on in the terminal after V."""
    monkeypatch.setitem(DirectSpeaker.__init__.__kwdefaults__, "patience", FOR_EVER)
    voice.hangs_in = where
    keyboard.play(*OPTIONS, RATE, entrance=MENU)
    heard = keyboard.play(" ", "3", ENTER, "v", "t", "h", "r", entrance=ALOUD)
    assert not voice.waited_for.is_set(), "no key waited for the voice"
    assert "Your screen reader reads the terminal now. Press V to let Thousand speak." in heard
    expected = keyboard.play(" ", "3", ENTER, "t", "h", "r")[-3:]
    assert heard[-3:] == expected
    assert voice.hanging.wait(ENOUGH)


def test_a_voice_that_hangs_does_not_keep_the_program_from_leaving(
    keyboard: Keyboard, voice: type[Voice]
) -> None:
    voice.hangs_in = "speak"
    keyboard.play(" ", "q", ENTER, entrance=ALOUD)
    assert voice.hanging.wait(ENOUGH)
    assert not voice.waited_for.is_set()


# Settings of direct speech


def test_what_is_spoken_is_chosen_and_remembered(keyboard: Keyboard) -> None:
    heard = keyboard.play(*OPTIONS, SPOKEN, SPOKEN, SPOKEN, SPOKEN, entrance=MENU)
    said = [line for line in heard if line.startswith("Thousand speaks: ")]
    assert said == [
        "Thousand speaks: everything but the draws and discards of others, 4 of 12",
        "Thousand speaks: only what concerns you; the history has the rest, 4 of 12",
        "Thousand speaks: everything, 4 of 12",
        "Thousand speaks: everything but the draws and discards of others, 4 of 12",
    ]
    assert settings(keyboard)["spoken"] == "plays"


def test_others_routine_is_not_spoken_and_can_be_had_again(keyboard: Keyboard, voice: type[Voice]) -> None:
    """a11y: which kinds of event are spoken; Page Up walks through all of them."""
    turns = [" ", "1", "d"] * 8
    heard = keyboard.play(*turns)
    routine = {line for line in heard if line.startswith("Anna discards")}
    plays = {line for line in heard if line.startswith("Anna plays")}
    assert routine
    keyboard.play(*OPTIONS, SPOKEN, entrance=MENU)
    keyboard.play(*turns, entrance=ALOUD)
    said = set(voice.made[-1].said)
    assert plays <= said
    assert not routine & said
    again = keyboard.play(*turns, "v", *["<"] * len(heard), entrance=ALOUD)
    assert routine <= {re.sub(r", \d+ of \d+$", ".", line) for line in again}


def test_the_rate_is_set_at_once_and_remembered(keyboard: Keyboard, voice: type[Voice]) -> None:
    entrance = Entrance(None, lang="en", face="linear", speech="direct")
    keyboard.play(*OPTIONS, *[RATE] * 6, "v", entrance=entrance)
    assert voice.made[-1].rates == [-40, 0, 30, 60, 100, None]
    assert settings(keyboard)["rate"] == "own"
    keyboard.play(*OPTIONS, RATE, entrance=MENU)
    keyboard.play(entrance=ALOUD)
    assert voice.made[-1].rates == [-40], "from the first word on"


def test_the_option_says_that_a_voice_keeps_its_own_rate(
    keyboard: Keyboard, voice: type[Voice], monkeypatch: pytest.MonkeyPatch
) -> None:
    voice.sets_rate = False
    known = DirectSpeaker.sets_rate.fget

    def once_it_has_opened(speaker: DirectSpeaker) -> bool | None:
        while speaker.backend is None:
            time.sleep(0.001)
        return known(speaker)  # type: ignore[misc]

    monkeypatch.setattr(DirectSpeaker, "sets_rate", property(once_it_has_opened))
    entrance = Entrance(None, lang="en", face="linear", speech="direct")
    keyboard.play(*OPTIONS, DOWN, DOWN, DOWN, DOWN, RATE, entrance=entrance)
    assert voice.made[-1].said[-1] == (
        "Speed: stand-in keeps its own, which is set there and not here, 5 of 12"
    )
    assert settings_or_none(keyboard) is None


def settings_or_none(keyboard: Keyboard) -> dict[str, Any] | None:
    return settings(keyboard) if (keyboard.home / "settings.json").exists() else None


# Sounds


def test_m_switches_the_sounds_and_they_are_remembered(keyboard: Keyboard, player: type[Player]) -> None:
    heard = keyboard.play("m", " ", "m", "m")
    assert [line for line in heard if line.startswith("Sounds")] == [
        "Sounds are on. Press M to switch them off.",
        "Sounds are off.",
        "Sounds are on. Press M to switch them off.",
    ]
    first, second = player.made
    assert first.cues == [Cue.DRAW]
    assert first.closed
    assert settings(keyboard)["sound"] is True
    keyboard.play("2")
    assert player.made[-1] is not second, "they are on when the game is started again"
    assert all(one.closed for one in player.made)


def test_the_sounds_of_a_game_follow_its_events(keyboard: Keyboard, player: type[Player]) -> None:
    keyboard.play("m")
    keyboard.play(" ", " ", "1", "d")
    cues = player.made[-1].cues
    assert cues[:3] == [Cue.DRAW, Cue.REFUSAL, Cue.DISCARD]
    assert cues[-1] is Cue.TURN


def test_sounds_are_off_at_first(keyboard: Keyboard, player: type[Player]) -> None:
    keyboard.play(" ")
    assert player.made == []


def test_the_volume_is_set_at_once_and_heard(keyboard: Keyboard, player: type[Player]) -> None:
    heard = keyboard.play(*OPTIONS, SOUNDS, VOLUME, VOLUME, VOLUME, entrance=MENU)
    assert after(heard, "Sounds: on, 6 of 12") == [
        "Volume of the sounds: 80 percent, 7 of 12",
        "Volume of the sounds: 100 percent, 7 of 12",
        "Volume of the sounds: 20 percent, 7 of 12",
    ]
    assert player.made[-1].volume == 20
    assert player.made[-1].cues == [Cue.TURN] * 3
    assert settings(keyboard)["volume"] == 20
    keyboard.play(entrance=MENU)
    assert player.made[-1].volume == 20


def test_every_sound_can_be_heard_by_itself(keyboard: Keyboard, player: type[Player]) -> None:
    walk = [key for _cue in Cue for key in (ENTER, DOWN)]
    heard = keyboard.play(*OPTIONS, SOUNDS, CUES, *walk, BACKSPACE, entrance=MENU)
    assert player.made[-1].cues == list(Cue)
    assert "Your turn: two bells, the second higher, 1 of 17" in heard
    assert heard[-2].startswith("Options.")


def test_sounds_that_are_off_are_not_played_by_themselves(keyboard: Keyboard, player: type[Player]) -> None:
    heard = keyboard.play(*OPTIONS, CUES, entrance=MENU)
    assert heard[-1] == "The sounds are off: switch them on first."


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        ("not-installed", "There will be no sound: the library miniaudio is missing."),
        ("no-device", "There will be no sound: no sound card could be opened on this computer."),
    ],
)
def test_that_there_will_be_no_sound_is_said_once(
    keyboard: Keyboard, player: type[Player], reason: str, sentence: str
) -> None:
    """Then silence."""
    player.fails = reason
    heard = keyboard.play("m", " ", "1", "d", "t")
    assert sum(line.startswith(sentence) for line in heard) == 1


def test_over_ssh_there_are_no_sounds(keyboard: Keyboard, player: type[Player]) -> None:
    keyboard.play("m")
    made = len(player.made)
    heard = keyboard.play("m", environ=SSH)
    assert heard[-1] == "Sounds are not offered over ssh: they would be heard in the server's room."
    heard = keyboard.play(*OPTIONS, SOUNDS, CUES, entrance=MENU, environ=SSH)
    assert heard.count("Sounds are not offered over ssh: they would be heard in the server's room.") == 2
    assert len(player.made) == made
    assert settings(keyboard)["sound"] is True, "at home they are still on"
