"""A private speech-dispatcher that writes down what it would say."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

HERE = Path(__file__).parent / "speechd"
ENOUGH = 30.0
"""Seconds to wait for what takes a moment unless the machine is overloaded."""


class Spoken(NamedTuple):
    """A text that a voice was told to say, and whether it came to its end."""

    text: str
    whole: bool


class Dispatcher:
    """A server on a socket of its own. ``home`` must have a short path: sockets allow 107 bytes."""

    def __init__(self, home: Path, characters_a_second: float) -> None:
        self._home = home
        self._socket = home / "speechd.sock"
        self._spoken = home / "spoken.jsonl"
        self._speed = characters_a_second
        self._frozen = False
        self._server: subprocess.Popen[bytes] | None = None
        modules = home / "modules"
        modules.mkdir()
        module = modules / "sd_spoken"
        # The python of the tests runs it, and it need not be executable in the checkout.
        module.write_text(f"#!{sys.executable}\n" + (HERE / "sd_spoken").read_text())
        module.chmod(0o755)
        shutil.copy(HERE / "speechd.conf", home)

    @property
    def environ(self) -> dict[str, str]:
        """What leads a program to this server and keeps its library from starting another."""
        return {"SPEECHD_ADDRESS": f"unix_socket:{self._socket}", "SPEECHD_CMD": "/nonexistent"}

    def start(self) -> None:
        """Start the server and wait until it takes clients."""
        home = self._home
        self._socket.unlink(missing_ok=True)
        log = home / "speech-dispatcher.log"
        log.unlink(missing_ok=True)
        command = ["speech-dispatcher", "--run-single", "--timeout", "0", "--log-level", "3"]
        command += ["--communication-method", "unix_socket", "--socket-path", str(self._socket)]
        command += ["--pid-file", str(home / "pid"), "--config-dir", str(home)]
        command += ["--module-dir", str(home / "modules"), "--log-dir", str(home)]
        environ = os.environ | {"THOUSAND_SPOKEN": str(self._spoken), "THOUSAND_CPS": str(self._speed)}
        with (home / "output.log").open("ab") as output:
            self._server = subprocess.Popen(command, env=environ, stdout=output, stderr=output)
        wait_until(lambda: log.exists() and "waiting for clients" in log.read_text(errors="replace"))

    def freeze(self) -> None:
        """Let the server hang: it takes whatever comes and answers nothing."""
        assert self._server
        self._server.send_signal(signal.SIGSTOP)
        self._frozen = True

    @property
    def frozen(self) -> bool:
        """Whether it hangs."""
        return self._frozen

    def stop(self) -> None:
        """End the server, if it runs."""
        server, self._server = self._server, None
        if server and self._frozen:
            server.send_signal(signal.SIGCONT)
            self._frozen = False
        if server:
            server.terminate()
            try:
                server.wait(ENOUGH)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()

    def events(self) -> list[dict[str, Any]]:
        """What happened to each text: ``event`` (begin, end, stop), ``text``, ``lang``, ``rate``, and ``at``,
        the time by ``time.monotonic()``."""
        if not self._spoken.exists():
            return []
        *lines, _half_written = self._spoken.read_text(encoding="utf-8").split("\n")
        return [json.loads(line) for line in lines]

    def heard(self) -> list[str]:
        """The texts that were spoken to their end."""
        return [event["text"] for event in self.events() if event["event"] == "end"]

    def begun(self) -> list[str]:
        """The texts that began to be spoken."""
        return [event["text"] for event in self.events() if event["event"] == "begin"]

    def spoken(self) -> list[Spoken]:
        """The texts that have ended, one way or the other."""
        return [
            Spoken(event["text"], event["event"] == "end")
            for event in self.events()
            if event["event"] != "begin"
        ]


def wait_until(condition: Callable[[], object], seconds: float = ENOUGH) -> None:
    """Wait until the condition holds; fail if it never does."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, "waited in vain"
        time.sleep(0.005)
