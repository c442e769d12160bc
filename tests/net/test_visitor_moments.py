"""A visit at odd moments: who is listed goes, one leaves without a line, a match is followed by another."""

from __future__ import annotations

from pathlib import Path

import pytest
from evenings import away, evening, sit, start
from servers import run

from thousand.table import room_orders as do
from thousand.table.room_events import Said
from thousand.table.room_match_events import Began


@pytest.mark.parametrize("game", ["miles", "tysiac"])
def test_moves_of_a_match_that_another_has_followed_are_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await start(both)
            async with away(both):
                await both.ola.does(do.Move("draw"))
                await both.ola.does(do.Abandon())
                if game == "tysiac":
                    await both.ola.does(do.ChooseGame(game))
                await both.ola.does(do.Start())
                await both.ola.until(lambda: len(both.ola.heard(Began)) == 2 and both.ola.room.playing)
            await both.jan.until(lambda: both.games() == 1)
            await both.jan.press("t")
            assert "cannot be understood" not in both.jan.written
            assert "Ola draws" not in both.jan.written

    run(test())


@pytest.mark.parametrize("playing", [False, True])
def test_one_can_leave_without_a_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, playing: bool) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await (start if playing else sit)(both)
            both.gate.cut()
            await both.jan.hears("Connection lost")
            await both.jan.press("q", "1")
            await both.jan.until(lambda: both.jan.task.done() or None)
            assert both.jan.lines[-1] == "Goodbye."

    run(test())


def test_whoever_has_left_the_list_s_moment_is_not_here(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The list of people was made a moment ago."""

    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await sit(both)
            await both.ola.does(do.AddBot("easy"))
            await both.jan.hears("a bot, takes seat 3")
            await both.jan.press("w")
            await both.ola.does(do.RemoveBot())
            await both.jan.hears("leaves the table")
            await both.jan.press("3")
            assert both.jan.lines[-1] == "Anna is not at this table."

    run(test())


@pytest.mark.parametrize("line", ["@Ola, hello", "@Ola: hello", "@ola hello"])
def test_one_person_is_addressed_as_people_write(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    async def test() -> None:
        async with evening(tmp_path, monkeypatch) as both:
            await sit(both)
            await both.jan.press("/")
            await both.jan.type(line)
            (said,) = await both.ola.until(lambda: both.ola.heard(Said))
            assert (said.text, said.to) == ("hello", "Ola")

    run(test())
