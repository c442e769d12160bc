"""How quick each language is to speak: messages per second, and the start of the program in it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median

from thousand.say.fluent import languages
from thousand.say.scribe import Scribe
from thousand.say.words import Words
from thousand.table.table import Table, next_bot, play_bot


def figures(
    table: Table,
    words: Words,
    per_second: Callable[[Callable[[int], None]], float],
    start: Callable[[str], float],
    starts: int,
) -> dict[str, dict[str, float]]:
    """For each language the messages of a hand of bots told in a second, and the milliseconds of a start
    (the median of so many, the languages taking turns), also as a multiple of English.

    ``table`` is a table of bots at the hand's beginning, ``per_second`` measures how often something can be
    done in a second, ``start`` how many milliseconds a start takes in a language.
    """
    scenes = _scenes(table)
    names = tuple(chair.name for chair in table.header.chairs)

    def told(lang: str) -> int:
        scribe = Scribe(lang, names, viewer=0)
        lines = [line for event, view in scenes for line in words.event(scribe, event, view)]
        return len(lines)

    def tell(lang: str, nth: int) -> None:
        told(lang)

    known = languages()
    rounds = [{lang: start(lang) for lang in known} for _ in range(starts)]
    taken = {lang: median(round_[lang] for round_ in rounds) for lang in known}
    return {
        lang: {
            "messages_per_second": round(told(lang) * per_second(partial(tell, lang))),
            "start_milliseconds": round(taken[lang]),
            "start_to_english": round(taken[lang] / taken["en"], 2),
        }
        for lang in known
    }


def _scenes(table: Table) -> list[tuple[object, object]]:
    """What seat 0 perceives of the rest of the hand, each event with the view after it."""
    game = table.entry.game
    scenes: list[tuple[object, object]] = []
    while (seat := next_bot(table)) is not None:
        table, done = play_bot(table, seat)
        for event in done.events if done else ():
            perceived = game.redact(event, 0)
            if perceived is not None:
                scenes.append((perceived, table.view(0)))
    return scenes
