"""A braille display of 40 cells under brltty, which reads the terminal of a program as it reads a console.

There is no console in a test. But brltty's driver for the terminal multiplexer "screen" finds the image of a
terminal in shared memory; so the image is put there, as a real terminal (pyte) shows what the program has
written. The display is brltty's own virtual one, which tells on a socket what stands in its cells.
"""

from __future__ import annotations

import ctypes
import os
import re
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pyte
from dispatcher import ENOUGH
from program import Program

CELLS = 40
ROWS, COLUMNS = 24, 80

SIZE = 4 + 132 * 66 * 2
"""Bytes of the image: its width, height, and the cursor's column and row; the characters; their attributes;
and the number of the window."""

GREY_ON_BLACK = 7
REMOVE = 0
CREATE_FOR_OWNER = 0o3700
"""Create the shared memory, which must not be there yet, for this user alone."""


def plain(text: str) -> str:
    """The text with a question mark for each character that the image, of one byte each, cannot have."""
    return text.encode("ascii", "replace").decode()


class Image:
    """The shared memory in which brltty finds the terminal. Its key is made from the folder that brltty
    takes for the user's home."""

    def __init__(self, home: Path) -> None:
        self._libc = ctypes.CDLL(None, use_errno=True)
        self._libc.shmat.argtypes = [ctypes.c_int, ctypes.c_void_p, ctypes.c_int]
        self._libc.shmat.restype = ctypes.c_void_p
        self._libc.shmdt.argtypes = [ctypes.c_void_p]
        key = self._libc.ftok(os.fsencode(home), ord("b"))
        self._number = self._checked(self._libc.shmget(key, SIZE, CREATE_FOR_OWNER))
        self._address = self._libc.shmat(self._number, None, 0)

    def show(self, screen: pyte.Screen) -> None:
        """Put a terminal's characters and cursor there."""
        size = screen.columns * screen.lines
        text = plain("".join(line.ljust(screen.columns) for line in screen.display)).encode()
        column = min(screen.cursor.x, screen.columns - 1)  # After a full line pyte's is one further.
        image = bytes([screen.columns, screen.lines, column, screen.cursor.y]) + text
        image += bytes([GREY_ON_BLACK] * size) + bytes([0])
        ctypes.memmove(self._address, image, len(image))

    def close(self) -> None:
        """Give the memory back."""
        self._checked(self._libc.shmdt(self._address))
        self._checked(self._libc.shmctl(self._number, REMOVE, None))

    def _checked(self, result: int) -> int:
        if result < 0:
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
        return result


class Display:
    """What the fingers feel of one program. It sees what the program has written when it is asked."""

    def __init__(self, program: Program, image: Image, connection: socket.socket) -> None:
        self._program = program
        self._image = image
        self._screen = pyte.Screen(COLUMNS, ROWS)
        self._terminal = pyte.Stream(self._screen)
        self._seen = 0
        self._connection = connection
        self._received = b""
        connection.sendall(b"cells %d 1\n" % CELLS)
        connection.setblocking(False)

    @property
    def line(self) -> str:
        """The line of the terminal's cursor."""
        self._look()
        return plain(self._screen.display[self._screen.cursor.y].rstrip())

    @property
    def cells(self) -> str:
        """What stands in the cells."""
        self._look()
        shown = re.findall(rb'^Visual "(.*)"\r?$', self._received, re.M)
        return re.sub(r"\\(.)", r"\1", shown[-1].decode()).rstrip() if shown else ""

    @property
    def at_cursor(self) -> bool:
        """Whether the cells show that part of the cursor's line where the cursor is: brltty follows it in
        steps of the display's width."""
        start = self._screen.cursor.x // CELLS * CELLS
        return self.line[start : start + CELLS].rstrip() == self.cells

    def press(self, command: str) -> None:
        """Press a key of the display, by the name of brltty's command: LNBEG goes to the beginning of the
        line."""
        self._connection.sendall(command.encode() + b"\n")

    def _look(self) -> None:
        if written := self._program.text[self._seen :]:
            self._seen += len(written)
            self._terminal.feed(written)
            self._image.show(self._screen)
        try:
            while data := self._connection.recv(4096):
                self._received += data
        except BlockingIOError:
            return


@contextmanager
def display(program: Program, home: Path) -> Iterator[Display]:
    """A braille display for a program in a terminal of ROWS and COLUMNS. ``home`` is a folder for this
    alone."""
    image = Image(home)
    image.show(pyte.Screen(COLUMNS, ROWS))
    server = socket.create_server(("127.0.0.1", 0))
    server.settimeout(ENOUGH)
    command = ["brltty", "--no-daemon", "--no-api", "--standard-error", "--quiet"]
    command += ["--braille-driver=vr", f"--braille-device=client:127.0.0.1:{server.getsockname()[1]}"]
    command += ["--screen-driver=sc", "--speech-driver=no", "--text-table=en-nabcc"]
    command += ["--configuration-file=/dev/null", f"--pid-file={home / 'pid'}"]
    command += [f"--updatable-directory={home}", f"--writable-directory={home}"]
    environ = os.environ | {"HOME": str(home), "LC_ALL": "C"}
    with (home / "brltty.log").open("ab") as log:
        brltty = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
    try:
        with server, server.accept()[0] as connection:
            yield Display(program, image, connection)
    finally:
        brltty.kill()  # It would wait for its display.
        brltty.wait()
        image.close()
