"""Spec 7, `end_when_a_seat_is_out`: when a seat without cards ends the hand, and when it does not."""

from __future__ import annotations

import msgspec
import pytest

from thousand.miles import events as ev
from thousand.miles.rules import Rules, classic, playroom

from .table import all_of, plain, table, the

AGAIN = plain(3, reshuffle=True)
AT_900 = "roll 100 100 100 100 100 100 100 100 100"


def ended(events: tuple[ev.AnyEvent, ...]) -> list[str]:
    return [event.reason for event in all_of(ev.HandEnded, events)]


def test_on_in_the_playroom_and_off_in_the_classic_game() -> None:
    assert playroom(4).end_when_a_seat_is_out
    assert not classic(4).end_when_a_seat_is_out


@pytest.mark.parametrize(("on", "reasons"), [(True, ["seat-out"]), (False, [])])
def test_the_hand_ends_as_soon_as_one_seat_has_no_cards_and_cannot_draw(on: bool, reasons: list[str]) -> None:
    rules = msgspec.structs.replace(plain(3), end_when_a_seat_is_out=on)
    game = table("roll", "25 25", "25 25", rules=rules)
    assert ended(game.play("0 play roll")) == reasons


def test_any_seat_counts_not_only_the_one_that_played() -> None:
    """Spec 7: seat 2 has been without cards since the attack on it; the window was open."""
    game = table("stop 25 25", "25 25", "", roads=["", "", "roll"])
    assert not ended(game.play("0 play stop on 3"))
    assert ended(game.play("1 discard 25")) == ["seat-out"]


def test_who_can_draw_is_not_out() -> None:
    """While the draw pile has cards..."""
    game = table("", "25 25", "25 25", pile="25 25 25")
    assert not ended(game.play("0 draw; 0 discard 25"))


@pytest.mark.parametrize("rules", [AGAIN, plain(3)], ids=["reshuffle", "plain"])
def test_who_can_draw_the_discards_is_not_out(rules: Rules) -> None:
    """... or, with `reshuffle`, there are discards."""
    game = table("25", "25 25", "25 25", rules=rules)
    assert ended(game.play("0 discard 25")) == ([] if rules.reshuffle else ["seat-out"])


def test_with_the_reshuffle_and_no_discards_a_seat_is_out() -> None:
    game = table("roll", "25 25", "25 25", rules=AGAIN)
    assert ended(game.play("0 play roll")) == ["seat-out"]


def test_a_seat_may_be_out_by_anothers_draw() -> None:
    """As soon as it has no cards and cannot draw: the last card of the pile goes to the next seat."""
    game = table("", "25 25", "25 25", pile="roll 75", rules=AGAIN)
    assert not ended(game.play("0 draw; 0 play roll"))
    assert ended(game.play("1 draw")) == ["seat-out"]


def test_it_is_tested_after_the_draws_of_a_coup() -> None:
    """The hazard itself, shuffled again, is the card that replaces the safety; then nothing is left."""
    game = table("stop", "25 25", "right-of-way 25", roads=["", "", "roll"], rules=AGAIN)
    assert not ended(game.play("0 play stop on 3"))
    events = game.play("2 play right-of-way")
    assert the(ev.CardDrawn, events).replaces
    assert ended(events) == ["seat-out"]


def test_a_coup_that_leaves_something_to_draw_ends_nothing() -> None:
    """Right of way clears the limit too: two cards come back, one is left for the ordinary draw; that draw
    takes the last, and then seat 0 is out."""
    game = table("stop", "25 25", "right-of-way 25", roads=["", "", "roll speed-limit"], rules=AGAIN)
    assert not ended(game.play("0 play stop on 3; 2 play right-of-way"))
    assert ended(game.play("2 draw")) == ["seat-out"]


def test_the_trip_comes_first() -> None:
    game = table("100", "25 25", "25 25", roads=[AT_900], rules=AGAIN)
    assert ended(game.play("0 play 100")) == ["trip"]


def test_off_nobody_with_a_card_left_ends_the_hand() -> None:
    game = table("roll", "25", rules=classic(2))
    assert not ended(game.play("0 play roll"))
    assert ended(game.play("1 discard 25")) == ["cards"]


@pytest.mark.parametrize("on", [True, False])
def test_while_the_discards_can_come_back_nobody_is_at_the_end(on: bool) -> None:
    """Spec 7 and 9: the last card in anybody's hand is discarded, and drawn again."""
    rules = msgspec.structs.replace(plain(2, reshuffle=True), end_when_a_seat_is_out=on)
    game = table("25", "", rules=rules)
    assert game.play("0 discard 25")[-1] == ev.TurnBegan(1)
    assert game.legal(1) == ["draw"]
