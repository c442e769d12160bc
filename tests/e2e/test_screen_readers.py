"""What players hear whose own screen reader reads the terminal: every message, whole, once, in order.

The same short game under each reader, whose voice is a dispatcher that writes down what it is told to
say. Two readers break lines in their own ways, so words are compared, and a comma that stands alone
(Fenrir's word for the end of a line) is no word.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from dispatcher import Dispatcher
from program import DOWN, ENTER, PLAY
from screen_reader import under

pytestmark = pytest.mark.e2e

GAME = [
    ("", "It is your turn."),
    (DOWN, "50 miles, 1 of 6"),
    (DOWN, "100 miles, 2 of 6"),
    (" ", "You draw Spare tire."),
    ("i", "You: 0 miles"),
    ("s", "You: 0 points."),
    ("t", "Your turn: play or discard"),
    ("3", "Roll, 3 of 7, can be played"),
    (ENTER, "It is your turn."),
    ("t", "Your turn: draw a card with Space."),
]
"""Keys, and how the last message that they bring about begins."""


@pytest.mark.parametrize(("reader", "greeting"), [("yasr", None), ("fenrir", "Start Fenrir")])
def test_every_message_is_heard_whole_and_once(
    need: Callable[..., None], tmp_path: Path, dispatcher: Dispatcher, reader: str, greeting: str | None
) -> None:
    need(reader)
    notes = tmp_path / "told"
    told_to = Path(__file__).with_name("told.py")
    command = [sys.executable, str(told_to), str(notes), *PLAY, "--speech", "terminal"]

    def told() -> list[str]:
        *lines, _half_written = notes.read_text(encoding="utf-8").split("\n") if notes.exists() else [""]
        return [json.loads(line) for line in lines]

    def heard() -> list[str]:
        texts = dispatcher.begun()
        return texts if greeting is None else texts[texts.index(greeting) + 1 :] if greeting in texts else []

    with under(reader, tmp_path, command, dispatcher) as program:
        for key, last in GAME:
            known = len(told())
            program.press(key)
            program.wait(lambda: len(told()) > known and told()[-1].startswith(last), last)  # noqa: B023
            program.wait(lambda: len(words(heard())) >= len(words(told())), f"{reader} to say {last}")  # noqa: B023
            assert words(heard()) == words(told())


def words(texts: Iterable[str]) -> list[str]:
    """The words of some texts, whatever breaks them into lines."""
    return [word for text in texts for word in text.split() if word != ","]
