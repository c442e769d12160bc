"""The linear face on a terminal: where the cursor is, and what is typed."""

from __future__ import annotations

import pyte
import pytest

from thousand.say.message import Message
from thousand.speech.terminal import Moves
from thousand.ui.linear import LinearFace

COLUMNS, ROWS = 20, 5


class Terminal:
    """A linear face, and the terminal on which it writes."""

    def __init__(self) -> None:
        self._screen = pyte.Screen(COLUMNS, ROWS)
        stream = pyte.Stream(self._screen)
        self.face = LinearFace(stream.feed, Moves("\r\n", ("\r",)), lambda: COLUMNS)

    def say(self, text: str, *, prompts: bool = False) -> None:
        self.face.show(Message(text, "en", prompts=prompts))

    @property
    def lines(self) -> list[str]:
        return [line.rstrip() for line in self._screen.display if line.strip()]

    @property
    def cursor(self) -> tuple[str, int]:
        """The text of the cursor's line, and its column."""
        return self._screen.display[self._screen.cursor.y].rstrip(), self._screen.cursor.x


@pytest.fixture
def terminal() -> Terminal:
    return Terminal()


def test_the_cursor_rests_at_the_beginning_of_the_newest_line(terminal: Terminal) -> None:
    for text in ("It is your turn.", "a" * COLUMNS, "One.\nTwo.", "You hold 6 cards: Roll and Stop."):
        terminal.say(text)
    assert terminal.lines[-3:] == ["Two.", "You hold 6 cards:", "Roll and Stop."]
    assert terminal.cursor == ("Roll and Stop.", 0)


def test_what_is_typed_stands_behind_its_label_and_the_cursor_behind_it(terminal: Terminal) -> None:
    terminal.say("Search for:", prompts=True)
    terminal.face.echo(" ")
    terminal.face.echo("rob")
    terminal.face.echo("\b \b")
    terminal.face.echo("ll")
    assert terminal.cursor == ("Search for: roll", len("Search for: roll"))
    terminal.say("Hit 1 of 1.")
    assert terminal.lines == ["Search for: roll", "Hit 1 of 1."]
    assert terminal.cursor == ("Hit 1 of 1.", 0)


def test_where_labels_are_spoken_what_is_typed_overwrites_no_line(terminal: Terminal) -> None:
    terminal.say("It is your turn.")
    for text in (" ", "7", "5"):
        terminal.face.echo(text)
    assert terminal.lines == ["It is your turn.", " 75"]


def test_what_came_while_another_face_had_the_screen_is_written_after_it(terminal: Terminal) -> None:
    terminal.face.pause()
    terminal.say("Search for:", prompts=True)
    terminal.say("It is your turn.")
    terminal.face.resume()
    assert terminal.lines == ["Search for:", "It is your turn."]
    assert terminal.cursor == ("It is your turn.", 0)
