"""Spec 8: the score sheet of a hand, item by item."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from thousand.miles.rules import Rules, ShutOut

from .road import Road


@dataclass
class Outcome:
    """How a hand ended: the side that completed the trip, whether the finishing play was delayed action,
    and the side that called the extension."""

    winner: int | None
    delayed: bool
    caller: int | None


def fallen(road: Road, rules: Rules) -> dict[str, int]:
    """What a side has as the cards fall: miles (the net total), safeties and coups."""
    scores = rules.scores
    points = {
        "mile": scores.mile * road.miles,
        "safety": scores.safety * len(road.safeties),
        "coup_fourre": scores.coup_fourre * len(road.coups),
    }
    return {item: value for item, value in points.items() if value}


def sheet(side: int, roads: Sequence[Road], rules: Rules, outcome: Outcome) -> dict[str, int]:
    """One side's items, those worth nothing left out; what fell first, then what the end adds."""
    scores = rules.scores
    road = roads[side]
    won = outcome.winner == side
    opposing = [other for number, other in enumerate(roads) if number != side]

    points = {
        "mile": scores.mile * road.miles,
        "safety": scores.safety * len(road.safeties),
        "coup_fourre": scores.coup_fourre * len(road.coups),
        "all_safeties": 0,
        "trip": 0,
        "delayed_action": 0,
        "safe_trip": 0,
        "extension": 0,
        "shut_out": 0,
    }
    if len(road.safeties) == 4 and (won or not rules.all_safeties_for_winner_only):
        points["all_safeties"] = scores.all_safeties
    if won:
        points["trip"] = scores.trip
        if outcome.delayed:
            points["delayed_action"] = scores.delayed_action
        if not any(card == 200 for card in road.distances):
            points["safe_trip"] = scores.safe_trip
        points["shut_out"] = scores.shut_out * _shut_outs(opposing, rules)
    if _earns_extension(side, rules, outcome):
        points["extension"] = scores.extension
    return {item: value for item, value in points.items() if value}


def _shut_outs(opposing: Sequence[Road], rules: Rules) -> int:
    """How often the winner has the shut-out."""
    if rules.shut_out is ShutOut.EACH:
        return sum(not other.distances for other in opposing)
    return int(all(other.miles == 0 for other in opposing))


def _earns_extension(side: int, rules: Rules, outcome: Outcome) -> bool:
    """The completer of a called extension has it; with the forfeit every opponent of a failed caller."""
    if outcome.caller is None:
        return False
    if outcome.winner == side:
        return True
    return rules.extension_forfeit and outcome.winner != outcome.caller and side != outcome.caller
