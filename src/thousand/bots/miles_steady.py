"""Steady: a bot that plays 1000 Miles by the written policy, from its view alone.

It turns its view into a hand of the simulator and asks :mod:`~thousand.bots.miles_policy`. Its reasons are
told in :mod:`~thousand.bots.miles_reasons`. The same view gives the same choice: there is no chance in it.
"""

from __future__ import annotations

from thousand.bots.base import Choice
from thousand.bots.miles_explain import explain
from thousand.bots.miles_policy import Policy
from thousand.bots.miles_reasons import Why, because
from thousand.bots.miles_seat import sit, target_of
from thousand.miles.guards import Phase
from thousand.miles.moves import NextHand
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import move_of
from thousand.miles.view import View


class Steady:
    """The bot: each choice is made afresh, from the view alone. Other levels think differently."""

    def choose(self, view: View) -> Choice:
        """What to do now. Out of turn it is a coup fourré or nothing."""
        if view.phase is Phase.HAND_OVER:
            return Choice(NextHand(), (because(Why.NEXT_HAND),))
        if view.answer is None and view.turn != view.viewer:
            return Choice(None)
        sim = sit(view)
        return self.think(view, sim, policy_of(view, sim))

    def think(self, view: View, sim: Sim, policy: Policy) -> Choice:
        """What to do on this hand, where the view's seat is to act; the policy knows the match."""
        move = policy.choose(sim)
        return Choice(move_of(sim, move), explain(sim, policy, move))


def policy_of(view: View, sim: Sim) -> Policy:
    """The policy for the hand that the view was turned into; it knows the match."""
    policy = Policy(sim.rules)
    policy.totals = list(view.totals)
    policy.target = target_of(view)
    return policy
