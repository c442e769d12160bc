"""The sound of what happens at a table, and how near it comes to the listener."""

from __future__ import annotations

from thousand.say.tone import Bearing, Cue, Tone
from thousand.table import room_events as ev
from thousand.table.room_match_events import Abandoned, Committed, Paused, PauseEnded
from thousand.table.room_sight import RoomView


def tone(happened: ev.AnyRoomEvent, room: RoomView) -> Tone:
    """The event's sound and bearing for the listener whose ``room`` it is: people who come and talk are
    heard, and the chance to answer out of turn."""
    match happened:
        case ev.Said(name) | ev.Came(name) if name != room.viewer:
            return Tone(Cue.MESSAGE)
        case ev.HostNow(name) if name == room.viewer:
            return Tone(Cue.MESSAGE)
        case Abandoned():
            return Tone(Cue.END)
        case Paused(held, asked):
            if room.seat in asked:
                return Tone(Cue.CHANCE)
            return Tone(None, Bearing.NEAR if room.seat in held else Bearing.FAR)
        case PauseEnded():
            return Tone(None, Bearing.FAR if room.seat is None else Bearing.NEAR)
        case ev.BotNamed() | Committed():
            return Tone(None, Bearing.FAR)
        case _:
            return Tone()
