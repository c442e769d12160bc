"""``thousand account``: the host closes an account, or gives it a new password, while the server is not
running; and one sentence for all that can be wrong."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from client import Client
from servers import on_disk, people, run, running

from thousand import cli
from thousand.doors import serve
from thousand.net import wire
from thousand.net.server import Server
from thousand.store.accounts import CODE_LENGTH, CODE_SIGNS
from thousand.store.served import DATABASE, settings_file
from thousand.table import room_orders as do

PASSWORD = "correct horse"


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Sentences are read here, and nobody's own folders are touched."""
    monkeypatch.setenv("LANGUAGE", "en")
    monkeypatch.setenv("THOUSAND_HOME", str(tmp_path / "home"))


def account(data: Path, *words: str) -> int:
    return cli.main(["account", *words, "--data", str(data)])


def wrong(capsys: pytest.CaptureFixture[str], data: Path, *words: str) -> str:
    """What is said to a command that cannot be carried out."""
    assert account(data, *words) == cli.EXIT_USAGE
    output = capsys.readouterr()
    assert output.out == ""
    assert output.err.count("\n") == 1, "one sentence"
    return output.err.strip()


def prepare(data: Path) -> str:
    """A server's data with Ola's account, opened by a key too, and the guest Jan: Ola's token."""
    token = ""

    async def test() -> None:
        nonlocal token
        async with running(data) as server, people(server.port, "Jan"):
            token = (await server.doorkeeper.register("Ola", PASSWORD)).token
            await add_key(server)

    run(test())
    return token


async def add_key(server: Server) -> None:
    await asyncio.wrap_future(server.accounts.add_key("Ola", "SHA256:ola"))


async def way_in(server: Server, message: wire.Message) -> str:
    client = await Client("x").connect(server.port)
    answer = await client.ask(lambda id: message, "1")
    await client.close()
    return getattr(answer, "code", "in")


def test_a_new_password_is_made_up_and_printed_once(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    token = prepare(tmp_path)
    assert account(tmp_path, "ola", "--new-password") == 0
    said = capsys.readouterr().out.strip()
    begin, _, password = said.rpartition(" ")
    assert begin == "The new password of Ola:"
    assert len(password) == CODE_LENGTH
    assert set(password) <= set(CODE_SIGNS), "told by ear, sign by sign"
    assert password.encode() not in (tmp_path / DATABASE).read_bytes()

    async def test() -> None:
        async with running(tmp_path) as server:
            assert await way_in(server, wire.Resume("1", token)) == "token-unknown"
            assert await way_in(server, wire.Login("1", "Ola", PASSWORD)) == "login-wrong"
            assert await way_in(server, wire.Login("1", "Ola", password)) == "in"
            assert (await server.doorkeeper.by_key("SHA256:ola")).name == "Ola"

    run(test())
    assert account(tmp_path, "ola", "--new-password") == 0
    assert capsys.readouterr().out.strip() != said


def test_a_closed_account_is_gone_and_its_name_free(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    token = prepare(tmp_path)
    settings = settings_file(tmp_path, "Ola")
    settings.parent.mkdir()
    settings.write_text("{}")
    assert account(tmp_path, " OLA ", "--close") == 0
    assert capsys.readouterr().out == "The account Ola is closed.\n"
    assert not settings.exists()
    assert "Nobody has an account" in wrong(capsys, tmp_path, "Ola", "--close")

    async def test() -> None:
        async with running(tmp_path) as server:
            assert await asyncio.wrap_future(server.accounts.find("ola")) is None
            assert await way_in(server, wire.Resume("1", token)) == "token-unknown"
            assert await way_in(server, wire.Login("1", "Ola", PASSWORD)) == "login-wrong"
            with pytest.raises(serve.Illegal, match="login-wrong"):
                await server.doorkeeper.by_key("SHA256:ola")
            assert await way_in(server, wire.Guest("1", "Ola")) == "in"

    run(test())


def test_a_name_that_a_table_knows_is_nobodys_until_the_table_has_closed(tmp_path: Path) -> None:
    """The command cannot see the tables: the server looks at its next start."""

    async def before() -> None:
        async with running(tmp_path) as server, people(server.port, "Jan") as (jan,):
            await server.doorkeeper.register("Ola", PASSWORD)
            await jan.open("miles")
            await jan.does(do.Invite("Ola"))

    async def after() -> None:
        async with running(tmp_path) as server:
            assert await way_in(server, wire.Guest("1", "Ola")) == "name-taken"
            (desk,) = server.hall._desks.values()
            desk.command(do.Close())
            while server.hall.counts["tables"]:
                await asyncio.sleep(0)
            assert await way_in(server, wire.Guest("1", "Ola")) == "in"

    run(before())
    assert account(tmp_path, "Ola", "--close") == 0
    run(after())


@pytest.mark.parametrize("leaves", [True, False])
def test_a_table_to_which_nobody_can_come_back_is_closed_at_the_next_start(
    tmp_path: Path, leaves: bool
) -> None:
    """Ola and Jan have seats in a match; one has left it, or was at the table when the server stopped."""

    async def before() -> None:
        async with running(tmp_path) as server:
            ola, jan = both = [await Client(name).connect(server.port) for name in ("Ola", "Jan")]
            for one in both:
                await one.ask(lambda id, one=one: wire.Register(id, one.name, PASSWORD))
            await jan.enter(await ola.open("miles"))
            await ola.does(do.Start())
            await jan.until(lambda: jan.room and jan.room.playing)
            await ola.does(do.Leave())
            if leaves:
                await jan.does(do.Leave())
            for one in both:
                await one.close()

    async def after(tables: int, way: str) -> None:
        async with running(tmp_path) as server:
            assert server.hall.counts["tables"] == tables
            assert await way_in(server, wire.Guest("1", "Ola")) == way

    run(before())
    assert account(tmp_path, "Ola", "--close") == 0
    run(after(1, "name-taken"))
    assert account(tmp_path, "Jan", "--close") == 0
    run(after(0, "in"))
    assert on_disk(tmp_path) == {}


@pytest.mark.parametrize("flag", ["--close", "--new-password"])
def test_what_can_be_wrong(capsys: pytest.CaptureFixture[str], tmp_path: Path, flag: str) -> None:
    """No data, a newer Thousand's, no such account, a guest's name, one that only looks like it."""
    data = tmp_path / "data"
    missing = (
        f"There is no server's data in {data}: start thousand serve once, or give its folder with --data."
    )
    assert wrong(capsys, data, "Ola", flag) == missing
    assert not data.exists(), "nothing is made"
    prepare(data)
    for name in ("Ewa", "Jan", "0la"):
        assert wrong(capsys, data, name, flag) == (
            f"Nobody has an account under the name {name} in {data}: check the spelling, or give --data."
        )
    (tmp_path / "broken").mkdir()
    (tmp_path / "broken" / DATABASE).write_bytes(b"no database at all" * 100)
    assert "cannot be used: file is not a database." in wrong(capsys, tmp_path / "broken", "Ola", flag)


@pytest.mark.parametrize("flag", ["--close", "--new-password"])
def test_while_the_server_runs_nothing_is_done(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, flag: str
) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            await server.doorkeeper.register("Ola", PASSWORD)
            assert wrong(capsys, tmp_path, "Ola", flag) == (
                f"The server with the data in {tmp_path} is running: stop it, then type this again."
            )
            assert await way_in(server, wire.Login("1", "Ola", PASSWORD)) == "in"

    run(test())


@pytest.mark.parametrize("flags", [(), ("--close", "--new-password")])
def test_one_thing_is_done_at_a_time(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, flags: tuple[str, ...]
) -> None:
    sentence = "Give either --close or --new-password: one thing at a time."
    assert wrong(capsys, tmp_path, "Ola", *flags) == sentence


def test_settings_that_cannot_be_deleted_are_told_of(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    prepare(tmp_path)
    (settings_file(tmp_path, "Ola") / "in the way").mkdir(parents=True)
    assert f"Nothing can be written in {tmp_path}" in wrong(capsys, tmp_path, "Ola", "--close")


def test_packages_that_are_missing(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """To close an account none is needed."""
    prepare(tmp_path)
    monkeypatch.setattr(serve, "find_spec", lambda name: None)
    begin = "A server needs packages that are not installed."
    assert wrong(capsys, tmp_path, "Ola", "--new-password").startswith(begin)
    assert account(tmp_path, "Ola", "--close") == 0
