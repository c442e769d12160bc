"""Cues on the sound card: a thread that opens it, expects that to fail, and never keeps the game waiting."""

from __future__ import annotations

import os
import sys
import wave
from array import array
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import lru_cache, partial
from io import BytesIO
from queue import SimpleQueue
from threading import Thread
from typing import Any, Protocol

from thousand.say.tone import Cue
from thousand.sound.mixer import Mixer
from thousand.sound.synth import RATE, shipped

BUFFER = 80
"""Milliseconds of sound that are made at a time: a cue may come so much late."""

LAST_CUE = 0.5
"""Seconds that ``close`` gives to what still sounds."""

AT_ONCE = frozenset({Cue.REFUSAL})
"""The cues that answer a key: they do not wait for those of events."""


class Device(Protocol):
    """A sound card that is open."""

    def close(self) -> None:
        """Let go of it."""


class Player:
    """Plays cues at a volume in percent.

    ``failed`` is told once, in the player's thread, where there will be no sound: ``"not-installed"`` or
    ``"no-device"``. ``open_device`` opens the sound card and plays what the mixer gives.
    """

    def __init__(
        self,
        volume: int,
        failed: Callable[[str], None],
        open_device: Callable[[Mixer], Device] | None = None,
    ) -> None:
        self._volume = volume
        self._failed = failed
        self._open = open_device or sound_card
        self._mixer = Mixer()
        self._mute = False
        self._inbox: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="sound", daemon=True)
        self._thread.start()

    def play(self, cue: Cue) -> None:
        """Play a cue, after those of earlier events."""
        if not self._mute:
            self._inbox.put(partial(self._play, cue))

    def set_volume(self, percent: int) -> None:
        """Play this loud from the next cue on."""
        self._volume = percent

    def close(self, timeout: float = 0.0) -> None:
        """Fall silent after what sounds now, and wait for that as long as ``timeout``."""
        self._mute = True
        self._inbox.put(None)
        self._thread.join(timeout)

    def _play(self, cue: Cue) -> None:
        self._mixer.add(loud(cue, self._volume), at_once=cue in AT_ONCE)

    def _work(self) -> None:
        try:
            device = self._open(self._mixer)
        except Exception as error:  # The library has its own errors, and so has every sound system.
            self._mute = True
            self._failed("not-installed" if isinstance(error, ImportError) else "no-device")
            return
        for note in iter(self._inbox.get, None):
            note()
        self._mixer.idle.wait(LAST_CUE)
        with suppress(Exception):
            device.close()


@lru_cache(maxsize=2 * len(Cue))
def loud(cue: Cue, percent: int) -> array[int]:
    """The samples of a cue's file at a volume; the ear takes a quarter of the strength for half."""
    with wave.open(BytesIO(shipped(cue))) as file:
        raw = array("h", file.readframes(file.getnframes()))
    if sys.byteorder == "big":
        raw.byteswap()
    return array("h", (sample * percent * percent // 10_000 for sample in raw))


def sound_card(mixer: Mixer, backends: Sequence[Any] | None = None) -> Device:
    """Open the sound card through miniaudio; only one of ``backends`` where they are given.

    Raises ImportError where the library is not installed, and its own errors where there is no device.
    """
    import miniaudio

    silent = (miniaudio.Backend.NULL, miniaudio.Backend.CUSTOM)
    with _quietly():
        device = miniaudio.PlaybackDevice(
            miniaudio.SampleFormat.SIGNED16,
            nchannels=1,
            sample_rate=RATE,
            buffersize_msec=BUFFER,
            # Left to itself it takes a device that plays nothing, and nobody would be told.
            backends=list(backends or (one for one in miniaudio.Backend if one not in silent)),
            app_name="thousand",
        )
        stream = _stream(mixer)
        next(stream)
        device.start(stream)
    opened: Device = device
    return opened


def _stream(mixer: Mixer) -> Generator[array[int], int, None]:
    """What the library asks: it sends how many samples it wants next."""
    count = yield array("h")
    while True:
        count = yield mixer.read(count)


@contextmanager
def _quietly() -> Iterator[None]:
    """Keep the C libraries of sound systems from writing on the terminal what they cannot find."""
    kept = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        os.dup2(nowhere, 2)
        yield
    finally:
        os.dup2(kept, 2)
        os.close(kept)
        os.close(nowhere)
