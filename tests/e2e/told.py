"""The real program, which also writes down every message that it tells, whatever becomes of it then.

The first word names the file: one line a message, as JSON. All other words are the program's.
"""

import json
import sys
from pathlib import Path

from thousand.cli import main
from thousand.say.message import Message
from thousand.ui.ears import Ears

say = Ears.say
told = Path(sys.argv[1])


def note_and_say(ears: Ears, message: Message) -> None:
    with told.open("a", encoding="utf-8") as lines:
        lines.write(json.dumps(message.text) + "\n")
    say(ears, message)


Ears.say = note_and_say  # type: ignore[method-assign]
sys.exit(main(sys.argv[2:]))
