"""Whether to call the extension at 700 miles (spec 7).

Called and not completed it costs the whole trip, so it is for a side that no Stop can hold up any
more and that either holds the exact rest or leaves its only rival standing with time enough.
"""

from __future__ import annotations

from thousand.bots.base import Choice
from thousand.bots.miles_outlook import STEP, Outlook, sums_of
from thousand.bots.miles_reasons import Why, because
from thousand.miles.cards import Card
from thousand.miles.moves import Extend
from thousand.miles.rules import LONG_GOAL

ROUNDS = 10
"""So many draws for each seat must be left in the pile for a trip that the hand does not hold yet."""


def decide_extension(outlook: Outlook) -> Choice:
    """Call the extension, or end the hand."""
    if _ends_the_match(outlook):
        return Choice(Extend(False), (because(Why.DECLINE_WINS),))
    if Card.RIGHT_OF_WAY not in (*outlook.own.safeties, *outlook.hand):
        return Choice(Extend(False), (because(Why.DECLINE_STOP),))
    rest = LONG_GOAL - outlook.own.miles
    if sums_of(outlook.useful_for(rest)) >> rest // STEP & 1:
        return Choice(Extend(True), (because(Why.EXTEND_IN_HAND, left=rest),))
    pile = outlook.view.left
    if pile >= ROUNDS * len(outlook.view.counts) and _only_rival_stands(outlook):
        return Choice(Extend(True), (because(Why.EXTEND_AHEAD, cards=pile),))
    return Choice(Extend(False), (because(Why.DECLINE_RISK),))


def _ends_the_match(outlook: Outlook) -> bool:
    """Whether ending the hand here wins the match, counted without what a trip pays beside itself."""
    view = outlook.view
    totals = [
        total + sum(points for _, points in items)
        for total, items in zip(view.totals, view.points, strict=True)
    ]
    ours = totals[outlook.side] + view.rules.scores.trip
    target = view.rules.match_points
    reached = target is None or ours >= target
    return reached and all(ours > total for side, total in enumerate(totals) if side != outlook.side)


def _only_rival_stands(outlook: Outlook) -> bool:
    """Whether there is one rival alone, not rolling: of several, somebody soon rolls again."""
    return len(outlook.rivals) == 1 and not outlook.rivals[0][1].rolling
