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
from thousand.tysiac.moves import Bid, Pass, Play
from thousand.tysiac.view import View
from tysiac.table import Table, cards, dealt, ending

SOME = Strong(None, 12, nodes=3000)


def view_of(game: Table) -> View:
    return tysiac.view(game.match, game.deal.turn)


def last_cards() -> Table:
    """Two players, all cards known to who counts: the ace must be kept for the last trick."""
    return ending("ah 9s jd", "10h qs qd", taken=(60, 14), contract=95, away="ad ks kc qc")


def test_what_it_does_is_the_same_without_a_clock() -> None:
    assert SOME.choose(view_of(last_cards())) == Strong(None, 12, nodes=3000).choose(view_of(last_cards()))


def test_limited_it_has_no_clock() -> None:
    limited = Strong().limited(7)
    assert limited.seconds is None
    assert limited.worlds == 7


def test_a_defender_takes_the_trick_that_beats_the_contract() -> None:
    """The declarer lacks little: the ace may not be spared."""
    game = ending("10h 9s", "ah 9h", "jh js", taken=(80, 10, 5), contract=104)
    game.play("0 play 10h")
    assert SOME.choose(view_of(game)).move == Play(cards("ah")[0])


def test_the_chance_that_is_asked_for_can_be_chosen() -> None:
    """Spec "Auction": a daring bot bids where a careful one passes."""
    game = dealt("", "ah 10h kc qd jd 9s js", "")
    assert isinstance(Strong(None, 12, sure=0).choose(view_of(game)).move, Bid)
    assert isinstance(Strong(None, 12, sure=101).choose(view_of(game)).move, Pass)


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


def test_a_search_that_finds_every_deal_too_hard_leaves_the_steady_choice() -> None:
    seen = view_of(dealt("", "ah kh qh 10d kc", "", musik="ac"))
    assert Strong(None, 12, nodes=0).choose(seen) == Steady().choose(seen)


def test_with_one_move_nothing_is_searched() -> None:
    game = ending("ah 9c", "9h 9d", "jh qd")
    game.play("0 play ah")
    assert [reason.code for reason in SOME.choose(view_of(game)).reasons] == [Why.ONLY_CARD]
