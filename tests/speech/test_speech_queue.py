"""The rules of interrupting, under hurried keys and against a listener that keeps count."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.say.cells import cells
from thousand.say.message import Kind, Message
from thousand.speech.queue import CHARACTERS_A_SECOND, LONGEST_PAUSE, SpeechQueue, Utterance


class Ear:
    """A backend with a listener: it speaks at the assumed speed, and notes what it spoke whole."""

    def __init__(self, *, tells_end: bool, queues: bool) -> None:
        self.now = 100.0
        self.whole: list[str] = []
        self.begun: list[str] = []
        self.playing: list[tuple[float, Utterance, int]] = []
        self.tells_end = tells_end
        self.queue = SpeechQueue(lambda: self.now)
        self.queue.use(tells_end=tells_end, queues=queues)

    def say(self, text: str, kind: Kind = Kind.EVENT) -> None:
        self.queue.say(Message(text, "en", kind))
        self.speak()

    def key(self) -> None:
        if not self.tells_end:
            self.playing = []  # A screen reader falls silent at a key, whatever it was told.
        self.queue.key()
        self.speak()

    def speak(self) -> None:
        while utterance := self.queue.take():
            if utterance.interrupts:
                self.playing = []
            begins = max([self.now, *(end for end, _, _ in self.playing)])
            end = begins + cells(utterance.message.text) / CHARACTERS_A_SECOND
            self.playing.append((end, utterance, utterance.token))
            self.begun.append(utterance.message.text)

    def live(self, seconds: float) -> None:
        """Let time pass from one moment at which something happens to the next."""
        until = self.now + seconds
        while True:
            wait = self.queue.wait()
            moments = [end for end, _, _ in self.playing]
            if wait is not None:
                moments.append(self.now + wait)
            if min(moments, default=until) >= until:
                break
            self.now = min(moments)
            self.listen()
        self.now = until
        self.listen()

    def listen(self) -> None:
        while self.playing and self.playing[0][0] <= self.now:
            _, utterance, token = self.playing.pop(0)
            self.whole.append(utterance.message.text)
            if self.tells_end:
                self.queue.ended(token, whole=True)
        self.speak()


texts = st.integers(3, 60).map(lambda length: "x" * length)
steps = st.lists(
    st.one_of(
        st.tuples(st.just("event"), texts),
        st.tuples(st.just("reply"), texts),
        st.tuples(st.just("key"), st.just("")),
        st.tuples(st.just("key and reply"), texts),
        st.tuples(st.just("wait"), st.sampled_from(["0.01", "0.1", "0.3", "1", "2.5", "6"])),
    ),
    max_size=40,
)


@given(steps=steps, tells_end=st.booleans(), queues=st.booleans())
def test_nothing_is_lost_repeated_or_out_of_order(
    steps: list[tuple[str, str]], tells_end: bool, queues: bool
) -> None:
    ear = Ear(tells_end=tells_end, queues=queues)
    events, reply = [], ""
    for number, (step, detail) in enumerate(steps):
        text = f"{number} {detail}"
        if step == "wait":
            ear.live(float(detail))
        elif step == "event":
            events.append(text)
            ear.say(text)
        else:
            if step.startswith("key"):
                ear.key()
                reply = ""
            if step.endswith("reply"):
                reply = text
                ear.say(reply, Kind.REPLY)
                assert ear.begun[-1] == reply, "a reply is said at once"
                assert [u.message.text for _, u, _ in ear.playing] == [reply]
    ear.live(1000)
    assert [text for text in ear.whole if text in events] == events
    assert not reply or reply in ear.whole
    assert len(set(ear.whole)) == len(ear.whole)
    assert ear.queue.wait() is None
    assert not ear.queue.waiting


@pytest.fixture(params=[True, False], ids=["told", "estimated"])
def ear(request: pytest.FixtureRequest) -> Ear:
    return Ear(tells_end=request.param, queues=True)


def test_an_event_waits_for_the_reply_that_cut_it_off(ear: Ear) -> None:
    ear.say("Anna plays 100 miles.")
    ear.live(0.5)
    ear.key()
    ear.say("Roll, 2 of 6.", Kind.REPLY)
    ear.live(20)
    assert ear.begun == ["Anna plays 100 miles.", "Roll, 2 of 6.", "Anna plays 100 miles."]
    assert ear.whole == ["Roll, 2 of 6.", "Anna plays 100 miles."]


def test_a_new_event_follows_the_ones_that_were_cut_off(ear: Ear) -> None:
    for text in ("first event", "second event"):
        ear.say(text)
    ear.say("a reply", Kind.REFUSAL)
    ear.say("third event", Kind.NOTICE)
    ear.live(60)
    assert ear.whole == ["a reply", "first event", "second event", "third event"]


def test_of_two_waiting_replies_the_newer_is_said(ear: Ear) -> None:
    ear.queue.say(Message("first card", "en", Kind.REPLY))
    ear.queue.say(Message("second card", "en", Kind.REPLY))
    ear.live(10)
    assert ear.begun == ["second card"]


def test_events_follow_each_other_without_a_gap_where_the_voice_queues(ear: Ear) -> None:
    ear.say("one event")
    ear.say("another event")
    assert ear.begun == ["one event", "another event"]


def test_one_text_at_a_time_where_the_voice_does_not_queue() -> None:
    ear = Ear(tells_end=True, queues=False)
    ear.say("one event")
    ear.say("another event")
    assert ear.begun == ["one event"]
    ear.live(10)
    assert ear.whole == ["one event", "another event"]


def test_a_player_who_walks_on_is_not_told_the_same_beginning_for_ever() -> None:
    ear = Ear(tells_end=True, queues=True)
    ear.say("Anna plays 100 miles and stands at 700.")
    for card in range(30):
        ear.say(f"card {card}", Kind.REPLY)
        ear.live(2.0)
    assert ear.begun.count("Anna plays 100 miles and stands at 700.") < 8
    ear.live(LONGEST_PAUSE + 5)
    assert ear.whole[-1] == "Anna plays 100 miles and stands at 700."


def test_a_key_that_cuts_nothing_off_needs_no_silence() -> None:
    ear = Ear(tells_end=False, queues=True)
    assert not ear.queue.key()
    ear.say("Your turn.")
    assert ear.queue.key()


def test_a_key_cuts_nothing_off_where_the_end_is_told() -> None:
    ear = Ear(tells_end=True, queues=True)
    ear.say("Your turn.")
    assert not ear.queue.key()
    ear.live(10)
    assert ear.begun == ["Your turn."]


def test_a_slow_voice_is_given_longer_and_a_fast_one_no_less() -> None:
    """a11y: a key inside the time of a text counts as a cut, and an event must not be lost."""
    lasting = {}
    for rate in (None, -100, 0, 100):
        ear = Ear(tells_end=False, queues=True)
        ear.queue.set_rate(rate)
        ear.say("x" * 60)
        lasting[rate] = ear.queue.wait()
    usual = 60 / CHARACTERS_A_SECOND
    assert lasting == {None: usual, -100: pytest.approx(3 * usual), 0: usual, 100: usual}


def test_an_event_whose_end_crossed_the_reply_is_not_repeated(ear: Ear) -> None:
    ear.say("Your turn.")
    _, event, token = ear.playing[0]
    ear.say("a reply", Kind.REPLY)
    assert event.cuts == 1
    ear.queue.ended(token, whole=True)
    ear.live(20)
    assert ear.begun == ["Your turn.", "a reply"]


def test_a_text_stopped_by_someone_else_is_said_once_more_and_no_more(ear: Ear) -> None:
    ear.say("Your turn.")
    ear.queue.ended(ear.playing.pop()[2], whole=False)
    ear.speak()
    assert ear.begun == ["Your turn."] * 2
    ear.queue.ended(ear.playing.pop()[2], whole=False)
    ear.live(60)
    assert ear.begun == ["Your turn."] * 2


def test_a_text_stopped_by_failures_is_said_again_after_each(ear: Ear) -> None:
    ear.say("Your turn.")
    for _ in range(3):
        ear.queue.ended(ear.playing.pop()[2], whole=False)
        ear.queue.failed()
        ear.speak()
    ear.live(60)
    assert ear.whole == ["Your turn."]


def test_an_end_that_is_never_told_stops_nothing_for_ever() -> None:
    ear = Ear(tells_end=True, queues=False)
    ear.say("Your turn.")
    ear.say("Anna is waiting.")
    ear.playing = []
    ear.live(60)
    assert ear.whole == ["Your turn.", "Anna is waiting."]


def test_after_a_failure_the_announcement_comes_first_and_everything_again(ear: Ear) -> None:
    for text in ("first event", "second event"):
        ear.say(text)
    ear.playing = []
    for _ in range(2):  # It fails again before anybody has heard the announcement.
        ear.queue.failed()
        ear.queue.announce(Message("Speech is back.", "en", Kind.NOTICE))
    ear.begun = []
    ear.speak()
    ear.live(60)
    assert ear.begun == ["Speech is back.", "first event", "second event"]


def test_a_reply_lost_in_a_failure_is_said_again_unless_there_is_a_newer_one(ear: Ear) -> None:
    ear.say("first card", Kind.REPLY)
    ear.queue.failed()
    assert ear.queue.clear() == [Message("first card", "en", Kind.REPLY)]
    ear.say("first card", Kind.REPLY)
    ear.queue.say(Message("second card", "en", Kind.REPLY))
    ear.queue.failed()
    assert ear.queue.clear() == [Message("second card", "en", Kind.REPLY)]
    assert not ear.queue.waiting
