"""Direct speech through a real speech-dispatcher: what a listener hears, and in which order."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator, Sequence

import pytest
from dispatcher import Dispatcher, wait_until

from thousand.say.message import Kind, Message
from thousand.speech.backends import SpeechDispatcher
from thousand.speech.direct import DirectSpeaker

pytestmark = pytest.mark.e2e

BACK = "Speech is back: speech-dispatcher."


@pytest.fixture
def unheard() -> list[Message]:
    return []


@pytest.fixture
def speaker(
    dispatcher: Dispatcher, monkeypatch: pytest.MonkeyPatch, unheard: list[Message]
) -> Iterator[DirectSpeaker]:
    for name, value in dispatcher.environ.items():
        monkeypatch.setenv(name, value)
    speaker = DirectSpeaker(
        [SpeechDispatcher],
        resumed=lambda name: Message(f"Speech is back: {name}.", "en", Kind.NOTICE),
        unheard=unheard.extend,
        delays=[0.1] * 200,
    )
    yield speaker
    speaker.close()


def say(speaker: DirectSpeaker, *texts: str, lang: str = "en", kind: Kind = Kind.EVENT) -> None:
    for text in texts:
        speaker.say(Message(text, lang, kind))


def test_exactly_the_messages_in_order_and_in_their_language(
    dispatcher: Dispatcher, speaker: DirectSpeaker
) -> None:
    texts = [f'Anna plays {25 * turn} miles. <{turn}> & "more".' for turn in range(20)]
    say(speaker, *texts)
    say(speaker, "Twoja kolej: zażółć gęślą jaźń.", lang="pl")
    say(speaker, "轮到你了。", lang="zh")
    texts += ["Twoja kolej: zażółć gęślą jaźń.", "轮到你了。"]
    wait_until(lambda: len(dispatcher.heard()) >= len(texts))
    assert dispatcher.heard() == dispatcher.begun() == texts
    langs = [event["lang"] for event in dispatcher.events() if event["event"] == "begin"]
    assert langs == ["en"] * 20 + ["pl", "zh"]


def test_an_event_cut_off_by_a_reply_is_heard_whole_after_it(
    dispatcher: Dispatcher, speaker: DirectSpeaker
) -> None:
    event = "Bob plays an accident on you, and this is a long sentence. " * 5
    say(speaker, event, "Your turn.")
    wait_until(dispatcher.begun)
    for card in range(3):
        say(speaker, f"Card {card}.", kind=Kind.REPLY)
    wait_until(lambda: "Your turn." in dispatcher.heard())
    whole = [text for text in dispatcher.heard() if not text.startswith("Card")]
    assert whole == [event.strip(), "Your turn."]
    assert dispatcher.heard()[0] == "Card 2."


def test_a_reply_is_spoken_at_once(dispatcher: Dispatcher, speaker: DirectSpeaker) -> None:
    say(speaker, "A very long event. " * 200)
    wait_until(dispatcher.begun)
    delays = []
    for card in range(20):
        pressed = time.monotonic()
        say(speaker, f"Card {card}, of which much could be said.", kind=Kind.REPLY)
        wait_until(lambda card=card: dispatcher.begun()[-1].startswith(f"Card {card},"))
        delays.append(time.monotonic() - pressed)
    assert statistics.median(delays) < 0.1


def test_a_server_that_restarts_in_mid_sentence(
    dispatcher: Dispatcher, speaker: DirectSpeaker, unheard: Sequence[Message]
) -> None:
    say(speaker, "The hand begins.")
    wait_until(dispatcher.heard)
    cut = "Anna plays a hundred miles, and says so at great length. " * 10
    say(speaker, cut)
    wait_until(lambda: len(dispatcher.begun()) == 2)
    dispatcher.stop()
    wait_until(lambda: speaker.backend is None)
    say(speaker, "Your turn.")
    dispatcher.start()
    wait_until(lambda: "Your turn." in dispatcher.heard())
    assert dispatcher.heard() == ["The hand begins.", BACK, cut.strip(), "Your turn."]
    assert unheard == []


def test_the_last_words_are_said_after_the_program_has_left(
    dispatcher: Dispatcher, speaker: DirectSpeaker
) -> None:
    farewell = "Goodbye. The match is saved, and can be continued at any time. " * 3
    say(speaker, farewell)
    speaker.close()
    wait_until(dispatcher.heard)
    assert dispatcher.heard() == [farewell.strip()]


def test_a_server_that_never_was(need: Callable[..., None], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPEECHD_ADDRESS", "unix_socket:/nonexistent/socket")
    monkeypatch.setenv("SPEECHD_CMD", "/nonexistent")
    lost: list[Sequence[Message]] = []
    speaker = DirectSpeaker([SpeechDispatcher], resumed=lambda name: Message(name, "en"), unheard=lost.append)
    wait_until(lambda: lost)
    speaker.close()
    assert lost == [[]]
