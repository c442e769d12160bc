"""Why a bot of 1000 Miles moves as it does: a closed list of codes with their parameters.

``card``, ``hazard``, ``safety`` and ``over`` are names of cards (``"ROLL"``), ``target`` is a side,
``left`` and ``miles`` are miles, ``cards`` a number of cards, ``gain`` and ``loss`` points. A choice's
first reason tells the move, those after it tell more.

Between the plays
    ``draw``, ``next-hand``: no parameters.

Safeties
    ``coup-fourre`` (card, hazard): it answers the hazard now.
    ``opening-coup`` (card): it answers the Stop that everyone is under before the first draw.
    ``bank-finish`` (card): laid before the last distance card, which the hand holds.
    ``bank-spent`` (card): every hazard that it answers has been seen.
    ``bank-no-coup`` (card): a coup fourré pays nothing more.
    ``bank-threat`` (card, target): the target may complete its trip before our next turn.
    ``bank-partner`` (card, left): a partner may complete our trip before our next turn.
    ``bank-pile`` (card, cards): the draw pile has too few cards for another round.
    ``bank-slim`` (card): a coup fourré has become too unlikely to wait for.
    ``safety-repairs`` (card, hazard): it ends the hazard, whose remedy the hand lacks.
    ``safety-rolls`` (card): it gets us rolling, for want of a Roll.
    ``safety-only`` (card): nothing but safeties is left to play.

Attacks
    ``attack`` (card, target): the hazard on the target. More of it:
    ``target-may-finish`` (target): with one card;
    ``target-leads`` (target, miles): the most dangerous of several;
    ``no-answer`` (card, safety): the target cannot hold the safety that answers.

Driving
    ``repair`` (card, hazard), ``roll`` (card), ``end-limit`` (card): what gets us driving again.
    ``finish`` (card): the trip is complete.
    ``drive`` (card, left): left to the goal after it. More of it:
    ``rest-in-hand`` (left): the hand holds cards for the exact rest;
    ``keeps-finish`` (card, over): the higher card ``over`` would make an exact finish less likely.

Discards
    ``discard-protected`` (card, safety): a remedy that our own safety makes needless.
    ``discard-spent`` (card): a remedy for hazards that have all been seen.
    ``discard-powerless`` (card, safety): a hazard that every rival is safe from.
    ``discard-too-far`` (card, left): a distance beyond the goal.
    ``discard-third-200`` (card): no more of these may be laid.
    ``discard-spare`` (card): the hand has enough of this card.
    ``discard-least`` (card): the least useful card. With any of these discards:
    ``wait-for-exact`` (left): the distances held would spoil an exact finish;
    ``wait-wrong-way``: on the wrong way every distance would take its miles away.

The extension
    ``extend-in-hand`` (left): safe from Stop, the hand holds the exact rest.
    ``extend-ahead`` (cards): safe from Stop, the rival stands, cards enough are left in the pile.
    ``extend-bold`` (left): it has the better prospects, though the trip is not certain.
    ``decline-wins``: ending the hand here wins the match.
    ``decline-stop``: a Stop could hold us up.
    ``decline-stakes`` (gain, loss): so many points to win are not worth so many to lose.
    ``decline-risk``: the trip is too far from certain.

The search, after the reason of its move
    ``playouts`` (hands, gain): in so many made-up hands, each played out with both moves, it did better than
    the written policy's move, by about so many points a hand.
"""

from __future__ import annotations

from enum import StrEnum

from thousand.bots.base import Reason
from thousand.game import Param


class Why(StrEnum):
    """The codes; the module's text explains each."""

    DRAW = "draw"
    NEXT_HAND = "next-hand"

    COUP_FOURRE = "coup-fourre"
    OPENING_COUP = "opening-coup"
    BANK_FINISH = "bank-finish"
    BANK_SPENT = "bank-spent"
    BANK_NO_COUP = "bank-no-coup"
    BANK_THREAT = "bank-threat"
    BANK_PARTNER = "bank-partner"
    BANK_PILE = "bank-pile"
    BANK_SLIM = "bank-slim"
    SAFETY_REPAIRS = "safety-repairs"
    SAFETY_ROLLS = "safety-rolls"
    SAFETY_ONLY = "safety-only"

    ATTACK = "attack"
    TARGET_MAY_FINISH = "target-may-finish"
    TARGET_LEADS = "target-leads"
    NO_ANSWER = "no-answer"

    REPAIR = "repair"
    ROLL = "roll"
    END_LIMIT = "end-limit"
    FINISH = "finish"
    DRIVE = "drive"
    REST_IN_HAND = "rest-in-hand"
    KEEPS_FINISH = "keeps-finish"

    DISCARD_PROTECTED = "discard-protected"
    DISCARD_SPENT = "discard-spent"
    DISCARD_POWERLESS = "discard-powerless"
    DISCARD_TOO_FAR = "discard-too-far"
    DISCARD_THIRD_200 = "discard-third-200"
    DISCARD_SPARE = "discard-spare"
    DISCARD_LEAST = "discard-least"
    WAIT_FOR_EXACT = "wait-for-exact"
    WAIT_WRONG_WAY = "wait-wrong-way"

    EXTEND_IN_HAND = "extend-in-hand"
    EXTEND_AHEAD = "extend-ahead"
    EXTEND_BOLD = "extend-bold"
    DECLINE_WINS = "decline-wins"
    DECLINE_STOP = "decline-stop"
    DECLINE_STAKES = "decline-stakes"
    DECLINE_RISK = "decline-risk"

    PLAYOUTS = "playouts"


def because(why: Why, **params: Param) -> Reason:
    """The reason ``why``, with its parameters."""
    return Reason(why, params)
