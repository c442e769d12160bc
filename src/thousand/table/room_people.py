"""Coming to a room, talking there, and leaving it."""

from __future__ import annotations

from thousand.game import Illegal
from thousand.table import room_orders as do
from thousand.table.names import clean_name, clean_text
from thousand.table.room import MAX_PEOPLE, Person, Place, placed
from thousand.table.room_doing import Doing
from thousand.table.room_events import (
    BotNamed,
    Came,
    Closed,
    HostNow,
    Invited,
    Lost,
    Muted,
    Regained,
    Said,
    Sat,
    SeatBack,
    Stood,
    StoodIn,
    Unbanned,
    Went,
)
from thousand.table.room_match import end_asking, usual_level
from thousand.table.room_match_events import CalledOff

MAX_INVITED = 200
"""How many names a room remembers as invited, banned or muted."""


def join(doing: Doing, command: do.Join) -> None:
    """Come to the table: to one's own seat, to a free one, or to watch."""
    room, who = doing.room, doing.who
    if room.person(who) is not None:
        raise Illegal("already-here")
    if who in room.banned:
        raise Illegal("banned")
    own = room.seat_of(who)
    if not room.people and own is None:
        raise Illegal("nobody-there")
    if room.private and own is None and who not in room.invited:
        raise Illegal("private")
    if len(room.people) >= MAX_PEOPLE:
        raise Illegal("room-full", limit=MAX_PEOPLE)
    idle = room.match is None and room.shuffle is None
    seat = (
        own if own is not None else len(room.places) if idle and not command.watch and _free(doing) else None
    )
    renamed = doing.rename_bot(who) if room.match is None else None
    doing.change(people=(*room.people, Person(who)), invited=room.invited - {who})
    if own is None and seat is not None:
        doing.change(places=(*doing.room.places, Place(who, who)))
    doing.tell(Came(who, seat))
    if renamed is not None:
        doing.tell(BotNamed(renamed[0], who, renamed[1]))
    _take_back(doing, who)
    if len(doing.room.people) == 1:
        doing.change(host=who)
        doing.tell(HostNow(who))


def _free(doing: Doing) -> bool:
    """Whether one more can sit: as many as the game has seats for, or nobody plays yet."""
    entry = doing.room.entry
    return entry is None or len(doing.room.places) < entry.seats[-1]


def _take_back(doing: Doing, who: str) -> None:
    """End the bot's standing in for a person who is back."""
    seat = doing.room.seat_of(who)
    if seat is not None and doing.room.places[seat].bot is not None:
        doing.place(seat, placed(doing.room.places[seat], bot=None))
        doing.tell(SeatBack(who, seat))


def leave(doing: Doing, command: do.Leave) -> None:
    """Leave of one's own will: in a match the seat is kept."""
    del command
    _remove(doing, doing.who, Went(doing.who), kept=True)


def kick(doing: Doing, command: do.Kick) -> None:
    """Send somebody away, for good where they are banned."""
    doing.need_host()
    room, name = doing.room, command.name
    if name == doing.who:
        raise Illegal("not-yourself")
    known = room.person(name) is not None
    if not known and room.seat_of(name) is None and not command.ban:
        raise Illegal("not-at-table", name=name)
    if command.ban:
        if len(room.banned) >= MAX_INVITED:
            raise Illegal("too-many", limit=MAX_INVITED)
        name = name if known else clean_name(name)
        doing.change(banned=room.banned | {name})
    doing.change(invited=room.invited - {name})
    why = "banned" if command.ban else "kicked"
    _remove(doing, name, Went(name, why, doing.who), kept=False)


def _remove(doing: Doing, name: str, went: Went, *, kept: bool) -> None:
    """Take a person out of the room; in a match a bot plays on."""
    room = doing.room
    doing.change(people=tuple(person for person in room.people if person.name != name))
    doing.tell(went)
    if room.shuffle is not None and room.seat_of(name) is not None:
        doing.change(shuffle=None)
        doing.tell(CalledOff((name,)))
    seat = room.seat_of(name)
    if seat is not None and doing.room.match is None:
        places = doing.room.places
        doing.change(places=places[:seat] + places[seat + 1 :])
    elif seat is not None:
        level = room.places[seat].bot or usual_level(doing.room)
        who = name if kept else None
        doing.place(seat, placed(room.places[seat], who=who, bot=level, vacated=not kept))
        doing.tell(StoodIn(name, seat, level, kept))
        end_asking(doing, seat)
    if not doing.room.people:
        if doing.room.match is None:
            doing.change(closed=True)
            doing.tell(Closed())
    elif name == room.host:
        doing.hand_on()


def sit(doing: Doing, command: do.Sit) -> None:
    """Take a place."""
    del command
    doing.need_idle()
    room = doing.room
    if room.seat_of(doing.who) is not None:
        raise Illegal("already-seated")
    if not _free(doing):
        raise Illegal("table-full", limit=len(room.places))
    doing.change(places=(*room.places, Place(doing.who, doing.who)))
    doing.tell(Sat(doing.who, len(room.places)))


def stand(doing: Doing, command: do.Stand) -> None:
    """Give up one's place."""
    del command
    doing.need_idle()
    seat = doing.room.seat_of(doing.who)
    if seat is None:
        raise Illegal("not-seated")
    places = doing.room.places
    doing.change(places=places[:seat] + places[seat + 1 :])
    doing.tell(Stood(doing.who, seat))


def say(doing: Doing, command: do.Say) -> None:
    """Say something to those who are at the table now and have not muted the speaker."""
    room, who, to = doing.room, doing.who, command.to
    text = clean_text(command.text)
    if not text:
        raise Illegal("text-empty")
    if to is not None and (to == who or room.person(to) is None):
        raise Illegal("not-at-table", name=to)
    names = (person.name for person in room.people) if to is None else (who, to)
    heard = tuple(name for name in names if (name, who) not in room.mutes)
    doing.tell(Said(who, text, to, command.emote, heard))


def mute(doing: Doing, command: do.Mute) -> None:
    """Hear somebody no more, or again."""
    pair = (doing.who, command.name)
    if command.name == doing.who:
        raise Illegal("not-yourself")
    if (pair in doing.room.mutes) == command.on:
        raise Illegal("already-so")
    if command.on and doing.room.person(command.name) is None:
        raise Illegal("not-at-table", name=command.name)
    mutes = doing.room.mutes
    doing.change(mutes=mutes | {pair} if command.on else mutes - {pair})
    doing.tell(Muted(doing.who, command.name, command.on))


def invite(doing: Doing, command: do.Invite) -> None:
    """Invite somebody."""
    room = doing.room
    if room.private:
        doing.need_host()
    name = clean_name(command.name)
    if room.person(name) is not None:
        raise Illegal("at-table", name=name)
    if name in room.banned:
        raise Illegal("banned", name=name)
    if len(room.invited) >= MAX_INVITED:
        raise Illegal("too-many", limit=MAX_INVITED)
    doing.change(invited=room.invited | {name})
    doing.tell(Invited(doing.who, name))


def unban(doing: Doing, command: do.Unban) -> None:
    """Let somebody come again."""
    doing.need_host()
    if command.name not in doing.room.banned:
        raise Illegal("not-banned", name=command.name)
    doing.change(banned=doing.room.banned - {command.name})
    doing.tell(Unbanned(command.name))


def lose(doing: Doing, command: do.Lose) -> None:
    """A connection is gone."""
    person = doing.room.person(command.name)
    if person is None or not person.here:
        raise Illegal("not-at-table", name=command.name)
    doing.set_here(command.name, here=False)
    doing.tell(Lost(command.name))


def regain(doing: Doing, command: do.Regain) -> None:
    """A person is back, and plays on in their own seat."""
    person = doing.room.person(command.name)
    if person is None or person.here:
        raise Illegal("not-at-table", name=command.name)
    doing.set_here(command.name, here=True)
    doing.tell(Regained(command.name))
    _take_back(doing, command.name)


def stand_in(doing: Doing, command: do.StandIn) -> None:
    """A person has been away for long: in a match a bot plays on, and the host's rights go to another who
    is there."""
    name, room = command.name, doing.room
    person = room.person(name)
    if person is None or person.here:
        raise Illegal("not-at-table", name=name)
    seat = room.seat_of(name)
    if seat is not None and room.match is not None and room.places[seat].bot is None:
        level = usual_level(room)
        doing.place(seat, placed(room.places[seat], bot=level))
        doing.tell(StoodIn(name, seat, level, kept=True))
        end_asking(doing, seat)
    if name == room.host and any(other.here for other in room.people):
        doing.hand_on()
    if doing.room.seq == room.seq:
        raise Illegal("already-so")


def close(doing: Doing, command: do.Close) -> None:
    """The table is no more."""
    del command
    doing.change(closed=True, shuffle=None, pause=None)
    doing.tell(Closed())
