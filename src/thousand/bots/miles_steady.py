"""Steady: a bot that plays 1000 Miles by a written policy, from its view alone.

It draws, answers a hazard by a coup fourré whenever it can, and otherwise asks the rules of
:data:`POLICY` in turn; the first that has a move makes it. Its reasons are told in
:mod:`~thousand.bots.miles_reasons`. The same view gives the same choice: there is no chance in it.
"""

from __future__ import annotations

from collections.abc import Callable

from thousand.bots.base import Choice, Reason
from thousand.bots.miles_attacks import attack
from thousand.bots.miles_discards import least_useful
from thousand.bots.miles_extension import decide_extension
from thousand.bots.miles_outlook import NEAR, Outlook, make_up, without
from thousand.bots.miles_reasons import Why, because
from thousand.game import Param
from thousand.miles.cards import REMEDY_FOR, SAFETIES, SAFETY_AGAINST, Card
from thousand.miles.guards import Phase
from thousand.miles.moves import Discard, Draw, Move, NextHand, Play
from thousand.miles.rules import LIMIT_SPEED
from thousand.miles.view import View


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
    if view.danger is None:
        return _do(Play(answer), because(Why.OPENING_COUP, card=answer.name))
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
    if not outlook.safeties:
        return None
    hurry = _hurry(outlook)
    for safety in outlook.safeties:
        if not outlook.may_answer(safety):
            return _do(Play(safety), because(Why.BANK_SPENT, card=safety.name))
        if hurry is not None:
            why, params = hurry
            return _do(Play(safety), because(why, card=safety.name, **params))
    return None


def _hurry(outlook: Outlook) -> tuple[Why, dict[str, Param]] | None:
    """Why no safety can wait: a coup pays nothing, or the hand may end before our next turn."""
    if outlook.rules.scores.coup_fourre == 0:
        return Why.BANK_NO_COUP, {}
    if (side := outlook.finisher) is not None:
        return Why.BANK_THREAT, {"target": side}
    if outlook.partners_hold and outlook.may_finish(outlook.own):
        return Why.BANK_PARTNER, {"left": outlook.left}
    left = outlook.view.left
    return (Why.BANK_PILE, {"cards": left}) if left < len(outlook.view.counts) else None


def way_out(outlook: Outlook) -> Choice | None:
    """Lay a safety as the way out of a block for which the hand has no remedy.

    Not so on the wrong way: its remedy asks for no Roll after it, and the Driving ace is worth more
    kept for a coup fourré.
    """
    own, hand = outlook.own, outlook.hand
    for hazard in outlook.blocks:
        if hazard is Card.WRONG_WAY:
            continue
        safety = SAFETY_AGAINST[hazard]
        if safety in hand and REMEDY_FOR[hazard] not in hand:
            return _do(Play(safety), because(Why.SAFETY_REPAIRS, card=safety.name, hazard=hazard.name))
    if outlook.blocks:
        return None
    if own.stopped and Card.RIGHT_OF_WAY in hand and Card.ROLL not in hand and outlook.useful:
        return _do(Play(Card.RIGHT_OF_WAY), because(Why.SAFETY_ROLLS, card=Card.RIGHT_OF_WAY.name))
    return None


def get_rolling(outlook: Outlook) -> Choice | None:
    """Repair, Roll last; end a Speed limit where a higher card waits or only crawling is left."""
    own, hand = outlook.own, outlook.hand
    for hazard in outlook.blocks:
        remedy = REMEDY_FOR[hazard]
        if remedy in hand:
            return _do(Play(remedy), because(Why.REPAIR, card=remedy.name, hazard=hazard.name))
    if own.to_repair is not None:
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
    if make_up(without(outlook.useful, card), rest):
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
    if outlook.own.wrong and outlook.own.rolling and outlook.useful:
        return _do(Discard(card), reason, because(Why.WAIT_WRONG_WAY))
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
