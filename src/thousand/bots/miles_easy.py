"""Easy: a bot that plays 1000 Miles by the written policy, with the slips of somebody at ease.

At nine plays of ten its mind is elsewhere, in one of three ways:

* it forgets that it could attack;
* it discards carelessly: nothing but what is needed right now is worth more than another card;
* it lays a safety as soon as it holds it, with no thought of a coup fourré.

A slip is the policy with other weights, so that every move is legal and trips are still completed. Which
slip it is follows from the view, so that the same view gives the same choice.
"""

from __future__ import annotations

from typing import Final

from thousand.bots.base import Choice
from thousand.bots.miles_policy import Policy
from thousand.bots.miles_seat import fingerprint
from thousand.bots.miles_steady import Steady
from thousand.bots.miles_weights import BANK, KEEP, MAY_FINISH, TRIP, TRIP_KEPT, WEIGHTS
from thousand.miles.sim import Sim
from thousand.miles.sim_rules import FIRST_HAZARD, FIRST_REMEDY
from thousand.miles.view import View

IN_A_HUNDRED: Final = (("forgets", 40), ("careless", 40), ("hasty", 10))
"""How often each slip happens, of a hundred plays."""


class Easy(Steady):
    """The bot: the policy, and a slip now and then."""

    def think(self, view: View, sim: Sim, policy: Policy) -> Choice:
        """The policy's move by what is on its mind."""
        policy.weights = weights_of(slip_at(view))
        return super().think(view, sim, policy)


def slip_at(view: View) -> str:
    """The slip that the view brings about; none mostly."""
    at = fingerprint(view) % 100
    for slip, share in IN_A_HUNDRED:
        if at < share:
            return slip
        at -= share
    return ""


def weights_of(slip: str) -> list[int]:
    """The policy's weights under a slip."""
    weights = WEIGHTS.copy()
    if slip == "forgets":
        weights[FIRST_HAZARD:FIRST_REMEDY] = [-_OUT_OF_MIND] * (FIRST_REMEDY - FIRST_HAZARD)
        weights[MAY_FINISH] = 0
    elif slip == "careless":
        weights[KEEP:TRIP] = [1] * (TRIP - KEEP)
        weights[TRIP_KEPT] = 0
    elif slip == "hasty":
        weights[BANK] = _OUT_OF_MIND
    return weights


_OUT_OF_MIND: Final = 1_000_000
