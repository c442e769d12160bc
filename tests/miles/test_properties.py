"""What holds in every hand, by any combination of rule set, seats, teams and options (spec 1 to 11)."""

from __future__ import annotations

from itertools import islice

import msgspec
from hypothesis import given, settings
from hypothesis import strategies as st

from thousand import miles
from thousand.deal import Revealed
from thousand.game import Illegal
from thousand.miles import events as ev
from thousand.miles.cards import Card
from thousand.miles.match import Match
from thousand.miles.moves import Discard, Draw, Extend, Move, NextHand, Play

from .random_play import Mood, Stack, begin, moves_from
from .referee import whole_deck
from .side_by_side import side_by_side
from .strategies import MOOD, SEED, STACK, Agreed, any_rules, preset_rules
from .table import all_of, cards_whole

QUICK = st.sampled_from([Mood.KEEN, Mood.DRIVER])
MOMENT = st.integers(0, 200)


def examples(share: float) -> settings:
    """So many times the examples that the profile asks for."""
    return settings(max_examples=round(settings().max_examples * share))


@examples(1.5)
@given(any_rules(), SEED, MOOD, STACK)
def test_the_engine_does_what_a_second_reading_foretells(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack
) -> None:
    """Every event, every seat's moves, every view, every sheet: spec 2 to 11 with all options."""
    for _ in side_by_side(agreed, seed, mood, stack, steps=250):
        pass


@examples(0.5)
@given(preset_rules(), SEED, MOOD, STACK)
def test_the_presets_do_too(agreed: Agreed, seed: int, mood: Mood, stack: Stack) -> None:
    for _ in side_by_side(agreed, seed, mood, stack, steps=400):
        pass


@examples(0.2)
@given(any_rules(match_points=st.integers(100, 1500)), SEED, QUICK)
def test_whole_matches_do_too(agreed: Agreed, seed: int, mood: Mood) -> None:
    """Spec 2, 8 and 10: the deal passes to the left, totals add up, the limit or a tie decides."""
    hands = 1
    for step, referee in side_by_side(agreed, seed, mood, steps=2000):
        hands += isinstance(step.move, NextHand)
        assert referee.number == hands


@examples(1)
@given(any_rules(), SEED, MOOD, STACK)
def test_a_hand_keeps_its_cards_and_ends(agreed: Agreed, seed: int, mood: Mood, stack: Stack) -> None:
    """Spec 1, 3, 6, 7, 9: after every move the deck is whole, no hand exceeds 7, somebody can act; and the
    end comes within the bound of ``most_moves``, which ``moves_from`` holds, however the seats play."""
    match, _ = begin(agreed.rules, agreed.seats, seed, stack)
    whole = cards_whole(match.hand)
    if stack not in (Stack.SHORT, Stack.SCANT):
        assert whole == whole_deck(agreed.rules)
    for step in moves_from(match, seed, mood):
        match = step.match
        if not isinstance(step.move, NextHand):
            assert cards_whole(match.hand) == whole
        else:
            whole = cards_whole(match.hand)
        assert max(map(len, match.hand.held)) <= 7
        assert miles.to_act(match) or miles.is_over(match)
    assert all_of(ev.HandEnded, step.events)


def every_move(sides: int) -> list[Move]:
    """Every move that can be written down, sensible or not."""
    targets = (None, *range(sides + 1))
    return [
        Draw(),
        *(Play(card, target) for card in Card for target in targets),
        *(Discard(card) for card in Card),
        Extend(True),
        Extend(False),
        NextHand(),
    ]


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


@examples(0.4)
@given(any_rules(), SEED, MOOD, STACK, MOMENT)
def test_a_view_knows_exactly_the_moves_that_apply_makes(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack, moment: int
) -> None:
    """By brute force over all moves of all seats; what is refused changes nothing."""
    match, _ = begin(agreed.rules, agreed.seats, seed, stack)
    for step in islice(moves_from(match, seed, mood), moment):
        match = step.match
    before = msgspec.msgpack.encode(match)
    moves = every_move(len(match.sides))
    for seat in range(agreed.seats):
        legal = miles.legal(miles.view(match, seat))
        assert set(legal) == {move for move in moves if accepts(match, seat, move)}
        assert [miles.parse(miles.format(move)) for move in legal] == list(legal)
        assert bool(legal) == (seat in miles.to_act(match))
    assert msgspec.msgpack.encode(match) == before


@examples(0.4)
@given(any_rules(match_points=st.none() | st.just(500)), SEED, MOOD)
def test_a_match_replays_from_its_written_moves_byte_for_byte(agreed: Agreed, seed: int, mood: Mood) -> None:
    """Spec 10: rules, seats, the seeds and the list of moves determine every event. Of a match that is over
    the seeds revealed at each hand's end will do."""
    match, begun = begin(agreed.rules, agreed.seats, seed)
    record, written = [*begun], []
    for step in islice(moves_from(match, seed, mood), 600):
        written.append(f"{step.seat} {miles.format(step.move)}")
        record += step.events

    rules = msgspec.json.decode(msgspec.json.encode(agreed.rules), type=type(agreed.rules))
    revealed = Revealed(tuple(bytes.fromhex(hand.seed) for hand in all_of(ev.HandEnded, record)))
    deal = revealed if miles.is_over(step.match) else match.deal
    match, replayed = miles.start(rules, agreed.seats, deal)
    for line in written:
        seat, _, move = line.partition(" ")
        match, events = miles.apply(match, int(seat), miles.parse(move))
        replayed += events
    assert msgspec.json.encode(replayed) == msgspec.json.encode(record)
    assert msgspec.msgpack.encode(replayed) == msgspec.msgpack.encode(record)
