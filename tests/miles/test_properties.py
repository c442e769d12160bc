"""What holds in every hand: random legal play, watched by a second reading of the rules."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from thousand import miles
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles import hand as hands
from thousand.miles import match as matches
from thousand.miles.cards import Card, deck
from thousand.miles.match import Match
from thousand.miles.moves import Discard, Draw, Extend, Move, NextHand, Play
from thousand.miles.rules import PRESETS

from .random_play import begin, moves_from, one_hand
from .referee import Referee
from .table import all_of, cards_whole

PRESET = st.sampled_from(sorted(PRESETS))
SEATS = st.integers(2, 6)
SEED = st.integers(0, 2**32)


def more(times: int) -> settings:
    """As many examples as the profile asks for, times a factor."""
    return settings(max_examples=settings().max_examples * times)


def referee_of(preset: str) -> Referee:
    """Spec 7: what the individual game of a preset plays to."""
    if preset == "classic":
        return Referee(goal=700, extension=True, seat_out_ends=False)
    return Referee(goal=1000, extension=False, seat_out_ends=True)


def every_move(seats: int) -> list[Move]:
    """Every move that can be written down, sensible or not."""
    targets = (None, *range(seats + 1))
    return [
        Draw(),
        *(Play(card, target) for card in Card for target in targets),
        *(Discard(card) for card in Card),
        Extend(True),
        Extend(False),
        NextHand(),
    ]


@more(15)
@given(PRESET, SEATS, SEED)
def test_a_hand_ends_with_all_its_cards_and_the_right_scores(preset: str, seats: int, seed: int) -> None:
    """Spec 1, 3, 6, 7, 8: after every move the deck is whole, no hand exceeds 7, somebody can act."""
    rules = one_hand(preset, seats)
    match, begun = begin(rules, seats, seed)
    whole = sorted(deck(thin_hazards=preset == "classic" and seats <= 3))
    referee = referee_of(preset)
    referee.hear(begun)
    totals = [0] * seats
    for step in moves_from(match, seed):
        match = step.match
        referee.hear(step.events)
        assert cards_whole(match.hand) == whole
        assert all(len(held) <= 7 for held in match.hand.held)
        assert miles.to_act(match) or miles.is_over(match)
        for ended in all_of(ev.HandEnded, step.events):
            points = [referee.sheet(side, preset) for side in range(seats)]
            assert [sheet.points for sheet in ended.sheets] == points
            totals = [total + gained for total, gained in zip(totals, points, strict=True)]
            assert list(match.totals) == [sheet.total for sheet in ended.sheets] == totals
    assert match.winners == (totals.index(max(totals)),)
    assert totals.count(max(totals)) == 1


@given(PRESET, SEATS, SEED)
def test_the_engine_allows_exactly_what_a_second_reading_allows(preset: str, seats: int, seed: int) -> None:
    """Spec 3, 5, 6, 7: every seat's moves after every move, and the state of every side."""
    match, begun = begin(one_hand(preset, seats), seats, seed)
    referee = referee_of(preset)
    referee.hear(begun)
    moves = every_move(seats)
    for step in moves_from(match, seed):
        referee.hear(step.events)
        match = step.match
        hand = match.hand
        allowed = [{move for move in moves if referee.may(seat, move)} for seat in range(seats)]
        assert [set(miles.legal(miles.view(match, seat))) for seat in range(seats)] == allowed
        assert miles.to_act(match) == {seat for seat in range(seats) if allowed[seat]}
        assert [card.name for card in hand.discards] == referee.discards
        assert [sorted(held) for held in hand.held] == [sorted(held) for held in referee.hands]
        for tableau, road in zip(hand.tableaux, referee.roads, strict=True):
            assert tableau.rolling == road.rolling
            assert (tableau.stopped, tableau.limit) == (road.stopped, road.limit)
            assert [card.name for card in tableau.safeties] == road.safeties
            assert (len(tableau.coups), list(tableau.distances)) == (road.coups, road.distances)


@settings(max_examples=settings().max_examples // 5)
@given(PRESET, SEATS, SEED)
def test_a_match_goes_on_until_a_side_has_its_points(preset: str, seats: int, seed: int) -> None:
    """Spec 2, 8 and 10: the deal passes to the left; only reaching the limit ends it, and no tie."""
    rules = msgspec.structs.replace(PRESETS[preset](seats), match_points=2000)
    match, begun = begin(rules, seats, seed)
    dealer, ended = match.dealer, 0
    referee = referee_of(preset)
    referee.hear(begun)
    for step in moves_from(match, seed):
        match = step.match
        referee.hear(step.events)
        for event in step.events:
            if isinstance(event, ev.HandEnded):
                ended += 1
                assert event.number == ended == match.number
                best = max(match.totals)
                assert miles.is_over(match) == (best >= 2000 and match.totals.count(best) == 1)
            elif isinstance(event, ev.HandStarted):
                dealer = (dealer + 1) % seats
                assert (event.number, event.dealer, event.first) == (ended + 1, dealer, (dealer + 1) % seats)
    assert match.winners == (match.totals.index(max(match.totals)),)


def accepts(match: Match, seat: int, move: Move) -> bool:
    """Whether ``apply`` makes the move; where it does not, it says why as the view does."""
    try:
        miles.apply(match, seat, move)
    except Illegal as refusal:
        reason: Illegal | None = refusal
    else:
        reason = None
    if miles.why_not(miles.view(match, seat), move) != reason:
        raise AssertionError(f"{seat} {miles.format(move)}: apply says {reason}, the view something else")
    if reason is not None and not reason.code:
        raise AssertionError(f"{seat} {miles.format(move)} is refused without a code")
    return reason is None


@given(PRESET, SEATS, SEED, st.integers(0, 300))
def test_a_view_knows_exactly_the_moves_that_apply_makes(
    preset: str, seats: int, seed: int, moment: int
) -> None:
    """By brute force over all moves of all seats; what is refused changes nothing."""
    match, _ = begin(one_hand(preset, seats), seats, seed)
    for step, _ in zip(moves_from(match, seed), range(moment), strict=False):
        match = step.match
    before = repr(match)
    for seat in range(seats):
        legal = miles.legal(miles.view(match, seat))
        assert len(set(legal)) == len(legal)
        assert set(legal) == {move for move in every_move(seats) if accepts(match, seat, move)}
        assert [miles.parse(miles.format(move)) for move in legal] == list(legal)
        assert bool(legal) == (seat in miles.to_act(match))
    assert repr(match) == before


def other_world(match: Match, viewer: int, chance: Random) -> Match:
    """A match that differs in nothing but what is hidden from the viewer.

    Others' cards and the draw pile are dealt anew; who could answer a hazard goes by these.
    """
    hand = match.hand
    hidden = list(chain(hand.pile[hand.taken :], *(h for s, h in enumerate(hand.held) if s != viewer)))
    chance.shuffle(hidden)
    deal = iter(hidden)
    held = tuple(
        cards if seat == viewer else tuple(next(deal) for _ in cards) for seat, cards in enumerate(hand.held)
    )
    window = hand.window
    if window is not None and window.side != viewer:
        holder = window.side if window.answer in held[window.side] else None
        window = msgspec.structs.replace(window, holder=holder)
    pile = (*hand.pile[: hand.taken], *deal)
    return matches.evolve(match, hand=hands.evolve(hand, held=held, pile=pile, window=window))


@given(PRESET, SEATS, SEED, st.integers(0, 300))
def test_worlds_that_differ_in_hidden_cards_look_the_same(
    preset: str, seats: int, seed: int, moment: int
) -> None:
    """Spec 6 and 11: nothing in a view, nor in a refusal, tells of others' cards."""
    match, _ = begin(one_hand(preset, seats), seats, seed)
    for step, _ in zip(moves_from(match, seed), range(moment), strict=False):
        match = step.match
    chance = Random(seed)
    for viewer in range(seats):
        other = other_world(match, viewer, chance)
        assert miles.view(other, viewer) == miles.view(match, viewer)


def test_an_unchecked_secret_would_be_noticed() -> None:
    """The other worlds do differ, and who holds them sees it."""
    match, _ = begin(one_hand("playroom", 3), 3, 1)
    other = other_world(match, 0, Random(1))
    assert miles.view(other, 1) != miles.view(match, 1)


@pytest.mark.parametrize("preset", PRESETS)
def test_random_play_reaches_every_corner(preset: str) -> None:
    """Else the properties above would hold of nothing: every event and every end occurs."""
    seen: Counter[str] = Counter()
    for seed in range(250):
        seats = 2 + seed % 5
        match, _ = begin(one_hand(preset, seats), seats, seed)
        for step in moves_from(match, seed):
            seen.update(type(event).__name__ for event in step.events)
            seen.update(event.reason for event in all_of(ev.HandEnded, step.events))
    reached = {"CoupFourre", "SeatsSkipped", "SafetyPlayed", "DrawPileEmpty", "TripCompleted", "trip"}
    reached |= {"seat-out"} if preset == "playroom" else {"cards", "ExtensionCalled", "ExtensionDeclined"}
    assert not {corner for corner in reached if seen[corner] < 5}
