"""``thousand speech``: which voices open on this computer, what they can do, and what to install."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping, Sequence
from typing import TextIO

from thousand.doors.printed import listener, printer
from thousand.say.fluent import Arg
from thousand.say.message import Kind, Message
from thousand.say.scribe import Scribe
from thousand.speech import probe
from thousand.speech.backends import default_chain, direct_allowed
from thousand.speech.base import Backend
from thousand.speech.direct import PATIENCE
from thousand.speech.voice import Voice

NOTHING_SPEAKS = 1
"""The exit code where Thousand cannot speak by itself here."""

INSTALL: dict[str, dict[str, str]] = {
    "linux": {
        "linux-server": "apt install speech-dispatcher speech-dispatcher-espeak-ng",
        "linux-test": "spd-say hello",
        "linux-espeak": "apt install espeak-ng",
    },
    "win32": {
        "windows-reader": "",
        "windows-library": "python -m pip install --force-reinstall accessible-output2",
    },
    "darwin": {
        "macos-reader": "",
        "macos-library": "python -m pip install --force-reinstall prismatoid",
    },
}
"""What to install, by platform: a message's id after ``speech-install-``, and the command that it tells."""


def run(lang: str | None, *, silent: bool) -> int:
    """Look for voices, through each of which one sentence is spoken unless ``silent``. The exit code: 0
    where Thousand can speak."""
    return check(listener(lang), default_chain(), sys.stdout, silent=silent)


def check(
    scribe: Scribe,
    chain: Sequence[type[Backend]],
    out: TextIO,
    *,
    silent: bool,
    platform: str = sys.platform,
    environ: Mapping[str, str] = os.environ,
    patience: float = PATIENCE,
) -> int:
    """Tell of every backend of a chain. Each may take ``patience`` seconds to open, and to answer."""
    show = printer(out)
    if not direct_allowed(environ):
        show(scribe.text("speech-not-offered"))
        return NOTHING_SPEAKS
    chosen = ""
    seconds = round(patience)
    show(scribe.text("speech-looking", count=len(chain), seconds=seconds))
    for number, backend in enumerate(chain, start=1):
        place: dict[str, Arg] = {"name": backend.name, "n": number, "of": len(chain)}
        voice = probe.opened(backend, patience)
        if isinstance(voice, probe.Trouble):
            show(scribe.text("speech-closed", reason=_reason(scribe, voice, seconds), **place))
            continue
        if voice.name == backend.name:
            show(scribe.text("speech-opens", **place))
        else:
            show(scribe.text("speech-opens-as", voice=voice.name, **place))
        _describe(scribe, show, voice)
        if silent or _speak(scribe, show, voice, patience):
            chosen = chosen or voice.name
        voice.close(patience)
    if chosen:
        show(scribe.text("speech-chosen", voice=chosen))
        return 0
    show(scribe.text("speech-none"))
    for name, command in INSTALL.get(platform, INSTALL["linux"]).items():
        show(scribe.text(f"speech-install-{name}", command=command))
    return NOTHING_SPEAKS


def _describe(scribe: Scribe, show: Callable[[str], None], voice: Voice) -> None:
    show(scribe.text("speech-able", language=voice.sets_language, rate=voice.sets_rate, end=voice.tells_end))
    if not voice.sets_language:
        show(scribe.text("speech-keeps-language", voice=voice.name))
    elif probe.lacks(voice, scribe.lang):
        show(scribe.text("speech-lacks-language", voice=voice.name))


def _speak(scribe: Scribe, show: Callable[[str], None], voice: Voice, patience: float) -> bool:
    """Speak a sentence and tell what became of it. Whether it was spoken, as far as can be known."""
    sentence = Message(scribe.text("speech-sample", voice=voice.name), scribe.lang, Kind.EVENT)
    trouble = probe.spoken(voice, sentence, patience)
    if trouble is not None:
        reason = _reason(scribe, trouble, round(patience))
        show(scribe.text("speech-not-spoken", voice=voice.name, reason=reason))
    else:
        show(scribe.text("speech-spoken" if voice.tells_end else "speech-given", voice=voice.name))
    return trouble is None


def _reason(scribe: Scribe, trouble: probe.Trouble, seconds: int) -> str:
    if trouble.code == "error":
        return trouble.detail
    return scribe.text(f"speech-why-{trouble.code}", detail=trouble.detail, seconds=seconds)
