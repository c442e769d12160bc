"""What people do by mistake at a table over the network, and what they come back to: nothing is lost unsaid,
nothing begins unheard."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest
from evenings import away, come_in, evening, sit, start
from servers import run, running
from visitors import (
    DOWN,
    ENTER,
    ESCAPE,
    SHIFT_TAB,
    TAB,
    Player,
    guest,
    ola_and_jan,
    open_table,
    two_guests,
)

from thousand.games.options import LENGTH, ONE_ROUND
from thousand.net import wire
from thousand.table import room_orders as do
from thousand.table.names import TEXT_LENGTH
from thousand.table.room import Pause
from thousand.table.room_events import Lost
from thousand.table.room_match_events import MatchOver

STARTS = "You start the game"


async def begin_line(player: Player, text: str) -> None:
    """Open the chat, and type without Enter."""
    await player.press(TAB)
    player.send(text)
    await player.until(lambda: player.written.endswith(text))


# Lines that were begun


@pytest.mark.parametrize("way", [(TAB, TAB), (SHIFT_TAB,)])
def test_a_line_that_was_begun_is_there_when_one_comes_back(tmp_path: Path, way: tuple[str, ...]) -> None:
    """a11y: Tab leads from the chat to the history, and back to the table."""

    async def test() -> None:
        async with ola_and_jan(tmp_path) as (ola, jan):
            await begin_line(jan, "half a line")
            await jan.press(*way)
            assert "To the table" not in jan.lines[-1]
            await jan.press(TAB)
            await jan.until(lambda: jan.lines[-1] == "To the table: half a line")
            await jan.type(", and the rest")
            await ola.hears("Jan: half a line, and the rest")
            await jan.press(TAB)
            await jan.until(lambda: jan.lines[-1] == "To the table: ")

    run(test())


def test_a_line_that_is_given_up_does_not_come_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with ola_and_jan(tmp_path) as (_, jan):
            await begin_line(jan, "no, nothing")
            await jan.press(ESCAPE, TAB)
            await jan.until(lambda: jan.lines[-1] == "To the table: ")

    run(test())


def test_a_line_to_one_person_is_never_offered_to_all(tmp_path: Path) -> None:
    async def test() -> None:
        async with ola_and_jan(tmp_path) as (_, jan):
            await jan.press("w", "1", "1")
            jan.send("between us")
            await jan.until(lambda: jan.lines[-1] == "To Ola: between us")
            await jan.press(SHIFT_TAB, TAB)
            await jan.until(lambda: jan.lines[-1] == "To the table: ")
            await jan.press(ESCAPE, "w", "1", "1")
            await jan.until(lambda: jan.lines[-1] == "To Ola: between us")

    run(test())


def test_who_is_kicked_while_typing_finds_the_line_at_that_table_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await sit(both)
            await begin_line(both.jan, "let me stay")
            await both.ola.does(do.Kick("Jan"))
            await both.jan.hears("You are kicked out by Ola")
            await both.jan.hears("Lobby.")
            await both.jan.press("2", "1", "1", TAB)
            await both.jan.until(lambda: both.jan.lines[-1] == "To the table: ")
            await both.jan.press(ESCAPE, "q", ENTER)
            await both.jan.hears("Lobby.")
            await both.jan.press("1", "1", TAB)
            await both.jan.until(lambda: both.jan.lines[-1] == "To the table: let me stay")

    run(test())


def test_a_line_that_the_table_refuses_is_there_to_be_said_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await sit(both)
            both.gate.lost = lambda message: isinstance(message, wire.Do)
            await begin_line(both.jan, "not now")
            both.jan.send(ENTER)
            asked = await both.jan.until(lambda: list(both.visitor.visit._asked))
            both.gate.hear(wire.Refused(asked[-1], "too-fast"))
            await both.jan.hears("Too fast")
            await both.jan.press(TAB)
            await both.jan.until(lambda: both.jan.lines[-1] == "To the table: not now")

    run(test())


def test_a_line_that_is_full_is_not_read_out_at_every_key(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, guest(server.port, tmp_path, "Ola") as ola:
            await open_table(ola)
            await begin_line(ola, "x" * TEXT_LENGTH)
            await ola.press("y")
            assert f"No more than {TEXT_LENGTH} characters can be typed here." in ola.lines
            before = len(ola.lines)
            await ola.press("y", "y")
            assert ola.lines[before:] == [f"{TEXT_LENGTH} is the limit."] * 2

    run(test())


# Friends


def test_a_friend_is_no_longer_offered_to_be_made_one(tmp_path: Path) -> None:
    """They became friends in the lobby, before there was a table."""

    async def test() -> None:
        async with two_guests(tmp_path) as (ola, jan):
            await open_table(ola)
            await jan.press("3", "2", "2")
            await jan.hears("Ola is your friend now")
            await jan.press("1", "1")
            await jan.hears("Ola's table: ")
            await ola.hears("Jan comes in")
            await jan.press("w", "1", DOWN)
            assert jan.lines[-1].startswith("End the friendship with Ola")
            await jan.press(ENTER)
            await jan.hears("Ola is your friend no more.")
            await jan.press("w", "1", DOWN)
            assert jan.lines[-1].startswith("Make Ola a friend")
            await jan.press(ENTER)
            await jan.hears("Ola is your friend now")
            await jan.press("w", "1", DOWN)
            assert jan.lines[-1].startswith("End the friendship with Ola")

    run(test())


# Keys pressed twice


def test_enter_pressed_twice_starts_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first one ends a match, a line of the chat, a list; by the second nothing begins unheard."""

    async def test() -> None:
        monkeypatch.setattr("thousand.ui.shell.AT_ONCE", 60)
        async with ola_and_jan(tmp_path) as (ola, _):
            await ola.hears("Jan comes in")
            for keys in (("w", ESCAPE, "w", "3"), ("w", DOWN, DOWN, ENTER)):
                await ola.press(*keys)
                await ola.hears("Press Enter to start the game.")
            await ola.press(ENTER)
            assert ola.lines[-1] == "Press Enter to start the game."
            await ola.press(TAB)
            await ola.hears("To the table:")
            ola.send("hello" + ENTER + ENTER)
            await ola.hears("You: hello")
            await ola.press("t", "s")
            assert ola.lines[-1] == "There are no scores to tell."
            assert STARTS not in ola.written
            monkeypatch.setattr("thousand.ui.shell.AT_ONCE", 0)
            await ola.press("w", DOWN, DOWN, ENTER)
            await ola.hears("Press Enter to start the game.")
            await ola.press(ENTER)
            await ola.hears(STARTS)

    run(test())


def test_enter_pressed_twice_after_a_match_starts_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Jan is the host and watches; Ola plays one round against a bot. Nor does Enter held down."""

    async def test() -> None:
        monkeypatch.setattr("thousand.ui.shell.AT_ONCE", 60)
        monkeypatch.setattr("thousand.ui.shell.HELD", 60)
        async with evening(tmp_path, monkeypatch) as both:
            await sit(both)
            await both.jan.press("w", "2", "1")
            await both.jan.hears("You give up your seat")
            await both.ola.does(do.AddBot("easy"))
            await both.ola.does(do.Choose(options={LENGTH: ONE_ROUND}))
            await both.ola.does(do.HandOver("Jan"))
            await both.jan.hears("Press Enter to start the game.")
            await both.jan.press(ENTER)
            await both.ola.play(lambda: both.ola.heard(MatchOver))
            await both.jan.hears("The game is over. Enter goes back to the table.")
            both.jan.send(ENTER * 5)
            await both.jan.until(lambda: both.jan.lines[-1] == "Press Enter to start the game.")
            await both.jan.press("t")
            assert both.jan.lines[-3:] == ["Press Enter to start the game."] * 3
            assert both.jan.written.count(STARTS) == 1
            await both.jan.press(ENTER)
            await both.jan.until(lambda: both.jan.written.count(STARTS) == 2)

    run(test())


def test_space_lets_a_chance_go_by_whether_or_not_one_has_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spec 12: what ends the pause must not tell whether the safety is held."""

    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await start(both)
            visit, sent = both.visitor.visit, []
            assert visit.room is not None
            visit.room = msgspec.structs.replace(visit.room, pause=Pause((0,), (1,), None, visit.seq))
            both.gate.lost = lambda message: sent.append(message.do) or True
            both.jan.send(" ")
            assert await both.jan.until(lambda: sent) == [do.LetGo()]

    run(test())


# What is told at the wrong place, or is not so


def test_when_all_who_are_online_are_at_the_table_nobody_can_be_invited(tmp_path: Path) -> None:
    async def test() -> None:
        async with ola_and_jan(tmp_path) as (_, jan):
            await jan.press("y")
            assert jan.lines[-1] == "Nobody is online who could be invited."

    run(test())


def test_who_was_kicked_and_came_to_watch_is_not_told_that_they_are_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await start(both)
            await both.ola.does(do.Kick("Jan"))
            await both.jan.hears("Lobby.")
            await both.jan.press("1", "1")
            await both.jan.hears("You are watching this game.")
            await both.ola.does(do.Abandon())
            await both.jan.hears("You have no seat any more: it is free now.")

    run(test())


def test_the_help_before_a_game_tells_what_escape_does_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, guest(server.port, tmp_path, "Ola") as ola:
            await open_table(ola)
            await ola.press("?", DOWN)
            assert ola.lines[-1] == "Leave the table, pressed twice: Escape, Backspace."

    run(test())


def test_the_lobby_s_help_tells_what_escape_does_there(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, guest(server.port, tmp_path, "Ola") as ola:
            await ola.hears("Lobby.")
            await ola.press("?", "%", ESCAPE)
            assert "Escape tells the way out." in await ola.hears("Up and Down move")
            assert ola.lines[-2:] == [
                "This list has no such key. Up and Down move, Enter chooses.",
                "The last line of this list leaves the server.",
            ]

    run(test())


def test_news_in_the_lesson_end_with_what_the_lesson_wants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await come_in(both)
            await both.jan.press("l", "l")
            assert both.jan.lines[-1].partition(",")[0].endswith("Learn to play")
            await both.jan.press(ENTER, "1")
            await both.jan.hears("Step 1 of 10")
            task = await both.jan.hears("Press H")
            await both.ola.does(do.Invite("Jan"))
            await both.jan.hears("Ola invites you.")
            await both.jan.hears("Leave the lesson first, then choose Tables.")
            assert await both.jan.hears("Press H") == task
            await both.jan.press("h", "q", ENTER)
            await both.jan.hears("Lobby.")

    run(test())


# What is told to who comes back


def test_who_left_a_seat_is_not_told_again_that_a_bot_plays_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They heard it as they went."""

    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await start(both)
            await both.jan.press("q", "1")
            await both.jan.hears("A bot plays for you; your seat is kept.")
            await both.jan.hears("Lobby.")
            await both.jan.press("1", "1")
            await both.jan.hears("You play again")
            assert both.jan.written.count("your seat is kept") == 1

    run(test())


def test_who_was_cut_off_for_long_is_told_that_a_bot_has_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They had not heard it, and their seat is theirs again."""

    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await start(both)
            both.gate.cut()
            await both.ola.until(lambda: both.ola.heard(Lost))
            (desk,) = both.gate._server.hall._desks.values()
            desk.command(do.StandIn("Jan"))
            both.gate.join()
            await both.jan.hears("A bot plays for you; your seat is kept.")
            await both.jan.hears("You play again")

    run(test())


def test_at_a_table_without_a_game_nobody_is_told_of_moves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await sit(both)
            async with away(both):
                await both.ola.does(do.Say("Anybody there?"))
            await both.jan.hears("Ola: Anybody there?")
            assert "while you were away" not in both.jan.written

    run(test())


def test_while_the_table_waits_for_a_coup_every_key_of_who_is_held_back_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Spec 12: that no card was drawn is not why it cannot be played."""

    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await start(both)
            await both.jan.press("1", ENTER)
            assert "Please wait" not in both.jan.lines[-1]
            visit = both.visitor.visit
            assert visit.room is not None
            visit.room = msgspec.structs.replace(visit.room, pause=Pause((1,), (0,), None, visit.seq))
            await both.jan.press(ENTER)
            assert both.jan.lines[-1] == "Please wait: somebody may answer with a coup fourré."
            await both.jan.press("d")
            assert both.jan.lines[-1] == "Please wait: somebody may answer with a coup fourré."

    run(test())
