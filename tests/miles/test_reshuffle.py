"""Spec 9, `reshuffle`: the discards come back, delayed action, and the hand that stalls."""

from __future__ import annotations

import msgspec
import pytest

from thousand import miles
from thousand.deal import shuffle
from thousand.game import Illegal
from thousand.miles import events as ev

from .table import Table, all_of, cards, cards_whole, kinds, plain, table, the

AT_900 = "roll 100 100 100 100 100 100 100 100 100"


def again(*held: str, out_ends: bool = True, **position: object) -> Table:
    rules = msgspec.structs.replace(plain(len(held), reshuffle=True), end_when_a_seat_is_out=out_ends)
    return table(*held, rules=rules, **position)  # type: ignore[arg-type]


# The new draw pile.


def test_when_a_card_has_to_be_drawn_the_discards_become_the_draw_pile() -> None:
    discards = "25 50 stop roll 200"
    game = again("100 25", "100 25", discards=discards)
    order = shuffle(cards(discards), game.hand.seed, 1)
    events = game.play("0 draw")
    assert events == (ev.Reshuffled(1, 5), ev.CardDrawn(0, order[0], 4))
    assert game.hand.discards == ()
    assert game.hand.reshuffles == miles.view(game.match, 1).reshuffles == 1
    events = game.play("0 discard 100; 1 draw")
    assert the(ev.CardDrawn, events) == ev.CardDrawn(1, order[1], 3)


def test_the_last_card_is_drawn_before_anything_is_shuffled() -> None:
    game = again("100 25", "100 25", discards="50 50", pile="75")
    assert kinds(game.play("0 draw")) == ["CardDrawn", "DrawPileEmpty"]
    assert kinds(game.play("0 discard 100; 1 draw"))[-2:] == ["Reshuffled", "CardDrawn"]


def test_cards_on_tableaux_do_not_come_back() -> None:
    game = again("25 25", "25 25", roads=["roll accident repairs roll 100", "roll stop"], discards="50")
    whole, tableaux = cards_whole(game.hand), game.hand.tableaux
    assert the(ev.Reshuffled, game.play("0 draw")).count == 1
    assert game.hand.tableaux == tableaux
    assert cards_whole(game.hand) == whole


def test_a_hazard_cleared_by_a_safety_comes_back() -> None:
    """Spec 4 and 9: it lies among the discards."""
    game = again("driving-ace 25", "25", roads=["roll accident"])
    events = game.play("0 play driving-ace; 0 draw")
    assert the(ev.Reshuffled, events).count == 1
    assert the(ev.CardDrawn, events).card == cards("accident")[0]


def test_the_nth_reshuffle_is_the_documented_shuffle_over_the_discards_in_the_order_laid() -> None:
    """Spec 10: two reshuffles of a hand, each from the seed and its number."""
    game = again("100 100 50", "25 25 75 200", roads=["roll"], discards="stop accident")
    seed = game.hand.seed
    first = shuffle(cards("stop accident"), seed, 1)
    game.play("0 draw; 0 play 100; 1 draw; 1 discard 200; 0 draw")
    assert game.hand.reshuffles == 2
    assert first == (game.hand.held[0][2], game.hand.held[1][3])
    assert game.hand.held[0][-1] == shuffle(cards("200"), seed, 2)[0]


def test_a_card_must_be_drawn_while_the_discards_can_come_back() -> None:
    """Spec 3: "You must draw a card first"."""
    game = again("100 25", "25", discards="50")
    assert game.legal(0) == ["draw"]
    assert game.refused("0 discard 100") == Illegal("draw-first")
    assert miles.view(game.match, 0).can_draw


def test_without_discards_turns_go_on_without_drawing_and_later_with() -> None:
    """Spec 3: drawing stops while there is nothing to draw."""
    game = again("roll 25 50", "75 25 25")
    assert game.refused("0 draw") == Illegal("pile-empty")
    game.play("0 play roll; 1 discard 75")
    assert game.legal(0) == ["draw"]
    assert the(ev.Reshuffled, game.play("0 draw")) == ev.Reshuffled(1, 1)


def test_where_the_option_is_off_discards_never_return() -> None:
    """Spec 3."""
    game = table("25 25", "25 25", discards="50 75", rules=plain(2))
    assert game.refused("0 draw") == Illegal("pile-empty")
    assert not miles.view(game.match, 0).can_draw


def test_a_seat_without_cards_draws_where_it_can() -> None:
    """Spec 3: it is passed over only while there is nothing to draw."""
    game = again("25 25", "", "25", out_ends=False)
    assert game.play("0 discard 25")[-1] == ev.TurnBegan(1)
    assert game.legal(1) == ["draw"]
    game = again("roll 25", "", "25", out_ends=False)
    assert game.play("0 play roll")[-1] == ev.TurnBegan(2)


# With a coup fourré.


def test_the_card_that_replaces_the_safety_may_be_the_hazard_itself() -> None:
    """Spec 6: the pile is empty, so the discarded hazard is shuffled and comes by itself; then there is
    nothing left to draw."""
    game = again("stop 25", "right-of-way 25", roads=["", "roll"])
    events = game.play("0 play stop on 2; 1 play right-of-way")
    assert kinds(events)[-5:] == ["CoupFourre", "Reshuffled", "CardDrawn", "DrawPileEmpty", "TurnBegan"]
    assert the(ev.CardDrawn, events) == ev.CardDrawn(1, cards("stop")[0], 0, replaces=True)
    assert game.refused("1 draw") == Illegal("pile-empty")


# Delayed action.


def finished(*, pile: str, discards: str, script: str) -> dict[str, int]:
    """The winner's sheet: seat 0 completes the trip from 900 miles."""
    game = again("100 25", "25 25 25", roads=[AT_900, "roll 25"], pile=pile, discards=discards)
    return dict(the(ev.HandEnded, game.play(script)).sheets[0].items)


def test_delayed_action_counts_when_the_pile_is_empty_at_the_finishing_play() -> None:
    """Whatever lies among the discards."""
    assert finished(pile="25", discards="50 50", script="0 draw; 0 play 100")["delayed_action"] == 300
    sheet = finished(pile="25 25", discards="50 50", script="0 draw; 0 play 100")
    assert "delayed_action" not in sheet


def test_delayed_action_counts_after_a_reshuffle_however_many_cards_are_left() -> None:
    sheet = finished(pile="", discards="50 50 50 50", script="0 draw; 0 play 100")
    assert sheet["delayed_action"] == 300


# The stall.


def test_a_hand_stalls_when_the_pile_needs_reshuffling_and_no_card_was_laid_since_the_last_time() -> None:
    """It ends uncompleted, like one whose cards have run out: what has fallen counts, nothing else."""
    game = again("25 50", "75 75", roads=["", "roll 200 driving-ace"], discards="stop stop")
    game.play("0 draw; 0 discard 25; 1 draw")
    events = game.play("1 discard 75")
    ended = the(ev.HandEnded, events)
    assert kinds(events) == ["Discarded", "HandEnded"]
    assert (ended.winner, ended.reason) == (None, "stalled")
    assert [sheet.items for sheet in ended.sheets] == [(), (("mile", 200), ("safety", 100))]
    assert miles.to_act(game.match) == {0, 1}


def test_the_first_reshuffle_never_stalls() -> None:
    """There was none before it, though nothing was laid."""
    game = again("25 50", "75 75", pile="25", discards="stop")
    events = game.play("0 draw; 0 discard 25; 1 draw")
    assert the(ev.Reshuffled, events).nth == 1
    assert not all_of(ev.HandEnded, events)


@pytest.mark.parametrize(
    ("own", "card", "script"),
    [
        ("roll", "50", "0 play 50; 1 draw; 1 discard 75; 0 draw"),
        ("roll wrong-way", "50", "0 play 50; 1 draw; 1 discard 75; 0 draw"),
        ("", "roll", "0 play roll; 1 draw; 1 discard 75; 0 draw"),
        ("", "stop", "0 play stop on 2; 1 draw; 1 discard 75; 0 draw"),
        ("", "driving-ace", "0 play driving-ace; 0 draw; 0 discard 25; 1 draw"),
    ],
)
def test_any_card_laid_on_a_tableau_keeps_the_hand_going(own: str, card: str, script: str) -> None:
    game = again(f"{card} 25 25", "75 75", roads=[own, "roll"], discards="accident accident")
    game.play(f"0 draw; {script}")
    assert game.hand.reshuffles == 2


def test_a_coup_keeps_the_hand_going() -> None:
    """Its safety is the only card laid between the two reshuffles."""
    game = table(
        *("stop 25", "75 75", "right-of-way 50"),
        roads=["", "", "roll"],
        pile="25",
        discards="200 200 200",
        rules=plain(3, reshuffle=True),
    )
    game.play("0 draw; 0 play stop on 3; 1 draw; 2 play right-of-way; 2 draw; 2 discard 50; 0 draw")
    assert game.hand.reshuffles == 2


def test_cards_laid_before_the_last_reshuffle_do_not_count() -> None:
    game = again("roll 50 50", "75 75 75", discards="stop")
    game.play("0 draw; 0 play roll; 1 discard 75; 0 draw")
    assert game.hand.reshuffles == 2
    assert the(ev.HandEnded, game.play("0 discard 50")).reason == "stalled"


def test_a_safety_laid_before_its_replacing_card_was_reshuffled_does_not_count() -> None:
    """Spec 6 and 9, to the letter: the coup was laid, then the pile reshuffled, then nothing was laid."""
    game = again("stop 25 25", "right-of-way 25 25", roads=["", "roll"])
    game.play("0 play stop on 2; 1 play right-of-way")
    assert the(ev.HandEnded, game.play("1 discard 25")).reason == "stalled"


def test_a_seat_that_has_kept_its_card_needs_no_draw_so_nothing_stalls_yet() -> None:
    """Spec 6 and 9: B1 was skipped after its draw; A1 drew the last card of the new pile and laid nothing."""
    game = table(
        *("stop 25 25", "25 roll", "75", "right-of-way 50 50"),
        roads=["", "roll"],
        pile="25 100",
        discards="75 75",
        rules=plain(4, team_size=2, reshuffle=True),
    )
    game.play("0 draw; 0 play stop on 2; 1 draw; 3 play right-of-way")
    assert game.hand.reshuffles == 1
    game.play("3 draw; 3 discard 50; 0 draw")
    assert game.hand.left == 0
    assert game.play("0 discard 25")[-1] == ev.TurnBegan(1)
    assert game.refused("1 draw") == Illegal("already-drawn")
    assert the(ev.HandEnded, game.play("1 discard 25")).reason == "stalled"
