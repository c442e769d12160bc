"""A restart: every table goes on where it was, and hardly anything has to be carried out again for that."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from client import Client
from servers import people, run, running

from thousand.net.desk import KEEP_EVERY
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
