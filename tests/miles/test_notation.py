"""Spec 10: every move prints as text that parses back."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand import miles
from thousand.game import Illegal
from thousand.miles.cards import HAZARDS, Card
from thousand.miles.moves import Discard, Draw, Extend, Move, NextHand, Play


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Draw(), "draw"),
        (Play(Card.ROLL), "play roll"),
        (Play(Card.MILES_200), "play 200"),
        (Play(Card.STOP, 1), "play stop on 2"),
        (Play(Card.END_OF_LIMIT), "play end-of-limit"),
        (Discard(Card.MILES_25), "discard 25"),
        (Discard(Card.PUNCTURE_PROOF), "discard puncture-proof"),
        (Extend(True), "extend"),
        (Extend(False), "decline"),
        (NextHand(), "next"),
    ],
)
def test_moves_read_as_a_person_would_write_them(move: Move, text: str) -> None:
    assert miles.format(move) == text
    assert miles.parse(text) == move


EVERY_MOVE: list[Move] = [
    Draw(),
    *(Play(card) for card in Card),
    *(Play(card, side) for card in HAZARDS for side in range(9)),
    *(Discard(card) for card in Card),
    Extend(True),
    Extend(False),
    NextHand(),
]


def test_every_move_parses_back_and_no_two_read_alike() -> None:
    texts = [miles.format(move) for move in EVERY_MOVE]
    assert len(set(texts)) == len(texts)
    assert [miles.parse(text) for text in texts] == EVERY_MOVE


@pytest.mark.parametrize(
    "text",
    [
        "",
        "roll",
        "play",
        "play lorry",
        "play 30",
        "discard",
        "discard stop on 2",
        "play stop on",
        "play stop on 0",
        "play stop on -1",
        "play stop on x",
        "play stop on 100",
        "play stop on \u0662",
        "draw draw",
        "Draw",
        "extend 1",
    ],
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(Illegal) as caught:
        miles.parse(text)
    assert caught.value == Illegal("not-a-move", text=text)


WORDS = ["draw", "play", "on", "stop", "2", "discard", "25", "next"]


@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_any_text_is_a_move_that_prints_alike_or_refused(text: str) -> None:
    with contextlib.suppress(Illegal):
        move = miles.parse(text)
        assert miles.parse(miles.format(move)) == move


def test_a_long_refusal_is_cut_short() -> None:
    with pytest.raises(Illegal) as caught:
        miles.parse("x" * 1000)
    assert caught.value.params["text"] == "x" * 80
