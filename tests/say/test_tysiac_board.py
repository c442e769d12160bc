"""The board of Tysiąc: everything that lies open, in words, on the widths that there are."""

from __future__ import annotations

import pytest

from say.tysiac_listeners import LANGUAGES, NAMES, ears, seen
from thousand import tysiac
from thousand.say.tysiac_board import PLAIN, TURN, hand, pictures
from thousand.say.words import Drawing
from thousand.tysiac.view import View
from tysiac.table import ending, ruled


def lines(drawing: Drawing) -> list[str]:
    return [text for _, text in drawing]


def play() -> View:
    """A trick with one card, hearts being trump; Anna has the ten of it, and Bob leads."""
    game = ending("10h 9c", "ah 9s", "9h 9d", trump="hearts", turn=1, taken=(20, 30, 10), married=("hearts",))
    game.play("1 play ah; 2 play 9h")
    return tysiac.view(game.match, 0)


def test_the_whole_table_in_words() -> None:
    view = play()
    assert lines(pictures(ears(view), view, 80)[0]) == [
        "Deal 1",
        "Contract: 110, Anna",
        "Trump: hearts",
        "Trick: Bob ace of hearts, Cyd nine of hearts",
        "You: 0 in all, 1 trick, 120 in this deal, to play now",
        "Bob: 0 in all, no trick, 30 in this deal",
        "Cyd: 0 in all, no trick, 10 in this deal",
    ]


def test_smaller_drawings_keep_the_contract_the_trump_and_the_trick() -> None:
    view = play()
    drawings = [lines(drawing) for drawing in pictures(ears(view), view, 40)]
    assert [len(drawing) for drawing in drawings] == [7, 5, 2]
    assert drawings[-1] == [
        "Contract: 110, Anna. Trump: hearts",
        "Trick: Bob ace of hearts, Cyd nine of hearts",
    ]


def test_the_seat_whose_turn_it_is_has_a_style_and_a_word() -> None:
    view = play()
    styles = [style for style, _ in pictures(ears(view), view, 80)[0]]
    assert styles == [PLAIN, PLAIN, PLAIN, PLAIN, TURN, PLAIN, PLAIN]


def test_the_hand_tells_what_can_be_played() -> None:
    view = play()
    assert hand(ears(view), view) == ("ten of hearts, playable", "nine of clubs")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_auction_is_drawn_for_everybody(lang: str, viewer: int | None, seats: int) -> None:
    view = seen(seats, viewer)
    scribe = ears(view, lang)
    richest = lines(pictures(scribe, view, 40)[0])
    for name in NAMES[1:seats]:
        assert sum(line.startswith(name) for line in richest) == 1
    assert any("100" in line for line in richest[:2])
    assert len(hand(scribe, view)) == len(view.cards)


def test_before_any_bid_there_is_none() -> None:
    view = seen(3, declarer=None, contract=0)
    assert "No bid yet" in lines(pictures(ears(view), view, 80)[0])
    assert ruled(3).name == "house"
