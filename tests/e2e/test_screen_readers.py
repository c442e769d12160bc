"""What players hear whose own screen reader reads the terminal: every message, whole, once, in order.

The same short game under each reader, whose voice is a dispatcher that writes down what it is told to
say. Two readers break lines in their own ways, so words are compared, and a comma that stands alone
(Fenrir's word for the end of a line) is no word. At the end each reader is asked for its current line,
which has to be the newest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

import pytest
from dispatcher import Dispatcher
from notes import SHORT_GAME, Notes
from program import ESCAPE, PLAY
from screen_reader import under

pytestmark = pytest.mark.e2e


@pytest.mark.parametrize(
    ("reader", "greeting", "say_line"),
    [("yasr", None, ESCAPE + "l"), ("fenrir", "Start Fenrir", ESCAPE + "[1;3B")],
    ids=["yasr", "fenrir"],
)
def test_every_message_is_heard_whole_and_once(
    need: Callable[..., None],
    tmp_path: Path,
    dispatcher: Dispatcher,
    reader: str,
    greeting: str | None,
    say_line: str,
) -> None:
    need(reader)
    notes = Notes(tmp_path / "told")
    told = notes.told

    def heard() -> list[str]:
        texts = dispatcher.begun()
        return texts if greeting is None else texts[texts.index(greeting) + 1 :] if greeting in texts else []

    with under(reader, tmp_path, notes.command(*PLAY, "--speech", "terminal"), dispatcher) as program:
        for key, last in SHORT_GAME:
            known = len(told())
            program.press(key)
            program.wait(lambda: len(told()) > known and told()[-1].startswith(last), last)  # noqa: B023
            program.wait(lambda: len(words(heard())) >= len(words(told())), f"{reader} to say {last}")
            assert words(heard()) == words(told())
        known = len(words(heard()))
        program.press(say_line)
        program.wait(lambda: len(words(heard())) > known, f"{reader} to say its current line")
        assert words(heard())[known:] == words([told()[-1]]), "the cursor is not on the newest line"


def words(texts: Iterable[str]) -> list[str]:
    """The words of some texts, whatever breaks them into lines."""
    return [word for text in texts for word in text.split() if word != ","]
