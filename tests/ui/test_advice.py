"""A asks for advice: it answers at any time, from what the player sees, and changes nothing."""

from __future__ import annotations

from keyboard import DOWN, ENTER, Keyboard, after
from script import whole_match

from thousand.doors.new_match import ONE_HAND, Wanted


def test_before_drawing_it_is_to_draw(keyboard: Keyboard) -> None:
    assert keyboard.play("a")[-1] == "Draw a card with Space."


def test_it_tells_a_move_and_why(keyboard: Keyboard) -> None:
    assert keyboard.play(" ", "a")[-1] == "Play Roll: without it you cannot drive."


def test_it_changes_nothing(keyboard: Keyboard) -> None:
    assert keyboard.play(" ", "a", "h")[-1] == keyboard.play(" ", "h")[-1]


def test_whom_to_attack_is_advised_while_that_question_is_open(keyboard: Keyboard) -> None:
    wanted = Wanted(bots=2, rules="classic", seed=4)
    asked = keyboard.play(" ", "6", ENTER, wanted=wanted)
    heard = keyboard.play(" ", "6", ENTER, "a", DOWN, wanted=wanted)
    question = "Speed limit: on whom?"
    assert len(after(heard, question)) == len(after(asked, question)) + 2


def test_where_nothing_is_to_be_done_it_tells_whose_turn_it_is(keyboard: Keyboard) -> None:
    wanted = Wanted(bots=1, rules="classic", match_points=ONE_HAND, seed=39)
    heard = keyboard.play(*whole_match(wanted), "t", "a", wanted=wanted)
    assert heard[-1] == heard[-2]
