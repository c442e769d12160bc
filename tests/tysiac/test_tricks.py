"""Spec "Tricks": who leads, and who takes a trick."""

from __future__ import annotations

import pytest

from thousand.tysiac import events as ev
from thousand.tysiac.notation import NAMES

from .table import cards, dealt, ending, the

WINS = ("1 pass; 2 pass", "1 bid 110; 2 pass; 0 pass", "1 bid 110; 2 bid 120; 0 pass; 1 pass")
"""An auction that each seat wins."""


@pytest.mark.parametrize("declarer", [0, 1, 2])
def test_the_declarer_leads(declarer: int) -> None:
    game = dealt("", "", "")
    game.play(WINS[declarer])
    held, others = game.deal.held[declarer], [seat for seat in range(3) if seat != declarer]
    for card, other in zip(held, others, strict=False):
        game.play(f"{declarer} give {NAMES[card]} to {other + 1}")
    assert game.deal.turn == game.deal.leader == declarer


@pytest.mark.parametrize(
    ("trick", "trump", "winner"),
    [
        ("9h jh qh", None, 2),
        ("kh 10h qh", None, 1),
        ("9h ad ac", None, 0),
        ("9h ad ac", "hearts", 0),
        ("ah 9s 10h", "spades", 1),
        ("ah 9s js", "spades", 2),
        ("9d 9s ad", "hearts", 2),
    ],
)
def test_a_trick_goes_to_the_highest_trump_else_to_the_highest_of_the_suit_led(
    trick: str, trump: str | None, winner: int
) -> None:
    first, second, third = trick.split()
    game = ending(first, second, third, trump=trump)
    events = game.play(f"0 play {first}; 1 play {second}; 2 play {third}")
    assert the(ev.TrickTaken, events).seat == winner


def test_its_winner_leads_and_the_others_follow_in_turn() -> None:
    game = ending("9h 9c", "ah 9d", "jh 9s", tricks=4)
    events = game.play("0 play 9h; 1 play ah; 2 play jh")
    assert the(ev.TrickTaken, events) == ev.TrickTaken(1, 5, cards("9h ah jh"), 13, 13)
    game.play("1 play 9d; 2 play 9s")
    assert game.deal.turn == 0


def test_of_four_seats_the_dealer_is_skipped() -> None:
    game = ending("9h", "ah", "jh", turn=2, sitting=1)
    game.play("2 play jh; 0 play 9h")
    assert game.deal.turn == 1


def test_what_a_seat_has_taken_adds_up_with_its_marriages() -> None:
    game = ending("9h 9c", "ah 9d", "jh 9s", taken=(0, 20, 0), married=("", "spades", ""))
    taken = the(ev.TrickTaken, game.play("0 play 9h; 1 play ah; 2 play jh"))
    assert (taken.points, taken.total) == (13, 73)
