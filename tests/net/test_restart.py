"""A restart: every table goes on where it was, and hardly anything has to be carried out again for that."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from client import Client
from servers import config, on_disk, people, run, running

from thousand.net.desk import KEEP_EVERY
from thousand.net.server import Server
from thousand.store.served import DATABASE
from thousand.table import room_match_events as me
from thousand.table import room_orders as do
from thousand.table.replay import verify
from thousand.table.textreader import parse


def orders_on_disk(data: Path) -> int:
    with sqlite3.connect(data / DATABASE) as database:
        (rows,) = database.execute("SELECT count(*) FROM deed").fetchone()
    database.close()
    return int(rows)


def test_a_match_is_played_to_its_end_and_the_table_goes_on_after_a_restart(tmp_path: Path) -> None:
    """The match is kept as a record that proves to be true; the talk after it is still remembered."""

    async def play(ola: Client, jan: Client) -> None:
        await jan.enter(await ola.open("tysiac"))
        await ola.does(do.Choose(None, {"match-points": 100}))
        await ola.does(do.Start())
        over = [asyncio.create_task(one.play(lambda one=one: one.heard(me.MatchOver))) for one in (ola, jan)]
        await asyncio.gather(*over)
        await jan.does(do.Say("Again?"))

    async def test() -> None:
        async with running(tmp_path, grace=600) as server, people(server.port, "Ola", "Jan") as both:
            await play(*both)
            token, last = both[0].token, both[0].seq
        (path,) = (tmp_path / "records").iterdir()
        assert verify(parse(path.read_bytes())).over
        assert orders_on_disk(tmp_path) == 0, "the table itself is kept when a server stops"
        async with running(tmp_path, grace=600) as server:
            ola = Client("Ola")
            ola.token = token
            room = (await ola.back(server.port)).room
            assert room is not None
            missed = (await ola.enter(room, since=last - 1)).missed
            assert missed[0].event.text == "Again?"
            await ola.does(do.Say("Yes."))
            await ola.close()

    run(test())


def test_a_server_that_is_killed_has_not_much_to_carry_out_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola") as (ola,):
            await ola.open(None)
            for number in range(KEEP_EVERY + 9):
                await ola.does(do.Say(f"Number {number}"))
            assert orders_on_disk(tmp_path) == 9

    run(test())


# How long a table where nobody is waits.

DAY = 24 * 3600.0


@asynccontextmanager
async def on_day(day: float, data: Path) -> AsyncIterator[Server]:
    """A server on a certain day, which is over at once."""
    server = Server(config(data), wall=lambda: 1_000 * DAY + day * DAY)
    await server.start()
    try:
        yield server
    finally:
        await server.stop()


async def tables(day: float, data: Path) -> int:
    """How many tables there are when a server starts on that day."""
    async with on_day(day, data) as server:
        return int(server.hall.counts["tables"])


async def leave_a_table(data: Path) -> Client:
    """On day 0, by a connection that breaks: who comes back with the client."""
    async with on_day(0, data) as server, people(server.port, "Ola") as (ola,):
        await ola.open(None)
        return ola


def test_restarts_do_not_keep_a_table_where_nobody_is(tmp_path: Path) -> None:
    async def test() -> None:
        await leave_a_table(tmp_path)
        assert [await tables(day, tmp_path) for day in (1, 3, 5, 6.9)] == [1] * 4
        async with on_day(6.5, tmp_path) as server:
            (desk,) = server.hall._desks.values()
            _, timer = desk._clocks._running["empty"]
            assert timer.when() - asyncio.get_running_loop().time() <= DAY / 2 + 1, "while it runs as well"
        assert await tables(7.1, tmp_path) == 0

    run(test())
    assert on_disk(tmp_path) == {}


def test_who_comes_back_has_the_table_kept_for_as_long_again(tmp_path: Path) -> None:
    async def test() -> None:
        ola = await leave_a_table(tmp_path)
        async with on_day(5, tmp_path) as server:
            room = (await ola.back(server.port)).room
            assert room is not None
            await ola.enter(room)
            await ola.close()
        assert [await tables(day, tmp_path) for day in (7.1, 11.9, 12.1)] == [1, 1, 0]

    run(test())


def test_a_table_of_an_older_data_folder_is_kept_from_the_first_start_on(tmp_path: Path) -> None:
    """Which did not tell since when nobody is there."""

    async def test() -> None:
        await leave_a_table(tmp_path)
        with sqlite3.connect(tmp_path / DATABASE) as database:
            database.execute("DROP TABLE empty")
        database.close()
        assert [await tables(day, tmp_path) for day in (100, 106.9, 107.1)] == [1, 1, 0]

    run(test())


def test_a_clock_that_was_put_back_keeps_no_table_for_longer(tmp_path: Path) -> None:
    async def test() -> None:
        await leave_a_table(tmp_path)
        assert [await tables(day, tmp_path) for day in (-100, -93.1, -92.9)] == [1, 1, 0]

    run(test())


def test_a_table_at_which_a_killed_server_left_somebody_is_kept_from_its_next_start_on(
    tmp_path: Path,
) -> None:
    """Whatever the file says of the last time that nobody was there."""

    async def test() -> None:
        async with on_day(0, tmp_path) as server, people(server.port, "Ola") as (ola,):
            room = await ola.open(None)
            await asyncio.wrap_future(server.hall.rooms.note_empty(room, 0))
            with sqlite3.connect(tmp_path / DATABASE) as database:
                copy = sqlite3.connect(tmp_path / "copy")
                database.backup(copy)
                copy.close()
            database.close()
        (tmp_path / "killed").mkdir()
        (tmp_path / "copy").rename(tmp_path / "killed" / DATABASE)
        assert [await tables(day, tmp_path / "killed") for day in (10, 16.9, 17.1)] == [1, 1, 0]

    run(test())
