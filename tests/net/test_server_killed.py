"""A server killed in the middle of moves: no acknowledged move is lost, none is applied twice."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import pytest
from client import Client
from servers import on_disk, run

from thousand.game import Illegal
from thousand.games import load
from thousand.net import wire
from thousand.store.rooms import audit
from thousand.store.served import DATABASE
from thousand.table import room_match_events as me
from thousand.table import room_orders as do
from thousand.table.room_sight import perceived

HERE = Path(__file__).parent
KILLS = 12 if os.environ.get("THOUSAND_DEEP") == "1" else 3


class Process:
    """The server's process."""

    def __init__(self, data: Path) -> None:
        self._data = data

    async def start(self) -> int:
        """Start it: the port on which it listens."""
        source = str(HERE.parent.parent / "src")
        self._process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(HERE / "server_process.py"),
            str(self._data),
            stdout=asyncio.subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join([source, str(HERE)])},
        )
        assert self._process.stdout is not None
        return int(await self._process.stdout.readline())

    async def end(self, how: int) -> int:
        """Send it a signal: with what it ended."""
        self._process.send_signal(how)
        return await self._process.wait()

    async def clear_away(self) -> None:
        """Leave nothing running where a test has failed."""
        if self._process.returncode is None:
            await self.end(signal.SIGKILL)


def next_move(client: Client) -> do.PersonCommand:
    match = client.room.match if client.room else None
    assert match is not None
    entry = load(match)
    move = next(iter(entry.bots.values()))().choose(client.view).move
    return do.LetGo() if move is None else do.Move(entry.game.format(move))


@pytest.mark.skipif(sys.platform == "win32", reason="there is no kill -9")
@pytest.mark.parametrize("game", ["miles", "tysiac"])
def test_no_acknowledged_move_is_lost_and_none_is_applied_twice(tmp_path: Path, game: str) -> None:
    async def test() -> None:
        process = Process(tmp_path)
        port = await process.start()
        try:
            await kill_and_kill(process, port)
        finally:
            await process.clear_away()

    async def kill_and_kill(process: Process, port: int) -> None:
        ola, jan = await Client("Ola").come(port), await Client("Jan").come(port)
        room = await ola.open(game)
        await jan.enter(room)
        await ola.does(do.AddBot())
        await ola.does(do.SetPause(0))
        await ola.does(do.Start())
        await asyncio.gather(*(client.until(lambda c=client: c.heard(me.Began)) for client in (ola, jan)))
        sent: list[str] = []
        acknowledged: list[str] = []
        for number in range(KILLS):
            for _ in range(6 + number):
                await move(ola, jan, sent, acknowledged)
            mover = await whose(ola, jan)
            id, at, command = f"cut-{number}", mover.seq, next_move(mover)
            await mover.say(wire.Do(id, at, command))
            sent.append(id)
            if number % 2:
                await mover.until(lambda m=mover, at=at: m.seq > at or m.closed)
            assert await process.end(signal.SIGKILL) == -signal.SIGKILL
            for client in (ola, jan):
                await client.until_closed()
                await client.close()
            port = await process.start()
            for client in (ola, jan):
                assert (await client.back(port)).room == room
                assert (await client.enter(room, since=client.seq)).complete
            answer = await mover.tries(command, at, id)
            if isinstance(answer, wire.Done):
                acknowledged.append(id)
            else:
                assert answer.code == "stale", "a bot was quicker; else it is carried out, or had been"
        for client in (ola, jan):
            await client.close()
        assert await process.end(signal.SIGTERM) == 0, "a graceful stop"
        assert len(acknowledged) > 6 * KILLS
        check(tmp_path, room, sent, acknowledged, [ola, jan])

    async def move(ola: Client, jan: Client, sent: list[str], acknowledged: list[str]) -> None:
        mover = await whose(ola, jan)
        id = f"move-{len(sent)}"
        sent.append(id)
        if isinstance(await mover.tries(next_move(mover), mover.seq, id), wire.Done):
            acknowledged.append(id)

    async def whose(ola: Client, jan: Client) -> Client:
        """Who is to move, once both have heard the same."""
        waiting = [asyncio.create_task(client.until(client.may_act)) for client in (ola, jan)]
        await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
        for task in waiting:
            task.cancel()
        return ola if ola.may_act() else jan

    run(test())


def check(data: Path, room_id: str, sent: list[str], acknowledged: list[str], clients: list[Client]) -> None:
    """The audit: what is on disk makes the room that everybody heard of, with each move in it once."""
    with sqlite3.connect(data / DATABASE) as database:
        query = "SELECT deed FROM deed WHERE room = ?"
        deeds = [deed for (deed,) in database.execute(query, (room_id,)).fetchall()]
    database.close()
    for id in sent:
        kept = len([deed for deed in deeds if f'"id":"{id}"' in deed])
        assert kept == (id in acknowledged), id
    room = on_disk(data)[room_id]
    log = {one.seq: one.event for one in room.log}
    for client in clients:
        numbers = [seq for seq, _ in client.events]
        assert numbers == sorted(set(numbers)), "nothing was heard twice"
        for seq, event in client.events:
            assert seq not in log or perceived(log[seq], client.name, room.host) == event
        assert set(numbers) & set(log)


def test_a_room_that_does_not_come_out_as_it_was_is_not_served() -> None:
    """An edited or damaged log is told apart, with the number of the order."""
    founding = '{"id":"r","host":"Ola","game":"miles","private":false}'
    say = '{"id":"%d","at":0,"do":{"type":"Say","text":"hi"}}'
    good: list[Any] = [(1, "Ola", say % 1), (2, "Ola", say % 2)]
    assert audit(founding, good).orders == 2
    for deeds, number in (
        ([good[0], (3, "Ola", say % 2)], 2),
        ([good[0], good[0]], 2),
        ([(1, "Eve", say % 1)], 1),
        ([(1, "Ola", "{")], 1),
        ([(1, "Ola", '{"id":"1","at":0,"do":{"type":"Commit","master":"xx"}}')], 1),
    ):
        with pytest.raises(Illegal) as caught:
            audit(founding, deeds)
        assert caught.value == Illegal("room-broken", number=number)
    with pytest.raises(Illegal, match="room-broken"):
        audit("{}", [])
