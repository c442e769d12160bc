"""What a seat of 1000 Miles can work out from its view."""

from __future__ import annotations

import pytest

from miles.table import cards
from thousand.bots.miles_outlook import Outlook, sums_of
from thousand.miles.cards import Card

from .positions import seen


def test_what_is_unseen_is_what_lies_nowhere_open() -> None:
    """Spec 1: twelve cards of 100; two on tableaux, one in the discards, one in hand."""
    outlook = Outlook(seen("100 25", roads=["roll 100", "roll 100"], discards="100"))
    assert outlook.unseen(Card.MILES_100) == 8
    assert outlook.hidden == 40 + 6


def test_the_odds_of_a_safety_go_by_the_cards_a_rival_holds() -> None:
    outlook = Outlook(seen("100", "25 25 25", "25", roads=["", "", "extra-tank"], left=16))
    assert outlook.odds_held(Card.DRIVING_ACE, 1) == 3 / 20
    assert outlook.odds_held(Card.DRIVING_ACE, 2) == 1 / 20
    assert outlook.odds_held(Card.EXTRA_TANK, 1) == 0


@pytest.mark.parametrize(
    ("held", "sums"),
    [("", [0]), ("75", [0, 75]), ("25 25 200", [0, 25, 50, 200, 225, 250]), ("50 75", [0, 50, 75, 125])],
)
def test_the_sums_of_cards(held: str, sums: list[int]) -> None:
    bits = sums_of(cards(held))
    assert [25 * n for n in range(bits.bit_length()) if bits >> n & 1] == sums


def test_what_the_cards_make_up_exactly_is_certain() -> None:
    outlook = Outlook(seen("75 25 50", roads=["roll"]))
    assert outlook.exact_chance(100, outlook.useful) == 1
    assert outlook.exact_chance(150, outlook.useful) == 1


def test_the_chance_of_an_exact_finish_counts_the_cards_that_would_make_it() -> None:
    """100 left with a 75: the 25s and the 100s, in two draws of the 96 hidden cards."""
    outlook = Outlook(seen("75", left=90))
    assert outlook.exact_chance(100, outlook.useful) == 2 * (10 + 12) / 96


def test_a_200_counts_while_one_may_yet_be_laid() -> None:
    """Spec 4: two in a hand."""
    one, two = Outlook(seen("25", roads=["roll 200"])), Outlook(seen("25", roads=["roll 200 200"]))
    assert one.exact_chance(200, ()) == 2 * 3 / 46
    assert two.exact_chance(200, ()) == 0


def test_useful_are_the_distances_that_may_yet_be_laid() -> None:
    """Spec 4 and 5."""
    held = "200 100 200 roll 25"
    assert Outlook(seen(held, roads=["roll 200"])).useful == cards("100 200 25")
    assert Outlook(seen(held, roads=["roll 200 200"])).useful == cards("100 25")
    assert Outlook(seen(held, roads=["roll" + " 100" * 9 + " 25"])).useful == cards("25")
