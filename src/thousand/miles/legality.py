"""What may lie where: the legality table, one function a kind of card (spec 5, 9).

Each gives the reason against a card as an :class:`Illegal`, or None. Whose turn it is, and whether the card
is held at all, is asked in ``guards``.
"""

from __future__ import annotations

from collections.abc import Callable

from thousand.game import Illegal
from thousand.miles.cards import (
    DISTANCES,
    HAZARD_OF,
    MAJOR_HAZARDS,
    REMEDIES,
    REMEDY_FOR,
    SAFETY_AGAINST,
    Card,
)
from thousand.miles.rules import LIMIT_SPEED, MAX_200S, Rules
from thousand.miles.tableau import Tableau

_ROLL, _STOP, _MILES_200 = Card.ROLL, Card.STOP, Card.MILES_200
"""Asked at every move; a module's own name is found several times quicker than an enumeration's member."""


def why_not_own(tableau: Tableau, card: Card, goal: int) -> Illegal | None:
    """Why a card other than a hazard may not be laid on one's own ``tableau``."""
    return _OWN[card](tableau, card, goal)


def why_not_at(rules: Rules, tableau: Tableau, card: Card, target: int) -> Illegal | None:
    """Why the hazard ``card`` may not fall on the opposing side ``target``, whose ``tableau`` it is."""
    safety = SAFETY_AGAINST[card]
    if safety in tableau.safeties:
        return Illegal("target-safe", card=card.name, target=target, safety=safety.name)
    return _FALLS[card](rules, tableau, card, target)


def _limit_falls(rules: Rules, tableau: Tableau, card: Card, target: int) -> Illegal | None:
    return Illegal("target-limited", target=target) if tableau.limit else None


def _wrong_way_falls(rules: Rules, tableau: Tableau, card: Card, target: int) -> Illegal | None:
    return Illegal("target-wrong", target=target) if tableau.wrong else None


def _stop_falls(rules: Rules, tableau: Tableau, card: Card, target: int) -> Illegal | None:
    if rules.stacking:
        return Illegal("target-stopped", target=target) if tableau.stopped else None
    return _falls_on_who_rolls(tableau, card, target)


def _battle_hazard_falls(rules: Rules, tableau: Tableau, card: Card, target: int) -> Illegal | None:
    if rules.stacking:
        suffers = card in tableau.hazards
        return Illegal("target-has-hazard", card=card.name, target=target) if suffers else None
    return _falls_on_who_rolls(tableau, card, target)


def _falls_on_who_rolls(tableau: Tableau, card: Card, target: int) -> Illegal | None:
    if tableau.rolling:
        return None
    return Illegal("target-not-rolling", card=card.name, target=target)


_FALLS: dict[Card, Callable[[Rules, Tableau, Card, int], Illegal | None]] = {
    **dict.fromkeys(MAJOR_HAZARDS, _battle_hazard_falls),
    Card.STOP: _stop_falls,
    Card.SPEED_LIMIT: _limit_falls,
    Card.WRONG_WAY: _wrong_way_falls,
}


def _distance(tableau: Tableau, card: Card, goal: int) -> Illegal | None:
    hazard = tableau.to_repair
    if hazard is not None:
        return Illegal("hazard-in-force", hazard=hazard.name, remedy=REMEDY_FOR[hazard].name)
    if tableau.stopped:
        return Illegal("roll-needed", why=_stopped_by(tableau))
    if tableau.limit and card > LIMIT_SPEED:
        return Illegal("over-limit", card=card.name)
    if card is _MILES_200 and tableau.distances.count(card) >= MAX_200S:
        return Illegal("two-200s")
    if tableau.miles + card > goal and not tableau.wrong:
        return Illegal("beyond-goal", card=card.name, left=goal - tableau.miles, goal=goal)
    return None


def _stopped_by(tableau: Tableau) -> str:
    if _STOP in tableau.hazards:
        return "stop"
    return "repaired" if _ROLL in tableau.laid else "start"


def _remedy(tableau: Tableau, card: Card, goal: int) -> Illegal | None:
    hazard = HAZARD_OF[card]
    if hazard not in tableau.hazards:
        return Illegal("nothing-to-repair", card=card.name, hazard=hazard.name)
    return None


def _end_of_limit(tableau: Tableau, card: Card, goal: int) -> Illegal | None:
    return None if tableau.limit else Illegal("no-limit")


def _end_of_wrong_way(tableau: Tableau, card: Card, goal: int) -> Illegal | None:
    return None if tableau.wrong else Illegal("no-wrong-way")


def _roll(tableau: Tableau, card: Card, goal: int) -> Illegal | None:
    if Card.RIGHT_OF_WAY in tableau.safeties:
        return Illegal("roll-never-needed")
    hazard = tableau.to_repair
    if hazard is not None:
        return Illegal("repair-first", hazard=hazard.name, remedy=REMEDY_FOR[hazard].name)
    return None if tableau.stopped else Illegal("already-rolling")


def _safety(tableau: Tableau, card: Card, goal: int) -> Illegal | None:
    return None


_OWN: dict[Card, Callable[[Tableau, Card, int], Illegal | None]] = {
    **dict.fromkeys(DISTANCES, _distance),
    **dict.fromkeys(REMEDIES, _remedy),
    Card.END_OF_LIMIT: _end_of_limit,
    Card.END_OF_WRONG_WAY: _end_of_wrong_way,
    Card.ROLL: _roll,
    **dict.fromkeys(SAFETY_AGAINST.values(), _safety),
}
