"""Steady: a bot that plays 1000 Miles by a written policy, from its view alone.

It draws, answers a hazard by a coup fourré whenever it can, and otherwise asks the rules of
:data:`POLICY` in turn; the first that has a move makes it. Its reasons are told in
:mod:`~thousand.bots.miles_reasons`. The same view gives the same choice: there is no chance in it.
"""

from __future__ import annotations

from collections.abc import Callable

from thousand.bots.base import Choice, Reason
from thousand.bots.miles_discards import least_useful
from thousand.bots.miles_extension import decide_extension
from thousand.bots.miles_outlook import NEAR, Outlook, without
from thousand.bots.miles_reasons import Why, because
from thousand.miles.cards import HAZARDS, MAJOR_HAZARDS, REMEDY_FOR, SAFETIES, SAFETY_AGAINST, Card
from thousand.miles.guards import Phase, why_not_at
from thousand.miles.moves import Discard, Draw, Move, NextHand, Play
from thousand.miles.rules import LIMIT_SPEED
from thousand.miles.tableau import Tableau
from thousand.miles.view import View

RISKY = 1 / 3
"""A hazard is held back where its target holds the answer with greater odds than this."""


class Steady:
    """The bot: each choice is made afresh, from the view alone."""

    def choose(self, view: View) -> Choice:
        """What to do now. Out of turn it is a coup fourré or nothing."""
        if view.answer is not None:
            return _coup_fourre(view, view.answer)
        if view.phase is Phase.HAND_OVER:
            return _do(NextHand(), because(Why.NEXT_HAND))
        if view.turn != view.viewer:
            return Choice(None)
        if view.phase is Phase.EXTENSION:
            return decide_extension(Outlook(view))
        if view.can_draw and not view.has_drawn(view.turn):
            return _do(Draw(), because(Why.DRAW))
        outlook = Outlook(view)
        return next(choice for rule in POLICY if (choice := rule(outlook)) is not None)


def _coup_fourre(view: View, answer: Card) -> Choice:
    assert view.danger is not None, "what is answered is in danger"
    hazard, _ = view.danger
    return _do(Play(answer), because(Why.COUP_FOURRE, card=answer.name, hazard=hazard.name))


def finish(outlook: Outlook) -> Choice | None:
    """Complete the trip where the hand holds the exact card - but lay every safety first."""
    last = next((card for card in outlook.drivable if card == outlook.left), None)
    if last is None:
        return None
    for safety in outlook.safeties:
        return _do(Play(safety), because(Why.BANK_FINISH, card=safety.name))
    return _do(Play(last), because(Why.FINISH, card=last.name))


def bank(outlook: Outlook) -> Choice | None:
    """Lay a safety that has nothing to wait for, or all of them while there is time."""
    for safety in outlook.safeties:
        if not outlook.to_come(safety):
            return _do(Play(safety), because(Why.BANK_SPENT, card=safety.name))
        if (side := outlook.finisher) is not None:
            return _do(Play(safety), because(Why.BANK_THREAT, card=safety.name, target=side))
        left = outlook.view.left
        if left < len(outlook.view.counts):
            return _do(Play(safety), because(Why.BANK_PILE, card=safety.name, cards=left))
    return None


def way_out(outlook: Outlook) -> Choice | None:
    """Lay a safety as the way out of a block for which the hand has no remedy."""
    own, hand = outlook.own, outlook.hand
    hazard = own.to_repair
    if hazard is not None:
        safety = SAFETY_AGAINST[hazard]
        if safety in hand and REMEDY_FOR[hazard] not in hand:
            return _do(Play(safety), because(Why.SAFETY_REPAIRS, card=safety.name, hazard=hazard.name))
        return None
    if own.stopped and Card.RIGHT_OF_WAY in hand and Card.ROLL not in hand and outlook.useful:
        return _do(Play(Card.RIGHT_OF_WAY), because(Why.SAFETY_ROLLS, card=Card.RIGHT_OF_WAY.name))
    return None


def attack(outlook: Outlook) -> Choice | None:
    """Lay the worst hazard on the most dangerous rival, unless it probably holds the answer."""
    hazards = [card for card in HAZARDS if card in outlook.hand]
    if not hazards:
        return None
    hazards.sort(key=lambda card: _weight(outlook, card), reverse=True)
    for side, tableau in sorted(outlook.rivals, key=lambda rival: _danger(outlook, *rival), reverse=True):
        for card in hazards:
            if why_not_at(tableau, card, side) is None and _worth_the_risk(outlook, card, side, tableau):
                return _do(Play(card, side), *_why_attack(outlook, card, side, tableau))
    return None


def _weight(outlook: Outlook, card: Card) -> tuple[int, int]:
    """Major hazards before Stop before Speed limit; of the major, whose remedies are most used up."""
    if card in MAJOR_HAZARDS:
        return 2, outlook.seen[REMEDY_FOR[card]]
    return int(card is Card.STOP), 0


def _danger(outlook: Outlook, side: int, tableau: Tableau) -> tuple[bool, bool, int, int]:
    """How dangerous a rival is: able to finish, rolling, close to the goal, rich in points."""
    total = outlook.view.totals[side]
    return outlook.may_finish(tableau), tableau.rolling, tableau.miles, total


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


def get_rolling(outlook: Outlook) -> Choice | None:
    """Repair, then Roll; end a Speed limit where a higher card waits or only crawling is left."""
    own, hand = outlook.own, outlook.hand
    hazard = own.to_repair
    if hazard is not None:
        remedy = REMEDY_FOR[hazard]
        if remedy in hand:
            return _do(Play(remedy), because(Why.REPAIR, card=remedy.name, hazard=hazard.name))
        return None
    if own.stopped:
        return _do(Play(Card.ROLL), because(Why.ROLL, card=Card.ROLL.name)) if Card.ROLL in hand else None
    if own.limit and Card.END_OF_LIMIT in hand and _limit_hurts(outlook):
        return _do(Play(Card.END_OF_LIMIT), because(Why.END_LIMIT, card=Card.END_OF_LIMIT.name))
    return None


def _limit_hurts(outlook: Outlook) -> bool:
    """Whether the limit keeps a card in hand, or only 25 (or nothing) could be driven under it."""
    fast = any(card > LIMIT_SPEED for card in outlook.useful)
    return fast or Card.MILES_50 not in outlook.drivable


def drive(outlook: Outlook) -> Choice | None:
    """Drive the highest card that does not spoil the exact finish; none at all if all of them do.

    Near the goal each card's miles are weighed against what it takes from the chance of an exact
    finish, in points of the trip: 975 miles without a 25 in hand is a trap.
    """
    best: tuple[float, Card] | None = None
    for card in outlook.drivable:
        rest = outlook.left - card
        value = float(card)
        if rest <= NEAR:
            after = outlook.exact_chance(rest, without(outlook.useful, card))
            value -= outlook.view.rules.scores.trip * max(0.0, outlook.chance_now - after)
        if value > 0 and (best is None or value > best[0]):
            best = value, card
    return None if best is None else _do(Play(best[1]), *_why_drive(outlook, best[1]))


def _why_drive(outlook: Outlook, card: Card) -> tuple[Reason, ...]:
    rest = outlook.left - card
    reasons = [because(Why.DRIVE, card=card.name, left=rest)]
    if outlook.exact_chance(rest, without(outlook.useful, card)) == 1:
        reasons.append(because(Why.REST_IN_HAND, left=rest))
    highest = outlook.drivable[0]
    if card != highest:
        reasons.append(because(Why.KEEPS_FINISH, card=card.name, over=highest.name))
    return tuple(reasons)


def throw_away(outlook: Outlook) -> Choice:
    """Discard the least useful card; a hand of safeties alone lays one instead."""
    card, reason = least_useful(outlook)
    if card in SAFETIES:
        return _do(Play(card), reason)
    if outlook.drivable:
        return _do(Discard(card), reason, because(Why.WAIT_FOR_EXACT, left=outlook.left))
    return _do(Discard(card), reason)


POLICY: tuple[Callable[[Outlook], Choice | None], ...] = (
    finish,
    bank,
    way_out,
    attack,
    get_rolling,
    drive,
    throw_away,
)
"""The rules in the order they are asked; the last one always has a move."""


def _do(move: Move, *reasons: Reason) -> Choice:
    return Choice(move, reasons)
