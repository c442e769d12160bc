"""Rare situations that random lockstep seldom meets, each played by engine and simulator (spec 3 to 9)."""

from __future__ import annotations

import pytest

from thousand import miles
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.rules import DirtyTrickWindow, Goal
from thousand.miles.sim_bridge import NUMBER_OF, from_view
from thousand.miles.sim_score import points
from thousand.miles.sim_state import NOBODY
from thousand.miles.view import view

from .random_play import Step
from .table import Table, all_of, dealt, plain, table
from .test_sim import asked_alike, ended_alike, fields, from_state, make


def follow(game: Table, script: str) -> tuple[ev.AnyEvent, ...]:
    """Play the script at the table and in the simulator, comparing after every move; the last events."""
    sim = from_state(game.match)
    asked_alike(sim, game.match)
    events: tuple[ev.AnyEvent, ...] = ()
    for line in script.split(";"):
        events = game.play(line)
        seat, _, text = line.strip().partition(" ")
        make(sim, Step(int(seat), miles.parse(text), game.match, events))
        if all_of(ev.HandEnded, events):
            ended_alike(sim, game.hand, events)
        else:
            assert fields(sim) == fields(from_state(game.match))
            asked_alike(sim, game.match)
    return events


def test_an_ace_laid_crosswise_mends_an_accident_without_a_stop() -> None:
    """Spec 6: a coup adds no stop of its own, whatever else the safety clears."""
    rules = plain(2, wrong_way=True)
    game = table("wrong-way 25", "driving-ace 25", roads=["", "roll accident"], rules=rules)
    follow(game, "0 play wrong-way on 2; 1 play driving-ace; 1 play 25")
    assert game.hand.tableaux[1].rolling


def test_a_stop_answered_under_a_limit_clears_both() -> None:
    """Spec 4 and 6: the hazard answered goes to the discards first."""
    game = table("stop 25", "right-of-way 25", roads=["", "roll speed-limit 50"])
    follow(game, "0 play stop on 2; 1 play right-of-way; 1 play 25")
    assert game.hand.discards[:2] == (Card.STOP, Card.SPEED_LIMIT)


@pytest.mark.parametrize("window", DirtyTrickWindow)
def test_the_opening_coup_is_gone_after_the_first_draw(window: DirtyTrickWindow) -> None:
    """Spec 6: instead of the first draw, whatever closes other windows."""
    rules = plain(2, opening_coup=True, dirty_trick_window=window)
    game = dealt("right-of-way 25", "25 50", pile="25 50 75", rules=rules)
    assert from_state(game.match).holder == 0
    follow(game, "0 draw; 0 play right-of-way; 0 draw; 0 play 25")
    assert game.hand.tableaux[0].coups == ()


def test_the_opening_coup_itself() -> None:
    """Spec 6: 400 points, and no Stop goes to the discards."""
    game = dealt("right-of-way 25", "25 50", pile="25 50 75", rules=plain(2, opening_coup=True))
    follow(game, "0 play right-of-way; 0 draw; 0 play 25")
    assert points(from_state(game.match), 0) == 425


def test_a_seat_that_kept_its_draw_is_not_stalled() -> None:
    """Spec 6 and 9: seat 1, skipped by a coup, has drawn; the pile is empty again and nothing was laid."""
    rules = plain(3, reshuffle=True, end_when_a_seat_is_out=False)
    game = table(
        *("stop 25 25", "50 50 50", "right-of-way 75 75"),
        roads=["", "", "roll"],
        pile="25 50 75",
        discards="100",
        rules=rules,
    )
    follow(
        game,
        "0 draw; 0 play stop on 3; 1 draw; 2 play right-of-way; 2 draw; 2 discard 75; 0 draw; 0 discard 25",
    )
    assert (game.hand.turn, game.hand.left, game.hand.laid_since) == (1, 0, False)
    follow(game, "1 discard 50")


def test_no_card_laid_between_two_reshuffles_ends_the_hand() -> None:
    """Spec 9."""
    rules = plain(2, reshuffle=True)
    game = table("25 25", "50 50", discards="75", rules=rules)
    (ended,) = all_of(ev.HandEnded, follow(game, "0 draw; 0 discard 25"))
    assert ended.reason == "stalled"


def test_the_goal_is_not_asked_on_the_wrong_way() -> None:
    """Spec 9: at 975 a hundred may be laid, and is lost."""
    roads = ["roll 200 200 100 100 100 100 100 75 wrong-way", ""]
    game = table("100 25", "25", roads=roads, rules=plain(2, wrong_way=True))
    follow(game, "0 play 100")
    assert game.hand.tableaux[0].miles == 875


@pytest.mark.parametrize("forfeit", [False, True])
@pytest.mark.parametrize("last", ["0 play 200", "0 discard 200; 1 discard 75"])
def test_an_extension_is_offered_once_and_paid_or_forfeited(forfeit: bool, last: str) -> None:
    """Spec 7 and 8."""
    rules = plain(2, goal=Goal.EXTENSION, extension_forfeit=forfeit, end_when_a_seat_is_out=False)
    roads = ["roll 100 100 100 100 100 100", "roll"]
    game = table("100 100 200", "25 50 75", roads=roads, rules=rules)
    events = follow(game, f"0 play 100; 0 extend; 1 discard 25; 0 play 100; 1 discard 50; {last}")
    assert all_of(ev.HandEnded, events)


def test_a_hand_declined_at_700_is_won() -> None:
    """Spec 7."""
    roads = ["roll 100 100 100 100 100 100", "roll 25"]
    game = table("100 100", "25", roads=roads, rules=plain(2, goal=Goal.EXTENSION))
    assert all_of(ev.TripCompleted, follow(game, "0 play 100; 0 decline"))


def test_a_delayed_action_by_a_reshuffle_and_by_an_empty_pile() -> None:
    """Spec 8 and 9."""
    roads = ["roll 200 200 100 100 100 100 100", "roll"]
    rules = plain(2, reshuffle=True)
    for discards, pile in (("25 50 75", ""), ("", "25"), ("", "25 50")):
        game = table("100", "25 25", roads=roads, rules=rules, discards=discards, pile=pile)
        (ended,) = all_of(ev.HandEnded, follow(game, "0 draw; 0 play 100"))
        assert ("delayed_action" in dict(ended.sheets[0].items)) == (pile != "25 50")


def test_a_safety_drawn_after_the_hazard_is_no_answer_in_anybodys_view() -> None:
    """Spec 6: what a view tells of who held the answer when the hazard fell."""
    game = table("stop 25", "25 50", roads=["", "roll"], pile="25 right-of-way 50")
    follow(game, "0 draw; 0 play stop on 2; 1 draw")
    held = table("stop 25", "right-of-way 50", roads=["", "roll"], pile="25 25 50")
    follow(held, "0 draw; 0 play stop on 2; 1 draw")
    for viewer in (0, 1):
        late, early = (
            from_view(view(g.match, viewer), g.hand.held, g.hand.pile[g.hand.taken :]) for g in (game, held)
        )
        assert (late.window, late.holder) == (NUMBER_OF[Card.STOP], NOBODY)
        assert (early.window, early.holder) == (NUMBER_OF[Card.STOP], 1)
