"""The rules as a text to read: ``thousand rules``, and the main menu's item."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TextIO, cast

from thousand.doors.new_match import Wanted, draft_of
from thousand.doors.printed import listener
from thousand.say.words import Section, Words
from thousand.speech.terminal import columns, wrap, writer
from thousand.store import paths
from thousand.store.settings import load
from thousand.ui.leaf import book
from thousand.ui.shell import Shell

WIDTH = 80
"""How many columns the printed text has at most."""


def show(shell: Shell, game: str) -> None:
    """Open the rules of a game with default options, to walk through."""
    draft = draft_of(Wanted(game), {})
    words = cast(Words, draft.entry.room("words"))
    sections = words.rulebook(shell.scribe, draft.rules(), draft.seats)
    shell.open(book(shell, shell.text("book-of-default", players=draft.seats), sections))


def run(wanted: Wanted, lang: str | None, out: TextIO) -> int:
    """Print the rules of a match that can be played as it is asked for. The exit code.

    Raises :class:`~thousand.game.Illegal` where there is no such rule set or option.
    """
    settings, _ = load(paths.settings_file())
    draft = draft_of(wanted, settings.rule_sets)
    words = cast(Words, draft.entry.room("words"))
    sections = words.rulebook(listener(lang), draft.rules(), draft.seats)
    writer(out)(text(sections, min(WIDTH, columns()) if out.isatty() else WIDTH))
    return 0


def text(sections: Sequence[Section], width: int) -> str:
    """Sections as plain text: headings on lines of their own, paragraphs wrapped, blank lines between."""
    blocks = [
        block
        for section in sections
        for block in (section.heading, *(_run_on(paragraph) for paragraph in section.paragraphs))
    ]
    return "\n".join("\n".join((*wrap(block, width), "")) for block in blocks)


def _run_on(paragraph: Sequence[str]) -> str:
    """The lines of a paragraph one after another; a wide full stop has its space in itself."""
    return " ".join(paragraph).replace("。 ", "。")
