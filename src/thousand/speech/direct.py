"""Thousand speaks: a worker thread that takes messages to the first voice of a chain that works.

The game never waits for speech. ``say`` and ``key_pressed`` only leave a note for the worker, which
lets the queue decide what is said next and expects every voice to fail:

1. A voice that fails is opened again, at once and then after growing delays: a server that restarts
   is found again.
2. If it does not come back, the voices below it in the chain are tried, once each. The worker does
   not climb back up: a voice that changes to and fro is worse than the second best.
3. Wherever speech returns, one sentence (``resumed``) says so, and then everything that was cut off
   is said again, in order.
4. If no voice is left, ``unheard`` receives what was not heard, and each message from then on.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from functools import partial
from queue import Empty, SimpleQueue
from threading import Event, Thread

import msgspec

from thousand.say.message import Message
from thousand.speech.base import Backend
from thousand.speech.queue import SpeechQueue, Utterance
from thousand.speech.text import clean
from thousand.speech.voice import Voice

DELAYS = (0.0, 0.25, 0.5, 1.0, 2.0)
"""Seconds before each attempt to open a voice that failed."""

PATIENCE = 5.0
"""Seconds after which a call to a voice has failed. Starting a speech server may take three."""

STEADY = 10.0
"""Seconds a voice must last for its earlier failures to be forgotten."""

LAST_WORDS = 1.0
"""Seconds that ``close`` gives to what has not reached the voice."""


class DirectSpeaker:
    """Speaks through the first backend of ``chain`` that opens.

    ``resumed`` makes the sentence that tells the name of the voice after speech was lost.
    Both it and ``unheard`` are called in the worker thread and must not raise.
    """

    def __init__(
        self,
        chain: Sequence[Callable[[], Backend]],
        *,
        resumed: Callable[[str], Message],
        unheard: Callable[[Sequence[Message]], None],
        clock: Callable[[], float] = time.monotonic,
        delays: Sequence[float] = DELAYS,
        patience: float = PATIENCE,
    ) -> None:
        self._chain = chain
        self._resumed = resumed
        self._unheard = unheard
        self._clock = clock
        self._delays = delays
        self._patience = patience
        self._queue = SpeechQueue(clock)
        self._inbox: SimpleQueue[Callable[[], None]] = SimpleQueue()
        self._closing = Event()  # Ends a wait for a voice at once;
        self._leaving = False  # the worker's own, after the notes left before.
        self._voice: Voice | None = None
        self._place = 0
        self._rate: int | None = None
        self._failures = 0
        self._opened_at = 0.0
        self._thread = Thread(target=self._work, name="speech", daemon=True)
        self._thread.start()

    @property
    def backend(self) -> str | None:
        """The name of the voice that speaks now; None while there is none."""
        voice = self._voice
        return voice.name if voice else None

    @property
    def sets_rate(self) -> bool | None:
        """Whether the speed of the voice that speaks now can be set; None while there is none."""
        voice = self._voice
        return voice.sets_rate if voice else None

    def set_rate(self, rate: int | None) -> None:
        """Speak at this speed from the next text on, through whichever voice; see ``Backend.set_rate``."""
        self._inbox.put(partial(self._set_rate, rate))

    def say(self, message: Message) -> None:
        """Leave a message for the voice."""
        text = clean(message.text)
        if text:
            message = msgspec.structs.replace(message, text=text)
            self._inbox.put(partial(self._queue.say, message))

    def key_pressed(self) -> None:
        """Count the key as a cut where the voice does not tell what was heard."""
        self._inbox.put(self._key)

    def stop(self) -> None:
        """Fall silent and forget what was not said yet (the history has it)."""
        self._inbox.put(self._stop)

    def close(self, timeout: float = 2.0) -> None:
        """Give the voice what still waits, close it, and wait for that as long as ``timeout``."""
        self._closing.set()
        self._inbox.put(self._leave)
        self._thread.join(timeout)

    def _work(self) -> None:
        if not self._open_from(0):
            self._unheard([])
        while not self._leaving:
            self._turn(self._queue.wait())
        end = time.monotonic() + LAST_WORDS
        while self._queue.waiting and (left := end - time.monotonic()) > 0:
            wait = self._queue.wait()
            self._turn(left if wait is None else min(left, wait))
        if self._voice:
            self._voice.close(LAST_WORDS)

    def _turn(self, timeout: float | None) -> None:
        self._read_inbox(timeout)
        while self._voice and (utterance := self._queue.take()):
            self._with_voice(partial(self._give, utterance))
            # A new reply overtakes the events, and what a voice that failed did say is not repeated.
            self._read_inbox(0)
        if not self._voice and (messages := self._queue.clear()):
            self._unheard(messages)

    def _read_inbox(self, timeout: float | None) -> None:
        """Wait for a note, then follow all there are: of two replies only the newer is said."""
        try:
            self._inbox.get(timeout=timeout)()
            while True:
                self._inbox.get_nowait()()
        except Empty:
            return

    def _give(self, utterance: Utterance, voice: Voice) -> None:
        ended = partial(self._note_end, utterance.token)
        message = utterance.message
        voice.speak(message.text, message.lang, utterance.interrupts, ended)

    def _note_end(self, token: int, whole: bool) -> None:
        self._inbox.put(partial(self._queue.ended, token, whole))

    def _key(self) -> None:
        if self._queue.key():
            self._with_voice(Voice.stop)

    def _stop(self) -> None:
        self._queue.clear()
        self._with_voice(Voice.stop)

    def _set_rate(self, rate: int | None) -> None:
        self._rate = rate
        self._queue.set_rate(rate)
        self._with_voice(lambda voice: voice.set_rate(rate))

    def _leave(self) -> None:
        self._leaving = True

    def _with_voice(self, action: Callable[[Voice], None]) -> None:
        if self._voice:
            try:
                action(self._voice)
            except Exception:  # Each library has its own errors; all mean that it did not speak.
                self._queue.failed()
                self._recover()

    def _recover(self) -> None:
        """Find a voice again after this one failed, and say so."""
        self._shut()
        if self._clock() - self._opened_at >= STEADY:
            self._failures = 0
        while self._failures < len(self._delays):
            delay = self._delays[self._failures]
            self._failures += 1
            if self._closing.wait(delay):
                return
            if self._open(self._place):
                break
        else:
            self._failures = 0
            if not self._open_from(self._place + 1):
                self._unheard(self._queue.clear())
                return
        assert self._voice
        self._queue.announce(self._resumed(self._voice.name))

    def _open_from(self, place: int) -> bool:
        return any(self._open(place) for place in range(place, len(self._chain)))

    def _open(self, place: int) -> bool:
        try:
            voice = Voice(self._chain[place], self._patience)
            if self._rate is not None:
                voice.set_rate(self._rate)
        except Exception:
            return False
        self._queue.use(tells_end=voice.tells_end, queues=voice.queues)
        self._voice, self._place, self._opened_at = voice, place, self._clock()
        return True

    def _shut(self) -> None:
        if self._voice:
            self._voice.close()
            self._voice = None
