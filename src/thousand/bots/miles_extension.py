"""Whether to call the extension at 700 miles (spec 7, 9).

Called and not completed it costs all that the trip pays now, so it is for a side that no Stop can hold up
any more and that either holds the exact rest or leaves its only rival standing with time enough; and
for a table where the points to win are worth it.
"""

from __future__ import annotations

from thousand.bots.base import Choice
from thousand.bots.miles_outlook import Outlook, make_up
from thousand.bots.miles_reasons import Why, because
from thousand.miles.cards import Card
from thousand.miles.moves import Extend
from thousand.miles.rules import LONG_GOAL

DRAWS = 10
"""So many draws for our side must be left in the pile for a trip that the hand does not hold yet."""

ODDS = 0.9
"""How often a trip called like this is completed, in thousands of hands of the bot against itself."""


def decide_extension(outlook: Outlook) -> Choice:
    """Call the extension, or end the hand."""
    if _ends_the_match(outlook):
        return Choice(Extend(False), (because(Why.DECLINE_WINS),))
    if Card.RIGHT_OF_WAY not in (*outlook.own.safeties, *outlook.hand):
        return Choice(Extend(False), (because(Why.DECLINE_STOP),))
    gain, loss = _at_stake(outlook)
    if ODDS * gain <= (1 - ODDS) * loss:
        return Choice(Extend(False), (because(Why.DECLINE_STAKES, gain=gain, loss=loss),))
    rest = LONG_GOAL - outlook.own.miles
    if make_up(outlook.useful_for(rest), rest):
        return Choice(Extend(True), (because(Why.EXTEND_IN_HAND, left=rest),))
    if _draws_enough(outlook) and _only_rival_stands(outlook):
        return Choice(Extend(True), (because(Why.EXTEND_AHEAD, cards=outlook.view.left),))
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


def _at_stake(outlook: Outlook) -> tuple[int, int]:
    """The points that a completed extension adds, and those that a failed one loses or gives away."""
    scores = outlook.rules.scores
    gain = (LONG_GOAL - outlook.own.miles) * scores.mile + scores.extension
    loss = scores.trip + scores.safe_trip * (Card.MILES_200 not in outlook.own.distances)
    return gain, loss + scores.extension * outlook.rules.extension_forfeit


def _draws_enough(outlook: Outlook) -> bool:
    view = outlook.view
    ours = len(view.sides[outlook.side])
    return view.rules.reshuffle or view.left * ours >= DRAWS * len(view.counts)


def _only_rival_stands(outlook: Outlook) -> bool:
    """Whether there is one rival alone, not rolling: of several, somebody soon rolls again."""
    return len(outlook.rivals) == 1 and not outlook.rivals[0][1].rolling
