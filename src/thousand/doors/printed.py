"""Commands that answer on standard output and end: who listens, and lines that are safe to print."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from typing import TextIO

from thousand.keys.commands import Bindings
from thousand.say.fluent import pick_language
from thousand.say.scribe import Address, Detail, Scribe, Unit
from thousand.speech.terminal import columns, wrap, writer
from thousand.speech.text import clean
from thousand.store import paths
from thousand.store.keys import load as load_keys
from thousand.store.settings import Settings, load

_UNITS = {None: None, False: Unit.MILES, True: Unit.KM}


def listener(lang: str | None = None, detail: str | None = None) -> Scribe:
    """The person at this terminal: what the command line asks for, or else the settings say."""
    settings, _ = load(paths.settings_file())
    lang, _ = pick_language(lang or settings.language, os.environ)
    keys, _ = load_keys(paths.keys_file())
    return scribe_of(lang, settings, keys, detail)


def scribe_of(lang: str, settings: Settings, keys: Bindings, detail: str | None = None) -> Scribe:
    """The player as a listener, with the wishes of the settings; ``detail`` is a flag's."""
    return Scribe(
        lang,
        detail=Detail(detail or settings.detail),
        keys=keys,
        unit=_UNITS[settings.kilometres],
        address=Address(settings.address),
    )


def at_terminal() -> bool:
    """Whether somebody sits at a keyboard and reads what is printed."""
    return all(stream is not None and stream.isatty() for stream in (sys.stdin, sys.stdout))


def printer(stream: TextIO) -> Callable[[str], None]:
    """What writes a line, cleaned of whatever could steer a terminal; wrapped at words on a terminal."""
    write = writer(stream)

    def show(line: str) -> None:
        text = clean(line)
        lines = wrap(text, columns()) if stream.isatty() else [text]
        write("".join(one + "\n" for one in lines))

    return show
