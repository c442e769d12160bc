"""A question that opens by itself, while keys are pressed that were meant for what lay there before: nothing
is answered unheard (a11y), and nothing is said over and over while a key is held down."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from faces import Heard

from thousand.say.scribe import Scribe
from thousand.ui.ears import Ears
from thousand.ui.lists import Choice, Listing, ListScreen
from thousand.ui.screen import Screen
from thousand.ui.shell import AT_ONCE, HELD, Shell

REPEAT = 0.03
"""Seconds between two of the same key while it is held down."""

CHOICES = ("Bid 100", "Bid 110", "Pass")


class Hand(Screen):
    """What lies open before: any key goes to a card, or does something there."""

    def press(self, key: str) -> None:
        return


class Evening:
    """A shell with a clock that stands still between keys; ``taken`` is what was answered."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self._now = 1000.0
        monkeypatch.setattr("thousand.ui.shell.monotonic", lambda: self._now)
        self._face = Heard()
        self._shell = Shell(Ears(self._face, lambda: self._face), Scribe("en"))
        self._shell.open(Hand())
        self.taken: list[str] = []

    def ask(self, *, told: bool = True) -> None:
        """A question opens, by itself or by a key."""

        def take(label: str) -> Callable[[], None]:
            def taken() -> None:
                self.taken.append(label)
                self._shell.close(quietly=True)

            return taken

        listing = Listing("What?", tuple(Choice(label, take(label)) for label in CHOICES))
        self._shell.open(ListScreen(self._shell, lambda: listing, told=told))

    def press(self, key: str, after: float = REPEAT, times: int = 1) -> list[str]:
        """What is said to a key pressed so many seconds after the one before, perhaps more than once."""
        self._face.lines.clear()
        for _ in range(times):
            self._now += after
            self._shell.press(key)
        return list(self._face.lines)


@pytest.fixture
def evening(monkeypatch: pytest.MonkeyPatch) -> Evening:
    return Evening(monkeypatch)


def test_enter_held_down_says_the_answer_once_and_gives_none(evening: Evening) -> None:
    evening.press("enter")
    evening.ask()
    assert evening.press("enter", after=0.5) == ["Bid 100, 1 of 3"], "a keyboard waits before it repeats"
    assert evening.press("enter", times=100) == []
    assert evening.taken == []
    evening.press("enter", after=2 * HELD)
    assert evening.taken == ["Bid 100"]


def test_enter_held_down_while_others_bid_gives_no_answer(evening: Evening) -> None:
    evening.press("enter", times=100)
    evening.ask()
    assert evening.press("enter", times=100) == ["Bid 100, 1 of 3"]
    assert evening.taken == []


def test_enter_held_down_goes_from_question_to_question_by_one(evening: Evening) -> None:
    evening.ask()
    evening.press("enter")
    assert evening.taken == ["Bid 100"]
    evening.ask()
    assert evening.press("enter", times=100) == ["Bid 100, 1 of 3"]
    assert evening.taken == ["Bid 100"]


def test_who_walks_the_hand_by_digits_answers_nothing(evening: Evening) -> None:
    for key in "12":
        evening.press(key, after=0.4)
    evening.ask()
    assert evening.press("3", after=0.4) == ["Pass, 3 of 3"]
    assert evening.press("2", after=0.4) == ["Bid 110, 2 of 3"]
    assert evening.taken == []
    evening.press("enter", after=0.1)
    assert evening.taken == ["Bid 110"], "that is where the digit went"


def test_a_digit_held_down_says_the_answer_once_and_gives_none(evening: Evening) -> None:
    evening.press("2", times=10)
    evening.ask()
    assert evening.press("2", times=100) == ["Bid 110, 2 of 3"]
    assert evening.taken == []
    evening.press("2", after=2 * HELD)
    assert evening.taken == ["Bid 110"]


@pytest.mark.parametrize("between", ["enter", "down"])
def test_a_digit_after_another_key_answers(evening: Evening, between: str) -> None:
    """Who plays a card by its digit and Enter does not walk any more."""
    evening.press("2")
    evening.press(between)
    evening.ask()
    evening.press("2")
    assert evening.taken == ["Bid 110"]


def test_a_digit_that_comes_later_answers(evening: Evening) -> None:
    evening.press("2")
    evening.ask()
    evening.press("2", after=2 * AT_ONCE)
    assert evening.taken == ["Bid 110"]


def test_digits_answer_one_question_after_another(evening: Evening) -> None:
    for key in "113":
        evening.ask()
        evening.press(key)
    assert evening.taken == ["Bid 100", "Bid 100", "Pass"]


@pytest.mark.parametrize("key", ["enter", "1"])
def test_a_question_that_a_key_has_opened_takes_the_next_one(evening: Evening, key: str) -> None:
    evening.press(key)
    evening.ask(told=False)
    evening.press(key)
    assert evening.taken == ["Bid 100"]
