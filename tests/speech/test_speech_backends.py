"""The backends, against stand-ins for their libraries, and the real ones where nothing can speak."""

from __future__ import annotations

import os
import queue
import subprocess
import sys
import threading
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from thousand.speech import backends
from thousand.speech.backends import (
    AccessibleOutput,
    EspeakNg,
    Prism,
    SpeechDispatcher,
    default_chain,
    direct_allowed,
)

ENOUGH = 20.0


def test_no_speech_library_is_imported_before_it_is_opened() -> None:
    program = "import sys, thousand.speech.backends, thousand.speech.direct; print(*sys.modules)"
    modules = subprocess.check_output([sys.executable, "-c", program], text=True).split()
    assert not {"speechd", "accessible_output2", "prism", "asyncio"} & set(modules)


@pytest.mark.parametrize(
    ("platform", "chain"),
    [
        ("linux", [SpeechDispatcher, AccessibleOutput, Prism, EspeakNg]),
        ("win32", [AccessibleOutput, Prism, EspeakNg]),
        ("darwin", [Prism, AccessibleOutput, EspeakNg]),
    ],
)
def test_the_order_of_the_chain(platform: str, chain: list[type]) -> None:
    assert default_chain(platform, {}) == chain
    assert len({backend.name for backend in default_chain(platform, {})}) == len(chain)


@pytest.mark.parametrize("name", ["SSH_CONNECTION", "SSH_CLIENT", "SSH_TTY"])
def test_nothing_speaks_at_the_far_end_of_ssh(name: str) -> None:
    assert not direct_allowed({name: "192.0.2.1 50000 192.0.2.2 22"})
    assert default_chain("linux", {name: "/dev/pts/0"}) == []
    assert direct_allowed({"TERM": "xterm"})


class Client:
    """Stands in for speechd.SSIPClient."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.calls: list[tuple[object, ...]] = []
        self.number = 6
        self.told: list[str] = []
        self.langs = ("en-GB", "pt_BR", "cmn")
        self._conn = self
        self.gone = threading.Event()
        self._communication_thread = threading.Thread(target=self.gone.wait, daemon=True)
        self._communication_thread.start()
        self._ssip_reply_semaphore = threading.Semaphore(0)
        self._initialize_connection("unknown", name, "default")

    def _initialize_connection(self, *identity: str) -> None:
        self.identity = identity

    def set_callback(self, callback: Any) -> None:
        self.callback = callback

    def set_priority(self, priority: str) -> None:
        self.calls.append(("priority", priority))

    def set_language(self, lang: str) -> None:
        self.calls.append(("language", lang))

    def get_rate(self) -> str:
        return "20"

    def set_rate(self, rate: int) -> None:
        self.calls.append(("rate", rate))

    def list_synthesis_voices(self) -> tuple[tuple[str, str, str], ...]:
        return tuple((lang, lang, "none") for lang in self.langs)

    def speak(self, text: str) -> tuple[int, str, tuple[str]]:
        self.calls.append(("speak", text))
        self.number += 1
        for event in self.told:
            self.callback(self.number, 1, event)
        return 225, "OK MESSAGE QUEUED", (str(self.number),)

    def cancel(self) -> None:
        self.calls.append(("cancel",))

    def close(self) -> None:
        self.calls.append(("close",))
        self.gone.set()


@pytest.fixture
def dispatcher(monkeypatch: pytest.MonkeyPatch) -> tuple[SpeechDispatcher, Client]:
    speechd: Any = ModuleType("speechd")
    speechd.SSIPClient = Client
    speechd.Priority = SimpleNamespace(MESSAGE="message")
    speechd.CallbackType = SimpleNamespace(END="end", CANCEL="cancel")
    monkeypatch.setitem(sys.modules, "speechd", speechd)
    backend = SpeechDispatcher()
    return backend, backend._client


def test_speech_dispatcher_sets_the_language_when_it_changes(
    dispatcher: tuple[SpeechDispatcher, Client],
) -> None:
    backend, client = dispatcher
    backend.speak("one", "en", False, None)
    backend.speak("two", "en", True, None)
    backend.speak("trzy", "pl", False, None)
    backend.close()
    assert client.calls == [
        ("priority", "message"),
        ("language", "en"),
        ("speak", "one"),
        ("cancel",),
        ("speak", "two"),
        ("language", "pl"),
        ("speak", "trzy"),
        ("close",),
    ]


def test_speech_dispatcher_gives_back_the_rate_that_it_began_with(
    dispatcher: tuple[SpeechDispatcher, Client],
) -> None:
    """a11y: rate, pitch and voice stay the player's own."""
    backend, client = dispatcher
    assert ("rate", 20) not in client.calls
    backend.set_rate(60)
    backend.set_rate(None)
    assert client.calls[-2:] == [("rate", 60), ("rate", 20)]


def test_speech_dispatcher_knows_which_languages_it_lacks(
    dispatcher: tuple[SpeechDispatcher, Client],
) -> None:
    backend, client = dispatcher
    assert [lang for lang in ("en", "pl", "pt", "zh", "ro") if backend.lacks(lang)] == ["pl", "ro"]
    client.langs = ()
    assert not backend.lacks("pl"), "a synthesiser that lists nothing may know it"


@pytest.mark.parametrize(("event", "whole"), [("end", True), ("cancel", False)])
@pytest.mark.parametrize("early", [True, False])
def test_speech_dispatcher_tells_each_end_once_even_an_early_one(
    dispatcher: tuple[SpeechDispatcher, Client], event: str, whole: bool, early: bool
) -> None:
    backend, client = dispatcher
    ends: list[bool] = []
    if early:
        client.told = ["begin", event, event]
    backend.speak("one", "en", False, ends.append)
    if not early:
        assert ends == []
        for told in ("begin", event):
            client.callback(client.number, 1, told)
    assert ends == [whole]


def test_speech_dispatcher_ends_every_wait_when_the_server_is_gone(
    dispatcher: tuple[SpeechDispatcher, Client],
) -> None:
    backend, client = dispatcher
    ends: queue.SimpleQueue[bool] = queue.SimpleQueue()
    backend.speak("one", "en", False, ends.put)
    client.gone.set()
    assert client._ssip_reply_semaphore.acquire(timeout=ENOUGH)
    assert ends.get(timeout=ENOUGH) is False


class Output:
    """Stands in for one output of accessible-output2."""

    name = "NVDA"

    def __init__(self) -> None:
        self.active = True
        self.calls: list[tuple[object, ...]] = []

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.calls.append(("speak", text, interrupt))

    def silence(self) -> None:
        self.calls.append(("silence",))

    def close(self) -> None:
        self.calls.append(("close",))
        raise AttributeError("'NoneType' object has no attribute 'close'")


def test_accessible_output_speaks_through_what_runs_now(monkeypatch: pytest.MonkeyPatch) -> None:
    screen_reader, voice = Output(), Output()
    voice.name = "sapi5"

    class Auto:
        outputs = (screen_reader, voice)

        def get_first_available_output(self) -> Output | None:
            return next((output for output in self.outputs if output.active), None)

    package: Any = ModuleType("accessible_output2")
    package.outputs = ModuleType("outputs")
    package.outputs.auto = ModuleType("auto")
    package.outputs.auto.Auto = Auto
    monkeypatch.setitem(sys.modules, "accessible_output2", package)

    backend = AccessibleOutput()
    assert backend.name == "NVDA"
    backend.speak("one", "en", False, None)
    backend.stop()
    screen_reader.active = False
    backend.speak("two", "en", True, None)
    backend.close()
    assert screen_reader.calls == [("speak", "one", False), ("silence",), ("close",)]
    assert voice.calls == [("speak", "two", True), ("close",)]
    voice.active = False
    with pytest.raises(LookupError):
        backend.speak("three", "en", False, None)


class Sapi(Output):
    """Stands in for Windows' own voice: the one output of accessible-output2 that has a rate."""

    name = "sapi5"
    has_rate = True
    min_rate = -10
    max_rate = 10
    rate = 3

    def get_rate(self) -> int:
        return self.rate

    def set_rate(self, rate: int) -> None:
        self.rate = rate


def test_only_windows_own_voice_lets_its_rate_be_set(monkeypatch: pytest.MonkeyPatch) -> None:
    screen_reader, voice = Output(), Sapi()

    class Auto:
        outputs = (screen_reader, voice)

        def get_first_available_output(self) -> Output | None:
            return next((output for output in self.outputs if output.active), None)

    package: Any = ModuleType("accessible_output2")
    package.outputs = ModuleType("accessible_output2.outputs")
    package.outputs.auto = ModuleType("accessible_output2.outputs.auto")
    package.outputs.auto.Auto = Auto
    monkeypatch.setitem(sys.modules, "accessible_output2", package)

    assert not AccessibleOutput().sets_rate, "a screen reader's rate is its own affair"
    screen_reader.active = False
    backend = AccessibleOutput()
    assert backend.sets_rate
    rates = []
    for rate in (60, -100, 100, 0, None):
        backend.set_rate(rate)
        rates.append(voice.rate)
    assert rates == [6, -10, 10, 0, 3]
    assert not backend.lacks("pl")
    screen_reader.active = True
    backend.set_rate(60)
    assert voice.rate == 3, "the screen reader speaks now"


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere it may well find a voice")
def test_the_real_accessible_output_fails_without_a_word(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nonexistent/socket")
    monkeypatch.setenv("SPEECHD_CMD", "/nonexistent")
    with pytest.raises(LookupError):
        AccessibleOutput()
    assert capfd.readouterr() == ("", "")


@pytest.mark.parametrize("settable", [True, False])
def test_prism_speaks_and_may_be_stopped_when_it_is_silent(
    monkeypatch: pytest.MonkeyPatch, settable: bool
) -> None:
    class NotSpeakingError(Exception):
        pass

    class Engine:
        name = "VoiceOver"
        said: list[tuple[str, bool]] = []  # noqa: RUF012
        features = SimpleNamespace(supports_set_rate=settable)
        rate = 0.4

        def speak(self, text: str, interrupt: bool) -> None:
            self.said.append((text, interrupt))

        def stop(self) -> None:
            raise NotSpeakingError

    prism: Any = ModuleType("prism")
    prism.common = SimpleNamespace(PrismNotSpeakingError=NotSpeakingError)
    engine = Engine()
    prism.Context = lambda: SimpleNamespace(acquire_best=lambda: engine)
    monkeypatch.setitem(sys.modules, "prism", prism)

    backend = Prism()
    assert backend.name == "VoiceOver"
    assert backend.sets_rate is settable
    if settable:
        rates = []
        for rate in (-100, 50, None):
            backend.set_rate(rate)
            rates.append(engine.rate)
        assert rates == [0.0, 0.75, 0.4], "prism's rates go from 0 to 1"
    backend.speak("one", "en", True, None)
    backend.stop()
    backend.close()
    assert Engine.said == [("one", True)]


class Program:
    """A program named espeak-ng, made by the test, and the ends it was told."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.said = folder / "said"
        self.ends: list[bool] = []
        self.ended = threading.Event()

    def does(self, script: str) -> None:
        path = self.folder / "espeak-ng"
        path.write_text(f'#!/bin/sh\necho "$@" >> "{self.said}"\ncat >> "{self.said}"\n{script}\n')
        path.chmod(0o755)

    def on_end(self, whole: bool) -> None:
        self.ends.append(whole)
        self.ended.set()


@pytest.fixture
def program(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Program:
    if sys.platform == "win32":
        pytest.skip("the stand-in is a shell script")
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return Program(tmp_path)


def test_espeak_gets_the_text_where_it_cannot_be_an_option(program: Program) -> None:
    program.does("echo 'ALSA lib: returned error: a warning' >&2")
    backend = EspeakNg()
    backend.speak("-w /etc/passwd żółć", "pl", True, program.on_end)
    assert program.ended.wait(ENOUGH)
    assert program.said.read_text(encoding="utf-8") == "-v pl -b 1 --stdin\n-w /etc/passwd żółć"
    assert program.ends == [True]


def test_espeak_speaks_at_the_rate_that_is_set(program: Program) -> None:
    program.does("")
    backend = EspeakNg()
    for rate in (100, -100, 0, None):
        backend.set_rate(rate)
        program.ended.clear()
        backend.speak("x", "en", True, program.on_end)
        assert program.ended.wait(ENOUGH)
    rates = [line for line in program.said.read_text().splitlines() if line.startswith("-v") or "-v" in line]
    assert [line.removeprefix("x").split(" -b 1 ")[1] for line in rates] == [
        "-s 450 --stdin",
        "-s 80 --stdin",
        "-s 175 --stdin",
        "--stdin",
    ]


def test_espeak_lists_no_voice_for_a_language_that_it_lacks(program: Program) -> None:
    program.does('echo "Pty Language"; case $* in *pl) echo " 5 pl";; esac')
    assert not EspeakNg().lacks("pl")
    assert EspeakNg().lacks("xx")


def test_espeak_is_killed_by_an_interruption(program: Program) -> None:
    program.does("exec sleep 1000")
    backend = EspeakNg()
    backend.speak("one", "en", False, program.on_end)
    backend.speak("two", "en", True, None)
    assert program.ended.wait(ENOUGH)
    assert program.ends == [False]
    backend.speak("three", "en", True, None)
    backend.stop()
    backend.stop()
    backend.close()


@pytest.mark.parametrize("script", ["echo 'error: No such file or directory' >&2", "exit 3"])
def test_espeak_that_could_not_speak_says_so_the_next_time(program: Program, script: str) -> None:
    program.does(script)
    backend = EspeakNg()
    backend.speak("one", "en", False, program.on_end)
    assert program.ended.wait(ENOUGH)
    assert program.ends == [False]
    with pytest.raises(OSError, match=r"No such file|exited: 3"):
        backend.speak("two", "en", False, None)


def test_espeak_that_is_not_installed_does_not_open(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backends.shutil, "which", lambda _program: None)
    with pytest.raises(FileNotFoundError):
        EspeakNg()
