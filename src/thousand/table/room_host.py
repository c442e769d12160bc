"""What the host arranges: bots, game, options, who may come."""

from __future__ import annotations

from thousand.game import Illegal
from thousand.games import load
from thousand.games.options import SHOWN
from thousand.table import room_orders as do
from thousand.table.room import Place, drafted
from thousand.table.room_doing import Doing
from thousand.table.room_events import (
    BotCame,
    BotWent,
    GameChosen,
    HostNow,
    OptionsChosen,
    PauseSet,
    PrivacySet,
    Swapped,
)
from thousand.table.room_match import clear_seats, usual_level
from thousand.table.room_match_events import Abandoned, CalledOff


def hand_over(doing: Doing, command: do.HandOver) -> None:
    """Make somebody else the host."""
    doing.need_host()
    person = doing.room.person(command.name)
    if command.name == doing.who:
        raise Illegal("not-yourself")
    if person is None or not person.here:
        raise Illegal("not-at-table", name=command.name)
    doing.change(host=command.name)
    doing.tell(HostNow(command.name))


def set_private(doing: Doing, command: do.SetPrivate) -> None:
    """Only who is invited may come, or anybody."""
    doing.need_host()
    doing.change(private=command.on)
    doing.tell(PrivacySet(command.on))


def add_bot(doing: Doing, command: do.AddBot) -> None:
    """A bot more, where there is a place."""
    doing.need_host()
    doing.need_idle()
    room, entry = doing.room, doing.room.entry
    if entry is None:
        raise Illegal("no-game")
    level = command.level or usual_level(room)
    if level not in entry.bots:
        raise Illegal("no-bot", level=level[:SHOWN])
    if len(room.places) >= entry.seats[-1]:
        raise Illegal("table-full", limit=len(room.places))
    name = doing.free_name()
    doing.change(places=(*room.places, Place(name, bot=level)))
    doing.tell(BotCame(len(room.places), name, level))


def remove_bot(doing: Doing, command: do.RemoveBot) -> None:
    """A bot less."""
    doing.need_host()
    doing.need_idle()
    places = doing.room.places
    bots = [seat for seat, place in enumerate(places) if place.who is None]
    if not bots or command.seat not in (None, *bots):
        raise Illegal("no-bot-there")
    seat = bots[-1] if command.seat is None else command.seat
    doing.change(places=places[:seat] + places[seat + 1 :])
    doing.tell(BotWent(seat, places[seat].name))


def swap(doing: Doing, command: do.Swap) -> None:
    """Two seats change places."""
    doing.need_host()
    doing.need_idle()
    places = list(doing.room.places)
    one, other = command.seat, command.other
    if one == other or not all(seat in range(len(places)) for seat in (one, other)):
        raise Illegal("no-such-seat", high=len(places))
    places[one], places[other] = places[other], places[one]
    doing.change(places=tuple(places))
    doing.tell(Swapped(one, other))


def choose_game(doing: Doing, command: do.ChooseGame) -> None:
    """Play another game, or none. Who has no seat in it watches; bots play on its usual level."""
    doing.need_host()
    doing.need_idle()
    if command.game is None:
        persons = tuple(place for place in doing.room.places if place.who is not None)
        doing.change(game=None, rules="", wishes={}, places=persons)
    else:
        entry = load(command.game)
        places = tuple(
            place
            if place.bot is None or place.bot in entry.bots
            else Place(place.name, bot=next(iter(entry.bots)))
            for place in doing.room.places
        )
        doing.change(
            game=command.game,
            rules=next(iter(entry.presets)),
            wishes={},
            places=places[: entry.seats[-1]],
        )
    doing.tell(GameChosen(command.game))


def choose(doing: Doing, command: do.Choose) -> None:
    """Take a rule set, and set options beside it."""
    doing.need_host()
    doing.need_idle()
    room, entry = doing.room, doing.room.entry
    if entry is None:
        raise Illegal("no-game")
    rules = room.rules if command.rules is None else command.rules
    wishes = dict(room.wishes if command.rules is None else {})
    draft = drafted(entry, len(room.places), rules, wishes)
    for name, value in command.options.items():
        draft.put(name, value)  # only to hear whether it can be had
        wishes[name] = value
    if command.rules is None and not command.options:
        raise Illegal("already-so")
    doing.change(rules=rules, wishes=wishes)
    doing.tell(OptionsChosen(command.rules, dict(command.options)))


def set_pause(doing: Doing, command: do.SetPause) -> None:
    """How long a dirty trick is waited for (spec 12)."""
    doing.need_host()
    doing.need_idle()
    doing.change(coup_pause=command.seconds)
    doing.tell(PauseSet(command.seconds))


def abandon(doing: Doing, command: do.Abandon) -> None:
    """End the match, or its preparation, without a result."""
    del command
    doing.need_host()
    if doing.room.shuffle is not None:
        doing.change(shuffle=None)
        doing.tell(CalledOff())
        return
    if doing.room.match is None:
        raise Illegal("no-match")
    doing.change(table=None, pause=None)
    doing.tell(Abandoned(doing.who))
    clear_seats(doing)
