"""Spec 6: who may answer a hazard, until when, and what the answer does to the tableau."""

from __future__ import annotations

import pytest

from thousand import miles
from thousand.game import Illegal
from thousand.miles import events as ev

from .attack import ANSWERS, attack
from .table import all_of, cards, kinds, road, table, the

# Who, and until when.


@pytest.mark.parametrize("hazard", ANSWERS)
def test_the_holder_may_answer_at_once_whoever_is_next(hazard: str) -> None:
    game = attack(hazard)
    assert miles.to_act(game.match) == {1, 2}
    assert game.legal(2) == [f"play {ANSWERS[hazard]}"]
    assert game.legal(1) == ["draw"]
    event = the(ev.CoupFourre, game.play(f"2 play {ANSWERS[hazard]}"))
    assert (event.seat, event.side) == (2, 2)
    assert (event.card, event.hazard) == (cards(ANSWERS[hazard])[0], cards(hazard)[0])


@pytest.mark.parametrize("hazard", ANSWERS)
def test_no_other_safety_answers(hazard: str) -> None:
    others = " ".join(dict.fromkeys(safety for safety in ANSWERS.values() if safety != ANSWERS[hazard]))
    game = attack(hazard, holds=others)
    assert miles.to_act(game.match) == {1}
    assert game.legal(2) == []
    for safety in others.split():
        assert game.refused(f"2 play {safety}") == Illegal("not-your-turn", seat=1)


def test_only_the_side_that_was_hit_may_answer() -> None:
    game = table("stop 25", "right-of-way 25", "25", roads=["roll", "roll", "roll"], pile="25 25 25")
    game.play("0 draw; 0 play stop on 3")
    event = the(ev.SafetyPlayed, game.play("1 draw; 1 play right-of-way"))
    assert event.cleared == ()
    assert game.hand.tableaux[1].coups == ()
    assert not game.hand.tableaux[2].rolling


def test_the_attacker_does_not_answer_its_own_hazard() -> None:
    game = table("stop right-of-way", "25", "25", roads=["", "", "roll"], pile="25 25 25")
    game.play("0 draw; 0 play stop on 3")
    assert game.refused("0 play right-of-way") == Illegal("not-your-turn", seat=1)


def test_the_next_seat_may_already_have_drawn() -> None:
    """The window is `until_next_play`: a draw leaves it open."""
    game = attack("stop")
    game.play("1 draw")
    assert miles.to_act(game.match) == {1, 2}
    the(ev.CoupFourre, game.play("2 play right-of-way"))


@pytest.mark.parametrize("line", ["1 discard 75", "1 play 75"])
def test_any_play_or_discard_closes_the_window(line: str) -> None:
    game = attack("stop")
    game.play(f"1 draw; {line}")
    assert miles.to_act(game.match) == {2}
    assert game.refused("2 play right-of-way") == Illegal("draw-first")
    event = the(ev.SafetyPlayed, game.play("2 draw; 2 play right-of-way"))
    assert event.cleared == cards("stop")
    assert game.hand.tableaux[2].coups == ()


@pytest.mark.parametrize("line", ["1 discard 25", "1 discard right-of-way", "1 play puncture-proof"])
def test_a_play_of_the_victim_closes_the_window_too(line: str) -> None:
    game = table(
        "stop 25", "right-of-way puncture-proof 25", "25", roads=["", "roll"], pile="25 25 25 right-of-way 25"
    )
    game.play(f"0 draw; 0 play stop on 2; 1 draw; {line}")
    assert game.hand.window is None
    if "discard" not in line:
        event = the(ev.SafetyPlayed, game.play("1 draw; 1 play right-of-way"))
        assert event.cleared == cards("stop")
        assert game.hand.tableaux[1].coups == ()


def test_a_further_hazard_opens_its_own_window_and_closes_the_first() -> None:
    """One window at a time."""
    game = table(
        "stop 25",
        "flat-tire 25",
        "right-of-way 25",
        "puncture-proof 25",
        roads=["", "", "roll", "roll"],
        pile="25 25 25 25 25 25 25 25",
    )
    game.play("0 draw; 0 play stop on 3; 1 draw; 1 play flat-tire on 4")
    assert miles.to_act(game.match) == {2, 3}
    assert game.refused("2 play right-of-way") == Illegal("draw-first")
    assert game.legal(3) == ["play puncture-proof"]


@pytest.mark.parametrize("before", ["", "1 draw; "])
def test_the_victim_that_is_next_makes_the_coup_in_its_own_turn(before: str) -> None:
    """Before or after its draw: the safety was held when the hazard fell."""
    game = table("stop 25", "right-of-way 25", roads=["", "roll 100"], pile="25 25 25 25")
    game.play("0 draw; 0 play stop on 2")
    assert miles.to_act(game.match) == {1}
    the(ev.CoupFourre, game.play(f"{before}1 play right-of-way"))


def test_a_safety_drawn_after_the_hazard_is_laid_normally() -> None:
    """The matching safety comes with the victim's own draw: 100 points, and no coup."""
    game = table("stop 25", "25", "25", roads=["", "roll"], pile="25 right-of-way 25 25")
    game.play("0 draw; 0 play stop on 2")
    assert game.legal(1) == ["draw"]
    events = game.play("1 draw; 1 play right-of-way")
    assert the(ev.SafetyPlayed, events).cleared == cards("stop")
    assert not all_of(ev.CoupFourre, events)
    assert game.hand.tableaux[1].coups == ()


# What it does to the tableau.


@pytest.mark.parametrize(
    ("victim", "hazard", "after", "discards"),
    [
        ("roll 100", "accident", "roll 100 driving-ace!", "accident"),
        ("roll 100", "out-of-gas", "roll 100 extra-tank!", "out-of-gas"),
        ("roll 100", "flat-tire", "roll 100 puncture-proof!", "flat-tire"),
        ("roll 100", "stop", "roll 100 right-of-way!", "stop"),
        ("roll speed-limit", "flat-tire", "roll speed-limit puncture-proof!", "flat-tire"),
        ("roll flat-tire", "speed-limit", "roll flat-tire right-of-way!", "speed-limit"),
        (
            "roll stop roll accident repairs roll",
            "stop",
            "roll stop roll accident repairs roll right-of-way!",
            "stop",
        ),
        ("right-of-way", "accident", "right-of-way driving-ace!", "accident"),
    ],
)
def test_the_hazard_is_gone_as_if_never_played(victim: str, hazard: str, after: str, discards: str) -> None:
    """What was true before is true again; the safety lies crosswise."""
    game = attack(hazard, victim=victim)
    game.play(f"2 play {ANSWERS[hazard]}")
    assert game.hand.tableaux[2] == road(after)
    assert game.hand.discards == cards(discards)


@pytest.mark.parametrize(
    ("victim", "hazard", "stays"),
    [
        ("roll speed-limit", "stop", "roll right-of-way!"),
        ("roll stop", "speed-limit", "roll right-of-way!"),
        ("stop", "speed-limit", "right-of-way!"),
    ],
)
def test_right_of_way_takes_its_other_hazard_away_as_well(victim: str, hazard: str, stays: str) -> None:
    """ "Except for what the safety itself clears": both go to the discards."""
    game = attack(hazard, victim=victim)
    event = the(ev.CoupFourre, game.play("2 play right-of-way"))
    other = "stop" if hazard == "speed-limit" else "speed-limit"
    assert event.cleared == game.hand.discards == cards(f"{hazard} {other}")
    assert event.rolling
    assert game.hand.tableaux[2] == road(stays)


@pytest.mark.parametrize("hazard", ["accident", "out-of-gas", "flat-tire"])
def test_a_rolling_side_rolls_on_and_needs_no_roll(hazard: str) -> None:
    game = attack(hazard)
    assert the(ev.CoupFourre, game.play(f"2 play {ANSWERS[hazard]}")).rolling
    assert game.play("2 draw; 2 play 200")[1] == ev.DistancePlayed(2, 2, cards("200")[0], 300)


def test_a_speed_limit_on_a_side_that_never_rolled_is_answered_and_the_side_rolls() -> None:
    game = attack("speed-limit", victim="")
    event = the(ev.CoupFourre, game.play("2 play right-of-way"))
    assert event.rolling
    game.play("2 draw; 2 play 200")
    assert game.hand.tableaux[2].miles == 200


def test_the_coup_is_worth_400_in_the_view() -> None:
    """100 for the safety and 300 for the coup."""
    game = attack("stop", victim="roll")
    game.play("2 play right-of-way")
    points = dict(miles.view(game.match, None).points[2])
    assert points == {"safety": 100, "coup_fourre": 300}


# Whom it is told.


def test_that_a_coup_is_possible_is_told_to_the_holder_alone() -> None:
    game = table("stop 25", "25", "right-of-way 25", roads=["", "", "roll"], pile="25 25 25")
    offered = the(ev.CoupFourreOffered, game.play("0 draw; 0 play stop on 3"))
    assert offered == ev.CoupFourreOffered(2, cards("right-of-way")[0], cards("stop")[0])
    assert miles.redact(offered, 2) == offered
    for other in (0, 1, None):
        assert miles.redact(offered, other) is None
        assert miles.view(game.match, other).acting == {1}
        assert miles.view(game.match, other).answer is None
    assert miles.view(game.match, 2).acting == {1, 2}
    assert miles.view(game.match, 2).answer == cards("right-of-way")[0]


def test_others_cannot_tell_whether_the_victim_holds_the_answer() -> None:
    """Held or still in the pile: every other seat has the same view, and the same refusals."""
    held = table("stop 25", "25", "right-of-way", roads=["", "", "roll"], pile="25 25 25")
    free = table("stop 25", "25", "25", roads=["", "", "roll"], pile="25 right-of-way 25")
    for game in (held, free):
        game.play("0 draw; 0 play stop on 3")
    for other in (0, 1, None):
        assert miles.view(held.match, other) == miles.view(free.match, other)
    assert miles.view(held.match, 2) != miles.view(free.match, 2)


def test_the_offer_comes_after_the_hazard_and_before_the_next_turn() -> None:
    game = table("stop 25", "right-of-way 25", roads=["", "roll"], pile="25 25 25")
    assert kinds(game.play("0 draw; 0 play stop on 2"))[1:] == [
        "HazardPlayed",
        "CoupFourreOffered",
        "TurnBegan",
    ]


def test_declining_is_no_move() -> None:
    """Whoever does nothing has declined once the next play closes the window: nothing is told."""
    game = attack("stop")
    assert game.legal(2) == ["play right-of-way"]
    assert kinds(game.play("1 draw; 1 discard 75")) == ["CardDrawn", "Discarded", "TurnBegan"]
