"""The ways to make this computer speak, and in which order they are tried.

No speech library is imported before its backend is opened: Thousand starts fast, and a library that
is missing or broken is one more backend that does not open.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Mapping
from concurrent.futures import Future
from threading import Thread
from typing import Any

from thousand.speech.base import Backend, OnEnd
from thousand.speech.libraries import AccessibleOutput, Prism


class SpeechDispatcher:
    """Linux's speech server, through its own client: it knows languages and tells ends."""

    name = "speech-dispatcher"
    tells_end = True
    queues = True
    sets_language = True
    sets_rate = True

    def __init__(self) -> None:
        import speechd

        outlive = self._outlive

        class Client(speechd.SSIPClient):  # type: ignore[misc]
            """Notices that the server is gone from the first command on."""

            def _initialize_connection(self, *identity: str) -> None:
                Thread(target=outlive, args=(self._conn,), daemon=True).start()
                super()._initialize_connection(*identity)

        self._lang = ""
        self._whole = {speechd.CallbackType.END: True, speechd.CallbackType.CANCEL: False}
        self._fates: dict[int, Future[bool]] = {}
        # The library goes where SPEECHD_ADDRESS says, else to the user's own server, and starts
        # one where the server's configuration allows it.
        self._client = Client("thousand")
        self._client.set_priority(speechd.Priority.MESSAGE)
        self._own_rate = int(self._client.get_rate() or 0)
        # The client's own callbacks forget an end that is told before speak() returns.
        self._client._conn.set_callback(self._hear)

    def speak(self, text: str, lang: str, interrupt: bool, on_end: OnEnd | None) -> None:
        """Queue a text in its language."""
        if interrupt:
            self.stop()
        if lang != self._lang:
            self._client.set_language(lang)
            self._lang = lang
        _code, _answer, data = self._client.speak(text)
        number = int(data[0])

        def tell(fate: Future[bool]) -> None:
            del self._fates[number]
            if on_end:
                on_end(fate.result())

        self._fates.setdefault(number, Future()).add_done_callback(tell)

    def set_rate(self, rate: int | None) -> None:
        """Set this client's rate; it began with the one in the server's configuration."""
        self._client.set_rate(self._own_rate if rate is None else rate)

    def lacks(self, lang: str) -> bool:
        """Whether the server's synthesiser lists voices, and none for the language."""
        known = {str(named).lower() for _name, named, _variant in self._client.list_synthesis_voices()}
        return bool(known) and not _has(known, lang)

    def stop(self) -> None:
        """Cancel what this client has queued."""
        self._client.cancel()

    def close(self) -> None:
        """Leave the server, which says what it has been given; the client's thread ends."""
        self._client.close()

    def _hear(self, number: int, _client: int, event: str, **_mark: str) -> None:
        """Called by the client's thread, which an exception would end."""
        if event in self._whole:
            fate = self._fates.setdefault(number, Future())
            if not fate.done():
                fate.set_result(self._whole[event])

    def _outlive(self, connection: Any) -> None:
        """When the server is gone, end every wait for it: the client would wait for ever.

        This also happens while connecting: a server that shuts down takes clients it never answers.
        """
        connection._communication_thread.join()
        connection._ssip_reply_semaphore.release()
        for fate in list(self._fates.values()):
            if not fate.done():
                fate.set_result(False)


class EspeakNg:
    """The espeak-ng program, once for each text; it talks to the sound card by itself."""

    name = "espeak-ng"
    tells_end = True
    queues = False
    sets_language = True
    sets_rate = True

    def __init__(self) -> None:
        program = shutil.which("espeak-ng")
        if program is None:
            raise FileNotFoundError("espeak-ng is not installed")
        self._program = program
        self._speed: list[str] = []
        self._process: subprocess.Popen[bytes] | None = None
        self._complaint = ""

    def speak(self, text: str, lang: str, interrupt: bool, on_end: OnEnd | None) -> None:
        """Start the program on a text; raise what it complained of the time before."""
        if self._complaint:
            raise OSError(self._complaint)
        if interrupt:
            self.stop()
        # The text goes through standard input: in an argument, "-w file" would be obeyed.
        process = subprocess.Popen(
            [self._program, "-v", lang, "-b", "1", *self._speed, "--stdin"],
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )
        self._process = process
        Thread(target=self._follow, args=(process, text, on_end), daemon=True).start()

    def set_rate(self, rate: int | None) -> None:
        """Set its words a minute: 175 by itself, from 80 to 450."""
        if rate is None:
            self._speed = []
        else:
            self._speed = ["-s", str(round(175 + rate * (2.75 if rate > 0 else 0.95)))]

    def lacks(self, lang: str) -> bool:
        """Whether the program lists no voice for the language: only a heading."""
        command = [self._program, f"--voices={lang}"]
        listed = subprocess.run(command, capture_output=True, check=True, stdin=subprocess.DEVNULL)
        return len(listed.stdout.splitlines()) < 2

    def stop(self) -> None:
        """Kill the program."""
        process, self._process = self._process, None
        if process:
            process.kill()

    def close(self) -> None:
        """Let the program finish its text."""

    def _follow(
        self,
        process: subprocess.Popen[bytes],
        text: str,
        on_end: OnEnd | None,
    ) -> None:
        _output, stderr = process.communicate(text.encode())
        stopped = process is not self._process
        # Without a sound card it exits with 0 all the same, and says "error: ..." among warnings.
        lines = stderr.decode(errors="replace").splitlines()
        errors = [line for line in lines if line.lower().startswith("error")]
        if not stopped and (errors or process.returncode):
            self._complaint = errors[0] if errors else f"espeak-ng exited: {process.returncode}"
        if on_end:
            on_end(not stopped and not self._complaint)


def direct_allowed(environ: Mapping[str, str] = os.environ) -> bool:
    """Whether speech would be heard where the player is: over ssh it speaks in another room."""
    return not any(environ.get(name) for name in ("SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"))


def default_chain(
    platform: str = sys.platform, environ: Mapping[str, str] = os.environ
) -> list[type[Backend]]:
    """The backends to try, best first; calling one opens it. Each has its ``name``."""
    if not direct_allowed(environ):
        return []
    if platform == "win32":
        return [AccessibleOutput, Prism, EspeakNg]
    if platform == "darwin":
        # accessible-output2's VoiceOver has been reported broken since 2020.
        return [Prism, AccessibleOutput, EspeakNg]
    return [SpeechDispatcher, AccessibleOutput, Prism, EspeakNg]


_SPOKEN_AS = {"zh": {"zh", "cmn", "yue"}}
"""Languages that voices have under other names: for Chinese, those of what is spoken."""


def _has(langs: Iterable[str], lang: str) -> bool:
    """Whether a language is among these, which may name regions: ``pt-br`` speaks ``pt``."""
    return not _SPOKEN_AS.get(lang, {lang}).isdisjoint(re.split("[-_]", known)[0] for known in langs)
