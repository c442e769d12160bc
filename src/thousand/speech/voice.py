"""A backend in a thread of its own, called by someone who will not wait for it for ever.

Speech libraries hang: a screen reader that is not responding blocks every call to it. A voice that
hangs is given up; its thread is a daemon and closes the backend if it ever returns.

The backend is opened, called and closed in this one thread, as Windows' COM demands.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Any, TypeVar

from thousand.speech.base import Backend, OnEnd

T = TypeVar("T")


class Voice:
    """An open backend. Its methods raise what the backend raises, or TimeoutError."""

    def __init__(self, open_backend: Callable[[], Backend], patience: float) -> None:
        self._patience = patience
        self._jobs: SimpleQueue[tuple[Callable[[Backend], Any], Future[Any]] | None] = SimpleQueue()
        opened: Future[Backend] = Future()
        self._thread = Thread(target=self._live, args=(open_backend, opened), name="voice", daemon=True)
        self._thread.start()
        try:
            backend = opened.result(patience)
        except TimeoutError:
            self.close()
            raise
        self.name = backend.name
        self.tells_end = backend.tells_end
        self.queues = backend.queues
        self.sets_language = backend.sets_language
        self.sets_rate = backend.sets_rate

    def speak(self, text: str, lang: str, interrupt: bool, on_end: OnEnd) -> None:
        """Give the backend a text."""
        self._do(lambda backend: backend.speak(text, lang, interrupt, on_end))

    def set_rate(self, rate: int | None) -> None:
        """Set the backend's speed, where that can be set."""
        if self.sets_rate:
            self._do(lambda backend: backend.set_rate(rate))

    def lacks(self, lang: str) -> bool:
        """Whether the backend is known to have no voice for a language."""
        return self._do(lambda backend: backend.lacks(lang))

    def stop(self) -> None:
        """Silence the backend."""
        self._do(lambda backend: backend.stop())

    def close(self, timeout: float = 0.0) -> None:
        """Close the backend after what it is doing, and wait for that as long as ``timeout``."""
        self._jobs.put(None)
        self._thread.join(timeout)

    def _do(self, job: Callable[[Backend], T]) -> T:
        done: Future[T] = Future()
        self._jobs.put((job, done))
        return done.result(self._patience)

    def _live(self, open_backend: Callable[[], Backend], opened: Future[Backend]) -> None:
        try:
            backend = open_backend()
        except Exception as error:
            opened.set_exception(error)
            return
        opened.set_result(backend)
        for job, done in iter(self._jobs.get, None):
            try:
                done.set_result(job(backend))
            except Exception as error:
                done.set_exception(error)
        with suppress(Exception):
            backend.close()
