"""A real server on loopback: people, tables, and what each of them hears."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import aiohttp
import pytest
from client import Client
from servers import on_disk, people, run, running

from thousand.net import wire
from thousand.net.config import Rate
from thousand.table import lobby
from thousand.table import room_events as ev
from thousand.table import room_match_events as me
from thousand.table import room_orders as do
from thousand.table.lobby import Online

# Whole matches.


@pytest.mark.parametrize(("game", "persons", "bots", "points"), [("miles", 4, 2, 400), ("tysiac", 3, 1, 100)])
def test_people_and_bots_play_a_whole_match(
    tmp_path: Path, game: str, persons: int, bots: int, points: int
) -> None:
    """Four people and two bots where the game seats six; everybody hears all that they may, once, in order,
    and a spectator too."""

    async def test() -> None:
        async with (
            running(tmp_path) as server,
            people(server.port, *("Ola", "Jan", "Ewa", "Zoe")[:persons], "Spectator") as everybody,
        ):
            *players, spectator = everybody
            room = await players[0].open(game)
            for player in players[1:]:
                await player.enter(room)
            await spectator.enter(room, watch=True)
            for _ in range(bots):
                await players[0].does(do.AddBot())
            await players[0].does(do.Choose(None, {"match-points": points}))
            await players[0].does(do.SetPause(1))
            await players[0].does(do.Start())
            over = [player.play(lambda player=player: player.heard(me.MatchOver)) for player in players]
            await asyncio.gather(*over)
            await spectator.until(lambda: spectator.heard(me.MatchOver))
            assert len({len(client.played()) for client in players}) <= 2, "an offered coup is for one alone"
            began = next(iter(spectator.heard(me.Began)))
            assert len(began.words) == persons, "everybody had a part in the deals"
            for client in everybody:
                numbers = [seq for seq, _ in client.events]
                assert numbers == sorted(set(numbers))
                own = client.room.seat if client.room else None
                for one in client.played():
                    cards = getattr(one, "cards", None) if type(one).__name__ == "Dealt" else None
                    assert not cards or one.seat == own
            totals = {type(one).__name__: one for one in spectator.played()}["MatchEnded"].totals
            assert max(totals) >= points
            stands = spectator.view, players[0].view.totals
        assert stands[0].totals == stands[1]
        assert on_disk(tmp_path)[room].table is not None

    run(test())


# Moves that must not count.


def test_what_is_not_allowed_is_refused_with_a_code_and_changes_nothing(tmp_path: Path) -> None:
    """Illegal, stale, out of turn, somebody else's seat, from ahead, from a spectator, twice."""

    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan", "Ewa") as (ola, jan, ewa):
            room = await ola.open("miles")
            await jan.enter(room)
            await ewa.enter(room, watch=True)
            await ola.does(do.Start())
            await asyncio.gather(
                *(client.until(lambda c=client: c.heard(me.Began)) for client in (ola, jan, ewa))
            )
            await ola.until(lambda: ola.may_act())
            before = ola.seq
            assert await jan.refused(do.Move("draw")) == "not-your-turn"
            assert await ola.refused(do.Move("play roll")) == "draw-first"
            assert await ola.refused(do.Move("cheat")) == "not-a-move"
            assert await ola.refused(do.Move("draw"), at=0) == "stale"
            assert await ola.refused(do.Move("draw"), at=ola.seq + 50) == "stale"
            assert await ewa.refused(do.Move("draw")) == "not-seated"
            assert await jan.refused(do.Kick("Ola")) == "not-host"
            assert ola.seq == jan.seq == ewa.seq == before
            first = await ola.tries(do.Move("draw"), id="the-same")
            again = await ola.tries(do.Move("draw"), id="the-same")
            assert (first.again, again.again, again.seq) == (False, True, first.seq)
            assert len([one for one in jan.played() if type(one).__name__ == "CardDrawn"]) == 1

    run(test())


# Around the table.


def test_invitations_private_tables_kick_ban_and_hand_over(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan", "Ewa") as (ola, jan, ewa):
            room = await ola.open("miles", private=True)
            refused = await jan.ask(lambda id: wire.Enter(id, room))
            assert refused == wire.Refused(refused.id, "no-such-room", {"room": room}), (
                "nobody even knows of it"
            )
            assert await ola.refused(do.Invite("Nobody")) == "no-such-person"
            await ola.does(do.Invite("Jan"))
            invitation = await jan.until(lambda: next(iter(jan.other), None))
            assert isinstance(invitation, wire.Invitation)
            assert (invitation.by, invitation.table.room) == ("Ola", room)
            around = await jan.ask(wire.LookAround)
            assert [card.room for card in around.invitations] == [room]
            assert (await ewa.ask(wire.LookAround)).tables == ()
            await jan.enter(room)
            await ola.does(do.HandOver("Jan"))
            await jan.until(lambda: jan.heard(ev.HostNow))
            assert await ola.refused(do.AddBot()) == "not-host"
            await jan.does(do.SetPrivate(False))
            await ewa.enter(room)
            await jan.does(do.Kick("Ewa", ban=True))
            away = await ewa.until(lambda: next(iter(ewa.other), None))
            assert away == wire.Away(room, "banned")
            assert (await ewa.ask(lambda id: wire.Enter(id, room))).code == "no-such-room"
            assert (await ewa.tries(do.Say("let me in"))).code == "at-no-table"
            await jan.does(do.Leave())
            await ola.until(lambda: ev.HostNow("Ola") in ola.heard(ev.HostNow))

    run(test())


def test_talk_reaches_whom_it_is_for_and_is_clean(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan", "Ewa") as (ola, jan, ewa):
            room = await ola.open(None)
            await jan.enter(room)
            await ewa.enter(room)
            await ola.does(do.Say("hello \x1b[31mall\u202e", emote=False))
            await ola.does(do.Say("secret", to="Jan"))
            await ewa.does(do.Mute("Ola"))
            await ola.does(do.Say("unheard by Ewa"))
            await ewa.does(do.Say("bye"))
            await jan.until(lambda: len(jan.heard(ev.Said)) == 4)
            assert [said.text for said in jan.heard(ev.Said)] == [
                "hello all",
                "secret",
                "unheard by Ewa",
                "bye",
            ]
            assert [said.text for said in ewa.heard(ev.Said)] == ["hello all", "bye"]

    run(test())


def test_who_is_online_and_friends(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            room = await ola.open("miles")
            assert (await jan.ask(lambda id: wire.Befriend(id, "Nobody"))).code == "no-such-person"
            assert isinstance(await jan.ask(lambda id: wire.Befriend(id, "Ola")), wire.Done)
            around = await jan.ask(wire.LookAround)
            assert around.people == (Online("Ola", True, room, True), Online("Jan", True, None, False))
            assert [(card.room, card.host, card.seated) for card in around.tables] == [
                (room, "Ola", ("Ola",))
            ]
            assert around.more == 0
            monkeypatch.setattr(lobby, "STRANGERS", 0)
            around = await jan.ask(wire.LookAround)
            assert ([one.name for one in around.people], around.more) == (["Ola"], 1)
            await ola.close()
            await ola.back(server.port)
            assert await jan.until(lambda: next(iter(jan.other), None)) == wire.FriendCame("Ola")
            await jan.ask(lambda id: wire.Befriend(id, "Ola", on=False))
            assert (await jan.ask(wire.LookAround)).friends == ()

    run(test())


def test_one_is_at_one_table_at_a_time(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            room, other = await ola.open("miles"), await jan.open("tysiac")
            refused = await ola.ask(lambda id: wire.Enter(id, other))
            assert (refused.code, refused.params) == ("at-another-table", {"room": room})
            assert (await ola.ask(wire.Open)).code == "at-another-table"
            await ola.does(do.Leave())
            await ola.enter(other)
            assert (await jan.ask(lambda id: wire.Enter(id, room))).code == "no-such-room", "it was closed"

    run(test())


# Leaving and coming back.


def test_who_comes_back_hears_exactly_what_was_missed(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan", "Ewa") as (ola, jan, ewa):
            room = await ola.open("miles")
            await jan.enter(room)
            await ewa.enter(room)
            await ola.does(do.Start())
            await asyncio.gather(*(c.until(lambda c=c: c.heard(me.Began)) for c in (ola, jan, ewa)))
            await jan.close()
            await ola.until(lambda: ola.heard(ev.Lost))
            await ola.does(do.Say("not for Jan", to="Ewa"))
            await ola.does(do.Say("where is Jan?"))
            await ola.until(ola.may_act)
            await ola.does(do.Move("draw"))
            seq = jan.seq
            came = await jan.back(server.port)
            assert (came.name, came.room) == ("Jan", room)
            entered = await jan.enter(room, since=seq)
            assert entered.complete
            missed = [one.event for one in entered.missed]
            assert [type(event).__name__ for event in missed] == ["Lost", "Said", "Played", "Regained"]
            assert jan.room is not None
            assert (jan.room.seat, jan.view.viewer) == (1, 1)
            both = [(seq, type(event)) for seq, event in ewa.events if seq > jan.events[0][0]]
            private = [(seq, type(e)) for seq, e in ewa.events if isinstance(e, ev.Said) and e.to == "Ewa"]
            assert [one for one in both if one not in private] == [
                (seq, type(e)) for seq, e in jan.events[1:]
            ]

    run(test())


def test_a_bot_plays_for_who_is_away_for_long_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, grace=0) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            room = await ola.open("miles")
            await jan.enter(room)
            await ola.does(do.Start())
            await ola.until(lambda: ola.heard(me.Began))
            await jan.close()
            await ola.until(lambda: ola.heard(ev.StoodIn))
            await ola.play(lambda: any(getattr(one, "seat", None) == 1 for one in ola.played()[6:]))
            await jan.back(server.port)
            await jan.enter(room, since=jan.seq)
            assert jan.heard(ev.SeatBack) == [ev.SeatBack("Jan", 1)]
            await jan.does(do.Leave())
            again = await Client("x").connect(server.port)
            answer = await again.ask(lambda id: wire.Resume(id, jan.token))
            assert (answer.room, answer.kept) == (None, (room,))
            await again.close()

    run(test())


def test_the_same_person_coming_in_again_ends_the_first_connection(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola") as (ola,):
            room = await ola.open("miles")
            second = await Client("Ola").connect(server.port)
            answer = await second.ask(lambda id: wire.Resume(id, ola.token))
            assert answer.room == room
            assert await ola.until_closed() == "elsewhere"
            await second.enter(room)
            assert isinstance(await second.tries(do.Say("here")), wire.Done)
            await second.close()

    run(test())


def test_a_server_that_stops_lets_every_table_go_on_when_it_starts_again(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path) as server:
            ola, jan = await Client("Ola").come(server.port), await Client("Jan").come(server.port)
            room = await ola.open("tysiac")
            await jan.enter(room)
            await ola.does(do.AddBot())
            await ola.does(do.Start())
            await ola.until(lambda: ola.heard(me.Began))
            await ola.does(do.Say("to be continued"))
            seq, view = ola.seq, None
        assert await ola.until_closed() == "stopping"
        view = ola.view
        for client in (ola, jan):
            await client.close()
        async with running(tmp_path) as server:
            assert (await ola.back(server.port)).room == room
            entered = await ola.enter(room, since=seq)
            assert [type(one.event).__name__ for one in entered.missed][-1] == "Regained"
            assert ola.view == view
            await jan.back(server.port)
            await jan.enter(room, since=jan.seq)
            number = len(ola.played())
            await asyncio.gather(*(c.play(lambda: len(ola.played()) > number + 10) for c in (ola, jan)))
            await ola.close()
            await jan.close()

    run(test())


# Clocks.


def test_a_pause_ends_by_the_clock_and_bots_wait_for_it(tmp_path: Path) -> None:
    """Spec 12, with a person attacked by bots beside another person: nobody moves until it is over."""

    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            room = await ola.open("miles")
            await jan.enter(room)
            await ola.does(do.AddBot())
            await ola.does(do.SetPause(1))
            await ola.does(do.Choose(None, {"match-points": 5000}))
            await ola.does(do.Start())
            clients = (ola, jan)
            await asyncio.gather(*(c.play(lambda: jan.heard(me.PauseEnded)) for c in clients))
            paused = jan.heard(me.Paused)[0]
            at = next(n for n, (_, event) in enumerate(jan.events) if isinstance(event, me.Paused))
            after = jan.events[at + 1][1]
            assert isinstance(after, me.PauseEnded | me.Declined), "nothing else between"
            assert paused.seconds == 1

    run(test())


def test_who_does_not_seal_in_time_adds_nothing(tmp_path: Path) -> None:
    async def test() -> None:
        async with running(tmp_path, words=0.05) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            jan.automatic = False
            room = await ola.open("miles")
            await jan.enter(room)
            await ola.does(do.Start())
            (began,) = await ola.until(lambda: ola.heard(me.Began))
            assert len(began.words) == 1

    run(test())


def test_a_table_where_nobody_comes_back_is_cleared_away(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(tmp_path, keep_room=0.01) as server,
            people(server.port, "Ola", "Jan") as (ola, jan),
        ):
            await ola.open("miles")
            await ola.close()
            while (await jan.ask(wire.LookAround)).tables:
                pass
            assert server.hall.counts["tables"] == 0
        assert on_disk(tmp_path) == {}

    run(test())


# The health page.


def test_the_health_page_tells_how_things_stand(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(tmp_path) as server,
            people(server.port, "Ola") as (ola,),
            aiohttp.ClientSession() as http,
        ):
            await ola.open("miles")
            async with http.get(f"http://127.0.0.1:{server.port}/health") as answer:
                told: dict[str, Any] = await answer.json()
            assert (answer.status, told["ok"], told["people"], told["tables"], told["matches"]) == (
                200,
                True,
                1,
                1,
                0,
            )
            async with http.get(f"http://127.0.0.1:{server.port}/") as answer:
                assert "thousand" in await answer.text()

    run(test())


def test_a_slow_disk_is_no_promise_and_a_failed_one_stops_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What cannot be kept is neither told nor acknowledged."""

    async def test() -> None:
        async with running(tmp_path) as server, people(server.port, "Ola", "Jan") as (ola, jan):
            room = await ola.open("miles")
            await jan.enter(room)
            monkeypatch.setattr(server.hall.rooms, "add", lambda *_: server._served.writer.run(_broken))
            await ola.say(wire.Do("x", ola.seq, do.Say("lost")))
            await server.stopped.wait()
            assert server.failure is not None
            assert jan.heard(ev.Said) == []

    def _broken(database: Any) -> None:
        database.execute("INSERT INTO nothing VALUES (1)")

    run(test())


def test_names_are_for_one_person_each(tmp_path: Path) -> None:
    async def test() -> None:
        async with (
            running(tmp_path, logins=Rate(10_000, 10_000)) as server,
            people(server.port, "Ola") as (ola,),
        ):
            for imitation in ("ola", "0la", "Оla", "O.l.a"):
                client = await Client("x").connect(server.port)
                answer = await client.ask(lambda id, name=imitation: wire.Guest(id, name))
                assert isinstance(answer, wire.Refused)
                assert answer.code == "name-taken"
                await client.close()
            assert not ola.closed

    run(test())
