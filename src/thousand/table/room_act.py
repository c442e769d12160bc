"""The only way a room changes: one command at a time, once.

An order is answered, and never carried out twice: the last ids of each person are remembered. One that
depends on what its sender could not have heard yet is refused as stale: a move made before the match went
on, a command about seats made before they changed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

import msgspec

from thousand.game import Illegal
from thousand.table import room_host, room_match, room_people
from thousand.table import room_orders as do
from thousand.table.room import KEPT_ANSWERS, Happening, Room, evolve
from thousand.table.room_doing import Doing
from thousand.table.table import Refused, Repeated

SERVER: Final = ""
"""Who gives the server's own commands: a name that no person has."""


class Acted(msgspec.Struct, frozen=True):
    """The command was carried out; ``seq`` is the number of the last of its ``happenings``, one at least."""

    seq: int
    happenings: tuple[Happening, ...]


Answer: TypeAlias = Acted | Refused | Repeated

_MOVES: Final = (do.Move, do.LetGo, do.Abandon)
_BY_SEAT: Final = (do.RemoveBot, do.Swap, do.Start)
_BY_SERVER: Final = do.ServerCommand.__args__

_DO: Final[dict[type, Callable[[Doing, Any], None]]] = {
    do.Join: room_people.join,
    do.Leave: room_people.leave,
    do.Sit: room_people.sit,
    do.Stand: room_people.stand,
    do.Say: room_people.say,
    do.Mute: room_people.mute,
    do.Invite: room_people.invite,
    do.Kick: room_people.kick,
    do.Unban: room_people.unban,
    do.Lose: room_people.lose,
    do.Regain: room_people.regain,
    do.StandIn: room_people.stand_in,
    do.Close: room_people.close,
    do.HandOver: room_host.hand_over,
    do.SetPrivate: room_host.set_private,
    do.AddBot: room_host.add_bot,
    do.RemoveBot: room_host.remove_bot,
    do.Swap: room_host.swap,
    do.ChooseGame: room_host.choose_game,
    do.Choose: room_host.choose,
    do.SetPause: room_host.set_pause,
    do.Abandon: room_host.abandon,
    do.Start: room_match.start,
    do.Commit: room_match.commit,
    do.Seal: room_match.seal_words,
    do.Reveal: room_match.reveal,
    do.Hurry: room_match.hurry,
    do.Move: room_match.move,
    do.LetGo: room_match.let_go,
    do.BotMove: room_match.bot_move,
    do.EndPause: room_match.end_pause,
}


def act(room: Room, who: str, order: do.Order) -> tuple[Room, Answer]:
    """Carry out an order of ``who`` (:data:`SERVER` for the server's), once: the room after it, the answer.

    A refused order leaves the very same room. Rules and options refuse with their own codes; see
    ``docs/protocol.md`` for those of the room.
    """
    answered = room.answered.get(who, ())
    for known, seq in answered:
        if known == order.id:
            return room, Repeated(seq)
    doing = Doing(room, who)
    try:
        _check(room, who, order)
        _DO[type(order.do)](doing, order.do)
    except Illegal as reason:
        return room, Refused(reason)
    after = doing.done()
    names = {person.name for person in after.people}
    kept = {name: ids for name, ids in room.answered.items() if name in names or name == who}
    kept[who] = (*answered[1 - KEPT_ANSWERS :], (order.id, after.seq))
    return evolve(after, answered=kept), Acted(after.seq, doing.happenings)


def _check(room: Room, who: str, order: do.Order) -> None:
    """Raise :class:`Illegal` where nobody, or not this sender, or not any more, may give the order."""
    command = order.do
    if room.closed:
        raise Illegal("closed")
    if (who == SERVER) != isinstance(command, _BY_SERVER):
        raise Illegal("not-yours")
    if who != SERVER and not isinstance(command, do.Join) and room.person(who) is None:
        raise Illegal("not-at-table", name=who)
    since = 0
    if isinstance(command, (*_MOVES, do.BotMove)):
        since = room.played_at
    elif isinstance(command, _BY_SEAT):
        since = room.arranged_at
    if not since <= order.at <= room.seq:
        raise Illegal("stale", at=order.at, seq=room.seq)
