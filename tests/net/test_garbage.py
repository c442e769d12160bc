"""Nothing of a table's past stays in memory until somebody looks for garbage."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path

import pytest
from servers import people, run, running

from thousand.net import garbage
from thousand.table import room_orders as do
from thousand.table.room import Room


def test_rooms_as_they_were_are_forgotten_at_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola") as (ola,):
            await ola.open(None)
            gc.collect()
            with garbage.not_now():
                for number in range(50):
                    await ola.does(do.Say(f"Number {number}"))
                rooms = sum(isinstance(one, Room) for one in gc.get_objects())
            assert rooms < 25

    run(test())


@pytest.mark.parametrize("was_on", [True, False])
def test_nobody_looks_meanwhile_and_then_as_before(was_on: bool) -> None:
    if not was_on:
        gc.disable()
    try:
        with garbage.not_now():
            assert not gc.isenabled()
        assert gc.isenabled() == was_on
    finally:
        gc.enable()


def test_old_garbage_is_looked_for_every_now_and_then(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "SECONDS", 0.0)
    before = gc.get_threshold()
    ring: list[object] = []
    ring.append(ring)

    class Marked:
        alive = True

        def __del__(self) -> None:
            Marked.alive = False

    ring.append(Marked())

    async def test() -> None:
        garbage.look_seldom(asyncio.get_running_loop())
        async with asyncio.timeout(10):
            while Marked.alive:
                await asyncio.sleep(0)

    try:
        del ring
        asyncio.run(test())
        assert gc.get_threshold() == garbage.YOUNG
    finally:
        gc.set_threshold(*before)
