"""The player: it opens the sound card in its own thread, and nobody ever waits for it."""

from __future__ import annotations

import builtins
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial
from queue import SimpleQueue
from typing import Any

import miniaudio
import pytest

from thousand.say.tone import Cue
from thousand.sound.mixer import Mixer
from thousand.sound.player import Device, Player, loud, sound_card

ENOUGH = 20.0
"""Seconds to wait for what happens at once unless the machine is overloaded."""


class Card:
    """A sound card that plays when the test asks."""

    def __init__(self) -> None:
        self.opened = threading.Event()
        self.closed = threading.Event()
        self.mixer = Mixer()

    def open(self, mixer: Mixer) -> Device:
        self.mixer = mixer
        self.opened.set()
        return self

    def plays(self, *cues: Cue, volume: int = 100) -> bool:
        """Whether it comes to play these one after the other, whatever silence lies before them."""
        wanted = [sample for cue in cues for sample in loud(cue, volume)]
        while wanted and wanted[0] == 0:
            del wanted[0]
        assert self.opened.wait(ENOUGH)
        heard: list[int] = []
        while len(heard) < len(wanted):
            if self.mixer.idle.is_set() and threading.Event().wait(0.001):
                continue
            if not self.mixer.idle.is_set():
                heard += [sample for sample in self.mixer.read(1) if heard or sample]
        return heard == wanted

    def close(self) -> None:
        self.closed.set()


Start = Callable[..., Player]


@pytest.fixture
def failures() -> SimpleQueue[str]:
    return SimpleQueue()


@pytest.fixture
def start(failures: SimpleQueue[str]) -> Iterator[Start]:
    players = []

    def start(open_device: Callable[[Mixer], Device] | None, volume: int = 100) -> Player:
        player = Player(volume, failures.put, open_device)
        players.append(player)
        return player

    yield start
    for player in players:
        player.close()


def test_cues_are_played_in_order_at_the_volume(start: Start) -> None:
    card = Card()
    player = start(card.open, 60)
    player.play(Cue.TURN)
    player.play(Cue.DRAW)
    assert card.plays(Cue.TURN, Cue.DRAW, volume=60)
    player.set_volume(20)
    player.play(Cue.TURN)
    assert card.plays(Cue.TURN, volume=20)


def test_a_refusal_does_not_wait_for_events(start: Start) -> None:
    card = Card()
    player = start(card.open)
    assert card.opened.wait(ENOUGH)
    player.play(Cue.REFUSAL)
    assert card.plays(Cue.REFUSAL)
    assert not card.mixer._events._now, "it did not go among the events"


def test_a_card_that_hangs_while_it_opens_keeps_nobody_waiting(start: Start) -> None:
    asked, release, waited_for = threading.Event(), threading.Event(), threading.Event()
    card = Card()

    def hang(mixer: Mixer) -> Device:
        asked.set()
        if not release.wait(ENOUGH):
            waited_for.set()
        return card.open(mixer)

    player = start(hang)
    assert asked.wait(ENOUGH)
    for _ in range(1000):
        player.play(Cue.TURN)
    player.set_volume(20)
    player.close()
    assert not waited_for.is_set(), "all of that while it hung"
    release.set()
    card.mixer.idle.set()
    assert card.closed.wait(ENOUGH), "and what opens at last is closed"


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (ModuleNotFoundError("miniaudio"), "not-installed"),
        (OSError("no such card"), "no-device"),
        (RuntimeError("failed to init context"), "no-device"),
    ],
)
def test_without_sound_one_word_is_told_and_then_there_is_silence(
    start: Start, failures: SimpleQueue[str], error: Exception, reason: str
) -> None:
    def fail(_mixer: Mixer) -> Device:
        raise error

    player = start(fail)
    assert failures.get(timeout=ENOUGH) == reason
    for _ in range(3):
        player.play(Cue.TURN)
    player.close(ENOUGH)
    assert failures.empty()
    assert player._inbox.qsize() <= 1, "nothing piles up"


def test_without_the_library_it_is_the_library_that_is_missing(
    start: Start, failures: SimpleQueue[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def imports(name: str, *rest: Any) -> Any:
        if name == "miniaudio":
            raise ModuleNotFoundError(name)
        return real(name, *rest)

    monkeypatch.setattr(builtins, "__import__", imports)
    start(None)
    assert failures.get(timeout=ENOUGH) == "not-installed"


# The real library, on a device that plays nothing.


def test_the_real_library_plays_what_it_is_given_to_the_end(
    start: Start, failures: SimpleQueue[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thousand.sound.player.LAST_CUE", ENOUGH)
    player = start(partial(sound_card, backends=[miniaudio.Backend.NULL]))
    for cue in (Cue.TURN, Cue.REFUSAL, Cue.DRAW):
        player.play(cue)
    player.close(ENOUGH)
    assert not player._thread.is_alive()
    assert player._mixer.idle.is_set(), "it was played to its end"
    assert failures.empty()


LEAVES = """
from functools import partial
import miniaudio
from thousand.say.tone import Cue
from thousand.sound.player import Player, sound_card
player = Player(100, print, partial(sound_card, backends=[miniaudio.Backend.NULL]))
player.play(Cue.END)
print("goodbye")
"""


def test_a_program_that_leaves_while_it_sounds_ends() -> None:
    done = subprocess.run([sys.executable, "-c", LEAVES], capture_output=True, text=True, timeout=ENOUGH)
    assert (done.returncode, done.stdout, done.stderr) == (0, "goodbye\n", "")


def test_no_sound_card_is_told_and_never_replaced_by_a_silent_one(
    start: Start,
    failures: SimpleQueue[str],
    monkeypatch: pytest.MonkeyPatch,
    capfd: pytest.CaptureFixture[str],
) -> None:
    asked: list[list[Any]] = []

    class NoDevice:
        def __init__(self, *_args: Any, backends: list[Any], **_options: Any) -> None:
            asked.append(backends)
            subprocess.run([sys.executable, "-c", "import os; os.write(2, b'ALSA lib: no card')"], check=True)
            raise miniaudio.MiniaudioError("failed to init context")

    monkeypatch.setattr(miniaudio, "PlaybackDevice", NoDevice)
    start(None)
    assert failures.get(timeout=ENOUGH) == "no-device"
    assert asked
    assert miniaudio.Backend.NULL not in asked[0]
    assert capfd.readouterr() == ("", ""), "what a sound system writes would be read aloud"
