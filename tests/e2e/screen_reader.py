"""Screen readers that have the program in their terminal, and say what they read to a dispatcher."""

from __future__ import annotations

import shlex
import socket
import socketserver
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from dispatcher import Dispatcher
from program import Program, surroundings

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
"""What differs from Fenrir's own defaults is that it is silent itself, and works in a pseudo-terminal."""


@contextmanager
def under(reader: str, home: Path, command: Sequence[str], dispatcher: Dispatcher) -> Iterator[Program]:
    """Run a command under the named screen reader."""
    script = home / "game"
    script.write_text(f"#!/bin/sh\nexec {shlex.join(command)}\n")
    script.chmod(0o755)
    with _bridge(dispatcher) as port:
        start = _START[reader](home, script, port)
        environ = surroundings(home, TERM="linux", NO_COLOR="1", **dispatcher.environ)
        program = Program(start, environ, columns=80)
        try:
            yield program
        finally:
            program.close()


def _yasr(home: Path, script: Path, port: int) -> list[str]:
    # It mishandles -C and the arguments of what it starts: so a file in HOME, and a script.
    (home / ".yasr.conf").write_text(YASR.format(port=port))
    return ["yasr", str(script)]


def _fenrir(home: Path, script: Path, port: int) -> list[str]:
    settings = home / "fenrir.conf"
    settings.write_text(FENRIR.format(home=home, script=script))
    return ["/usr/bin/python3", "/usr/bin/fenrir", "-e", "-s", str(settings)]


_START: dict[str, Callable[[Path, Path, int], list[str]]] = {"yasr": _yasr, "fenrir": _fenrir}


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
