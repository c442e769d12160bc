"""Banker and the priority list on the simulator choose as the reference opponents do at the table."""

from __future__ import annotations

from random import Random

import pytest

from bots.opponents import opponent, seen
from bots.players import AtRandom, asked
from miles.table import table
from thousand import miles
from thousand.bots.base import Bot
from thousand.bots.miles_player import Player
from thousand.bots.miles_seat import sit
from thousand.deal import from_number
from thousand.miles.cards import Card
from thousand.miles.guards import Phase
from thousand.miles.rules import PRESETS, classic
from thousand.miles.sim_bridge import move_of
from thousand.miles.view import View

opponent("priority")
from opponents_others import Banker, BareList, Priority  # noqa: E402  (a checkout's, found by the line above)

TABLES = [("classic", 2, 1), ("classic", 3, 1), ("classic", 4, 2), ("playroom", 2, 1), ("playroom", 4, 1)]
"""Preset, seats, size of a team."""

HANDS = 3


@pytest.mark.parametrize(("preset", "seats", "team"), TABLES)
@pytest.mark.parametrize(("name", "kind"), [("banker", Banker), ("priority", Priority)])
def test_it_chooses_as_the_reference_does(
    name: str, kind: type[Player], preset: str, seats: int, team: int
) -> None:
    """Whatever seat is asked; now and then a random move is made, so that its hands are not its own alone."""
    reference, chance, asides = opponent(name), Random(seats), AtRandom(seats)
    compared = 0
    for seed in range(HANDS):
        match, _ = miles.start(PRESETS[preset](seats, team), seats, from_number(seed))
        while match.number == 1:
            seat = asked(match)
            view = miles.view(match, seat)
            chosen = reference.choose(view).move
            if view.phase is not Phase.HAND_OVER:
                sim = sit(view)
                assert move_of(sim, kind(sim.rules).choose(sim)) == chosen
                compared += 1
            mover: Bot[View] = asides if chance.random() < 0.3 else reference
            match, _ = miles.apply(match, seat, mover.choose(view).move)
    assert compared > 100 * HANDS


def bare(view: View) -> str:
    """What the bare list does with a view."""
    sim = sit(view)
    move = move_of(sim, BareList(sim.rules).choose(sim))
    return "nothing" if move is None else miles.format(move)


def test_the_bare_list_drives_the_first_distance_in_hand() -> None:
    assert bare(seen("stop 25 100 50", "roll", "roll")) == "play 25"
    assert bare(seen("stop 100 25", "roll accident", "roll")) == "play stop on 2"


def test_the_bare_list_comes_to_a_coup_fourre_only_by_its_order() -> None:
    """Spec 6: out of turn it lets the chance go; a safety that it lays in time is a coup all the same."""
    game = table("stop 25", "25", "right-of-way 25", roads=["", "", "roll"])
    game.play("0 play stop on 3")
    assert bare(miles.view(game.match, 2)) == "nothing"
    game = table("stop 25", "right-of-way 25", roads=["", "roll"], pile="50 " * 9, rules=classic(2))
    game.play("0 draw")
    game.play("0 play stop on 2")
    assert bare(miles.view(game.match, 1)) == "draw"
    game.play("1 draw")
    assert bare(miles.view(game.match, 1)) == "play right-of-way"
    game.play("1 play right-of-way")
    assert game.hand.tableaux[1].coups == (Card.RIGHT_OF_WAY,)
