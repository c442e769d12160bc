"""Spec 2 and 3: the deal, who begins, and a turn."""

from __future__ import annotations

import pytest

from thousand import miles
from thousand.deal import Deal, from_number, shuffle
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.cards import deck
from thousand.miles.rules import PRESETS, classic, deck_of, playroom

from .table import Table, all_of, cards, cards_whole, kinds, table, the


@pytest.mark.parametrize("preset", PRESETS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_six_cards_each_and_the_rest_to_draw(preset: str, seats: int) -> None:
    """Spec 2: six cards each."""
    rules = PRESETS[preset](seats)
    match, events = miles.start(rules, seats, from_number(5))
    whole = deck_of(rules)
    assert [len(held) for held in match.hand.held] == [6] * seats
    assert match.hand.left == len(whole) - 6 * seats
    assert cards_whole(match.hand) == sorted(whole)
    assert all_of(ev.Dealt, events) == [ev.Dealt(s, match.hand.held[s], 6) for s in range(seats)]


def test_cards_are_dealt_one_at_a_time_from_the_left_of_the_dealer() -> None:
    """Spec 2 and 10: the deal is shuffle 0 of the hand's seed, and the first seat has the top card."""
    match, _ = miles.start(classic(3), 3, from_number(2))
    first = match.hand.turn
    shuffled = shuffle(deck(thin_hazards=True), from_number(2).hand_seed(1))
    for step in range(3):
        assert match.hand.held[(first + step) % 3] == shuffled[step:18:3]
    assert match.hand.pile == shuffled[18:]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_in_the_playroom_the_host_plays_first_and_the_seat_on_its_right_deals(seats: int) -> None:
    """Spec 2."""
    match, events = miles.start(playroom(seats), seats, from_number(9))
    begun = the(ev.HandStarted, events)
    assert (begun.number, begun.dealer, begun.first) == (1, seats - 1, 0)
    assert miles.to_act(match) == {0}


def test_in_the_classic_game_the_first_dealer_is_drawn_from_the_seed() -> None:
    """Spec 2: every seat can be the first dealer, the same seed always gives the same one."""
    dealers = [miles.start(classic(4), 4, from_number(n))[0].dealer for n in range(60)]
    assert set(dealers) == {0, 1, 2, 3}
    assert dealers == [miles.start(classic(4), 4, from_number(n))[0].dealer for n in range(60)]
    match, events = miles.start(classic(4), 4, from_number(0))
    assert the(ev.HandStarted, events).first == (match.dealer + 1) % 4 == match.hand.turn


def test_the_seed_of_hand_1_alone_determines_the_first_dealer() -> None:
    """Spec 10: a match is determined by the seeds of its hands, and these are what is revealed."""

    class Replayed(Deal, frozen=True):
        def hand_seed(self, number: int) -> bytes:
            return from_number(7).hand_seed(number)

    for seats in range(2, 7):
        dealer = miles.start(classic(seats), seats, from_number(7))[0].dealer
        assert miles.start(classic(seats), seats, Replayed(bytes(32)))[0].dealer == dealer


def test_the_deal_passes_to_the_left_every_hand() -> None:
    """Spec 2: and the seat to the dealer's left plays first."""
    game = table("roll 25", "25 25", "25 25")
    for number, dealer in [(2, 0), (3, 1), (4, 2), (5, 0)]:
        finish(game)
        begun = the(ev.HandStarted, game.play("1 next"))
        assert (begun.number, begun.dealer, begun.first) == (number, dealer, (dealer + 1) % 3)
        assert miles.to_act(game.match) == {(dealer + 1) % 3}


def finish(game: Table) -> None:
    """Play the hand out by discarding everything."""
    while game.hand.phase == "play":
        seat = game.hand.turn
        moves = game.legal(seat)
        game.play(f"{seat} {next((m for m in moves if m == 'draw' or m.startswith('discard')), moves[0])}")


def test_one_draws_first() -> None:
    """Spec 3.1: the card comes into the hand, and only once."""
    game = table("roll", "25", pile="50 75")
    assert game.play("0 draw") == (ev.CardDrawn(0, cards("50")[0], 1),)
    assert game.hand.held[0] == cards("roll 50")
    assert game.refused("0 draw") == Illegal("already-drawn")


@pytest.mark.parametrize("line", ["0 play roll", "0 discard roll", "0 play right-of-way"])
def test_laying_a_card_before_drawing_is_refused(line: str) -> None:
    """Spec 3.1: "You must draw a card first"; a safety is no exception."""
    game = table("roll right-of-way", "25", pile="50 75")
    assert game.refused(line) == Illegal("draw-first")


def test_only_the_seat_in_turn_acts() -> None:
    """Spec 3."""
    game = table("roll", "roll", "roll", pile="25 25", turn=1)
    for line in ("0 draw", "2 play roll", "0 discard roll"):
        assert game.refused(line) == Illegal("not-your-turn", seat=1)
    assert miles.to_act(game.match) == {1}


def test_a_card_that_is_not_held_cannot_be_laid() -> None:
    """Spec 3.2."""
    game = table("roll", "25")
    assert game.refused("0 play 25") == Illegal("not-held", card="MILES_25")
    assert game.refused("0 discard stop") == Illegal("not-held", card="STOP")


def test_every_card_may_be_discarded_whatever_the_road_says() -> None:
    """Spec 3.2: discarding is always allowed."""
    held = "200 accident out-of-gas repairs roll right-of-way"
    for name in held.split():
        game = table(held, "25")
        assert game.play(f"0 discard {name}")[0] == ev.Discarded(0, cards(name)[0])
        assert game.hand.discards == cards(name)
        assert game.match.hand.tableaux[0].cards == ()


def test_when_nothing_can_be_played_discarding_is_all_there_is() -> None:
    """Spec 3.2: forced, once the card is drawn."""
    game = table("25 repairs stop", "25", pile="50")
    assert game.legal(0) == ["draw"]
    game.play("0 draw")
    assert game.legal(0) == ["discard 25", "discard repairs", "discard stop", "discard 50"]


def test_a_play_or_a_discard_ends_the_turn_and_the_left_neighbour_is_next() -> None:
    """Spec 2 and 3."""
    game = table("roll 25", "roll 25", "roll 25", pile="50 50 50 50")
    assert kinds(game.play("0 draw; 0 play roll")) == ["CardDrawn", "RemedyPlayed", "TurnBegan"]
    assert game.hand.turn == 1
    assert game.play("1 draw; 1 discard 25")[-1] == ev.TurnBegan(2)
    assert game.play("2 draw; 2 play roll")[-1] == ev.TurnBegan(0)


def test_a_safety_gives_the_same_seat_another_turn_at_once() -> None:
    """Spec 3.3: it draws again and plays again."""
    game = table("right-of-way 25", "25", pile="50 75 100")
    events = game.play("0 draw; 0 play right-of-way")
    assert events[-1] == ev.TurnBegan(0, again=True)
    assert game.refused("0 play 25") == Illegal("draw-first")
    assert game.play("0 draw; 0 play 25")[-1] == ev.TurnBegan(1)


def test_the_turn_after_a_safety_needs_no_draw_when_the_pile_is_empty() -> None:
    """Spec 3.3: it draws again *if it can*."""
    game = table("right-of-way 25", "25", pile="50")
    game.play("0 draw; 0 play right-of-way")
    assert game.refused("0 draw") == Illegal("pile-empty")
    game.play("0 play 25")
    assert game.hand.tableaux[0].miles == 25


def test_turns_go_on_without_drawing_once_the_pile_is_empty() -> None:
    """Spec 3: the event is told once, with the last card."""
    game = table("roll 25", "roll 25", pile="50")
    assert kinds(game.play("0 draw")) == ["CardDrawn", "DrawPileEmpty"]
    game.play("0 play roll; 1 play roll; 0 play 25")
    assert game.refused("1 draw") == Illegal("pile-empty")
    game.play("1 play 25")
    assert [t.miles for t in game.hand.tableaux] == [25, 25]


def test_a_seat_with_no_cards_is_passed_over() -> None:
    """Spec 3, where the option that ends the hand is off."""
    game = table("roll 25", "", "roll 25", rules=classic(3))
    assert game.play("0 play roll")[-1] == ev.TurnBegan(2)
    assert game.play("2 play roll")[-1] == ev.TurnBegan(0)
    assert game.play("0 play 25")[-1] == ev.TurnBegan(2)
