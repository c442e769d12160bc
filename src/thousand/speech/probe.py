"""Looks at one voice after another: whether it opens, what it can do, and whether it speaks a sentence.

Nothing waits for ever: each step ends after a time, and then that is what was found.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import Future

import msgspec

from thousand.say.cells import cells
from thousand.say.message import Message
from thousand.speech.base import Backend
from thousand.speech.queue import CHARACTERS_A_SECOND, SLOWEST_VOICE
from thousand.speech.text import clean
from thousand.speech.voice import Voice

SHOWN = 80
"""How many characters of a library's own words are told."""


class Trouble(msgspec.Struct, frozen=True):
    """Why a voice does not open or speak.

    ``code``: ``library`` (the Python module ``detail`` is missing), ``program``, ``nothing`` (no screen
    reader runs), ``server``, ``hangs`` (no answer in time), ``cut`` (somebody stopped the sentence), ``late``
    (it did not end in time), or ``error`` with the library's own words as ``detail``.
    """

    code: str
    detail: str = ""


def opened(backend: Callable[[], Backend], patience: float) -> Voice | Trouble:
    """The voice, open, or why it does not open within ``patience`` seconds."""
    try:
        return Voice(backend, patience)
    except Exception as error:  # Each library has its own errors; all are told.
        return _trouble(error)


def lacks(voice: Voice, lang: str) -> bool:
    """Whether the voice is known to have none for the language: not where it fails to tell."""
    try:
        return voice.lacks(lang)
    except Exception:
        return False


def spoken(voice: Voice, message: Message, patience: float) -> Trouble | None:
    """Speak a sentence and wait for its end, or as long as it takes where the voice tells no end.

    ``patience`` is how many seconds the end may be late. A sentence that was cut off is said once more, as in
    a game; a voice that could not say it the first time tells why only then.
    """
    trouble = _spoken_once(voice, message, patience)
    return _spoken_once(voice, message, patience) if trouble == Trouble("cut") else trouble


def _spoken_once(voice: Voice, message: Message, patience: float) -> Trouble | None:
    ended: Future[bool] = Future()
    length = cells(message.text)
    try:
        voice.speak(message.text, message.lang, False, ended.set_result)
    except Exception as error:
        return _trouble(error)
    if not voice.tells_end:
        time.sleep(length / CHARACTERS_A_SECOND)
        return None
    try:
        return None if ended.result(length / SLOWEST_VOICE + patience) else Trouble("cut")
    except TimeoutError:
        return Trouble("late")


def _trouble(error: Exception) -> Trouble:
    if isinstance(error, TimeoutError):
        return Trouble("hangs")
    if isinstance(error, ModuleNotFoundError):
        return Trouble("library", error.name or "")
    if type(error).__name__ in ("SSIPCommunicationError", "SpawnError"):
        return Trouble("server")
    if isinstance(error, FileNotFoundError):
        return Trouble("program")
    if isinstance(error, LookupError):
        return Trouble("nothing")
    words = (error.strerror if isinstance(error, OSError) else None) or str(error)
    return Trouble("error", clean(words)[:SHOWN].rstrip(". ") or type(error).__name__)
