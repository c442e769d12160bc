"""Spec 6: the turn of a seat that answered a hazard, its cards, and the seats that it skips."""

from __future__ import annotations

import pytest

from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.rules import classic

from .attack import attack
from .table import all_of, cards, kinds, table, the


def test_the_answering_seat_has_a_whole_turn_and_play_goes_on_from_its_left() -> None:
    """The replacing card comes by itself, then an ordinary draw: two cards in all, 7 before it plays."""
    game = attack("stop")
    events = game.play("2 play right-of-way")
    assert kinds(events) == ["CoupFourre", "SeatsSkipped", "CardDrawn", "TurnBegan"]
    assert events[1:] == (
        ev.SeatsSkipped((1,)),
        ev.CardDrawn(2, cards("200")[0], 6, replaces=True),
        ev.TurnBegan(2, again=True),
    )
    assert len(game.hand.held[2]) == 6
    assert game.refused("2 play 200") == Illegal("draw-first")
    game.play("2 draw")
    assert len(game.hand.held[2]) == 7
    assert game.play("2 play 200")[-1] == ev.TurnBegan(0)


def test_the_answering_seat_that_had_drawn_this_turn_draws_one_card() -> None:
    """It is next, has 7, lays the safety and has 7 again: no further draw."""
    game = table(
        "stop 25 25 25 25 25",
        "right-of-way 50 50 50 50 50",
        roads=["", "roll"],
        pile="25 75 100 200",
    )
    game.play("0 draw; 0 play stop on 2; 1 draw; 1 play right-of-way")
    assert game.hand.held[1] == cards("50 50 50 50 50 75 100")
    assert game.refused("1 draw") == Illegal("already-drawn")
    assert game.play("1 play 100")[-1] == ev.TurnBegan(0)


@pytest.mark.parametrize(("pile", "before_playing"), [("25", 5), ("25 75", 6), ("25 75 100", 7)])
def test_fewer_cards_come_when_the_pile_ends(pile: str, before_playing: int) -> None:
    """The first card of the pile is the attacker's own draw."""
    game = table(
        "stop 25 25 25 25 25",
        "roll 25 25 25 25 25",
        "right-of-way 50 50 50 50 50",
        roads=["", "", "roll"],
        pile=pile,
    )
    game.play("0 draw; 0 play stop on 3; 2 play right-of-way")
    if "draw" in game.legal(2):
        game.play("2 draw")
    assert len(game.hand.held[2]) == before_playing
    game.play("2 play 50")
    assert game.hand.turn == 0


def test_a_skipped_seat_that_had_drawn_keeps_the_card_and_skips_its_next_draw() -> None:
    """No hand ever exceeds 7."""
    game = attack("stop")
    game.play("1 draw")
    assert len(game.hand.held[1]) == 7
    assert the(ev.SeatsSkipped, game.play("2 play right-of-way")).seats == (1,)
    game.play("2 draw; 2 discard 25; 0 draw; 0 discard 25")
    assert game.hand.turn == 1
    assert game.refused("1 draw") == Illegal("already-drawn")
    game.play("1 play 75")
    assert len(game.hand.held[1]) == 6
    game.play("2 draw; 2 discard 25; 0 draw; 0 discard 25; 1 draw")


def test_a_skipped_seat_that_had_not_drawn_draws_in_its_next_turn() -> None:
    game = attack("stop")
    game.play("2 play right-of-way; 2 draw; 2 discard 25; 0 draw; 0 discard 25; 1 draw")
    assert len(game.hand.held[1]) == 7


def test_a_skipped_seat_that_kept_a_card_lays_a_safety_and_then_draws() -> None:
    """Spec 3.3 and 6: the new turn after a safety has a draw of its own."""
    game = table(
        "stop 25",
        "puncture-proof 25",
        "right-of-way 25",
        roads=["", "", "roll"],
        pile="25 25 25 25 25 25 25 25",
    )
    game.play("0 draw; 0 play stop on 3; 1 draw; 2 play right-of-way; 2 draw; 2 discard 25")
    game.play("0 draw; 0 discard 25; 1 play puncture-proof")
    assert game.legal(1) == ["draw"]


def test_a_skipped_seat_that_kept_a_card_draws_one_for_its_own_coup() -> None:
    """It holds 7 before it plays: the kept card counts as its draw."""
    game = table(
        "stop flat-tire 25 25 25 25",
        "puncture-proof 50 50 50 50 50",
        "right-of-way 25 25 25 25 25",
        roads=["", "roll", "roll"],
        pile="25 75 100 25 25 200 25",
    )
    game.play("0 draw; 0 play stop on 3; 1 draw; 2 play right-of-way; 2 draw; 2 discard 25")
    game.play("0 draw; 0 play flat-tire on 2; 1 play puncture-proof")
    assert game.hand.held[1] == cards("50 50 50 50 50 75 200")
    assert game.refused("1 draw") == Illegal("already-drawn")
    game.play("1 play 200")


def test_all_seats_between_lose_their_turn() -> None:
    """Five seats: the attacker is seat 3, the holder seat 1; seats 4 and 0 lose a turn."""
    game = table(
        *("25 25", "right-of-way 25", "25 25", "stop 25", "25 25"),
        roads=["", "roll"],
        pile="25 25 25 25 25",
        turn=3,
    )
    game.play("3 draw; 3 play stop on 2")
    assert the(ev.SeatsSkipped, game.play("1 play right-of-way")).seats == (4, 0)
    assert game.play("1 draw; 1 play 25")[-1] == ev.TurnBegan(2)


def test_a_holder_that_is_next_skips_nobody() -> None:
    game = table("stop 25", "right-of-way 25", "25", roads=["", "roll"], pile="25 25 25")
    game.play("0 draw; 0 play stop on 2")
    events = game.play("1 play right-of-way")
    assert kinds(events) == ["CoupFourre", "CardDrawn", "TurnBegan"]
    assert game.play("1 draw; 1 play 25")[-1] == ev.TurnBegan(2)


def test_seats_without_cards_have_no_turn_to_lose() -> None:
    """Spec 3: they are passed over anyway, so they are not told of."""
    game = table("stop 25", "", "right-of-way 25", roads=["", "", "roll"], rules=classic(3))
    game.play("0 play stop on 3")
    assert game.hand.turn == 2
    assert not all_of(ev.SeatsSkipped, game.play("2 play right-of-way"))
