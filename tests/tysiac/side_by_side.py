"""The engine and the referee at one table: the same moves, and every difference an error."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from thousand import tysiac
from thousand.deal import from_number
from thousand.tysiac.match import Match
from thousand.tysiac.moves import NextDeal, Phase

from .random_play import Mood, Stack, Step, begin, moves_from
from .referee import Referee
from .strategies import Agreed


def side_by_side(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack, steps: int | None = None
) -> Iterator[tuple[Step, Referee]]:
    """Play a match at random, the referee making the same moves and comparing everything that happens.

    ``steps`` moves are made at most (None: all of them).
    """
    seeds = from_number(seed)
    match, begun = begin(agreed.rules, agreed.seats, seeds, stack)
    referee = Referee(agreed.rules, agreed.seats, seeds)
    assert begun == referee.deal_cards(match.deal.held, match.deal.musiks)
    alike(match, referee)
    for step in islice(moves_from(match, seed, mood, stack), steps):
        if isinstance(step.move, NextDeal):
            deal = step.match.deal
            assert step.events == referee.deal_cards(deal.held, deal.musiks)
        else:
            assert step.events == referee.make(step.seat, step.move)
        alike(step.match, referee)
        yield step, referee


def alike(match: Match, referee: Referee) -> None:
    """Everything that can be known of the match, as the engine has it and as the referee does."""
    deal = match.deal
    assert (match.number, deal.dealer, list(deal.players)) == (
        referee.number,
        referee.dealer,
        referee.players,
    )
    assert (list(match.totals), list(match.winners)) == (referee.totals, referee.winners)
    assert tysiac.is_over(match) == bool(referee.winners)
    assert tysiac.to_act(match) == referee.to_act()
    assert [list(held) for held in deal.held] == referee.hands
    assert list(deal.table) == referee.trick
    assert (None if deal.trump is None else deal.trump.name) == referee.trump
    assert list(deal.taken) == [taken.tricks for taken in referee.taken]
    assert [match.rules.bombs - left for left in deal.bombs] == referee.bombs_dropped
    for seat in range(deal.seats):
        if seat == deal.turn or deal.phase in (Phase.DEAL_OVER, Phase.MATCH_OVER):
            legal = tysiac.legal(tysiac.view(match, seat))
            assert len(set(legal)) == len(legal)
            assert set(legal) == referee.moves(seat)
        else:
            assert tysiac.legal(tysiac.view(match, seat)) == ()
