"""A whole match by ssh: four people with real clients, one of them under a screen reader, and two bots."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from difflib import unified_diff
from pathlib import Path
from typing import Any

import pytest
from dispatcher import Dispatcher, wait_until
from heard.compare import compare, heard_words, words
from program import DOWN, ENTER, WIDE, house
from screen_reader import READERS, under
from ssh_house import DATA, SshHouse, ssh_house
from ssh_table import FIND, FIRST, Person, play
from test_ssh_house import GUEST, caller, come_as_guest, log_in, make_account, open_table

from thousand.say.scribe import Scribe
from thousand.store.served import RECORDS
from thousand.table.replay import replay, verify
from thousand.table.textlog import Record
from thousand.table.textreader import parse

pytestmark = pytest.mark.e2e

HOME = "\x1b[H"

FAST = 2000
"""Characters a second: whoever listens to the end of everything should not hold up the others for long."""

OPTIONS = (DOWN, "+", "t", "+", "+", "l", "+", "t", "+")
"""In the list of options: classic rules, three teams of two, one single round, a tie is a shared victory. So
the cards come to an end, who attacks is asked whom, and who completes a trip whether it goes on."""

BEGINNING = house("match-started-teams-one-round", teams=3, size=2)
"""The first line of the match."""


@pytest.mark.parametrize("dispatcher", [FAST], indirect=True)
def test_four_people_and_two_bots_play_a_whole_match(
    need: Callable[..., None], tmp_path: Path, dispatcher: Dispatcher
) -> None:
    """Every turn by keys, to the end. Jan's client is killed in the middle, and he comes back by a new call;
    Ewa listens with yasr, and presses a key when everything before it was said.

    The server's record of the match tells what each of them has to hear, the scores and who wins among it:
    that, and each of it once, in this order.
    """
    yasr = READERS["yasr"]
    need(yasr.program, "ssh")
    with ssh_house(tmp_path / "house", grace=600) as there, ExitStack() as visits:

        def said() -> bool:
            return len(heard_words(dispatcher.spoken())) >= len(words(there.told("ewa")))

        come = visits.enter_context
        ola, jan, adam = (Person(name, come(caller(there, name))) for name in ("ola", "jan", "adam"))
        reader = under(yasr, tmp_path, there.call("ewa"), dispatcher, columns=WIDE)
        ewa = Person("ewa", come(reader), said)
        people = (ola, jan, ewa, adam)
        gather(people, said)

        play(people, lambda: jan.cues["laid"] > 1 and jan.idle and nothing_can_happen((ola, adam)))
        jan.ask_whose_turn()
        jan.program.power_cut()
        ola.program.wait_for(house("room-lost", seated="yes", who="other", name="jan"))
        before = laid(people)
        play((ola, ewa, adam), lambda: laid(people) > before)
        again = come(caller(there, "jan"))
        log_in(again)
        jan.come_back(again)

        play(people, lambda: all(person.over for person in people))
        ewa.program.happens(said)
        assert [one for one in compare(there.told("ewa"), dispatcher.spoken()) if one.fault] == []
        record = record_of(there)
        for person in people:
            check(person, record, there.told(person.name))
    missed = house("room-missed", count=1).removeprefix("1 move ")
    assert sum(missed in line for line in jan.heard) == 1
    assert len({person.cues["waited"] for person in people}) == 1, "a pause ends once, and for everybody"


def gather(people: Sequence[Person], said: Callable[[], bool]) -> None:
    """They sit down at a table of the first one's, with two bots, and the match begins."""
    ola, jan, ewa, adam = (person.program for person in people)
    come_as_guest(ola)
    open_table(ola)
    make_account(jan)
    come_as_guest(adam)
    for key, text in (("", house("come-question")), (GUEST, "Your name"), (ENTER, house("lobby-title"))):
        ewa.press(key)
        ewa.wait_for(text)
        ewa.happens(said)
    for person in people[1:]:
        for key, text in (("1", "1 table."), (ENTER, " seated: ")):
            person.program.press(key)
            person.program.wait_for(text)
            ewa.happens(said)
        ola.wait_for(f"{person.name} comes in")
    for seat in "56":
        ola.press("b")
        ola.wait_for(f"takes seat {seat}")
    ola.press("o", "4", "7")
    ola.wait_for(house("room-pause-unlimited"))
    ola.press("o", "2", *OPTIONS, HOME, ENTER)


def nothing_can_happen(people: Sequence[Person]) -> bool:
    """Whether it is the turn of one of these, who has to act first."""
    for person in people:
        if person.to_draw:
            person.ask_whose_turn()  # the table may have told something else meanwhile
            return person.to_draw
    return False


def laid(people: Sequence[Person]) -> int:
    """How many cards they have laid or discarded."""
    return sum(person.cues["laid"] for person in people)


def record_of(there: SshHouse) -> Record:
    """The server's record of the one match, which is whole."""
    folder = there.home / DATA / RECORDS
    wait_until(lambda: list(folder.glob("*.txt")))
    (path,) = folder.glob("*.txt")
    record = parse(path.read_bytes())
    assert verify(record).over
    return record


def check(person: Person, record: Record, told: Sequence[str]) -> None:
    """What somebody has heard of the match is what they were told, and what they had to be told; and each of
    their keys has had its answer."""
    match = person.heard[person.heard.index(BEGINNING) :]
    agree(match, shown(told), f"what {person.name} was told")
    opening, *moves = to_be_told(record, person.name)
    agree(match[: len(opening)], opening, f"how it began for {person.name}")
    # Later on, who comes back hears what cards they hold: they may be the very ones that were dealt.
    known = [line for move in moves for line in move]
    rest = [line for line in match[len(opening) :] if line in known]
    agree(rest, known, f"what {person.name} had to be told")
    assert person.cues["fits"] + person.cues["none_fits"] == person.keys[FIND], person.name
    assert person.cues["unfit"] == person.keys[FIRST], person.name


def agree(heard: Sequence[str], told: Sequence[str], what: str) -> None:
    """Fail where what was heard is not what was told, with the lines around."""
    wrong = list(unified_diff(told, heard, what, "what was heard", lineterm=""))
    assert not wrong, "\n".join(wrong)


def shown(told: Sequence[str]) -> list[str]:
    """The lines of these messages on a wide terminal, from the beginning of the match."""
    lines = [line for text in told for line in text.split("\n")]
    return lines[lines.index(BEGINNING) :]


def to_be_told(record: Record, name: str) -> Iterator[list[str]]:
    """What somebody has to hear of the beginning of a match, then of each move."""
    names = [chair.name for chair in record.chairs]
    seat = names.index(name)
    bots = frozenset(seat for seat, chair in enumerate(record.chairs) if chair.bot is not None)
    game, say = record.entry.game, record.entry.room("words")
    for step in replay(record):
        view: Any = game.view(step.state, seat)
        scribe = Scribe("en").at_table(names, seat, bots, say.teams(view))
        perceived = [game.redact(event, seat) for event in step.events]
        yield [line for event in perceived if event is not None for line in say.event(scribe, event, view)]
