"""``thousand speech``: it tells of every voice, waits for none for ever, and says what to install."""

from __future__ import annotations

import io
import sys
import threading
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from thousand import cli
from thousand.doors.speech_check import INSTALL, NOTHING_SPEAKS, check
from thousand.say.fluent import languages
from thousand.say.scribe import LINE_LIMIT, Scribe
from thousand.speech.base import OnEnd

README = Path(__file__).parent.parent.parent / "README.md"

MOMENT = 0.05
"""Seconds after which a stand-in that hangs is given up."""


class Works:
    """A voice as good as they come."""

    name = "works"
    tells_end = True
    queues = True
    sets_language = True
    sets_rate = True
    said: list[tuple[str, str]]

    def __init__(self) -> None:
        type(self).said = []

    def speak(self, text: str, lang: str, interrupt: bool, on_end: OnEnd | None) -> None:
        self.said.append((text, lang))
        if on_end and self.tells_end:
            on_end(True)

    def lacks(self, lang: str) -> bool:
        return lang == "pl"

    def close(self) -> None:
        pass


class ScreenReader(Works):
    """One that keeps everything to itself, found by a library of another name."""

    name = "library"
    tells_end = False
    sets_language = False
    sets_rate = False

    def __init__(self) -> None:
        super().__init__()
        self.name = "NVDA"


class Complains(Works):
    """espeak-ng without a sound card: it tells only the next time why it did not speak."""

    name = "complains"

    def speak(self, text: str, lang: str, interrupt: bool, on_end: OnEnd | None) -> None:
        if self.said:
            raise OSError("error: no sound card")
        super().speak(text, lang, interrupt, None)
        assert on_end
        on_end(False)


def closed(called: str, error: Exception) -> type:
    """A voice that does not open, for this reason."""

    class Closed(Works):
        name = called

        def __init__(self) -> None:
            raise error

    return Closed


class SSIPCommunicationError(Exception):
    """Named as the one of speech-dispatcher's client."""


@pytest.fixture
def release() -> Iterator[threading.Event]:
    """What ends the hanging at the end of the test."""
    event = threading.Event()
    yield event
    event.set()


def told(chain: Sequence[type], lang: str = "en", code: int = 0, **options: object) -> list[str]:
    """The lines that are printed, all of them short enough."""
    out = io.StringIO()
    options = {"silent": False, "environ": {}, "patience": MOMENT, **options}
    assert check(Scribe(lang), chain, out, **options) == code  # type: ignore[arg-type]
    lines = out.getvalue().splitlines()
    assert all(0 < len(line) <= LINE_LIMIT for line in lines), lines
    return lines


def test_a_voice_that_can_do_everything_says_its_sentence() -> None:
    assert told([Works]) == [
        "Looking for a voice, one way, up to 0 seconds.",
        "works opens, 1 of 1.",
        "It follows the language of the text; its speed can be set in the options; "
        "it reports when it has spoken.",
        "works says that it has spoken the sentence.",
        "Thousand speaks through works, the first that works.",
    ]
    assert Works.said == [("This is works, speaking for Thousand.", "en")]


def test_a_voice_that_keeps_to_itself_is_told_as_such_once() -> None:
    """a11y: where a backend cannot set the language, say so once."""
    lines = told([ScreenReader])
    assert lines[1:5] == [
        "library opens, 1 of 1: it speaks through NVDA.",
        "It keeps its own language; its speed is set in it; it does not report when it has spoken.",
        "NVDA cannot be told the language: choose an English voice in it, or it reads English its own way.",
        "NVDA was given a sentence; whether it was heard, only you can tell.",
    ]
    assert len(ScreenReader.said) == 1


def test_a_voice_without_the_language_says_so_and_speaks_that_language_all_the_same() -> None:
    lines = told([Works], "pl")
    assert lines.count("works nie ma polskiego głosu.") == 1
    assert [lang for _text, lang in Works.said] == ["pl"]


def test_silent_lists_and_says_nothing() -> None:
    lines = told([Works, ScreenReader], silent=True)
    assert [line for line in lines if "opens" in line] == [
        "works opens, 1 of 2.",
        "library opens, 2 of 2: it speaks through NVDA.",
    ]
    assert Works.said == ScreenReader.said == []


@pytest.mark.parametrize(
    ("error", "reason"),
    [
        (
            ModuleNotFoundError("No module named 'prism'", name="prism"),
            "its Python library prism is not installed",
        ),
        (FileNotFoundError("espeak-ng is not installed"), "its program is not installed"),
        (LookupError("nothing"), "no screen reader and no voice is running"),
        (SSIPCommunicationError(), "its server does not answer and could not be started"),
        (PermissionError(13, "Permission denied"), "Permission denied"),
        (
            ImportError("libprism.so: \x1b[2Jversion `GLIBC_2.34' not found " + "x" * 200),
            "libprism.so: [2Jversion",
        ),
        (RuntimeError(), "RuntimeError"),
    ],
)
def test_a_voice_that_does_not_open_says_why(error: Exception, reason: str) -> None:
    lines = told([closed("broken", error), Works])
    assert lines[1].startswith(f"broken does not open, 1 of 2: {reason}")
    assert lines[-1] == "Thousand speaks through works, the first that works."


@pytest.mark.parametrize("where", ["__init__", "speak", "lacks", "close"])
def test_a_voice_that_hangs_is_left_after_a_time_and_the_next_is_told(
    where: str, release: threading.Event
) -> None:
    def hang(*_args: object) -> None:
        release.wait()

    hanging = type("Hanging", (Works,), {"name": "hanging", where: hang})
    lines = told([hanging, Works])
    answers = {
        "__init__": "hanging does not open, 1 of 2: it did not answer within 0 seconds.",
        "speak": "hanging did not speak: it did not answer within 0 seconds.",
        "lacks": "hanging did not speak: it did not answer within 0 seconds.",
        "close": "hanging says that it has spoken the sentence.",
    }
    assert not release.is_set()
    assert answers[where] in lines
    assert "works says that it has spoken the sentence." in lines


def test_a_sentence_without_an_end_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("thousand.speech.probe.SLOWEST_VOICE", 10_000)
    endless = type("Endless", (Works,), {"name": "endless", "speak": lambda *_args: None})
    lines = told([endless, Works])
    assert "endless did not speak: it did not end within 0 seconds." in lines
    assert lines[-1] == "Thousand speaks through works, the first that works."


def test_a_voice_that_could_not_speak_tells_why_the_second_time() -> None:
    lines = told([Complains], code=NOTHING_SPEAKS)
    assert "complains did not speak: error: no sound card." in lines
    assert any(line.startswith("Nothing here speaks") for line in lines)


def test_a_sentence_that_somebody_stops_twice_is_told() -> None:
    def speak(self: Works, text: str, lang: str, interrupt: bool, on_end: Callable[[bool], None]) -> None:
        on_end(False)

    stopped = type("Stopped", (Works,), {"name": "stopped", "speak": speak})
    assert "stopped did not speak: something else stopped the sentence." in told(
        [stopped], code=NOTHING_SPEAKS
    )


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("platform", INSTALL)
def test_where_nothing_speaks_it_says_what_to_install_and_so_does_the_readme(
    lang: str, platform: str
) -> None:
    lines = told([closed("x", LookupError())], lang, NOTHING_SPEAKS, platform=platform)
    name = {"linux": "Linux", "win32": "Windows", "darwin": "macOS"}[platform]
    assert any(line.startswith((f"{name}: ", f"{name}：")) for line in lines)
    readme = README.read_text(encoding="utf-8")
    for command in filter(None, INSTALL[platform].values()):
        assert any(line.endswith(command) for line in lines)
        assert command in readme


def test_over_ssh_no_voice_is_looked_for() -> None:
    """a11y: it would speak in the server's room."""
    lines = told([Works], code=NOTHING_SPEAKS, environ={"SSH_TTY": "/dev/pts/1"})
    assert lines == ["Direct speech is not offered over ssh: it would speak in the server's room."]


def test_the_command_takes_its_words(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("thousand.doors.speech_check.default_chain", lambda: [Works])
    monkeypatch.setattr("thousand.doors.speech_check.direct_allowed", lambda _environ: True)
    assert cli.main(["speech", "--lang", "pl", "--silent"]) == 0
    assert "works działa, 1 z 1." in capsys.readouterr().out
    assert Works.said == []
    assert "thousand.doors.speech_check" in sys.modules
