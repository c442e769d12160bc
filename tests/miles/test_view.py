"""Spec 6 and 11: what each seat, and a spectator, may know."""

from __future__ import annotations

import msgspec
import pytest

from thousand import miles
from thousand.game import Illegal
from thousand.miles.rules import classic
from thousand.miles.view import View

from .table import cards, table


def test_a_view_holds_the_viewers_cards_and_of_the_others_only_how_many() -> None:
    game = table("roll 25", "100 100 100", "accident", pile="stop 50")
    seen = miles.view(game.match, 1)
    assert seen.cards == cards("100 100 100")
    assert seen.counts == (2, 3, 1)
    assert seen.left == 2
    assert seen.cards_of(1) == cards("100 100 100")
    assert seen.cards_of(0) == seen.cards_of(2) == ()


def test_a_spectator_sees_nobodys_cards_and_can_do_nothing() -> None:
    game = table("roll 25", "100")
    seen = miles.view(game.match, None)
    assert seen.cards == ()
    assert seen.side is None
    assert miles.legal(seen) == ()
    assert miles.why_not(seen, miles.parse("discard 25")) == Illegal("spectator")


def test_what_lies_open_is_in_every_view() -> None:
    roads = ["roll 100", "roll 25 flat-tire"]
    game = table("25 25", "25", roads=roads, discards="stop 200", totals=(300, 1200), turn=1, pile="25")
    for viewer in (0, 1, None):
        seen = miles.view(game.match, viewer)
        assert seen.tableaux == game.hand.tableaux
        assert seen.discards == cards("stop 200")
        assert (seen.turn, seen.totals, seen.goal, seen.number) == (1, (300, 1200), 1000, 1)
        assert seen.points == ((("mile", 100),), (("mile", 25),))
        assert seen.acting == {1}
        assert seen.can_draw


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_hazard_just_fallen_is_a_danger_for_all_to_see(viewer: int | None) -> None:
    """Spec 6: whether or not anybody holds the answer."""
    game = table("stop 25", "25", "25", roads=["", "", "roll"], pile="25 25 25")
    assert miles.view(game.match, viewer).danger is None
    game.play("0 draw; 0 play stop on 3")
    assert miles.view(game.match, viewer).danger == (cards("stop")[0], 2)
    game.play("1 draw")
    assert miles.view(game.match, viewer).danger is not None
    game.play("1 discard 25")
    assert miles.view(game.match, viewer).danger is None


def test_legal_moves_stand_in_a_stable_order() -> None:
    """Draw; then card by card in hand order, each play by target and its discard."""
    game = table("stop 25 roll stop right-of-way", "25", "25", roads=["", "roll", "roll"])
    assert game.legal(0) == [
        "play stop on 2",
        "play stop on 3",
        "discard stop",
        "discard 25",
        "play roll",
        "discard roll",
        "play right-of-way",
        "discard right-of-way",
    ]


def test_a_view_can_be_sent_and_read() -> None:
    """A far client and a bot have nothing but a view."""
    game = table("stop 25", "right-of-way 25", roads=["", "roll"], rules=classic(2))
    game.play("0 play stop on 2")
    for viewer in (0, 1, None):
        seen = miles.view(game.match, viewer)
        again = msgspec.json.decode(msgspec.json.encode(seen), type=View)
        assert again == seen
        assert miles.legal(again) == miles.legal(seen)
