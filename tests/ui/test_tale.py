"""A record told again: what the table told that seat, all at once or a line at the press of a key."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from prompt_toolkit.input import create_pipe_input

from miles.played import short_match
from thousand import miles
from thousand.deal import from_number
from thousand.doors.local_table import PERSON, LocalTable
from thousand.doors.records import told
from thousand.doors.stepper import serve
from thousand.miles.moves import Discard
from thousand.miles.rules import PRESETS
from thousand.say.fluent import languages
from thousand.say.message import Kind, Message
from thousand.say.scribe import Detail, Scribe
from thousand.speech.terminal import Moves
from thousand.table.record import Chair
from thousand.table.replay import record_of
from thousand.table.table import Table, open_table
from thousand.ui.ears import Ears
from thousand.ui.game import GameScreen
from thousand.ui.linear import LinearFace
from thousand.ui.shell import Shell

PAGE_UP, ENTER = "\x1b[5~", "\r"

house = Scribe("en").text


class Keeper:
    """A face and a saver that keep what they are given."""

    safe = True

    def __init__(self) -> None:
        self.events: list[str] = []
        self.table: Table | None = None

    def show(self, message: Message) -> None:
        if message.kind is Kind.EVENT:
            self.events.append(message.text)

    def echo(self, text: str) -> None:
        raise AssertionError("nothing is typed here")

    def save(self, table: Table) -> None:
        self.table = table


def live(scribe: Scribe, preset: str, seats: int, team_size: int, points: int, seed: int) -> Keeper:
    """A match of one person, who moves at random, with bots: what the table told, and the table."""
    chance = Random(seed)
    rules = msgspec.structs.replace(PRESETS[preset](seats, team_size), match_points=points)
    names = ("Ola", "Anna", "Borys", "Celia")[:seats]
    chairs = tuple(Chair(name, None if seat == PERSON else "steady") for seat, name in enumerate(names))
    table, opening = open_table("miles", rules, chairs, from_number(seed))
    keeper = Keeper()
    saver: Any = keeper
    port = LocalTable(table, saver, opening)
    shell = Shell(Ears(keeper, lambda: keeper), scribe)
    shell.open(GameScreen(shell, port, left=lambda: None))
    while port.view.acting:
        moves = miles.legal(port.view)
        better = [move for move in moves if not isinstance(move, Discard)]
        if port.view.answer is not None and port.view.turn != PERSON and chance.random() < 0.5:
            port.let_go()
        else:
            assert port.send(chance.choice(better or list(moves))) is None
    return keeper


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("detail", list(Detail))
@pytest.mark.parametrize(
    ("preset", "seats", "team_size", "seed"),
    [("playroom", 2, 1, 5), ("classic", 3, 1, 6), ("playroom", 4, 2, 7)],
)
def test_a_record_tells_a_seat_what_the_table_told_it(
    preset: str, seats: int, team_size: int, seed: int, detail: Detail, lang: str
) -> None:
    """Spec 10: the same events, so the same sentences."""
    scribe = Scribe(lang, detail=detail)
    keeper = live(scribe, preset, seats, team_size, 1500, seed)
    assert keeper.table is not None
    assert keeper.table.is_over
    assert list(told(scribe, record_of(keeper.table), PERSON)) == keeper.events


def test_a_spectator_is_told_of_nobodys_cards() -> None:
    record = record_of(short_match("classic", 3).table)
    seat = list(told(Scribe("en", detail=Detail.FULL), record, 0))
    spectator = list(told(Scribe("en", detail=Detail.FULL), record, None))
    assert any(line.startswith("You draw ") for line in seat)
    assert not any(line.startswith(("You ", "Your ")) for line in spectator)


def test_a_tale_can_begin_with_any_hand_that_is_over() -> None:
    record = record_of(short_match("classic", 2).table)
    scribe = Scribe("en")
    whole, second = list(told(scribe, record, 0)), list(told(scribe, record, 0, 2))
    at = next(place for place, line in enumerate(whole) if line.startswith("Round 2."))
    assert second == whole[at:]
    assert list(told(scribe, record, 0, 3)) == []


# By keys


def stepped(*keys: str, lines: Iterator[str] | None = None) -> list[str]:
    """The lines on the terminal after these keys, at which the terminal goes away."""
    written: list[str] = []

    async def session() -> None:
        with create_pipe_input() as pipe:
            for key in keys:
                pipe.send_text(key)
            pipe.close()
            face = LinearFace(written.append, Moves("\n", ("",)), lambda: 200)
            await serve(lines or iter(["One.", "Two.", "Three."]), Scribe("en"), face, pipe)

    try:
        asyncio.run(session())
    except EOFError:
        written.append("\n(gone)")
    return "".join(written).removeprefix("\n").split("\n")


KEYS, LAST, BYE = house("tale-keys"), house("tale-end"), house("goodbye")


def test_each_key_tells_one_line() -> None:
    assert stepped() == [KEYS, "One.", "(gone)"]
    assert stepped(" ") == [KEYS, "One.", "Two.", "(gone)"]
    assert stepped(ENTER, " ") == [KEYS, "One.", "Two.", "Three.", LAST, "(gone)"]
    assert stepped(" ", "\n", ENTER) == [KEYS, "One.", "Two.", "Three.", LAST, BYE]


@pytest.mark.parametrize("key", ["q", "Q", "\x03", "\x04", "\x7f"])
def test_a_tale_can_be_left_at_any_line(key: str) -> None:
    assert stepped(" ", key) == [KEYS, "One.", "Two.", BYE]


def test_what_was_told_can_be_had_again_and_every_key_answers() -> None:
    assert stepped(" ", "r")[3:] == ["Two.", "(gone)"]
    assert stepped(" ", PAGE_UP)[3] == "Two, 3 of 3"
    assert stepped("?")[2] == KEYS
    assert stepped("k")[2] == house("tale-unknown-key")


def test_a_tale_without_lines_ends() -> None:
    assert stepped(ENTER, lines=iter(())) == [KEYS, LAST, BYE]
