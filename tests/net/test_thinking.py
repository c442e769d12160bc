"""What is thought of beside the loop: as much at once as there are threads, and of one person one thing."""

from __future__ import annotations

import asyncio
from threading import Event, current_thread

from client import PATIENCE
from servers import run

from thousand.net.thinking import Adviser, Thinkers


def test_one_persons_questions_take_one_thread_and_are_answered_in_order() -> None:
    async def test() -> None:
        thinkers = Thinkers(2)
        eager, other = Adviser(thinkers), Adviser(thinkers)
        go_on, told = Event(), []
        done = asyncio.Event()

        def long() -> str:
            assert go_on.wait(PATIENCE)
            return current_thread().name

        def first(name: str) -> None:
            told.append(name.partition("_")[0])

        eager.think(long, first)
        for number in range(5):
            eager.think(lambda number=number: number, told.append)
        eager.think(lambda: None, lambda _: done.set())
        heard: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        other.think(lambda: 7, heard.set_result)
        async with asyncio.timeout(PATIENCE):
            assert await heard == 7, "there is a thread for somebody else"
            assert told == []
            go_on.set()
            await done.wait()
        assert told == ["bots", 0, 1, 2, 3, 4]
        thinkers.close()

    run(test())


def test_nothing_is_told_to_who_has_gone() -> None:
    async def test() -> None:
        thinkers = Thinkers(1)
        adviser = Adviser(thinkers)
        go_on, told = Event(), []
        for _ in range(3):
            adviser.think(lambda: go_on.wait(PATIENCE), told.append)
        await asyncio.sleep(0)
        adviser.close()
        go_on.set()
        assert await asyncio.wait_for(thinkers.think(lambda: 1), PATIENCE) == 1
        assert told == []
        thinkers.close()

    run(test())
