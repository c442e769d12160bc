"""The ssh door, with an ssh client in this very process: who is let in, and what is to be had."""

from __future__ import annotations

import asyncio
import errno
import logging
import os
import random
import signal
import threading
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from client import PATIENCE, Client
from servers import config, run, running
from ssh_people import PASSWORD, at_terminal, connect, door_of, echo, open_house

from thousand.doors import ssh_entry, ssh_visit
from thousand.doors.ssh import SshDoor
from thousand.doors.ssh_entry import VARIABLES, Entry, Offer, SshCaller
from thousand.doors.ssh_host_keys import host_keys
from thousand.doors.ssh_memory import AccountMemory
from thousand.doors.ssh_places import Places
from thousand.doors.ssh_terminal import COLUMNS, ROWS, UNREAD
from thousand.game import Illegal
from thousand.net import wire
from thousand.net.config import Rate
from thousand.net.server import Server
from thousand.speech.backends import direct_allowed
from thousand.store.accounts import TOKENS

KEY = asyncssh.generate_private_key("ssh-ed25519")
OTHER_KEY = asyncssh.generate_private_key("ssh-ed25519")


async def until(condition: Callable[[], object]) -> None:
    """Wait until something is so at the server."""
    async with asyncio.timeout(PATIENCE):
        while not condition():
            await asyncio.sleep(0.005)


async def greeting(port: int, name: str, **options: Any) -> str:
    """Log in: what the session says first."""
    async with at_terminal(port, name, **options) as person:
        text = await person.until("Welcome")
        return text.split("\r\n")[1].partition(";")[0]


async def ola(server: Server, key: asyncssh.SSHKey | None = None) -> None:
    """Ola has an account."""
    await server.doorkeeper.register("Ola", PASSWORD)
    if key is not None:
        await asyncio.wrap_future(server.accounts.add_key("Ola", key.get_fingerprint()))


# Who is let in


def test_a_name_without_an_account_is_let_in_without_a_proof_and_is_nobody_yet(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as (server, door):
            assert await greeting(door.port, "jan") == "jan is out"
            assert await greeting(door.port, "  Jan   Nowak ") == "Jan Nowak is out"
            assert await greeting(door.port, "u0_a257") == "nobody is out", "what Termux calls itself"
            assert await greeting(door.port, "<>") == "nobody is out", "is no name"
            await until(lambda: server.hall.counts["people"] == 0)

    run(test())


def test_a_name_with_an_account_needs_its_password(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)

    async def test() -> None:
        async with open_house(tmp_path) as (server, door):
            await ola(server)
            assert await greeting(door.port, "Ola", password=PASSWORD) == "Ola is in"
            assert await greeting(door.port, "ola", password=PASSWORD) == "ola is in"
            for wrong in ("wrong horse", "", None):
                with pytest.raises(asyncssh.PermissionDenied):
                    await connect(door.port, "Ola", password=wrong)

    run(test())
    assert PASSWORD not in caplog.text
    assert "wrong horse" not in caplog.text


def test_a_password_is_the_same_however_it_was_typed(tmp_path: Path) -> None:
    """Ssh composes its characters in its own manner; and no device is remembered in the place of another."""

    async def test() -> None:
        async with open_house(tmp_path) as (server, door):
            client = await Client("x").connect(server.port)
            answer = await client.ask(lambda id: wire.Register(id, "Ola", "zaz\u0307o\u0301łć １２３４"))
            await client.close()
            for password in ("zażółć 1234", "zaz\u0307o\u0301łć １２３４"):
                for _ in range(TOKENS):
                    assert await greeting(door.port, "Ola", password=password) == "Ola is in"
            client.token = answer.token
            assert (await client.back(server.port)).name == "Ola"
            await client.close()

    run(test())


def test_whoever_looks_like_somebody_is_not_taken_for_them(tmp_path: Path) -> None:
    """Neither with nor without the other's password."""

    async def test() -> None:
        async with open_house(tmp_path) as (server, door):
            await ola(server)
            assert await greeting(door.port, "0la", password=PASSWORD) == "0la is out"
            assert await greeting(door.port, "О l а") == "О l а is out"

    run(test())


def test_a_guests_name_is_not_theirs_who_come_by_it(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as (server, door):
            jan = await Client("Jan").come(server.port)
            assert await greeting(door.port, "jan") == "jan is out"
            async with at_terminal(door.port, "guest") as one, at_terminal(door.port, "guest") as other:
                await one.until("heard In guest")
                await other.until("heard Refused name-taken")
            await jan.close()

    run(test())


def test_a_key_lets_in_whose_it_is_under_their_own_name(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as (server, door):
            await ola(server, KEY)
            await server.doorkeeper.register("Ewa", PASSWORD)
            assert await greeting(door.port, "ola", client_keys=[KEY]) == "ola is in"
            assert await greeting(door.port, "ola", client_keys=[OTHER_KEY, KEY]) == "ola is in"
            assert await greeting(door.port, "jan", client_keys=[KEY]) == "jan is out"
            for name, key in (("Ola", OTHER_KEY), ("Ewa", KEY)):
                with pytest.raises(asyncssh.PermissionDenied):
                    await connect(door.port, name, client_keys=[key])

    run(test())


def test_a_key_that_was_offered_before_the_password_can_be_kept(tmp_path: Path) -> None:
    async def test() -> None:
        callers: list[SshCaller] = []

        async def note(*words: Any) -> None:
            callers.append(words[3])
            await echo(*words)

        async def keep(offer: Offer | None) -> Illegal | None:
            assert offer is not None
            told: asyncio.Future[Illegal | None] = asyncio.get_running_loop().create_future()
            offer.keep(told.set_result)
            return await told

        async with running(tmp_path) as server, door_of(server, play=note) as door:
            await ola(server)
            await server.doorkeeper.register("Ewa", PASSWORD)
            await greeting(door.port, "ola", client_keys=[KEY, OTHER_KEY], password=PASSWORD)
            await greeting(door.port, "ola", password=PASSWORD)
            await greeting(door.port, "jan", client_keys=[KEY])
            await greeting(door.port, "ewa", client_keys=[KEY], password=PASSWORD)
            offers = [caller.offer for caller in callers]
            assert [offer and offer.fingerprint for offer in offers] == [
                KEY.get_fingerprint(),
                None,
                None,
                KEY.get_fingerprint(),
            ]
            assert await keep(offers[0]) is None
            refusal = await keep(offers[3])
            assert refusal is not None
            assert refusal.code == "key-taken"
            assert await greeting(door.port, "ola", client_keys=[KEY]) == "ola is in"
            assert callers[-1].offer is None

    run(test())


def test_what_one_name_has_proven_is_not_proven_for_the_next(tmp_path: Path) -> None:
    """A client may give another name before it is let in."""

    async def test() -> None:
        async with running(tmp_path) as server:
            await ola(server)
            made: list[SshCaller] = []

            def make(caller: SshCaller, entry: Entry) -> Any:
                del entry
                made.append(caller)

            class Connection:
                def create_server_channel(self) -> Any:
                    return type("Channel", (), {})()

            entry = Entry(server, Places(1), set(), make)
            entry.connection = Connection()  # type: ignore[assignment]
            assert await entry.begin_auth("ola")
            assert await entry.validate_password("ola", PASSWORD)
            assert not await entry.begin_auth("jan")
            requested = entry.session_requested()
            assert isinstance(requested, tuple)
            await requested[1]
            assert [(caller.name, caller.admitted) for caller in made] == [("jan", None)]

    run(test())


def test_an_account_made_in_the_session_is_one_from_then_on(tmp_path: Path) -> None:
    """With what was chosen in that session; and settings of a guest are forgotten."""

    async def test() -> None:
        async with open_house(tmp_path) as (server, door):
            memory = AccountMemory(server.config.data)
            memory.change({"detail": "brief"})
            await ola(server)
            memory.belong_to("Ola")
            memory.change({"face": "board"})
            async with at_terminal(door.port, "OLA", password=PASSWORD) as person:
                await person.until("OLA is in; brief")
            async with at_terminal(door.port, "guest") as person:
                await person.until("guest is out; normal")
        assert len(list((tmp_path / "settings").iterdir())) == 1

    run(test())


# Guessing


def test_passwords_are_not_guessed_quicker_by_ssh_than_otherwise(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path, logins=Rate(0, 3)) as (server, door):
            await ola(server)
            client = await Client("x").connect(server.port)
            await client.ask(lambda id: wire.Login(id, "Ola", "wrong"))
            for _ in range(2):
                with pytest.raises(asyncssh.PermissionDenied):
                    await connect(door.port, "Ola", password="wrong")
            with pytest.raises(asyncssh.PermissionDenied):
                await connect(door.port, "Ola", password=PASSWORD)
            answer = await client.ask(lambda id: wire.Login(id, "Ola", PASSWORD))
            assert answer.code == "too-fast"
            await client.close()

    run(test())


class Guesser(asyncssh.SSHClient):
    """Tries passwords, or keys, without end."""

    tried = 0

    def password_auth_requested(self) -> str:
        Guesser.tried += 1
        return "wrong"

    def public_key_auth_requested(self) -> asyncssh.SSHKey:
        Guesser.tried += 1
        return asyncssh.generate_private_key("ssh-ed25519")


@pytest.mark.parametrize(
    ("method", "tries"), [("password", ssh_entry.PASSWORDS), ("publickey", ssh_entry.TRIES - 1)]
)
def test_one_connection_has_so_many_tries(tmp_path: Path, method: str, tries: int) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as (server, door):
            await ola(server)
            Guesser.tried = 0
            with pytest.raises(asyncssh.DisconnectError, match="Too many"):
                await connect(door.port, "Ola", client_factory=Guesser, preferred_auth=method, client_keys=())
            assert tries <= Guesser.tried <= tries + 1

    run(test())


# What is not to be had


async def says(connection: asyncssh.SSHClientConnection, command: str | None, **options: Any) -> Any:
    return await connection.run(command, check=False, **options)


def test_there_is_no_command_and_no_shell_without_a_terminal(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as (_, door):
            for command, options, sentence in (
                ("id; cat /etc/passwd", {}, "No commands are carried out here, there are only games"),
                ("id", {"term_type": "xterm"}, "No commands are carried out here"),
                ("id", {"env": {"LANG": "pl_PL.UTF-8"}}, "Nie wykonuje się tu żadnych poleceń"),
                (None, {}, "The game needs a terminal: type ssh -t instead of ssh."),
            ):
                async with await connect(door.port, "jan") as connection:
                    result = await says(connection, command, **options)
                assert result.exit_status == 1
                assert result.stdout.strip().startswith(sentence)
                assert result.stdout.strip().count("\n") == 0

    run(test())


def test_there_are_no_files_no_ways_to_elsewhere_and_no_second_session(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as (server, door):
            async with await connect(door.port, "jan") as connection:
                with pytest.raises(asyncssh.ChannelOpenError):
                    await connection.open_connection("127.0.0.1", server.port)
                with pytest.raises(asyncssh.ChannelOpenError):
                    await connection.open_unix_connection("/tmp/x")
                with pytest.raises(asyncssh.ChannelListenError):
                    await connection.forward_remote_port("127.0.0.1", 0, "127.0.0.1", server.port)
                with pytest.raises(asyncssh.ChannelOpenError):
                    await connection.start_sftp_client()
                with pytest.raises(asyncssh.ChannelOpenError, match="refused"):
                    await connection.create_process(term_type="xterm")
            async with await connect(door.port, "jan") as connection:
                with pytest.raises(asyncssh.ChannelOpenError):
                    await connection.create_process(x11_forwarding=True, x11_display=":0", term_type="xterm")

    run(test())


# The terminal


def played(play: Callable[..., Awaitable[None]]) -> Callable[..., Awaitable[None]]:
    """A game that needs nothing but the terminal and the environment."""

    async def around(terminal: Any, environ: Mapping[str, str], line: Any, caller: Any, memory: Any) -> None:
        del line, caller, memory
        await play(terminal, environ)

    return around


def test_of_the_environment_at_the_other_end_only_what_is_needed_comes_through(tmp_path: Path) -> None:
    async def test() -> None:
        seen: list[Mapping[str, str]] = []

        async def look(terminal: Any, environ: Mapping[str, str]) -> None:
            del terminal
            seen.append(environ)

        theirs = {name.decode(): "x" for name in VARIABLES} | {"LANG": "pl_PL.UTF-8"}
        hostile = {"THOUSAND_SPEECH": "direct", "THOUSAND_HOME": "/etc", "LC_ALL": "x" * 5000}
        many = {f"LC_{number}": "x" * 5000 for number in range(200)}
        async with (
            running(tmp_path) as server,
            door_of(server, play=played(look)) as door,
            at_terminal(door.port, "jan", env=theirs | many | hostile, term="linux") as person,
        ):
            assert await person.until_end() == 0
        (environ,) = seen
        assert set(environ) == (set(theirs) - {"LC_ALL"}) | {"TERM", "SSH_CONNECTION"}
        assert (environ["LANG"], environ["TERM"]) == ("pl_PL.UTF-8", "linux")
        assert environ["SSH_CONNECTION"].startswith("127.0.0.1 ")
        assert not direct_allowed(environ), "speech and sounds would be heard in the server's room"

    run(test())


@pytest.mark.parametrize(
    ("size", "believed"),
    [
        ((100, 30), (100, 30)),
        ((0, 0), (80, 24)),
        ((4_000_000_000, 4_000_000_000), (COLUMNS.stop, ROWS.stop)),
        ((1, 1), (COLUMNS.start, ROWS.start)),
    ],
)
def test_a_terminal_has_the_size_it_says_within_reason(
    tmp_path: Path, size: tuple[int, int], believed: tuple[int, int]
) -> None:
    async def test() -> None:
        seen = []

        async def look(terminal: Any, environ: Mapping[str, str]) -> None:
            del environ
            screen = terminal.output().get_size()
            seen.append((screen.columns, screen.rows))
            assert terminal.width() == screen.columns

        async with (
            running(tmp_path) as server,
            door_of(server, play=played(look)) as door,
            at_terminal(door.port, "jan", size=size) as person,
        ):
            assert await person.until_end() == 0
        assert seen == [believed]

    run(test())


def test_two_at_once_have_each_their_own_terminal_face_and_keys(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            open_house(tmp_path) as (_, door),
            at_terminal(door.port, "ala", size=(100, 30)) as ala,
            at_terminal(door.port, "jan", size=(40, 10), term="dumb") as jan,
        ):
            await ala.until("Welcome")
            await jan.until("Welcome")
            ala.press("w")
            jan.press("w")
            await ala.until("100 columns")
            await jan.until("40 columns")
            jan.process.change_terminal_size(55, 20)
            jan.press("w")
            await jan.until("55 columns")
            assert "\x1b" not in jan.text, "what calls itself dumb is told nothing but text"
            jan.press("äż中\x1b[A")
            text = await jan.until("key up")
            assert text.endswith("\r\nkey ä\r\nkey ż\r\nkey 中\r\nkey up")
            ala.press("x")
            await ala.until("\x1b[?1049h")
            await ala.until("> nothing")
            ala.press("x")
            await ala.until("\x1b[?1049l")
            ala.press("q")
            assert await ala.until_end() == 0
            jan.press("q")
            assert await jan.until_end() == 0
            assert "Goodbye." in ala.text

    run(test())


def test_the_board_is_drawn_again_when_its_window_changes(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as (_, door), at_terminal(door.port, "ala") as ala:
            await ala.until("Welcome")
            ala.press("x")
            await ala.until("> nothing")
            ala.process.change_terminal_size(60, 15)
            await ala.until("> nothing", 2)

    run(test())


@pytest.mark.skipif(os.name == "nt", reason="Windows has no such signals")
def test_a_session_leaves_the_servers_signals_alone(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as (_, door):
            told = asyncio.Event()
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(signal.SIGINT, told.set)
            try:
                async with at_terminal(door.port, "jan") as jan:
                    await jan.until("Welcome")
                    os.kill(os.getpid(), signal.SIGINT)
                    await asyncio.wait_for(told.wait(), PATIENCE)
                    jan.press("q")
                    await jan.until_end()
                told.clear()
                os.kill(os.getpid(), signal.SIGINT)
                await asyncio.wait_for(told.wait(), PATIENCE)
            finally:
                loop.remove_signal_handler(signal.SIGINT)

    run(test())


# What strangers may do


@pytest.mark.parametrize("seed", range(5))
def test_rubbish_for_keys_harms_nobody(tmp_path: Path, seed: int) -> None:
    async def test() -> None:
        chance = random.Random(seed)
        rubbish = [chance.randbytes(chance.randint(1, 400)).replace(b"q", b"") for _ in range(20)]
        nasty = [b"\x1b[", b"1" * 4000, b"\x1b[200~", b"x" * 5000, b"\x1b]0;", b"\xf0\x9f", b"\x00" * 50]
        chance.shuffle(nasty)
        async with (
            open_house(tmp_path) as (_, door),
            at_terminal(door.port, "ala") as ala,
            await connect(door.port, "eve") as connection,
        ):
            eve = await connection.create_process(term_type="xterm", encoding=None)
            for piece in [*rubbish, *nasty]:
                eve.stdin.write(piece)
            await ala.until("Welcome")
            ala.press("w")
            await ala.until("80 columns")
            eve.stdin.write(b"\x1b[201~")
            eve.stdin.write_eof()
            async with asyncio.timeout(PATIENCE):
                await eve.wait_closed()

    run(test())


def test_who_does_not_read_is_hung_up_on(tmp_path: Path) -> None:
    class Deaf(asyncssh.SSHClientSession[bytes]):
        def connection_made(self, chan: asyncssh.SSHClientChannel[bytes]) -> None:
            chan.pause_reading()

    async def test() -> None:
        written = 0
        ended = asyncio.Event()

        async def flood(terminal: Any, environ: Mapping[str, str]) -> None:
            nonlocal written
            del environ
            try:
                while not terminal.input.closed:
                    terminal.write("x" * 10_000)
                    written += 10_000
                    await asyncio.sleep(0)
            finally:
                ended.set()

        async with (
            running(tmp_path) as server,
            door_of(server, play=played(flood)) as door,
            await connect(door.port, "jan") as connection,
        ):
            await connection.create_session(Deaf, term_type="xterm", encoding=None, window=1 << 16)
            await asyncio.wait_for(connection.wait_closed(), PATIENCE)
            await asyncio.wait_for(ended.wait(), PATIENCE)
        assert UNREAD < written < 100 * UNREAD

    run(test())


def test_strangers_from_one_address_do_not_take_all_places(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, door_of(server, strangers=8) as door:
            await ola(server)
            async with (
                at_terminal(door.port, "guest1") as one,
                at_terminal(door.port, "jan") as jan,
                at_terminal(door.port, "ewa"),
            ):
                await one.until("heard In guest1")
                await jan.until("Welcome")
                with pytest.raises((asyncssh.Error, OSError)):
                    await connect(door.port, "eve")
                jan.press("q")
                assert await jan.until_end() == 0
                await until(lambda: len(door._entries) == 2)
                assert await greeting(door.port, "ola", password=PASSWORD) == "ola is in"

    run(test())


def test_nobody_keeps_the_processor_busy_with_costly_key_exchanges(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as (_, door):
            for costly in ("diffie-hellman-group18-sha512", "rsa2048-sha256"):
                with pytest.raises(asyncssh.KeyExchangeFailed):
                    await connect(door.port, "jan", kex_algs=[costly])
            for usual in ("curve25519-sha256", "ecdh-sha2-nistp256"):
                async with await connect(door.port, "jan", kex_algs=[usual]):
                    pass

    run(test())


def test_places_are_shared_among_addresses() -> None:
    places = Places(8)
    assert [places.take("here") for _ in range(3)] == [True, True, False]
    assert [places.take(f"there{number}") for number in range(7)] == [True] * 6 + [False]
    places.leave("here")
    assert places.take("there7")
    assert not places.take("here")


def test_there_is_room_for_so_many_sessions(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, door_of(server, sessions=1) as door:
            async with at_terminal(door.port, "jan") as jan:
                await jan.until("Welcome")
                async with at_terminal(door.port, "ewa", env={"LANG": "fr_FR"}) as ewa:
                    assert await ewa.until_end() == 1
                assert "Le serveur est plein en ce moment" in ewa.text
            await until(lambda: not door._visits)
            assert await greeting(door.port, "ewa") == "ewa is out"

    run(test())


def test_a_connection_that_does_not_say_who_it_is_for_is_closed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("thousand.doors.ssh.LOG_IN_SECONDS", 0.1)

    async def test() -> None:
        async with open_house(tmp_path) as (_, door):
            reader, writer = await asyncio.open_connection("127.0.0.1", door.port)
            async with asyncio.timeout(PATIENCE):
                assert (await reader.read()).startswith(b"SSH-2.0-Thousand\r\n")
            writer.close()
            await until(lambda: not door._entries)

    run(test())


def test_a_connection_that_wants_nothing_is_closed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssh_entry, "START_SECONDS", 0.1)

    async def test() -> None:
        async with open_house(tmp_path) as (_, door):
            async with await connect(door.port, "jan") as connection:
                await asyncio.wait_for(connection.wait_closed(), PATIENCE)
            await until(lambda: not door._entries)

    run(test())


def test_who_does_not_say_who_they_are_is_sent_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            open_house(tmp_path) as (_, door),
            at_terminal(door.port, "guest") as guest,
            at_terminal(door.port, "jan") as jan,
        ):
            await guest.until("heard In guest")
            await jan.until("heard Welcome")
            for visit in tuple(door._visits):
                visit._need_name()  # the time is up
            assert await jan.until_end() == 1
            assert "heard Bye silent" in jan.text
            guest.press("w")
            await guest.until("80 columns")

    run(test())


def test_the_time_to_say_who_one_is_ends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssh_visit, "SIGN_IN_SECONDS", 0.1)

    async def test() -> None:
        async with open_house(tmp_path) as (_, door), at_terminal(door.port, "jan") as jan:
            assert await jan.until_end() == 1

    run(test())


def test_a_coach_thinks_where_the_servers_bots_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    async def game(*words: Any, think: Callable[[Callable[[], str], Callable[[str], None]], None]) -> None:
        thought: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        think(lambda: threading.current_thread().name, thought.set_result)
        threads.append(await thought)

    monkeypatch.setattr("thousand.doors.visitor.session", game)

    async def test() -> None:
        async with running(tmp_path) as server:
            door = SshDoor(server, "127.0.0.1", 0)
            await door.start()
            async with at_terminal(door.port, "jan") as jan:
                assert await jan.until_end() == 0
            await door.stop()

    run(test())
    assert [name.partition("_")[0] for name in threads] == ["bots"]


# The end


def test_a_lost_connection_is_noticed_and_the_next_one_takes_the_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as (server, door):
            await ola(server)
            async with at_terminal(door.port, "ola", password=PASSWORD) as first:
                await first.until("heard In Ola")
                assert server.hall.counts["people"] == 1
                first.connection.abort()
            await until(lambda: server.hall.counts["people"] == 0 and not door._visits and not door._entries)
            async with at_terminal(door.port, "ola", password=PASSWORD) as second:
                await second.until("heard In Ola")
                async with at_terminal(door.port, "ola", password=PASSWORD) as third:
                    await third.until("heard In Ola")
                    assert await second.until_end() == 1
                    assert "heard Bye elsewhere" in second.text
                    third.press("w")
                    await third.until("80 columns")
                    assert server.hall.counts["people"] == 1

    run(test())


def test_a_phone_that_has_gone_is_noticed(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            open_house(tmp_path, heartbeat=0.05) as (server, door),
            at_terminal(door.port, "guest") as guest,
        ):
            await guest.until("heard In guest")
            transport = guest.connection._transport
            assert transport is not None
            transport.pause_reading()
            await until(lambda: server.hall.counts["people"] == 0)

    run(test())


def test_everybody_hears_that_the_server_stops(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            door = SshDoor(server, "127.0.0.1", 0, play=echo)
            await door.start()
            port = door.port
            async with at_terminal(door.port, "guest") as guest, at_terminal(door.port, "jan") as jan:
                await guest.until("heard In guest")
                await jan.until("heard Welcome")
                idle = await connect(door.port, "ewa")
                await asyncio.wait_for(door.stop(), PATIENCE)
                for person in (guest, jan):
                    assert await person.until_end() == 1
                    assert "heard Bye stopping" in person.text
                await asyncio.wait_for(idle.wait_closed(), PATIENCE)
            assert server.hall.counts["people"] == 0
            with pytest.raises(OSError, match="Connect"):
                await connect(port, "jan")

    run(test())


def test_a_mistake_of_ours_ends_one_session_with_a_sentence(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with (
            open_house(tmp_path) as (server, door),
            at_terminal(door.port, "guest") as guest,
            at_terminal(door.port, "jan") as jan,
        ):
            await guest.until("heard In guest")
            await jan.until("Welcome")
            guest.press("!")
            assert await guest.until_end() == 1
            assert "\r\nThousand made a mistake, and this visit is over." in guest.text
            await until(lambda: server.hall.counts["people"] == 0)
            jan.press("w")
            await jan.until("80 columns")

    run(test())
    assert "a mistake of ours" in caplog.text


# The host's keys


def test_the_hosts_keys_are_made_once_and_are_nobodys_business(tmp_path: Path) -> None:
    async def known(port: int) -> list[str]:
        keys = []
        for algorithm in ("ssh-ed25519", "ecdsa-sha2-nistp256"):
            key = await asyncssh.get_server_host_key(
                "127.0.0.1", port, server_host_key_algs=[algorithm], config=None
            )
            assert key is not None
            keys.append(key.get_fingerprint())
        return keys

    async def test() -> None:
        async with open_house(tmp_path) as (_, door):
            before = await known(door.port)
        async with open_house(tmp_path) as (_, door):
            assert await known(door.port) == before

    run(test())
    files = sorted(tmp_path.glob("ssh_host_*"))
    assert [file.name for file in files] == ["ssh_host_ecdsa_key", "ssh_host_ed25519_key"]
    assert os.name == "nt" or all(file.stat().st_mode & 0o777 == 0o600 for file in files)


def test_a_host_key_that_cannot_be_read_is_not_replaced(tmp_path: Path) -> None:
    host_keys(tmp_path)
    broken = tmp_path / "ssh_host_ed25519_key"
    broken.write_text("no key")
    with pytest.raises(Illegal, match="data-failed") as refusal:
        host_keys(tmp_path)
    assert refusal.value.params["path"] == str(broken)
    assert broken.read_text() == "no key"
    broken.unlink()
    broken.mkdir()
    with pytest.raises(Illegal, match="data-failed"):
        host_keys(tmp_path)


def test_a_port_that_is_taken_is_an_error(tmp_path: Path) -> None:
    async def test() -> None:
        async with open_house(tmp_path) as (server, door):
            with pytest.raises(OSError, match="in use"):
                await SshDoor(server, "127.0.0.1", door.port, play=echo).start()

    run(test())
    assert config(tmp_path).heartbeat > 0


def test_a_machine_without_ipv6_is_listened_on_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    listen = asyncssh.listen

    async def without(host: str, *words: Any, **options: Any) -> Any:
        if not host:
            raise OSError(errno.EADDRNOTAVAIL, "cannot assign requested address")
        return await listen("127.0.0.1" if host == "0.0.0.0" else host, *words, **options)

    monkeypatch.setattr(asyncssh, "listen", without)

    async def test() -> None:
        async with running(tmp_path) as server:
            door = SshDoor(server, "", 0, play=echo)
            await door.start()
            assert await greeting(door.port, "jan") == "jan is out"
            await door.stop()

    run(test())
