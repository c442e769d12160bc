"""How many people a server carries: clients at the pace of a card game, over loopback.

    python benchmarks/load.py [--clients 3000] [--tables 1000] [--seconds 60] [--pace 5] [--workers 1]
    python benchmarks/load.py --ssh 200 [--seconds 60] [--pace 5]

A server runs in a process of its own, as `thousand serve` starts it, and the clients in others. At each table
sit three people, or two and a bot while the third watches; everybody gives one command every `--pace`
seconds: a move in turn, talk, seldom a look around. It prints what one connection takes that does nothing,
how many commands there were for each second of the server's processor time, and how long answers took.
With `--ssh` everybody comes by ssh instead, and presses keys at a table with a bot.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from load_client import Client
from load_ssh import Terminal

from thousand.net import wire
from thousand.table import room_orders as do

SEATS = 3
AT_ONCE = 50
"""How many clients come in at the same time."""

SSH_AT_ONCE = 10
"""The same by ssh, which makes more work on both sides."""

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")


class Crowd:
    """The clients of one process."""

    def __init__(self, port: int, first: int, clients: int, tables: int, pace: float) -> None:
        self._port, self._first, self._clients, self._tables, self._pace = port, first, clients, tables, pace
        self.people: list[Any] = []
        self.latencies: list[float] = []
        self.errors: Counter[str] = Counter()

    async def come(self) -> None:
        """Everybody connects and comes in as a guest."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> Client:
            address = f"10.{number >> 16}.{number >> 8 & 255}.{number & 255}"
            async with gate:
                client = Client(f"Guest{number}", address, self.latencies.append, self._failed)
                loop = asyncio.get_running_loop()
                await loop.create_connection(lambda: client, "127.0.0.1", self._port)
                client.say(wire.Hello(wire.VERSION, "load"))
                answer = await client.ask(lambda id: wire.Guest(id, client.name))
                assert answer.kind == "In", answer
            return client

        numbers = range(self._first, self._first + self._clients)
        self.people = await asyncio.gather(*(one(number) for number in numbers))

    async def sit_down(self) -> None:
        """Tables are opened, and matches begin: at every third one with a bot."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def one(number: int) -> None:
            async with gate:
                host, *others = self.people[SEATS * number : SEATS * number + SEATS]
                game = ("miles", "miles", "tysiac")[number % 3]
                opened = await host.ask(lambda id: wire.Open(id, game))
                assert opened.kind == "Entered", opened
                assert host.room is not None
                room, with_bot = host.room.id, number % 3 == 1
                for client in others:
                    watch = with_bot and client is others[-1]
                    await client.ask(lambda id, w=watch: wire.Enter(id, room, None, watch=w))
                for command in (*([do.AddBot()] if with_bot else []), do.Start()):
                    done = await host.ask(lambda id, c=command: wire.Do(id, host.seq, c))
                    assert done.kind == "Done", done

        await asyncio.gather(*(one(number) for number in range(self._tables)))
        async with asyncio.timeout(60):
            while not all(
                host.room and host.room.playing for host in self.people[: SEATS * self._tables : SEATS]
            ):
                await asyncio.sleep(0.1)

    async def play(self, seconds: float) -> None:
        """Everybody gives a command at their own moment of each round."""
        loop = asyncio.get_running_loop()
        self.latencies.clear()
        until = loop.time() + seconds

        def turn(client: Client, at: float) -> None:
            if at < until:
                client.act()
                loop.call_at(at + self._pace, turn, client, at + self._pace)

        for number, client in enumerate(self.people):
            at = loop.time() + self._pace * number / len(self.people)
            loop.call_at(at, turn, client, at)
        await asyncio.sleep(seconds + 2)

    def _failed(self, what: str) -> None:
        self.errors[what] += 1


class SshCrowd(Crowd):
    """People who come by ssh, a table for each."""

    async def come(self) -> None:
        """Everybody connects and comes in as a guest."""
        gate = asyncio.Semaphore(SSH_AT_ONCE)

        async def one(number: int) -> Terminal:
            async with gate:
                terminal = Terminal(self.latencies.append, self._failed)
                address = f"127.1.{number >> 8}.{number & 255}"
                await terminal.come(f"Guest{number}", address, self._port)
            return terminal

        self.people = await asyncio.gather(*(one(number) for number in range(self._clients)))

    async def sit_down(self) -> None:
        """Matches with a bot begin."""
        gate = asyncio.Semaphore(SSH_AT_ONCE)

        async def one(terminal: Terminal) -> None:
            async with gate:
                await terminal.sit_down()

        await asyncio.gather(*(one(terminal) for terminal in self.people))


def work(line: Connection, crowd_of: type[Crowd], *how: Any) -> None:
    """A process with its share of the clients: it does what the line says, and tells when that is done."""
    more_files()
    crowd = crowd_of(*how)

    async def steps() -> None:
        loop = asyncio.get_running_loop()
        while True:
            step, *given = await loop.run_in_executor(None, line.recv)
            if step == "go":
                for client in crowd.people:
                    client.hang_up()
                refused = sum(client.refused for client in crowd.people)
                line.send((crowd.latencies, dict(crowd.errors), refused, time.process_time()))
                return
            await getattr(crowd, step)(*given)
            line.send(time.process_time())

    asyncio.run(steps())


def more_files() -> None:
    """Have as many connections as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def free_ports(many: int) -> list[int]:
    """Ports that nobody uses."""
    sockets = [socket.socket() for _ in range(many)]
    for one in sockets:
        one.bind(("127.0.0.1", 0))
    ports = [int(one.getsockname()[1]) for one in sockets]
    for one in sockets:
        one.close()
    return ports


class Served:
    """A server in a process of its own."""

    def __init__(self, data: Path, *, ssh: bool) -> None:
        self.port, web = free_ports(2)
        command = [sys.executable, "-m", "thousand", "serve", "--lang", "en", "--proxy"]
        command += ["--port", str(web if ssh else self.port), "--data", str(data)]
        command += ["--host", "127.0.0.1", *(["--ssh-port", str(self.port)] if ssh else [])]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        while "Control C" not in self._process.stdout.readline():
            if self._process.poll() is not None:
                raise SystemExit("the server did not start")
        self.pid = self._process.pid

    def memory(self) -> int:
        """What it holds in memory, in bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def seconds(self) -> float:
        """How much processor time it has had."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def stop(self) -> float:
        """Stop it: how many seconds that took."""
        began = time.perf_counter()
        self._process.terminate()
        self._process.wait(60)
        return time.perf_counter() - began


def main() -> None:
    """Load a server, and print how it bore that."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--clients", type=int, default=3000)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pace", type=float, default=5)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--ssh", type=int, default=0)
    given = parser.parse_args()
    if given.ssh:
        given.clients, given.tables, given.workers = given.ssh, 0, 1
    if given.clients < SEATS * given.tables:
        parser.error(f"each table needs {SEATS} clients")
    more_files()
    with tempfile.TemporaryDirectory() as data:
        server = Served(Path(data), ssh=bool(given.ssh))
        try:
            run(server, given)
        finally:
            stopped = server.stop()
    show("stopping", f"{stopped:.1f} s")


def run(server: Served, given: argparse.Namespace) -> None:
    """The whole of it, against a server that runs."""
    lines = []
    clients, tables = given.clients // given.workers, given.tables // given.workers
    context = multiprocessing.get_context("spawn")
    for worker in range(given.workers):
        mine, theirs = context.Pipe()
        crowd = SshCrowd if given.ssh else Crowd
        how = (theirs, crowd, server.port, worker * clients, clients, tables, given.pace)
        context.Process(target=work, args=how, daemon=True).start()
        lines.append(mine)

    def do_step(*step: Any) -> list[Any]:
        for line in lines:
            line.send(step)
        return [line.recv() for line in lines]

    empty, began = server.memory(), time.perf_counter()
    do_step("come")
    show("coming in", f"{given.clients} people in {time.perf_counter() - began:.1f} s")
    show("memory", f"{(server.memory() - empty) / given.clients / 1024:.1f} KiB an idle connection")
    idle = server.memory()
    do_step("sit_down")
    opened = max(1, given.ssh or given.tables)
    show("memory", f"{(server.memory() - idle) / opened / 1024:.1f} KiB a table at its beginning")
    spent, worked = server.seconds(), sum(do_step("play", 0.0))
    began = time.perf_counter()
    worked = sum(do_step("play", given.seconds)) - worked
    took = time.perf_counter() - began
    spent = server.seconds() - spent
    results = do_step("go")
    latencies = sorted(latency for result in results for latency in result[0])
    errors = sum((Counter(result[1]) for result in results), Counter())
    show("memory", f"{server.memory() / 2**20:.0f} MiB in all at the end")
    show("commands", f"{len(latencies)}, {len(latencies) / given.seconds:.0f} a second")
    show(
        "server", f"{spent / took:.0%} of one processor, {len(latencies) / spent:.0f} commands a second of it"
    )
    show("generator", f"{worked / took:.0%} of one processor")
    if latencies:
        for name, share in (("median", 0.5), ("95 %", 0.95), ("99 %", 0.99), ("longest", 1.0)):
            at = min(int(len(latencies) * share), len(latencies) - 1)
            show(name, f"{latencies[at] * 1000:.1f} ms")
    show("refused", f"{sum(result[2] for result in results)} (somebody else was quicker)")
    show("errors", ", ".join(f"{what}: {times}" for what, times in errors.items()) or "none")


def show(what: str, text: str) -> None:
    """Print a line."""
    sys.stdout.write(f"{what + ':':12}{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    main()
