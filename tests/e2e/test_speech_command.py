"""``thousand speech``, the rate, and a server that hangs, with a real speech-dispatcher."""

from __future__ import annotations

import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from dispatcher import Dispatcher, wait_until
from notes import Notes
from program import DOWN, ENTER, PLAY, THOUSAND, Program, house, surroundings

from thousand.say.message import Kind, Message
from thousand.speech.backends import SpeechDispatcher
from thousand.speech.direct import DirectSpeaker

pytestmark = pytest.mark.e2e

LONGEST = 60.0
"""Seconds within which ``thousand speech`` ends on any machine: four voices, five seconds each way."""


@pytest.fixture
def ask(tmp_path: Path, dispatcher: Dispatcher) -> Callable[..., subprocess.CompletedProcess[str]]:
    """A function that runs ``thousand speech`` into a pipe, where the only voice is the dispatcher."""

    def ask(*words: str) -> subprocess.CompletedProcess[str]:
        environ = surroundings(tmp_path, **dispatcher.environ) | {"PATH": str(tmp_path / "nothing-here")}
        return subprocess.run(
            [*THOUSAND, "speech", *words],
            env=environ,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=LONGEST,
            check=False,
        )

    return ask


def test_every_way_to_the_server_says_its_sentence(
    ask: Callable[..., subprocess.CompletedProcess[str]], dispatcher: Dispatcher
) -> None:
    answer = ask("--lang", "en")
    assert (answer.returncode, answer.stderr) == (0, "")
    lines = answer.stdout.splitlines()
    assert lines[1] == "speech-dispatcher opens, 1 of 4."
    assert "accessible-output2 opens, 2 of 4: it speaks through Linux Speech Dispatcher." in lines
    assert lines[-1] == "Thousand speaks through speech-dispatcher, the first that works."
    wait_until(lambda: len(dispatcher.heard()) == 2)
    assert dispatcher.heard() == [
        "This is speech-dispatcher, speaking for Thousand.",
        "This is Linux Speech Dispatcher, speaking for Thousand.",
    ]


def test_a_language_without_a_voice_is_told_by_each_way_once(
    ask: Callable[..., subprocess.CompletedProcess[str]], dispatcher: Dispatcher
) -> None:
    """The private server has an English voice alone."""
    answer = ask("--lang", "pl")
    lines = answer.stdout.splitlines()
    assert lines.count("speech-dispatcher nie ma polskiego głosu.") == 1
    assert sum(line.startswith("Linux Speech Dispatcher nie przyjmuje języka") for line in lines) == 1
    spoken = [(event["text"], event["lang"]) for event in dispatcher.events() if event["event"] == "end"]
    assert spoken[0] == ("Tu speech-dispatcher, mówię za Thousand.", "pl")


def test_silent_says_nothing(
    ask: Callable[..., subprocess.CompletedProcess[str]], dispatcher: Dispatcher
) -> None:
    assert "speech-dispatcher opens, 1 of 4." in ask("--silent", "--lang", "en").stdout
    assert dispatcher.begun() == []


def test_a_server_that_hangs_is_told_and_left(
    ask: Callable[..., subprocess.CompletedProcess[str]], dispatcher: Dispatcher
) -> None:
    dispatcher.freeze()
    answer = ask("--lang", "en")
    assert dispatcher.frozen
    assert (answer.returncode, answer.stderr) == (1, "")
    lines = answer.stdout.splitlines()
    assert lines[1] == "speech-dispatcher does not open, 1 of 4: it did not answer within 5 seconds."
    assert any(line.startswith("Linux: install speech-dispatcher.") for line in lines)


@pytest.fixture
def speaker(dispatcher: Dispatcher, monkeypatch: pytest.MonkeyPatch) -> Iterator[DirectSpeaker]:
    for name, value in dispatcher.environ.items():
        monkeypatch.setenv(name, value)
    speaker = DirectSpeaker(
        [SpeechDispatcher],
        resumed=lambda name: Message(f"Speech is back: {name}.", "en", Kind.NOTICE),
        unheard=lambda messages: None,
        delays=[0.1] * 200,
    )
    yield speaker
    speaker.close()


def test_the_rate_reaches_the_server_and_the_players_own_comes_back(
    dispatcher: Dispatcher, speaker: DirectSpeaker
) -> None:
    def say(text: str) -> None:
        speaker.say(Message(text, "en"))
        wait_until(lambda: text in dispatcher.heard())

    say("as it is set")
    speaker.set_rate(60)
    say("fast")
    dispatcher.stop()
    dispatcher.start()
    say("fast again")
    speaker.set_rate(None)
    say("as it was set")
    rates = {event["text"]: event["rate"] for event in dispatcher.events()}
    assert rates == {
        "as it is set": "0",
        "fast": "60",
        "Speech is back: speech-dispatcher.": "60",
        "fast again": "60",
        "as it was set": "0",
    }


def test_a_server_that_hangs_delays_no_key(tmp_path: Path, dispatcher: Dispatcher) -> None:
    """a11y: the game never waits for speech."""
    notes = Notes(tmp_path / "told")
    environ = surroundings(tmp_path, **dispatcher.environ) | {"PATH": str(tmp_path / "nothing-here")}
    program = Program(notes.command(*PLAY, "--speech", "direct"), environ)
    try:
        program.wait(dispatcher.heard, "the first words")
        dispatcher.freeze()
        keys = (DOWN, DOWN, " ", "3", ENTER, "t", "s", "i")
        program.press(*keys)
        program.wait(lambda: notes.done() == 1 + len(keys), "an answer to every key")
        assert house("speech-none-works") not in notes.told(), "the voice has not even been given up"
        program.press("v")
        program.wait_for(house("speech-terminal", **{"key-speech": "V"}))
        program.press("q", ENTER)
        assert program.exit_code() == 0
        assert dispatcher.frozen
    finally:
        program.close()
