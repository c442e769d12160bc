"""``thousand serve`` and ``thousand invite``: a server of one's own, and one sentence for all that can be
wrong."""

from __future__ import annotations

import asyncio
import errno
import json
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.request import urlopen

import pytest
from aiohttp import web
from client import Client

from thousand import cli
from thousand.doors import serve
from thousand.net import wire
from thousand.store.lock import FolderLock
from thousand.store.served import DATABASE, VERSION
from thousand.table import room_orders as do

SOURCE = Path(__file__).parent.parent.parent / "src"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Sentences are read here, and nobody's own folders are touched."""
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path / "home"))


@contextmanager
def a_server(data: Path, *flags: str) -> Iterator[tuple[subprocess.Popen[str], int, list[str]]]:
    """A server of the real command: its process, its port and what it said at first."""
    words = ["serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data), *flags]
    process = subprocess.Popen(
        [sys.executable, "-m", "thousand", *words],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(SOURCE)},
    )
    try:
        assert process.stdout is not None
        said = [process.stdout.readline().strip()]
        while said[-1] and not said[-1].startswith("Control C"):
            said.append(process.stdout.readline().strip())
        yield process, int(said[0].rpartition("port ")[2].rstrip(".")), said
    finally:
        process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def stopped(process: subprocess.Popen[str], how: int) -> str:
    """What a server says at last that is stopped by this signal."""
    assert process.stdout is not None
    process.send_signal(how)
    rest = process.stdout.read()
    assert process.wait() == 0
    return rest


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """What is said to a command line that cannot be carried out."""
    assert cli.main(list(words)) == cli.EXIT_USAGE
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1, "one sentence"
    return output.err.strip()


@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGTERM")
def test_a_server_of_ones_own(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """It says how to come, lets in who has a code, is the only one on its data, can be copied while it runs,
    and stops when told to; from the copy its tables go on."""
    data, copy = tmp_path / "data", tmp_path / "copy"

    async def come(port: int, code: str) -> str:
        ola = Client("Ola")
        await ola.connect(port)
        refused = await ola.ask(lambda id: wire.Register(id, "Ola", "long enough", "guessed"))
        assert refused.code == "code-unknown"
        answer = await ola.ask(lambda id: wire.Register(id, "Ola", "long enough", code))
        assert isinstance(answer, wire.In)
        room = await ola.open("miles")
        await ola.does(do.Say("Anybody there?"))
        copy.mkdir()
        with sqlite3.connect(data / DATABASE) as database:
            database.execute("VACUUM INTO ?", (str(copy / DATABASE),))
        database.close()
        await ola.does(do.Say("This is not in the copy."))
        await ola.close()
        return room

    async def come_back(port: int, room: str) -> None:
        jan = Client("Jan")
        await jan.connect(port)
        answer = await jan.ask(lambda id: wire.Login(id, "Ola", "long enough"))
        assert (answer.room, answer.guest) == (room, False)
        entered = await jan.enter(room, since=0)
        assert [one.event.text for one in entered.missed if hasattr(one.event, "text")] == ["Anybody there?"]
        await jan.close()

    with a_server(data, "--invite-only") as (process, port, said):
        assert said == [
            f"The server is open on 127.0.0.1, port {port}.",
            f"Tables and accounts are kept in {data}.",
            f"Others join with: thousand join ws://127.0.0.1:{port}",
            "New people need a code. Each time you want one, type in another terminal:"
            f" thousand invite --data {data}",
            "Control C stops the server; every table goes on at the next start.",
        ]
        assert cli.main(["invite", "--data", str(data)]) == 0
        code = capsys.readouterr().out.strip().removeprefix("A code for one new person: ")
        room = asyncio.run(come(port, code))
        with urlopen(f"http://127.0.0.1:{port}/health") as answer:
            assert json.load(answer)["ok"] is True
        taken = told(capsys, "serve", "--host", "127.0.0.1", "--port", "0", "--data", str(data))
        assert taken == (
            f"Another server uses the data in {data} already: stop it, or choose another folder with --data."
        )
        assert stopped(process, signal.SIGTERM) == "The server has stopped. Every table is kept.\n"
    with a_server(copy, "--invite-only") as (process, port, said):
        asyncio.run(come_back(port, room))
        stopped(process, signal.SIGINT)


# What can be wrong.


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = str(other.getsockname()[1])
        here = ("serve", "--host", "127.0.0.1", "--data", str(tmp_path))
        sentence = (
            f"Another program uses port {port} already: stop it, or choose another with --port or --ssh-port."
        )
        assert told(capsys, *here, "--port", port) == sentence
        assert told(capsys, *here, "--port", "0", "--ssh-port", port) == sentence


@pytest.mark.parametrize(
    ("host", "sentence"),
    [
        (
            "nowhere.invalid",
            "No computer is known as nowhere.invalid: give --host an address of this one, or leave it out.",
        ),
        (
            "192.0.2.1",
            "192.0.2.1 is no address of this computer: give --host one of its own, or leave it out.",
        ),
    ],
)
def test_a_host_that_cannot_be(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, host: str, sentence: str
) -> None:
    assert told(capsys, "serve", "--port", "0", "--data", str(tmp_path), "--host", host) == sentence


@pytest.mark.parametrize(
    ("error", "sentence"),
    [
        (
            PermissionError(errno.EACCES, "no"),
            "This user may not use port 80: choose one from 1024 on with --port or --ssh-port.",
        ),
        (
            OSError(errno.ENOBUFS, "no"),
            f"The server cannot be opened on port 80: {os.strerror(errno.ENOBUFS)}.",
        ),
    ],
)
def test_a_port_that_the_system_refuses(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    error: OSError,
    sentence: str,
) -> None:
    async def refuse(site: web.TCPSite) -> None:
        raise error

    monkeypatch.setattr(web.TCPSite, "start", refuse)
    words = ("serve", "--host", "127.0.0.1", "--port", "80", "--data", str(tmp_path))
    assert told(capsys, *words) == sentence


def test_flags_that_do_not_go_together(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "serve", "--key", "k.pem") == "--key goes with --certificate: give both, or neither."
    assert told(capsys, "serve", "--port", "9", "--ssh-port", "9") == (
        "--port and --ssh-port cannot both be 9: choose two numbers."
    )


def test_packages_that_are_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    begin = f"A server needs packages that are not installed. Type: {sys.executable} -m pip install aiohttp"
    assert told(capsys, "serve") == f"{begin} argon2-cffi"
    assert told(capsys, "serve", "--ssh-port", "2222") == f"{begin} argon2-cffi asyncssh"


def test_data_that_cannot_be_used(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A folder that cannot be written; a file of a newer Thousand; one that is no database; none at all."""
    (tmp_path / "file").touch()
    unwritable, newer, broken = tmp_path / "file" / "data", tmp_path / "newer", tmp_path / "broken"
    for folder in (newer, broken):
        folder.mkdir()
    with sqlite3.connect(newer / DATABASE) as database:
        database.execute(f"PRAGMA user_version = {VERSION + 1}")
    database.close()
    (broken / DATABASE).write_bytes(b"no database at all" * 100)
    sentences = {
        unwritable: f"Nothing can be written in {unwritable}: Not a directory."
        " Choose another folder with --data.",
        newer: "The server's data was written by a newer Thousand: install that one."
        f" It has format {VERSION + 1}, this one knows {VERSION}.",
        broken: f"The server's data in {broken / DATABASE} cannot be used: file is not a database.",
    }
    for folder, sentence in sentences.items():
        assert told(capsys, "serve", "--port", "0", "--data", str(folder)) == sentence
    missing = (
        f"There is no server's data in {tmp_path}: start thousand serve once, or give its folder with --data."
    )
    assert told(capsys, "invite", "--data", str(tmp_path)) == missing
    assert told(capsys, "invite", "--data", str(newer)) == sentences[newer]
    assert not (tmp_path / DATABASE).exists()


def test_a_folder_is_locked_until_it_is_let_go(tmp_path: Path) -> None:
    lock = FolderLock(tmp_path)
    with pytest.raises(serve.Illegal, match="data-in-use"):
        FolderLock(tmp_path)
    lock.release()
    FolderLock(tmp_path).release()


def test_a_start_that_fails_leaves_nothing_locked(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    told(capsys, "serve", "--host", "192.0.2.1", "--data", str(tmp_path))
    FolderLock(tmp_path).release()


def test_the_servers_usual_folder_is_beside_the_saved_matches(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert str(tmp_path / "home" / "server") in told(capsys, "invite")


# What it says.


@pytest.mark.parametrize(
    ("asked", "line"),
    [
        (serve.Asked(), "The server is open on port 8414, on every address of this computer."),
        (serve.Asked(host="10.0.0.1"), "Others join with: thousand join ws://10.0.0.1:8414"),
        (serve.Asked(host="::1"), "Others join with: thousand join ws://[::1]:8414"),
        (
            serve.Asked(host="10.0.0.1", certificate="c.pem"),
            "Others join with: thousand join wss://10.0.0.1:8414",
        ),
        (serve.Asked(proxy=True), "The server is open on 127.0.0.1, port 8414."),
        (serve.Asked(proxy=True), "Others join at the address of your proxy."),
        (serve.Asked(host="10.0.0.1", ssh_port=2222), "With nothing but ssh: ssh -p 2222 10.0.0.1"),
        (
            serve.Asked(proxy=True, ssh_port=2222),
            f"With nothing but ssh: ssh -p 2222 {socket.gethostname()}",
        ),
        (
            serve.Asked(invite_only=True),
            "New people need a code. Each time you want one, type in another terminal: thousand invite",
        ),
    ],
)
def test_it_says_how_people_come(asked: serve.Asked, line: str) -> None:
    assert line in serve.greeting(serve.listener("en"), asked, serve.config_of(asked), 8414)


def test_it_warns_where_passwords_can_be_read_on_the_way() -> None:
    def warned(asked: serve.Asked) -> bool:
        lines = serve.greeting(serve.listener("en"), asked, serve.config_of(asked), 8414)
        return any("Nothing is encrypted" in line for line in lines)

    assert warned(serve.Asked())
    assert not warned(serve.Asked(certificate="c.pem"))
    assert not warned(serve.Asked(proxy=True))
    assert not warned(serve.Asked(host="127.0.0.1"))


def test_what_is_asked_for_is_what_is_served(tmp_path: Path) -> None:
    flags = [
        *("--host", "h", "--port", "1", "--ssh-port", "2", "--data", str(tmp_path), "--invite-only"),
        *("--no-guests", "--certificate", "c", "--key", "k", "--proxy"),
    ]
    seen: list[serve.Asked] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(serve, "run", lambda asked, lang: len(seen.append(asked) or seen) - 1)
        assert cli.main(["serve", *flags]) == 0
    (asked,) = seen
    assert asked == serve.Asked(
        port=1,
        host="h",
        ssh_port=2,
        data=str(tmp_path),
        invite_only=True,
        guests=False,
        certificate="c",
        key="k",
        proxy=True,
    )
    made = serve.config_of(asked)
    assert (made.host, made.port, made.data, made.invite_only, made.guests, made.proxy) == (
        *("h", 1, tmp_path, True, False),
        True,
    )
    assert (made.certificate, made.key) == (Path("c"), Path("k"))
