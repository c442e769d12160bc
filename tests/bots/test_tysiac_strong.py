"""The strong bot of Tysiąc: what it does better, its limits, and what happens when the search fails."""

from __future__ import annotations

import logging

import pytest

from thousand import tysiac
from thousand.bots import tysiac_strong
from thousand.bots.tysiac_reasons import Why
from thousand.bots.tysiac_sample import NoDeal, Sampler
from thousand.bots.tysiac_steady import Steady
from thousand.bots.tysiac_strong import Strong
from thousand.bots.tysiac_worlds import Budget, Verdict
from thousand.tysiac.moves import Bid, Bomb, Pass, Play
from thousand.tysiac.rules import Barrel
from thousand.tysiac.view import View
from tysiac.table import Table, cards, dealt, ending, ruled

SOME = Strong(None, 24)


def view_of(game: Table) -> View:
    return tysiac.view(game.match, game.deal.turn)


def bid_of(game: Table) -> int:
    """What the bot bids; 0 for a pass."""
    move = SOME.choose(view_of(game)).move
    assert isinstance(move, Bid | Pass)
    return move.points if isinstance(move, Bid) else 0


def last_cards() -> Table:
    """Two players, all cards known to who counts: the ace must be kept for the last trick."""
    return ending("ah 9s jd", "10h qs qd", taken=(60, 14), contract=95, away="ad ks kc qc")


def test_what_it_does_is_the_same_without_a_clock() -> None:
    assert SOME.choose(view_of(last_cards())) == Strong(None, 24).choose(view_of(last_cards()))


def test_limited_it_has_no_clock() -> None:
    limited = Strong().limited(7)
    assert limited.seconds is None
    assert limited.worlds == 7


# The auction

HEARTS = "ah 10h kh qh ac 10c 9d"
"""A hand good for 180: the hearts' marriage with the ace and the ten, and two high clubs."""


def test_a_good_hand_bids_at_once_what_it_is_good_for() -> None:
    """Spec "Scoring a deal": a contract brings itself, whatever is taken; ten by ten it might stay at 110."""
    assert Steady().choose(view_of(dealt("", HEARTS, ""))).move == Bid(110)
    assert bid_of(dealt("", HEARTS, "")) >= 130


def test_on_the_barrel_it_bids_what_wins_the_match() -> None:
    """At 840 a contract of 160 wins, and one of 110 would leave it on the barrel."""
    game = dealt("", HEARTS, "", totals=(600, 840, 600))
    assert Steady().choose(view_of(game)).move == Bid(110)
    assert bid_of(game) >= 160


def test_a_poor_hand_passes_at_an_even_stand() -> None:
    assert bid_of(dealt("", "9h jh 9d qc jc 9s 10d", "")) == 0


def test_a_rival_who_would_win_with_the_opening_is_not_let_have_it() -> None:
    """Seat 0 has 900, seat 1 has passed: what does not bid now has as good as lost."""
    hand = "ah 10h ad kc 9c jd 9s"
    assert bid_of(played("1 pass", "", "", hand, totals=(0, 0, 0))) == 0
    assert bid_of(played("1 pass", "", "", hand, totals=(900, 0, 0))) > 0


def played(script: str, *told: str, musik: str = "", totals: tuple[int, ...] = ()) -> Table:
    game = dealt(*told, musik=musik, totals=totals)
    game.play(script)
    return game


# The bomb

HOPELESS = ("9h jh 9d", "", "")


def bombs(*totals: int) -> bool:
    """Whether seat 0, left with the opening and nothing in hand, drops its bomb."""
    game = played("1 pass; 2 pass", *HOPELESS, musik="9c js 9s", totals=totals)
    return SOME.choose(view_of(game)).move == Bomb()


def test_a_hopeless_opening_is_bombed() -> None:
    assert bombs(0, 0, 0)


def test_a_bomb_that_ends_the_match_is_not_dropped() -> None:
    """Spec "The bomb": without a barrel its 60 would bring seat 1 to the goal."""
    game = dealt(*HOPELESS, musik="9c js 9s", totals=(0, 950, 0), rules=ruled(3, barrel=Barrel.OFF))
    game.play("1 pass; 2 pass")
    assert SOME.choose(view_of(game)).move != Bomb()


# The play


def test_a_defender_takes_the_trick_that_beats_the_contract() -> None:
    """The declarer lacks little: the ace may not be spared."""
    game = ending("10h 9s", "ah 9h", "jh js", taken=(80, 10, 5), contract=104)
    game.play("0 play 10h")
    assert SOME.choose(view_of(game)).move == Play(cards("ah")[0])


def test_a_safe_contract_is_not_risked() -> None:
    """With the ace first the declarer has its 10 for certain; with the nine it may lose the ace's trick."""
    game = ending("ah 9c", "9h ac", "jh 10c", taken=(90, 0, 0), contract=101)
    assert SOME.choose(view_of(game)).move == Play(cards("ah")[0])


def test_points_are_taken_though_the_contract_is_made() -> None:
    """The declarer has what it needs; the defender's own points still count."""
    game = ending("10h 9s", "ah 9h", "jh js", taken=(80, 10, 5), contract=80)
    game.play("0 play 10h")
    assert SOME.choose(view_of(game)).move == Play(cards("ah")[0])


# Limits and failures


def test_a_search_that_fails_leaves_the_steady_choice_and_says_so(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(sampler: Sampler) -> list[int]:
        raise NoDeal

    monkeypatch.setattr(Sampler, "deal", fail)
    seen = view_of(dealt("", "ah 10h kc", ""))
    with caplog.at_level(logging.WARNING, tysiac_strong.__name__):
        assert SOME.choose(seen) == Steady().choose(seen)
    assert "search failed" in caplog.text


def test_a_search_without_time_leaves_the_steady_choice_and_says_so(caplog: pytest.LogCaptureFixture) -> None:
    seen = view_of(dealt("", "ah 10h kc", ""))
    with caplog.at_level(logging.WARNING, tysiac_strong.__name__):
        assert Strong(seconds=0.0).choose(seen) == Steady().choose(seen)
    assert "search told nothing in time" in caplog.text


def test_with_one_move_nothing_is_searched() -> None:
    game = ending("ah 9c", "9h 9d", "jh qd")
    game.play("0 play ah")
    assert [reason.code for reason in SOME.choose(view_of(game)).reasons] == [Why.ONLY_CARD]


def test_a_budget_ends_with_its_deals() -> None:
    assert Budget(3, None).allows(2)
    assert not Budget(3, None).allows(3)
    assert not Budget(3, 0.0).allows(0)


def test_the_first_thing_stands_unless_another_is_better_beyond_its_error() -> None:
    """Two deals that contradict each other tell nothing; two that agree do."""
    torn, agreed = Verdict(2), Verdict(2)
    for worths in ((0.5, 0.9), (0.5, 0.2)):
        torn.add(worths, (True, True))
    for worths in ((0.5, 0.6), (0.5, 0.6)):
        agreed.add(worths, (True, False))
    assert torn.best(0.5) == 0
    assert torn.best(0) == 1
    assert agreed.best(0.5) == 1
    assert agreed.percent(1) == 0
