"""Scoring a hand (spec 8): one score table, one sheet a side."""

from __future__ import annotations

from thousand.miles.cards import SAFETIES, Card
from thousand.miles.events import SideSheet
from thousand.miles.hand import Hand
from thousand.miles.rules import ScoreTable, ShutOut
from thousand.miles.tableau import Tableau

Items = tuple[tuple[str, int], ...]


def fallen(tableau: Tableau, scores: ScoreTable) -> Items:
    """What a side has earned while the hand is played: miles, safeties, coups fourrés."""
    return _paid(
        ("mile", scores.mile * tableau.miles),
        ("safety", scores.safety * len(tableau.safeties)),
        ("coup_fourre", scores.coup_fourre * len(tableau.coups)),
    )


def at_end(hand: Hand, side: int) -> Items:
    """What the end of the hand adds for a side."""
    rules, scores = hand.rules, hand.rules.scores
    tableau = hand.tableaux[side]
    won = hand.winner == side
    all_four = len(tableau.safeties) == len(SAFETIES)
    return _paid(
        (
            "all_safeties",
            scores.all_safeties * (all_four and (won or not rules.all_safeties_for_winner_only)),
        ),
        ("trip", scores.trip * won),
        ("delayed_action", scores.delayed_action * (won and hand.delayed)),
        ("safe_trip", scores.safe_trip * (won and Card.MILES_200 not in tableau.distances)),
        ("extension", scores.extension * _earns_extension(hand, side)),
        ("shut_out", scores.shut_out * (_shut_outs(hand, side) if won else 0)),
    )


def _earns_extension(hand: Hand, side: int) -> bool:
    """Whether the side completes an extended trip, caller or not; or opposes a caller that forfeits."""
    caller = hand.extended_by
    if caller is None:
        return False
    forfeited = hand.rules.extension_forfeit and hand.winner != caller
    return hand.winner == side or (forfeited and side != caller)


def _shut_outs(hand: Hand, winner: int) -> int:
    others = [tableau for side, tableau in enumerate(hand.tableaux) if side != winner]
    if hand.rules.shut_out is ShutOut.ALL:
        return int(all(tableau.miles == 0 for tableau in others))
    return sum(not tableau.distances for tableau in others)


def sheets(hand: Hand, totals: tuple[int, ...]) -> tuple[SideSheet, ...]:
    """Every side's sheet of a finished hand, with its match total after it."""
    result = []
    for side, tableau in enumerate(hand.tableaux):
        items = fallen(tableau, hand.rules.scores) + at_end(hand, side)
        points = sum(points for _, points in items)
        result.append(SideSheet(items, points, totals[side] + points))
    return tuple(result)


def _paid(*items: tuple[str, int]) -> Items:
    return tuple(item for item in items if item[1])
