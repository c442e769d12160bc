"""What comes from a stranger's terminal, as keys: as prompt_toolkit reads them, but in bounds."""

from __future__ import annotations

import asyncio
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.input.ansi_escape_sequences import ANSI_SEQUENCES
from prompt_toolkit.input.vt100_parser import _IS_PREFIX_OF_LONGER_MATCH_CACHE, Vt100Parser
from prompt_toolkit.key_binding import KeyPress
from prompt_toolkit.keys import Keys

from thousand.doors.ssh_keys import PASTED, KeyReader
from thousand.doors.ssh_terminal import KEYS, TOO_MANY, SshInput

OURS = [sequence for sequence, meant in ANSI_SEQUENCES.items() if meant is not Keys.BracketedPaste]


def as_prompt_toolkit_reads(text: str) -> list[Any]:
    keys: list[KeyPress] = []
    parser = Vt100Parser(keys.append)
    parser.feed_and_flush(text)
    return [press.key for press in keys]


def read(*pieces: bytes) -> list[Any]:
    reader = KeyReader()
    keys = [press for piece in pieces for press in reader.read(piece)] + reader.flush()
    return [press.key for press in keys]


@pytest.mark.parametrize("sequence", OURS, ids=ascii)
def test_every_key_is_known(sequence: str) -> None:
    assert read(sequence.encode()) == as_prompt_toolkit_reads(sequence)


@pytest.mark.parametrize(
    "text", ["a\x1bo\x1b[A", "ż\x1b[3~中", "\x1b\x1b[B", "\x1bOx", "\x1b[", "x\x1b", "\x1bOB1"]
)
def test_keys_among_others_are_known_in_whatever_pieces_they_come(text: str) -> None:
    data = text.encode()
    expected = as_prompt_toolkit_reads(text)
    assert read(data) == expected
    assert read(*(data[at : at + 1] for at in range(len(data)))) == expected


@given(st.lists(st.sampled_from([*OURS, "a", "Ł", "7", " ", "é"]), max_size=8), st.integers(1, 5))
def test_any_keys_in_any_pieces_are_what_they_are_at_once(keys: list[str], size: int) -> None:
    data = "".join(keys).encode()
    assert read(*(data[at : at + size] for at in range(0, len(data), size))) == read(data)


@given(st.lists(st.binary(max_size=40)))
def test_rubbish_never_ends_it(pieces: list[bytes]) -> None:
    reader = KeyReader()
    for piece in pieces:
        reader.read(piece)
    assert len(reader.read(b"\x1b[201~\x1b[201~q")) >= 1


def test_what_no_key_sends_means_nothing() -> None:
    assert read(b"\x1b[1;2;3;4u\x1b[<35;10;20M\x1b[I\x1b[12;40Ra") == ["a"]


def test_a_sequence_without_end_is_not_remembered() -> None:
    known = len(_IS_PREFIX_OF_LONGER_MATCH_CACHE)
    reader = KeyReader()
    for _ in range(100):
        reader.read(b"\x1b[" + b"1" * 1000)
    assert len(reader._rest) < 40
    assert len(_IS_PREFIX_OF_LONGER_MATCH_CACHE) == known


@pytest.mark.parametrize("size", [1, 3, 7, 10_000])
def test_a_paste_is_one_key_however_it_comes(size: int) -> None:
    data = "\x1b[200~Zażółć \x1b[2 gęślą\x1b[201~q".encode()
    reader = KeyReader()
    keys = [press for at in range(0, len(data), size) for press in reader.read(data[at : at + size])]
    assert [(press.key, press.data) for press in keys] == [
        (Keys.BracketedPaste, "Zażółć \x1b[2 gęślą"),
        ("q", "q"),
    ]


def test_a_paste_without_end_is_not_remembered_either() -> None:
    reader = KeyReader()
    reader.read(b"\x1b[200~")
    for _ in range(100):
        assert reader.read(b"x" * 1000) == []
    (pasted,) = reader.read(b"\x1b[201~")
    assert pasted.data == "x" * PASTED


# The rate


class Channel:
    """A channel that notes whether it is read."""

    reading = True

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True


def test_nobody_types_faster_than_hands_and_nothing_typed_is_lost() -> None:
    now = 0.0

    async def test() -> None:
        nonlocal now
        channel = Channel()
        keys = SshInput(cast(Any, channel), lambda: now)
        heard: list[KeyPress] = []
        with keys.attach(lambda: heard.extend(keys.read_keys())):
            keys.feed(b"a" * KEYS.at_once)
            assert len(heard) == KEYS.at_once
            assert channel.reading
            keys.feed(b"b" * (TOO_MANY + 1))
            assert len(heard) == KEYS.at_once
            assert not channel.reading
            assert keys.flush_keys() == []
            now += 1
            keys._look_again()
            assert len(heard) == KEYS.at_once + KEYS.each_second
            while not channel.reading:
                now += 1
                keys._look_again()
            while len(heard) < KEYS.at_once + TOO_MANY + 1:
                now += 1
                keys._look_again()
        assert "".join(press.data for press in heard) == "a" * KEYS.at_once + "b" * (TOO_MANY + 1)

    asyncio.run(test())


def test_keys_wait_for_whoever_reads_them_and_so_does_the_end() -> None:
    async def test() -> None:
        keys = SshInput(cast(Any, Channel()))
        keys.feed(b"ab")
        keys.close()
        told = asyncio.Event()
        with keys.attach(told.set):
            await told.wait()
            assert [press.key for press in keys.read_keys()] == ["a", "b"]
            assert keys.closed
            with keys.detach():
                told.clear()
                keys.feed(b"c")
                assert not told.is_set()

    asyncio.run(test())
