"""Whose turn it is in Tysiąc and what it waits for."""

from __future__ import annotations

from thousand.say.fitting import fitting
from thousand.say.scribe import Detail, Scribe
from thousand.say.tysiac_people import player, receiver
from thousand.say.tysiac_scores import match_over
from thousand.tysiac.deals import MUSIK_SIZES
from thousand.tysiac.moves import Bomb, Phase, Raise, Redeal
from thousand.tysiac.rules import OPENING, STEP
from thousand.tysiac.view import View, cap, why_not

TO_LAY = MUSIK_SIZES[2][0]
"""How many cards are laid away in the place of a musik."""


@fitting
def turn(scribe: Scribe, view: View) -> str:
    """Whose turn it is and what it waits for."""
    if view.phase is Phase.MATCH_OVER:
        return match_over(scribe, view)
    if view.phase is Phase.DEAL_OVER:
        who = "other" if view.viewer is None else "you"
        return scribe.text("tysiac-turn-next-deal", who=who, number=view.number)
    if view.turn == view.viewer:
        return asked(scribe, view)
    lead = not view.table
    return scribe.text("tysiac-turn-wait", phase=view.phase.value, lead=lead, name=scribe.name(view.turn))


def asked(scribe: Scribe, view: View) -> str:
    """What the viewer, whose turn it is, has to do or to choose."""
    match view.phase:
        case Phase.AUCTION:
            return _bid(scribe, view)
        case Phase.TAKE:
            return scribe.text("tysiac-ask-take")
        case Phase.GIVE:
            return _give(scribe, view)
        case Phase.LAY:
            return scribe.text("tysiac-ask-lay", left=TO_LAY - view.laid_away, also=_also(view))
        case _ if scribe.detail is Detail.BRIEF:
            return scribe.text("tysiac-ask-play-brief", lead=not view.table)
        case _ if view.table:
            return scribe.text("tysiac-ask-play", suit=view.table[0].suit.name)
        case _:
            return scribe.text("tysiac-ask-lead")


def _bid(scribe: Scribe, view: View) -> str:
    nines = why_not(view, Redeal()) is None
    if not view.contract:
        return scribe.text("tysiac-ask-open", points=OPENING, nines=nines)
    low, high = view.contract + STEP, cap(view)
    if low > high:
        return scribe.text("tysiac-ask-pass", points=high, nines=nines)
    return scribe.text("tysiac-ask-bid", low=low, high=high, one=low == high, nines=nines)


def _give(scribe: Scribe, view: View) -> str:
    given = {gift.to for gift in view.gifts}
    first, *more = (seat for seat in view.players if seat != view.turn and seat not in given)
    about = player(scribe, first)
    if more:
        return scribe.text("tysiac-ask-give", also=_also(view), **about, **receiver(scribe, more[0]))
    return scribe.text("tysiac-ask-give-one", **about)


def _also(view: View) -> str:
    """What else the declarer may do before the first card is given or laid away."""
    bomb = why_not(view, Bomb()) is None
    rise = why_not(view, Raise(view.contract + STEP)) is None
    return {(False, False): "nothing", (True, False): "bomb", (False, True): "raise"}.get(
        (bomb, rise), "both"
    )
