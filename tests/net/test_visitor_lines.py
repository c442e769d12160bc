"""What lines do to a visit: messages lost on the way, late, or none of ours; each at its worst moment."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from client import Client
from servers import run, running
from visitors import ENTER, TAB, Player, visiting

from thousand.doors import visitor as door
from thousand.doors.session import Entrance
from thousand.net import wire
from thousand.net.inner import InnerLine
from thousand.net.line import Cut, Hear
from thousand.net.server import Server
from thousand.table import room_doing
from thousand.table import room_orders as do
from thousand.table.room_events import Said
from thousand.table.room_match_events import Committed, Played
from thousand.ui.room_game import RoomGameScreen


class Gate:
    """A line that breaks, and loses messages, when a test wants it to. ``lost`` are those of the client,
    ``withheld`` those of the server."""

    def __init__(self, server: Server, hear: Hear) -> None:
        self._server = server
        self.hear = hear
        self.lost: Callable[[Any], bool] = lambda message: False
        self.withheld: Callable[[Any], bool] = lambda message: False
        self.kept: list[Any] = []
        self.join()

    def join(self) -> None:
        self._inner = InnerLine(self._server.reception, self._heard, "127.0.0.1")

    def cut(self) -> None:
        self._inner.close()
        self.hear(Cut())

    def _heard(self, message: Any) -> None:
        if self.withheld(message):
            self.kept.append(message)
        else:
            self.hear(message)

    def send(self, message: wire.FromClient) -> None:
        if not self.lost(message):
            self._inner.send(message)

    def call_again(self) -> None:
        self.cut()
        self.join()

    def close(self) -> None:
        self._inner.close()


class Evening:
    """Jan by keys, behind a gate; Ola, whose table it is, as a client of the tests."""

    jan: Player
    gate: Gate
    ola: Client
    visitor: door.Visitor

    def games(self) -> int:
        """How many screens of a match lie open."""
        return sum(isinstance(screen, RoomGameScreen) for screen in self.visitor._shell._screens)


@asynccontextmanager
async def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, **more: Any) -> AsyncIterator[Evening]:
    """Jan in the lobby, a table of Ola's beside."""
    both = Evening()

    class Watched(door.Visitor):
        def __init__(self, *args: Any) -> None:
            super().__init__(*args)
            both.visitor = self

    monkeypatch.setattr(door, "Visitor", Watched)
    async with running(tmp_path / "data") as server:

        def line(hear: Hear) -> Gate:
            both.gate = Gate(server, hear)
            return both.gate

        both.ola = await Client("Ola").come(server.port)
        await both.ola.open()
        async with visiting(server.port, tmp_path, "Jan", line=line, **more) as both.jan:
            yield both
        await both.ola.close()


async def come_in(both: Evening) -> None:
    await both.jan.hears("How do you want to come in?")
    await both.jan.press("1", ENTER)
    await both.jan.hears("Lobby.")


async def sit(both: Evening) -> None:
    await come_in(both)
    await both.jan.press("1")
    await both.jan.hears("1 table.")
    await both.jan.press("1")
    await both.jan.hears("Ola's table: ")


async def start(both: Evening) -> None:
    await sit(both)
    await both.ola.does(do.Start())
    await both.jan.hears("You hold 6 cards")


def test_who_is_kicked_with_a_command_under_way_is_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await sit(both)
            both.gate.lost = lambda message: isinstance(message, wire.Do)
            both.jan.send("b")
            await both.ola.does(do.Kick("Jan"))
            await both.jan.hears("Lobby.")
            await both.jan.press("t")

    run(test())


@pytest.mark.parametrize("another", [False, True])
def test_a_match_that_is_gone_when_one_is_back_is_not_shown_any_more(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, another: bool
) -> None:
    """The table remembers less than was missed: even that the match was abandoned."""
    monkeypatch.setattr(room_doing, "KEPT_EVENTS", 4)

    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await start(both)
            both.gate.cut()
            await both.jan.hears("Connection lost")
            await both.ola.does(do.Abandon())
            if another:
                await both.ola.does(do.ChooseGame("tysiac"))
            for number in range(6):
                await both.ola.does(do.Say(f"line {number}"))
            both.gate.join()
            await both.jan.hears("Connected again.")
            await both.jan.press("t")
            assert "Waiting for Ola" in both.jan.lines[-1]
            assert both.games() == 0

    run(test())


def test_a_match_that_had_just_begun_has_one_screen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await sit(both)
            both.gate.withheld = lambda message: (
                isinstance(message, wire.Happened) and isinstance(message.event, Played)
            )
            await both.ola.does(do.Start())
            await both.jan.hears("1000 Miles: Ola and you.")
            both.gate.withheld = lambda message: False
            both.gate.cut()
            both.gate.join()
            await both.jan.hears("You hold 6 cards")
            await both.ola.does(do.Move("draw"))
            await both.jan.until(lambda: both.games() == 1)
            await both.ola.does(do.Say("done"))
            await both.jan.hears("Ola: done")
            assert both.games() == 1

    run(test())


def test_the_first_start_asks_who_reads_aloud_before_it_calls(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thousand.doors.session._direct_allowed", lambda environ: False)

    async def test() -> None:
        async with evening(tmp_path, monkeypatch, entrance=Entrance(lang="en")) as both:
            await both.jan.until(lambda: "\n1:" in both.jan.written)
            assert "How do you want to come in?" not in both.jan.written
            await both.jan.press("1")
            await both.jan.hears("How do you want to come in?")

    run(test())


def test_a_late_answer_opens_nothing_over_what_one_does_now(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await sit(both)
            both.gate.withheld = lambda message: isinstance(message, wire.Around)
            both.jan.send("y")
            await both.jan.press(TAB)
            await both.jan.hears("To the table:")
            await both.jan.until(lambda: both.gate.kept)
            both.gate.hear(both.gate.kept.pop())
            await both.jan.type("11")
            await both.ola.until(lambda: [said for said in both.ola.heard(Said) if said.text == "11"])

    run(test())


def test_a_table_whose_answer_was_lost_is_entered_when_the_line_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await come_in(both)
            await both.jan.press("1")
            await both.jan.hears("1 table.")
            both.gate.withheld = lambda message: isinstance(message, wire.Entered)
            both.jan.send("1")
            await both.jan.until(lambda: both.gate.kept)
            both.gate.withheld = lambda message: False
            both.gate.cut()
            await both.jan.hears("Connection lost")
            both.gate.join()
            await both.jan.hears("Connected again.")
            await both.jan.hears("Ola's table: ")

    run(test())


def test_who_is_banned_while_away_is_told_and_goes_on_in_the_lobby(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await sit(both)
            both.gate.cut()
            await both.jan.hears("Connection lost")
            await both.ola.does(do.Kick("Jan", ban=True))
            both.gate.join()
            await both.jan.hears("Lobby.")
            both.gate.cut()
            await both.jan.hears("Connection lost")

    run(test())


def test_a_move_on_its_way_keeps_no_question_waiting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await start(both)
            await both.ola.play(lambda: both.jan.written.count("It is your turn.") == 1)
            both.gate.lost = lambda message: isinstance(message, wire.Do)
            both.jan.send(" ")
            await both.jan.press("t")
            assert both.jan.lines[-1].startswith("Your turn: draw a card")
            both.jan.send("1" * 20)
            await both.jan.press("2")
            assert both.jan.lines[-1] == "One moment.", "more keys than can wait are answered"

    run(test())


def test_a_server_that_cannot_be_understood_is_left_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await sit(both)
            both.gate.hear(wire.Happened(99, Committed("no hexadecimal", ("Jan",))))
            await both.jan.until(lambda: both.jan.task.done() or None)
            assert "cannot be understood" in both.jan.written

    run(test())


def test_one_can_come_in_as_somebody_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await come_in(both)
            await both.jan.press("c")
            assert "somebody else" in both.jan.lines[-1]
            await both.jan.press(ENTER)
            await both.jan.hears("How do you want to come in?")
            await both.jan.press("1")
            await both.jan.type("Ewa")
            await both.jan.hears("You are in as the guest Ewa.")
            assert "Connection lost" not in both.jan.written

    run(test())
