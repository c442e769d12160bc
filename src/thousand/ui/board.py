"""The board face, for sighted players: the table, the log and the choices on one full screen.

It is drawn from the shell alone: the game's picture above, what was said in the middle, and the list
that has the keys below, with the terminal's cursor on the focused line and an arrow before it, so that
neither colour nor bold is ever needed to see where one is.
"""

from __future__ import annotations

from prompt_toolkit.application import Application
from prompt_toolkit.data_structures import Point
from prompt_toolkit.formatted_text import StyleAndTextTuples
from prompt_toolkit.input import Input
from prompt_toolkit.key_binding import KeyBindings
from prompt_toolkit.layout import Layout, Window
from prompt_toolkit.layout.controls import FormattedTextControl
from prompt_toolkit.output import Output
from prompt_toolkit.output.vt100 import Vt100_Output
from prompt_toolkit.styles import Style

from thousand.say.message import Message
from thousand.say.words import Line
from thousand.speech.terminal import wrap
from thousand.speech.text import clean
from thousand.ui.shell import Shell

LOG_KEPT = 200
"""How many messages the board's log remembers."""

LOG_LEAST = 3
"""How many lines of the log are shown even where the screen is small."""

STYLE = Style.from_dict(
    {"title": "bold", "focus": "bold reverse", "newest": "bold", "going": "ansigreen", "stopped": "ansired"}
)
"""prompt_toolkit leaves the colours out where NO_COLOR is set; the words say the same."""


class BoardFace:
    """Keeps what was said for the log, and has the screen drawn again by ``app``, where it is worn."""

    def __init__(self) -> None:
        self.log: list[Message] = []
        self.app: Application[None] | None = None

    def show(self, message: Message) -> None:
        """Add the message to the log; the answer to a key takes the place of one of its kind before it."""
        if self.log and message.kind.interrupts and self.log[-1].kind is message.kind:
            self.log.pop()
        self.log.append(message)
        del self.log[:-LOG_KEPT]
        self._draw()

    def echo(self, text: str) -> None:
        """What is typed is one of the screen's items: draw it."""
        self._draw()

    def control(self, sequence: str) -> bool:
        """Send the sequence past the drawing, to a terminal that is steered by such."""
        output = None if self.app is None else self.app.output
        if not isinstance(output, Vt100_Output):
            return False
        output.write_raw(sequence)
        output.flush()
        return True

    def _draw(self) -> None:
        if self.app is not None:
            self.app.invalidate()


def board_application(
    shell: Shell, face: BoardFace, bindings: KeyBindings, keys: Input, output: Output
) -> Application[None]:
    """A full-screen application that shows the shell."""

    cursor = 0

    def fragments() -> StyleAndTextTuples:
        nonlocal cursor
        size = output.get_size()
        lines, cursor = compose(shell, face.log, size.columns, size.rows)
        return [(f"class:{style}" if style else "", line + "\n") for style, line in lines]

    control = FormattedTextControl(
        fragments, focusable=True, show_cursor=True, get_cursor_position=lambda: Point(0, cursor)
    )
    face.app = Application(
        layout=Layout(Window(control, always_hide_cursor=False)),
        key_bindings=bindings,
        input=keys,
        output=output,
        style=STYLE,
        full_screen=True,
    )
    return face.app


def compose(shell: Shell, log: list[Message], columns: int, rows: int) -> tuple[list[Line], int]:
    """The lines of the screen, and which one has the cursor.

    The choices come first where room is short, then the newest message, whole, then the picture. Of more
    choices than fit, those around the cursor are shown.
    """
    items, cursor = _around(*_items(shell, columns), max(rows - LOG_LEAST, LOG_LEAST))
    room = max(rows - len(items), LOG_LEAST)
    newest = _wrapped("", log[-1].text.split("\n"), columns) if log else []
    picture = _picture(shell, columns, max(room - max(len(newest), LOG_LEAST), 0))
    said = _log(log, columns, room - len(picture))
    above = picture + said
    return above + items, len(above) + cursor


def _around(lines: list[Line], cursor: int, rows: int) -> tuple[list[Line], int]:
    """So many rows of the lines, with the cursor's among them, and where it is."""
    start = max(min(cursor - rows // 2, len(lines) - rows), 0)
    return lines[start : start + rows], cursor - start


def _picture(shell: Shell, columns: int, rows: int) -> list[Line]:
    """The richest drawing of the table that fits, or of the smallest all lines that fit whole."""
    parts: list[list[Line]] = []
    for drawing in shell.pictures(columns):
        parts = [_wrapped(style, (text,), columns) for style, text in drawing]
        if sum(map(len, parts)) <= rows:
            break
    shown: list[Line] = []
    for part in parts:
        if len(shown) + len(part) > rows:
            break
        shown += part
    return shown


def _items(shell: Shell, columns: int) -> tuple[list[Line], int]:
    screen = shell.top
    if screen is None:
        return [], 0
    lines = _wrapped("title", [screen.title()], columns)
    cursor = 0
    for at, item in enumerate(screen.items()):
        focused = at == screen.focus()
        if focused:
            cursor = len(lines)
        first, *more = wrap(clean(item), max(columns - 2, 1))
        style = "focus" if focused else ""
        lines.append((style, ("> " if focused else "  ") + first))
        lines += [(style, "  " + line) for line in more]
    return lines, cursor


def _log(log: list[Message], columns: int, rows: int) -> list[Line]:
    """The newest messages of the log that fit whole, filling exactly so many rows; of the newest, where it
    is longer, its end."""
    lines: list[Line] = []
    for message in reversed(log):
        style = "" if lines else "newest"
        told = _wrapped(style, message.text.split("\n"), columns)
        if lines and len(told) + len(lines) > rows:
            break
        lines = told + lines
    lines = lines[max(len(lines) - rows, 0) :]
    return [("", "")] * (rows - len(lines)) + lines


def _wrapped(style: str, texts: list[str] | tuple[str, ...], columns: int) -> list[Line]:
    return [(style, line) for text in texts for line in wrap(clean(text), columns)]
