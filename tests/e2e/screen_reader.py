"""Screen readers that have the program in their terminal, and say what they read to a dispatcher."""

from __future__ import annotations

import os
import shlex
import signal
import socket
import socketserver
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from dispatcher import Dispatcher
from program import ESCAPE, Program, surroundings

YASR = """\
[normalkeys]
0x1b6c:say line
[reviewkeys]
[options]
cursor tracking=full
synthesizer=speech dispatcher
synthesizer port=127.0.0.1:{port}
key echo=off
shell=/bin/sh
special=off
up and down arrows=speak line
[speech dispatcher]
rate=0
pitch=0
volume=0
language=en
[dict]
"""

FENRIR = """\
[sound]
enabled=False
driver=dummyDriver

[speech]
enabled=True
driver=speechdDriver
autoReadIncoming=True
module=spoken
language=en

[braille]
enabled=False
driver=dummyDriver

[screen]
driver=ptyDriver
encoding=auto
screenUpdateDelay=0.05

[keyboard]
driver=ptyDriver
keyboardLayout=pty
charEcho=False
interruptOnKeyPress=True

[general]
punctuationLevel=none
debugLevel=0
debugMode=File
debugFile={home}/fenrir.log
clipboardExportPath={home}/clipboard
fenrirKeys=KEY_KP0,KEY_META,KEY_INSERT
scriptPath=/usr/share/fenrirscreenreader/scripts
shell={script}

[focus]
cursor=True
highlight=False

[remote]
enable=False

[promote]
enabled=False

[time]
enabled=False
"""
"""What differs from Fenrir's own defaults is that it is silent itself, works in a pseudo-terminal, and does
not say "dash" for a hyphen."""


TDSR = """\
[speech]
cursor_delay = 0.1
"""
"""After an arrow key tdsr2 waits so many seconds, then says the line of the cursor and nothing else. Its own
default, 0.02, is too short for a busy machine: it then says the old line, and the answer as well."""

TDSR_HOME = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "thousand-e2e" / "tdsr2"
"""The virtual environment that install-deps makes: tdsr2 is under the GPL, and only ever a program to us."""


class Reader(NamedTuple):
    """A screen reader that runs in a terminal."""

    program: str
    """What has to be installed: its name, or where it is."""
    say_line: str
    """The key at which it says the line of the cursor."""
    start: Callable[[Path, Path, int], list[str]]
    """Makes its settings in the first folder, and gives the command that starts it with a script in its
    terminal; the number is a port where the dispatcher can be reached."""
    greeting: str | None = None
    """What it says of its own before it reads."""


def _yasr(home: Path, script: Path, port: int) -> list[str]:
    # It mishandles -C and the arguments of what it starts: so a file in HOME, and a script.
    (home / ".yasr.conf").write_text(YASR.format(port=port))
    return ["yasr", str(script)]


def _fenrir(home: Path, script: Path, port: int) -> list[str]:
    settings = home / "fenrir.conf"
    settings.write_text(FENRIR.format(home=home, script=script))
    return ["/usr/bin/python3", "/usr/bin/fenrir", "-e", "-s", str(settings)]


def _tdsr(home: Path, script: Path, port: int) -> list[str]:
    settings = home / ".config" / "tdsr"
    settings.mkdir(parents=True)
    (settings / "tdsr.cfg").write_text(TDSR)
    (server,) = TDSR_HOME.glob("lib/python*/site-packages/tdsr/speechdispatcher.py")
    voice = shlex.join([str(TDSR_HOME / "bin" / "python"), str(server)])
    # It means to put its terminal into raw mode, but takes that back at once.
    raw = ["sh", "-c", 'stty raw -echo; exec "$@"', "sh"]
    return [*raw, str(TDSR_HOME / "bin" / "tdsr"), "--speech-server", voice, str(script)]


READERS = {
    "yasr": Reader("yasr", ESCAPE + "l", _yasr),
    "Fenrir": Reader("fenrir", ESCAPE + "[1;3B", _fenrir, "Start Fenrir"),
    "tdsr2": Reader(
        str(TDSR_HOME / "bin" / "tdsr"), ESCAPE + "i", _tdsr, "tdsr, presented by Lighthouse of San Francisco"
    ),
}


@contextmanager
def under(
    reader: Reader, home: Path, command: Sequence[str], dispatcher: Dispatcher, *, columns: int = 80
) -> Iterator[Program]:
    """Run a command under a screen reader."""
    script, own_id = home / "game", home / "game.pid"
    script.write_text(f"#!/bin/sh\necho $$ >{shlex.quote(str(own_id))}\nexec {shlex.join(command)}\n")
    script.chmod(0o755)
    with _bridge(dispatcher) as port:
        start = reader.start(home, script, port)
        environ = surroundings(home, TERM="linux", NO_COLOR="1", **dispatcher.environ)
        program = Program(start, environ, columns=columns)
        try:
            yield program
        finally:
            if own_id.exists():  # Under yasr it holds its own terminal open, and would never be hung up.
                with suppress(ProcessLookupError):
                    os.kill(int(own_id.read_text()), signal.SIGKILL)
            program.close()


@contextmanager
def _bridge(dispatcher: Dispatcher) -> Iterator[int]:
    """A port on which the dispatcher can be reached: yasr knows no Unix sockets."""
    path = dispatcher.environ["SPEECHD_ADDRESS"].removeprefix("unix_socket:")

    class Connection(socketserver.BaseRequestHandler):
        def handle(self) -> None:
            with socket.socket(socket.AF_UNIX) as server:
                server.connect(path)
                back = threading.Thread(target=_copy, args=(server, self.request), daemon=True)
                back.start()
                _copy(self.request, server)

    with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Connection) as bridge:
        bridge.daemon_threads = True
        threading.Thread(target=bridge.serve_forever, args=(0.05,), daemon=True).start()
        yield int(bridge.server_address[1])
        bridge.shutdown()


def _copy(source: socket.socket, target: socket.socket) -> None:
    """Pass on what comes until it ends."""
    try:
        while data := source.recv(4096):
            target.sendall(data)
        target.shutdown(socket.SHUT_WR)
    except OSError:
        return
