"""Random legal play on the simulator: each of the legal moves is as likely as any other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from thousand.miles.sim import Sim
from thousand.miles.sim_chance import FRACTION, FRACTION_BITS, MULTIPLIER
from thousand.miles.sim_moves import COUP, DISCARD, DRAW, EXTEND, PLAY, SIDE
from thousand.miles.sim_rules import ANSWER, FIRST_HAZARD, FIRST_REMEDY
from thousand.miles.sim_state import DECIDING, NOBODY, OVER, PLAYING

if TYPE_CHECKING:
    from mypy_extensions import i64


def random_hand(sim: Sim) -> None:
    """Play the hand to its end."""
    while sim.phase != OVER:
        if sim.holder != NOBODY or sim.phase != PLAYING:
            sim.apply(random_move(sim))
            continue
        if not sim.drawn >> sim.turn & 1 and (sim.left or sim.can_draw()):
            sim.draw()
            if sim.phase == OVER:
                return
        sim.apply(_random_lay(sim, sim.turn, -1))


def random_move(sim: Sim) -> i64:
    """One of the moves of the seat that is to act."""
    if sim.phase == DECIDING:
        return EXTEND + sim.below(2)
    seat = sim.turn
    answer: i64 = -1
    if sim.holder == NOBODY:
        if sim.must_draw():
            return DRAW
    elif sim.holder == seat:
        if sim.must_draw():
            return DRAW + sim.below(2)
        answer = ANSWER[sim.window]
    elif not sim.let_go:
        return COUP + sim.below(2)
    elif sim.must_draw():
        return DRAW
    return _random_lay(sim, seat, answer)


def _random_lay(sim: Sim, seat: i64, answer: i64) -> i64:
    """A play or a discard: any card with any thing to do with it, until that is a move.

    A kind of card held twice counts once: only the first of them is taken.
    """
    hand = sim.hands[seat]
    size: i64 = len(hand)
    foes = sim.rules.foes[seat]
    choices = size * (len(foes) + 1)
    state = sim.chance
    while True:
        state = (state & FRACTION) * MULTIPLIER + (state >> FRACTION_BITS)
        place = (state & FRACTION) * choices >> FRACTION_BITS
        if place < size:
            card = hand[place]
            move = DISCARD + card
        else:
            place -= size
            nth: i64 = 0
            while place >= size:
                place -= size
                nth += 1
            card = hand[place]
            if FIRST_HAZARD <= card < FIRST_REMEDY:
                side = foes[nth]
                if not sim.exposed[side] >> card & 1:
                    continue
            else:
                side = sim.side_of[seat]
                if nth or not sim.playable[side] >> card & 1:
                    continue
            move = COUP if card == answer else PLAY + SIDE * side + card
        first: i64 = 0
        while hand[first] != card:
            first += 1
        if first == place:
            sim.chance = state
            return move
