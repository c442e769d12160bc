"""Whom a hazard gives time for a coup fourré, as far as everybody can know (spec 6, 12)."""

from __future__ import annotations

from thousand.games.pause import Threat
from thousand.miles.cards import SAFETY_AGAINST
from thousand.miles.view import View


def threat(view: View) -> Threat | None:
    """The hazard whose window is open, and the seats of the side that it hit: any of them might hold the
    matching safety, unless it lies where everybody sees it."""
    if view.danger is None:
        return None
    hazard, side = view.danger
    answer = SAFETY_AGAINST[hazard]
    seen = {safety for tableau in view.tableaux for safety in tableau.safeties} | set(view.discards)
    seats = () if answer in seen else view.sides[side]
    return Threat(f"{hazard.name}:{side}", frozenset(seat for seat in seats if view.counts[seat]))
