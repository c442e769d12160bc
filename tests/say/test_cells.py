"""How long a line is: in cells, of which a wide character has two."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from say.listeners import ears, seen
from thousand.miles.cards import Card
from thousand.say import miles as words
from thousand.say.cells import cells, head
from thousand.say.scribe import BRAILLE_LIMIT, Detail, first_that_fits, spread


@pytest.mark.parametrize(
    ("text", "room"), [("", 0), ("Anna 100", 8), ("żółć", 4), ("Anna打出100，", 13), ("ＡＢ", 4)]
)
def test_a_wide_character_takes_two_cells(text: str, room: int) -> None:
    assert cells(text) == room


@given(st.text(), st.integers(0, 50))
def test_the_head_of_a_text_is_as_much_as_fits(text: str, room: int) -> None:
    start = head(text, room)
    assert text.startswith(start)
    assert cells(start) <= room
    assert start == text or cells(text[: len(start) + 1]) > room


def test_what_fits_is_asked_in_cells() -> None:
    assert first_that_fits(("轮到你了", "轮到你"), 8) == "轮到你了"
    assert first_that_fits(("轮到你了", "轮到你"), 7) == "轮到你"
    assert spread(["前进", "停止"], "".join, "".join, 7) == ("前进", "停止")


def test_a_hand_in_chinese_is_parted_where_a_display_ends() -> None:
    view = seen((3, 1), cards=tuple(card for card in Card if card >= Card.REPAIRS))
    lines = words.hand(ears(view, "zh", Detail.BRAILLE), view)
    assert len(lines) > 1
    assert all(cells(line) <= BRAILLE_LIMIT for line in lines)
