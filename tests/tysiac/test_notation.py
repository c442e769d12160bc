"""Every move prints as text that parses back."""

from __future__ import annotations

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from thousand import tysiac
from thousand.game import Illegal
from thousand.tysiac.cards import DECK, Card
from thousand.tysiac.moves import (
    Bid,
    Bomb,
    Give,
    LayAway,
    Move,
    NextDeal,
    Pass,
    Play,
    Raise,
    Redeal,
    Take,
)


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (Bid(110), "bid 110"),
        (Pass(), "pass"),
        (Redeal(), "redeal"),
        (Take(1), "take 2"),
        (Raise(150), "raise 150"),
        (Bomb(), "bomb"),
        (Give(Card.HEARTS_QUEEN, 2), "give qh to 3"),
        (LayAway(Card.SPADES_NINE), "lay 9s"),
        (Play(Card.DIAMONDS_TEN), "play 10d"),
        (Play(Card.CLUBS_JACK), "play jc"),
        (NextDeal(), "next"),
    ],
)
def test_moves_read_as_a_person_would_write_them(move: Move, text: str) -> None:
    assert tysiac.format(move) == text
    assert tysiac.parse(text) == move


EVERY_MOVE: list[Move] = [
    *(kind(points) for kind in (Bid, Raise) for points in range(1, 1000)),
    *map(Take, range(2)),
    *(Give(card, seat) for card in DECK for seat in range(4)),
    *(kind(card) for kind in (LayAway, Play) for card in DECK),
    *(Pass(), Redeal(), Bomb(), NextDeal()),
]


def test_every_move_parses_back_and_no_two_read_alike() -> None:
    texts = [tysiac.format(move) for move in EVERY_MOVE]
    assert len(set(texts)) == len(texts)
    assert [tysiac.parse(text) for text in texts] == EVERY_MOVE


@pytest.mark.parametrize(
    "text",
    [
        "",
        "bid",
        "bid x",
        "bid 0",
        "bid -10",
        "bid 0110",
        "bid 1000",
        "bid \u0661\u0662\u0660",
        "take 0",
        "give qh",
        "give qh to",
        "give qh to 0",
        "give 3 to qh",
        "play",
        "play 8h",
        "play hq",
        "play 1h",
        "Play qh",
        "pass pass",
        "next 1",
    ],
)
def test_anything_else_is_no_move(text: str) -> None:
    with pytest.raises(Illegal) as caught:
        tysiac.parse(text)
    assert caught.value == Illegal("not-a-move", text=text)


WORDS = ["bid", "110", "give", "qh", "to", "2", "play", "lay", "take", "pass", "next"]


@given(st.one_of(st.text(), st.lists(st.sampled_from(WORDS)).map(" ".join)))
def test_any_text_is_a_move_that_prints_alike_or_refused(text: str) -> None:
    with contextlib.suppress(Illegal):
        move = tysiac.parse(text)
        assert tysiac.parse(tysiac.format(move)) == move


def test_a_long_refusal_is_cut_short() -> None:
    with pytest.raises(Illegal) as caught:
        tysiac.parse("x" * 1000)
    assert caught.value.params["text"] == "x" * 80
