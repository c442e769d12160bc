"""Your account, in the lobby, by its keys: over WebSockets and over ssh, and what is heard of it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import asyncssh
import pytest
from servers import run, running
from ssh_people import PASSWORD, Person, at_terminal
from visitors import DOWN, ENTER, ESCAPE, Player, visiting

from thousand.doors.ssh import SshDoor
from thousand.net import wire
from thousand.net.caller import Caller
from thousand.net.line import Hear, Line
from thousand.net.reception import Reception
from thousand.net.server import Server
from thousand.say.fluent import languages
from thousand.say.scribe import Scribe
from thousand.store.accounts import Account
from thousand.store.served import settings_file

NEW = "battery staple"


async def found(server: Server, name: str) -> Account | None:
    return await asyncio.wrap_future(server.accounts.find(name.casefold()))


async def add_keys(server: Server, name: str, *keys: str) -> None:
    for key in keys:
        await asyncio.wrap_future(server.accounts.add_key(name, key))


@asynccontextmanager
async def ola(
    server: Server, home: Path, lang: str = "en", line: Callable[[Hear], Line] | None = None
) -> AsyncIterator[Player]:
    """Ola, who has come in with her account and stands in the lobby."""
    if await found(server, "Ola") is None:
        await server.doorkeeper.register("Ola", PASSWORD)
    async with visiting(server.port, home, "Ola", lang=lang, line=line) as player:
        text = Scribe(lang, names=()).text
        await player.hears(text("come-login"))
        await player.press("2", ENTER)
        await player.hears(text("come-password"))
        await player.type(PASSWORD)
        await player.hears(text("lobby-title"))
        yield player


async def account_list(player: Player, lang: str = "en") -> None:
    """From the first line of the lobby to the account's list."""
    text = Scribe(lang, names=()).text
    for _ in range(9):
        await player.press(DOWN)
    await player.hears(text("lobby-account"))
    await player.press(ENTER)
    await player.hears(text("account-title", name="Ola"))


@pytest.mark.parametrize("lang", languages())
def test_a_new_password_is_asked_for_by_ear_in_every_language(tmp_path: Path, lang: str) -> None:
    """A slip in the second one is asked again; the program comes in by its new token afterwards."""
    text = Scribe(lang, names=()).text

    async def test() -> None:
        async with running(tmp_path / "data") as server, ola(server, tmp_path, lang) as player:
            before = player.token
            await account_list(player, lang)
            await player.press("1")
            await player.hears(text("account-present"))
            await player.type(PASSWORD)
            for again, heard in (("something else", "come-differ"), (NEW, "account-changed")):
                await player.hears(text("come-new-password"))
                await player.type(NEW)
                await player.hears(text("come-password-again"))
                await player.type(again)
                await player.hears(text(heard))
            assert player.token != before
            assert (await server.doorkeeper.resume(player.token)).name == "Ola"
            assert (await server.doorkeeper.login("Ola", NEW)).name == "Ola"
            for secret in (PASSWORD, NEW):
                assert secret not in player.written, "nothing of a password is shown"
            await player.press(ESCAPE)
            await player.hears(text("lobby-title"))

    run(test())


def test_a_wrong_password_changes_nothing_and_escape_leads_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, ola(server, tmp_path) as player:
            await account_list(player)
            await player.press("1")
            await player.hears("Your present password:")
            await player.press(ESCAPE)
            await player.hears("Your account, Ola.")
            await player.press("1")
            await player.hears("Your present password:")
            await player.type("wrong horse")
            await player.hears("A new password")
            await player.type(NEW)
            await player.hears("The same password again:")
            await player.type(NEW)
            await player.hears("That is not your password: nothing has changed.")
            assert (await server.doorkeeper.login("Ola", PASSWORD)).name == "Ola"
            await player.press("2")
            await player.hears("your name is free again.")
            await player.hears("a bot plays on.")
            await player.hears("Close the account Ola for good?")
            await player.press("2")
            await player.hears("Your account, Ola.")
            await player.press("2", "1")
            await player.hears("Your present password:")
            await player.type("wrong horse")
            await player.hears("That is not your password: nothing has changed.")
            await player.press("3")
            await player.hears("Lobby.")
            assert await found(server, "Ola") is not None

    run(test())


@pytest.mark.parametrize(
    ("keys", "label", "question"),
    [
        (1, "Forget the ssh key that opens it", "Forget the ssh key? Then only"),
        (2, "Forget the 2 ssh keys that open it", "Forget the 2 ssh keys? Then only"),
    ],
)
def test_keys_are_counted_and_forgotten(tmp_path: Path, keys: int, label: str, question: str) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, ola(server, tmp_path) as player:
            await add_keys(server, "Ola", *(f"SHA256:{number}" for number in range(keys)))
            await account_list(player)
            await player.press(DOWN)
            await player.hears(label)
            await player.press(ENTER)
            await player.hears(question)
            await player.press("2")
            await player.hears("Your account, Ola.")
            assert await asyncio.wrap_future(server.accounts.keys("Ola")) == keys
            await player.press("2", "1")
            await player.hears("Forgotten. From now on only the password lets you in.")
            assert await asyncio.wrap_future(server.accounts.keys("Ola")) == 0
            await player.press(ENTER)
            await player.hears("Your account, Ola.")
            await player.press(DOWN)
            await player.hears("Close the account, 2 of 3")

    run(test())


def test_keys_that_still_open_the_account_are_told_of_after_a_new_password(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, ola(server, tmp_path) as player:
            await add_keys(server, "Ola", "SHA256:1")
            await account_list(player)
            await player.press("1")
            for heard, typed in (
                ("Your present password:", PASSWORD),
                ("A new password", NEW),
                ("The same password again:", NEW),
            ):
                await player.hears(heard)
                await player.type(typed)
            await player.hears("The password is changed.")
            await player.hears("An ssh key still opens the account.")

    run(test())


@pytest.mark.parametrize("lang", languages())
def test_an_account_is_closed_by_its_password_and_the_visit_ends(tmp_path: Path, lang: str) -> None:
    text = Scribe(lang, names=()).text

    async def test() -> None:
        async with running(tmp_path / "data") as server, ola(server, tmp_path, lang) as player:
            await account_list(player, lang)
            await player.press("2")
            for heard in ("account-close-gone", "account-close-stays"):
                await player.hears(text(heard))
            await player.hears(text("account-close-question", name="Ola"))
            await player.press("1")
            await player.hears(text("account-present"))
            await player.type(PASSWORD)
            await player.task
            assert text("room-bye-account-closed") in player.written
            assert player.written.count(text("room-bye-account-closed")) == 1
            account = await found(server, "Ola")
            assert account is None or account.guest

    run(test())


def test_guests_have_no_such_line(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, visiting(server.port, tmp_path, "Jan") as jan:
            await jan.hears("With my account")
            await jan.press("1", ENTER)
            await jan.hears("Lobby.")
            await jan.press("y")
            assert "Your account" not in jan.written

    run(test())


def test_a_server_of_before_is_told_of(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does not know the question, and refuses it as malformed."""
    take = Reception.take

    async def before(self: Reception, session: object, message: wire.FromClient) -> None:
        if isinstance(message, wire.AskAccount):
            session.link.send(wire.Refused(message.id, "malformed"))  # type: ignore[attr-defined]
        else:
            await take(self, session, message)  # type: ignore[arg-type]

    async def test() -> None:
        async with running(tmp_path / "data") as server, ola(server, tmp_path) as player:
            monkeypatch.setattr(Reception, "take", before)
            for _ in range(9):
                await player.press(DOWN)
            await player.press(ENTER)
            await player.hears("This server is older and cannot do that: ask its host.")

    run(test())


def test_a_list_that_cannot_be_asked_for_says_why(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(tmp_path / "data") as server,
            ola(
                server,
                tmp_path,
                line=lambda hear: Caller(f"ws://127.0.0.1:{server.port}/", hear, delays=(60,)),
            ) as player,
        ):
            for _ in range(9):
                await player.press(DOWN)
            server.hall.send_away("Ola", "")
            await player.hears("Connection lost")
            await player.press(ENTER)
            await player.hears("Not connected just now")

    run(test())


# By ssh.


@asynccontextmanager
async def by_ssh(server: Server) -> AsyncIterator[Callable[..., AbstractAsyncContextManager[Person]]]:
    """The game's own door by ssh."""
    door = SshDoor(server, "127.0.0.1", 0)
    await door.start()
    try:
        yield lambda name, **options: at_terminal(
            door.port, name, size=(200, 40), env={"LANG": "en"}, **options
        )
    finally:
        await door.stop()


async def to_account_by_ssh(person: Person) -> None:
    await person.until("Lobby.")
    person.press("y")
    await person.until("Your account")
    person.press("\r")
    await person.until("Your account, Ola.")


def test_by_ssh_a_key_is_proof_enough_and_the_account_is_closed_by_its_name(tmp_path: Path) -> None:
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def test() -> None:
        async with running(tmp_path) as server, by_ssh(server) as come:
            await server.doorkeeper.register("Ola", PASSWORD)
            await add_keys(server, "Ola", key.get_fingerprint())
            settings_file(tmp_path, "Ola").parent.mkdir()
            settings_file(tmp_path, "Ola").write_text("{}")
            async with come("ola", client_keys=[key]) as person:
                await to_account_by_ssh(person)
                person.press("1")
                await person.until("A new password")
                person.press(NEW + "\r")
                await person.until("The same password again:")
                person.press(NEW + "\r")
                await person.until("An ssh key still opens the account.")
                assert (await server.doorkeeper.login("Ola", NEW)).name == "Ola"
                person.press("3")
                await person.until("for good?")
                person.press("1")
                await person.until("To close it, type your name, Ola:")
                person.press("Jan\r")
                await person.until("That is not Ola: nothing is closed.")
                assert await found(server, "Ola") is not None
                person.press("\x7f\x7f\x7fola\r")
                assert await person.until_end() == 0
                assert "This account is closed: the visit ends." in person.text
            assert not settings_file(tmp_path, "Ola").exists()
            async with come("ola") as stranger:
                await stranger.until("How do you want to come in?")

    run(test())


def test_by_ssh_with_a_password_it_is_asked_for(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, by_ssh(server) as come:
            await server.doorkeeper.register("Ola", PASSWORD)
            async with come("ola", password=PASSWORD) as person:
                await to_account_by_ssh(person)
                person.press("2")
                await person.until("for good?")
                person.press("1")
                await person.until("Your present password:")
                person.press(PASSWORD + "\r")
                assert await person.until_end() == 0
                assert "This account is closed: the visit ends." in person.text
                assert PASSWORD not in person.text

    run(test())


def test_a_key_is_not_kept_for_somebody_who_has_closed_the_account(tmp_path: Path) -> None:
    """The question about it may stand open when the name is another's already."""
    key = asyncssh.generate_private_key("ssh-ed25519")

    async def test() -> None:
        async with running(tmp_path) as server, by_ssh(server) as come:
            await server.doorkeeper.register("Ola", PASSWORD)
            options = {"client_keys": [key], "password": PASSWORD}
            async with come("ola", **options) as person:
                await person.until("Remember it?")
                account = await server.doorkeeper.prove("Ola", PASSWORD)
                await server.doorkeeper.close_account(account)
                await asyncio.wrap_future(server.accounts.free("Ola"))
                await server.doorkeeper.register("Ola", NEW)
                person.press("1")
                await person.until("Name or password is wrong")
            assert await asyncio.wrap_future(server.accounts.keys("Ola")) == 0

    run(test())
