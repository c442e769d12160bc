"""A visit to a server by keys and by ear: the lobby, a table, the chat, matches, lines that break."""

from __future__ import annotations

import asyncio
from pathlib import Path

from client import Client
from servers import config, run, running
from visitors import (
    ENTER,
    ESCAPE,
    QUICK,
    cut_line,
    discard,
    enter_table,
    guest,
    ola_and_jan,
    open_table,
    two_guests,
    visiting,
)

from thousand.doors.ssh_memory import AccountMemory
from thousand.net import wire
from thousand.net.caller import Caller
from thousand.net.line import FromLine, Hear
from thousand.net.server import Server


def test_a_table_is_opened_and_a_match_begins_with_bot_and_guest(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_guests(tmp_path) as (ola, jan):
            await open_table(ola)
            await ola.press("b")
            await ola.hears("Anna, a bot, takes seat 2")
            await enter_table(jan)
            await ola.hears("Jan comes in, seat 3")
            await jan.press(ENTER)
            await jan.hears("Waiting for Ola")
            await ola.press(ENTER)
            await ola.hears("1000 Miles: you, the bot Anna and Jan.")
            await jan.hears("1000 Miles: Ola, the bot Anna and you.")
            await ola.hears("It is your turn.")
            await jan.hears("Ola's turn.")
            await ola.press(" ")
            await ola.hears("You draw ")
            assert "You draw" not in jan.written

    run(test())


def test_the_line_breaks_and_what_was_missed_is_told_once(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server:
            port = server.port
            async with guest(port, tmp_path, "Ola") as ola, guest(port, tmp_path, "Jan") as jan:
                await open_table(ola)
                await enter_table(jan)
                await ola.press(ENTER)
                await ola.hears("It is your turn.")
                await ola.press(" ")
                await ola.hears("You draw ")
                await cut_line(server, "Jan")
                await ola.hears("Jan is disconnected")
                await jan.hears("Connection lost")
                await jan.hears("Connected again.")
                await ola.hears("Jan is connected again")
                await discard(ola)
                await jan.hears("Ola discards")
                await jan.hears("It is your turn.")
                await jan.press(" ")
                await jan.hears("You draw ")
                assert jan.written.count("Ola discards") == 1

    run(test())


def test_moves_missed_while_the_line_was_cut_are_told_with_their_names(tmp_path: Path) -> None:
    """Ola moves before Jan is back: his screen of the match is still open."""

    async def test() -> None:
        async with running(tmp_path / "data") as server:
            line = HeldLine(server.port)
            async with (
                guest(server.port, tmp_path, "Ola") as ola,
                visiting(server.port, tmp_path, "Jan", line=line.made) as jan,
            ):
                await jan.until(lambda: "\n1:" in jan.written)
                await jan.press("1", ENTER)
                await open_table(ola)
                await enter_table(jan)
                await ola.press(ENTER)
                await ola.hears("It is your turn.")
                await jan.hears("Ola's turn.")
                line.hold()
                await cut_line(server, "Jan")
                await ola.hears("Jan is disconnected")
                await ola.press(" ")
                await discard(ola)
                await ola.hears("You discard")
                line.let_go()
                await jan.hears("2 moves while you were away.")
                await jan.hears("Ola discards")
                await jan.hears("It is your turn.")

    run(test())


class HeldLine:
    """A line whose messages can be held back, as those to a computer that sleeps."""

    def __init__(self, port: int) -> None:
        self._url = f"ws://127.0.0.1:{port}/"
        self._hear: Hear
        self._held: list[FromLine] | None = None

    def made(self, hear: Hear) -> Caller:
        self._hear = hear
        return Caller(self._url, self._take, delays=QUICK)

    def _take(self, message: FromLine) -> None:
        if self._held is None:
            self._hear(message)
        else:
            self._held.append(message)

    def hold(self) -> None:
        self._held = []

    def let_go(self) -> None:
        held, self._held = self._held or [], None
        for message in held:
            self._hear(message)


def test_whoever_has_no_seat_is_not_told_that_it_is_kept(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, guest(server.port, tmp_path, "Ola") as ola:
            await cut_line(server, "Ola")
            assert "seat" not in await ola.hears("Connection lost")
            await ola.hears("Connected again.")

    run(test())


def test_a_server_that_starts_again_has_everybody_back_at_the_same_card(tmp_path: Path) -> None:
    async def test() -> None:
        first = Server(config(tmp_path / "data"))
        await first.start()
        port = first.port
        async with guest(port, tmp_path, "Ola") as ola:
            await open_table(ola)
            await ola.press("b")
            await ola.hears("Anna, a bot")
            await ola.press(ENTER)
            await ola.hears("It is your turn.")
            await ola.press(" ")
            drawn = await ola.hears("You draw ")
            await first.stop()
            await ola.hears("The server stops or restarts. Thousand calls again by itself")
            async with running(tmp_path / "data", port=port):
                await ola.hears("Connected again.")
                await ola.hears("Your turn: play or discard a card.")
                await ola.press("7")
                assert drawn.removeprefix("You draw ").rstrip(".") in ola.lines[-1]
                await discard(ola)
                await ola.hears("You discard")
                assert "Connection lost" not in ola.written, "said already"

    run(test())


def test_leaving_a_match_and_coming_back_to_ones_seat(tmp_path: Path) -> None:
    async def test() -> None:
        async with ola_and_jan(tmp_path) as (ola, jan):
            await ola.press(ENTER)
            await ola.hears("It is your turn.")
            await jan.press("q")
            await jan.hears("A bot plays for you")
            await jan.press("1")
            await jan.hears("Lobby.")
            await ola.hears("A bot plays for Jan")
            await ola.press(" ")
            await discard(ola)
            await ola.hears("Jan ")
            await jan.press("1", "1")
            await jan.hears("while you were away")
            await jan.hears("You play again instead of the bot.")
            await jan.hears("You hold ")
            await ola.hears("Jan plays again instead of the bot")

    run(test())


def test_keys_pressed_in_one_breath_wait_for_the_table(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, guest(server.port, tmp_path, "Ola") as ola:
            await open_table(ola)
            await ola.press("b")
            await ola.hears("Anna, a bot")
            await ola.press(ENTER)
            await ola.hears("It is your turn.")
            ola.send(" 1dt")
            await ola.hears("You draw ")
            await ola.until(lambda: "You discard" in ola.written or "Really discard" in ola.written)
            assert "must draw" not in ola.written

    run(test())


def test_the_same_person_from_elsewhere_ends_the_visit_here(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, guest(server.port, tmp_path, "Ola") as ola:
            await ola.hears("Lobby.")
            elsewhere = await Client("Ola").connect(server.port)
            await elsewhere.ask(lambda id: wire.Resume(id, ola.token))
            await asyncio.wait([ola.task])
            assert "You have come in from elsewhere" in ola.written
            assert "Connection lost" not in ola.written
            await elsewhere.close()

    run(test())


def test_whose_files_are_elsewhere_is_told_of_none(tmp_path: Path) -> None:
    """The keys are changed in a file: by ssh it would be one of the server's."""

    async def test() -> None:
        async with running(tmp_path / "data") as server:
            for memory, told in ((None, True), (AccountMemory(tmp_path / "data"), False)):
                async with visiting(server.port, tmp_path, "Ola", memory=memory) as ola:
                    await ola.hears("How do you want to come in?")
                    await ola.press("1")
                    await ola.type("Ola" if told else "Ela")
                    await ola.hears("Lobby.")
                    await ola.press("4", "k")
                    assert ("Keys: " in ola.lines[-1]) is told

    run(test())


def test_nobody_answers(tmp_path: Path) -> None:
    async def test() -> None:
        async with visiting(1, tmp_path, "Ola") as ola:
            await asyncio.wait([ola.task])
            assert "Nobody answers at ws://127.0.0.1:1/" in ola.written

    run(test())


def test_escape_at_the_first_question_leaves_nobody_outside(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, visiting(server.port, tmp_path, "Ola") as ola:
            await ola.hears("How do you want to come in?")
            await ola.press("1", ESCAPE, ESCAPE)
            assert ola.lines[-1] == "The last line of this list leaves the server."

    run(test())
