"""The steady bot of 1000 Miles as a partner: its own cards, its side's tableau (spec 2, 4, 6)."""

from __future__ import annotations

import pytest

from miles.table import plain, table
from thousand import miles
from thousand.bots.base import Choice
from thousand.bots.miles_steady import Steady
from thousand.miles.view import View

from .positions import decide, seen, told

ROLLING = "roll 100"
AT_900 = "roll" + " 100" * 9
TWO_BY_TWO = plain(4, team_size=2)
"""Seats 0 and 2 against seats 1 and 3."""

SIX = "25 25 25 25 25 25"


def at_2x2(hand: str, *others: str, roads: tuple[str, ...], left: int = 40, discards: str = "") -> View:
    """What seat 0 sees at a table of four; the others hold six cards each unless they are told."""
    others = others or (SIX, SIX, SIX)
    return seen(hand, *others, roads=roads, left=left, discards=discards, rules=TWO_BY_TWO)


def test_the_sides_tableau_is_its_own() -> None:
    """Spec 4: the partner's Roll has got the side rolling, and only the side's 200s count."""
    assert told(at_2x2("100 roll", roads=(ROLLING, ""))) == ("play 100", "drive")
    assert told(at_2x2("200 75", roads=("roll 200 200", "")))[0] == "play 75"


def test_a_safety_that_the_partner_laid_serves_the_side() -> None:
    """Spec 4: the remedies that it makes needless go."""
    view = at_2x2("25 gasoline roll", roads=("roll 100 extra-tank accident", ""))
    assert told(view) == ("discard gasoline", "discard-protected")


def test_it_answers_a_hazard_on_its_side_out_of_turn() -> None:
    """Spec 6: seat 1 attacks, seat 2 is next, and seat 0 holds the answer for both."""
    game = table(
        "extra-tank roll",
        "out-of-gas 25",
        "25 25",
        "25 25",
        roads=[ROLLING],
        pile=SIX,
        turn=1,
        rules=TWO_BY_TWO,
    )
    game.play("1 draw; 1 play out-of-gas on 1")
    assert told(miles.view(game.match, 0)) == ("play extra-tank", "coup-fourre")
    assert Steady().choose(miles.view(game.match, 3)) == Choice(None)


def test_it_never_attacks_its_partner() -> None:
    """Spec 5: the only side that rolls is its own."""
    assert told(at_2x2("stop accident 100", roads=(ROLLING, "")))[0] == "play 100"


def test_it_lays_its_safeties_before_its_partner_may_complete_the_trip() -> None:
    """What it still holds when the hand ends is lost (spec 8); the partner plays before it does again."""
    view = at_2x2("extra-tank roll", roads=(AT_900, ""))
    assert told(view) == ("play extra-tank", "bank-partner")
    assert decide(view).reasons[0].params == {"card": "EXTRA_TANK", "left": 100}


def test_alone_it_keeps_them_for_a_coup_fourre() -> None:
    """Nobody else completes its trip."""
    assert told(seen("extra-tank roll", roads=[AT_900]))[0] == "discard roll"


@pytest.mark.parametrize("road", ["roll" + " 100" * 8 + " 25", AT_900 + " stop", "roll 200 200" + " 100" * 4])
def test_it_keeps_them_where_no_card_of_the_partner_completes_it(road: str) -> None:
    """Spec 5: 175 left, stopped, or a third 200."""
    assert told(at_2x2("extra-tank roll repairs", roads=(road, "")))[0] != "play extra-tank"


def test_the_safety_in_hand_is_the_way_out_whatever_the_partner_may_hold() -> None:
    """To wait for the partner's remedy, or its Roll, costs more than the coup fourré is worth."""
    assert told(at_2x2("25 driving-ace", roads=("roll 100 accident", "")))[1] == "safety-repairs"
    assert told(at_2x2("25 100 right-of-way", roads=("", "")))[1] == "safety-rolls"


def test_what_the_partner_may_hold_is_not_said_to_be_in_hand() -> None:
    """100 left after the drive: twelve cards of 100 and the partner's six make it as good as certain."""
    view = at_2x2("100 75 repairs", roads=("roll" + " 100" * 8, ""), left=5)
    assert told(view) == ("play 100", "drive")
