"""The program under a screen reader, key by key: what it told, and what the reader's voice said of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import AbstractContextManager, nullcontext
from itertools import islice
from math import inf
from pathlib import Path
from typing import NamedTuple, TypeAlias

from dispatcher import ENOUGH, Dispatcher, Spoken
from notes import Notes
from program import Program, surroundings
from screen_reader import Reader, under

from heard.compare import Heard, compare, heard_words, words

START, SAY_LINE = "", "say line"
"""The names of the first step and of the last, which no key of the script has."""


class Step(NamedTuple):
    """What one key brought about: each message, and how it was heard."""

    key: str
    heard: list[Heard]


Way: TypeAlias = Callable[[Sequence[str]], AbstractContextManager[Sequence[str]]]
"""How the reader's terminal comes to a command: the command that runs in it instead."""


def through(
    reader: Reader,
    home: Path,
    dispatcher: Dispatcher,
    keys: Iterable[str],
    *game: str,
    patience: float = ENOUGH,
    way: Way = nullcontext,
) -> list[Step]:
    """Press keys under a screen reader, each when everything before it has been said. What has not been
    said when the voice was silent for so many seconds of patience is missing."""

    def spoken() -> list[Spoken]:
        texts = dispatcher.spoken()
        if reader.greeting is None:
            return texts
        beginnings = [text for text, _whole in texts]
        return texts[beginnings.index(reader.greeting) + 1 :] if reader.greeting in beginnings else []

    notes = Notes(home / "told")
    with (
        way(notes.command(*game, "--speech", "terminal")) as command,
        under(reader, home, command, dispatcher) as program,
    ):
        listener = Listener(program, notes, dispatcher, spoken, patience)
        listener.play(keys)
        listener.say_line(reader.say_line)
        return listener.steps()


def directly(
    home: Path, dispatcher: Dispatcher, keys: Iterable[str], *game: str, patience: float = ENOUGH
) -> list[Step]:
    """The same without a reader: the program speaks, and there is no line to say."""
    notes = Notes(home / "told")
    environ = surroundings(home, **dispatcher.environ)
    program = Program(notes.command(*game, "--speech", "direct"), environ)
    try:
        listener = Listener(program, notes, dispatcher, dispatcher.spoken, patience)
        listener.play(keys)
        return listener.steps()
    finally:
        program.close()


class Listener:
    """Presses keys, and notes what is told and what is said."""

    def __init__(
        self,
        program: Program,
        notes: Notes,
        dispatcher: Dispatcher,
        spoken: Callable[[], list[Spoken]],
        patience: float,
    ) -> None:
        self._program = program
        self._notes = notes
        self._dispatcher = dispatcher
        self._spoken = spoken
        self._patience = patience
        self._pressed: list[str] = []
        self._told: list[list[str]] = []
        self._said_before = 0

    def play(self, keys: Iterable[str]) -> None:
        """Listen to the start, then press each key and listen to what it brings about."""
        known = 0
        for number, key in enumerate([START, *keys], start=1):
            self._program.press(key)
            self._program.wait(lambda: self._notes.done() >= number, f"the answer to {key!r}")  # noqa: B023
            told = self._notes.told()[known:]
            known += len(told)
            self._listen(key, told)

    def say_line(self, key: str) -> None:
        """Press a reader's own key for the line of its cursor, where the newest message has to stand."""
        self._program.press(key)
        self._listen(SAY_LINE, [self._notes.told()[-1].split("\n")[-1]])

    def steps(self) -> list[Step]:
        """All that was heard, by the keys."""
        heard = iter(compare([text for told in self._told for text in told], self._spoken()))
        return [
            Step(key, list(islice(heard, len(told))))
            for key, told in zip(self._pressed, self._told, strict=True)
        ]

    def _listen(self, key: str, told: list[str]) -> None:
        """Wait until these messages have been said, or nothing has for too long."""
        self._pressed.append(key)
        self._told.append(told)
        asked = time.monotonic()

        def over() -> bool:
            events = self._dispatcher.events()
            if events and events[-1]["event"] == "begin":
                return False
            if len(heard_words(self._spoken()[self._said_before :])) >= len(words(told)):
                return True
            silent_since: float = max([asked, *(event["at"] for event in events[-1:])])
            return time.monotonic() - silent_since > self._patience

        self._program.happens(over, inf)
        self._said_before = len(self._spoken())
