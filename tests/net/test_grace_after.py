from __future__ import annotations

from pathlib import Path

from client import Client
from servers import people, run, running

from thousand.table import room_events as ev
from thousand.table import room_match_events as me
from thousand.table import room_orders as do


def test_whoever_does_not_come_back_after_a_restart_is_stood_in_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, grace=600) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            await jan.enter(await ola.open("tysiac"))
            await ola.does(do.Start())
            await ola.until(lambda: ola.heard(me.Began))
            await ola.until(lambda: ola.heard(me.Played))
            token = ola.token
        async with running(tmp_path, grace=0.5) as server:
            ola = Client("Ola")
            ola.token = token
            room = (await ola.back(server.port)).room
            await ola.enter(room)
            await ola.until(lambda: ola.heard(ev.StoodIn))
            await ola.close()

    run(test())
