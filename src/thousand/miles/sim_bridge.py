"""From the table to the simulator and back: rules, what a player sees, moves."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Final

import msgspec

from thousand.miles.cards import DISTANCES, REMEDY_FOR, SAFETIES, Card
from thousand.miles.guards import Phase
from thousand.miles.moves import Discard, Draw, Extend, Move, NextHand, Play
from thousand.miles.rules import (
    LONG_GOAL,
    SHORT_GOAL,
    DirtyTrickWindow,
    Goal,
    Rules,
    ShutOut,
    deck_of,
    sides_of,
)
from thousand.miles.sim import Sim
from thousand.miles.sim_moves import CARD_BITS, COUP, DISCARD, DRAW, END_HAND, EXTEND, LET_GO, PLAY, SIDE
from thousand.miles.sim_rules import ADDS, ANSWER, FIRST_HAZARD, FIRST_REMEDY, STOPPED, SimRules
from thousand.miles.sim_state import DECIDING, NOBODY, PLAYING
from thousand.miles.tableau import Tableau
from thousand.miles.view import View

_HAZARDS = (
    *(Card.ACCIDENT, Card.OUT_OF_GAS, Card.FLAT_TIRE),
    *(Card.SPEED_LIMIT, Card.STOP, Card.WRONG_WAY),
)

CARD_OF: Final = (*DISTANCES, *_HAZARDS, *(REMEDY_FOR[hazard] for hazard in _HAZARDS), *SAFETIES)
"""The card of each of the simulator's numbers."""

NUMBER_OF: Final = {card: number for number, card in enumerate(CARD_OF)}
"""The simulator's number of each card."""

BY_THE_CARDS: Final = -2
"""The holder of an answer is read off the hands: see :func:`from_view`."""

_PHASES = {Phase.PLAY: PLAYING, Phase.EXTENSION: DECIDING}


@cache
def sim_rules(rules: Rules, seats: int) -> SimRules:
    """The rules, as numbers, for so many players. Nobody may change what is returned."""
    sides = sides_of(seats, rules.team_size)
    known = SimRules([seat % len(sides) for seat in range(seats)], numbers(deck_of(rules)), rules.stacking)
    if rules.left_target_only:
        known.attack_left_only()
    known.goal = LONG_GOAL if rules.goal is Goal.THOUSAND else SHORT_GOAL
    known.extension = rules.goal is Goal.EXTENSION
    known.extension_forfeit = rules.extension_forfeit
    known.reshuffle = rules.reshuffle
    known.seat_out = rules.end_when_a_seat_is_out
    known.before_draw = rules.dirty_trick_window is DirtyTrickWindow.BEFORE_DRAW
    known.opening_coup = rules.opening_coup
    known.all_safeties_for_winner_only = rules.all_safeties_for_winner_only
    known.shut_out_all = rules.shut_out is ShutOut.ALL
    scores = msgspec.structs.asdict(rules.scores)
    known.extended_trip = scores.pop("extension")
    for item, points in scores.items():
        setattr(known, item, points)
    return known


def numbers(cards: Iterable[Card]) -> list[int]:
    """The simulator's numbers of cards, in their order."""
    return [NUMBER_OF[card] for card in cards]


def from_view(
    seen: View, hands: Sequence[Sequence[Card]], pile: Sequence[Card], holder: int = BY_THE_CARDS
) -> Sim:
    """The hand that a player sees, with the hidden cards as given; it can be played on at once.

    ``hands`` are every seat's cards, the player's own included, each in the order they came; ``pile`` the
    draw pile, the next card first. They have to be as many as the view counts. ``chance`` is left at seed 0.

    ``holder`` is the seat that held the answer when the hazard fell whose window is open, or NOBODY. Left
    out, it is the player where the view offers an answer, otherwise who holds that safety now; but not as
    the last card of the seat in turn once it has drawn, since it drew after the hazard fell. (One case
    cannot be told by a view: a seat skipped by a coup that still has its draw from before the hazard.)

    Raises :class:`ValueError` for a hand that is over.
    """
    if seen.phase not in _PHASES:
        raise ValueError(seen.phase)
    sim = Sim(sim_rules(seen.rules, len(seen.side_of)))
    for side, tableau in enumerate(seen.tableaux):
        _set_side(sim, side, tableau)
    sim.hands = [numbers(hand) for hand in hands]
    sim.pile, sim.left = numbers(reversed(pile)), len(pile)
    sim.discards = numbers(seen.discards)
    for card in sim.discards:
        sim.open_cards[card] += 1
    sim.drawn, sim.turn = seen.drawn, seen.turn
    sim.phase = _PHASES[seen.phase]
    sim.goal = seen.goal
    sim.extended_by = NOBODY if seen.extended_by is None else seen.extended_by
    sim.reshuffles, sim.laid_since = seen.reshuffles, int(seen.laid_since)
    sim.refresh_all()
    _open_window(sim, seen, holder)
    return sim


def _set_side(sim: Sim, side: int, tableau: Tableau) -> None:
    status = STOPPED if tableau.stopped else 0
    for card in (*tableau.hazards, *tableau.safeties):
        status |= ADDS[NUMBER_OF[card]]
    if tableau.limit:
        status |= ADDS[NUMBER_OF[Card.SPEED_LIMIT]]
    if tableau.wrong:
        status |= ADDS[NUMBER_OF[Card.WRONG_WAY]]
    sim.status[side] = status
    sim.miles[side] = tableau.miles
    sim.laid[side] = len(tableau.distances)
    sim.two_hundreds[side] = tableau.distances.count(Card.MILES_200)
    sim.coups[side] = len(tableau.coups)
    for card in tableau.cards:
        sim.open_cards[NUMBER_OF[card]] += 1


def _open_window(sim: Sim, seen: View, holder: int) -> None:
    if seen.danger is None:
        if seen.rules.opening_coup and _untouched(seen):
            sim.open_with_a_coup()
        return
    card, side = seen.danger
    hazard = NUMBER_OF[card]
    sim.window, sim.window_side = hazard, side
    if holder == BY_THE_CARDS:
        holder = _holder(sim, seen, ANSWER[hazard])
    sim.holder = holder


def _untouched(seen: View) -> bool:
    """Whether nobody has done anything yet in this hand."""
    nothing_laid = all(tableau == Tableau() for tableau in seen.tableaux)
    return nothing_laid and not (seen.drawn or seen.discards or seen.reshuffles)


def _holder(sim: Sim, seen: View, answer: int) -> int:
    if seen.answer is not None and seen.viewer is not None:
        return seen.viewer
    for seat, hand in enumerate(sim.hands):
        if answer not in hand or seen.side_of[seat] != sim.window_side or seat == seen.viewer:
            continue
        if seat != seen.turn or not seen.has_drawn(seat) or hand[-1] != answer:
            return seat
    return NOBODY


def move_of(sim: Sim, move: int) -> Move | None:
    """The move at the table that a move of the simulator is; None for LET_GO, which is silence there."""
    if move >= PLAY:
        card = move & CARD_BITS
        target = (move - PLAY) // SIDE if FIRST_HAZARD <= card < FIRST_REMEDY else None
        return Play(CARD_OF[card], target)
    if move >= DISCARD:
        return Discard(CARD_OF[move - DISCARD])
    if move == DRAW:
        return Draw()
    if move == COUP:
        return Play(CARD_OF[ANSWER[sim.window]])
    return None if move == LET_GO else Extend(move == EXTEND)


def number_of(sim: Sim, seat: int, move: Move) -> int:
    """The move of the simulator that a legal move of the seat at the table is.

    Raises :class:`ValueError` for NextHand: the simulator knows one hand.
    """
    match move:
        case Draw():
            return DRAW
        case Discard(card):
            return DISCARD + NUMBER_OF[card]
        case Play(card, target):
            if sim.holder == seat and NUMBER_OF[card] == ANSWER[sim.window]:
                return COUP
            return PLAY + SIDE * (sim.side_of[seat] if target is None else target) + NUMBER_OF[card]
        case Extend(called):
            return EXTEND if called else END_HAND
        case NextHand():
            raise ValueError(move)
