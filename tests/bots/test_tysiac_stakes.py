"""What the end of a deal of Tysiąc is worth: the chance to win the match (spec "Scoring a deal")."""

from __future__ import annotations

import pytest

from thousand import tysiac
from thousand.bots.tysiac_auction import Auction
from thousand.bots.tysiac_bits import bits_of
from thousand.bots.tysiac_equity import chances
from thousand.bots.tysiac_seen import Seen
from thousand.bots.tysiac_stakes import Stakes
from tysiac.table import cards, dealt, ruled

GOAL = 1000


def stakes(*totals: int, viewer: int = 0) -> Stakes:
    match = dealt("", "", "", totals=totals).match
    return Stakes(tysiac.view(match, viewer))


def test_the_chances_of_all_seats_make_one() -> None:
    for totals in ((0, 0, 0), (-300, 500, 890), (880, 900, 995), (100, 200, 300, 400)):
        assert sum(chances(totals, GOAL, 0)) == pytest.approx(1)


def test_who_has_more_has_the_better_chance() -> None:
    at = [chances((total, 300, 300), GOAL, 0)[0] for total in range(-600, GOAL, 100)]
    assert at == sorted(at)
    assert at[0] < 1 / 10
    assert at[-1] > 6 / 10


def test_on_the_barrel_900_is_worth_more_than_880_by_far() -> None:
    """From 900 on the opening of 100 wins; from 850 to 880 little changes."""
    low, mid, high = (chances((total, 500, 500), GOAL, 0)[0] for total in (850, 880, 900))
    assert high - mid > 3 * (mid - low) > 0


def test_a_match_to_500_is_judged_by_what_is_lacking() -> None:
    assert chances((100, 0, 400), 500, 0) == chances((600, 500, 900), GOAL, 0)


def test_the_declarer_wins_before_a_higher_total_and_equal_totals_share() -> None:
    assert chances((1005, 1020, 0), GOAL, 0) == [1, 0, 0]
    assert chances((1005, 1020, 0), GOAL, 2) == [0, 1, 0]
    assert chances((1020, 1020, 0), GOAL, 2) == [0.5, 0.5, 0]


def test_in_a_match_of_one_deal_the_lead_counts() -> None:
    assert chances((120, 0, 0), None, 0)[0] > chances((60, 0, 0), None, 0)[0] > 1 / 3


def test_a_contract_that_fails_costs_itself_and_one_that_is_made_brings_no_more() -> None:
    at = stakes(0, 0, 0)
    assert at.played(0, 120, [119, 0, 0]) < at.played(0, 120, [120, 0, 0])
    assert at.played(0, 120, [120, 0, 0]) == at.played(0, 120, [200, 0, 0])
    assert at.played(0, 120, [119, 0, 0]) == at.played(0, 120, [0, 0, 0])


def test_a_defender_gains_by_its_points_unless_it_is_on_the_barrel() -> None:
    below, barred = stakes(500, 0, 0, viewer=0), stakes(850, 0, 0, viewer=0)
    assert below.played(1, 100, [40, 0, 0]) > below.played(1, 100, [0, 0, 0])
    assert barred.played(1, 100, [40, 0, 0]) == barred.played(1, 100, [0, 0, 0])


def test_a_bomb_brings_rivals_60_unless_they_are_on_the_barrel() -> None:
    assert stakes(300, 700, 300).bombed(0) == chances((300, 760, 360), GOAL, 0)[0]
    assert stakes(300, 850, 300).bombed(0) == chances((300, 850, 360), GOAL, 0)[0]


# How the auction goes on

EMPTY = [bits_of(cards(text)) for text in ("9s js", "9c jc", "9d jd")]


def auction(script: str, *totals: int) -> Auction:
    game = dealt("", "", "", totals=totals, rules=ruled(3))
    if script:
        game.play(script)
    seen = Seen(tysiac.view(game.match, game.deal.turn))
    return Auction(seen, Stakes(seen.view))


def test_a_rival_bids_ten_by_ten_as_far_as_its_hand_goes() -> None:
    """Seat 1 is asked; seat 2 would go to 140."""
    at = auction("")
    assert at.passing([100, 0, 145]) == (2, 110)
    assert at.bidding([100, 0, 145], 110, 130) == (2, 140)
    assert at.bidding([100, 0, 145], 110, 150) == (1, 150)
    assert at.bidding([100, 0, 145], 150, 150) == (1, 150)


def test_who_has_passed_stays_out() -> None:
    """Seat 1 has passed, though it would go on to 200 now."""
    assert auction("1 pass").passing([100, 200, 0]) == (0, 100)


def test_the_last_to_speak_dares_more_against_a_rival_who_would_win() -> None:
    """Seat 0 wins the match with 100: after the viewer's pass seat 2 bids beyond its limit."""
    assert auction("", 900, 0, 0).passing([100, 0, 100]) == (2, 110)
    assert auction("", 890, 0, 0).passing([100, 0, 100]) == (0, 100)


def test_a_hand_bids_no_higher_than_the_rules_let_it() -> None:
    """Spec "Auction": without a marriage 120, even on the barrel."""
    strong = bits_of(cards("ah 10h ad 10d ac 10c as"))
    assert auction("", 0, 850, 0).limits([EMPTY[0], strong, EMPTY[2]])[1] == 120


def test_on_the_barrel_a_seat_bids_higher() -> None:
    assert auction("", 0, 850, 0).limits(EMPTY)[1] > auction("").limits(EMPTY)[1]
