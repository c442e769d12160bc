"""What a move of 1000 Miles has cost: the search's own move against it, on the same made-up hands.

Only a view comes in, as at the table: nobody is blamed for what they could not know.
"""

from __future__ import annotations

from typing import Final

from thousand.bots.base import Better
from thousand.bots.miles_explain import describe, explain
from thousand.bots.miles_playouts import Playouts
from thousand.bots.miles_race import Race, beyond
from thousand.bots.miles_search import playouts_of
from thousand.bots.miles_seat import fingerprint, sit
from thousand.bots.miles_steady import policy_of
from thousand.miles.guards import Phase
from thousand.miles.moves import Move, NextHand
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import move_of, number_of
from thousand.miles.view import View

_MEASURE: Final = 100
"""So many points show what one is worth at the match's stand."""

_SURE: Final = (3, 2)
"""A move counts as better beyond so many standard errors: 3 / 2."""


def judge(view: View, move: Move, playouts: int) -> Better | None:
    """A move that would have been better in the viewer's place, or None where the search finds none.

    It takes at most about so many playouts to find one, and as many again to weigh it against the move made.
    The same view, the same judgement.
    """
    if view.phase is Phase.HAND_OVER or isinstance(move, NextHand):
        return None
    sim = sit(view)
    seat = sim.to_act()
    if seat != view.viewer:
        return None
    made = number_of(sim, seat, move)
    hands = playouts_of(view, sim)
    best = _best(hands, fingerprint(view), playouts)
    if best == made:
        return None
    return _weighed(view, sim, hands, made, best, playouts // 2)


def _best(hands: Playouts, seed: int, playouts: int) -> int:
    race = Race(hands, seed)
    while race.is_open() and race.played < playouts:
        race.run()
    return race.winner()


def _weighed(view: View, sim: Sim, hands: Playouts, made: int, best: int, deals: int) -> Better | None:
    """The better move and what it gains, where it does so beyond its error."""
    leads = squares = 0
    fresh = fingerprint(view) + deals  # other hands than those by which it was found
    for deal in range(deals):
        theirs, ours = hands.deal([made, best], fresh + deal)
        leads += ours - theirs
        squares += (ours - theirs) ** 2
    worth = hands.equity.of_points(_MEASURE)
    points = _MEASURE * leads // max(1, deals * max(1, worth))
    if points < 1 or not beyond(leads, squares, deals, _SURE):
        return None
    policy = policy_of(view, sim)
    usual = policy.choose(sim)
    reasons = explain(sim, policy, usual) if usual == best else describe(sim, policy, best)
    return Better(move_of(sim, best), tuple(reasons), points)
