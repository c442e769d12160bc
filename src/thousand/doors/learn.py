"""The lesson: a table like any other, but that its match is known beforehand and kept nowhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from thousand import games
from thousand.doors.local_table import LocalTable
from thousand.doors.new_match import Wanted, open_match
from thousand.games.lesson import Lesson
from thousand.table.table import Table
from thousand.ui.lesson import LessonScreen
from thousand.ui.shell import Shell


class Nowhere:
    """Keeps no match: a lesson is begun anew each time."""

    safe = False

    def save(self, table: Table) -> None:
        """Let it go."""


def lesson(shell: Shell, game: str, left: Callable[[], None]) -> LessonScreen:
    """The screen of a game's lesson that begins; ``left`` is called when the pupil goes away from it."""
    entry = games.load(game)
    course = cast(Lesson, entry.room("lesson").LESSON)
    wanted = Wanted(entry.name, course.bots, course.rules, seed=course.seed)
    table, opening = open_match(wanted, {})
    return LessonScreen(shell, LocalTable(table, Nowhere(), opening, course.bot()), course, left)
