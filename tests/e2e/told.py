"""The real program, which also writes down every message that it tells, whatever becomes of it then.

The first word names the file: one line a message, as JSON; null says that all is told which the start, or
one more key, brought about. All other words are the program's.
"""

import json
import sys
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Any

from thousand.cli import main
from thousand.say.message import Message
from thousand.ui.ears import Ears
from thousand.ui.shell import Shell

say = Ears.say
told = Path(sys.argv[1])
under_way = 0


def note(text: str | None) -> None:
    with told.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(text) + "\n")


def note_and_say(ears: Ears, message: Message) -> None:
    note(message.text)
    say(ears, message)


def note_the_end(action: Callable[..., None]) -> Callable[..., None]:
    """The action, which notes its end unless it is a part of another one."""

    @wraps(action)
    def noted(*words: Any) -> None:
        global under_way
        under_way += 1
        try:
            action(*words)
        finally:
            under_way -= 1
        if not under_way:
            note(None)

    return noted


Ears.say = note_and_say  # type: ignore[method-assign]
Shell.open = note_the_end(Shell.open)  # type: ignore[method-assign]
Shell.press = note_the_end(Shell.press)  # type: ignore[method-assign]
sys.exit(main(sys.argv[2:]))
