"""The real program in a terminal of its own: keys go in, lines come out."""

from __future__ import annotations

import codecs
import os
import re
import signal
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pytest
from dispatcher import ENOUGH

from thousand.say.scribe import Scribe

pexpect = pytest.importorskip("pexpect")

UP, DOWN, ENTER, ESCAPE, TAB, BACKSPACE = "\x1b[A", "\x1b[B", "\r", "\x1b", "\t", "\x7f"
THOUSAND = (sys.executable, "-m", "thousand")
TELLER = (sys.executable, str(Path(__file__).with_name("teller.py")))
PLAY = ("play", "miles", "--rules", "classic", "--seed", "1159", "--face", "linear")
"""A match in which the player begins, and holds 50 miles, 100 miles and a Roll before other cards."""

PLAY_TYSIAC = ("play", "tysiac", "--bots", "2", "--level", "steady", "--seed", "14", "--face", "linear")
"""A match of Tysiąc in which the player has to bid or pass first."""

WIDE = 200
"""A terminal in which no message needs a second line."""

UNSEEN = re.compile(r"\r|\x1b\[C|\x1b\[\?2004[hl]")
"""What a terminal does not show: the ways back to the beginning of a line, and that it is asked to mark
pasted texts."""

house = Scribe("en", names=()).text
"""The house's own sentences, whose wording is not what these tests are about."""

NO_SUCH_KEY = "%"
NO_SUCH_KEY_HERE = tuple(
    house(message)
    for message in ("game-unknown-key", "list-unknown-key", "list-no-such-key", "history-unknown-key")
)
"""The answers to a key that nothing means: at the table, in a list, in the history."""


def surroundings(home: Path, **more: str) -> dict[str, str]:
    """The environment of a program that has its files in ``home`` and knows nothing else of whoever
    runs the tests."""
    kept = {name: os.environ[name] for name in ("PATH", "PYTHONPATH") if name in os.environ}
    account = {"HOME": str(home), "LOGNAME": "ola", "THOUSAND_HOME": str(home / "thousand")}
    return kept | account | {"LANG": "C.UTF-8", "TERM": "xterm", "PROMPT_TOOLKIT_NO_CPR": "1"} | more


class Program:
    """A program at work in a pseudo-terminal. ``text`` is all that it has written."""

    def __init__(
        self,
        command: Sequence[str],
        environ: Mapping[str, str],
        *,
        rows: int = 24,
        columns: int = WIDE,
        already_typed: str = "",
    ) -> None:
        self.text = ""
        self._decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self._ended = False
        self._child = pexpect.spawn(
            command[0], list(command[1:]), env=dict(environ), dimensions=(rows, columns)
        )
        os.write(self._child.fileno(), already_typed.encode())

    # Keys in

    def press(self, *keys: str) -> None:
        """Type, without waiting for anything."""
        os.write(self._child.fileno(), "".join(keys).encode())

    def answer(self, *keys: str) -> list[str]:
        """Type, and return the lines that answer: all that come before the answer to one more key,
        which nothing means. It must not follow Escape, of which it would become a part."""
        known = len(self.lines)
        self.press(*keys, NO_SUCH_KEY)
        self.wait(lambda: len(self.lines) > known and self.lines[-1] in NO_SUCH_KEY_HERE)
        return self.lines[known:-1]

    @property
    def asks(self) -> bool:
        """Whether the last ``answer`` was given in a list: a menu or a question."""
        return self.lines[-1] in NO_SUCH_KEY_HERE[1:3]

    def resize(self, rows: int, columns: int) -> None:
        """Change the size of the terminal's window."""
        self._child.setwinsize(rows, columns)

    # Lines out

    @property
    def lines(self) -> list[str]:
        """What stands on the terminal, line by line, if nothing ever moved its cursor. The last line
        may be half written."""
        self._read(0)
        return UNSEEN.sub("", self.text).removeprefix("\n").split("\n")

    def fileno(self) -> int:
        """Where there is something to be read as soon as it has written: for ``select``."""
        return int(self._child.fileno())

    def wait_for(self, text: str, times: int = 1) -> None:
        """Wait until a text has been written, so many times."""
        self.wait(lambda: self.text.count(text) >= times, text)

    def wait(self, condition: Callable[[], object], what: str = "the condition") -> None:
        """Wait until a condition holds, reading meanwhile."""
        happened = self.happens(condition)
        assert happened or not self._ended, f"the program ended before {what}:\n{self.text}"
        assert happened, f"waited in vain for {what}:\n{self.text}"

    def happens(self, condition: Callable[[], object], seconds: float = ENOUGH) -> bool:
        """Whether a condition comes to hold within so many seconds, reading meanwhile."""
        end = time.monotonic() + seconds
        while not condition():
            if self._ended or time.monotonic() >= end:
                return False
            self._read(0.05)
        return True

    def _read(self, seconds: float) -> None:
        """Read what there is, waiting for it so many seconds at most."""
        try:
            while not self._ended:
                self.text += self._decoder.decode(self._child.read_nonblocking(65536, seconds))
                seconds = 0
        except pexpect.TIMEOUT:
            pass
        except pexpect.EOF:
            self._ended = True

    # The end

    def exit_code(self) -> int:
        """Wait until the program has ended by itself."""
        end = time.monotonic() + ENOUGH
        while not self._ended:
            assert time.monotonic() < end, f"the program does not end:\n{self.text}"
            self._read(0.05)
        self._child.wait()
        assert self._child.signalstatus is None, f"ended by signal {self._child.signalstatus}"
        return int(self._child.exitstatus)

    def power_cut(self) -> None:
        """End it as a power cut does: it can do nothing more."""
        self._child.kill(signal.SIGKILL)
        self._child.wait()

    def hang_up(self) -> None:
        """Close the terminal's window, and wait until the program has ended."""
        self._child.ptyproc.fileobj.close()
        self._ended = True
        end = time.monotonic() + ENOUGH
        while self._child.isalive():
            assert time.monotonic() < end, "the program outlives its terminal"
            time.sleep(0.005)

    def close(self) -> None:
        """End it, if it still runs."""
        if self._child.isalive():
            self._child.kill(signal.SIGKILL)
            self._child.wait()
        self._child.ptyproc.fileobj.close()
