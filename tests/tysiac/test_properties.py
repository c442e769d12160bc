"""What holds in every deal, by any combination of seats and options (all sections of the spec)."""

from __future__ import annotations

from itertools import islice, product
from typing import get_args

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thousand import tysiac
from thousand.deal import Revealed, from_number
from thousand.game import Illegal
from thousand.tysiac import events as ev
from thousand.tysiac.cards import DECK
from thousand.tysiac.match import Match
from thousand.tysiac.moves import (
    Bid,
    Bomb,
    Give,
    LayAway,
    Move,
    NextDeal,
    Pass,
    Play,
    Raise,
    Redeal,
    Take,
)
from thousand.tysiac.rules import house

from .random_play import Mood, Stack, begin, moves_from, start
from .side_by_side import side_by_side
from .strategies import MOOD, SEED, STACK, Agreed, any_rules, examples
from .table import ruled

MOMENT = st.integers(0, 45)


@examples(1.5)
@given(any_rules(), SEED, MOOD, STACK)
def test_the_engine_does_what_a_second_reading_foretells(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack
) -> None:
    """Every event, every seat's moves, every sheet: the whole spec with all options."""
    for _ in side_by_side(agreed, seed, mood, stack, steps=120):
        pass


@examples(0.2)
@given(any_rules(match_points=st.integers(100, 1000)), SEED, MOOD, STACK)
def test_several_deals_do_too(agreed: Agreed, seed: int, mood: Mood, stack: Stack) -> None:
    """ "Deal" and "Scoring a deal": the dealer, the totals, the barrel, the bombs, the end of the match."""
    for _ in side_by_side(agreed, seed, mood, stack, steps=300):
        pass


def test_random_play_meets_everything_that_can_happen() -> None:
    """Else the properties would hold of little."""
    met: set[type[ev.AnyEvent]] = set()
    for seed, (mood, stack) in enumerate(product(Mood, Stack)):
        for seats in (2, 3, 4):
            rules = ruled(seats, four_nines=stack is Stack.NINES, raise_after_musik=True)
            played = moves_from(start(rules, seats, seed, stack), seed, mood, stack)
            for step in islice(played, 600 if mood is Mood.KEEN else 50):
                met |= {type(event) for event in step.events}
    assert met == set(get_args(ev.AnyEvent)) - {ev.MatchStarted}


@examples(1)
@given(any_rules(), SEED, MOOD, STACK)
def test_every_deal_shares_out_120_card_points_and_ends(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack
) -> None:
    """ "Cards": 120 points in the deck; a deal that is played gives all of them to somebody. It ends within
    the bound that ``moves_from`` holds, and until then somebody can act and every card is somewhere."""
    match = start(agreed.rules, agreed.seats, seed, stack)
    for step in moves_from(match, seed, mood, stack):
        match, deal = step.match, step.match.deal
        assert tysiac.to_act(match) or tysiac.is_over(match)
        for seat in tysiac.to_act(match):
            assert tysiac.legal(tysiac.view(match, seat))
        left = [musik for which, musik in enumerate(deal.musiks) if which != deal.took]
        heaps = (*deal.held, *left, deal.laid, deal.table, *(trick.cards for trick in deal.tricks))
        assert sorted(card for heap in heaps for card in heap) == sorted(DECK)
        for ended in (event for event in step.events if isinstance(event, ev.DealEnded)):
            shared = sum(sheet.tricks + sheet.musiks for sheet in ended.sheets)
            assert shared == (120 if ended.reason == "played" else 0)
    assert match.winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_matches_to_1000_end(seats: int) -> None:
    """ "Scoring a deal": the first at 1000 wins."""
    for seed in range(max(3, settings().max_examples // 50)):
        *_, last = moves_from(start(house(seats), seats, seed), seed, Mood.KEEN)
        assert max(last.match.totals) >= 1000
        assert last.match.winners


def every_move(seats: int) -> list[Move]:
    """Every move that can be written down, sensible or not, but for most of the bids."""
    return [
        *(kind(points) for kind in (Bid, Raise) for points in range(95, 421, 5)),
        *(Take(musik) for musik in range(3)),
        *(Give(card, to) for card in DECK for to in range(seats + 1)),
        *(kind(card) for kind in (LayAway, Play) for card in DECK),
        *(Pass(), Redeal(), Bomb(), NextDeal()),
    ]


def accepts(match: Match, seat: int, move: Move) -> bool:
    """Whether ``apply`` makes the move; where it does not, it says why as the view does."""
    reason = None
    try:
        tysiac.apply(match, seat, move)
    except Illegal as refusal:
        reason = refusal
    assert tysiac.why_not(tysiac.view(match, seat), move) == reason
    assert reason is None or reason.code
    return reason is None


@examples(0.4)
@given(any_rules(), SEED, MOOD, STACK, MOMENT)
def test_a_view_knows_exactly_the_moves_that_apply_makes(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack, moment: int
) -> None:
    """By brute force over all moves of all seats; what is refused changes nothing."""
    match = start(agreed.rules, agreed.seats, seed, stack)
    for step in islice(moves_from(match, seed, mood, stack), moment):
        match = step.match
    before = msgspec.msgpack.encode(match)
    moves = every_move(agreed.seats)
    for seat in range(agreed.seats):
        legal = tysiac.legal(tysiac.view(match, seat))
        assert set(legal) == {move for move in moves if accepts(match, seat, move)}
        assert [tysiac.parse(tysiac.format(move)) for move in legal] == list(legal)
        assert bool(legal) == (seat in tysiac.to_act(match))
    assert msgspec.msgpack.encode(match) == before


@examples(0.5)
@given(any_rules(match_points=st.none() | st.just(300)), SEED, MOOD)
def test_a_match_replays_from_its_written_moves_byte_for_byte(agreed: Agreed, seed: int, mood: Mood) -> None:
    """Rules, seats, seeds and the list of moves determine every event. Of a match that is over the seeds
    revealed at each deal's end will do."""
    match, begun = begin(agreed.rules, agreed.seats, from_number(seed))
    record, written = [*begun], []
    for step in islice(moves_from(match, seed, mood), 400):
        written.append(f"{step.seat} {tysiac.format(step.move)}")
        record += step.events

    rules = msgspec.json.decode(msgspec.json.encode(agreed.rules), type=type(agreed.rules))
    revealed = Revealed(tuple(bytes.fromhex(e.seed) for e in record if isinstance(e, ev.DealEnded)))
    seeds = revealed if tysiac.is_over(step.match) else match.seeds
    match, replayed = tysiac.start(rules, agreed.seats, seeds)
    for line in written:
        seat, _, move = line.partition(" ")
        match, events = tysiac.apply(match, int(seat), tysiac.parse(move))
        replayed += events
    assert msgspec.json.encode(replayed) == msgspec.json.encode(record)
    assert msgspec.msgpack.encode(replayed) == msgspec.msgpack.encode(record)
