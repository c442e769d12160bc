"""What lines do to a visit: messages lost on the way, late, or none of ours; each at its worst moment."""

from __future__ import annotations

from pathlib import Path

import pytest
from evenings import away, come_in, evening, sit, start
from servers import run
from visitors import ENTER, TAB

from thousand.doors.session import Entrance
from thousand.net import wire
from thousand.table import room_doing
from thousand.table import room_orders as do
from thousand.table.room_events import Said
from thousand.table.room_match_events import Committed, Played


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
            async with away(both):
                await both.ola.does(do.Abandon())
                if another:
                    await both.ola.does(do.ChooseGame("tysiac"))
                for number in range(6):
                    await both.ola.does(do.Say(f"line {number}"))
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
            async with away(both):
                pass
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
