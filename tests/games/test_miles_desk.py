"""The desk of 1000 Miles: what a key comes to, from a view alone."""

from __future__ import annotations

import pytest

from miles.table import plain, table
from thousand import miles
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.games import miles_desk as desk
from thousand.games.desk import Ask, Do, Intent, LetGo, Refuse, Wish
from thousand.miles.cards import Card
from thousand.miles.moves import Discard, Draw, Extend, NextHand, Play
from thousand.miles.rules import classic


def wish(game: object, wish: Wish, card: str = "", seat: int = 0) -> Intent:
    view = miles.view(game.match, seat)  # type: ignore[attr-defined]
    index = [miles.format(Discard(held)).split()[1] for held in view.cards].index(card) if card else None
    return desk.intend(view, wish, index)


def test_space_draws() -> None:
    assert wish(table("25", "25", pile="50"), Wish.DRAW) == Do(Draw())


def test_space_out_of_turn_says_whose_turn_it_is() -> None:
    """Spec 12: in the room nothing happens; here silence is a bug."""
    assert wish(table("25", "25", pile="50", turn=1), Wish.DRAW) == Refuse(Illegal("not-your-turn", seat=1))


def test_a_card_for_oneself_is_played_at_once() -> None:
    assert wish(table("roll 25", "25"), Wish.PLAY, "roll") == Do(Play(Card.ROLL))


def test_a_hazard_with_one_legal_target_needs_no_question() -> None:
    game = table("stop 25", "25", "25", roads=["", "", "roll"])
    assert wish(game, Wish.PLAY, "stop") == Do(Play(Card.STOP, 2))


def test_a_hazard_with_two_legal_targets_asks_on_whom() -> None:
    """Spec 5: where more than one target is legal the player chooses."""
    game = table("stop 25", "25", "25", roads=["", "roll", "roll"])
    asked = wish(game, Wish.PLAY, "stop")
    assert asked == Ask("target", (Play(Card.STOP, 1), Play(Card.STOP, 2)), {"card": Card.STOP})


def test_a_hazard_that_can_hit_nobody_of_several_says_so() -> None:
    game = table("stop 25", "25", "25")
    assert wish(game, Wish.PLAY, "stop") == Refuse(Illegal("nobody-to-attack", card="STOP"))


def test_a_hazard_against_one_opponent_says_why_it_cannot_hit() -> None:
    reason = Illegal("target-not-rolling", card="STOP", target=1)
    assert wish(table("stop 25", "25"), Wish.PLAY, "stop") == Refuse(reason)


def test_where_only_the_left_side_may_be_attacked_nothing_is_asked() -> None:
    """Spec 5: left_target_only leaves no choice, and the refusal is about that side."""
    left_only = plain(3, left_target_only=True)
    game = table("stop 25", "25", "25", roads=["", "roll", "roll"], rules=left_only)
    assert wish(game, Wish.PLAY, "stop") == Do(Play(Card.STOP, 1))
    game = table("stop 25", "25", "25", roads=["", "", "roll"], rules=left_only)
    reason = Illegal("target-not-rolling", card="STOP", target=1)
    assert wish(game, Wish.PLAY, "stop") == Refuse(reason)


def test_in_teams_the_question_is_which_side() -> None:
    """Spec 2, 5: a hazard falls on a side; one's own team is never offered."""
    teams = plain(6, team_size=2)
    game = table("stop", "25", "25", "25", "25", "25", roads=["", "roll", "roll"], rules=teams)
    asked = wish(game, Wish.PLAY, "stop")
    assert asked == Ask("target", (Play(Card.STOP, 1), Play(Card.STOP, 2)), {"card": Card.STOP})


def test_the_opening_coup_is_an_answer_in_ones_own_turn() -> None:
    """Spec 6: opening_coup; Space draws instead, and nothing waits for a decision."""
    rules = plain(2, opening_coup=True)
    seed = next(n for n in range(200) if miles.view(miles.start(rules, 2, from_number(n))[0], 0).answer)
    view = miles.view(miles.start(rules, 2, from_number(seed))[0], 0)
    assert desk.intend(view, Wish.ANSWER, None) == Do(Play(Card.RIGHT_OF_WAY))
    assert desk.intend(view, Wish.DRAW, None) == Do(Draw())
    assert not desk.has_chance(view)


def test_a_hazard_before_drawing_is_refused_for_that_reason_however_many_oppose() -> None:
    game = table("stop 25", "25", "25", pile="50")
    assert wish(game, Wish.PLAY, "stop") == Refuse(Illegal("draw-first"))


def test_discarding_a_safety_asks_first() -> None:
    """Spec 13, 18: discarding is always allowed; the interface asks first."""
    asked = wish(table("driving-ace 25", "25"), Wish.DISCARD, "driving-ace")
    assert asked == Ask("discard-safety", (Discard(Card.DRIVING_ACE),), {"card": Card.DRIVING_ACE})
    assert wish(table("driving-ace 25", "25"), Wish.DISCARD, "25") == Do(Discard(Card.MILES_25))


@pytest.mark.parametrize("what", [Wish.PLAY, Wish.DISCARD])
def test_without_a_card_chosen_there_is_nothing_to_lay(what: Wish) -> None:
    assert wish(table("25", "25"), what) == Refuse(Illegal("no-card"))


def attacked(seats: int = 3) -> object:
    game = table(*["stop 25", *["25"] * (seats - 2), "right-of-way 25"], roads=[""] * (seats - 1) + ["roll"])
    game.play(f"0 play stop on {seats}")
    return game


def test_c_answers_the_hazard() -> None:
    """Spec 6."""
    assert wish(attacked(), Wish.ANSWER, seat=2) == Do(Play(Card.RIGHT_OF_WAY))


def test_c_with_nothing_to_answer_is_refused() -> None:
    assert wish(attacked(), Wish.ANSWER, seat=1) == Refuse(Illegal("no-answer"))


@pytest.mark.parametrize("mate", ["25", "right-of-way"])
def test_who_is_hit_and_does_not_hold_the_safety_is_told_just_that(mate: str) -> None:
    """Spec 6: the team mate may hold it, of which nobody learns anything."""
    game = table("stop 25", "25", "25", mate, roads=["", "roll"], rules=plain(4, team_size=2))
    game.play("0 play stop on 2")
    assert wish(game, Wish.ANSWER, seat=1) == Refuse(Illegal("answer-not-held", card="RIGHT_OF_WAY"))
    assert wish(game, Wish.ANSWER, seat=2) == Refuse(Illegal("no-answer"))


def test_a_safety_drawn_after_the_attack_comes_too_late_for_a_coup_fourre() -> None:
    """Spec 6: what answers has to be in the hand already."""
    game = table("stop 25", "25", roads=["", "roll"], pile="50 right-of-way")
    game.play("0 draw; 0 play stop on 2")
    assert wish(game, Wish.ANSWER, seat=1) == Refuse(Illegal("answer-not-held", card="RIGHT_OF_WAY"))
    game.play("1 draw")
    assert wish(game, Wish.ANSWER, seat=1) == Refuse(Illegal("answer-late", card="RIGHT_OF_WAY"))


def test_space_lets_the_chance_go_out_of_turn() -> None:
    """Spec 12: Escape (which the table asks ``has_chance`` for); Space too, when that seat is not next."""
    assert desk.has_chance(miles.view(attacked().match, 2))  # type: ignore[attr-defined]
    assert wish(attacked(), Wish.DRAW, seat=2) == LetGo()


@pytest.mark.parametrize("what", [Wish.PLAY, Wish.DISCARD])
def test_another_card_waits_until_the_chance_is_taken_or_let_go(what: Wish) -> None:
    """Nobody else moves meanwhile, so "wait for your turn" would mislead."""
    assert wish(attacked(), what, "25", seat=2) == Refuse(Illegal("chance-first"))


def test_for_the_seat_that_is_next_space_draws_and_keeps_the_window_open() -> None:
    """Spec 12."""
    game = table("stop 25", "right-of-way 25", roads=["", "roll"], pile="50 50 50")
    game.play("0 draw; 0 play stop on 2")
    assert wish(game, Wish.DRAW, seat=1) == Do(Draw())
    game.play("1 draw")
    assert wish(game, Wish.ANSWER, seat=1) == Do(Play(Card.RIGHT_OF_WAY))


def test_at_exactly_700_the_seat_has_to_decide_on_the_extension() -> None:
    """Spec 7."""
    game = table("100 25", "25", roads=["roll 200 200 100 100"], rules=classic(2))
    assert desk.pending(miles.view(game.match, 0)) is None
    game.play("0 play 100")
    asked = Ask("extension", (Extend(True), Extend(False)), optional=False)
    assert desk.pending(miles.view(game.match, 0)) == asked
    assert desk.pending(miles.view(game.match, 1)) is None


def test_between_hands_enter_deals_the_next_one() -> None:
    game = table("25", "", rules=plain(2))
    game.play("0 discard 25")
    assert wish(game, Wish.PLAY) == Do(NextHand())


def test_playable_judges_what_lies_on_the_table() -> None:
    game = table("roll 25 stop", "25", roads=["", "roll"], pile="50")
    view = miles.view(game.match, 0)
    assert [desk.playable(view, at) for at in range(3)] == [True, False, True]
