"""The others at a table over the network: talk, invitations, muting, kicking, watching, and options."""

from __future__ import annotations

from pathlib import Path

from servers import run, running
from visitors import (
    DOWN,
    ENTER,
    ESCAPE,
    SHIFT_TAB,
    TAB,
    guest,
    ola_and_jan,
    open_table,
    two_guests,
)


def test_who_types_goes_on_typing_when_the_match_begins(tmp_path: Path) -> None:
    """a11y, Typing text: nothing is written into the line, and its keys mean nothing else."""

    async def test() -> None:
        async with ola_and_jan(tmp_path) as (ola, jan):
            await ola.hears("Jan comes in")
            await jan.press(TAB)
            await jan.hears("To the table:")
            await jan.type("wait for me")
            await ola.hears("Jan: wait for me")
            await jan.hears("You: wait for me")
            await jan.press("/")
            jan.send("half a li")
            await jan.until(lambda: jan.written.endswith("half a li"))
            before = len(jan.written)
            await ola.press(ENTER)
            await ola.hears("You hold 6 cards")
            await ola.press("t")
            assert jan.written[before:] == "", "nothing is written into the line"
            jan.send("ne")
            await jan.until(lambda: jan.written.endswith("ne"))
            await jan.type("")
            await jan.hears("You hold 6 cards")
            await ola.hears("Jan: half a line")
            await jan.press("t")
            assert "turn" in jan.lines[-1] or "Waiting for" in jan.lines[-1]

    run(test())


def test_talk_to_all_to_one_and_of_oneself_in_two_languages(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(tmp_path / "data") as server,
            guest(server.port, tmp_path, "Ola") as ola,
            guest(server.port, tmp_path, "Jan") as jan,
            guest(server.port, tmp_path, "Ewa", lang="pl") as ewa,
        ):
            await open_table(ola)
            for player in (jan, ewa):
                await player.press("1", "1")
                await ola.hears(f"{player.name} comes in")
            await jan.press(TAB)
            await jan.type("\x1b[200~dzie\u0144 \u202edo\x1b[31mbry\x9b2J\x1b[201~")
            await ola.hears("Jan: dzie\u0144 do")
            await ewa.until(lambda: "dzie\u0144 do" in ewa.written)
            await jan.press(TAB)
            await jan.type("@Ola psst")
            assert "to you" in await ola.hears("psst")
            await jan.press(TAB)
            await jan.type("/me waves")
            await ola.hears("Jan waves")
            await jan.press(TAB)
            await jan.type("@nobody hm")
            await jan.hears("Nobody of that name")
            await jan.press(SHIFT_TAB)
            await ewa.until(lambda: "waves" in ewa.written)
            assert "psst" not in ewa.written
            assert not set("\x1b\x9b\u202e") & set(ola.written + ewa.written)
            await ola.press("\x1b[Z", "\x1b[C")  # the history, and a channel to the right
            await ola.press("\x1b[C")
            assert "Talk at the table" in ola.written

    run(test())


def test_the_host_kicks_bans_and_hands_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with ola_and_jan(tmp_path) as (ola, jan):
            await ola.hears("Jan comes in")
            await ola.press("w", DOWN, ENTER)
            await ola.hears("Jan")
            await ola.press("s")
            while "Send Jan away" not in ola.lines[-1]:
                await ola.press("s")
            await ola.press(ENTER)
            await ola.hears("Jan")
            await jan.hears("Lobby.")
            await jan.press("1", "1")
            await ola.hears("Jan comes in")
            await ola.press("w", DOWN, ENTER, "m")
            while "the host" not in ola.lines[-1]:
                await ola.press("m")
            await ola.press(ENTER)
            await jan.hears("You are the host now")
            await jan.press("b")
            await ola.hears("Anna, a bot, takes seat 3")

    run(test())


def test_whoever_comes_to_watch_a_match_is_told_so(tmp_path: Path) -> None:
    async def test() -> None:
        async with two_guests(tmp_path) as (ola, jan):
            await open_table(ola)
            await ola.press("b")
            await ola.hears("a bot, takes seat 2")
            await ola.press(ENTER)
            await ola.hears("It is your turn.")
            await jan.press("1", "1")
            await jan.hears("You are watching this game.")
            await jan.hears("The game goes on.")
            assert "You are watching" not in ola.written
            for key in (" ", "d", "h", ENTER):
                await jan.press(key)
                assert jan.lines[-1] == "You are watching: only players can make moves."

    run(test())


def test_at_a_private_table_only_the_host_gets_the_list_to_invite(tmp_path: Path) -> None:
    async def test() -> None:
        async with ola_and_jan(tmp_path) as (ola, jan):
            await ola.press("o", "3")
            await jan.hears("Private table now")
            await jan.press("y")
            assert jan.lines[-1] == "Not allowed: only the host can do that, Ola."

    run(test())


def test_what_one_does_needs_words(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, guest(server.port, tmp_path, "Ola") as ola:
            await open_table(ola)
            await ola.press(TAB)
            await ola.type("/me")
            await ola.hears("Type something first")
            assert "You: /me" not in ola.written

    run(test())


def test_one_can_talk_while_the_game_asks_something(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path / "data") as server, guest(server.port, tmp_path, "Ola") as ola:
            await ola.press("2", "2", "1", "b", "b")
            await ola.hears("a bot, takes seat 3")
            await ola.press(ENTER)
            await ola.until(lambda: "Bid 1" in ola.written or "Your turn: give" in ola.written)
            if "Bid 1" not in ola.written:  # the dealer is drawn: the auction may be over already
                await ola.press("1", ENTER)
                await ola.hears("Who gets the ")
            question = ola.lines[-1]
            await ola.press(TAB)
            await ola.hears("To the table:")
            await ola.type("I think")
            await ola.hears("You: I think")
            await ola.press("\x1b[A")
            assert ola.lines[-1] == question, "the question is still there"

    run(test())


def test_who_is_muted_can_be_heard_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with ola_and_jan(tmp_path) as (ola, _):
            await ola.hears("Jan comes in")
            await ola.press("w", "2", "3")
            await ola.hears("You mute Jan.")
            await ola.press("w", "2", "3")
            await ola.hears("You hear Jan again.")

    run(test())


def test_a_word_after_a_slash_that_means_nothing_is_said_to_nobody(tmp_path: Path) -> None:
    async def test() -> None:
        async with ola_and_jan(tmp_path) as (ola, jan):
            await jan.press("/")
            await jan.type("/mute Ola")
            await jan.hears("After a slash comes me")
            await jan.press(ESCAPE, TAB)
            await jan.type("either/or")
            await ola.hears("Jan: either/or")
            assert "/mute" not in ola.written

    run(test())


def test_only_what_has_changed_in_the_options_is_told(tmp_path: Path) -> None:
    async def test() -> None:
        async with ola_and_jan(tmp_path) as (ola, jan):
            await ola.press("o", "2")
            await ola.hears("Start the game")
            await ola.press("\x1b[B", "\x1b[B", "+", ESCAPE)
            told = await jan.hears("Now ")
            assert "Rules" not in told
            assert told.count(":") == 1

    run(test())
