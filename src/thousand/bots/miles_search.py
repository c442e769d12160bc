"""Strong: a bot that plays 1000 Miles by the written policy, and looks ahead where there is a choice.

It makes up the hidden cards again and again, as they may lie by all that it sees, plays each possible move
out on them to the hand's end, and takes another move than the policy's only where that wins the match clearly
more often (:mod:`~thousand.bots.miles_race`).

It stops after so many playouts, or after so many seconds, whichever comes first. Without a limit of time
equal views give equal choices. A search that fails, or that runs out of time before it can tell anything,
leaves the policy's move, and says so in the log.
"""

from __future__ import annotations

import time
from typing import Final

from thousand.bots.base import Choice, Reason
from thousand.bots.miles_explain import describe, explain
from thousand.bots.miles_playouts import Playouts
from thousand.bots.miles_policy import Policy
from thousand.bots.miles_race import Race
from thousand.bots.miles_reasons import Why, because
from thousand.bots.miles_seat import fingerprint, silences, target_of
from thousand.bots.miles_steady import Steady
from thousand.miles.sim import Sim
from thousand.miles.sim_bridge import move_of
from thousand.miles.view import View

SECONDS: Final = 0.5
"""The longest that a move takes in play."""

PLAYOUTS: Final = 20_000
"""The most playouts that a move takes."""

_MEASURE: Final = 100
"""So many points show what one is worth at the match's stand."""


class Strong(Steady):
    """The bot. ``seconds`` None means no limit of time: the same view, the same choice."""

    def __init__(self, seconds: float | None = SECONDS, playouts: int = PLAYOUTS) -> None:
        self.seconds = seconds
        self.playouts = playouts

    def limited(self, playouts: int) -> Strong:
        """The same bot with at most so many playouts a move and no limit of time."""
        return Strong(None, playouts)

    def think(self, view: View, sim: Sim, policy: Policy) -> Choice:
        """The winner of a race between the moves; the policy's move where there is none."""
        advice = policy.choose(sim)
        reasons = explain(sim, policy, advice)
        move = advice
        try:
            race = self._race(view, sim)
            move = race.winner()
            if move != advice:
                reasons = (*describe(sim, policy, move), gain(race))
        except Exception:
            _log(f"search failed; the policy's move stands (hand {view.number}, {view.left} cards left)")
        return Choice(move_of(sim, move), reasons)

    def _race(self, view: View, sim: Sim) -> Race:
        began = time.monotonic()
        race = Race(playouts_of(view, sim), fingerprint(view))
        while race.is_open() and race.played < self.playouts:
            if self.seconds is not None and time.monotonic() - began >= self.seconds:
                if not race.tells():
                    _log(f"search ran late after {race.deals} deals; the policy's move stands", failed=False)
                break
            race.run()
        return race


def playouts_of(view: View, sim: Sim) -> Playouts:
    """Playouts for the seat that is to act on the hand that the view was turned into."""
    return Playouts(sim, sim.to_act(), silences(view), list(view.totals), target_of(view))


def gain(race: Race) -> Reason:
    """By how much the winner was better than the policy's move, in about so many points a hand."""
    lead = race.winning_lead() // max(1, race.deals)
    worth = race.playouts.equity.of_points(_MEASURE)
    return because(Why.PLAYOUTS, hands=race.deals, gain=_MEASURE * lead // max(1, worth))


def _log(message: str, *, failed: bool = True) -> None:
    """Only here is logging imported: a start of the house does without."""
    import logging

    logging.getLogger(__name__).warning(message, exc_info=failed)
