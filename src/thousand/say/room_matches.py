"""What happens at a table about its matches, as sentences: how one begins, its pauses, how it ends."""

from __future__ import annotations

from typing import TypeAlias

from thousand.say.room_arranged import game_name
from thousand.say.room_names import in_list, who
from thousand.say.room_table import waits_for
from thousand.say.scribe import Detail, Scribe, spread
from thousand.table import room_match_events as ev
from thousand.table.room_sight import RoomView

OfMatch: TypeAlias = (
    ev.Starting
    | ev.Committed
    | ev.SealGiven
    | ev.Sealed
    | ev.WordsTold
    | ev.CalledOff
    | ev.Began
    | ev.Played
    | ev.Proof
    | ev.Paused
    | ev.Declined
    | ev.PauseEnded
    | ev.Abandoned
    | ev.MatchOver
)

Lines: TypeAlias = tuple[str, ...]


def of_match(scribe: Scribe, happened: OfMatch, room: RoomView) -> Lines:
    """The event's sentences. What is played is told in the game's own words."""
    full, brief = scribe.detail is Detail.FULL, scribe.detail is Detail.BRIEF
    match happened:
        case ev.Starting(name):
            message = "room-starting-brief" if brief else "room-starting"
            return (scribe.text(message, **who(scribe, room, name)),)
        case ev.Committed():
            return (scribe.text("room-committed"),) if full else ()
        case ev.CalledOff(missing):
            return _called_off(scribe, missing, room)
        case ev.Began():
            return () if brief else _began(scribe, happened, room)
        case ev.Paused():
            return _paused(scribe, happened, room)
        case ev.PauseEnded():
            return (scribe.text("room-pause-ended"),) if full or room.seat is not None else ()
        case ev.Declined(name):  # another's would betray that there was a chance
            return (scribe.text("game-let-go"),) if name == room.viewer else ()
        case ev.Abandoned(name):
            ended = scribe.text("room-abandoned", **who(scribe, room, name))
            return (ended,) if brief or room.playing else (ended, waits_for(scribe, room))
        case ev.MatchOver():
            if brief or room.playing:
                return ()
            return (scribe.text("room-match-over", **who(scribe, room, room.host)),)
        case ev.SealGiven() | ev.Sealed() | ev.WordsTold() | ev.Played() | ev.Proof():
            return ()


def _called_off(scribe: Scribe, missing: tuple[str, ...], room: RoomView) -> Lines:
    """That the match does not begin, and without whom it cannot."""
    if not missing:
        return (scribe.text("room-called-off"),)
    return spread(
        [in_list(scribe, room, name) for name in missing],
        lambda some: scribe.text("room-called-off-missing", names=scribe.listing(some)),
        lambda some: scribe.text("room-names-more", names=scribe.listing(some)),
        scribe.limit,
    )


def _began(scribe: Scribe, began: ev.Began, room: RoomView) -> Lines:
    """What is played, and by whom, in the order of the seats."""
    message = "room-began-full" if scribe.detail is Detail.FULL else "room-began"
    game = game_name(scribe, began.game)
    seats = zip(began.names, began.bots, strict=True)
    return spread(
        [in_list(scribe, room, name, bot=bot is not None) for name, bot in seats],
        lambda some: scribe.text(message, game=game, number=began.number, names=scribe.listing(some)),
        lambda some: scribe.text("room-names-more", names=scribe.listing(some)),
        scribe.limit,
    )


def _paused(scribe: Scribe, paused: ev.Paused, room: RoomView) -> Lines:
    """The pause for a coup fourré (spec 12): to those who are asked, in the same words whether or not they
    hold the safety, and to those who have to wait. The other players are told why nothing happens, but for
    the brief level; those who watch in full detail only."""
    brief = scribe.detail is Detail.BRIEF
    if room.seat in paused.asked:
        kind = "asked-brief" if brief else "asked"
    elif room.seat in paused.held:
        kind = "held"
    elif scribe.detail is Detail.FULL or (room.seat is not None and not brief):
        kind = "others"
    else:
        return ()
    return (scribe.text(f"room-paused-{kind}", seconds=paused.seconds or 0),)


def pause(scribe: Scribe, room: RoomView) -> str | None:
    """What the table waits for while a pause for a coup fourré (spec 12) is on, to whoever asks; how long it
    still lasts is not known. None where there is no pause."""
    if room.pause is None:
        return None
    asked, held = room.seat in room.pause.asked, room.seat in room.pause.held
    kind = "asked" if asked else "held" if held else "others"
    return scribe.text(f"room-paused-{kind}", seconds=0)
