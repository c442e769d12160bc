"""Spec 6, `opening_coup`: Right of way laid against the Stop that everyone is notionally under."""

from __future__ import annotations

import pytest

from thousand import miles
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.rules import PRESETS, Rules, playroom

from .table import Table, all_of, cards, dealt, kinds, plain, the

ON = plain(3, opening_coup=True)
OPENER = "right-of-way 25 50 75 100 stop"
ANOTHER = "25 25 roll roll 50 50"


def opened(
    *, opener: str = OPENER, second: str = ANOTHER, rules: Rules = ON, pile: str = "200 75 50 25 100"
) -> Table:
    return dealt(opener, second, ANOTHER, pile=pile, rules=rules)


def test_the_opening_seat_may_lay_right_of_way_instead_of_its_first_draw() -> None:
    """400 points; it draws to 7 and plays; play goes on from its left."""
    game = opened()
    assert game.legal(0) == ["draw", "play right-of-way"]
    events = game.play("0 play right-of-way")
    assert events == (
        ev.CoupFourre(0, 0, Card.RIGHT_OF_WAY, Card.STOP, (), rolling=True, opening=True),
        ev.CardDrawn(0, Card.MILES_200, 4, replaces=True),
        ev.TurnBegan(0, again=True),
    )
    assert dict(miles.view(game.match, 1).points[0]) == {"safety": 100, "coup_fourre": 300}
    assert game.hand.discards == ()
    assert game.refused("0 play 200") == Illegal("draw-first")
    game.play("0 draw")
    assert len(game.hand.held[0]) == 7
    assert game.play("0 play 200")[-1] == ev.TurnBegan(1)
    assert game.hand.tableaux[0].miles == 200


def test_the_first_draw_ends_the_chance() -> None:
    """ "Instead of its first draw": laid after it, Right of way is a safety like any other."""
    game = opened()
    game.play("0 draw")
    assert the(ev.SafetyPlayed, game.play("0 play right-of-way")).rolling
    assert game.hand.tableaux[0].coups == ()


def test_right_of_way_drawn_first_is_no_opening_coup() -> None:
    game = opened(opener="stop 25 50 75 100 roll", pile="right-of-way 25 25")
    the(ev.SafetyPlayed, game.play("0 draw; 0 play right-of-way"))


def test_only_the_opening_seat_may() -> None:
    """Another holder, in its first turn, lays it normally."""
    game = opened(opener=ANOTHER, second=OPENER)
    assert game.legal(1) == []
    assert game.refused("1 play right-of-way") == Illegal("not-your-turn", seat=0)
    game.play("0 draw; 0 play roll")
    assert game.legal(1) == ["draw"]
    the(ev.SafetyPlayed, game.play("1 draw; 1 play right-of-way"))


def test_the_team_mate_of_the_opening_seat_may_not() -> None:
    rules = plain(4, team_size=2, opening_coup=True)
    game = dealt(ANOTHER, ANOTHER, OPENER, ANOTHER, pile="25 25 25 25", rules=rules)
    assert game.legal(2) == []
    assert game.legal(0) == ["draw"]


@pytest.mark.parametrize("safety", ["driving-ace", "extra-tank", "puncture-proof"])
def test_no_other_safety_opens(safety: str) -> None:
    game = opened(opener=OPENER.replace("right-of-way", safety))
    assert game.legal(0) == ["draw"]
    assert game.refused(f"0 play {safety}") == Illegal("draw-first")


def test_that_it_is_possible_is_told_to_the_holder_alone() -> None:
    """Spec 6."""
    for seed in range(400):
        match, begun = miles.start(ON, 3, from_number(seed))
        if Card.RIGHT_OF_WAY in match.hand.held[0]:
            break
    offered = the(ev.CoupFourreOffered, begun)
    assert offered == ev.CoupFourreOffered(0, Card.RIGHT_OF_WAY, Card.STOP)
    assert miles.view(match, 0).answer is Card.RIGHT_OF_WAY
    for viewer in (1, 2, None):
        assert miles.redact(offered, viewer) is None
        seen = miles.view(match, viewer)
        assert seen.answer is None
        assert seen.danger is None
        assert seen.acting == {0}


def test_it_is_the_opening_seat_of_every_hand() -> None:
    """Spec 2: the deal passes; the seat to the dealer's left opens."""
    opened_by = set()
    for seed in range(60, 100):
        rules = plain(2, opening_coup=True)
        match, begun = miles.start(rules, 2, from_number(seed))
        game = Table(match)
        for _ in range(2):
            first = game.hand.turn
            held = Card.RIGHT_OF_WAY in game.hand.held[first]
            assert bool(all_of(ev.CoupFourreOffered, begun)) == held
            if held:
                opened_by.add(first)
                coup = the(ev.CoupFourre, game.play(f"{first} play right-of-way"))
                assert (coup.seat, coup.opening) == (first, True)
            while game.hand.phase == "play":
                game.play(f"{game.hand.turn} {game.legal(game.hand.turn)[-1]}")
            begun = game.play("0 next")
    assert opened_by == {0, 1}


def test_it_counts_as_a_coup_fourre_on_the_sheet() -> None:
    """Spec 8."""
    rules = plain(2, opening_coup=True, end_when_a_seat_is_out=True)
    game = dealt("right-of-way 25", "25 25", pile="50 75", rules=rules)
    game.play("0 play right-of-way; 0 draw; 0 play 75; 1 discard 25; 0 play 50; 1 discard 25")
    assert game.match.totals == (525, 0)


def test_off_by_default() -> None:
    assert not any(preset(3).opening_coup for preset in PRESETS.values())
    game = opened(rules=plain(3))
    assert game.legal(0) == ["draw"]
    assert kinds(miles.start(playroom(3), 3, from_number(1))[1])[-1] == "TurnBegan"
    the(ev.SafetyPlayed, game.play("0 draw; 0 play right-of-way"))
    assert cards("right-of-way") == game.hand.tableaux[0].safeties
