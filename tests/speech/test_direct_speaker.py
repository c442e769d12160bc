"""The worker: it waits for no voice, and finds another when one fails."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator, Sequence

import pytest

from thousand.say.message import Kind, Message
from thousand.speech.base import Backend, OnEnd
from thousand.speech.direct import DirectSpeaker
from thousand.speech.recorder import Recorder

ENOUGH = 20.0
"""Seconds to wait for what happens at once unless the machine is overloaded."""


class Heard:
    """What all fake voices said together, readable while the worker still talks."""

    def __init__(self) -> None:
        self.changed = threading.Condition()
        self.texts: list[str] = []

    def add(self, text: str) -> None:
        with self.changed:
            self.texts.append(text)
            self.changed.notify_all()

    def wait_for(self, *texts: str) -> None:
        with self.changed:
            self.changed.wait_for(lambda: self.texts == list(texts), ENOUGH)
            assert self.texts == list(texts)


class Fake:
    """A voice that says everything at once, or does what the test makes of it."""

    tells_end = True
    queues = True
    sets_language = True
    sets_rate = True

    def __init__(self, heard: Heard, name: str = "fake", *, ends: bool = True) -> None:
        self.name = name
        self.heard = heard
        self.ends = ends
        self.broken = False
        self.opened = 0
        self.closed = threading.Event()
        self.before_speech: Callable[[], object] = lambda: None
        self.on_end: list[OnEnd | None] = []

    def open(self) -> Backend:
        if self.broken:
            raise ConnectionRefusedError
        self.opened += 1
        return self

    def speak(self, text: str, lang: str, interrupt: bool, on_end: OnEnd | None) -> None:
        self.before_speech()
        if self.broken:
            raise ConnectionResetError
        self.heard.add(("! " if interrupt else "") + text)
        if on_end and self.ends:
            on_end(True)
        self.on_end.append(on_end)

    def set_rate(self, rate: int | None) -> None:
        self.heard.add(f"(rate {rate})")

    def stop(self) -> None:
        self.heard.add("(stop)")

    def close(self) -> None:
        self.closed.set()


def event(text: str) -> Message:
    return Message(text, "en", Kind.EVENT)


def reply(text: str) -> Message:
    return Message(text, "en", Kind.REPLY)


@pytest.fixture
def heard() -> Heard:
    return Heard()


@pytest.fixture
def unheard() -> Heard:
    return Heard()


Start = Callable[..., DirectSpeaker]


@pytest.fixture
def start(unheard: Heard) -> Iterator[Start]:
    speakers = []

    def give_back(messages: Sequence[Message]) -> None:
        unheard.add(", ".join(message.text for message in messages))

    def start(
        *chain: Callable[[], Backend], delays: Sequence[float] = (0, 0, 0), patience: float = ENOUGH
    ) -> DirectSpeaker:
        speaker = DirectSpeaker(
            chain,
            resumed=lambda name: Message(f"Now {name} speaks.", "en", Kind.NOTICE),
            unheard=give_back,
            delays=delays,
            patience=patience,
        )
        speakers.append(speaker)
        return speaker

    yield start
    for speaker in speakers:
        speaker.close()


def test_messages_are_said_in_order_and_replies_interrupt(start: Start, heard: Heard) -> None:
    fake = Fake(heard)
    speaker = start(fake.open)
    for message in (event("one"), event("two")):
        speaker.say(message)
    heard.wait_for("one", "two")
    assert speaker.backend == "fake"
    speaker.say(reply("three"))
    heard.wait_for("one", "two", "! three")


def test_a_text_is_cleaned_and_an_empty_one_is_not_said(start: Start, heard: Heard) -> None:
    speaker = start(Fake(heard).open)
    speaker.say(event("\x1b"))
    speaker.say(event("one\x1b\ntwo"))
    heard.wait_for("one two")


def test_a_hanging_voice_delays_no_call_and_the_newest_reply_follows(start: Start, heard: Heard) -> None:
    fake, hangs, go_on = Fake(heard), threading.Event(), threading.Event()
    fake.before_speech = lambda: (hangs.set(), go_on.wait(ENOUGH))
    speaker = start(fake.open)
    speaker.say(event("one"))
    assert hangs.wait(ENOUGH)
    started = time.monotonic()
    for number in range(1000):
        speaker.say(reply(f"card {number}"))
        speaker.key_pressed()
    assert not go_on.is_set()
    assert time.monotonic() - started < ENOUGH / 2
    go_on.set()
    heard.wait_for("one", "! card 999")


def test_a_voice_that_hangs_for_ever_is_given_up(start: Start, heard: Heard) -> None:
    hanging, other, release = Fake(heard, "hanging"), Fake(heard, "other"), threading.Event()
    hanging.before_speech = lambda: release.wait(ENOUGH) and 1 / 0
    speaker = start(hanging.open, other.open, delays=(), patience=0.1)
    speaker.say(event("one"))
    heard.wait_for("Now other speaks.", "one")
    assert not hanging.closed.is_set()
    release.set()
    assert hanging.closed.wait(ENOUGH), "it is closed when it returns at last"


def test_a_voice_that_hangs_while_it_opens_is_passed_over(start: Start, heard: Heard) -> None:
    hanging, other, release = Fake(heard, "hanging"), Fake(heard, "other"), threading.Event()

    def open_hanging() -> Backend:
        release.wait(ENOUGH)
        return hanging.open()

    speaker = start(open_hanging, other.open, patience=0.1)
    speaker.say(event("one"))
    heard.wait_for("one")
    release.set()
    assert hanging.closed.wait(ENOUGH)


def test_a_voice_that_restarts_is_found_again_with_one_sentence(start: Start, heard: Heard) -> None:
    fake = Fake(heard)
    refusals = iter([False, True, True])

    def open_when_restarted() -> Backend:
        fake.broken = next(refusals, False)
        return fake.open()

    speaker = start(open_when_restarted)
    speaker.say(event("one"))
    heard.wait_for("one")
    fake.broken = True
    for message in (event("two"), event("three")):
        speaker.say(message)
    heard.wait_for("one", "Now fake speaks.", "two", "three")
    assert fake.closed.wait(ENOUGH)
    assert fake.opened == 2


def test_the_next_voice_takes_over_and_says_what_was_cut_off(start: Start, heard: Heard) -> None:
    first, missing, last = Fake(heard, "first", ends=False), Fake(heard), Fake(heard, "last")
    missing.broken = True
    speaker = start(first.open, missing.open, last.open)
    speaker.say(event("one"))
    heard.wait_for("one")
    first.broken = True
    speaker.say(event("two"))
    heard.wait_for("one", "Now last speaks.", "one", "two")
    assert speaker.backend == "last"


def test_a_voice_that_opens_but_never_speaks_is_not_tried_for_ever(start: Start, heard: Heard) -> None:
    mute, other = Fake(heard, "mute"), Fake(heard, "other")

    def open_mute() -> Backend:
        mute.broken = False
        mute.open()
        mute.broken = True
        return mute

    speaker = start(open_mute, other.open)
    speaker.say(event("one"))
    heard.wait_for("Now other speaks.", "one")
    assert mute.opened == 4


def test_without_any_voice_every_message_comes_back(start: Start, heard: Heard, unheard: Heard) -> None:
    fake = Fake(heard)
    speaker = start(fake.open)
    speaker.say(event("one"))
    heard.wait_for("one")
    fake.broken = True
    speaker.say(event("two"))
    unheard.wait_for("two")
    speaker.say(event("three"))
    unheard.wait_for("two", "three")
    assert speaker.backend is None


def test_a_chain_that_does_not_open_is_told_before_anything_is_said(start: Start, unheard: Heard) -> None:
    start()
    unheard.wait_for("")


def test_a_key_silences_a_voice_that_tells_no_end_and_the_event_comes_again(
    start: Start, heard: Heard
) -> None:
    fake = Fake(heard, ends=False)
    fake.tells_end = False
    speaker = start(fake.open)
    long = "a long event " * 100
    speaker.say(event(long))
    heard.wait_for(long.strip())
    speaker.key_pressed()
    speaker.say(reply("Roll."))
    heard.wait_for(long.strip(), "(stop)", "! Roll.", long.strip())


def test_the_rate_is_set_at_once_and_again_on_every_voice_that_follows(start: Start, heard: Heard) -> None:
    first, stubborn, last = Fake(heard, "first"), Fake(heard, "stubborn"), Fake(heard, "last")
    stubborn.sets_rate = False
    speaker = start(first.open, stubborn.open, last.open)
    assert speaker.sets_rate in (None, True), "None until it is open"
    speaker.set_rate(60)
    speaker.say(event("one"))
    heard.wait_for("(rate 60)", "one")
    speaker.set_rate(None)
    speaker.set_rate(-40)
    said = ["(rate 60)", "one", "(rate None)", "(rate -40)"]
    heard.wait_for(*said)
    assert speaker.sets_rate is True
    first.broken = True
    speaker.say(event("two"))
    said += ["Now stubborn speaks.", "two"]
    heard.wait_for(*said)
    assert speaker.sets_rate is False
    stubborn.broken = True
    speaker.say(event("three"))
    heard.wait_for(*said, "(rate -40)", "Now last speaks.", "three")


def test_a_voice_that_cannot_be_set_as_it_opens_is_passed_over(start: Start, heard: Heard) -> None:
    first, broken, last = Fake(heard, "first"), Fake(heard, "broken"), Fake(heard, "last")
    broken.set_rate = lambda rate: 1 / 0  # type: ignore[method-assign]
    speaker = start(first.open, broken.open, last.open)
    speaker.set_rate(60)
    heard.wait_for("(rate 60)")
    first.broken = True
    speaker.say(event("one"))
    heard.wait_for("(rate 60)", "(rate 60)", "Now last speaks.", "one")


def test_stop_forgets_what_is_under_way(start: Start, heard: Heard) -> None:
    fake = Fake(heard, ends=False)
    speaker = start(fake.open)
    speaker.say(event("one"))
    heard.wait_for("one")
    speaker.stop()
    speaker.say(event("two"))
    heard.wait_for("one", "(stop)", "two")


def test_close_says_what_was_left_and_closes_the_voice(start: Start, heard: Heard) -> None:
    fake = Fake(heard)
    speaker = start(fake.open)
    for number in range(5):
        speaker.say(event(f"word {number}"))
    speaker.close(ENOUGH)
    assert heard.texts == [f"word {number}" for number in range(5)]
    assert fake.closed.wait(ENOUGH)
    speaker.say(event("nobody listens"))
    speaker.close()


def test_close_does_not_wait_for_a_voice_to_come_back(start: Start, heard: Heard, unheard: Heard) -> None:
    fake = Fake(heard)
    speaker = start(fake.open, delays=(ENOUGH * 10,))
    speaker.say(event("one"))
    heard.wait_for("one")
    fake.broken = True
    speaker.say(event("two"))
    assert fake.closed.wait(ENOUGH)
    speaker.close(ENOUGH)
    unheard.wait_for("two")


def test_the_recorder_keeps_messages() -> None:
    recorder = Recorder()
    recorder.say(event("one"))
    recorder.key_pressed()
    recorder.close()
    assert recorder.messages == [event("one")]
