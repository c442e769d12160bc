"""The sound of each event of 1000 Miles, and how near it comes to the one who listens."""

from __future__ import annotations

from thousand.miles import events as ev
from thousand.miles.view import View
from thousand.say.scribe import Scribe
from thousand.say.tone import Bearing, Cue, Tone

_CUES: dict[type[ev.Event], Cue] = {
    ev.CardDrawn: Cue.DRAW,
    ev.Reshuffled: Cue.SHUFFLE,
    ev.DistancePlayed: Cue.DISTANCE,
    ev.MilesLost: Cue.DISTANCE,
    ev.HazardPlayed: Cue.HAZARD,
    ev.RemedyPlayed: Cue.REMEDY,
    ev.SafetyPlayed: Cue.SAFETY,
    ev.CoupFourreOffered: Cue.CHANCE,
    ev.CoupFourre: Cue.COUP,
    ev.Discarded: Cue.DISCARD,
    ev.ExtensionOffered: Cue.CHANCE,
    ev.HandStarted: Cue.SHUFFLE,
    ev.MatchEnded: Cue.END,
}
"""The sound of an event, whoever it happens to."""

_PLAYS = (ev.DistancePlayed, ev.MilesLost, ev.HazardPlayed, ev.RemedyPlayed, ev.SafetyPlayed)
"""What changes how somebody stands. A coup fourré is none of these: it takes turns from others."""


def tone(scribe: Scribe, happened: ev.AnyEvent, view: View) -> Tone:
    """The event's sound and bearing for the listener; ``view`` is the listener's after it."""
    return Tone(_cue(scribe, happened, view), _bearing(scribe, happened, view))


def _cue(scribe: Scribe, happened: ev.AnyEvent, view: View) -> Cue | None:
    match happened:
        case ev.TurnBegan(seat):
            return Cue.TURN if seat == scribe.viewer else None
        case ev.HazardPlayed(target=target) if target == view.side:
            return Cue.HAZARD_YOU
        case ev.HandEnded():
            lost = happened.winner is None or view.side not in (None, happened.winner)
            return Cue.LOST if lost else Cue.WON
        case ev.CoupFourreOffered(seat) | ev.ExtensionOffered(seat) if seat != scribe.viewer:
            return None
        case _:
            return _CUES.get(type(happened))


def _bearing(scribe: Scribe, happened: ev.AnyEvent, view: View) -> Bearing:
    """Near, but for what others do; to somebody who only watches, all play is near."""
    match happened:
        case ev.Dealt(seat) | ev.CardDrawn(seat) | ev.Discarded(seat):
            return Bearing.NEAR if seat == scribe.viewer else Bearing.ROUTINE
        case ev.TurnBegan(seat):
            return Bearing.NEAR if seat == scribe.viewer or view.side is None else Bearing.FAR
        case ev.HazardPlayed(target=target) if target == view.side:
            return Bearing.NEAR
        case _ if isinstance(happened, _PLAYS):
            return Bearing.NEAR if view.side in (None, view.side_of[happened.seat]) else Bearing.FAR
        case _:
            return Bearing.NEAR
