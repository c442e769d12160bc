"""A room's matches: how one begins with a fair deal, its moves and pauses, and its end."""

from __future__ import annotations

import msgspec

from thousand.deal import SEED_BYTES, Shared, seal
from thousand.game import Illegal, Seat
from thousand.games.landmarks import HandOver
from thousand.table import room_orders as do
from thousand.table.record import Chair, deal_of
from thousand.table.room import Room, Shuffle, placed
from thousand.table.room_doing import Doing
from thousand.table.room_events import BotNamed, Stood, StoodIn
from thousand.table.room_match_events import (
    Began,
    CalledOff,
    Committed,
    Declined,
    MatchOver,
    Paused,
    PauseEnded,
    Played,
    Proof,
    Sealed,
    SealGiven,
    Starting,
    WordsTold,
)
from thousand.table.room_turns import bot_with_chance, open_chances, pause_after
from thousand.table.table import Command, Done, Refused, Table, decline, open_table, submit


def usual_level(room: Room) -> str:
    """The level of a bot of which nobody says more."""
    assert room.entry is not None, "bots play where a game was chosen"
    return next(iter(room.entry.bots))


def start(doing: Doing, command: do.Start) -> None:
    """Get a match ready: the server gives a secret seed next, and the persons add to it."""
    del command
    doing.need_host()
    doing.need_idle()
    room, entry = doing.room, doing.room.entry
    draft = room.draft()
    if entry is None or draft is None:
        raise Illegal("no-game")
    if len(room.places) not in entry.seats:
        low, high = entry.seats[0], entry.seats[-1]
        raise Illegal("seats-range", low=low, high=high, seats=len(room.places))
    if all(place.who is None for place in room.places):
        raise Illegal("nobody-plays")
    reason = draft.why_not()
    if reason is not None:
        raise reason
    here = {person.name for person in room.people if person.here}
    doing.change(shuffle=Shuffle(tuple(place.who for place in room.places if place.who in here)))
    doing.tell(Starting(doing.who))


def commit(doing: Doing, command: do.Commit) -> None:
    """The server has a secret, and commits to it before anybody adds words."""
    shuffle = doing.room.shuffle
    if shuffle is None or shuffle.master:
        raise Illegal("no-match")
    if len(bytes.fromhex(command.master)) != SEED_BYTES:
        raise Illegal("bad-seed")
    doing.change(shuffle=msgspec.structs.replace(shuffle, master=command.master))
    doing.tell(Committed(Shared(bytes.fromhex(command.master), ()).link(0).hex(), shuffle.by))
    if not shuffle.by:
        _open(doing)


def seal_words(doing: Doing, command: do.Seal) -> None:
    """A person's words are fixed, and nobody's secret yet."""
    shuffle = _shuffling(doing)
    if shuffle.sealed or doing.who in shuffle.seals:
        raise Illegal("already-sealed")
    seals = {**shuffle.seals, doing.who: command.seal}
    doing.change(shuffle=msgspec.structs.replace(shuffle, seals=seals))
    doing.tell(SealGiven(doing.who, command.seal))
    if len(seals) == len(shuffle.by):
        _all_sealed(doing)


def _all_sealed(doing: Doing) -> None:
    shuffle = doing.room.shuffle
    assert shuffle is not None
    doing.change(shuffle=msgspec.structs.replace(shuffle, sealed=True))
    doing.tell(Sealed(dict(shuffle.seals)))
    if not shuffle.seals:
        _open(doing)


def reveal(doing: Doing, command: do.Reveal) -> None:
    """A person's words are told; with the last ones the match begins."""
    shuffle = _shuffling(doing)
    if not shuffle.sealed or doing.who not in shuffle.seals:
        raise Illegal("not-sealed")
    if doing.who in shuffle.words:
        raise Illegal("already-so")
    if seal(bytes.fromhex(command.words)) != shuffle.seals[doing.who]:
        raise Illegal("wrong-words")
    words = {**shuffle.words, doing.who: command.words}
    doing.change(shuffle=msgspec.structs.replace(shuffle, words=words))
    doing.tell(WordsTold(doing.who, command.words))
    if len(words) == len(shuffle.seals):
        _open(doing)


def _shuffling(doing: Doing) -> Shuffle:
    """What leads to the match, for one who has a part in it."""
    shuffle = doing.room.shuffle
    if shuffle is None or not shuffle.master or doing.who not in shuffle.by:
        raise Illegal("nothing-to-seal")
    return shuffle


def hurry(doing: Doing, command: do.Hurry) -> None:
    """Go on without those who have not sealed; without the words of one who has, nothing is fair."""
    del command
    shuffle = doing.room.shuffle
    if shuffle is None or not shuffle.master:
        raise Illegal("no-match")
    if not shuffle.sealed:
        _all_sealed(doing)
        return
    doing.change(shuffle=None)
    doing.tell(CalledOff(tuple(name for name in shuffle.seals if name not in shuffle.words)))


def _open(doing: Doing) -> None:
    """The match begins; who is not there has a bot stand in."""
    room, shuffle, draft = doing.room, doing.room.shuffle, doing.room.draft()
    assert shuffle is not None
    assert draft is not None
    told = [shuffle.words[name] for name in room.owners if name is not None and name in shuffle.words]
    deal = Shared(bytes.fromhex(shuffle.master), tuple(map(bytes.fromhex, told)))
    chairs = tuple(Chair(place.name, place.bot) for place in room.places)
    table, events = open_table(draft.entry.name, draft.rules(), chairs, deal)
    doing.change(table=table, shuffle=None, matches=room.matches + 1)
    names, bots = tuple(chair.name for chair in chairs), tuple(chair.bot for chair in chairs)
    doing.tell(Began(doing.room.matches, draft.entry.name, names, bots, tuple(told)))
    doing.tell(Played(draft.entry.name, events, room.owners))
    for seat, place in enumerate(room.places):
        person = None if place.who is None else room.person(place.who)
        if person is not None and not person.here:
            level = usual_level(room)
            doing.place(seat, placed(place, bot=level))
            doing.tell(StoodIn(person.name, seat, level, kept=True))


def move(doing: Doing, command: do.Move) -> None:
    """A person's move."""
    seat = _playing_seat(doing)
    pause = doing.room.pause
    if (pause is not None and seat in pause.held) or bot_with_chance(doing.room) is not None:
        raise Illegal("held-back")
    _make(doing, seat, command.move)


def bot_move(doing: Doing, command: do.BotMove) -> None:
    """A bot's move, or a chance that it lets go by."""
    match, seat = doing.room.match, command.seat
    if match is None or doing.room.places[seat].bot is None:
        raise Illegal("no-bot-there")
    if command.move is not None:
        _make(doing, seat, command.move)
        return
    if seat not in open_chances(match):
        raise Illegal("nothing-to-let-go")
    doing.change(table=decline(match, seat))
    doing.tell(Declined(doing.room.places[seat].name))


def _playing_seat(doing: Doing) -> Seat:
    """The doer's seat in the match under way."""
    if doing.room.match is None:
        raise Illegal("no-match")
    seat = doing.room.seat_of(doing.who)
    if seat is None:
        raise Illegal("not-seated")
    return seat


def _make(doing: Doing, seat: Seat, notation: str) -> None:
    """A move in the match, and all that follows from it."""
    match = doing.room.match
    assert match is not None
    made = Command(str(match.seq), seat, match.seq, match.entry.game.parse(notation))
    after, answer = submit(match, made)
    if not isinstance(answer, Done):
        raise answer.reason if isinstance(answer, Refused) else Illegal("stale")
    _end_pause(doing)
    doing.change(table=after)
    doing.tell(Played(match.header.game, answer.events, doing.room.owners))
    _prove(doing, after, answer.events)
    if after.is_over:
        doing.tell(MatchOver(doing.room.matches))
        clear_seats(doing)
        return
    pause = pause_after(match, after, doing.room.places, doing.room.coup_pause)
    if pause is not None:
        doing.tell(Paused(pause.held, pause.asked, pause.seconds))
        doing.change(pause=msgspec.structs.replace(pause, since=doing.room.seq))


def _prove(doing: Doing, table: Table, events: tuple[object, ...]) -> None:
    """Publish the chain's link of each hand that has ended."""
    for event in events:
        over = table.entry.landmark(event)
        if isinstance(over, HandOver):
            deal = deal_of(table.header)
            assert isinstance(deal, Shared)
            doing.tell(Proof(over.number, deal.link(over.number).hex()))


def clear_seats(doing: Doing) -> None:
    """After a match: those who have gone, or lost their seats, sit there no more; a bot whose name somebody
    bears who came meanwhile has another."""
    room = doing.room
    here = {person.name for person in room.people if person.here}
    for seat in reversed(range(len(room.places))):
        place = room.places[seat]
        if place.vacated or (place.who is not None and place.bot is not None and place.who not in here):
            places = doing.room.places
            doing.change(places=places[:seat] + places[seat + 1 :])
            doing.tell(Stood(place.name, seat, cleared=True))
    for person in room.people:
        renamed = doing.rename_bot(person.name)
        if renamed is not None:
            doing.tell(BotNamed(renamed[0], person.name, renamed[1]))


def let_go(doing: Doing, command: do.LetGo) -> None:
    """A person lets a chance out of turn go by, held or not."""
    del command
    seat = _playing_seat(doing)
    match, pause = doing.room.match, doing.room.pause
    assert match is not None
    if seat not in open_chances(match) and (pause is None or seat not in pause.asked):
        raise Illegal("nothing-to-let-go")
    doing.change(table=decline(match, seat))
    doing.tell(Declined(doing.who))
    end_asking(doing, seat)


def end_asking(doing: Doing, seat: Seat) -> None:
    """Wait for this seat's answer no more; the pause ends where nobody else is waited for."""
    pause = doing.room.pause
    if pause is None or seat not in pause.asked:
        return
    asked = tuple(other for other in pause.asked if other != seat)
    if asked:
        doing.change(pause=msgspec.structs.replace(pause, asked=asked))
    else:
        _end_pause(doing)


def end_pause(doing: Doing, command: do.EndPause) -> None:
    """The time for an answer is over; whoever is next may act, and a chance lasts
    as long as the game's window is open."""
    pause, match = doing.room.pause, doing.room.match
    if pause is None or match is None or pause.since != command.since:
        raise Illegal("no-pause")
    _end_pause(doing)


def _end_pause(doing: Doing) -> None:
    if doing.room.pause is not None:
        doing.change(pause=None)
        doing.tell(PauseEnded())
