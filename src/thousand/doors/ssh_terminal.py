"""The terminal of somebody who has come by ssh: keys as they come, lines as fast as they are read.

Nothing here waits, and nothing grows without end: keys beyond what hands can do are left in the network until
their time has come, and whoever does not read what is written is hung up on.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager, nullcontext
from typing import Final, TextIO, cast

import asyncssh
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import Input
from prompt_toolkit.input.typeahead import clear_typeahead
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.output import ColorDepth, Output
from prompt_toolkit.output.vt100 import Vt100_Output

from thousand.doors.session import Terminal
from thousand.doors.ssh_keys import KeyReader
from thousand.doors.ssh_marks import all_acknowledged
from thousand.net.config import Rate
from thousand.net.limits import Bucket, Clock
from thousand.speech.terminal import Moves

KEYS: Final = Rate(100, 500)
"""How many keys are taken: more than anybody types, and a paste at once that is not marked as such."""

TOO_MANY: Final = 2000
"""From how many waiting keys on no more are read."""

LATER: Final = 0.1
"""After how many seconds waiting keys are looked at again."""

UNREAD: Final = 256 << 10
"""How many bytes may wait at most for somebody who does not read."""

COLUMNS, ROWS = range(10, 500), range(3, 200)
"""The sizes of terminals that are believed."""

USUAL: Final = Size(rows=24, columns=80)

Channel = asyncssh.SSHServerChannel[bytes]


class SshInput(Input):
    """Keys from a channel, whose reading it pauses where too many wait. ``clock`` measures their rate."""

    def __init__(self, channel: Channel, clock: Clock = time.monotonic) -> None:
        self._channel = channel
        self._reader = KeyReader()
        self._rate = Bucket(KEYS, clock)
        self._coming: deque[KeyPress] = deque()
        self._ready: list[KeyPress] = []
        self._ready_to: Callable[[], None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._paused = False
        self._closed = False
        clear_typeahead(self)  # prompt_toolkit keeps it by a name that another may have had

    # From the channel

    def feed(self, data: bytes) -> None:
        """Some more bytes have come."""
        self._coming += self._reader.read(data)
        if len(self._coming) > TOO_MANY and not self._paused:
            self._paused = True
            self._channel.pause_reading()
        self._hand_on()

    def close(self) -> None:
        """The terminal is gone: whoever reads is told by EOFError."""
        self._closed = True
        self._hand_on()

    def _hand_on(self) -> None:
        """Hand on the keys whose time has come."""
        if self._ready_to is None:
            return
        while self._coming and self._rate.take():
            self._ready.append(self._coming.popleft())
        if self._coming and self._later is None:
            self._later = asyncio.get_running_loop().call_later(LATER, self._look_again)
        if self._paused and len(self._coming) <= TOO_MANY // 2:
            self._paused = False
            self._channel.resume_reading()
        self._ready_to()

    def _look_again(self) -> None:
        self._later = None
        self._hand_on()

    # To prompt_toolkit

    def attach(self, input_ready_callback: Callable[[], None]) -> AbstractContextManager[None]:
        """Tell a function from now on when keys are ready, or the end has come."""
        return self._telling(input_ready_callback)

    def detach(self) -> AbstractContextManager[None]:
        """Tell nobody meanwhile."""
        return self._telling(None)

    @contextmanager
    def _telling(self, ready: Callable[[], None] | None) -> Iterator[None]:
        before, self._ready_to = self._ready_to, ready
        if ready is not None and (self._coming or self._closed):
            asyncio.get_running_loop().call_soon(self._hand_on)
        try:
            yield
        finally:
            self._ready_to = before

    def read_keys(self) -> list[KeyPress]:
        """The keys that are ready."""
        keys, self._ready = self._ready, []
        return keys

    def flush_keys(self) -> list[KeyPress]:
        """The keys of a sequence whose rest has not come, unless others come before them."""
        return [] if self._coming else self._reader.flush()

    @property
    def closed(self) -> bool:
        """Whether the terminal is gone."""
        return self._closed

    def typeahead_hash(self) -> str:
        """A name under which prompt_toolkit keeps keys."""
        return f"ssh-{id(self)}"

    def fileno(self) -> int:
        """There is no file."""
        raise NotImplementedError

    def raw_mode(self) -> AbstractContextManager[None]:
        """The terminal at the other end is raw already."""
        return nullcontext()

    def cooked_mode(self) -> AbstractContextManager[None]:
        """Nothing changes there."""
        return nullcontext()


class SshScreen:
    """Where lines are written. ``lost`` is called once where they are not read."""

    def __init__(self, channel: Channel, lost: Callable[[], None]) -> None:
        self._channel = channel
        self._lost = lost
        self._given_up = False

    def write(self, text: str) -> None:
        """Write a text, whose newlines are the terminal's own; where the terminal is gone, nowhere."""
        waiting = self._waiting()
        if self._given_up or waiting is None:
            return
        if waiting > UNREAD:
            self._given_up = True
            self._lost()
            return
        self._channel.write(text.encode("utf-8", "replace"))

    def size(self) -> Size:
        """The size of the terminal now."""
        columns, rows, *_ = self._channel.get_terminal_size()
        return Size(
            rows=min(max(rows, ROWS.start), ROWS.stop) if rows else USUAL.rows,
            columns=min(max(columns, COLUMNS.start), COLUMNS.stop) if columns else USUAL.columns,
        )

    def columns(self) -> int:
        """How wide the terminal is now."""
        return self.size().columns

    def arrived(self) -> bool:
        """Whether all that was written has reached the terminal."""
        return self._waiting() == 0 and all_acknowledged(self._channel.get_extra_info("socket"))

    def _waiting(self) -> int | None:
        """How many bytes wait: for the client's leave in the channel, for the network in the connection (of
        which asyncssh itself tells nothing). None where the terminal is gone."""
        if self._channel.is_closing():
            return None
        transport = self._channel.get_connection()._transport
        if transport is None or transport.is_closing():
            return None
        return self._channel.get_write_buffer_size() + transport.get_write_buffer_size()


class _Stream:
    """The screen as prompt_toolkit writes to one: as if a terminal's driver were behind it."""

    encoding = "utf-8"

    def __init__(self, screen: SshScreen) -> None:
        self._screen = screen

    def write(self, text: str) -> None:
        self._screen.write(text.replace("\r\n", "\n").replace("\n", "\r\n"))

    def flush(self) -> None:
        """Everything is on its way already."""

    def isatty(self) -> bool:
        return True


def terminal_of(keys: SshInput, screen: SshScreen, environ: Mapping[str, str]) -> Terminal:
    """The whole terminal; what calls itself dumb is moved by nothing but new lines."""
    dumb = environ.get("TERM", "dumb") == "dumb"

    def board() -> Output:
        return Vt100_Output(
            cast(TextIO, _Stream(screen)),
            screen.size,
            term=environ.get("TERM"),
            default_color_depth=ColorDepth.DEPTH_1_BIT if environ.get("NO_COLOR") else None,
            enable_bell=False,
            enable_cpr=False,
        )

    return Terminal(
        keys,
        screen.write,
        board,
        Moves("\r\n", ("",) if dumb else ("\r", "\r\x1b[C")),
        screen.columns,
        None if dumb else screen.write,
        alone=False,
    )
