"""Bots that search think beside the keys: whatever is asked meanwhile is answered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from thousand.bots.base import Choice
from thousand.bots.miles_steady import Steady
from thousand.deal import from_number
from thousand.doors.local_table import LocalTable
from thousand.miles.moves import Discard, Draw
from thousand.miles.rules import PRESETS
from thousand.table.record import Chair
from thousand.table.table import Table, open_table
from thousand.ui.port import Keeping


class Slow(Steady):
    """A bot that calls itself one that searches."""

    def limited(self, playouts: int) -> Slow:
        return self


class Thread:
    """A thread that works when the test lets it."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Callable[[], Choice], Callable[[Choice], None]]] = []

    def think(self, work: Callable[[], Choice], then: Callable[[Choice], None]) -> None:
        self.waiting.append((work, then))

    def work(self) -> None:
        """Let the bot finish its thought."""
        (job,) = self.waiting
        self.waiting.clear()
        job[1](job[0]())


class Saver:
    """Saves nothing, but counts."""

    safe = True

    def __init__(self) -> None:
        self.saved = 0

    def save(self, table: Table) -> None:
        self.saved += 1


@pytest.fixture
def thread() -> Thread:
    return Thread()


@pytest.fixture
def port(thread: Thread) -> LocalTable:
    """A table where the person has just ended the first turn, and the bot thinks."""
    table, opening = open_table(
        "miles", PRESETS["playroom"](2), (Chair("Ola"), Chair("Anna", "steady")), from_number(1)
    )
    port = LocalTable(table, Saver(), opening, bot=Slow(), think=thread.think)
    port.go_on()
    assert port.send(Draw()) is None
    assert port.send(Discard(port.view.cards[0])) is None
    return port


def test_nothing_waits_for_a_bot_that_thinks(port: LocalTable, thread: Thread) -> None:
    assert port.view.turn == 1
    assert len(thread.waiting) == 1
    refusal = port.send(Draw())
    assert refusal is not None
    assert refusal.code == "not-your-turn"


def test_what_it_decided_is_done_and_the_game_goes_on(port: LocalTable, thread: Thread) -> None:
    told: list[Any] = []
    port.listen(told.extend, lambda reason: None)
    while thread.waiting:
        thread.work()
    assert told
    assert port.view.turn == 0
    assert port.keeping is Keeping.SAVED


def test_what_it_decided_after_the_person_left_comes_to_nothing(port: LocalTable, thread: Thread) -> None:
    told: list[Any] = []
    port.listen(told.extend, lambda reason: None)
    before = port.view
    port.leave()
    thread.work()
    assert told == []
    assert port.view == before
    assert not thread.waiting
