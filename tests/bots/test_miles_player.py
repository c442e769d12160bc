"""What a player of 1000 Miles can work out from what it sees, in whole numbers."""

from __future__ import annotations

import pytest

from miles.table import plain
from thousand.bots.miles_player import NOTHING, SURE, Player
from thousand.bots.miles_seat import sit
from thousand.miles.sim import Sim
from thousand.miles.sim_rules import DRIVING_ACE, EXTRA_TANK, MILES_25, MILES_50, MILES_100, MILES_200
from thousand.miles.view import View

from .positions import seen


def at(view: View) -> tuple[Player, Sim]:
    """A player that has looked at what seat 0 sees."""
    sim = sit(view)
    player = Player(sim.rules)
    player.look(sim, 0)
    return player, sim


def test_what_is_unseen_is_what_lies_nowhere_open() -> None:
    """Spec 1: twelve cards of 100; two on tableaux, one in the discards, one in hand."""
    player, sim = at(seen("100 25", roads=["roll 100", "roll 100"], discards="100"))
    assert player.unseen(sim, MILES_100) == 8
    assert player.hidden == 40 + 6


def test_the_odds_of_a_safety_go_by_the_cards_drawn() -> None:
    """Of 106 cards 16 are left: each of three seats has drawn a third of the 90 that are gone."""
    player, sim = at(seen("100", "25 25 25", "25", roads=["", "", "extra-tank"], left=16))
    assert player.odds_held(sim, DRIVING_ACE, 1) == SURE * 30 // (60 + 16)
    assert player.odds_held(sim, EXTRA_TANK, 1) == 0


def test_a_team_holds_what_both_of_its_seats_have_drawn() -> None:
    """Spec 2: 92 of 106 cards are gone, a quarter to each seat."""
    player, sim = at(seen("100", *["25"] * 3, left=14, rules=plain(4, team_size=2), roads=["", ""]))
    assert player.odds_held(sim, DRIVING_ACE, 1) == SURE * 46 // (69 + 14)


@pytest.mark.parametrize(
    ("held", "sums"),
    [("roll", [0]), ("75", [0, 75]), ("25 25 200", [0, 25, 50, 200, 225, 250]), ("50 75", [0, 50, 75, 125])],
)
def test_the_sums_of_cards(held: str, sums: list[int]) -> None:
    player, sim = at(seen(held))
    bits = player.sums(sim, 1000, NOTHING)
    assert [25 * n for n in range(bits.bit_length()) if bits >> n & 1] == sums


def test_no_200_too_many_and_nothing_beyond_the_goal_is_summed() -> None:
    """Spec 4 and 5."""
    player, sim = at(seen("200 200 50", roads=["roll 200"]))
    assert player.sums(sim, 1000, NOTHING) == 0b10100000101
    assert player.sums(sim, 150, NOTHING) == 0b101
    assert player.sums(sim, 1000, MILES_50) == 0b100000001


def test_the_chance_of_an_exact_finish_counts_the_cards_that_would_make_it() -> None:
    """100 left with a 75: the 25s and the 100s, in two draws of the 96 hidden cards; certain with a 25."""
    player, sim = at(seen("75", left=90))
    assert player.exact_chance(sim, 100, 0b1001, 2, 0) == SURE * 2 * (10 + 12) // 96
    assert player.exact_chance(sim, 100, 0b11011, 2, 0) == SURE


def test_an_exact_finish_may_come_from_the_partners_cards() -> None:
    """Spec 4: twelve cards of 100, in two draws and six cards of the partner, of 102 hidden."""
    player, sim = at(
        seen("stop", "25", "25 " * 6, "25 " * 11, left=84, rules=plain(4, team_size=2), roads=["", ""])
    )
    assert player.exact_chance(sim, 100, 1, 2, 0) == SURE * 8 * 12 // 102


def test_a_200_counts_while_one_may_yet_be_laid() -> None:
    """Spec 4: two in a hand."""
    player, sim = at(seen("25", roads=["roll 200"]))
    assert player.exact_chance(sim, 200, 1, 2, 0) == SURE * 2 * 3 // 46
    assert player.exact_chance(sim, 200, 1, 2, 1) == 0
    player, sim = at(seen("25", roads=["roll 200 200"]))
    assert player.exact_chance(sim, 200, 1, 2, 0) == 0


@pytest.mark.parametrize(
    ("road", "card"),
    [
        ("roll" + " 100" * 9, MILES_100),
        ("roll" + " 100" * 9 + " 75", MILES_25),
        ("roll" + " 100" * 8, MILES_200),
        ("roll 200 200" + " 100" * 4, NOTHING),
        ("roll" + " 100" * 9 + " stop", NOTHING),
        ("roll" + " 100" * 9 + " speed-limit", NOTHING),
        ("roll" + " 100" * 8 + " 75", NOTHING),
    ],
)
def test_the_one_card_that_would_complete_a_trip(road: str, card: int) -> None:
    """Spec 4, 5 and 7."""
    player, sim = at(seen("25", roads=["roll", road]))
    assert player.finishing_card(sim, 1) == card
    assert (player.threat(sim, 1) > 0) == (card != NOTHING)
