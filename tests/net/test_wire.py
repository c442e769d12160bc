"""The wire: messages read back as they were written, and nothing else is read at all."""

from __future__ import annotations

import json
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand.bots.base import Bot
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.games import NAMES, load
from thousand.net import wire
from thousand.net.codec import (
    encode,
    id_of,
    own_events,
    raw,
    read_client,
    read_events,
    read_server,
    read_view,
)
from thousand.table import room_orders as do
from thousand.table.record import Chair
from thousand.table.room import open_room
from thousand.table.room_events import AnyRoomEvent
from thousand.table.room_match_events import Played
from thousand.table.room_orders import PersonCommand, ServerCommand
from thousand.table.room_sight import look
from thousand.table.table import next_bot, open_table, play_bot

CLIENTS = [
    wire.Hello(1, "me"),
    wire.Guest("1", "Ola"),
    wire.Register("1", "Ola", "secret12", "code"),
    wire.Login("1", "Ola", "secret12"),
    wire.Resume("1", "token"),
    wire.LookAround("1"),
    wire.Befriend("1", "Jan", on=False),
    wire.AskCode("1"),
    wire.AskAccount("1"),
    wire.ChangePassword("1", "secret34", "secret12"),
    wire.ForgetKeys("1"),
    wire.CloseAccount("1", "secret12"),
    wire.Open("1", "miles", private=True),
    wire.Enter("1", "abc", 7, watch=True),
    wire.Do("1", 3, do.Choose("classic", {"goal": "700", "reshuffle": True, "match-points": 500})),
    wire.Ping("1"),
]


def test_every_message_of_a_client_is_here() -> None:
    assert {type(message) for message in CLIENTS} == set(get_args(wire.FromClient))


@pytest.mark.parametrize("message", CLIENTS, ids=lambda message: type(message).__name__)
def test_a_clients_message_reads_back(message: wire.FromClient) -> None:
    assert read_client(encode(message)) == message
    assert read_client(encode(message).decode()) == message


COMMANDS = st.one_of([st.from_type(kind) for kind in get_args(PersonCommand) if kind is not do.Choose])
VALUES = st.booleans() | st.integers(-10, 10**6) | st.text(max_size=9)
CHOICES = st.builds(
    do.Choose, st.none() | st.text(max_size=99), st.dictionaries(st.text(max_size=99), VALUES)
)


@given(COMMANDS | CHOICES)
def test_every_command_of_a_person_reads_back_or_is_outside_the_limits(command: PersonCommand) -> None:
    text = encode(wire.Do("1", 0, command))
    try:
        msgspec.convert(msgspec.to_builtins(command), type(command))
    except msgspec.ValidationError:
        with pytest.raises(Illegal, match="malformed"):
            read_client(text)
    else:
        assert read_client(text) == wire.Do("1", 0, command)


@pytest.mark.parametrize(
    "command", [do.Lose("Ola"), do.Commit("00"), do.BotMove(0, "draw"), do.Close(), do.Hurry()]
)
def test_no_client_can_give_the_servers_commands(command: ServerCommand) -> None:
    text = json.dumps({"kind": "Do", "id": "7", "at": 0, "do": json.loads(msgspec.json.encode(command))})
    with pytest.raises(Illegal, match="malformed"):
        read_client(text)
    assert id_of(text) == "7", "the refusal bears its id"


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "{",
            "[]",
            "1",
            "null",
            "{}",
            '{"kind":"Nothing"}',
            '{"kind":"Ping"}',
            '{"kind":"Ping","id":""}',
        ),
        '{"kind":"Ping","id":"1","more":2}',
        '{"kind":"Do","id":"1","at":-1,"do":{"type":"Leave"}}',
        '{"kind":"Do","id":"1","at":0,"do":{"type":"SetPause","seconds":61}}',
        '{"kind":"Do","id":"1","at":0,"do":{"type":"Seal","seal":"XYZ"}}',
        '{"kind":"Ping","id":"' + "x" * 41 + '"}',
        "[" * 5000,
        "\ud800",
        b"\xff\xfe",
        b"\x00" * 100,
    ],
)
def test_what_is_no_message_is_malformed(text: str | bytes) -> None:
    with pytest.raises(Illegal, match="malformed"):
        read_client(text)


@pytest.mark.parametrize("text", ["x" * (wire.MAX_BYTES + 1), "ż" * (wire.MAX_BYTES // 2 + 1), b"x" * 70_000])
def test_what_is_too_long_is_not_even_read(text: str | bytes) -> None:
    with pytest.raises(Illegal, match="oversized"):
        read_client(text)


@given(st.binary(max_size=300) | st.text(max_size=300))
def test_no_bytes_whatever_do_more_than_be_refused(text: bytes | str) -> None:
    with pytest.raises(Illegal):
        read_client(text)
    assert isinstance(id_of(text), str)


def bots(game: str) -> tuple[Any, Bot[Any]]:
    entry = load(game)
    return entry, next(iter(entry.bots.values()))()


@pytest.mark.parametrize("game", NAMES)
def test_every_event_and_view_of_a_match_travels_as_the_games_own_value(game: str) -> None:
    """Redacted for each viewer before it is written."""
    entry, bot = bots(game)
    chairs = tuple(Chair(name, next(iter(entry.bots))) for name in ("A", "B", "C"))
    rules = next(iter(entry.presets.values()))(3, 1)
    table, events = open_table(game, rules, chairs, from_number(4))
    kinds = set()
    for _ in range(400):
        for viewer in (None, 0, 1):
            seen = tuple(
                one for one in (entry.game.redact(event, viewer) for event in events) if one is not None
            )
            kinds |= {type(one) for one in seen}
            message = wire.Happened(1, Played(game, seen), view=raw(table.view(viewer)))
            again = read_server(encode(message))
            assert isinstance(again, wire.Happened)
            assert own_events(again.event) == Played(game, seen)
            assert isinstance(again.view, msgspec.Raw)
            assert read_view(game, again.view) == table.view(viewer)
        seat = next_bot(table)
        if seat is None:
            break
        table, done = play_bot(table, seat, bot)
        events = () if done is None else done.events
    assert len(kinds) > 8


def test_an_event_that_the_game_does_not_have_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError):
        read_events("miles", [{"type": "Cheated", "seat": 0}])


@given(st.one_of([st.from_type(kind) for kind in get_args(AnyRoomEvent) if kind is not Played]))
def test_every_event_of_a_room_reads_back(event: AnyRoomEvent) -> None:
    assert read_server(encode(wire.Happened(3, event))) == wire.Happened(3, event)


def test_a_room_reads_back() -> None:
    room = look(open_room("r", "Ola", "miles"), "Ola")
    message = wire.Entered("1", room, raw(None), (), complete=True)
    assert read_server(encode(message)) == message
