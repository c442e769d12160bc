"""How far somebody has heard the story of their table, when what was written may never have arrived."""

from __future__ import annotations

import socket
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec import Raw
from servers import run, running
from ssh_people import PASSWORD, at_terminal, door_of, echo
from test_ssh_door import ola, until

from thousand.doors import ssh_marks
from thousand.doors.ssh_marks import MarkedLine, Marks, all_acknowledged
from thousand.net import wire
from thousand.table.room import open_room
from thousand.table.room_events import Lost, Regained
from thousand.table.room_sight import look


class Line:
    """A line that keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[Any] = []
        self.closed = False

    def send(self, message: wire.FromClient) -> None:
        self.sent.append(message)

    def close(self) -> None:
        self.closed = True


def happened(seq: int) -> wire.Happened:
    return wire.Happened(seq, Lost("Jan"))


def entered(room: str = "abc") -> wire.Entered:
    return wire.Entered("1", look(open_room(room, "Ola", None, private=False), "Ola"), Raw(b"null"), (), True)


class Visitor:
    """Somebody at a terminal which ``hears`` what is written, or does not."""

    def __init__(self, marks: Marks, name: str = "Ola", *, guest: bool = False) -> None:
        self.hears = True
        self.line = Line()
        self.marked = MarkedLine(marks, lambda: self.hears)
        self.marked.begin(self.line)
        self.marked.hears(wire.In("", name, guest, "t", None, ()))

    def tell(self, *messages: wire.FromServer) -> None:
        for message in messages:
            self.marked.hears(message)

    def since(self, room: str = "abc") -> int | None:
        """From where they go back to a room."""
        self.marked.send(wire.Enter("1", room))
        since: int | None = self.line.sent[-1].since
        return since


def test_what_has_arrived_is_not_told_again_and_what_has_not_is() -> None:
    marks = Marks()
    first = Visitor(marks)
    assert first.since() is None
    first.tell(entered(), happened(3), happened(4))
    first.marked.look()
    first.hears = False
    first.tell(happened(5), happened(6))
    first.marked.look()
    assert Visitor(marks).since() == 4
    first.hears = True
    first.marked.look()
    assert Visitor(marks).since() == 6
    assert Visitor(marks).since("other") is None
    assert Visitor(marks, "Jan").since() is None


def test_what_is_told_has_not_arrived_before_it_is_told() -> None:
    """All arrived that was told before: that is no proof for the message which is on its way."""
    marks = Marks()
    first = Visitor(marks)
    first.tell(entered(), happened(3), happened(4))
    assert Visitor(marks).since() == 3


def test_who_leaves_the_table_has_no_mark_any_more() -> None:
    marks = Marks()
    first = Visitor(marks)
    first.tell(entered(), happened(3))
    first.marked.look()
    first.tell(wire.Away("abc", "left"), wire.Pong("1"))
    first.marked.look()
    assert Visitor(marks).since() is None


def test_of_a_guest_nothing_is_kept() -> None:
    """Their name may be another one's next."""
    marks = Marks()
    first = Visitor(marks, guest=True)
    first.tell(entered(), happened(3))
    first.marked.look()
    assert Visitor(marks).since() is None
    marks.put("Ola", "abc", 9)
    assert Visitor(marks, guest=True).since() is None


def test_a_client_that_knows_better_is_believed_and_all_else_is_passed_on() -> None:
    marks = Marks()
    marks.put("Ola", "abc", 9)
    visitor = Visitor(marks)
    visitor.marked.send(wire.Enter("1", "abc", 4))
    visitor.marked.send(wire.Ping("2"))
    visitor.marked.close()
    assert visitor.line.sent == [wire.Enter("1", "abc", 4), wire.Ping("2")]
    assert visitor.line.closed


def test_marks_do_not_grow_without_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ssh_marks, "REMEMBERED", 2)
    marks = Marks()
    for name in ("Ola", "Jan", "Ola", "Ewa"):
        marks.put(name, "abc", 1)
    assert [marks.since(name, "abc") for name in ("Ola", "Jan", "Ewa")] == [1, None, 1]


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells what was acknowledged")
def test_the_system_tells_what_has_reached_the_other_end() -> None:
    here, there = socket.socketpair()
    with here, there:
        assert all_acknowledged(here)
        here.send(b"x")
        assert not all_acknowledged(here)
        there.recv(1)
        assert all_acknowledged(here)
    assert not all_acknowledged(here), "of a closed one nothing is known"
    assert not all_acknowledged(None)


def test_who_comes_back_by_ssh_hears_what_they_missed(tmp_path: Path) -> None:
    """The same over a real connection: each event reaches the terminal once."""

    async def test() -> None:
        heard: list[list[Any]] = []

        async def note(terminal: Any, environ: Any, line: Any, caller: Any, memory: Any) -> None:
            mine: list[Any] = []
            heard.append(mine)

            def make(hear: Any) -> Any:
                def listen(message: wire.FromServer) -> None:
                    mine.append(message)
                    hear(message)
                    if isinstance(message, wire.In) and message.room is not None:
                        ours.send(wire.Enter("9", message.room))
                    elif isinstance(message, wire.In):
                        ours.send(wire.Open("9", None))

                ours = line(listen)
                return ours

            await echo(terminal, environ, make, caller, memory)

        async with running(tmp_path) as server, door_of(server, play=note) as door:
            await ola(server)
            async with at_terminal(door.port, "ola", password=PASSWORD) as first:
                await first.until("heard Entered")
                await until(lambda: door._marks.since("Ola", heard[0][-1].room.id) is not None)
                first.connection.abort()
            await until(lambda: not door._visits)
            async with at_terminal(door.port, "ola", password=PASSWORD) as second:
                await second.until("heard Entered")
            back = next(message for message in heard[1] if isinstance(message, wire.Entered))
            assert [type(one.event) for one in back.missed] == [Lost, Regained]
            assert back.complete

    run(test())
