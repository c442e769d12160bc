"""How a table stands, as sentences: what is played, who is there, and what it waits for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from thousand.game import Illegal, Seat
from thousand.games import load
from thousand.keys.commands import Command
from thousand.say.room_arranged import game_name, rules_name
from thousand.say.room_lines import folded
from thousand.say.room_names import called, in_list, who
from thousand.say.scribe import Detail, Scribe, first_that_fits, spread
from thousand.table.room_sight import RoomView

Lines = tuple[str, ...]


def standing(scribe: Scribe, room: RoomView) -> Lines:
    """The table for somebody who has just come or asks: whose it is and what is played, who sits and who
    watches, and what it waits for; but for the brief level also the keys that only such a table has."""
    lines = [_whose(scribe, room)]
    lines += _listed(scribe, "room-seated", [_in_seat(scribe, room, seat) for seat in range(len(room.seats))])
    lines += _listed(scribe, "room-watching", [in_list(scribe, room, name) for name in watchers(room)])
    lines.append(waits_for(scribe, room))
    if scribe.detail is not Detail.BRIEF and not room.playing and not room.starting:
        lines += _keys(scribe, room)
    return tuple(folded(lines, scribe.limit))


def watchers(room: RoomView) -> list[str]:
    """Those at the table who have no seat, by name."""
    owners = {seat.who for seat in room.seats}
    return [person.name for person in room.people if person.name not in owners]


def _whose(scribe: Scribe, room: RoomView) -> str:
    if room.game is None:
        facts = [scribe.text("room-for-talk")]
    else:
        rules = rules_name(scribe, room.game, room.rules)
        facts = [game_name(scribe, room.game), scribe.text("room-rules", rules=rules)]
    if room.private:
        facts.append(scribe.text("room-private"))
    return scribe.text("room-whose", facts=scribe.commas(facts), **who(scribe, room, room.host))


def _in_seat(scribe: Scribe, room: RoomView, seat: Seat) -> str:
    place = room.seats[seat]
    return in_list(scribe, room, place.name, bot=place.who is None)


def _listed(scribe: Scribe, message_id: str, names: Sequence[str]) -> Lines:
    """How many they are and who; nothing of nobody."""
    return spread(
        names,
        lambda some: scribe.text(message_id, count=len(names), names=scribe.listing(some)),
        lambda some: scribe.text("room-names-more", names=scribe.listing(some)),
        scribe.limit,
    )


def _keys(scribe: Scribe, room: RoomView) -> Lines:
    host, game = room.viewer == room.host, room.game is not None
    offered = {
        Command.ADD_BOT: host and game,
        Command.REMOVE_BOT: host and game,
        Command.INVITE: host or not room.private,
        Command.OPTIONS: host or game,
        Command.WHO: _may_sit(room),
        Command.CHAT: True,
    }

    def line(some: Sequence[str]) -> str:
        return scribe.text("room-keys", keys=scribe.commas(some))

    def does(command: Command) -> str:
        what = command.value if game or command is not Command.OPTIONS else "game"
        return scribe.text(f"room-key-{what}", key=scribe.key(command), host=host)

    return spread([does(command) for command, here in offered.items() if here], line, line, scribe.limit)


def _may_sit(room: RoomView) -> bool:
    """Whether the listener watches, and could take a seat."""
    return room.seat is None and room.game is not None and len(room.seats) < load(room.game).seats[-1]


def people(scribe: Scribe, room: RoomView) -> Lines:
    """How many there are, then each of them as :func:`about` has it: who sits, in order, then who watches."""
    beside = watchers(room)
    return (
        scribe.text("room-count", seated=len(room.seats), watching=len(beside)),
        *(about(scribe, room, place.name, seat) for seat, place in enumerate(room.seats)),
        *(about(scribe, room, name, None) for name in beside),
    )


def about(scribe: Scribe, room: RoomView, name: str, seat: Seat | None) -> str:
    """A person or a bot as one of a list, with all that is to be known: who sits there (``seat`` None: who
    watches). Where the name is shown in short, also the whole; what no braille line holds, the list folds."""
    shown = called(scribe, room, name)
    facts = [shown]
    if seat is None:
        facts += [
            *_role(scribe, room, name),
            scribe.text("room-fact-watching"),
            *_presence(scribe, room, name),
        ]
    else:
        facts += _in_place(scribe, room, seat)
    if shown != name:
        facts.append(scribe.text("room-fact-whole", name=name))
    return scribe.commas(facts)


def _in_place(scribe: Scribe, room: RoomView, seat: Seat) -> Iterator[str]:
    place = room.seats[seat]
    number = scribe.text("room-fact-seat", seat=seat + 1)
    if place.who is None:
        yield scribe.text("room-fact-bot", level=scribe.text("room-level", level=place.bot or ""))
        yield number
        return
    yield from _role(scribe, room, place.who)
    yield number
    yield from _presence(scribe, room, place.who)
    if place.bot is not None:
        yield scribe.text("room-fact-bot-plays")


def _role(scribe: Scribe, room: RoomView, name: str) -> Iterator[str]:
    if name == room.viewer:
        yield scribe.text("room-fact-you")
    if name == room.host:
        yield scribe.text("room-fact-host")


def _presence(scribe: Scribe, room: RoomView, name: str) -> Iterator[str]:
    here = {person.name: person.here for person in room.people}
    if name not in here:
        yield scribe.text("room-fact-gone")
    elif not here[name]:
        yield scribe.text("room-fact-away")
    if name in room.muted:
        yield scribe.text("room-fact-muted")


def waits_for(scribe: Scribe, room: RoomView) -> str:
    """What the table waits for while no match is on, and what to do about it."""
    if room.playing:
        return scribe.text("room-waits-playing")
    if room.starting:
        return scribe.text("room-waits-shuffle")
    if room.game is None:
        return scribe.text("room-waits-game")
    entry = load(room.game)
    host = who(scribe, room, room.host)
    missing = entry.seats[0] - len(room.seats)
    if missing > 0:
        return scribe.text("room-waits-players", count=missing, **host)
    if all(seat.who is None for seat in room.seats):
        return scribe.text("room-waits-person")
    if room.trouble is not None:
        reason = Illegal(room.trouble.code, **room.trouble.params)
        why: str = entry.room("words").refusal(scribe, None, reason)
        return first_that_fits((scribe.text("room-waits-options", reason=why), why), scribe.limit)
    return scribe.text("room-waits-start", **host)


def missed(scribe: Scribe, count: int, *, complete: bool = True) -> str:
    """How many moves were made while the listener was away; ``complete`` false: the table does not remember
    all that happened."""
    return scribe.text("room-missed" if complete else "room-missed-part", count=count)
