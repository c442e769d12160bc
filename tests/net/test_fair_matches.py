"""Whole matches over real connections, every hand of which each client checks for itself (protocol)."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from client import Client
from servers import run, running

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.codec import own_events
from thousand.net.fairness import Fairness
from thousand.table import room_match_events as me
from thousand.table import room_orders as do
from thousand.table.room_events import AnyRoomEvent


class Careful(Client):
    """A client that does its part in a fair deal as the program does; ``doubts`` are what it does not
    believe."""

    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.fairness = Fairness()
        self.doubts: list[Illegal] = []

    async def _add_words(self, event: AnyRoomEvent) -> None:
        try:
            command = self.fairness.hear(own_events(event), self.name)
        except Illegal as reason:
            self.doubts.append(reason)
        else:
            if command is not None:
                await self.say(wire.Do(f"{type(command).__name__}-{self.seq}", self.seq, command))


@pytest.mark.parametrize(("game", "points"), [("miles", 5000), ("tysiac", 1000)])
def test_a_whole_match_is_believed_by_all_also_by_who_was_away(
    tmp_path: Path, game: str, points: int
) -> None:
    async def test() -> None:
        async with running(tmp_path, grace=0) as server:
            everybody = [Careful(name) for name in ("Ola", "Jan", "Ewa")]
            ola, jan, ewa = everybody
            for one in everybody:
                await one.come(server.port)
            room = await ola.open(game)
            await jan.enter(room)
            await ewa.enter(room, watch=True)
            await ola.does(do.AddBot())
            await ola.does(do.Choose(None, {"match-points": points}))
            await ola.does(do.SetPause(0))
            await ola.does(do.Start())

            async def come_and_go() -> None:
                await jan.play(lambda: len(jan.played()) > 40)
                await jan.close()
                await ola.until(lambda: jan.closed and len(ola.played()) > 80)
                await jan.back(server.port)
                await jan.enter(room, since=jan.seq)
                await jan.play(lambda: jan.heard(me.MatchOver))

            await asyncio.gather(ola.play(lambda: ola.heard(me.MatchOver)), come_and_go())
            await ewa.until(lambda: ewa.heard(me.MatchOver))
            hands = len(ola.heard(me.Proof))
            assert hands >= 2
            assert [len(one.heard(me.Proof)) for one in everybody] == [hands] * 3
            assert [one.doubts for one in everybody] == [[], [], []]
            for one in everybody:
                await one.close()

    run(test())
