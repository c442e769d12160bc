"""The history: channels by what a message is, places that stay, search, and the copy of a line."""

from __future__ import annotations

import base64
import re

import pytest
from faces import Heard
from hypothesis import given
from hypothesis import strategies as st
from keyboard import DOWN, END, ENTER, ESCAPE, HOME, PAGE_DOWN, PAGE_UP, TAB, UP, Keyboard

from thousand.say.message import Kind, Message
from thousand.say.scribe import Scribe
from thousand.ui.clipboard import LONGEST, copying
from thousand.ui.ears import Ears
from thousand.ui.folding import fold
from thousand.ui.history import CHANNELS, KEPT, Channel, History, Walk
from thousand.ui.past import HistoryScreen
from thousand.ui.screen import Screen
from thousand.ui.shell import Shell

LEFT, RIGHT = "\x1b[D", "\x1b[C"

KINDS = [kind for kind in Kind if kind is not Kind.AGAIN]


class Table(Screen):
    """Something to go back to."""

    def __init__(self, shell: Shell) -> None:
        self._shell = shell

    def opened(self) -> None:
        self._shell.again("Back at the table.")

    def press(self, key: str) -> None:
        self._shell.common(key)


class Past:
    """The history of a session with these messages, and what is heard there."""

    def __init__(self, *said: tuple[Kind, str], lang: str = "en") -> None:
        self.face = Heard()
        self.shell = Shell(Ears(self.face, lambda: self.face), Scribe(lang))
        self.shell.open(Table(self.shell))
        for kind, text in said:
            self.shell.ears.say(Message(text, lang, kind))
        self.shell.open(HistoryScreen(self.shell))

    def press(self, *keys: str) -> list[str]:
        """What the last key is answered with."""
        for key in keys:
            self.face.lines.clear()
            self.shell.press(key)
        return self.face.lines


SAID = (
    (Kind.EVENT, "You draw Roll."),
    (Kind.REPLY, "Scores: 0 to 0."),
    (Kind.EVENT, "Anna plays Stop on you."),
    (Kind.REFUSAL, "You need a Roll first."),
    (Kind.NOTICE, "Saving works again."),
    (Kind.EVENT, "It is your turn."),
)

TALKED = (*SAID, (Kind.TALK, "Jan: hello"))


# Channels


def test_each_channel_has_the_messages_of_its_kinds_in_order() -> None:
    history = History()
    for kind, text in TALKED:
        history.add(Message(text, "en", kind))
    texts = {channel: [kept.message.text for kept in history.kept(channel)] for channel in Channel}
    events = [text for kind, text in TALKED if kind is Kind.EVENT]
    assert texts == {
        Channel.HAPPENED: [*events[:2], "Saving works again.", events[2], "Jan: hello"],
        Channel.GAME: events,
        Channel.TALK: ["Jan: hello"],
        Channel.ANSWERS: ["Scores: 0 to 0."],
        Channel.HOUSE: ["You need a Roll first.", "Saving works again."],
        Channel.ALL: [text for _, text in TALKED],
    }


def test_there_is_a_channel_of_talk_where_somebody_has_talked() -> None:
    for said, known in ((SAID, False), (TALKED, True)):
        past = Past(*said)
        walked = [past.press("right")[0] for _ in Channel]
        assert any("Talk at the table" in line for line in walked) is known, walked


def test_every_kind_but_what_is_said_again_is_in_a_channel() -> None:
    assert set().union(*CHANNELS.values()) == set(KINDS)
    assert CHANNELS[Channel.ALL] == set(KINDS)


def test_left_and_right_change_the_channel_and_say_it() -> None:
    past = Past(*SAID)
    assert past.face.lines[-2:] == [past.shell.text("history-title"), "It is your turn, 4 of 4"]
    assert past.press("right") == ["The game alone.", "It is your turn, 3 of 3"]
    assert past.press("right") == ["Answers to your keys.", "Scores: 0 to 0, 1 of 1"]
    assert past.press("right")[0] == "Notices, and what could not be done."
    assert past.press("right") == ["Everything that was said.", "It is your turn, 6 of 6"]
    assert past.press("right")[0] == "What happened."
    assert past.press("left")[0] == "Everything that was said."


def test_another_channel_is_entered_at_the_same_moment() -> None:
    past = Past(*SAID)
    assert past.press("up", "up") == ["Anna plays Stop on you, 2 of 4"]
    assert past.press("left") == ["Everything that was said.", "Anna plays Stop on you, 3 of 6"]
    assert past.press("up") == ["Scores: 0 to 0, 2 of 6"]
    assert past.press("left", "left") == ["Answers to your keys.", "Scores: 0 to 0, 1 of 1"]
    assert past.press("left") == ["The game alone.", "You draw Roll, 1 of 3"]


def test_an_empty_channel_says_so() -> None:
    past = Past((Kind.NOTICE, "Saving works again."))
    assert past.press("right") == ["The game alone.", "Nothing has been said yet."]
    assert past.press("up") == ["Nothing has been said yet."]
    assert past.press("k") == ["Nothing has been said yet."]
    assert past.press("left")[1:] == ["Saving works again, 1 of 1"]


# Walking


def test_page_keys_walk_by_ten_and_home_and_end_go_to_the_ends() -> None:
    past = Past(*((Kind.EVENT, f"Event {n}.") for n in range(1, 26)))
    assert past.press("pageup") == ["Event 15, 15 of 25"]
    assert past.press("<") == ["Event 5, 5 of 25"]
    assert past.press("pageup") == ["Event 1, 1 of 25"]
    assert past.press("pagedown", ">") == ["Event 21, 21 of 25"]
    assert past.press("home") == ["Event 1, 1 of 25"]
    assert past.press("end") == ["Event 25, 25 of 25"]
    assert past.press("down") == ["Event 25, 25 of 25"]


def test_what_the_history_says_is_no_new_message() -> None:
    past = Past(*SAID)
    past.press("up", "home", "end", "right", "left", "?", "pageup", "k")
    assert past.press("left") == ["Everything that was said.", "You draw Roll, 1 of 7"], "7: the help"


def test_the_place_stays_where_something_happens_meanwhile_and_page_keys_at_the_table_follow() -> None:
    past = Past(*SAID)
    past.press("up")
    past.shell.event("Anna draws a card.")
    assert past.press("up") == ["Anna plays Stop on you, 2 of 5"]
    past.press("tab")
    assert past.press("pageup") == ["Anna draws a card, 5 of 5"]
    assert past.press("pageup") == ["It is your turn, 4 of 5"]
    past.shell.event("Anna discards Stop.")
    assert past.press("pageup") == ["Anna discards Stop, 6 of 6"]


def test_only_so_many_messages_of_a_channel_are_kept_and_answers_drive_out_no_event() -> None:
    history = History()
    walk = Walk(history)
    history.add(Message("The first event.", "en"))
    assert walk.here()
    for n in range(KEPT + 5):
        history.add(Message(f"Answer {n}.", "en", Kind.REPLY))
    assert len(history.kept(Channel.ANSWERS)) == KEPT
    assert [kept.message.text for kept in history.kept(Channel.GAME)] == ["The first event."]
    walk.channel = Channel.ALL
    found = walk.here()
    assert found is not None
    assert (found.message.text, found.place) == ("Answer 5.", 1), (
        "what was here is forgotten: the oldest left"
    )


@given(
    st.lists(st.sampled_from(KINDS), max_size=12),
    st.lists(st.sampled_from(["add", "back", "on", "first", "last", "left", "right"]), max_size=40),
)
def test_a_walk_is_always_at_a_message_of_its_channel(kinds: list[Kind], steps: list[str]) -> None:
    history = History()
    walk = Walk(history)
    for n, kind in enumerate(kinds):
        history.add(Message(str(n), "en", kind))
    for n, step in enumerate(steps):
        before = walk.here()
        if step == "add":
            history.add(Message(f"new {n}", "en"))
            if before is not None:
                assert walk.here() == before._replace(of=len(history.kept(walk.channel)))
        elif step in ("left", "right"):
            walk.switch(1 if step == "right" else -1)
        elif step in ("first", "last"):
            walk.jump(newest=step == "last")
        else:
            walk.move(-1 if step == "back" else 1)
        found = walk.here()
        texts = [kept.message.text for kept in history.kept(walk.channel)]
        assert (found is None) == (not texts)
        if found is not None:
            assert texts[found.place - 1] == found.message.text
            assert found.of == len(texts)


# Searching


def search(*words: str) -> list[str]:
    return ["/", *"".join(words), "enter"]


def test_a_search_goes_back_from_here_and_its_hits_are_counted_from_the_newest() -> None:
    past = Past(*SAID)
    assert past.press(*search("you")) == ["Hit 1 of 3, message 4 of 4:", "It is your turn."]
    assert past.press("n") == ["Hit 2 of 3, message 2 of 4:", "Anna plays Stop on you."]
    assert past.press("enter") == ["Hit 3 of 3, message 1 of 4:", "You draw Roll."]
    assert past.press("n") == ["No hit further back: you."]
    assert past.press("N") == ["Hit 2 of 3, message 2 of 4:", "Anna plays Stop on you."]
    assert past.press("p") == ["Hit 1 of 3, message 4 of 4:", "It is your turn."]
    assert past.press("p") == ["No hit further on: you."]
    assert past.press("up") == ["Saving works again, 3 of 4"]


def test_what_is_not_there_is_told_and_the_place_stays() -> None:
    past = Past(*SAID)
    past.press("up")
    assert past.press(*search("Gasoline")) == ["No hit further back: Gasoline."]
    assert past.press("up") == ["Anna plays Stop on you, 2 of 4"]


def test_a_search_stays_in_its_channel() -> None:
    past = Past(*SAID)
    assert past.press("right", *search("saving")) == ["No hit further back: saving."]
    assert past.press("left", "n") == ["Hit 1 of 1, message 3 of 4:", "Saving works again."]


def test_without_a_search_its_keys_say_so() -> None:
    past = Past(*SAID)
    for key in ("n", "N", "p", "enter"):
        assert past.press(key) == ["Nothing is searched for yet: press Slash, type, then Enter."]


def test_escape_leaves_the_search_and_enter_alone_searches_for_the_same_again() -> None:
    past = Past(*SAID)
    assert past.press("up", "/", "x", "escape")[-1] == "Saving works again, 3 of 4"
    past.press(*search("roll"))
    assert past.press("end", "/")[0] == "Search for: Enter alone keeps roll."
    assert past.press("enter") == ["Hit 1 of 1, message 1 of 4:", "You draw Roll."]


def test_only_accents_cannot_be_searched_for() -> None:
    past = Past(*SAID)
    past.press("/")
    past.face.lines.clear()
    past.shell.paste("e\u0301")
    past.press("backspace")
    past.shell.paste("\u0301")
    assert past.press("enter")[0] == "Type something first, then press Enter. Escape goes back."


@pytest.mark.parametrize(
    ("words", "text"),
    [
        ("zolte", "Żółte światło"),
        ("ŻÓŁTE", "zolte swiatlo"),
        ("coup fourre", "Coup fourré!"),
        ("strasse", "Die STRAẞE"),
        ("a b", "a\nb"),
        ("fi", "ﬁnal"),
        ("oresund", "Øresund"),
        ("е", "Ё"),
    ],
)
def test_capitals_and_accents_do_not_matter(words: str, text: str) -> None:
    assert fold(words) in fold(text)
    assert Past((Kind.EVENT, text), lang="pl").press(*search(words))[1:] == text.split("\n")


@given(st.text(max_size=30), st.text(max_size=30))
def test_folding_is_done_once_and_for_all(one: str, two: str) -> None:
    assert fold(fold(one)) == fold(one)
    assert fold(one + " " + two) == f"{fold(one)} {fold(two)}".strip()


# Copying


def copied(sequence: str) -> str:
    found = re.fullmatch(r"\x1b\]52;c;([A-Za-z0-9+/=]*)\x07", sequence)
    assert found
    return base64.b64decode(found[1]).decode()


def test_a_message_is_sent_to_the_clipboard_whole_and_clean() -> None:
    past = Past((Kind.REPLY, "Zażółć \x1b[2J gęślą\u202e\nsecond line"), (Kind.EVENT, "It is your turn."))
    assert past.press("k") == ["Sent to the clipboard, if your terminal allows it."]
    past.press("right", "right", "K")
    assert [copied(sequence) for sequence in past.face.sequences] == [
        "It is your turn.",
        "Zażółć [2J gęślą\nsecond line",
    ]


def test_of_a_very_long_message_the_beginning_is_sent() -> None:
    past = Past((Kind.EVENT, "ł" * LONGEST))
    assert past.press("k")[0].startswith("The beginning is sent to the clipboard, if your terminal allows it")
    assert copied(past.face.sequences[0]) == "ł" * (LONGEST // 2)


def test_a_terminal_without_sequences_is_told_of() -> None:
    past = Past((Kind.EVENT, "It is your turn."))
    past.face.control = lambda sequence: False  # type: ignore[method-assign]
    assert past.press("k") == ["This terminal has no clipboard."]


@given(st.text())
def test_nothing_that_is_copied_can_steer_a_terminal(text: str) -> None:
    sequence, whole = copying(text)
    assert not set(copied(sequence)) & {chr(code) for code in [*range(10), *range(11, 32), *range(127, 160)]}
    assert whole == (len(copied(sequence).encode()) <= LONGEST)
    assert len(sequence) < 8192


# By keys, in the real session


def test_the_history_by_keys(keyboard: Keyboard) -> None:
    heard = keyboard.play(
        "s", TAB, RIGHT, RIGHT, LEFT, HOME, PAGE_DOWN, END, UP, DOWN, "/", *"shuf", ENTER, "?"
    )
    text = heard[heard.index("History. Up and Down move, Tab goes back to the table.") + 1 :]
    assert text[0] == "It is your turn, 4 of 4"
    assert text[1:3] == ["The game alone.", "It is your turn, 4 of 4"]
    assert "Search for: shuf" in text
    assert text[-5:-3] == [
        "Hit 1 of 1, message 2 of 4:",
        "Round 1. Anna shuffles and deals six cards to each player.",
    ]
    assert text[-1].startswith("K copies the message")


@pytest.mark.parametrize("key", [TAB, "\x1b[Z", "\x7f", "\x03", "\x04"])
def test_ways_back_to_the_table(keyboard: Keyboard, key: str) -> None:
    assert keyboard.play(TAB, key)[-1] == "Your turn: draw a card with Space."


def test_a_search_may_be_pasted_and_left(keyboard: Keyboard) -> None:
    heard = keyboard.play(TAB, "/", "\x1b[200~SHUFFLES\x1b[201~", ENTER, PAGE_UP, "/", "q", ESCAPE)
    assert "Hit 1 of 1, message 2 of 4:" in heard
    assert heard.count("Search for: SHUFFLES") == 1
