"""The report: each message with the words of whoever heard something else, then the counts; in lines that
can be read by ear."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from textwrap import wrap

from heard.compare import Fault, Heard
from heard.listen import SAY_LINE, START, Step
from heard.script import NAMES

WIDTH = 80

Sessions = Mapping[str, Sequence[Step]]
"""What came to each listener, by the listener's name."""

TITLES = {
    START: "At the start.",
    SAY_LINE: "At the end, each reader's own key for the line of its cursor.",
}


def side_by_side(sessions: Sessions) -> Iterator[str]:
    """Every key, every message it brought about, and what each listener heard of it. A session may have
    fewer messages of a key than the longest one: it then has the last ones."""
    longest = max(sessions.values(), key=lambda steps: sum(len(step.heard) for step in steps), default=())
    for number, step in enumerate(longest):
        yield ""
        yield TITLES.get(step.key, f"Key: {NAMES.get(step.key, step.key)}.")
        for place, heard in enumerate(step.heard, start=-len(step.heard)):
            for line in heard.message.split("\n"):
                yield from _wrapped(line, "  ")
            others = {
                name: steps[number].heard[place]
                for name, steps in sessions.items()
                if number < len(steps) and -place <= len(steps[number].heard)
            }
            yield from _differences(others)


def _differences(others: Mapping[str, Heard]) -> Iterator[str]:
    different = {name: heard for name, heard in others.items() if heard.fault}
    for name, heard in different.items():
        yield from _wrapped(f"{name}, {heard.fault}: {heard.words or 'nothing'}", "    ")
    if not different:
        yield "    same"
    elif len(different) < len(others):
        yield "    the others: same"


def count(name: str, steps: Sequence[Step]) -> str:
    """How many messages came to a listener, and how many of them not as they were told."""
    heard = [heard for step in steps for heard in step.heard]
    faults = Counter(message.fault for message in heard)
    return f"{name}: {len(heard)} messages; " + ", ".join(f"{faults[fault]} {fault}" for fault in Fault) + "."


def flawless(steps: Sequence[Step]) -> bool:
    """Whether everything came to a listener as it was told."""
    return not any(heard.fault for step in steps for heard in step.heard)


def delay(seconds: Sequence[float]) -> Iterator[str]:
    """How long it took from a key to the voice."""
    middle, longest = (1000 * value for value in (median(seconds), max(seconds)))
    yield from _wrapped(
        f"Direct speech, from key to voice: {len(seconds)} keys, median {middle:.1f} ms, "
        f"maximum {longest:.1f} ms."
    )


def _wrapped(text: str, indent: str = "") -> list[str]:
    return wrap(text, WIDTH, initial_indent=indent, subsequent_indent=indent)
