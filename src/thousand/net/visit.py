"""A person's visit to a server, over whatever line: what was asked, what is known, where one is.

No clock and no sockets: a :class:`Line` carries the messages, a :class:`Host` hears what came of them. The
line may be cut and joined again; then the person comes in by the token of the first time, goes back to the
table, hears exactly what was missed, and what was not answered is asked again.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from secrets import token_hex
from typing import Any, Final, TypeAlias

import msgspec

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.codec import own_events, read_view
from thousand.net.fairness import Fairness
from thousand.net.line import Cut, Failed, FromLine, Host, Line
from thousand.table import room_orders as do
from thousand.table.room_events import AnyRoomEvent
from thousand.table.room_sight import RoomView

CLIENT: Final = "thousand"
"""What this client calls itself."""

CUT: Final = "line-cut"
"""The code of a question that was not answered before the line broke."""

Answer: TypeAlias = wire.FromServer
OnAnswer: TypeAlias = Callable[[Answer], None]


class _Asked(msgspec.Struct, frozen=True):
    message: wire.FromClient
    answered: OnAnswer


class Visit:
    """``name`` is empty before the person is in; ``room`` is the table where they are; ``view`` the match
    under way there, or the last one; ``seq`` the number of the last event heard there.

    ``token`` lets in again, at first by that of an earlier visit, where there is one. :meth:`begin` before
    anything else. ``expected``: the server lets the person in by itself.
    """

    def __init__(self, host: Host, *, token: str = "", expected: bool = False) -> None:
        self._host = host
        self._expected = expected
        self._up = False
        self._asked: dict[str, _Asked] = {}
        self._ids = (f"{token_hex(4)}-{number}" for number in count(1))
        self._fairness = Fairness()
        self.token = token
        self._returning = ""
        self.welcome: wire.Welcome | None = None
        self.name = ""
        self.guest = False
        self.room: RoomView | None = None
        self.view: Any = None
        self.seq = 0

    # The line

    def begin(self, line: Line) -> None:
        """Send by this line from now on."""
        self._line = line

    @property
    def connected(self) -> bool:
        """Whether the line is whole, and (coming back) the person is in and at the table again."""
        return self._up and not self._returning

    def _cut(self) -> None:
        """Commands to the table wait; other questions are answered with the code :data:`CUT`."""
        was_up, self._up = self._up, False
        if self.name:
            self._returning = self.room.id if self.room is not None else "-"
        for id, asked in tuple(self._asked.items()):
            if not isinstance(asked.message, wire.Do):
                self._answer(id, wire.Refused(id, CUT))
        if was_up:
            self._host.cut()

    # Asking

    def ask(self, make: Callable[[str], wire.FromClient], answered: OnAnswer) -> None:
        """Ask for something: ``make`` gives the message with an id."""
        id = next(self._ids)
        message = make(id)
        self._asked[id] = _Asked(message, answered)
        if self._up and (self.connected or not isinstance(message, wire.Do)):
            self._line.send(message)
        elif not isinstance(message, wire.Do):
            self._answer(id, wire.Refused(id, CUT))

    def do(self, command: do.PersonCommand, answered: OnAnswer = lambda answer: None) -> None:
        """Give a command to the table: once, however often the line breaks."""
        at = self.seq
        self.ask(lambda id: wire.Do(id, at, command), answered)

    def _answer(self, id: str, answer: Answer) -> None:
        asked = self._asked.pop(id, None)
        if asked is not None:
            asked.answered(answer)

    # Hearing

    def take(self, message: FromLine) -> None:
        """Take what the line brings."""
        match message:
            case Cut():
                self._cut()
            case Failed(reason):
                self._host.failed(reason)
            case wire.Welcome():
                self._welcomed(message)
            case wire.In():
                self._came_in(message)
            case wire.Entered() if self.name:
                self._entered(message)
            case wire.Happened(seq, event, room, view) if self.room is not None:
                if room is not msgspec.UNSET:
                    self.room = room
                if view is not msgspec.UNSET:
                    self._look(view)
                self.seq = seq
                self._hear(own_events(event), tell=True)
            case wire.Away(room, why) if self.room is not None and self.room.id == room:
                self._leave(room)
                self._host.went_away(why)
            case wire.Changed(id, token):
                self.token = token
                self._answer(id, message)
            case wire.Invitation(by, table):
                self._host.invited(by, table)
            case wire.FriendCame(name):
                self._host.friend_came(name)
            case wire.Bye(code):
                self._host.hung_up(code)
            case wire.Entered() | wire.Happened() | wire.Away():
                pass  # of a table that is left already
            case _:
                self._answer(message.id, message)

    def _welcomed(self, message: wire.Welcome) -> None:
        self.welcome, self._up = message, True
        self._line.send(wire.Hello(wire.VERSION, CLIENT))
        if message.version != wire.VERSION:
            self._host.hung_up("version")
        elif self.token:
            token = self.token
            self.ask(lambda id: wire.Resume(id, token), self._not_in_again)
        elif not self._expected:
            self._host.welcomed()

    def _not_in_again(self, answer: Answer) -> None:
        """The token of the last time may be refused; ``In`` itself is taken by :meth:`take`."""
        if not isinstance(answer, wire.Refused) or answer.code == CUT:
            return
        if answer.code == "token-unknown":
            self.forget()
            self._host.welcomed()
        else:  # The server has no time or no room just now: the seat may still be there a little later.
            self._line.call_again()

    def start_over(self) -> None:
        """Be nobody here any more, and be asked again who one is."""
        self.forget()
        self._line.call_again()

    def forget(self) -> None:
        """The person is nobody any more at this server."""
        if self.room is not None:
            self._leave(self.room.id)
        self.token = self._returning = self.name = ""

    def _came_in(self, message: wire.In) -> None:
        self.name, self.guest, self.token = message.name, message.guest, message.token
        back = self._returning
        self._asked.pop(message.id, None)
        if back and message.room != back and self._is_leaving():
            self._leave(back)
            self._host.went_away("left")
            back = ""
        if back and back in (message.room, *message.kept):
            since = self.seq
            self.ask(lambda id: wire.Enter(id, back, since), partial(self._not_there_again, message))
            return
        self._returning = ""
        if back and self.room is not None:
            self._leave(self.room.id)
            self._host.went_away("gone")
        self._host.came_in(message)

    def _is_leaving(self) -> bool:
        """Whether the person left the table when the line was cut, and it may have heard of it."""
        waiting = (asked.message for asked in self._asked.values())
        return any(isinstance(one, wire.Do) and isinstance(one.do, do.Leave) for one in waiting)

    def _not_there_again(self, came_in: wire.In, answer: Answer) -> None:
        if not isinstance(answer, wire.Refused) or answer.code == CUT:
            return
        if answer.code == "too-fast":
            self._line.call_again()
            return
        if self.room is not None:
            self._leave(self.room.id)
        self._host.went_away("gone")
        self._host.came_in(came_in)

    def _entered(self, message: wire.Entered) -> None:
        again = bool(self._returning)
        self._returning = ""
        self.room, self.seq = message.room, message.room.seq
        whole = again and message.complete
        self._fairness.enter(self.room.id, self.room.matches, whole=whole)
        self._look(message.view)
        self._asked.pop(message.id, None)
        if again:
            for asked in tuple(self._asked.values()):
                self._line.send(asked.message)
        events = tuple(own_events(one.event) for one in message.missed)
        for event in events:
            self._hear(event, tell=False)
        self._host.entered(events, complete=message.complete)

    def _hear(self, event: AnyRoomEvent, *, tell: bool) -> None:
        try:
            command = self._fairness.hear(event, self.name, missed=not tell)
        except Illegal as reason:
            self._host.distrusts(reason)
        else:
            if command is not None:
                self.do(command)
        if tell:
            self._host.happened(event)

    def _look(self, view: msgspec.Raw) -> None:
        game = self.room.match if self.room is not None else None
        self.view = None if game is None else read_view(game, view)

    def _leave(self, room: str) -> None:
        if self.room is not None and self.room.id == room:
            self.room, self.view, self.seq = None, None, 0
        self._returning = ""
        # Nobody waits for the answers of a table that is left: why it was left is told.
        self._asked = {id: it for id, it in self._asked.items() if not isinstance(it.message, wire.Do)}
