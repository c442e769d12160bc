"""What happens at a table, before, between and after its matches, as sentences for one listener."""

from __future__ import annotations

from thousand.say.cells import cells
from thousand.say.room_arranged import arranged
from thousand.say.room_lines import folded
from thousand.say.room_matches import of_match
from thousand.say.room_names import who, whom
from thousand.say.room_table import waits_for
from thousand.say.scribe import Detail, Scribe
from thousand.table import room_events as ev
from thousand.table.room_sight import RoomView

Lines = tuple[str, ...]


def event(scribe: Scribe, happened: ev.AnyRoomEvent, room: RoomView) -> Lines:
    """The event's sentences; none where it needs no words: a match tells its own events, and what proves a
    fair deal is checked, not heard.

    ``happened`` is the event as the listener perceives it, ``room`` the table as the listener sees it after
    the command that caused it or, of what was missed, as it stands now.
    """
    return tuple(folded(_sentences(scribe, happened, room), scribe.limit))


def _sentences(scribe: Scribe, happened: ev.AnyRoomEvent, room: RoomView) -> Lines:
    match happened:
        case ev.Said():
            return _said(scribe, happened, room)
        case ev.Came() | ev.Sat() | ev.BotCame():
            seated = happened.seat is not None
            return (_one_more(scribe, happened, room), *(_may_begin(scribe, room) if seated else ()))
        case ev.Went() | ev.Lost() | ev.Regained() | ev.StoodIn() | ev.SeatBack() | ev.Stood():
            return (_presence(scribe, happened, room),)
        case ev.HostNow(name):
            now = scribe.text("room-host-now", **who(scribe, room, name))
            return (now, *(_may_begin(scribe, room) if name == room.viewer else ()))
        case ev.Muted() | ev.Invited() | ev.Unbanned():
            return (_standing(scribe, happened, room),)
        case (
            ev.BotWent() | ev.BotNamed() | ev.Swapped() | ev.GameChosen()
            | ev.OptionsChosen() | ev.PauseSet() | ev.PrivacySet() | ev.Closed()
        ):  # fmt: skip
            return arranged(scribe, happened, room)
        case _:
            return of_match(scribe, happened, room)


def _said(scribe: Scribe, said: ev.Said, room: RoomView) -> Lines:
    """Who says it, to the table or to one person, and what; also what the listener said, as the proof that
    it was heard. Each further line tells again who speaks: nobody's words can pass for the house's own."""
    about = who(scribe, room, said.who)
    kind = "room-emote" if said.emote else "room-said"
    if said.to is not None:
        kind = "room-emote-private" if said.emote else "room-said-private"
        about |= whom(scribe, room, said.to)
    further = "room-said" if said.to is None else "room-said-private"
    lines: list[str] = []
    rest = " ".join(said.text.split())
    while rest:
        message = further if lines else kind
        frame = cells(scribe.text(message, text="x", **about)) - 1
        part = next(folded([rest], scribe.limit - frame))
        lines.append(scribe.text(message, text=part, **about))
        rest = rest[len(part) :].lstrip()
    return tuple(lines)


def _one_more(scribe: Scribe, happened: ev.Came | ev.Sat | ev.BotCame, room: RoomView) -> str:
    """Somebody more at the table, with the number of the seat."""
    brief = scribe.detail is Detail.BRIEF
    match happened:
        case ev.Came(name, seat):
            about = who(scribe, room, name)
            if seat is None:
                return scribe.text("room-came-watching", **about)
            return scribe.text("room-came-brief" if brief else "room-came", seat=seat + 1, **about)
        case ev.Sat(name, seat):
            return scribe.text("room-sat", seat=seat + 1, **who(scribe, room, name))
        case ev.BotCame(seat, name, level):
            about = {"level": scribe.text("room-level", level=level), **who(scribe, room, name)}
            return scribe.text("room-bot-came-brief" if brief else "room-bot-came", seat=seat + 1, **about)


def _may_begin(scribe: Scribe, room: RoomView) -> Lines:
    """To the host, whether the match can begin now; at the brief level nothing."""
    waiting = room.viewer == room.host and room.game is not None and not room.playing and not room.starting
    if not waiting or scribe.detail is Detail.BRIEF:
        return ()
    return (waits_for(scribe, room),)


def _presence(
    scribe: Scribe,
    happened: ev.Went | ev.Lost | ev.Regained | ev.StoodIn | ev.SeatBack | ev.Stood,
    room: RoomView,
) -> str:
    """Who goes and comes back, and who plays in the seat meanwhile."""
    about = who(scribe, room, happened.who)
    match happened:
        case ev.Went(why=why, by=by):
            if by is None:
                return scribe.text("room-left", **about)
            return scribe.text(f"room-went-{why}", **about, **whom(scribe, room, by))
        case ev.Lost(name):
            seated = any(seat.who == name for seat in room.seats)
            return scribe.text("room-lost", seated=seated, **about)
        case ev.Regained():
            return scribe.text("room-regained", **about)
        case ev.StoodIn(level=level, kept=kept):
            message = "room-stood-in-full" if scribe.detail is Detail.FULL else "room-stood-in"
            return scribe.text(message, kept=kept, level=scribe.text("room-level", level=level), **about)
        case ev.SeatBack():
            return scribe.text("room-seat-back", **about)
        case ev.Stood(cleared=cleared):
            return scribe.text("room-stood", cleared=cleared, **about)


def _standing(scribe: Scribe, happened: ev.Muted | ev.Invited | ev.Unbanned, room: RoomView) -> str:
    """What somebody may do, or is to others."""
    match happened:
        case ev.Muted(_, name, on):
            return scribe.text("room-muted", on=on, **who(scribe, room, name))
        case ev.Invited(inviter, name):
            return scribe.text("room-invited", **who(scribe, room, inviter), **whom(scribe, room, name))
        case ev.Unbanned(name):
            return scribe.text("room-unbanned", **who(scribe, room, name))
