"""The linear face's output: one message, its lines, for the player's own reader or display.

Each line is written newline first, so that the cursor stays in the newest line, where screen readers and
braille displays look. Then it goes back to the beginning of that line, for a braille display shows the part
where the cursor is. Nothing that has been written is ever touched again.
"""

from __future__ import annotations

import shutil
import sys
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import NamedTuple, TextIO

from wcwidth import wcwidth

from thousand.say.message import Message
from thousand.speech.text import clean

WIDTH_IF_UNKNOWN = 80

CLOSING = "，。：；？！、…）》」』”’"
OPENING = "（《「『“‘"
"""Marks that do not begin a line, and those that do not end one."""

ENOUGH = 3
"""Characters of a line that no screen reader drops for being too short."""

SETTLED = 0.3
"""Seconds after which whatever watches the cursor has surely seen it."""


def columns() -> int:
    """The width of the player's terminal now."""
    return shutil.get_terminal_size((WIDTH_IF_UNKNOWN, 24)).columns


class Moves(NamedTuple):
    """How the cursor is moved: what is written before each line, and what behind a message, to go back to
    the beginning of its last line.

    The ways ``back`` are used in turn, and each ends in a column of its own: a braille display whose reader
    has walked away comes back to the cursor when it moves, and at the bottom of the screen no line moves it.
    """

    newline: str
    back: tuple[str, ...]


def moves_for(stream: TextIO, environ: Mapping[str, str]) -> Moves:
    """How the cursor of a stream is moved. A file has none, and what calls itself dumb might take the line
    away with it: a shell in Emacs does."""
    if takes_sequences(stream, environ):
        back: tuple[str, ...] = ("\r", "\r\x1b[C")
    else:
        back = ("\r",) if sys.platform == "win32" and stream.isatty() else ("",)
    return Moves(_newline_for(stream), back)


def _newline_for(stream: TextIO) -> str:
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


def takes_sequences(stream: TextIO, environ: Mapping[str, str]) -> bool:
    """Whether what the stream leads to can be told something that it does not show. A Windows console may
    show it, and so may what calls itself dumb."""
    return sys.platform != "win32" and stream.isatty() and environ.get("TERM", "dumb") != "dumb"


def writer(stream: TextIO) -> Callable[[str], None]:
    """A function that writes to the stream and flushes; what the encoding lacks becomes ``?``."""

    def write(text: str) -> None:
        encoding = stream.encoding or "utf-8"
        stream.write(text.encode(encoding, "replace").decode(encoding))
        stream.flush()

    return write


class TerminalSpeaker:
    """Writes each message with one call of ``write``, wrapped at words to ``width`` cells. The cursor then
    rests at the beginning of the last line, or behind it, where something is going to be typed."""

    def __init__(
        self,
        write: Callable[[str], None],
        moves: Moves,
        width: Callable[[], int] = columns,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._write = write
        self._moves = moves
        self._width = width
        self._clock = clock
        self._written = 0.0
        self._way = -1

    def say(self, message: Message) -> None:
        """Write the message below the newest line."""
        texts = [text for line in message.text.split("\n") if (text := clean(line))]
        try:
            width = self._width() or WIDTH_IF_UNKNOWN
            lines = [line for text in texts for line in wrap(text, width)]
            if lines:
                back = "" if message.prompts else self._back()
                self._write("".join(self._moves.newline + line for line in lines) + back)
        except (OSError, ValueError):
            # The terminal is gone (ValueError: its stream is closed). The session ends by
            # reading from it; a line that nobody can see is no reason to end it halfway.
            return

    def _back(self) -> str:
        """The way back: another one than before the messages that come together with this one."""
        now = self._clock()
        if self._way < 0 or now - self._written >= SETTLED:
            self._way = (self._way + 1) % len(self._moves.back)
        self._written = now
        return self._moves.back[self._way]

    def key_pressed(self) -> None:
        """A written line stays: a key cuts nothing off."""

    def close(self) -> None:
        """The stream belongs to whoever opened it."""


def wrap(text: str, width: int) -> list[str]:
    """Lines of at most ``width`` cells, broken at spaces and beside wide characters, which are words of their
    own; a longer word is broken where it must be. No line begins with the mark that ends another one, and
    one or two wide characters do not stay behind on the last one, where a screen reader might drop them.

    >>> wrap("Anna plays 100 miles.", 12)
    ['Anna plays', '100 miles.']
    >>> wrap("abcdef", 4)
    ['abcd', 'ef']
    >>> wrap("Anna打出100公里。", 14)
    ['Anna打出100', '公里。']
    """
    return _filled(_measured(text), width)


def evenly(text: str, width: int) -> list[str]:
    """As few lines as :func:`wrap` makes, but none much shorter than the others: for whoever hears them one
    by one.

    >>> wrap("Anna plays 100 miles.", 16), evenly("Anna plays 100 miles.", 16)
    (['Anna plays 100', 'miles.'], ['Anna plays', '100 miles.'])
    """
    words = _measured(text)
    lines = _filled(words, width)
    if len(lines) == 1:
        return lines
    rooms = range(1, width)
    narrowest = bisect_left(rooms, True, key=lambda room: len(_filled(words, room)) <= len(lines))
    return _filled(words, narrowest + 1)


def _measured(text: str) -> list[tuple[str, int]]:
    """The words of a text, each with its cells."""
    return [(word, _cells(word)) for word in _words(text)]


def _filled(words: Iterable[tuple[str, int]], width: int) -> list[str]:
    """The words in lines of at most ``width`` cells; wider lines are never more."""
    lines: list[list[str]] = [[]]
    used = 0
    for word, cells in words:
        if not lines[-1]:
            cells -= word.startswith(" ")
        if used + cells <= width:
            lines[-1].append(word)
            used += cells
            continue
        if lines[-1]:
            lines.append([])
        *full, rest = _pieces(word.removeprefix(" "), width)
        lines[-1:] = [*([piece] for piece in full), [rest]]
        used = _cells(rest)
    _leave_no_scrap(lines, width)
    return ["".join(line).removeprefix(" ") for line in lines]


def _words(text: str) -> Iterator[str]:
    """What is not broken as long as it fits a line, each with the space before it."""
    start = 0
    for end in range(1, len(text)):
        if text[end] == " " or (text[end - 1] != " " and _may_part(text[end - 1], text[end])):
            yield text[start:end]
            start = end
    yield text[start:]


def _may_part(before: str, after: str) -> bool:
    """Whether a line may end between two characters of a word."""
    if before.isascii() and after.isascii():
        return False
    widths = wcwidth(before), wcwidth(after)
    return 2 in widths and widths[1] > 0 and after not in CLOSING and before not in OPENING


def _leave_no_scrap(lines: list[list[str]], width: int) -> None:
    """Take words back to the last line where it is too short, as long as the one before has enough."""
    if len(lines) < 2:
        return
    before, last = lines[-2:]
    while not (said := "".join(last)).isascii() and len(said) < ENOUGH:
        kept, fits = len("".join(before[:-1])) >= ENOUGH, _cells(before[-1] + said) <= width
        if not (kept and fits):
            return
        last.insert(0, before.pop())


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
    if text.isascii() and text.isprintable():
        return len(text)
    return sum(max(0, wcwidth(char)) for char in text)
