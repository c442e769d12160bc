"""The sound of each event of Tysiąc, and how near it comes to the one who listens."""

from __future__ import annotations

from thousand.say.scribe import Scribe
from thousand.say.tone import Bearing, Cue, Tone
from thousand.tysiac import events as ev
from thousand.tysiac.view import View

_CUES: dict[type[ev.Event], Cue] = {
    ev.DealStarted: Cue.SHUFFLE,
    ev.MusikTaken: Cue.DRAW,
    ev.CardGiven: Cue.DISCARD,
    ev.CardLaidAway: Cue.DISCARD,
    ev.CardPlayed: Cue.DISTANCE,
    ev.TrickTaken: Cue.REMEDY,
    ev.MusiksWon: Cue.REMEDY,
    ev.MarriageDeclared: Cue.SAFETY,
    ev.BombDropped: Cue.COUP,
    ev.BarrelEntered: Cue.CHANCE,
    ev.MatchEnded: Cue.END,
}
"""The sound of an event, whoever it happens to."""

_OTHERS = (ev.Dealt, ev.CardLaidAway)
"""What is routine when others do it."""

_ONES_OWN = (ev.TurnBegan, ev.CardPlayed, ev.TrickTaken, ev.BidMade, ev.Passed)
"""What others do among themselves: far from a player, near to somebody who only watches."""


def tone(scribe: Scribe, happened: ev.AnyEvent, view: View) -> Tone:
    """The event's sound and bearing for the listener; ``view`` is the listener's after it."""
    return Tone(_cue(scribe, happened), _bearing(scribe, happened))


def _cue(scribe: Scribe, happened: ev.AnyEvent) -> Cue | None:
    match happened:
        case ev.TurnBegan(seat):
            return Cue.TURN if seat == scribe.viewer else None
        case ev.CardLaidAway(seat) | ev.CardGiven(seat) if scribe.viewer != seat:
            given = isinstance(happened, ev.CardGiven) and happened.to == scribe.viewer
            return Cue.DRAW if given else None
        case ev.DealEnded(reason="played", declarer=declarer, made=made):
            won = made if scribe.viewer in (None, declarer) else not made
            return Cue.WON if won else Cue.LOST
        case _:
            return _CUES.get(type(happened))


def _bearing(scribe: Scribe, happened: ev.AnyEvent) -> Bearing:
    match happened:
        case ev.CardGiven(to=to) if scribe.viewer is not None:
            return Bearing.NEAR if scribe.viewer in (happened.seat, to) else Bearing.FAR
        case _ if isinstance(happened, _OTHERS):
            return Bearing.NEAR if happened.seat == scribe.viewer else Bearing.ROUTINE
        case _ if isinstance(happened, _ONES_OWN):
            return Bearing.NEAR if scribe.viewer in (None, happened.seat) else Bearing.FAR
        case _:
            return Bearing.NEAR
