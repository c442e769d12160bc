"""Whom the steady bot of 1000 Miles attacks, with what, and when it holds a hazard back (spec 5, 6, 9).

The order and the restraint were settled by tens of thousands of hands of the bot against itself.
"""

from __future__ import annotations

from thousand.bots.base import Choice, Reason
from thousand.bots.miles_outlook import Outlook
from thousand.bots.miles_reasons import Why, because
from thousand.miles.cards import HAZARDS, MAJOR_HAZARDS, REMEDY_FOR, SAFETY_AGAINST, Card
from thousand.miles.legality import why_not_at
from thousand.miles.moves import Play
from thousand.miles.tableau import Tableau

RISKY = 1 / 3
"""A hazard is held back where its target holds the answer with greater odds than this."""

MINOR_HAZARDS = (Card.SPEED_LIMIT, Card.STOP, Card.WRONG_WAY)
"""The hazards that one card ends, from the least on."""

LASTING = (Card.SPEED_LIMIT, Card.WRONG_WAY)
"""Hazards that hold a rival up as well where they find it standing."""


def attack(outlook: Outlook) -> Choice | None:
    """Lay the worst hazard on the most dangerous rival, unless it probably holds the answer."""
    hazards = [card for card in HAZARDS if card in outlook.hand]
    if not hazards:
        return None
    hazards.sort(key=lambda card: _weight(outlook, card), reverse=True)
    for side, tableau in sorted(outlook.prey, key=lambda rival: _danger(outlook, *rival), reverse=True):
        for card in hazards:
            if (
                why_not_at(outlook.rules, tableau, card, side) is None
                and _hurts(outlook, card, tableau)
                and _worth_the_risk(outlook, card, side, tableau)
            ):
                return Choice(Play(card, side), _why_attack(outlook, card, side, tableau))
    return None


def _weight(outlook: Outlook, card: Card) -> tuple[int, int]:
    """Major hazards before Wrong way, Stop and Speed limit; of the major, whose remedies are most used up."""
    if card in MAJOR_HAZARDS:
        return len(MINOR_HAZARDS), outlook.seen[REMEDY_FOR[card]]
    return MINOR_HAZARDS.index(card), 0


def _danger(outlook: Outlook, side: int, tableau: Tableau) -> tuple[bool, bool, int, int]:
    """How dangerous a rival is: able to finish, getting on, close to the goal, rich in points."""
    total = outlook.view.totals[side]
    return outlook.may_finish(tableau), _gets_on(tableau), tableau.miles, total


def _gets_on(tableau: Tableau) -> bool:
    return tableau.rolling and not tableau.wrong


def _hurts(outlook: Outlook, card: Card, tableau: Tableau) -> bool:
    """Whether the hazard has its whole effect now.

    A battle hazard costs a side that rolls a Roll beside the remedy, one that stands (``stacking``) the
    remedy alone: it waits. Where there are other rivals to lay it on, it waits for one on the right way.
    """
    if card in LASTING:
        return True
    return tableau.rolling if len(outlook.rivals) == 1 else _gets_on(tableau)


def _worth_the_risk(outlook: Outlook, card: Card, side: int, tableau: Tableau) -> bool:
    """Whether to dare the coup fourré: at small odds, or where the rival would finish anyway."""
    return outlook.may_finish(tableau) or outlook.odds_held(SAFETY_AGAINST[card], side) <= RISKY


def _why_attack(outlook: Outlook, card: Card, side: int, tableau: Tableau) -> tuple[Reason, ...]:
    reasons = [because(Why.ATTACK, card=card.name, target=side)]
    if outlook.may_finish(tableau):
        reasons.append(because(Why.TARGET_MAY_FINISH, target=side))
    elif len(outlook.rivals) > 1 and tableau.miles == max(rival.miles for _, rival in outlook.rivals):
        reasons.append(because(Why.TARGET_LEADS, target=side, miles=tableau.miles))
    safety = SAFETY_AGAINST[card]
    if not outlook.unseen(safety):
        reasons.append(because(Why.NO_ANSWER, card=card.name, safety=safety.name))
    return tuple(reasons)
