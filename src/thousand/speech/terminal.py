"""The linear face's output: one message, its lines, for the player's own reader or display.

Each line is written newline first, so that the cursor rests at the end of the newest line, where
screen readers and braille displays look. Nothing that has been written is ever touched again.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Callable
from typing import TextIO

from wcwidth import wcwidth

from thousand.say.message import Message
from thousand.speech.text import clean

WIDTH_IF_UNKNOWN = 80


def columns() -> int:
    """The width of the player's terminal now."""
    return shutil.get_terminal_size((WIDTH_IF_UNKNOWN, 24)).columns


def newline_for(stream: TextIO) -> str:
    r"""The line break for a stream: ``"\n"``, or ``"\r\n"`` for a terminal that takes it literally.

    Most terminals make ``"\r\n"`` of a ``"\n"`` in one piece, in raw mode as prompt_toolkit sets it too. A
    ``"\r"`` of our own arrives before that by itself now and then, with the cursor back at the start
    of the old line: yasr was heard to say the word there a second time.
    """
    if sys.platform == "win32" or not stream.isatty():
        return "\n"
    import termios

    output_flags = termios.tcgetattr(stream)[1]
    return "\n" if output_flags & termios.OPOST and output_flags & termios.ONLCR else "\r\n"


def writer(stream: TextIO) -> Callable[[str], None]:
    """A function that writes to the stream and flushes; what the encoding lacks becomes ``?``."""

    def write(text: str) -> None:
        encoding = stream.encoding or "utf-8"
        stream.write(text.encode(encoding, "replace").decode(encoding))
        stream.flush()

    return write


class TerminalSpeaker:
    """Writes each message with one call of ``write``, wrapped at words to ``width`` cells."""

    def __init__(
        self,
        write: Callable[[str], None],
        newline: str = "\r\n",
        width: Callable[[], int] = columns,
    ) -> None:
        self._write = write
        self._newline = newline
        self._width = width

    def say(self, message: Message) -> None:
        """Write the message below the newest line."""
        texts = [text for line in message.text.split("\n") if (text := clean(line))]
        try:
            width = self._width() or WIDTH_IF_UNKNOWN
            lines = [line for text in texts for line in wrap(text, width)]
            if lines:
                self._write("".join(self._newline + line for line in lines))
        except (OSError, ValueError):
            # The terminal is gone (ValueError: its stream is closed). The session ends by
            # reading from it; a line that nobody can see is no reason to end it halfway.
            return

    def key_pressed(self) -> None:
        """A written line stays: a key cuts nothing off."""

    def close(self) -> None:
        """The stream belongs to whoever opened it."""


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most ``width`` cells, broken at spaces; a longer word is broken where it must be.

    >>> wrap("Anna plays 100 miles.", 12)
    ['Anna plays', '100 miles.']
    >>> wrap("abcdef", 4)
    ['abcd', 'ef']
    """
    lines, line, used = [], "", 0
    for word in text.split(" "):
        cells = _cells(word)
        gap = 1 if line else 0
        if used + gap + cells <= width:
            line, used = line + " " * gap + word, used + gap + cells
            continue
        if line:
            lines.append(line)
        *full, line = _pieces(word, width)
        lines.extend(full)
        used = _cells(line)
    return [*lines, line]


def _pieces(word: str, width: int) -> list[str]:
    """A word cut into pieces of at most ``width`` cells; accents stay with their letters."""
    pieces, piece, used = [], "", 0
    for char in word:
        cells = _cells(char)
        if piece and used + cells > width:
            pieces.append(piece)
            piece, used = "", 0
        piece, used = piece + char, used + cells
    return [*pieces, piece]


def _cells(text: str) -> int:
    return sum(max(0, wcwidth(char)) for char in text)
