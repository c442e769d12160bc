"""A pupil in the lesson: the keys that do the task at hand."""

from __future__ import annotations

from collections.abc import Iterator

from thousand import miles
from thousand.keys.commands import Command
from thousand.miles.moves import Discard, Draw, Move, Play
from thousand.miles.view import View
from thousand.ui.lesson import LessonScreen


def right_keys(screen: LessonScreen) -> list[str]:
    """Keys that do the task, pressed at the table; none where the lesson is over."""
    task, keys = screen._course.task, screen._shell.keys
    for look in sorted(task.looks):
        return [keys.of(look)[0]]
    for move in miles.legal(screen._view):
        if task.wants(move):
            return list(_keys(screen, screen._view, move))
    return []


def _keys(screen: LessonScreen, view: View, move: Move) -> Iterator[str]:
    def key(command: Command) -> str:
        return screen._shell.keys.of(command)[0]

    match move:
        case Draw():
            yield key(Command.DRAW)
        case Play(card) if card is view.answer:
            yield key(Command.ANSWER)
        case Play(card, target):
            yield str(view.cards.index(card) + 1)
            yield key(Command.PLAY)
            if target is not None:
                yield "1"
        case Discard(card):
            yield str(view.cards.index(card) + 1)
            yield key(Command.DISCARD)
