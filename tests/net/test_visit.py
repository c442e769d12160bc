"""A visit over a line that breaks: what is asked again, what is not, and who hears what."""

from __future__ import annotations

from typing import Any

import msgspec

from thousand.game import Illegal
from thousand.net import wire
from thousand.net.line import Cut, Failed
from thousand.net.visit import CUT, Visit
from thousand.table import room_orders as do
from thousand.table.room import open_room
from thousand.table.room_events import Said
from thousand.table.room_sight import look

WELCOME = wire.Welcome(wire.VERSION, True, False, ("miles",))


class Line:
    """Keeps what is sent."""

    def __init__(self) -> None:
        self.sent: list[wire.FromClient] = []
        self.called_again = 0

    def send(self, message: wire.FromClient) -> None:
        self.sent.append(message)

    def call_again(self) -> None:
        self.called_again += 1

    def close(self) -> None:
        pass

    def take(self, kind: type) -> Any:
        """What was sent of this kind since the last look."""
        found = [one for one in self.sent if isinstance(one, kind)]
        self.sent = [one for one in self.sent if not isinstance(one, kind)]
        return found


class Told:
    """A host that keeps what it is told."""

    def __init__(self) -> None:
        self.heard: list[tuple[Any, ...]] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **more: self.heard.append((name, *args, *more.values()))

    def names(self) -> list[str]:
        heard, self.heard = self.heard, []
        return [one[0] for one in heard]


def visiting(*, at_table: bool = True) -> tuple[Visit, Line, Told]:
    """Ola, who is in, and at a table whose host she is."""
    told, line = Told(), Line()
    visit = Visit(told)
    visit.begin(line)
    visit.take(WELCOME)
    visit.take(wire.In("", "Ola", True, "token", None, ()))
    if at_table:
        visit.take(entered("", 3))
    told.heard.clear()
    line.sent.clear()
    return visit, line, told


def entered(id: str, seq: int, missed: tuple[wire.Missed, ...] = ()) -> wire.Entered:
    room = open_room("abc", "Ola", "miles", False)
    view = msgspec.structs.replace(look(room, "Ola"), seq=seq)
    return wire.Entered(id, view, msgspec.Raw(b"null"), missed, True)


def test_the_first_answer_is_hello_then_the_person_is_asked_who_they_are() -> None:
    told, line = Told(), Line()
    visit = Visit(told)
    visit.begin(line)
    visit.take(WELCOME)
    assert line.take(wire.Hello) == [wire.Hello(wire.VERSION, "thousand")]
    assert told.names() == ["welcomed"]


def test_who_is_expected_is_not_asked() -> None:
    told = Told()
    visit = Visit(told, expected=True)
    visit.begin(Line())
    visit.take(WELCOME)
    visit.take(wire.In("", "Ola", False, "token", None, ()))
    assert told.names() == ["came_in"]


def test_a_token_of_the_last_time_lets_in_and_a_stale_one_leads_to_the_question() -> None:
    told, line = Told(), Line()
    visit = Visit(told, token="last")
    visit.begin(line)
    visit.take(WELCOME)
    (resume,) = line.take(wire.Resume)
    assert (resume.token, told.names()) == ("last", [])
    visit.take(wire.Refused(resume.id, "token-unknown"))
    assert told.names() == ["welcomed"]
    assert visit.token == ""


def test_a_command_that_was_not_answered_is_sent_again_as_it_was() -> None:
    visit, line, told = visiting()
    answers: list[Any] = []
    visit.do(do.Say("hello"), answers.append)
    (first,) = line.take(wire.Do)
    assert first.at == 3
    visit.take(Cut())
    assert (told.names(), visit.connected, answers) == (["cut"], False, [])
    visit.do(do.Say("later"), answers.append)
    assert line.take(wire.Do) == [], "there is no line"
    visit.take(WELCOME)
    (resume,) = line.take(wire.Resume)
    visit.take(wire.In(resume.id, "Ola", True, "token", "abc", ()))
    (enter,) = line.take(wire.Enter)
    assert (enter.room, enter.since) == ("abc", 3)
    visit.take(entered(enter.id, 5, (wire.Missed(5, Said("Jan", "hi")),)))
    again = line.take(wire.Do)
    assert again[0] == first
    assert [one.do for one in again] == [do.Say("hello"), do.Say("later")]
    assert told.heard == [("entered", (Said("Jan", "hi"),), True)]
    visit.take(wire.Done(first.id, 5, again=True))
    assert len(answers) == 1


def test_other_questions_are_answered_when_the_line_is_cut() -> None:
    visit, line, _ = visiting()
    answers: list[Any] = []
    visit.ask(wire.LookAround, answers.append)
    visit.take(Cut())
    visit.ask(wire.LookAround, answers.append)
    assert [one.code for one in answers] == [CUT, CUT]
    assert len(line.take(wire.LookAround)) == 1


def test_a_table_that_is_no_more_is_told_and_its_commands_are_forgotten() -> None:
    visit, line, told = visiting()
    answers: list[Any] = []
    visit.do(do.Say("hello"), answers.append)
    line.take(wire.Do)
    visit.take(Cut())
    visit.take(WELCOME)
    (resume,) = line.take(wire.Resume)
    visit.take(wire.In(resume.id, "Ola", True, "token", None, ()))
    assert told.names() == ["cut", "went_away", "came_in"]
    assert answers == [], "why it was left is told; nobody waits for the answers of a table that is no more"
    visit.take(Cut())
    visit.take(WELCOME)
    visit.take(wire.In("", "Ola", True, "token", None, ()))
    assert line.take(wire.Do) == [], "nor are they ever sent to another"
    assert visit.room is None
    assert visit.connected


def test_a_seat_that_a_bot_holds_is_gone_back_to() -> None:
    visit, line, _ = visiting()
    visit.take(Cut())
    visit.take(WELCOME)
    (resume,) = line.take(wire.Resume)
    visit.take(wire.In(resume.id, "Ola", True, "token", None, ("abc",)))
    (enter,) = line.take(wire.Enter)
    assert enter.room == "abc"


def test_a_line_that_breaks_while_it_comes_back_is_told_once() -> None:
    visit, _, told = visiting(at_table=False)
    visit.take(Cut())
    visit.take(Cut())
    assert told.names() == ["cut"]


def test_another_version_is_a_goodbye() -> None:
    told = Told()
    visit = Visit(told)
    visit.begin(Line())
    visit.take(wire.Welcome(wire.VERSION + 1, True, False, ()))
    assert told.heard == [("hung_up", "version")]


def test_what_the_line_says_of_itself_is_passed_on() -> None:
    visit, _, told = visiting()
    visit.take(Failed(Illegal("join-no-server", server="x")))
    visit.take(wire.Bye("stopping"))
    assert told.names() == ["failed", "hung_up"]


def test_a_server_that_has_no_time_is_called_again_by_the_same_token() -> None:
    visit, line, told = visiting()
    visit.take(Cut())
    visit.take(WELCOME)
    (resume,) = line.take(wire.Resume)
    visit.take(wire.Refused(resume.id, "too-fast"))
    assert (line.called_again, visit.token, told.names()) == (1, "token", ["cut"])
    visit.take(Cut())
    visit.take(WELCOME)
    assert len(line.take(wire.Resume)) == 1


def test_who_left_when_the_line_was_cut_does_not_go_back() -> None:
    visit, line, told = visiting()
    visit.do(do.Leave())
    visit.take(Cut())
    visit.take(WELCOME)
    (resume,) = line.take(wire.Resume)
    visit.take(wire.In(resume.id, "Ola", True, "token", None, ("abc",)))
    assert line.take(wire.Enter) == []
    assert told.heard[1] == ("went_away", "left")
    assert told.names() == ["cut", "went_away", "came_in"]


def test_a_seat_that_cannot_be_gone_back_to_is_told_and_the_person_is_in_all_the_same() -> None:
    visit, line, told = visiting()
    visit.take(Cut())
    visit.take(WELCOME)
    (resume,) = line.take(wire.Resume)
    visit.take(wire.In(resume.id, "Ola", True, "token", "abc", ()))
    (enter,) = line.take(wire.Enter)
    visit.take(wire.Refused(enter.id, "banned"))
    assert told.names() == ["cut", "went_away", "came_in"]
    assert visit.connected


def test_what_belongs_to_a_table_that_is_left_is_passed_over() -> None:
    visit, _, told = visiting(at_table=False)
    visit.take(wire.Happened(4, Said("Jan", "hi")))
    visit.take(wire.Away("abc", "kicked"))
    assert told.names() == []
