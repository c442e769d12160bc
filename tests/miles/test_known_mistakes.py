"""Spec 13: the known mistakes of others, each a test named after its number, with the variants that give
it another chance. Of number 5 what applies is that one window is open at a time."""

from __future__ import annotations

import msgspec
import pytest

from thousand import miles
from thousand.deal import from_number
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.cards import SAFETIES
from thousand.miles.rules import classic, playroom

from .table import Table, all_of, cards, cards_whole, plain, road, table, the

AT_900 = "roll 100 100 100 100 100 100 100 100 100"


def test_01_no_more_than_two_200s_in_a_hand() -> None:
    game = table("200 200 200 200 25", "25 25 25", roads=["roll"])
    game.play("0 play 200; 1 discard 25; 0 play 200; 1 discard 25")
    assert game.refused("0 play 200") == Illegal("two-200s")


def test_01_nor_on_the_wrong_way_nor_by_a_team_mate() -> None:
    rules = plain(4, team_size=2, wrong_way=True)
    game = table("200 25 25", "25 25 25", "200 200", "25 25", roads=["roll 200 wrong-way"], rules=rules)
    game.play("0 play 200; 1 discard 25")
    assert game.refused("2 play 200") == Illegal("two-200s")


def test_02_a_safety_drawn_after_the_hazard_is_no_coup() -> None:
    game = table("accident 25", "25", roads=["", "roll"], pile="25 driving-ace 25")
    game.play("0 draw; 0 play accident on 2")
    the(ev.SafetyPlayed, game.play("1 draw; 1 play driving-ace"))
    assert game.hand.tableaux[1].coups == ()
    assert dict(miles.view(game.match, 0).points[1]) == {"safety": 100}


def test_03_a_coup_moves_the_turn_with_three_seats() -> None:
    game = table("accident 25", "25", "driving-ace 25", roads=["", "", "roll"], pile="25 25 25 25")
    events = game.play("0 draw; 0 play accident on 3; 2 play driving-ace; 2 draw; 2 play 25")
    assert the(ev.SeatsSkipped, events).seats == (1,)
    assert game.hand.turn == 0


def test_03_a_coup_of_the_partner_moves_the_turn_with_three_teams() -> None:
    hands = ["accident 25", "25", "25", "25", "driving-ace 25", "25"]
    game = table(*hands, roads=["", "roll"], pile="25 25 25 25", rules=plain(6, team_size=2))
    events = game.play("0 draw; 0 play accident on 2; 4 play driving-ace; 4 draw; 4 play 25")
    assert the(ev.SeatsSkipped, events).seats == (1, 2, 3)
    assert game.hand.turn == 5


@pytest.mark.parametrize("hazard", ["stop", "flat-tire"])
def test_04_a_coup_under_a_speed_limit_leaves_the_side_rolling(hazard: str) -> None:
    safety = {"stop": "right-of-way", "flat-tire": "puncture-proof"}[hazard]
    game = table(f"{hazard} 25", f"{safety} 25", roads=["", "roll speed-limit"], pile="25 25 50 25")
    game.play(f"0 draw; 0 play {hazard} on 2; 1 play {safety}; 1 draw; 1 play 50")
    assert game.hand.tableaux[1].miles == 50
    assert game.hand.tableaux[1].limit is (hazard == "flat-tire")


def test_04_with_stacking_only_what_stood_before_stands_again() -> None:
    """A limit and an Accident are in force; the Flat tire alone is undone."""
    rules = plain(2, stacking=True)
    victim = "roll speed-limit accident"
    game = table("flat-tire 25", "puncture-proof 25", roads=["", victim], pile="25 25", rules=rules)
    game.play("0 draw; 0 play flat-tire on 2; 1 play puncture-proof")
    assert game.hand.tableaux[1] == road(f"{victim} puncture-proof!")


def test_05_a_hazard_on_a_second_side_leaves_the_turn_order_whole() -> None:
    """One window at a time: the second side's answer counts from its own attacker."""
    game = table(
        *("stop 25", "flat-tire 25", "right-of-way 25", "puncture-proof 25", "25 25"),
        roads=["", "", "roll", "roll"],
        pile="25 25 25 25 25 25 25 25",
    )
    game.play("0 draw; 0 play stop on 3; 1 draw; 1 play flat-tire on 4")
    events = game.play("3 play puncture-proof")
    assert the(ev.SeatsSkipped, events).seats == (2,)
    assert game.play("3 draw; 3 play 25")[-1] == ev.TurnBegan(4)
    assert not game.hand.tableaux[2].rolling


def test_05_with_stacking_a_second_hazard_on_the_same_side_has_a_window_of_its_own() -> None:
    """The first one's answer comes too late; the second's coup undoes the second alone."""
    game = table(
        *("stop 25", "flat-tire 25", "25 25", "right-of-way puncture-proof"),
        roads=["", "", "", "roll"],
        pile="25 25 25 25",
        rules=plain(4, stacking=True),
    )
    game.play("0 draw; 0 play stop on 4; 1 draw; 1 play flat-tire on 4")
    assert game.legal(3) == ["play puncture-proof"]
    events = game.play("3 play puncture-proof")
    assert the(ev.SeatsSkipped, events).seats == (2,)
    assert game.hand.tableaux[3] == road("roll stop puncture-proof!")


def test_06_a_safety_as_the_last_card_with_an_empty_pile_ends_the_turn() -> None:
    game = table("puncture-proof", "25 25", rules=classic(2))
    assert game.play("0 play puncture-proof")[-1] == ev.TurnBegan(1)
    assert miles.to_act(game.match) == {1}
    game = table("puncture-proof", "25 25", rules=playroom(2))
    assert the(ev.HandEnded, game.play("0 play puncture-proof")).reason == "seat-out"


def test_06_with_the_reshuffle_a_cleared_hazard_can_be_drawn_and_the_turn_goes_on() -> None:
    """Else there is nothing to draw, and the turn ends as it does without the option."""
    rules = msgspec.structs.replace(classic(2), reshuffle=True)
    game = table("puncture-proof", "25 25", rules=rules)
    assert game.play("0 play puncture-proof")[-1] == ev.TurnBegan(1)
    game = table("puncture-proof", "25 25", roads=["roll flat-tire"], rules=rules)
    assert game.play("0 play puncture-proof")[-1] == ev.TurnBegan(0, again=True)
    assert game.legal(0) == ["draw"]
    game.play("0 draw")
    assert game.legal(0) == ["discard flat-tire"]


@pytest.mark.parametrize("before", ["", "roll stop", "roll accident repairs", "speed-limit"])
@pytest.mark.parametrize("hazard", ["accident", "out-of-gas", "flat-tire"])
def test_07_with_stacking_a_coup_gives_no_free_start(hazard: str, before: str) -> None:
    safety = {"accident": "driving-ace", "out-of-gas": "extra-tank", "flat-tire": "puncture-proof"}[hazard]
    game = table(
        f"{hazard} 25", f"{safety} 25", roads=["", before], pile="25 25 25", rules=plain(2, stacking=True)
    )
    game.play(f"0 draw; 0 play {hazard} on 2; 1 play {safety}; 1 draw")
    assert not game.hand.tableaux[1].rolling
    assert game.refused("1 play 25").code == "roll-needed"


def test_07_nor_does_a_coup_against_the_wrong_way() -> None:
    game = table("wrong-way 25", "driving-ace 25", roads=[], pile="25 25 25", rules=plain(2, wrong_way=True))
    game.play("0 draw; 0 play wrong-way on 2; 1 play driving-ace; 1 draw")
    assert game.refused("1 play 25") == Illegal("roll-needed", why="start")


def test_08_an_empty_hand_with_an_empty_pile_does_not_dead_lock() -> None:
    game = table("25 25", "", "25", rules=classic(3))
    game.play("0 discard 25; 2 discard 25")
    assert miles.to_act(game.match) == {0}
    assert the(ev.HandEnded, game.play("0 discard 25")).reason == "cards"


def test_08_nor_does_one_with_the_reshuffle() -> None:
    """It draws as soon as a discard comes back, and is passed over until then."""
    rules = msgspec.structs.replace(classic(3), reshuffle=True)
    game = table("roll 25", "", "roll", rules=rules)
    assert game.play("0 play roll")[-1] == ev.TurnBegan(2)
    assert game.play("2 play roll; 0 discard 25")[-1] == ev.TurnBegan(1)
    assert the(ev.CardDrawn, game.play("1 draw")).card == cards("25")[0]


def test_09_right_of_way_does_not_drive_through_a_flat_tire() -> None:
    game = table("25 50", "25", roads=["right-of-way flat-tire"])
    refusal = Illegal("hazard-in-force", hazard="FLAT_TIRE", remedy="SPARE_TIRE")
    assert game.refused("0 play 25") == refusal
    game = table("right-of-way 25", "25", roads=["roll flat-tire"])
    game.play("0 play right-of-way")
    assert game.refused("0 play 25") == refusal


def test_09_nor_through_any_of_several_hazards() -> None:
    hazards = "roll accident flat-tire stop"
    game = table("right-of-way repairs 25", "25 25", roads=[hazards], rules=plain(2, stacking=True))
    game.play("0 play right-of-way; 0 play repairs; 1 discard 25")
    assert game.refused("0 play 25") == Illegal("hazard-in-force", hazard="FLAT_TIRE", remedy="SPARE_TIRE")


@pytest.mark.parametrize("battle", ["roll", "roll stop", "roll accident", "roll accident repairs", ""])
def test_10_right_of_way_against_a_limit_neither_pops_the_battle_pile_nor_doubles_a_card(battle: str) -> None:
    game = table("speed-limit 25", "right-of-way 25", roads=["", battle], pile="25 25 25 25")
    whole = cards_whole(game.hand)
    game.play("0 draw; 0 play speed-limit on 2; 1 play right-of-way")
    assert cards_whole(game.hand) == whole
    cleared = 1 if battle == "roll stop" else 0
    assert sorted(game.hand.discards) == sorted(cards("speed-limit" + " stop" * cleared))
    assert game.hand.tableaux[1].to_repair == road(battle).to_repair


@pytest.mark.parametrize("battle", ["roll accident stop", "roll accident flat-tire", "accident stop repairs"])
@pytest.mark.parametrize("hazard", ["speed-limit", "wrong-way"])
def test_10_with_stacking_and_wrong_way_no_card_is_popped_nor_doubled(hazard: str, battle: str) -> None:
    safety = {"speed-limit": "right-of-way", "wrong-way": "driving-ace"}[hazard]
    rules = plain(2, stacking=True, wrong_way=True)
    game = table(f"{hazard} 25", f"{safety} 25", roads=["", battle], pile="25 25 25 25", rules=rules)
    whole = cards_whole(game.hand)
    game.play(f"0 draw; 0 play {hazard} on 2; 1 play {safety}")
    assert cards_whole(game.hand) == whole
    also = {"speed-limit": "stop", "wrong-way": "accident"}[hazard]
    in_force = [c for c in road(battle).hazards if c == cards(also)[0]]
    assert sorted(game.hand.discards) == sorted([*cards(hazard), *in_force])
    assert game.hand.tableaux[1].hazards == tuple(c for c in road(battle).hazards if c not in in_force)


def test_11_a_winner_in_seat_0_is_a_winner() -> None:
    game = table("100 25", "25", roads=[AT_900, "roll 25"], totals=(4000, 0))
    events = game.play("0 play 100")
    ended = the(ev.HandEnded, events)
    assert ended.winner == 0
    assert dict(ended.sheets[0].items)["trip"] == 300
    assert the(ev.MatchEnded, events).winners == game.match.winners == (0,)


def test_11_the_side_of_seat_0_wins_by_its_other_seat() -> None:
    rules = plain(4, team_size=2)
    game = table(
        *("25", "25", "100 25", "25"), roads=[AT_900, "roll 25"], totals=(4000, 0), turn=2, rules=rules
    )
    events = game.play("2 play 100")
    assert the(ev.HandEnded, events).winner == 0
    assert the(ev.MatchEnded, events).winners == (0,)


def test_12_a_tie_is_not_given_to_the_lower_seat() -> None:
    game = table("25", "25", totals=(6000, 6000))
    assert not all_of(ev.MatchEnded, game.play("0 discard 25"))
    assert miles.to_act(game.match) == {0, 1}


def test_13_the_first_seat_does_not_open_every_hand() -> None:
    match, _ = miles.start(playroom(3), 3, from_number(6))
    game = Table(match)
    opened = []
    for _ in range(4):
        opened.append(game.hand.turn)
        while game.hand.phase == "play":
            game.play(f"{game.hand.turn} {game.legal(game.hand.turn)[-1]}")
        game.play("2 next")
    assert opened == [0, 1, 2, 0]


@pytest.mark.parametrize("safety", ["driving-ace", "extra-tank", "puncture-proof", "right-of-way"])
def test_14_a_safety_does_not_end_the_turn(safety: str) -> None:
    game = table(f"{safety} 25", "25", "25", pile="50 50")
    assert game.play(f"0 draw; 0 play {safety}")[-1] == ev.TurnBegan(0, again=True)
    assert miles.to_act(game.match) == {0}


def test_15_all_four_safeties_pay_700_in_all() -> None:
    four = "driving-ace extra-tank puncture-proof right-of-way"
    game = table("25", "", roads=[four], rules=classic(2))
    sheet = the(ev.HandEnded, game.play("0 discard 25")).sheets[0]
    assert dict(sheet.items) == {"safety": 400, "all_safeties": 300}
    assert sheet.points == 700


@pytest.mark.parametrize("laid", ["puncture-proof", "puncture-proof!"])
def test_16_a_puncture_proof_car_gets_no_flat(laid: str) -> None:
    game = table("flat-tire 25", "25", roads=["", f"roll {laid}"])
    refusal = Illegal("target-safe", card="FLAT_TIRE", target=1, safety="PUNCTURE_PROOF")
    assert game.refused("0 play flat-tire on 2") == refusal


@pytest.mark.parametrize("laid", ["puncture-proof", "puncture-proof!"])
@pytest.mark.parametrize("before", ["", "roll stop", "roll accident"])
def test_16_nor_with_stacking(before: str, laid: str) -> None:
    rules = plain(2, stacking=True)
    game = table("flat-tire 25", "25", roads=["", f"{before} {laid}"], rules=rules)
    refusal = Illegal("target-safe", card="FLAT_TIRE", target=1, safety="PUNCTURE_PROOF")
    assert game.refused("0 play flat-tire on 2") == refusal


@pytest.mark.parametrize(
    "hazard", ["accident", "out-of-gas", "flat-tire", "stop", "speed-limit", "wrong-way"]
)
def test_17_nothing_but_the_matching_safety_answers_a_hazard(hazard: str) -> None:
    everything = (
        "25 50 75 100 200 accident out-of-gas flat-tire speed-limit stop repairs gasoline spare-tire "
        "end-of-limit roll wrong-way end-of-wrong-way driving-ace extra-tank puncture-proof right-of-way"
    )
    rules = plain(3, wrong_way=True)
    game = table(f"{hazard} 25", "25", everything, roads=["", "", "roll"], pile="25 25 25", rules=rules)
    game.play(f"0 draw; 0 play {hazard} on 3")
    (answer,) = game.legal(2)
    matching = {"out-of-gas": "extra-tank", "flat-tire": "puncture-proof"}
    matching |= dict.fromkeys(("accident", "wrong-way"), "driving-ace")
    assert answer == f"play {matching.get(hazard, 'right-of-way')}"


def test_18_a_hand_of_safeties_can_be_discarded() -> None:
    game = table("driving-ace extra-tank puncture-proof right-of-way", "25 25 25 25")
    game.play("0 discard driving-ace; 1 discard 25; 0 discard extra-tank; 1 discard 25")
    game.play("0 discard puncture-proof; 1 discard 25; 0 discard right-of-way")
    assert set(game.hand.discards) >= set(SAFETIES)
