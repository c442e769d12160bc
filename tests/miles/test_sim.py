"""The simulator plays by the engine's rules (spec 3 to 9): the same moves, the same outcome, the same points.

Engine and simulator make the same random moves in lockstep. After each, the simulator has to be in all its
fields what is made of the engine's state from outside, so that neither way of getting there hides a fault.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from hypothesis import given, settings
from hypothesis import strategies as st

from thousand import miles
from thousand.miles import events as ev
from thousand.miles.cards import HAZARDS, Card
from thousand.miles.guards import Phase, moves_of
from thousand.miles.hand import Hand, evolve
from thousand.miles.legality import why_not_own
from thousand.miles.match import Match
from thousand.miles.scoring import fallen, sheets
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import NUMBER_OF, from_view, move_of, number_of, numbers
from thousand.miles.sim_moves import DRAW, LET_GO
from thousand.miles.sim_random import random_move
from thousand.miles.sim_score import points
from thousand.miles.sim_state import CARDS, NO_WINDOW, NOBODY, OVER, SEAT_OUT, STALLED, TRIP
from thousand.miles.view import targets

from .random_play import Mood, Stack, Step, begin, moves_from
from .strategies import MOOD, SEED, STACK, Agreed, any_rules, preset_rules
from .table import all_of

REASONS = {TRIP: "trip", CARDS: "cards", SEAT_OUT: "seat-out", STALLED: "stalled"}

STATE = (
    *("status", "miles", "laid", "two_hundreds", "coups", "playable", "exposed", "hands", "drawn"),
    *("discards", "open_cards", "turn", "phase", "goal", "extended_by", "reshuffles", "laid_since"),
    *("window", "window_side", "holder", "opening"),
)
"""The fields of a hand that is played, but for the draw pile, which is compared as far as it is left."""


def examples(share: float) -> settings:
    """So many times the examples that the profile asks for."""
    return settings(max_examples=round(settings().max_examples * share))


def from_state(match: Match) -> Sim:
    """The engine's hand in the simulator."""
    hand = match.hand
    holder = NOBODY if hand.window is None or hand.window.holder is None else hand.window.holder
    return from_view(miles.view(match, None), hand.held, hand.pile[hand.taken :], holder)


def fields(sim: Sim) -> dict[str, object]:
    """All that a hand under way is; where no window is open, its side is of no account."""
    state = {name: getattr(sim, name) for name in STATE}
    if sim.window == NO_WINDOW:
        del state["window_side"]
    return state | {"pile": sim.pile[: sim.left]}


def legal_moves(sim: Sim, seat: int) -> list[int]:
    """The seat's moves; what the list held before is gone."""
    found: list[int] = [DRAW]
    sim.legal_moves(seat, found)
    assert len(set(found)) == len(found)
    return found


def asked_alike(sim: Sim, match: Match) -> None:
    """Who may act and how, what may lie where, and what has fallen so far."""
    hand = match.hand
    assert {sim.to_act(), sim.turn} == hand.to_act()
    for seat in range(len(hand.held)):
        found = legal_moves(sim, seat)
        moves = [move_of(sim, move) for move in found if move != LET_GO]
        assert len(set(moves)) == len(moves)
        assert set(moves) == set(moves_of(hand, seat))
        assert (LET_GO in found) == (seat in hand.to_act() and seat != hand.turn)
    for side, tableau in enumerate(hand.tableaux):
        assert points(sim, side) == sum(paid for _, paid in fallen(tableau, hand.rules.scores))
        assert sim.miles_left(side) == hand.goal - tableau.miles
    assert sim.must_draw() == (hand.can_draw and not hand.has_drawn(hand.turn))
    laid_alike(sim, match, (sum(map(len, hand.held)) + hand.turn) % len(hand.held))


def laid_alike(sim: Sim, match: Match, seat: int) -> None:
    """Every kind of card, held or not, as the table stands for this seat."""
    seen = miles.view(match, seat)
    tableau = match.hand.tableaux[seen.side_of[seat]]
    for card in Card:
        if card in HAZARDS:
            found: list[int] = [0]
            sim.targets(seat, NUMBER_OF[card], found)
            assert tuple(found) == targets(seen, card)
            fits = bool(found)
        else:
            fits = why_not_own(tableau, card, seen.goal) is None
        assert sim.can_play(seat, NUMBER_OF[card]) == fits


def paid_alike(sim: Sim, hand: Hand) -> None:
    """Every side's sheet (spec 8), if the hand ended now: one side, or none, having won, and one, or none,
    having called the extension."""
    sides: list[int | None] = [None, *range(sim.rules.sides)]
    moment = sum(map(len, hand.held)) + hand.taken
    winner, caller = sides[moment % len(sides)], sides[moment // 2 % len(sides)]
    over = evolve(hand, winner=winner, extended_by=caller, phase=Phase.HAND_OVER)
    ended = sim.clone()
    ended.phase = OVER
    ended.winner, ended.extended_by = (NOBODY if side is None else side for side in (winner, caller))
    expected = [sheet.points for sheet in sheets(over, (0,) * sim.rules.sides)]
    assert [points(ended, side) for side in range(sim.rules.sides)] == expected


def make(sim: Sim, step: Step) -> None:
    """Make the step; a reshuffle gives the simulator the engine's order instead of its own."""
    hand = step.match.hand
    sim.apply(number_of(sim, step.seat, step.move))
    if all_of(ev.Reshuffled, step.events):
        own, ours = sim.pile, numbers(reversed(hand.pile))
        assert sorted(own) == sorted(ours)
        assert sim.hands[step.seat][-1] == own[-1]
        sim.pile, sim.hands[step.seat][-1] = ours, ours[-1]


def ended_alike(sim: Sim, hand: Hand, events: tuple[ev.AnyEvent, ...]) -> None:
    (ended,) = all_of(ev.HandEnded, events)
    assert (sim.phase, sim.to_act()) == (OVER, NOBODY)
    assert REASONS[sim.reason] == ended.reason
    assert (None if sim.winner == NOBODY else sim.winner) == ended.winner
    assert [points(sim, side) for side in range(sim.rules.sides)] == [sheet.points for sheet in ended.sheets]
    assert [legal_moves(sim, seat) for seat in range(sim.seats)] == [[] for _ in hand.held]


def lockstep(agreed: Agreed, seed: int, mood: Mood, stack: Stack, steps: int) -> Iterator[tuple[Sim, Step]]:
    """Engine and simulator side by side in one hand; after each move both, agreeing."""
    match, _ = begin(agreed.rules, agreed.seats, seed, stack)
    sim = from_state(match)
    asked_alike(sim, match)
    for step in islice(moves_from(match, seed, mood), steps):
        make(sim, step)
        if all_of(ev.HandEnded, step.events):
            ended_alike(sim, step.match.hand, step.events)
            yield sim, step
            return
        assert fields(sim) == fields(from_state(step.match))
        asked_alike(sim, step.match)
        paid_alike(sim, step.match.hand)
        yield sim, step


@examples(1)
@given(any_rules(), SEED, MOOD, STACK)
def test_the_simulator_does_what_the_engine_does(agreed: Agreed, seed: int, mood: Mood, stack: Stack) -> None:
    """Spec 3 to 9, by any combination of rule set, seats, teams and options."""
    for _ in lockstep(agreed, seed, mood, stack, steps=120):
        pass


@examples(0.3)
@given(preset_rules(), SEED, MOOD, STACK)
def test_it_does_so_by_the_presets(agreed: Agreed, seed: int, mood: Mood, stack: Stack) -> None:
    for _ in lockstep(agreed, seed, mood, stack, steps=250):
        pass


@examples(0.5)
@given(any_rules(), SEED, MOOD, st.sampled_from([Stack.SHORT, Stack.SCANT]))
def test_it_does_so_where_cards_run_out(agreed: Agreed, seed: int, mood: Mood, stack: Stack) -> None:
    """Spec 7 and 9: seats passed over, a seat out, the last cards, reshuffles and stalled hands."""
    for _ in lockstep(agreed, seed, mood, stack, steps=150):
        pass


@examples(0.5)
@given(any_rules(), SEED, MOOD, STACK, st.integers(0, 100))
def test_a_players_view_is_enough_to_play_on_from(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack, moment: int
) -> None:
    """Every seat's view with the hidden cards as they are is the hand itself (spec 6, 11)."""
    match, _ = begin(agreed.rules, agreed.seats, seed, stack)
    for step in islice(moves_from(match, seed, mood), moment):
        if all_of(ev.HandEnded, step.events):
            return
        match = step.match
    hand = match.hand
    expected = fields(from_state(match))
    for viewer in range(agreed.seats):
        sim = from_view(miles.view(match, viewer), hand.held, hand.pile[hand.taken :])
        if viewer != hand.turn and kept_its_draw(hand):
            assert sim.holder == NOBODY
            sim.holder = hand.turn
        assert fields(sim) == expected


def kept_its_draw(hand: Hand) -> bool:
    """What no view tells: the seat in turn drew the answer before the hazard, and kept that draw."""
    window = hand.window
    if window is None or window.attacker is None or window.holder != hand.turn:
        return False
    return hand.has_drawn(hand.turn) and hand.held[hand.turn][-1] is window.answer


@examples(0.4)
@given(any_rules(), SEED, MOOD, STACK, st.integers(0, 80))
def test_a_copy_goes_its_own_way(agreed: Agreed, seed: int, mood: Mood, stack: Stack, moment: int) -> None:
    """A playout from a copy makes legal moves to the end, and leaves the hand as it was."""
    for sim, _ in islice(lockstep(agreed, seed, mood, stack, moment + 1), moment, None):
        before = fields(sim)
        copy = Sim(sim.rules)
        sim.clone().copy_into(copy)
        copy.seed(seed)
        while copy.phase != OVER:
            move = random_move(copy)
            assert move in legal_moves(copy, copy.to_act())
            copy.apply(move)
        assert fields(sim) == before


@examples(0.5)
@given(any_rules(), SEED, st.just(Mood.FIGHTER), st.sampled_from([Stack.WAR, Stack.SCANT]))
def test_a_holder_that_lets_a_coup_go_is_not_asked_again(
    agreed: Agreed, seed: int, mood: Mood, stack: Stack
) -> None:
    """Spec 6: declining is a signal, no move; in its own turn the holder's answer is a coup all the same."""
    for sim, _ in lockstep(agreed, seed, mood, stack, steps=60):
        holder = sim.to_act()
        if holder not in (NOBODY, sim.turn):
            silent = sim.clone()
            silent.apply(LET_GO)
            assert fields(silent) == fields(sim)
            assert silent.to_act() == silent.turn
            assert legal_moves(silent, holder) == []
            assert legal_moves(silent, silent.turn) == legal_moves(sim, sim.turn)
